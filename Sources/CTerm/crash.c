#include "CTerm.h"
#include "internal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT, SIGSYS};
enum { FATAL = sizeof fatal / sizeof *fatal, STACK_BYTES = 65536 };

static struct sigaction before[FATAL];
static char stack[STACK_BYTES];
static stack_t stack_before;
static struct termios modes;
static char farewell[256];
static int farewell_count;
static char last_words[512];
static volatile sig_atomic_t is_armed;

static void say(int descriptor, const char *bytes, size_t count) {
  ssize_t written = write(descriptor, bytes, count);
  (void)written;
}

// Only what a signal handler may do. The old disposition follows: the default one, or somebody's backtrace.
static void give_back(int signal, siginfo_t *cause, void *context) {
  (void)context;
  if (is_armed) {
    is_armed = 0;
    cterm_return_title();
    say(STDOUT_FILENO, farewell, (size_t)farewell_count);
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    cterm_release_standard_error();
    if (signal != SIGQUIT) say(STDERR_FILENO, last_words, strlen(last_words));
  }
  for (int index = 0; index < FATAL; index++) {
    if (fatal[index] == signal) sigaction(signal, &before[index], NULL);
  }
  // A fault comes again by itself on return; a signal that was sent has to be sent again.
  if (cause->si_code <= 0) raise(signal);
}

void cterm_install_crash_handler(void) {
  // A stack of its own, for the stack overflow.
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack, .ss_flags = 0};
  sigaltstack(&own, &stack_before);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = give_back;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < FATAL; index++) sigaction(fatal[index], &action, &before[index]);
}

void cterm_remove_crash_handler(void) {
  for (int index = 0; index < FATAL; index++) sigaction(fatal[index], &before[index], NULL);
  sigaltstack(&stack_before, NULL);
}

void cterm_arm_crash_handler(const struct termios *found) {
  modes = *found;
  farewell_count = cterm_farewell(farewell, sizeof farewell);
  is_armed = 1;
}

void cterm_disarm_crash_handler(void) { is_armed = 0; }

void cterm_set_last_words(const char *text) {
  strncpy(last_words, text, sizeof last_words - 1);
  last_words[sizeof last_words - 1] = '\0';
}
