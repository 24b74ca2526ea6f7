"""Hunts written down and mixed: which action may come next, and how likely.

A hunt is a row of numbers as `bots/native/reader.py` writes it: an action before what follows it, and after a question
first what follows a no, then what follows a yes. Where it is lost, nothing she was thought to do fits the answers.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import NamedTuple

from tokonoma.games.goryo.moves import END, SEARCH

LOST = -2  # as in bots/native/reader.py
LOST_BYTE = 255
UNLIKELY = 0.001  # hunts less likely are left out


def is_question(move: int) -> bool:
    """Whether an action asks about a space."""
    return SEARCH <= move < END


def end_of(hunt: Sequence[int], at: int) -> int:
    """Where what begins somewhere in a hunt has ended."""
    branches = 1
    while branches:
        move = hunt[at]
        at += 1
        branches += 1 if is_question(move) else -1 if move in (END, LOST) else 0
    return at


def write_hunt(hunt: list[int]) -> str:
    """A hunt as text."""
    return b64encode(bytes(LOST_BYTE if move == LOST else move for move in hunt)).decode()


def read_hunt(text: str) -> list[int]:
    """The hunt a text tells."""
    return [LOST if move == LOST_BYTE else move for move in b64decode(text)]


class Way(NamedTuple):
    """A hunt, where it stands, and how often it is made."""

    hunt: list[int]
    at: int
    weight: float

    @property
    def move(self) -> int:
        """What comes next."""
        return self.hunt[self.at]

    def after(self, is_green: bool) -> Way:
        """The same hunt after its next action, and the answer where that is a question."""
        skips = is_question(self.move) and is_green
        return self._replace(at=end_of(self.hunt, self.at + 1) if skips else self.at + 1)


class MixedHunt:
    """Several hunts as one that draws at every action: those it can still be."""

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways

    def odds(self) -> dict[int, float]:
        """How likely each action comes next, where not every hunt is lost."""
        found: dict[int, float] = {}
        for way in self.ways:
            if way.move != LOST:
                found[way.move] = found.get(way.move, 0.0) + way.weight
        whole = sum(found.values())
        return {move: odd / whole for move, odd in found.items()}

    def after(self, move: int, is_green: bool) -> MixedHunt:
        """What is left of it after an action and its answer."""
        return MixedHunt([way.after(is_green) for way in self.ways if way.move == move])

    def held_bytes(self) -> int:
        """About what it takes."""
        return sum(8 * len(way.hunt) for way in self.ways)


def mixed_hunt(hunts: list[list[int]], odds: list[float]) -> MixedHunt:
    """Hunts with how likely they are made; the least likely are left out."""
    return MixedHunt([Way(hunt, 0, odd) for hunt, odd in zip(hunts, odds, strict=True) if odd >= UNLIKELY])
