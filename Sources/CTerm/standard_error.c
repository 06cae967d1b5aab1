#define _GNU_SOURCE 1
#include "internal.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

// What is printed to standard error while the screen is up would be lost with the screen (and spoil it): it is held in
// memory, and printed when the screen is gone.
static int real = -1;
static int held = -1;

void cterm_hold_standard_error(void) {
  if (!isatty(STDERR_FILENO)) return;
  held = memfd_create("stderr", MFD_CLOEXEC);
  real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (held < 0 || real < 0) return;
  fflush(stderr);
  dup2(held, STDERR_FILENO);
}

void cterm_release_standard_error(void) {
  if (held < 0 || real < 0) return;
  dup2(real, STDERR_FILENO);
  char bytes[4096];
  off_t at = 0;
  ssize_t count;
  while ((count = pread(held, bytes, sizeof bytes, at)) > 0) {
    if (write(STDERR_FILENO, bytes, (size_t)count) < 0) break;
    at += count;
  }
  close(real);
  close(held);
  real = -1;
  held = -1;
}
