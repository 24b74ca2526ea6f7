"""Measures what two threads would do on two free cores, and how a thread fares beside a long native call.

The clock on the wall tells little on a busy machine. What counts is whether two calls run side by side, however often
other programs interrupt them, and whether either then takes more of the processor than alone.
"""

import os
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tokonoma.kernel import native

MOST_ROUNDS = 25
ENOUGH = 1.6
needs_two_cores = pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one core does one thing at a time")
Job = Callable[[], None]


def needs_compiled(*units: str) -> None:
    if native.must_be_plain() or any(native.stale(unit) for unit in units):
        pytest.skip("only compiled code runs without Python's lock")


class Call(NamedTuple):
    """When a job began and ended, and what it took of the processor."""

    began: float
    ended: float
    processor: float


def times_the_work(jobs: list[Job]) -> float:
    """How many times the work of one thread two threads do, a job each; the best of several rounds."""
    best = 0.0
    for _ in range(MOST_ROUNDS):
        alone = sum(called(job).processor for job in jobs)  # in every round: other programs slow both halves of it
        calls = called_at_once(jobs)
        best = max(best, side_by_side(calls) * min(1.0, alone / sum(call.processor for call in calls)))
        if best >= ENOUGH:
            break
    return best


def called(job: Job) -> Call:
    began, processor = time.perf_counter(), time.thread_time()
    job()
    return Call(began, time.perf_counter(), time.thread_time() - processor)


def called_at_once(jobs: list[Job]) -> list[Call]:
    calls: list[Call] = []
    line = threading.Barrier(len(jobs))

    def wait_and_call(job: Callable[[], None]) -> None:
        line.wait()
        calls.append(called(job))

    threads = [threading.Thread(target=wait_and_call, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return calls


def side_by_side(calls: list[Call]) -> float:
    """How many calls were under way at a time, on the average: 1 where each waits for the other, as with a lock."""
    whole = max(call.ended for call in calls) - min(call.began for call in calls)
    return sum(call.ended - call.began for call in calls) / whole


def ticks_during(job: Job) -> int:
    """How often this thread gets to look at the clock while another is in one call."""
    ticks, thread = 0, threading.Thread(target=job)
    thread.start()
    while thread.is_alive():
        time.sleep(0.002)
        ticks += 1
    return ticks
