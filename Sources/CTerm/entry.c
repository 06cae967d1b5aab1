#include "CTerm.h"
#include "internal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <string.h>
#include <term.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char own_256[] = {
#embed "../../Assets/terminfo/slayer-256.b64"
    , '\0'};
static const char own_24bit[] = {
#embed "../../Assets/terminfo/slayer-24bit.b64"
    , '\0'};

const char *cterm_own_entry(const char *name) {
  if (strcmp(name, CTERM_OWN_256) == 0) return own_256;
  if (strcmp(name, CTERM_OWN_24BIT) == 0) return own_24bit;
  return NULL;
}

cterm_entry cterm_look_up(const char *name) {
  cterm_entry found = {0, 0, 0};
  int problem = 0;
  if (setupterm(name, 1, &problem) != OK) return found;
  int colours = tigetnum("colors");
  const char *place = tigetstr("cup");
  found.is_known = 1;
  found.colours = colours > 0 ? colours : 0;
  found.can_place = place != NULL && place != (const char *)-1;
  del_curterm(cur_term);
  return found;
}

const char *cterm_library(void) { return curses_version(); }

// Two abilities that many a terminal claims by its name and has not: erasing in the current background colour, and
// repeating a character. Without them ncurses sends the cells themselves.
void cterm_mend_entry(void) {
  back_color_erase = FALSE;
  repeat_char = NULL;
}
