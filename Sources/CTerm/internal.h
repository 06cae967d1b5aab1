// What the files of this target know of each other.
#pragma once
#include <termios.h>

// signals.c
int cterm_install_signals(void);
void cterm_remove_signals(void);
void cterm_stop_process_group(void);

// crash.c
void cterm_install_crash_handler(void);
void cterm_remove_crash_handler(void);
// While armed, a crash writes the farewell and puts the modes back.
void cterm_arm_crash_handler(const struct termios *modes);
void cterm_disarm_crash_handler(void);

// standard_error.c
void cterm_hold_standard_error(void);
// Safe in a signal handler.
void cterm_release_standard_error(void);

// modes.c
void cterm_modes_on(void);
void cterm_modes_off(void);
// Safe in a signal handler.
void cterm_return_title(void);
// Writes the bytes that give the screen back into `bytes`; their number.
int cterm_farewell(char *bytes, int room);
void cterm_write(const char *bytes, int count);

// entry.c
// The text form of an own entry, or NULL if the name is not one of them.
const char *cterm_own_entry(const char *name);
void cterm_mend_entry(void);

// colours.c
void cterm_start_colours(int wants_colours);
// The pair of two colours; -1 when pairs ran out.
int cterm_pair(int foreground, int background);
