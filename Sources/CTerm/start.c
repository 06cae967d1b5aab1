#include "CTerm.h"

#include <stdlib.h>

// What the program was started with, taken before the Swift runtime starts. That looks in /proc for the words of the
// command line and for its own files, and ends the program where there is no /proc, as in a bare chroot; told a root
// it looks for nothing.

static int count;
static char **words;
static int has_set_root;

__attribute__((constructor(101))) static void take_start(int argument_count, char **arguments) {
  count = argument_count;
  words = arguments;
  has_set_root = getenv("SWIFT_ROOT") == NULL && setenv("SWIFT_ROOT", "/", 0) == 0;
}

int cterm_word_count(void) { return count; }

const char *cterm_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }

void cterm_leave_start(void) {
  if (has_set_root) unsetenv("SWIFT_ROOT");
  has_set_root = 0;
}
