#define NCURSES_WIDECHAR 1
#include "CTerm.h"
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <wchar.h>

static cchar_t *line;
static int line_room;

static attr_t attributes_of(const cterm_cell *cell) {
  attr_t attributes = A_NORMAL;
  if (cell->attributes & CTERM_BOLD) attributes |= A_BOLD;
  if (cell->attributes & CTERM_DIM) attributes |= A_DIM;
  if (cell->attributes & CTERM_UNDERLINED) attributes |= A_UNDERLINE;
  if (cell->attributes & CTERM_REVERSED) attributes |= A_REVERSE;
  return attributes;
}

// Columns the C library gives the cell's text; -1 if it does not know a scalar. ncurses goes by the same table.
static int columns_of(const cterm_cell *cell) {
  if (cell->scalars[0] >= ' ' && cell->scalars[0] < 0x7F && cell->scalars[1] == 0) return 1;
  int columns = 0;
  for (int index = 0; index < CTERM_CELL_SCALARS && cell->scalars[index] != 0; index++) {
    int width = wcwidth((wchar_t)cell->scalars[index]);
    if (width < 0) return -1;
    columns += width;
  }
  return columns;
}

static int put_text(const wchar_t *text, attr_t attributes, int pair, int at) {
  setcchar(&line[at], text, attributes, 0, &pair);
  return at + 1;
}

// Puts the cell's text as ncurses wants it: every base with its marks is a character of its own.
static int put_cell(const cterm_cell *cell, int pair, int at) {
  attr_t attributes = attributes_of(cell);
  if (columns_of(cell) != cell->width) {
    at = put_text(MB_CUR_MAX > 1 ? L"\uFFFD" : L"?", attributes, pair, at);
    return cell->width > 1 ? put_text(L" ", attributes, pair, at) : at;
  }
  wchar_t text[CCHARW_MAX + 1];
  int length = 0;
  for (int index = 0; index < CTERM_CELL_SCALARS && cell->scalars[index] != 0; index++) {
    wchar_t scalar = (wchar_t)cell->scalars[index];
    if (length > 0 && wcwidth(scalar) > 0) {
      text[length] = L'\0';
      at = put_text(text, attributes, pair, at);
      length = 0;
    }
    if (length < CCHARW_MAX) text[length++] = scalar;
  }
  text[length] = L'\0';
  return put_text(text, attributes, pair, at);
}

static int make_room(int columns) {
  if (columns <= line_room) return 1;
  cchar_t *more = realloc(line, sizeof *line * (size_t)columns);
  if (more == NULL) return 0;
  line = more;
  line_room = columns;
  return 1;
}

int cterm_put_row(int row, const cterm_cell *cells, int count) {
  if (row < 0 || row >= LINES || !make_room(COLS + 2)) return 0;
  static const cterm_cell blank = {{' '}, -1, -1, 0, 1};
  int at = 0, column = 0, pair = 0, ran_out = 0;
  const cterm_cell *before = NULL;
  for (int index = 0; column < COLS; index++) {
    const cterm_cell *cell = index < count ? &cells[index] : &blank;
    if (cell->width == 0) continue;
    // A wide character in the last column would go on in the next row.
    if (column + cell->width > COLS) cell = &blank;
    if (before == NULL || before->foreground != cell->foreground || before->background != cell->background) {
      pair = cterm_pair(cell->foreground, cell->background);
      if (pair < 0) {
        ran_out = 1;
        pair = 0;
      }
    }
    at = put_cell(cell, pair, at);
    column += cell->width;
    before = cell;
  }
  mvadd_wchnstr(row, 0, line, at);
  return ran_out;
}

void cterm_erase(void) { werase(stdscr); }

void cterm_distrust_screen(void) { clearok(curscr, TRUE); }

void cterm_flush(int column, int row, int is_caret_visible) {
  curs_set(is_caret_visible ? 1 : 0);
  if (column >= 0 && row >= 0) move(row < LINES ? row : LINES - 1, column < COLS ? column : COLS - 1);
  wnoutrefresh(stdscr);
  doupdate();
}
