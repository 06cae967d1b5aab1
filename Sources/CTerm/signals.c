#include "CTerm.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int watched[] = {SIGWINCH, SIGTSTP, SIGTERM, SIGHUP, SIGINT, SIGCONT};
enum { WATCHED = sizeof watched / sizeof *watched };

static int ends[2] = {-1, -1};
static struct sigaction before[WATCHED];

static void note(int signal) {
  int kept = errno;
  unsigned char byte = (unsigned char)signal;
  // A full pipe already says that there is something to do.
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = kept;
}

int cterm_install_signals(void) {
  if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  sigset_t all;
  sigemptyset(&all);
  for (int index = 0; index < WATCHED; index++) {
    sigaction(watched[index], &action, &before[index]);
    sigaddset(&all, watched[index]);
  }
  // Whoever started us may have blocked them for a thread of its own, and handed that on.
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  return 0;
}

void cterm_remove_signals(void) {
  for (int index = 0; index < WATCHED; index++) sigaction(watched[index], &before[index], NULL);
}

int cterm_signal_descriptor(void) { return ends[0]; }

int cterm_next_signal(void) {
  unsigned char byte = 0;
  return read(ends[0], &byte, 1) == 1 ? byte : 0;
}

// The whole group, as the terminal would: a `make` that waits for us must stop too, or its shell never wakes. The
// kernel ignores this where no shell is there to continue us; then there is nothing to wait for.
void cterm_stop_process_group(void) {
  struct sigaction standard, stopping, continuing;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &standard, &stopping);
  sigaction(SIGCONT, &standard, &continuing);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &stopping, NULL);
  sigaction(SIGCONT, &continuing, NULL);
}
