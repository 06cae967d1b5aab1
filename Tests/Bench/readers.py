"""Status bars beside a busy writer: does any of them ever wait for it?"""

import multiprocessing
import os
import subprocess
import tempfile
import time

import stores

READERS, SECONDS, WRITES = 20, 10, 50


def spread(values):
    """The median, the 99th of 100, and the worst."""
    values = sorted(values)
    return values[len(values) // 2], values[len(values) * 99 // 100], values[-1]


def waits():
    """How long this process has stood in line for a processor, in seconds."""
    with open("/proc/self/schedstat") as text:
        return int(text.read().split()[1]) / 1e9


class Run:
    """One run of a command: how long it took; how much of that nobody ran or stood in line for a processor, but waited for
    the disk or for others; how it ended, and what it said."""

    def __init__(self, command, environment, output):
        output.seek(0)
        output.truncate()
        actions = [(os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, output.fileno(), descriptor) for descriptor in (1, 2)]
        before, start = waits(), time.perf_counter()
        pid = os.posix_spawn(command[0], command, environment, file_actions=actions)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        self.seconds = time.perf_counter() - start
        own = waits() - before
        with open(f"/proc/{pid}/schedstat") as text:
            ran, queued = (int(number) / 1e9 for number in text.read().split()[:2])
        self.waited = max(0, self.seconds - ran - queued - own)
        self.code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        output.seek(0)
        self.text = output.read()


def loop(task):
    """The runs of one reader, one after another until the end."""
    command, environment, end = task
    runs = []
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        while time.perf_counter() < end:
            runs.append(Run(command, environment, output))
    return runs


def write(task):
    """Adds quests, 50 a second if the machine can, each by a process of its own. Gives how many, and what failed."""
    command, environment, end = task
    due, written, failures = time.perf_counter(), 0, []
    while time.perf_counter() < end:
        done = subprocess.run(command, env=environment, capture_output=True)
        written += 1
        if done.returncode:
            failures.append(done.stderr)
        due = max(due + 1 / WRITES, time.perf_counter() - 1)
        time.sleep(max(0, due - time.perf_counter()))
    return written, failures


def count(text):
    digits = text.split('"open":')[-1].strip()
    return int(digits[: len(digits) - len(digits.lstrip("0123456789"))] or -1)


def measure(table, program, folder, seconds=SECONDS):
    """Each kind of reader beside the writer, and as many processes that read no store, for comparison."""
    environment = stores.environment(folder)
    slayer = [program, "--db", f"{folder}/slayer.db"]
    for name, words in (
        ("--version", None), ("status --json", ["status", "--json"]), ("status --format tmux", ["status", "--format", "tmux"]),
        ("list due:today", ["list", "due:today"]),
    ):
        end = time.perf_counter() + seconds
        command = slayer + words if words else [program, "--version"]
        with multiprocessing.get_context("fork").Pool(READERS + 1) as pool:
            writing = pool.apply_async(write, [(slayer + ["add", "one more"], environment, end)])
            found = pool.map(loop, [(command, environment, end)] * READERS, chunksize=1)
            written, failures = writing.get()
        runs = [run for runs in found for run in runs]
        middle, most, worst = (value * 1e3 for value in spread([run.waited for run in runs]))
        locked = [run.text for run in runs if any(word in run.text for word in ("lock", "busy", "in use"))]
        failed = [run for run in runs if run.code] + failures
        falls = 0
        if "--json" in name:
            falls = sum(count(after.text) < count(before.text) for runs in found for before, after in zip(runs, runs[1:]))
        bad = f"{len(failed)} failed, {len(locked)} told of locks, {falls} counts fell" if failed or locked or falls else ""
        clock = " ".join(f"{value * 1e3:.0f}" for value in spread([run.seconds for run in runs]))
        table.row(
            f"20 × {name}", f"waits {middle:.1f}, {most:.1f}, worst {worst:.1f} ms",
            "< 50 ms" + (" MISSED" if worst >= 50 else "") if words else "",
            f"clock {clock} ms, {len(runs):,} runs, {written / seconds:.0f} writes/s", bad)
