"""How much more a batch does with more threads, beside how much more this machine does at all.

What the machine can give is measured in the same rounds: as many processes as threads, each with one thread and its
part of the same number of games, side by side. They share nothing but caches and memory, so threads cannot do better.
Time in `step` and time spent choosing actions at random are told apart; the rates are of `step` alone.

    python benchmarks/beside_others.py --threads 1,2,4,8,16 --scaling
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

import numpy as np

import tokonoma
import tokonoma.environments.batch

SHOWN = ((None, "masks"), ("seat", "observations"))
HEAD = (
    "game",
    "threads",
    "million steps/s by the clock",
    "times one thread",
    "as many processes, times one",
    "of what these give",
    "million steps/s of processor",
    "part of the time that choosing takes",
)


class Measured(NamedTuple):
    """What a stretch of steps took: by the clock in `step` and in choosing, and of the processor in `step`."""

    steps: int
    stepping: float
    choosing: float
    processor: float

    def rate(self) -> float:
        """Steps a second by the clock."""
        return self.steps / self.stepping


def measured(batch: tokonoma.environments.batch.Batch, seconds: float) -> Measured:
    """Random play for a while."""
    actions, steps, stepping, choosing, processor = np.zeros(batch.n, np.intc), 0, 0.0, 0.0, 0.0
    while stepping + choosing < seconds:
        began = time.perf_counter()
        batch.random_actions(out=actions)
        chosen, used = time.perf_counter(), time.process_time()
        batch.step(actions)
        processor += time.process_time() - used
        stepping += time.perf_counter() - chosen
        choosing += chosen - began
        steps += batch.n
    return Measured(steps, stepping, choosing, processor)


def serve() -> None:
    """What a process beside others does: make the batch it is told of, then measure whenever it is told to."""
    batch: Any = None
    for line in sys.stdin:
        told = json.loads(line)
        if "game" in told:
            batch = tokonoma.batch(told["game"], told["n"], 2, observe=told["observe"])
            measured(batch, 0.02)
            print("ready", flush=True)
        else:
            time.sleep(max(0.0, told["at"] - time.time()))
            print(measured(batch, told["seconds"]).rate(), flush=True)


class Processes:
    """Processes with one thread each, that play at the same time."""

    def __init__(self, many: int) -> None:
        command = [sys.executable, __file__]
        self.all = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(many)
        ]

    def prepare(self, many: int, game: str, observe: str | None, n: int) -> None:
        """Have the first so many ready to play as many games together."""
        for each in self.all[:many]:
            tell(each, {"game": game, "observe": observe, "n": max(1, n // many)})
        for each in self.all[:many]:
            hear(each)

    def rate(self, many: int, seconds: float) -> float:
        """Steps a second of the first so many together."""
        for each in self.all[:many]:
            tell(each, {"at": time.time() + 0.01, "seconds": seconds})
        return sum(float(hear(each)) for each in self.all[:many])

    def close(self) -> None:
        """End them."""
        for each in self.all:
            assert each.stdin is not None
            assert each.stdout is not None
            each.stdin.close()
            each.wait()
            each.stdout.close()


def tell(process: "subprocess.Popen[str]", what: dict[str, Any]) -> None:
    """Write a process a line."""
    assert process.stdin is not None
    process.stdin.write(json.dumps(what) + "\n")
    process.stdin.flush()


def hear(process: "subprocess.Popen[str]") -> str:
    """Read a line of a process."""
    assert process.stdout is not None
    return process.stdout.readline()


def of_threads(game: str, observe: str | None, n: int, threads: int, seconds: float) -> Callable[[], Measured]:
    """A batch with some threads, ready to be measured again and again."""
    batch = tokonoma.batch(game, n, 2, observe=observe, threads=threads)
    measured(batch, 0.02)
    return lambda: measured(batch, seconds)


def compare(
    processes: Processes, game: str, observe: str | None, n: int, counts: list[int], rounds: int, seconds: float
) -> dict[int, tuple[list[Measured], list[float], list[float]]]:
    """For each number of threads: what was measured, and how many times one thread both forms made, round by round."""
    found: dict[int, tuple[list[Measured], list[float], list[float]]] = {}
    for threads in counts:
        processes.prepare(threads, game, observe, n)
        alone, together = (of_threads(game, observe, n, many, seconds) for many in (1, threads))
        seen: list[Measured] = []
        by_threads: list[float] = []
        by_processes: list[float] = []
        for _ in range(rounds):
            one = alone().rate()
            seen.append(together())
            by_threads.append(seen[-1].rate() / one)
            by_processes.append(processes.rate(threads, seconds) / one)
        found[threads] = seen, by_threads, by_processes
    return found


def row(what: str, threads: int, seen: list[Measured], by_threads: list[float], by_processes: list[float]) -> str:
    """A row of the table."""
    share = [a / b for a, b in zip(by_threads, by_processes, strict=True)]
    figures = (
        what,
        str(threads),
        f"{median(each.rate() for each in seen) / 1e6:.2f}",
        f"{median(by_threads):.2f}",
        f"{median(by_processes):.2f}",
        f"{median(share):.0%}",
        f"{median(each.steps / each.processor for each in seen) / 1e6:.2f}",
        f"{median(each.choosing / (each.choosing + each.stepping) for each in seen):.0%}",
    )
    return f"| {' | '.join(figures)} |"


def over_threads(counts: list[int], n: int, rounds: int, seconds: float) -> None:
    """Print a table of all games."""
    print(f"batches of {n} games, two seats, {rounds} rounds of {seconds} s for each form, medians")
    print(f"| {' | '.join(HEAD)} |\n{'| --- ' * len(HEAD)}|", flush=True)
    processes = Processes(max(counts))
    try:
        for game in tokonoma.GAMES:
            for observe, what in SHOWN:
                found = compare(processes, game, observe, n, counts, rounds, seconds)
                for threads, figures in found.items():
                    print(row(f"{game}, {what}", threads, *figures), flush=True)
    finally:
        processes.close()


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    serve()
