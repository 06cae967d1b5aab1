#include "CTerm.h"

#include <ctype.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

// The locale that the environment asks for, by the C library's order; NULL if it asks for none.
static const char *asked_for(void) {
  const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int index = 0; index < 3; index++) {
    const char *value = getenv(names[index]);
    if (value != NULL && *value != '\0') return value;
  }
  return NULL;
}

static int is_utf8(const char *codeset) {
  char plain[8] = "";
  int count = 0;
  for (; *codeset != '\0' && *codeset != '@'; codeset++) {
    if (!isalnum((unsigned char)*codeset)) continue;
    if (count == 7) return 0;
    plain[count++] = (char)tolower((unsigned char)*codeset);
  }
  return strcmp(plain, "utf8") == 0;
}

static int take(const char *name) {
  return setlocale(LC_CTYPE, name) != NULL && is_utf8(nl_langinfo(CODESET));
}

int cterm_choose_locale(void) {
  const char *name = asked_for();
  int wants_utf8 = name == NULL;
  if (setlocale(LC_CTYPE, "") != NULL) {
    if (is_utf8(nl_langinfo(CODESET))) return 1;
  } else if (name != NULL) {
    // Not installed here, so the C library cannot say its codeset: only then its name does.
    const char *dot = strchr(name, '.');
    wants_utf8 = dot != NULL && is_utf8(dot + 1);
  }
  if (wants_utf8 && (take("C.UTF-8") || take("C.utf8") || take("en_US.UTF-8"))) return 1;
  setlocale(LC_CTYPE, "C");
  return 0;
}
