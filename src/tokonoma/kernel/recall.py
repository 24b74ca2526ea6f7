"""The half of a state that remembers: everything a seat has seen and done, as text and as numbers of a fixed size.

Both are made from the same notes the rules tell, cut for the seat as its events are. A step that a seat could not
notice leaves no trace in either, so that two games it cannot tell apart give it the same.
"""

import json
from array import array
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tokonoma.kernel.contract import NOTE, Board
from tokonoma.kernel.events import kinds_in
from tokonoma.kernel.features import Schema
from tokonoma.kernel.numbered import NumberedState, audience_of
from tokonoma.kernel.rulebook import AnyRulebook

# What a row of numbers begins with; a row of noughts is empty.
OWN: int = 1  # a decision of the seat itself, and its number
TOLD: int = 2  # something that happened: its kind and up to five numbers, as the game's `events.py` declares them
TOLD_IN_PART: int = 3  # the same with HIDDEN for what the seat must not know
OPTION: int = 4  # an option of the game (the first is its mode), and which of its values was chosen
SEAT: int = 5  # the seat that remembers (-1 a spectator), and how many there are
HIDDEN: int = -1
WIDTH = NOTE + 1
MOST_ROWS = 4096


class RecallingState(NumberedState):
    """A game in progress whose seats remember."""

    _past: "Past | None" = None

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
        schema = information_schema(self.rulebook)
        numbers = array("h", bytes(2 * schema.size))
        seen, began = self.rulebook.schema.size, schema["began"]
        numbers[:seen] = self.observation(seat)
        if self._start is not None:
            numbers[began.place] = self._observed(self._start, seat)
        first, rows = schema["heard"].first, self.remembered_at_start(seat) + self.remembered_since(seat)
        if len(rows) > schema["heard"].size:
            raise OverflowError(f"the seat has heard more than {schema['heard'].shape[0]} things")
        numbers[first : first + len(rows)] = rows
        return given(numbers, out)

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
        past = self._past = Past.of(self)
        steps, rows = past.rows.get(seat, (0, array("h")))
        new = [row for step in past.steps[steps:] for row in self._noticed(seat, step)]
        past.rows[seat] = len(past.steps), rows + joined(new)
        return past.rows[seat][1]

    def _noticed(self, seat: int | None, step: "Step") -> Iterator[list[int]]:
        if step.actor == seat:
            yield row_of(OWN, step.number)
        for note in step.notes:
            row = self._cut(note, audience_of(seat))
            if row is not None:
                yield row

    def _options_chosen(self) -> Iterator[int]:
        offered = [("mode", list(self.rulebook.modes))]
        offered += [(option.name, list(option.values)) for option in self.rulebook.options]
        for name, values in offered:
            chosen = self.options.get(name)
            yield values.index(chosen) if chosen in values else HIDDEN

    def _cut(self, note: list[int], audience: int) -> list[int] | None:
        """A note as a row, without what an audience must not know; None where it hears nothing of it."""
        heard = self.rulebook.event_for(self.rulebook.read_note(note), audience)
        if heard is None:
            return None
        parts = kinds_in(f"tokonoma.games.{self.rulebook.name}.events")[note[0]].parts
        kept = [part in heard for part in parts]
        if all(kept):
            return row_of(TOLD, *note)
        values = [number if is_kept else HIDDEN for number, is_kept in zip(note[1:], kept, strict=False)]
        return row_of(TOLD_IN_PART, note[0], *values)


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
        self.rows: dict[int | None, tuple[int, array[int]]] = {}  # by seat: from how many steps, and its rows
        self.heard: dict[int | None, tuple[int, list[Any]]] = {}  # the same in words

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
        other.numbers, other.steps = numbers, self.steps[:]
        other.rows, other.heard = dict(self.rows), dict(self.heard)
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


def given(numbers: Any, out: Any) -> Any:
    """The numbers themselves, or a caller's array filled with them; raises ValueError for one of another length."""
    if out is None:
        return numbers
    if len(out) != len(numbers):
        raise ValueError(f"an information state of this game has {len(numbers)} numbers, not {len(out)}")
    memoryview(out)[:] = memoryview(numbers)
    return out


@cache
def information_schema(rulebook: AnyRulebook) -> Schema:
    """What the numbers of an information state mean: the observation, how the game began, and all that was heard."""
    seen = rulebook.schema
    declared = [(each.name, each.shape, each.low, each.high, each.says) for each in seen]
    rows = min(2 * rulebook.longest + NOTE, MOST_ROWS)
    began = ("began", (seen.size,), -32768, 32767, "the observation of the position it began from; noughts for the box")
    heard = ("heard", (rows, WIDTH), -32768, 32767, "what was heard and done, oldest first, as in `recall.py`")
    return Schema([*declared, began, heard])
