"""The half of a state that remembers: everything a seat has seen and done, as text and as numbers of a fixed size.

Both are made from the same notes the rules tell, cut for the seat as its events are; the numbers natively
(`kernel/remembering.py`), by the secrets the rulebook declares. A step that a seat could not notice leaves no trace in
either, so that two games it cannot tell apart give it the same.
"""

import json
from array import array
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tokonoma.kernel.contract import NOTE, Board
from tokonoma.kernel.events import Kind, kinds_in
from tokonoma.kernel.features import Schema
from tokonoma.kernel.numbered import NumberedState, audience_of
from tokonoma.kernel.remembering import HIDDEN, OPTION, SEAT, UNHEARD, WIDTH
from tokonoma.kernel.rulebook import AnyRulebook

MOST_ROWS = 4096


class RecallingState(NumberedState):
    """A game in progress whose seats remember."""

    _past: "Past | None" = None
    _memories: dict[int | None, Any] = {}  # by seat; replaced, never changed, for copies of a state share it

    def information_state(self, seat: int | None) -> str:
        """Everything a seat, or a spectator (None), has seen and done so far, as JSON: two states that it cannot tell
        apart have the same, and it forgets nothing (perfect recall)."""
        return json.dumps([*self.known_at_start(seat), *self.heard_by(seat)], ensure_ascii=False)

    def known_at_start(self, seat: int | None) -> list[Any]:
        """What a seat knew before the first step: the game, and the position it began from if not the box."""
        self.check_seat(seat)
        known: list[Any] = [self.rulebook.name, self.options, self.seats, seat]
        if self._start is not None:
            start = self._start.twin()
            start.hide_from(audience_of(seat))
            known.append(start.fields())
        return known

    def heard_by(self, seat: int | None) -> list[Any]:
        """What a seat has seen and done since, step by step."""
        past = self._past = Past.of(self)
        steps, heard = past.heard.get(seat, (0, []))
        heard = heard + [each for step in past.steps[steps:] if (each := self._heard(seat, step))]
        past.heard[seat] = len(past.steps), heard
        return heard[:]

    def _heard(self, seat: int | None, step: "Step") -> list[Any]:
        """What a seat has of a step: its own word, and what it was told; nothing where it could not notice it."""
        events = [self.rulebook.read_note(note) for note in step.notes]
        cut = [self.rulebook.event_for(event, audience_of(seat)) for event in events]
        told = [event for event in cut if event is not None]
        return [step.word, told] if step.actor == seat else told

    def information_numbers(self, seat: int | None, out: Any = None) -> Any:
        """The information state as 16-bit numbers, always equally many; `information_schema` says what each means.

        They come in a new `array`, or in `out`: any array of as many 16-bit integers. Raises OverflowError for a game
        that is longer than its rows.
        """
        if out is None:
            out = array("h", bytes(2 * information_schema(self.rulebook).size))
        self.memory_of(seat).fill(self._board, out)
        return out

    def memory_of(self, seat: int | None) -> Any:
        """What keeps all that a seat has seen and done; made when it is first asked for, then only new steps are."""
        kept = self._memories.get(seat)
        if kept is None or kept.stepper is not self._stepper:
            kept = self._new_memory(seat)
            self._memories = {**self._memories, seat: kept}
        return kept

    def _new_memory(self, seat: int | None) -> Any:
        self.check_seat(seat)
        schema, seen = information_schema(self.rulebook), self.rulebook.schema.size
        kept = array("h", bytes(2 * (schema.size - seen)))
        if self._start is not None:
            kept[:seen] = self._observed(self._start, seat)
        rows = self.remembered_at_start(seat)
        kept[seen : seen + len(rows)] = rows
        secrets, start = secrets_of(self.rulebook), seen + len(rows)
        make = self.rulebook.remembering.Memory
        return make(self._stepper, self._first_board(), audience_of(seat), secrets, kept, start)

    def _observed(self, board: Board, seat: int | None) -> Any:
        seen = array("h", bytes(2 * self.rulebook.schema.size))
        self.rulebook.observing.Observer(board).fill(board, audience_of(seat), False, seen)
        return seen

    def remembered_at_start(self, seat: int | None) -> "array[int]":
        """Rows of numbers for what a seat knew before the first step: who it is, and the options."""
        rows = [row_of(OPTION, at, chosen) for at, chosen in enumerate(self._options_chosen())]
        return joined([row_of(SEAT, audience_of(seat), self.seats), *rows])

    def remembered_since(self, seat: int | None) -> "array[int]":
        """Rows of numbers for what a seat has seen and done since; only steps that are new are looked at again."""
        return self.memory_of(seat).rows()  # type: ignore[no-any-return]

    def _options_chosen(self) -> Iterator[int]:
        offered = [("mode", list(self.rulebook.modes))]
        offered += [(option.name, list(option.values)) for option in self.rulebook.options]
        for name, values in offered:
            chosen = self.options.get(name)
            yield values.index(chosen) if chosen in values else HIDDEN


class Step(NamedTuple):
    """One step: who took it, its number and word, and the notes it told."""

    actor: int
    number: int
    word: str
    notes: list[list[int]]


class Past:
    """Every step of a game so far, and what was made of it; kept, so that only new steps are played again."""

    def __init__(self, start: Any, board: Board) -> None:
        self.start = start
        self.board = board  # after all the steps
        self.numbers: list[int] = []
        self.steps: list[Step] = []
        self.heard: dict[int | None, tuple[int, list[Any]]] = {}  # by seat: from how many steps, and what it heard

    @classmethod
    def of(cls, state: RecallingState) -> "Past":
        """The past of a state: what it has kept of it, where that is still its past, and what came since."""
        numbers, kept = state.numbers(), state._past
        if kept is None or kept.start is not state._start or numbers[: len(kept.numbers)] != kept.numbers:
            kept = cls(state._start, state._from_the_beginning())
        return kept if len(kept.numbers) == len(numbers) else kept.extended(state, numbers)

    def extended(self, state: RecallingState, numbers: list[int]) -> "Past":
        """The same with more steps; another one, for a copy of the state may go another way."""
        other = Past(self.start, self.board.twin())
        notes = other.board.notes = state.rulebook.contract.Notes()
        other.numbers, other.steps, other.heard = numbers, self.steps[:], dict(self.heard)
        for number in numbers[len(self.numbers) :]:
            actor, word = other.board.to_act, state._word_of(other.board, number)
            other.board.play(number)
            other.steps.append(Step(actor, number, word, notes.listen()))
        return other


def row_of(*numbers: int) -> list[int]:
    """A row of these numbers, the rest noughts."""
    return [*numbers, *[0] * (WIDTH - len(numbers))]


def joined(rows: list[list[int]]) -> "array[int]":
    """Rows one after another."""
    return array("h", [number for row in rows for number in row])


@cache
def secrets_of(rulebook: AnyRulebook) -> "array[int]":
    """The table of secrets as `kernel/remembering.py` reads it: four numbers for each kind of event."""
    kinds = kinds_in(f"tokonoma.games.{rulebook.name}.events")
    said = [secret_of(rulebook, kinds[kind]) if kind in kinds else [0, 0, 0, -1] for kind in range(max(kinds) + 1)]
    return array("i", [number for each in said for number in each])


def secret_of(rulebook: AnyRulebook, kind: Kind) -> list[int]:
    """What is secret of a kind of event, and who knows it."""
    secret = rulebook.secrets.get(kind.name)
    if secret is None:
        return [0, 0, 0, -1]
    hidden = sum(1 << (1 + kind.parts.index(part)) for part in secret.hides) or UNHEARD
    knowers = [*(1 + kind.parts.index(part) for part in secret.known_to), 0, 0]
    return [hidden, *knowers[:2], secret.seat]


@cache
def information_schema(rulebook: AnyRulebook) -> Schema:
    """What the numbers of an information state mean: the observation, how the game began, and all that was heard."""
    seen = rulebook.schema
    declared = [(each.name, each.shape, each.low, each.high, each.says) for each in seen]
    rows = min(2 * rulebook.longest + NOTE, MOST_ROWS)
    began = ("began", (seen.size,), -32768, 32767, "the observation of the position it began from; noughts for the box")
    heard = ("heard", (rows, WIDTH), -32768, 32767, "what was heard and done, oldest first, as in `recall.py`")
    return Schema([*declared, began, heard])
