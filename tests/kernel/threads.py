"""Measures what two threads would do on two free cores, and how a thread fares beside a long native call.

The clock on the wall tells little on a busy machine, and a call that waits for Python's lock looks like one that waits
for the processor. So another process watches how much of the processor each thread has had: while one holds the lock
the other gets nothing, however busy the machine is.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tokonoma.kernel import native

MOST_ROUNDS = 25
ENOUGH = 1.6
HALFWAY = (0.3, 0.95)  # of its work that the faster thread has done, where both are looked at
WATCH = """
import sys, time
files = [open(f"/proc/{sys.argv[1]}/task/{each}/schedstat") for each in sys.argv[2:]]
seen = []
print("ready", flush=True)
try:
    while True:
        row = []
        for file in files:
            file.seek(0)
            row.append(int(file.read().split()[0]))
        seen.append(row)
        time.sleep(0.001)
except (OSError, IndexError):  # one of them has ended
    print(seen)
"""
needs_two_cores = pytest.mark.skipif(
    (os.cpu_count() or 1) < 2 or not Path("/proc/self/task").is_dir(), reason="needs two cores, and Linux to watch them"
)
Job = Callable[[], None]


def needs_compiled(*units: str) -> None:
    if native.must_be_plain() or any(native.stale(unit) for unit in units):
        pytest.skip("only compiled code runs without Python's lock")


def times_the_work(jobs: list[Job]) -> float:
    """How many times the work of one thread two threads do, a job each; the best of several rounds."""
    best = 0.0
    for _ in range(MOST_ROUNDS):
        alone = sum(map(processor_time, jobs))  # in every round: other programs slow both halves of it
        seen, together = watched(jobs)
        best = max(best, side_by_side(seen) * min(1.0, alone / together))
        if best >= ENOUGH:
            break
    return best


def processor_time(job: Job) -> float:
    began = time.thread_time()
    job()
    return time.thread_time() - began


def watched(jobs: list[Job]) -> tuple[list[list[int]], float]:
    """Every look at what the threads had of the processor while each did its job, and what both took of it."""
    spent: list[float] = []
    line, end = threading.Barrier(len(jobs) + 1), threading.Event()

    def wait_and_call(job: Job) -> None:
        line.wait()
        spent.append(processor_time(job))
        end.wait()

    threads = [threading.Thread(target=wait_and_call, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    command = [sys.executable, "-S", "-E", "-c", WATCH, str(os.getpid()), *(str(each.native_id) for each in threads)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as watcher:
        assert watcher.stdout is not None
        watcher.stdout.readline()
        line.wait()
        while len(spent) < len(jobs):
            time.sleep(0.001)
        end.set()
        for thread in threads:
            thread.join()
        seen: list[list[int]] = eval(watcher.stdout.read())
    return seen, sum(spent)


def side_by_side(seen: list[list[int]]) -> float:
    """How much both have done for what the faster one has, halfway: 1 where one waits for the other, as with a lock."""
    first, last = seen[0], seen[-1]
    shares = [[(now - a) / max(1, b - a) for now, a, b in zip(row, first, last, strict=True)] for row in seen]
    found = [sum(row) / max(row) for row in shares if HALFWAY[0] <= max(row) < HALFWAY[1]]
    return sorted(found)[len(found) // 2] if found else 0.0


def ticks_during(job: Job) -> int:
    """How often this thread gets to look at the clock while another is in one call."""
    ticks, thread = 0, threading.Thread(target=job)
    thread.start()
    while thread.is_alive():
        time.sleep(0.002)
        ticks += 1
    return ticks
