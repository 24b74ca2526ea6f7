"""What filling observations costs, in every game, for every audience: python benchmarks/observations.py

Microseconds of processor time, the median over moments of random games, with the least and the most. "native" is the
rule alone, repeated inside native code into an array that is there already; "call" is `state.observation(seat, out=…)`
or `state.information_numbers(seat, out=…)` from Python.
"""

import argparse
import os
import random
import time
from array import array
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import tokonoma
from tokonoma.kernel.recall import information_schema

MOMENTS = (3, 15, 40)  # decisions into a game
KINDS = ("observation", "whole state", "information state")


def moments(name: str, seats: int, games: int) -> Iterator[tokonoma.State]:
    """Moments of random games."""
    for seed in range(games):
        state, luck = tokonoma.game(name).new(seats, seed=seed), random.Random(seed)
        for decision in range(max(MOMENTS) + 1):
            if state.to_act is None:
                break
            if decision in MOMENTS:
                yield state
            state.step(luck.choice(state.legal_numbers()))


def spent(work: Callable[[], object], times: int) -> float:
    """Microseconds of processor time for one of so many."""
    started = time.process_time()
    work()
    return 1e6 * (time.process_time() - started) / times


def native_cost(state: tokonoma.State, seat: int | None, kind: str, times: int) -> float:
    """One fill without Python around it."""
    memory, board, room = state.memory_of(seat), state.board, room_for(state, kind)
    if kind == "information state":
        return spent(lambda: memory.fill_often(board, room, times), times)
    return spent(lambda: memory.observe_often(board, kind == "whole state", room, times), times)


def call_cost(state: tokonoma.State, seat: int | None, kind: str, times: int) -> float:
    """One fill as a caller in Python pays for it."""
    room = room_for(state, kind)

    def fill() -> None:
        for _ in range(times):
            if kind == "information state":
                state.information_numbers(seat, out=room)
            else:
                state.observation(seat, whole=kind == "whole state", out=room)

    return spent(fill, times)


def room_for(state: tokonoma.State, kind: str) -> Any:
    """An array to fill."""
    rulebook = state.rulebook
    schema = information_schema(rulebook) if kind == "information state" else rulebook.schema
    return array("h", bytes(2 * schema.size))


def row(name: str, seats: int, kind: str, asked: argparse.Namespace) -> str:
    """A row of the table: over all audiences and moments."""
    found = []
    for state in moments(name, seats, asked.games):
        for seat in (*range(seats), None):
            costs = (measure(state, seat, kind, asked.times) for measure in (native_cost, call_cost))
            found.append(tuple(costs))
    native, call = zip(*found, strict=True)
    size = len(room_for(state, kind))
    least_to_most = f"{min(native):.2f} to {max(native):.2f}"
    return f"| {name}, {seats} seats | {kind} | {size} | {median(native):.2f} | {least_to_most} | {median(call):.2f} |"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--times", type=int, default=2000, help="fills in each measurement")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {time.strftime('%Y-%m-%d')}")
    print("| game | what | numbers | native, median µs | least to most | call, median µs |\n" + "| --- " * 6 + "|")
    for name in tokonoma.GAMES:
        counts = {count for counts in tokonoma.game(name).rulebook.modes.values() for count in counts} - {1}
        for seats in sorted({min(counts), max(counts)}):
            for kind in KINDS:
                print(row(name, seats, kind, asked), flush=True)


if __name__ == "__main__":
    main()
