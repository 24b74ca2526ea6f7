"""How strong the levels are: what each won against the one below, and the rating that follows from it.

`ratings.json` holds, for each game and number of seats, every step of the ladder that was measured
(`benchmarks/ratings.py` writes it from matches of `tokonoma arena GAME --levels`). In a step one of the level sits
among others of the level below. A level's rating is that of the level below and 400 points for every tenfold of the
odds with which it beats one of these; the lowest has 1000 at every table. So ratings compare the levels of one game at
one number of seats, and say nothing across games.
"""

import json
from functools import cache
from math import log10
from pathlib import Path

from msgspec import Struct, convert

from tokonoma.bots.levels import LEVELS

MEASURED = Path(__file__).with_name("ratings.json")
LOWEST = 1000
TENFOLD = 400  # points for ten times the odds
ROUND = 10  # a rating is told in tens: it is not known better


class Step(Struct, frozen=True):
    """A level among the one below: its share of the victories, the 95 % interval, and the games."""

    won: float
    low: float
    high: float
    games: int

    def points(self, seats: int) -> float:
        """By how much the level is rated above the one below; half a game more counts as won and half as lost."""
        won = (self.won * self.games + 0.5) / (self.games + 1)
        return TENFOLD * log10((seats - 1) * won / (1 - won))


Steps = dict[str, Step]  # by level


@cache
def measured() -> dict[str, dict[int, Steps]]:
    """Every step that was measured, by game, seats and level."""
    return convert(json.loads(MEASURED.read_text("utf-8")), dict[str, dict[int, Steps]], strict=False)


def steps(game: str, seats: int) -> Steps:
    """The steps of a game that were measured with so many seats, by the upper level."""
    return measured().get(game, {}).get(seats, {})


def rating(game: str, seats: int, level: str) -> int | None:
    """The rating of a level; None where a step up to it was not measured."""
    climbed = LEVELS[1 : LEVELS.index(level) + 1] if level in LEVELS else ("",)
    known = steps(game, seats)
    if not known or any(each not in known for each in climbed):
        return None
    return ROUND * round((LOWEST + sum(known[each].points(seats) for each in climbed)) / ROUND)


def ratings(game: str, level: str) -> dict[int, int]:
    """The ratings of a level by the number of seats, where they were measured."""
    found = {seats: rating(game, seats, level) for seats in measured().get(game, {})}
    return {seats: each for seats, each in found.items() if each is not None}
