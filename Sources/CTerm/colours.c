#include "CTerm.h"
#include "internal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <string.h>

// alloc_pair of ncurses fails for ever once all pairs are taken, so the pairs are kept here: a hash table with open
// places, at most half full.
enum { PLACES = 1 << 16, MOST_PAIRS = PLACES / 2 - 1 };

static struct {
  uint64_t colours;  // 0: a free place
  int pair;
} places[PLACES];
static int used_pairs;
static int has_colours;
static int has_own_colours;

void cterm_start_colours(int wants_colours) {
  // A megabyte that nobody has touched yet stays untouched.
  if (used_pairs > 0) memset(places, 0, sizeof places);
  used_pairs = 0;
  has_own_colours = 0;
  has_colours = wants_colours && has_colors();
  if (!has_colours) return;
  start_color();
  has_own_colours = use_default_colors() == OK;
}

static int most_pairs(void) {
  return COLOR_PAIRS - 1 < MOST_PAIRS ? COLOR_PAIRS - 1 : MOST_PAIRS;
}

int cterm_pair(int foreground, int background) {
  if (!has_colours) return 0;
  if (foreground < 0 && background < 0) return 0;
  if (foreground < 0 && !has_own_colours) foreground = COLOR_WHITE;
  if (background < 0 && !has_own_colours) background = COLOR_BLACK;
  uint64_t colours = (uint64_t)(uint32_t)(foreground + 2) << 32 | (uint32_t)(background + 2);
  uint32_t place = (uint32_t)(colours * 0x9E3779B97F4A7C15u >> 48);
  while (places[place].colours != 0) {
    if (places[place].colours == colours) return places[place].pair;
    place = (place + 1) % PLACES;
  }
  if (used_pairs >= most_pairs()) return -1;
  if (init_extended_pair(used_pairs + 1, foreground, background) == ERR) return 0;
  used_pairs++;
  places[place].colours = colours;
  places[place].pair = used_pairs;
  return used_pairs;
}

void cterm_forget_colours(void) {
  if (!has_colours) return;
  memset(places, 0, sizeof places);
  used_pairs = 0;
  reset_color_pairs();
  cterm_distrust_screen();
}
