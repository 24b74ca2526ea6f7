"""Goryō for callers who speak its words: options, notation, views, queries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import to_builtins

from tokonoma.games.goryo import (
    check,
    comparing,
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
from tokonoma.games.goryo.components import ACTIONS_EACH, ADVANCED_ACTIONS_EACH, GORYO, SPACE_NAMES, SPACES
from tokonoma.games.goryo.events import read_note
from tokonoma.games.goryo.knowledge import Candidates, find_candidates
from tokonoma.games.goryo.moves import END, SEARCH, SNIFF
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.games.goryo.view_types import PossiblePaths, TableView
from tokonoma.kernel.data import Sheet
from tokonoma.kernel.folder_rulebook import BoardParts, BoardRulebook
from tokonoma.kernel.native import ask, in_form_of
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json, Option, Secret, Stage

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

TOLD_TO_HER_ALONE = ("cube_laid", "sprint_laid", "trail_laid")


class Goryo(BoardRulebook["Rules"]):
    """The Goryō in seat 0 against the Samurai in seat 1."""

    name: ClassVar[str] = "goryo"
    title: ClassVar[str] = "Goryō"
    rules: ClassVar[int] = 1
    modes: ClassVar[Mapping[str, tuple[int, ...]]] = {"standard": (2,)}
    options: ClassVar[tuple[Option, ...]] = (
        Option("actions", ("standard", "advanced")),
        Option("palace", ("fixed", "shuffled")),
    )
    fixed: ClassVar[tuple[str, ...]] = ("actions_each",)
    longest: ClassVar[int] = 32 + 2 + 1 + 4 * (7 + 10) + 6  # palace, tokens, start; plans and hunts; draws
    minutes: ClassVar[int] = 30
    secrets: ClassVar[Mapping[str, Secret]] = {
        "bound": Secret(("object",), seat=GORYO),
        **{name: Secret(seat=GORYO) for name in TOLD_TO_HER_ALONE},
    }
    parts = BoardParts(guidance=guidance, preview=preview, view=view, comparing=comparing, position=position)

    def open_box(self, sheet: Sheet) -> Any:
        """The native tables of the data, and the names and bridges that only people need."""
        self.object_names = check.read_object_names(sheet)
        self.bridges = check.read_bridges(sheet)
        return check.open_box(sheet, self.unit.Box())

    def lay_out(self, seats: int, options: Mapping[str, str]) -> Rules:
        """A new board before its first draw."""
        actions_each = ADVANCED_ACTIONS_EACH if options["actions"] == "advanced" else ACTIONS_EACH
        board: Rules = self.unit.Rules(self.box, actions_each, options["palace"] == "shuffled")
        return board

    # Notation

    def write_move(self, board: Rules, move: int) -> str:
        """The word for a legal move."""
        return notation.write_move(move)

    def write_outcome(self, board: Rules, outcome: int) -> str:
        """A draw is called by the object drawn."""
        return self.object_names[outcome]

    def explain(self, board: Rules, word: str) -> Refusal:
        """Why a word is no legal move here."""
        return explain.explain(board, word, self.object_names)

    def words_of_turn(self, board: Rules, text: str) -> list[str]:
        """The decisions in what a person typed; a plan is put in order."""
        return notation.words_of_turn(board, text)

    # Telling

    def read_note(self, note: list[int]) -> Event:
        """What a note means."""
        return read_note(note, self.object_names)

    def event_for(self, event: Event, audience: int) -> Event | None:
        """Her plan is hers alone, and of her bound object others learn only that there is one (§8.1)."""
        if audience == GORYO:
            return event
        if event["event"] == "bound":
            return {"event": "bound_secretly"}
        return None if event["event"] in TOLD_TO_HER_ALONE else event

    # Seeing

    def describe(self, board: Rules, audience: int) -> TableView:
        """The table as a page draws it."""
        return view.describe(board, audience, self.object_names, self.bridges)

    def touch(self, board: Rules, move: int) -> list[str]:
        """What one touches to make a move."""
        return offers.touch(move)

    def drawn_by(self, board: Rules, move: int) -> list[str]:
        """The samurai who moves and his new space, or the space that a move is about."""
        return offers.drawn_by(board, move)

    def say_move(self, board: Rules, move: int) -> Json:
        """What a move would do."""
        return offers.say_move(board, move, self.object_names)

    def sketch(self, board: Rules, parts: Mapping[str, str]) -> Json:
        """The fields of a position given by a short text."""
        return sketch.fields_of(board, parts, self.object_names)

    @property
    def sketch_example(self) -> str | None:
        """A short text that sets up a position."""
        return sketch.EXAMPLE

    def reveals(self, board: Rules, move: int) -> bool:
        """An investigation is answered at once, and the end of the hunt discovers her path."""
        return move in (SEARCH, END) or SNIFF <= move < SNIFF + SPACES

    def forced(self, board: Rules) -> int | None:
        """A plan is hers to lay and to confirm, and the end of a hunt is said: the last answer is looked at first."""
        move = super().forced(board) if board.stage == HUNT else None
        return None if move == END else move

    def turn_ends(self, board: Rules, moves: list[int], forced: bool) -> list[bool]:
        """Whether each of these moves ends the turn."""
        return [self._ends_turn(board, move, forced) for move in moves]

    def _ends_turn(self, board: Rules, move: int, forced: bool) -> bool:
        after = board.twin()
        after.play(move)
        while forced and after.to_act == board.to_act and (only := self.forced(after)) is not None:
            after.play(only)
        return bool(after.to_act != board.to_act)

    def why_not(self, board: Rules, touch: list[str]) -> Refusal | None:
        """Why these things, touched in this order, make no move."""
        return guidance.why_not(board, touch, self.object_names)

    def stages_done(self, board: Rules) -> int | None:
        """How many rounds are over."""
        return max(0, int(board.round) - 1)

    def stage_title(self, number: int) -> Json:
        """A round's number."""
        return {"key": "race.round", "round": number}

    def reasons(self, stages: Sequence[Stage[Rules]], seat: int, line: Json) -> list[Json]:
        """What every round brought."""
        return looking_back.reasons(stages, seat, line)

    def queries(self) -> tuple[str, ...]:
        """The paths she may have planned, for all the Samurai know."""
        return ("paths",)

    def ask(self, board: Rules, query: str, audience: int) -> Json:
        """Every possible path with its number of plans, and how many cross or end on each space (§8.3)."""
        if query != "paths":
            return super().ask(board, query, audience)
        if board.stage not in (PLAN, HUNT):
            raise explain.refusal("no_round", query=query)
        found = in_form_of(board, Candidates)()
        ask(find_candidates, board.twin(), found)  # a twin: her secrets are gone from it afterwards
        paths = [path[: steps + 1] for path, steps in zip(found.paths[: found.many], found.steps, strict=False)]
        told: Json = to_builtins(
            PossiblePaths(
                paths=[[SPACE_NAMES[space] for space in path] for path in paths],
                plans=list(found.plans[: found.many]),
                through={SPACE_NAMES[space]: n for space, n in enumerate(found.through) if n},
                targets={SPACE_NAMES[space]: n for space, n in enumerate(found.ending) if n},
            )
        )
        return told


RULEBOOK = Goryo
