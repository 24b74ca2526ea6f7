"""Rulebooks whose answers are functions in their game's folder that need nothing but the board.

A game hands its modules over as `Parts`; which function lies in which file is the same in all games
(`tests/test_house.py`). A game some of whose functions need more, such as names from its data, derives from
`BoardRulebook` and hands over `BoardParts`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from tokonoma.kernel.contract import Board
from tokonoma.kernel.data import Sheet
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import BoardT, Event, Json, Rulebook

GivenBoard = TypeVar("GivenBoard", bound=Board, contravariant=True)


class Check(Protocol):
    """`check.py`."""

    def open_box(self, sheet: Sheet, box: Any, /) -> Any: ...  # noqa: D102


class Notation(Protocol[GivenBoard]):
    """`notation.py`."""

    def write_move(self, board: GivenBoard, move: int, /) -> str: ...  # noqa: D102
    def write_outcome(self, board: GivenBoard, outcome: int, /) -> str: ...  # noqa: D102


class Explain(Protocol[GivenBoard]):
    """`explain.py`."""

    def explain(self, board: GivenBoard, word: str, /) -> Refusal: ...  # noqa: D102


class Offers(Protocol[GivenBoard]):
    """`offers.py`."""

    def touch(self, board: GivenBoard, move: int, /) -> list[str]: ...  # noqa: D102
    def say_move(self, board: GivenBoard, move: int, /) -> Json: ...  # noqa: D102


class Prompts(Protocol[GivenBoard]):
    """`guidance.py`, as far as every game needs only the board."""

    def prompt(self, board: GivenBoard, /) -> Json: ...  # noqa: D102


class Guidance(Prompts[GivenBoard], Protocol[GivenBoard]):
    """`guidance.py`."""

    def why_not(self, board: GivenBoard, touch: list[str], /) -> Refusal | None: ...  # noqa: D102


class Preview(Protocol[GivenBoard]):
    """`preview.py`."""

    def told_ahead(self, events: list[Event], /) -> list[Json]: ...  # noqa: D102
    def tallies(self, board: GivenBoard, seat: int, /) -> list[Json]: ...  # noqa: D102


class View(Protocol[GivenBoard]):
    """`view.py`."""

    def scores(self, board: GivenBoard, /) -> list[Json]: ...  # noqa: D102
    def outcome(self, board: GivenBoard, /) -> Json | None: ...  # noqa: D102


class Comparing(Protocol[GivenBoard]):
    """`comparing.py`."""

    def at_once(self, board: GivenBoard, seat: int, asked: int | None, /) -> list[Json]: ...  # noqa: D102
    def later(self, before: GivenBoard, board: GivenBoard, seat: int, /) -> list[Json]: ...  # noqa: D102


class Sketch(Protocol[GivenBoard]):
    """`sketch.py`."""

    @property
    def EXAMPLE(self) -> str: ...  # noqa: D102
    def fields_of(self, board: GivenBoard, parts: Mapping[str, str], /) -> Json: ...  # noqa: D102


class Position(Protocol[GivenBoard]):
    """`position.py`."""

    def contradictions(self, board: GivenBoard, /) -> list[str]: ...  # noqa: D102


@dataclass(frozen=True, kw_only=True)
class BoardParts(Generic[GivenBoard]):
    """The modules that need only the board in every game, each by its file's name."""

    guidance: Prompts[GivenBoard]
    preview: Preview[GivenBoard]
    view: View[GivenBoard]
    comparing: Comparing[GivenBoard]
    position: Position[GivenBoard]


@dataclass(frozen=True, kw_only=True)
class Parts(BoardParts[GivenBoard]):
    """The modules of a game's folder, each by its file's name."""

    check: Check
    notation: Notation[GivenBoard]
    explain: Explain[GivenBoard]
    offers: Offers[GivenBoard]
    guidance: Guidance[GivenBoard]
    sketch: Sketch[GivenBoard]


class BoardRulebook(Rulebook[BoardT]):
    """A rulebook that asks its folder for what needs only the board in every game."""

    parts: BoardParts[BoardT]

    def prompt(self, board: BoardT) -> Json:
        """What the seat to act is asked for in this position."""
        return self.parts.guidance.prompt(board)

    def told_ahead(self, events: list[Event]) -> list[Json]:
        """What would happen."""
        return self.parts.preview.told_ahead(events)

    def tallies(self, board: BoardT, seat: int) -> list[Json]:
        """The numbers a preview compares."""
        return self.parts.preview.tallies(board, seat)

    def scores(self, board: BoardT) -> list[Json]:
        """The score of every seat as it stands, line by line."""
        return self.parts.view.scores(board)

    def outcome(self, board: BoardT) -> Json | None:
        """Places, winners and shares; None while the game is on."""
        return self.parts.view.outcome(board)

    def compared_at_once(self, board: BoardT, seat: int, asked: int | None) -> list[Json]:
        """What can be counted after a seat's own decisions."""
        return self.parts.comparing.at_once(board, seat, asked)

    def compared_later(self, before: BoardT, board: BoardT, seat: int) -> list[Json]:
        """What can be counted where an expected continuation ends."""
        return self.parts.comparing.later(before, board, seat)

    def contradictions(self, board: BoardT) -> list[str]:
        """What cannot be true together on a board."""
        return self.parts.position.contradictions(board)


class FolderRulebook(BoardRulebook[BoardT]):
    """A rulebook that asks the modules of its game's folder."""

    parts: Parts[BoardT]

    def open_box(self, sheet: Sheet) -> Any:
        """The native tables of the game's data."""
        return self.parts.check.open_box(sheet, self.unit.Box())

    def write_move(self, board: BoardT, move: int) -> str:
        """The word for a legal move of this board."""
        return self.parts.notation.write_move(board, move)

    def write_outcome(self, board: BoardT, outcome: int) -> str:
        """The word for a possible outcome of the draw this board waits for."""
        return self.parts.notation.write_outcome(board, outcome)

    def explain(self, board: BoardT, word: str) -> Refusal:
        """Why a word is no legal move here."""
        return self.parts.explain.explain(board, word)

    def touch(self, board: BoardT, move: int) -> list[str]:
        """What one touches on the board to make a move."""
        return self.parts.offers.touch(board, move)

    def say_move(self, board: BoardT, move: int) -> Json:
        """What a move would do."""
        return self.parts.offers.say_move(board, move)

    def why_not(self, board: BoardT, touch: list[str]) -> Refusal | None:
        """Why these things, touched in this order, make no move."""
        return self.parts.guidance.why_not(board, touch)

    def sketch(self, board: BoardT, parts: Mapping[str, str]) -> Json:
        """The fields of a position given by a short text."""
        return self.parts.sketch.fields_of(board, parts)

    @property
    def sketch_example(self) -> str | None:
        """A short text that sets up a position of this game."""
        return self.parts.sketch.EXAMPLE
