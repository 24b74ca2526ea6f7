"""Koinobori for callers who speak its words: the chapters of this folder as the kernel's rulebook asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tokonoma.games.koinobori import check, events, explain, looking_back, notation, offers, position, sketch, view
from tokonoma.games.koinobori.view_types import TableView
from tokonoma.kernel.data import Sheet
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json, Rulebook, Stage

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


class Koinobori(Rulebook["Rules"]):
    """Raise carps on shared festival posts so that the colours hidden on your own post are worth most."""

    name = "koinobori"
    title = "Koinobori"
    rules = 1
    modes = {"standard": (2, 3, 4, 5)}
    longest = 1100  # docs/koinobori.md adds it up
    minutes = 30

    def open_box(self, sheet: Sheet) -> Any:
        """The native tables of the game's data."""
        return check.open_box(sheet, self.unit.Box())

    def lay_out(self, seats: int, options: Mapping[str, str]) -> Rules:
        """A new board before its first draw."""
        return self.board_class(self.box, seats)

    def write_move(self, board: Rules, move: int) -> str:
        """The word for a legal move of this board."""
        return notation.write_move(board, move)

    def write_outcome(self, board: Rules, outcome: int) -> str:
        """The word for a possible outcome of the draw this board waits for."""
        return notation.write_outcome(board, outcome)

    def explain(self, board: Rules, word: str) -> Refusal:
        """Why a word is no legal move here."""
        return explain.explain(board, word)

    def words_of_turn(self, board: Rules, text: str) -> list[str]:
        """The decisions of a turn."""
        return notation.words_of_turn(text)

    def read_note(self, note: list[int]) -> Event:
        """What a note means."""
        return events.read_note(note, self.box)

    def event_for(self, event: Event, audience: int) -> Event | None:
        """The event without a card the audience must not know."""
        return events.event_for(event, audience)

    def describe(self, board: Rules, audience: int) -> TableView:
        """The table as a page draws it."""
        return view.describe(board, audience)

    def touch(self, board: Rules, move: int) -> list[str]:
        """What one touches on the board to make a move."""
        return offers.touch(board, move)

    def say_move(self, board: Rules, move: int) -> Json:
        """What a move would do."""
        return offers.say_move(board, move)

    def scores(self, board: Rules) -> list[Json]:
        """What each personal post would earn, line by line."""
        return view.scores(board)

    def outcome(self, board: Rules) -> Json | None:
        """Places, winners and shares; None while the game is on."""
        return view.outcome(board)

    def reasons(self, stages: Sequence[Stage], seat: int, line: Json) -> list[Json]:
        """The carps behind a line."""
        return looking_back.reasons(stages, line)

    def sketch(self, board: Rules, parts: Mapping[str, str]) -> Json:
        """The fields of a position given by a short text."""
        return sketch.fields_of(board, parts)

    def contradictions(self, board: Rules) -> list[str]:
        """What cannot be true together on a board."""
        return position.contradictions(board)


RULEBOOK = Koinobori
