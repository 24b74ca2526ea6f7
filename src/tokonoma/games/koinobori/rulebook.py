"""Koinobori for callers who speak its words: the chapters of this folder as the kernel's rulebook asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tokonoma.games.koinobori import (
    check,
    comparing,
    events,
    explain,
    guidance,
    looking_back,
    notation,
    offers,
    position,
    preview,
    sketch,
    view,
)
from tokonoma.games.koinobori.view_types import TableView
from tokonoma.kernel.folder_rulebook import FolderRulebook, Parts
from tokonoma.kernel.rulebook import Event, Json, Secret, Stage

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


class Koinobori(FolderRulebook["Rules"]):
    """Raise carps on shared festival posts so that the colours hidden on your own post are worth most."""

    name = "koinobori"
    title = "Koinobori"
    rules = 1
    modes = {"standard": (2, 3, 4, 5)}
    longest = 1100  # docs/koinobori.md adds it up
    minutes = 30
    secrets = {name: Secret(("card",), knowers) for name, knowers in events.SECRET.items()}
    parts = Parts(
        check=check,
        notation=notation,
        explain=explain,
        offers=offers,
        guidance=guidance,
        preview=preview,
        view=view,
        comparing=comparing,
        sketch=sketch,
        position=position,
    )

    def lay_out(self, seats: int, options: Mapping[str, str]) -> Rules:
        """A new board before its first draw."""
        return self.board_class(self.box, seats)

    def compared_in_sight(self, board: Rules, seat: int) -> list[Json]:
        """The leads on the posts: what a seat scores by is hidden on its own post."""
        return comparing.in_sight(board, seat)

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

    def describe_and_score(self, board: Rules, audience: int) -> tuple[TableView, list[Json]]:
        """The table and the scores, which follow from its posts."""
        return view.describe_and_score(board, audience)

    def reasons(self, stages: Sequence[Stage[Rules]], seat: int, line: Json) -> list[Json]:
        """The carps behind a line."""
        return looking_back.reasons(stages, line)


RULEBOOK = Koinobori
