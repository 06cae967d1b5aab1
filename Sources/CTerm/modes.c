#include "CTerm.h"
#include "internal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

static const char modes_on[] = "\033[?2004h\033[?1004h";   // bracketed paste, focus
static const char modes_off[] = "\033[?2004l\033[?1004l";
static const char keep_title[] = "\033[22;0t";
static const char return_title[] = "\033[23;0t";

static volatile sig_atomic_t has_title;

void cterm_write(const char *bytes, int count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, (size_t)count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (int)written;
  }
}

static int speaks_ansi(void) { return cursor_address != NULL && strncmp(cursor_address, "\033[", 2) == 0; }

void cterm_modes_on(void) {
  if (speaks_ansi()) cterm_write(modes_on, sizeof modes_on - 1);
}

void cterm_modes_off(void) {
  if (speaks_ansi()) cterm_write(modes_off, sizeof modes_off - 1);
}

void cterm_return_title(void) {
  if (has_title) cterm_write(return_title, sizeof return_title - 1);
  has_title = 0;
}

void cterm_set_title(const char *text) {
  if (text == NULL) {
    cterm_return_title();
    return;
  }
  char sequence[1024];
  int count = snprintf(sequence, sizeof sequence, "%s\033]2;%.900s\a", has_title ? "" : keep_title, text);
  has_title = 1;
  cterm_write(sequence, count);
}

static int append(char *bytes, int room, int count, const char *text) {
  if (text == NULL || text == (const char *)-1) return count;
  int length = (int)strlen(text);
  if (count + length > room) return count;
  memcpy(bytes + count, text, (size_t)length);
  return count + length;
}

int cterm_farewell(char *bytes, int room) {
  int count = 0;
  if (speaks_ansi()) count = append(bytes, room, count, modes_off);
  count = append(bytes, room, count, exit_attribute_mode);
  count = append(bytes, room, count, cursor_normal);
  if (exit_ca_mode != NULL) return append(bytes, room, count, exit_ca_mode);
  count = append(bytes, room, count, tparm(cursor_address, LINES - 1, 0));
  return append(bytes, room, count, "\r\n");
}
