#include "CTerm.h"
#include "internal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static SCREEN *screen;
static struct termios found_modes;

// newterm with an own entry, which ncurses reads from TERMINFO; the variable is put back at once, for child processes.
static SCREEN *new_screen(const char *name) {
  const char *entry = cterm_own_entry(name);
  if (entry == NULL) return newterm(name, stdout, stdin);
  const char *before = getenv("TERMINFO");
  char *kept = before == NULL ? NULL : strdup(before);
  char *line = strdup(entry);
  SCREEN *made = NULL;
  if (line != NULL) {
    line[strcspn(line, "\n")] = '\0';
    setenv("TERMINFO", line, 1);
    made = newterm(name, stdout, stdin);
  }
  if (kept != NULL) setenv("TERMINFO", kept, 1);
  else unsetenv("TERMINFO");
  free(line);
  free(kept);
  return made;
}

static void take_modes(void) {
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  // Input is read past ncurses (input.c): it must neither look for keys while painting nor switch the keypad.
  typeahead(-1);
  keypad(stdscr, FALSE);
  idlok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
}

// Started in the background, as by `slayer &`: stops until the shell brings us to the front, like every program that
// reads. Until then the line has the modes of the shell's own editor, which are not the ones to give back.
static void wait_for_the_front(void) {
  pid_t front = tcgetpgrp(STDIN_FILENO);
  if (front >= 0 && front != getpgrp()) kill(0, SIGTTIN);
}

int cterm_open(const char *entry, int wants_colours) {
  wait_for_the_front();
  if (tcgetattr(STDIN_FILENO, &found_modes) != 0) return -1;
  // Before newterm, which leaves handlers alone that somebody set.
  if (cterm_install_signals() != 0) return -1;
  screen = new_screen(entry);
  if (screen == NULL) {
    cterm_remove_signals();
    return -1;
  }
  cterm_mend_entry();
  take_modes();
  cterm_start_colours(wants_colours);
  cterm_follow_size();
  curs_set(0);
  cterm_modes_on();
  cterm_install_crash_handler();
  cterm_arm_crash_handler(&found_modes);
  cterm_hold_standard_error();
  return 0;
}

static void give_back(void) {
  cterm_modes_off();
  endwin();
  tcsetattr(STDIN_FILENO, TCSANOW, &found_modes);
  cterm_disarm_crash_handler();
}

void cterm_close(void) {
  if (screen == NULL) return;
  cterm_set_title(NULL);
  give_back();
  cterm_remove_crash_handler();
  cterm_release_standard_error();
  cterm_remove_signals();
  delscreen(screen);
  screen = NULL;
}

void cterm_suspend(void) {
  if (screen == NULL) return;
  give_back();
  cterm_stop_process_group();
  cterm_arm_crash_handler(&found_modes);
  cterm_resume();
}

void cterm_resume(void) {
  if (screen == NULL) return;
  reset_prog_mode();
  cterm_modes_on();
  // The size may be another one by now; the signal tells Swift's side.
  if (cterm_follow_size()) raise(SIGWINCH);
  cterm_distrust_screen();
}
