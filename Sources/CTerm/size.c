#include "CTerm.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <sys/ioctl.h>
#include <unistd.h>

void cterm_size(int *columns, int *rows) {
  *columns = COLS;
  *rows = LINES;
}

void cterm_ask_size(int *columns, int *rows) {
  struct winsize found = {0, 0, 0, 0};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &found) != 0) found.ws_col = found.ws_row = 0;
  *columns = found.ws_col;
  *rows = found.ws_row;
}

// By ioctl and not by ncurses, which believes LINES and COLUMNS of the environment for ever.
int cterm_follow_size(void) {
  struct winsize found;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &found) != 0 || found.ws_row == 0 || found.ws_col == 0) return 0;
  if (found.ws_row == LINES && found.ws_col == COLS) return 0;
  resizeterm(found.ws_row, found.ws_col);
  cterm_distrust_screen();
  return 1;
}
