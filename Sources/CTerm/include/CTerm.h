// The only door to ncurses and to the terminal's signals and modes: integers and pointers, nothing else.
// One terminal at a time, one thread. Swift's side of the door is the module SlayerTerminal.
#pragma once
#include <stdint.h>

// ---- which terminal this is (entry.c, locale.c)

// What the machine's terminfo says of a terminal's name.
typedef struct {
  int is_known;    // 0: no entry of that name here
  int colours;     // 0 when it has none
  int can_place;   // 0: a terminal that cannot put the cursor somewhere, as "dumb"
} cterm_entry;

cterm_entry cterm_look_up(const char *name);

// Such as "ncurses 6.4.20221231".
const char *cterm_library(void);

// Columns and rows of the terminal that standard output is; 0 and 0 when it is none. Needs no cterm_open.
void cterm_ask_size(int *columns, int *rows);

// Sets the character type of the process from the environment. 1: the terminal speaks UTF-8; 0: ASCII only.
int cterm_choose_locale(void);

// ---- opening and closing (terminal.c)

// The entries the program carries with it, as names for cterm_open.
#define CTERM_OWN_256 "slayer-256"
#define CTERM_OWN_24BIT "slayer-24bit"

// Takes the terminal that standard input and output are. `entry` is a terminfo name of this machine or one of the own
// ones. 0; -1 when ncurses cannot start on it.
int cterm_open(const char *entry, int wants_colours);
// Gives the terminal back as it was found, and shows what was printed to standard error meanwhile.
void cterm_close(void);
// Gives the terminal back, stops the process group as ^Z does, and takes the terminal again when continued.
void cterm_suspend(void);
// Takes the terminal again after somebody else stopped and continued the process.
void cterm_resume(void);

// ---- size (size.c)

void cterm_size(int *columns, int *rows);
// Asks the terminal for its size; 1 if it is another one than before.
int cterm_follow_size(void);

// ---- cells (rows.c, colours.c)

enum { CTERM_BOLD = 1, CTERM_DIM = 2, CTERM_UNDERLINED = 4, CTERM_REVERSED = 8 };
enum { CTERM_CELL_SCALARS = 8 };

typedef struct {
  uint32_t scalars[CTERM_CELL_SCALARS];  // a base and its marks (or two bases of one column each), ended by 0
  int32_t foreground;                    // -1: the terminal's own; else an index, or 0xRRGGBB with 24 bits
  int32_t background;
  uint8_t attributes;
  uint8_t width;                         // 1 or 2 columns; there is no cell for the right half of a wide one
} cterm_cell;

// Puts a row. 0, or 1 when the colour pairs ran out: then call cterm_forget_colours and put every row again.
int cterm_put_row(int row, const cterm_cell *cells, int count);
// Forgets all colour pairs and clears what ncurses believes of the screen.
void cterm_forget_colours(void);
void cterm_erase(void);
// The next flush sends every cell, whatever is believed to be there.
void cterm_distrust_screen(void);
// Sends what changed. The cursor goes to (column, row) unless they are negative.
void cterm_flush(int column, int row, int is_caret_visible);

// ---- words beside the cells (modes.c)

// Sets the window's title (printable UTF-8). NULL gives the terminal its own back.
void cterm_set_title(const char *text);

// ---- input (input.c)

// Reads what was typed, waiting up to `milliseconds`. Number of bytes; 0: nothing in time; -1: the terminal is gone.
int cterm_read(uint8_t *bytes, int room, int milliseconds);

// ---- the start (start.c)

// The words that the program was started with, its own name first; NULL for one that there is not.
int cterm_word_count(void);
const char *cterm_word(int index);
// Takes back what the start needed in the environment.
void cterm_leave_start(void);

// ---- signals and crashes (signals.c, crash.c)

// A descriptor that is readable when a signal came.
int cterm_signal_descriptor(void);
// The next signal that came, or 0.
int cterm_next_signal(void);
// What a crash prints after the terminal was given back (UTF-8, at most 500 bytes).
void cterm_set_last_words(const char *text);
