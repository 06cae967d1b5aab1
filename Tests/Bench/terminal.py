"""A program in a terminal of its own: what it writes, when, and what the screen then shows."""

import fcntl
import os
import re
import select
import signal
import struct
import termios
import time
import unicodedata

COLUMNS, ROWS = 120, 36


class Terminal:
    """Starts `command` on a new pseudo-terminal of 120×36 and keeps every piece of output with its moment."""

    def __init__(self, command, environment):
        self.pieces = []
        self.master, end = os.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        name = os.ttyname(end)
        actions = [(os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, 0, descriptor) for descriptor in (1, 2)]
        self.start = time.perf_counter()
        self.pid = os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)
        os.close(end)

    def read(self, quiet, limit=10.0):
        """Takes output until there is none for `quiet` seconds, at most `limit` seconds. Gives the pieces."""
        taken, end = [], time.perf_counter() + limit
        while (rest := min(quiet, end - time.perf_counter())) > 0:
            if not select.select([self.master], [], [], rest)[0]:
                break
            try:
                piece = os.read(self.master, 65_536)
            except OSError:
                # The program has ended.
                break
            taken.append((time.perf_counter(), piece))
        self.pieces += taken
        return taken

    def type(self, keys):
        """Types, and gives the moment."""
        moment = time.perf_counter()
        os.write(self.master, keys)
        return moment

    def cpu(self):
        """Milliseconds of processor time so far."""
        with open(f"/proc/{self.pid}/schedstat") as text:
            return int(text.read().split()[0]) / 1e6

    def wakes(self):
        """How often it has waited so far."""
        with open(f"/proc/{self.pid}/status") as text:
            return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", text.read(), re.M)[1])

    def close(self):
        os.kill(self.pid, signal.SIGTERM)
        self.read(0.2, 1)
        os.close(self.master)
        os.waitpid(self.pid, 0)


def full_after(pieces, start):
    """Seconds from `start` until 95 % of the rows stand as they do at the end."""
    picture, states = Picture(), []
    for moment, text in pieces:
        picture.take(text)
        states.append((moment, picture.rows()))
    settled = states[-1][1]
    for moment, rows in states:
        if sum(now == then for now, then in zip(rows, settled)) >= 0.95 * ROWS:
            return moment - start
    return states[-1][0] - start


class Picture:
    """As much of a terminal as ncurses uses with the entries that slayer takes."""

    PART = re.compile(r"\x1b\[([?>0-9;]*)([@-~])|\x1b\]([^\a]*)\a|\x1b[()].|\x1b[=>78M]|[\r\n\b]|[^\x1b\r\n\b]+")

    def __init__(self):
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.x = self.y = 0
        self.rest = b""

    def rows(self):
        return ["".join(row) for row in self.cells]

    def take(self, data):
        data = self.rest + data
        cut = len(data)
        # What may be the beginning of a sequence or of a character waits for the rest.
        if (escape := data.rfind(b"\x1b")) >= 0 and not self.PART.match(data[escape:].decode(errors="replace")):
            cut = escape
        while cut and cut > len(data) - 4 and not complete(data[:cut]):
            cut -= 1
        self.rest = data[cut:]
        for part in self.PART.finditer(data[:cut].decode(errors="replace")):
            if part[2]:
                self.act(part[2], [int(number or 0) for number in re.findall(r"\d*", part[1])[:-1] or ["0"]])
            elif part[0] == "\r":
                self.x = 0
            elif part[0] == "\n":
                self.y = min(self.y + 1, ROWS - 1)
            elif part[0] == "\b":
                self.x = max(self.x - 1, 0)
            elif part[0][0] != "\x1b":
                self.write(part[0])

    def act(self, final, numbers):
        first = numbers[0]
        if final in "Hf":
            self.y, self.x = max(first, 1) - 1, max((numbers + [1])[1], 1) - 1
        elif final in "GCD":
            self.x = {"G": max(first, 1) - 1, "C": self.x + max(first, 1), "D": self.x - max(first, 1)}[final]
        elif final in "dAB":
            self.y = {"d": max(first, 1) - 1, "A": self.y - max(first, 1), "B": self.y + max(first, 1)}[final]
        elif final == "X":
            self.erase(self.y, self.x, self.x + max(first, 1))
        elif final == "K":
            self.erase(self.y, 0 if first else self.x, self.x + 1 if first == 1 else COLUMNS)
        elif final == "J":
            self.erase(self.y, 0 if first else self.x, COLUMNS)
            for row in range(0 if first else self.y + 1, ROWS):
                self.erase(row, 0, COLUMNS)

    def erase(self, row, start, end):
        for column in range(max(start, 0), min(end, COLUMNS)):
            self.cells[row][column] = " "

    def write(self, text):
        for letter in text:
            if unicodedata.combining(letter):
                continue
            width = 2 if unicodedata.east_asian_width(letter) in "WF" else 1
            if self.x < COLUMNS and self.y < ROWS:
                self.cells[self.y][self.x] = letter
                if width == 2 and self.x + 1 < COLUMNS:
                    self.cells[self.y][self.x + 1] = ""
            self.x += width


def complete(data):
    try:
        data[-4:].decode()
        return True
    except UnicodeDecodeError as error:
        return "unexpected end" not in error.reason
