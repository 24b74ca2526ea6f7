"""The form of an analysis: one judged decision after another, then what mattered most.

`analysis.schema.json` and the browser's types are made from these structs (`schema.py`). A message is an object with a
`key` of the game's words and what fills its placeholders.
"""

from typing import Literal

from msgspec import Struct

from tokonoma.kernel.rulebook import Json

Mark = Literal["forced", "best", "fine", "inaccuracy", "mistake", "blunder"]


class Alternative(Struct, frozen=True):
    """A decision that was compared with the one played, by as many playouts.

    `value` is the share of the victory the seat could expect of it, `points` its expected lead over the best other seat
    where the search can tell, and `line` the expected continuation, the decision first.
    """

    move: str
    say: Json  # what it does: a message of the game's words
    value: float
    points: float | None
    line: list[str]


class LineChange(Struct, frozen=True):
    """A line of somebody's score at once after the decision: as it stood, as played, and with the better decision."""

    seat: int
    line: Json  # as the game's scores tell it: its key in the words, and what fills the sentence
    before: float
    played: float
    better: float


class WhyBetter(Struct, frozen=True):
    """One reason why the better decision is better: a sentence, and the two numbers it speaks of.

    The numbers are counted where the two expected continuations end; `seat` is whose they are.
    """

    seat: int
    say: Json  # a message of the game's words
    name: Json  # the same in a few words, for a title
    played: float
    better: float


class Judged(Struct, frozen=True):
    """A decision of a game, judged by what its seat could know then."""

    step: int  # how many steps of the record lie before it
    seat: int
    move: str
    say: Json
    mark: Mark
    cost: float  # what the decision cost the seat of the victory, against the best that was compared
    points: float | None  # the same in points of its lead
    expected: list[float]  # what every seat could expect before, with the best decision
    after: list[float]  # and with the one played
    luck: list[float]  # what the draws since the last decision changed for every seat; all 0 without draws
    better: list[Alternative]  # the best first; empty where nothing better is known
    changes: list[LineChange]  # where the two differ at once, the weightiest first
    why: list[WhyBetter] = []  # at most three reasons, the weightiest first; empty where the decision cost under 2 %
    counts: list[LineChange] = []  # what the game counts at every decision, such as the paths Samurai hold possible


class StageStart(Struct, frozen=True):
    """Where a season or a round begins."""

    step: int  # how many steps of the record lie before it
    title: Json  # a message of the game's words


class TurningPoint(Struct, frozen=True):
    """One of the decisions that cost most."""

    decision: int  # its number in `decisions`
    name: Json  # a message of the game's words: the weightiest reason in short, or what would have been better


class Analysis(Struct, frozen=True, kw_only=True):
    """A game, decision by decision."""

    format: Literal["tokonoma-analysis"] = "tokonoma-analysis"
    version: Literal[1] = 1  # of this form
    game: str
    seats: int
    options: dict[str, str]
    playouts: int
    seed: int
    decisions: list[Judged]
    stages: list[StageStart]  # seasons or rounds; empty in a game that has none
    turning_points: list[TurningPoint]  # the three decisions that cost most, in the order of the game
    unlucky: list[int]  # numbers of good decisions after which draws cost their seat 5 % or more
    cost: list[float]  # of every seat, over all its decisions
    luck: list[float]
    best: list[int]  # how many of its decisions were the best
    decided: list[int]  # of how many that were no matter of course
