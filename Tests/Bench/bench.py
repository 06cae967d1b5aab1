"""Measures a built slayer: `python3 bench.py PROGRAM`. Prints one table; needs nothing but Python."""

import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

import readers
import stores
from terminal import Terminal, full_after

SMALL, LARGE = 1_000, 100_000


class Table:
    """Rows of figure, aim and the ratio to Taskwarrior, printed as they come."""

    WIDTHS = (38, 30, 14, 18, 0)

    def row(self, name, figure, aim="", note="", ratio=""):
        cells = (name, figure, aim, note, ratio)
        print("".join(cell.ljust(width) for cell, width in zip(cells, self.WIDTHS)).rstrip(), flush=True)

    def time(self, name, seconds, aim=None, task=None, note=""):
        """One row for measured times: the median, the best and the worst."""
        middle = statistics.median(seconds)
        missed = " MISSED" if aim and middle * 1e3 >= aim else ""
        ratio = f"{statistics.median(task) * 1e3:.1f} ms = {statistics.median(task) / middle:.0f} ×" if task else ""
        figure = f"{middle * 1e3:8.2f} ms ({min(seconds) * 1e3:.2f}…{max(seconds) * 1e3:.1f})"
        self.row(name, figure, f"< {aim} ms{missed}" if aim else "", note, ratio)


def cold(command, environment, rounds, limit=20.0):
    """Seconds that each of some runs of a command takes, on the clock and of the processor. The first is not counted;
    stops early where it takes long."""
    times, costs, end = [], [], time.perf_counter() + limit
    with open(os.devnull, "r+b") as nothing:
        actions = [(os.POSIX_SPAWN_DUP2, nothing.fileno(), descriptor) for descriptor in (0, 1, 2)]
        for number in range(rounds + 1):
            path = shutil.which(command[0])
            words = [word.replace("{n}", str(20 + number)) for word in command]
            start = time.perf_counter()
            used = os.wait4(os.posix_spawn(path, words, environment, file_actions=actions), 0)[2]
            times.append(time.perf_counter() - start)
            costs.append(used.ru_utime + used.ru_stime)
            if time.perf_counter() > end:
                break
    return times[1:] or times, statistics.median(costs)


def commands(table, program, folder, count, has_task):
    """The command line, each command in a process of its own."""
    environment = stores.environment(folder)
    slayer = [program, "--db", f"{folder}/slayer.db"]
    rounds = 40 if count == SMALL else 15
    aims = {"status": 3, "add": 5}
    asked = {
        "status": (["status"], ["count", "status:pending"]),
        "add": (["add", "장보기 tomorrow 5pm #home"], ["add", "장보기", "due:tomorrow", "+home"]),
        "done": (["done", "{n}"], ["{n}", "done"]),
        "list": (["list"], ["list"]),
    }
    for name, (ours, theirs) in asked.items():
        many = rounds if name != "list" else rounds // 3
        task = cold(["task"] + theirs, environment, 10 if count == SMALL else 2, 8)[0] if has_task else None
        times, cost = cold(slayer + ours, environment, many)
        table.time(f"{name}, {count:,} quests", times, aims.get(name), task, f"CPU {cost * 1e3:.2f} ms")


def writes(table, program, folder):
    """How many quests a second are added by processes, one after another and four at a time."""
    environment = stores.environment(folder)
    loop = f'end=$(($(date +%s%N) + 2000000000)); n=0; while [ $(date +%s%N) -lt $end ]; do "{program}" --db ' \
           f'"{folder}/slayer.db" add "one more" >/dev/null && n=$((n + 1)); done; echo $n'
    for together in (1, 4):
        running = [subprocess.Popen(["sh", "-c", loop], env=environment, stdout=subprocess.PIPE) for _ in range(together)]
        total = sum(int(process.communicate()[0]) for process in running)
        table.row(f"writes a second, {together} at a time", f"{total / 2:8.0f}")


def settings(folder, motion):
    os.makedirs(f"{folder}/.config/slayer", exist_ok=True)
    with open(f"{folder}/.config/slayer/config", "w") as text:
        text.write(f"motion = {motion}\n")


def opened(program, folder, motion, *options, quiet=0.3):
    settings(folder, motion)
    terminal = Terminal([program, "--db", f"{folder}/slayer.db", *options], stores.environment(folder))
    terminal.read(quiet, 10)
    return terminal


def screen(table, program, folder, count, aims):
    """The first full screen, and from a key to its picture."""
    times, costs, quiet = [], [], 0.3 if count == SMALL else 1.5
    for _ in range(12 if count == SMALL else 5):
        terminal = opened(program, folder, "none", quiet=quiet)
        times.append(full_after(terminal.pieces, terminal.start))
        costs.append(terminal.cpu())
        terminal.close()
    shown = f"{count * 6 // 10:,} open"
    table.time(f"first full screen, {shown}", times, aims[0], note=f"CPU {statistics.median(costs):.2f} ms")
    terminal = opened(program, folder, "none", quiet=quiet)
    first, last, cost = [], [], terminal.cpu()
    for key in [b"j"] * 20 + [b"k"] * 20:
        start = terminal.type(key)
        pieces = terminal.read(0.03)
        if pieces:
            first.append(pieces[0][0] - start)
            last.append(pieces[-1][0] - start)
    table.time(f"key to first byte, {shown}", first, aims[1])
    table.time(f"key to last byte, {shown}", last, aims[1], note=f"CPU {(terminal.cpu() - cost) / 40:.2f} ms")
    start = terminal.type(b"j" * 100)
    table.time(f"100 keys at once, {shown}", [terminal.read(0.15)[-1][0] - start])
    terminal.close()


def idle(table, program, folder):
    """Ten seconds without a key. The clock starts at a full minute, so that no minute ends meanwhile."""
    minute = time.strftime("%Y-%m-%dT%H:%M:00Z", time.gmtime())
    for motion, aim in (("none", "0 wakes"), ("full", "")):
        terminal = opened(program, folder, motion, "--now", minute)
        terminal.read(3, 3)
        cpu, wakes = terminal.cpu(), terminal.wakes()
        bytes_written = sum(len(text) for _, text in terminal.read(10, 10))
        wakes = terminal.wakes() - wakes
        missed = " MISSED" if motion == "none" and wakes else ""
        figure = f"{terminal.cpu() - cpu:8.2f} ms, {wakes} wakes"
        table.row(f"10 idle seconds, motion = {motion}", figure, aim + missed, f"{bytes_written:,} bytes")
        terminal.close()


def slash(table, program, folder):
    """Slaying with full motion: from the key until the hero stands still."""
    terminal = opened(program, folder, "full")
    cpu, sizes, costs = terminal.cpu(), [], []
    for _ in range(5):
        terminal.type(b"j")
        terminal.read(0.1, 0.3)
        cpu = terminal.cpu()
        terminal.type(b"x")
        sizes.append(sum(len(text) for _, text in terminal.read(1.5, 1.5)))
        costs.append((terminal.cpu() - cpu) / 1e3)
    table.time("CPU of a slash, 1.5 s", costs, note=f"{statistics.median(sizes):,.0f} bytes")
    terminal.close()


def during_slash(table, program, folder):
    """From a key in the middle of a slash until the first byte of its answer, and until the next slash begins."""
    terminal = opened(program, folder, "full")
    times = []
    for _ in range(10):
        terminal.type(b"x")
        terminal.read(0.02, 0.25)
        start = terminal.type(b"j")
        pieces = terminal.read(0.02, 0.3)
        times.append(pieces[0][0] - start if pieces else 0.3)
    table.time("key to first byte during a slash", times, 34)
    terminal.close()


def reading(table, program, folder):
    """What 500 characters cost the reader more than one does, and how long a paste of 10,000 keeps the bar."""
    environment = stores.environment(folder)
    text = ("pay the rent friday 5pm and 보고서 내일 오후 3시 " * 20)[:500]
    parse = [program, "--db", f"{folder}/slayer.db", "parse", "--json"]
    short = cold(parse + ["x"], environment, 40)[1]
    costs = cold(parse + [text], environment, 40)[1]
    table.time("reading 500 characters (CPU)", [max(0, costs - short)], 1)
    terminal = opened(program, folder, "none")
    terminal.type(b"a")
    terminal.read(0.1, 0.3)
    start = terminal.type(b"\x1b[200~" + (text * 20).encode() + b"\x1b[201~")
    pieces = terminal.read(0.3, 5)
    table.time("a paste of 10,000 characters", [pieces[-1][0] - start if pieces else 5], 250)
    terminal.close()


def outside(table, program, folder, count, rounds):
    """From just before another process commits until the open screen begins to show it."""
    listed = subprocess.run(
        [program, "--db", f"{folder}/slayer.db", "next", "--json"], env=stores.environment(folder), capture_output=True)
    number = listed.stdout.split(b'"number":')[1].split(b",")[0].decode()
    terminal = opened(program, folder, "none", quiet=1.5)
    store = sqlite3.connect(f"{folder}/slayer.db", isolation_level=None)
    store.execute("PRAGMA synchronous = FULL")
    facts = store.execute("SELECT after FROM change WHERE number = ? ORDER BY sequence DESC", (number,)).fetchone()[0]
    sequence, facts = store.execute("SELECT max(sequence) FROM journal").fetchone()[0], json.loads(facts)
    terminal.read(1.5, 1.5)
    times = []
    for index in range(rounds):
        store.execute("BEGIN IMMEDIATE")
        changed = facts | {"title": f"{'ab'[index % 2]} changed outside"}
        store.execute("UPDATE quest SET title = ? WHERE number = ?", (changed["title"], number))
        sequence = stores.step(store, sequence + 1, "edit", int(time.time()), int(number), facts, changed)
        facts = changed
        start = time.perf_counter()
        store.execute("COMMIT")
        pieces = terminal.read(0.4 if count == LARGE else 0.06, 2)
        times.append(pieces[0][0] - start if pieces else 2.0)
    store.close()
    terminal.close()
    table.time(f"another's commit to paint, {count * 6 // 10:,} open", times, 250)


def main(program):
    program, has_task, now = os.path.abspath(program), shutil.which("task") is not None, int(time.time())
    start, table = time.perf_counter(), Table()
    load = os.getloadavg()[0]
    print(f"{os.path.getsize(program) / 1e6:.1f} MB; {os.cpu_count()} cores, load {load:.1f}. Median (best…worst) on the clock; task: Taskwarrior.")
    table.row("", "", "aim", "", "task" if has_task else "")
    with tempfile.TemporaryDirectory(prefix="slayer-bench-") as top:
        folders = {count: f"{top}/{count}" for count in (SMALL, LARGE)}
        for count, folder in folders.items():
            os.makedirs(folder)
            stores.make_store(program, folder, count, now)
            has_tasks = has_task and stores.make_tasks(folder, count, now)
            # What was just made must not still go to the disk while single changes are measured.
            os.sync()
            commands(table, program, folder, count, has_tasks)
        for count, aims in ((SMALL, (15, 3)), (LARGE, (None, 16))):
            screen(table, program, folders[count], count, aims)
        idle(table, program, folders[SMALL])
        slash(table, program, folders[SMALL])
        during_slash(table, program, folders[SMALL])
        reading(table, program, folders[SMALL])
        outside(table, program, folders[SMALL], SMALL, 100)
        outside(table, program, folders[LARGE], LARGE, 5)
        writes(table, program, folders[SMALL])
        readers.measure(table, program, folders[SMALL])
    print(f"Measured in {time.perf_counter() - start:.0f} s.")


if __name__ == "__main__":
    main(sys.argv[1])
