"""Gorbino's Quest for callers who speak its words: this folder's chapters as the kernel's rulebook asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest import (
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
from tokonoma.games.gorbinos_quest.components import BUILD_COST_NAMES, PACE_NAMES
from tokonoma.games.gorbinos_quest.view_types import TableView
from tokonoma.kernel.folder_rulebook import FolderRulebook, Parts
from tokonoma.kernel.rulebook import Event, Json, Option, Stage

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

SET_UP_STEPS = 30 + 1 + 6 + 6 + 6 + 12  # tokens, marker, technologies, conditions, first cities, free goods
PLAYS = 42 * 6  # each round takes a technology from the track for good, each seat plays one card (at x2: two and two)
STEPS_OF_A_PLAY = 600 + 2  # a trade of all a seat may hold of two goods, begun and done


class GorbinosQuest(FolderRulebook["Rules"]):
    """Build cities and collect technologies so that your tags meet what the six slots count."""

    name = "gorbinos_quest"
    title = "Gorbino's Quest"
    rules = 1
    modes = {"standard": (2, 3, 4, 5, 6)}
    options = (Option("pace", PACE_NAMES), Option("build_cost", BUILD_COST_NAMES))
    fixed = ("pace", "build_cost")
    hides_nothing = True
    longest = SET_UP_STEPS + PLAYS * STEPS_OF_A_PLAY + 36  # the deck's draws
    minutes = 90
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
        pace = 1 + PACE_NAMES.index(options.get("pace", PACE_NAMES[0]))
        build_cost = BUILD_COST_NAMES.index(options.get("build_cost", BUILD_COST_NAMES[0]))
        return self.board_class(self.box, seats, pace, build_cost)

    def words_of_turn(self, board: Rules, text: str) -> list[str]:
        """The decisions of a turn; units may be counted, and a trade may be a sentence."""
        return notation.words_of_turn(board, text)

    def read_note(self, note: list[int]) -> Event:
        """What a note means."""
        return events.read_note(note)

    def describe(self, board: Rules, audience: int) -> TableView:
        """The table as a page draws it."""
        return view.describe(board, self.sheet)

    def describe_and_score(self, board: Rules, audience: int) -> tuple[TableView, list[Json]]:
        """The table and the scores, which stand in its slots already."""
        return view.describe_and_score(board, self.sheet)

    def stages_done(self, board: Rules) -> int | None:
        """How many rounds are over."""
        return max(0, int(board.round) - 1)

    def stage_title(self, number: int) -> Json:
        """A round's number."""
        return {"key": "race.round", "round": number}

    def reasons(self, stages: Sequence[Stage[Rules]], seat: int, line: Json) -> list[Json]:
        """Tags, conditions and places behind a line."""
        return looking_back.reasons(stages, seat, line)


RULEBOOK = GorbinosQuest
