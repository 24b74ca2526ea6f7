"""A puzzle as data: how to come to the position, what is right, and what it brings.

The puzzles of a game lie beside its rules in `puzzles.json`, one in a line, the easiest first; `puzzles.toml` holds the
themes and the kinds the game has.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from tokonoma.kernel.library import GAMES, Game, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State

Kind = Literal["move", "where", "hide"]
FORMAT = "tokonoma-puzzles"
EASY, MIDDLING = 0.4, 0.7  # how often weaker levels miss a puzzle of one star, of two


@dataclass(frozen=True)
class Puzzle:
    """One position with one right answer.

    `answer` is a move (`move`), the space she went to (`where`), or the target of the best plan (`hide`). `line` is the
    turn that goes with it, `second` and `second_line` the same of the best other answer. `values` holds what both are
    worth to the seat in the deep search, `points` the points of the seat and of the best other one after each.
    `lead` is what the games played out brought in favour of the answer: a mean of points, or of victories where a game
    counts none. `missed` says how often each level misses it; `rating` is their mean.
    """

    name: str
    kind: Kind
    seed: int
    moves: str
    seat: int
    answer: str
    line: str
    second: str = ""
    second_line: str = ""
    theme: str = ""
    values: tuple[float, ...] = ()
    points: tuple[tuple[float, float], ...] = ()
    games: int = 0
    lead: float = 0.0
    missed: dict[str, float] = field(default_factory=dict)
    rating: float = 0.0
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)

    def begin(self, opened: Game) -> State:
        """The position; draws from here on are those of the deal."""
        state = opened.new(self.seats, self.options, self.seed)
        for word in self.moves.split():
            state.decide(word)
        return state


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file; refuses one that is no list of puzzles."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(document["puzzles"], list[Puzzle])
    except (ValueError, KeyError, TypeError, msgspec.ValidationError) as error:
        raise Refusal("not_a_document", f"{path.name} holds no puzzles: {error}") from error


def write_puzzles(path: Path, name: str, found: Iterable[Puzzle]) -> None:
    """Write puzzles, one in a line, the easiest first."""
    ranked = sorted(found, key=lambda each: (each.rating, each.name))
    lines = ",\n".join(json.dumps(asdict(each), ensure_ascii=False, separators=(",", ":")) for each in ranked)
    text = f'{{"format":"{FORMAT}","version":1,"game":"{name}","puzzles":[\n{lines}\n]}}\n'
    path.write_text(text, encoding="utf-8")


@cache
def puzzles(name: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, the easiest first; refuses a game that is none."""
    path = game(name).rulebook.folder / "puzzles.json"
    return {each.name: each for each in read_puzzles(path)} if path.exists() else {}


def find_puzzle(name: str, puzzle: str) -> Puzzle:
    """A puzzle by its game and name."""
    found = puzzles(name).get(puzzle)
    if found is None:
        raise Refusal("unknown_option", f"{name} has no puzzle {puzzle}", puzzle=puzzle)
    return found


def of_the_day(name: str, day: date) -> Puzzle:
    """The puzzle of a day: every puzzle has its day, in a fixed order, before one comes again."""
    found = sorted(puzzles(name).values(), key=lambda each: (each.seed * 2654435761 % 1_000_003, each.name))
    if not found:
        raise Refusal("unknown_option", f"there are no puzzles for {name}", game=name)
    return found[day.toordinal() % len(found)]


def games_with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in GAMES if puzzles(name)]


@cache
def beginning(name: str, puzzle: str) -> State:
    """The position of a puzzle; it is shared, so copy it before playing."""
    return find_puzzle(name, puzzle).begin(game(name))


def stars(puzzle: Puzzle) -> int:
    """How hard a puzzle is, from one to three: weaker levels miss it seldom, often, mostly."""
    return 1 + (puzzle.rating > EASY) + (puzzle.rating > MIDDLING)
