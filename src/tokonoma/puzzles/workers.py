"""Makes many puzzles: several processes at low priority, a journal that lets the work go on where it stopped."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path

import msgspec

from tokonoma.kernel.progress import Advance, progress
from tokonoma.puzzles.making import mine
from tokonoma.puzzles.puzzle import Puzzle, write_puzzles

GENTLE = 19  # as `nice` counts
SPARE = 2  # games given out beyond those being played


class Journal:
    """One line for each game looked through, with the puzzles found in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: dict[int, list[Puzzle]] = {}
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # somebody stopped the work while a line was written
            path.write_text(whole, encoding="utf-8")
        for entry in map(json.loads, whole.splitlines()):
            self.done[entry["seed"]] = msgspec.convert(entry["puzzles"], list[Puzzle])

    def add(self, seed: int, found: list[Puzzle]) -> None:
        """Keep what a game held."""
        self.done[seed] = found
        with self.path.open("a", encoding="utf-8") as file:
            text = json.dumps({"seed": seed, "puzzles": [asdict(each) for each in found]}, ensure_ascii=False)
            file.write(text + "\n")

    @property
    def puzzles(self) -> list[Puzzle]:
        """All that was found, game by game."""
        return [puzzle for seed in sorted(self.done) for puzzle in self.done[seed]]


def make(name: str, count: int, path: Path, processes: int = 1, first: int = 0) -> list[Puzzle]:
    """Look through games until there are so many puzzles, and write them to a file; the journal lies beside it."""
    journal = Journal(path.with_suffix(".journal"))
    with progress(f"puzzles of {name}", count) as advance:
        advance(len(journal.puzzles))
        work(name, count, journal, processes, first, advance)
    found = journal.puzzles[:count]
    write_puzzles(path, name, found)
    return found


def work(name: str, count: int, journal: Journal, processes: int, first: int, advance: Advance) -> None:
    """Give out games and take in what they held."""
    waiting: dict[Future[list[Puzzle]], int] = {}
    seeds = untried(journal, first)
    with ProcessPoolExecutor(processes, initializer=be_gentle) as pool:
        try:
            while len(journal.puzzles) < count:
                while len(waiting) < processes + SPARE:
                    seed = next(seeds)
                    waiting[pool.submit(mine_all, name, seed)] = seed
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    journal.add(waiting.pop(done), done.result())
                    advance(len(done.result()), f"game {len(journal.done)}")
        finally:
            for job in waiting:
                job.cancel()


def untried(journal: Journal, first: int) -> Iterator[int]:
    """The seeds of games that were not looked through."""
    seed = first
    while True:
        if seed not in journal.done:
            yield seed
        seed += 1


def be_gentle() -> None:
    """Give way to whatever else the machine does."""
    os.nice(GENTLE)


def mine_all(name: str, seed: int) -> list[Puzzle]:
    """Every puzzle of a game."""
    return list(mine(name, seed))
