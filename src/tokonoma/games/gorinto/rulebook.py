"""Gorinto for callers who speak its words: the other chapters of this folder as the kernel's rulebook asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tokonoma.games.gorinto import (
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
from tokonoma.games.gorinto.components import (
    DIFFICULTY_NAMES,
    LANDSCAPE_NAMES,
    MODE_NAMES,
    ORDER_NAMES,
    REMOVAL_NAMES,
    SEASON_NAMES,
)
from tokonoma.games.gorinto.moves import GATHER_SPACE
from tokonoma.games.gorinto.view_types import TableView
from tokonoma.kernel.folder_rulebook import FolderRulebook, Parts
from tokonoma.kernel.rulebook import Event, Json, Option, Stage

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules


class Gorinto(FolderRulebook["Rules"]):
    """Gather tiles from a mountain so that the stacks on your mat please two goals and two key elements."""

    name = "gorinto"
    title = "Gorinto"
    rules = 1
    modes = {"standard": (2, 3, 4), "partnership": (4,), "solo": (1,)}
    options = (
        Option("landscape", LANDSCAPE_NAMES),
        Option("removal", REMOVAL_NAMES, {"mode": ("standard",), "seats": (2,)}),
        Option("order", ORDER_NAMES, {"mode": ("standard",), "seats": (3, 4)}),
        Option("difficulty", DIFFICULTY_NAMES, {"mode": ("solo",)}),
    )
    fixed = ("mode", "landscape", "removal", "order_rule", "difficulty")
    hides_nothing = True
    longest = 400
    minutes = 40
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

        def chosen(option: str, names: tuple[str, ...]) -> int:
            return names.index(options.get(option, names[0]))

        return self.board_class(
            self.box,
            seats,
            chosen("mode", MODE_NAMES),
            chosen("landscape", LANDSCAPE_NAMES),
            chosen("removal", REMOVAL_NAMES),
            chosen("order", ORDER_NAMES),
            chosen("difficulty", DIFFICULTY_NAMES),
        )

    def words_of_turn(self, board: Rules, text: str) -> list[str]:
        """The decisions of a turn in canonical order, gatherings given in any."""
        return notation.words_of_turn(board, text)

    def read_note(self, note: list[int]) -> Event:
        """What a note means."""
        return events.read_note(note)

    def offers(self, board: Rules, moves: list[int], ends: list[bool]) -> list[Json]:
        """The moves as they are offered; placements, which are many, from one reading of the board."""
        if moves and moves[0] < GATHER_SPACE:
            return offers.offer_placements(board, moves, ends)
        return super().offers(board, moves, ends)

    def describe(self, board: Rules, audience: int) -> TableView:
        """The table as a page draws it."""
        return view.describe(board)

    def describe_and_score(self, board: Rules, audience: int) -> tuple[TableView, list[Json]]:
        """The table and the scores, which have the same reasons."""
        return view.describe_and_score(board)

    def stages_done(self, board: Rules) -> int | None:
        """How many seasons are over."""
        return int(board.season)

    def stage_title(self, number: int) -> Json:
        """A season's name."""
        return {"key": "race.season", "season": SEASON_NAMES[number - 1]}

    def reasons(self, stages: Sequence[Stage[Rules]], seat: int, line: Json) -> list[Json]:
        """The stacks and tiles behind a line."""
        return looking_back.reasons(stages, line)

    def race(self, stages: Sequence[Stage[Rules]]) -> list[Json]:
        """Wisdom by season."""
        return looking_back.race(stages)

    def rival_lines(self, stages: Sequence[Stage[Rules]]) -> list[Json]:
        """The Kitsune's lines."""
        return looking_back.kitsune_lines(stages)


RULEBOOK = Gorinto
