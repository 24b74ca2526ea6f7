"""What a puzzle is about. A game's `puzzles.toml` lists its themes; the first that fits names the puzzle.

    points = { en = "Wisdom", fr = "Sagesse" }     # what its points are called
    from = 80                                      # decisions before the first puzzle of a game

    [[themes]]
    name = "keys"
    title = { en = "Key elements", fr = "Éléments clés" }
    lesson = "season"
    kind = "move"                                  # or where, hide
    says = "move.place"                            # the message of the answer, a star standing for anything
    "with" = { element = "fire" }                  # and values it has
    more = "gathered"                              # the turn makes this happen more often than the second best's
    denies = true                                  # the others lose more points by it than the seat gains

Every condition left out holds. What the game counts to say why an answer is right, the weightiest first:

    [[counts]]
    name = { en = "Tiles on your mat", fr = "Tuiles sur votre plateau" }
    counts = "now.mine.tiles"                      # an expression as in lessons; `other` is the seat after this one
    less = true                                    # the smaller number is the better one
"""

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State
from tokonoma.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Theme:
    """A theme, the lesson that teaches it, and when a puzzle has it."""

    name: str
    title: dict[str, str]
    lesson: str
    kind: str = "move"
    says: str = "*"
    values: dict[str, Any] = field(default_factory=dict)
    more: str = ""
    denies: bool = False


@dataclass(frozen=True)
class Count:
    """Something the rules count, by which two turns are compared."""

    name: dict[str, str]
    counts: str
    kind: str = "move"
    less: bool = False

    def what(self, language: str) -> str:
        """What is counted, in words."""
        return self.name[language]


@cache
def counts(folder: Path) -> tuple[Count, ...]:
    """What a game counts, the weightiest first."""
    document = tomllib.loads((folder / "puzzles.toml").read_text(encoding="utf-8"))
    return tuple(msgspec.convert(document.get("counts", []), list[Count]))


@cache
def themes(folder: Path) -> dict[str, Theme]:
    """The themes of a game by their names, in their order."""
    document = tomllib.loads((folder / "puzzles.toml").read_text(encoding="utf-8"))
    found = [msgspec.convert({**each, "values": each.get("with", {})}, Theme) for each in document["themes"]]
    return {each.name: each for each in found}


@cache
def points_name(folder: Path) -> dict[str, str]:
    """What a game's points are called."""
    found: dict[str, str] = tomllib.loads((folder / "puzzles.toml").read_text(encoding="utf-8"))["points"]
    return found


def first_decision(folder: Path) -> int:
    """The number of decisions before the first puzzle of a game."""
    return int(tomllib.loads((folder / "puzzles.toml").read_text(encoding="utf-8")).get("from", 0))


def theme_of(opened: Game, puzzle: Puzzle) -> str:
    """The first theme that fits a puzzle."""
    state = puzzle.begin(opened)
    for theme in themes(opened.rulebook.folder).values():
        if theme.kind == puzzle.kind and (puzzle.kind != "move" or fits(theme, puzzle, state)):
            return theme.name
    raise Refusal("not_a_document", f"no theme of {opened.name} fits a puzzle of the kind {puzzle.kind}")


def fits(theme: Theme, puzzle: Puzzle, state: State) -> bool:
    """Whether a theme fits the answer."""
    offers = state.offers(puzzle.seat, state.seen_by(puzzle.seat))
    say = next(offer["say"] for offer in offers if offer["move"] == puzzle.answer)
    if not fnmatchcase(say["key"], theme.says) or any(say.get(key) != value for key, value in theme.values.items()):
        return False
    if theme.more and times(state, puzzle.line, theme.more) <= times(state, puzzle.second_line, theme.more):
        return False
    return not theme.denies or denies(puzzle)


def times(state: State, line: str, event: str) -> int:
    """How often something happens in a turn, before any draw."""
    after = state.copy()
    after.luck = None
    told = [each for word in line.split() for each in after.decide(word)]
    return sum(each["event"] == event for each in told)


def denies(puzzle: Puzzle) -> bool:
    """Whether the answer costs the others more points than it brings the seat."""
    if not puzzle.points:
        return False
    (own, other), (second_own, second_other) = puzzle.points
    return second_other - other > max(0.0, own - second_own)
