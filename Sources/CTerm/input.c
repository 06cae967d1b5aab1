#include "CTerm.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

// Reads past ncurses: its getch takes the bytes of a paste for keys, and loses a character that comes in two parts.
// The descriptor is never made non-blocking: it shares that with the shell and with standard output.
int cterm_read(uint8_t *bytes, int room, int milliseconds) {
  struct pollfd keys = {STDIN_FILENO, POLLIN, 0};
  int ready = poll(&keys, 1, milliseconds);
  if (ready <= 0) return 0;
  if (!(keys.revents & POLLIN)) return -1;
  ssize_t count = read(STDIN_FILENO, bytes, (size_t)room);
  if (count > 0) return (int)count;
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}
