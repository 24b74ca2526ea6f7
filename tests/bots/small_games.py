"""Games small enough to know the right answer, for bots that know no game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tokonoma.kernel import native
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json, Rulebook, ViewPart

CONTRACT = native.plain("tokonoma.kernel.contract")
OVER, CHANCE = CONTRACT.OVER, CONTRACT.CHANCE
if TYPE_CHECKING:
    from tokonoma.kernel.contract import Board
else:
    Board = CONTRACT.Board


class Sticks(Board):
    """Take one to three sticks; whoever takes the last one wins."""

    left: int
    last: int

    def __init__(self, sticks: int) -> None:
        super().__init__()
        self.seats, self.left = 2, sticks

    def legal(self, moves: list[int]) -> int:
        n = min(3, self.left)
        moves[:n] = range(1, n + 1)
        return n

    def apply(self, move: int) -> None:
        self.left -= move
        self.last = self.to_act
        self.to_act = 1 - self.to_act if self.left else OVER

    def returns(self, values: list[float]) -> None:
        values[0], values[1] = float(self.last == 0), float(self.last == 1)


class Cups(Board):
    """Seat 0 hides a ball under one of three cups; seat 1 finds it, or takes half of the victory."""

    ball: int
    guessed: int

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.guessed = 2, -1

    def legal(self, moves: list[int]) -> int:
        n = 3 if self.to_act == 0 else 4
        moves[:n] = range(n)
        return n

    def apply(self, move: int) -> None:
        if self.to_act == 0:
            self.ball, self.to_act = move, 1
        else:
            self.guessed, self.to_act = move, OVER

    def hide(self, audience: int) -> None:
        if audience != 0:
            self.ball = 0

    def imagine(self, audience: int, chance: Any, page: Any) -> None:
        if audience != 0 and self.to_act == 1:
            self.ball = chance.below(3)

    def returns(self, values: list[float]) -> None:
        found = 0.5 if self.guessed == 3 else float(self.guessed == self.ball)
        values[0], values[1] = 1.0 - found, found


class Dice(Board):
    """Seat 0 takes a sure third of the victory, or throws a die that gives all of it on three sides of six."""

    thrown: int
    chosen: int

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2

    def legal(self, moves: list[int]) -> int:
        moves[:2] = [0, 1]
        return 2

    def outcomes(self, outcomes: list[int], weights: list[int]) -> int:
        outcomes[:2], weights[:2] = [0, 1], [3, 3]
        return 2

    def apply(self, move: int) -> None:
        if self.to_act == CHANCE:
            self.thrown, self.to_act = move, OVER
        else:
            self.chosen, self.to_act = move, CHANCE if move else OVER

    def returns(self, values: list[float]) -> None:
        values[0] = float(self.thrown) if self.chosen else 1 / 3
        values[1] = 1.0 - values[0]


class SmallRulebook(Rulebook[Any]):
    """A small game for callers; moves are written as numbers."""

    rules, longest, minutes = 1, 50, 1
    modes: ClassVar[Mapping[str, tuple[int, ...]]] = {"standard": (2,)}

    def __init__(self, board: Any) -> None:
        self.name = self.title = type(board).__name__  # type: ignore[misc]
        self.unit = self.contract = CONTRACT
        self.stepping = native.plain("tokonoma.kernel.stepping")
        self.mode, self.data, self.opening = "python", "none", board
        self.numbers_of_words = {}

    def open_box(self, sheet: Any) -> Any:
        raise NotImplementedError

    def lay_out(self, seats: int, options: Mapping[str, str]) -> Any:
        return self.opening.twin()

    def write_move(self, board: Any, move: int) -> str:
        return str(move)

    def write_outcome(self, board: Any, outcome: int) -> str:
        return str(outcome)

    def explain(self, board: Any, word: str) -> Refusal:
        return Refusal("not_a_move", word)

    def read_note(self, note: list[int]) -> Event:
        raise NotImplementedError

    def describe(self, board: Any, audience: int) -> ViewPart:
        return ViewPart()

    def touch(self, board: Any, move: int) -> list[str]:
        return [str(move)]

    def say_move(self, board: Any, move: int) -> Json:
        return {}

    def prompt(self, board: Any) -> Json:
        return {}

    def why_not(self, board: Any, touch: list[str]) -> Refusal | None:
        return None

    def told_ahead(self, events: list[Event]) -> list[Json]:
        return []

    def tallies(self, board: Any, seat: int) -> list[Json]:
        return []

    def scores(self, board: Any) -> list[Json]:
        return []

    def outcome(self, board: Any) -> Json | None:
        return None if board.to_act != OVER else {"shares": board.shares()}

    def contradictions(self, board: Any) -> list[str]:
        return []


def small_game(board: Any) -> Game:
    return Game(SmallRulebook(board))
