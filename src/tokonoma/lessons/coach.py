"""The coach of a first game: remarks that are data beside the rules, each made once, when its condition first holds.

A remark speaks of what the player's seat may know and nothing else: its facts come from `Facts`, its events are those
the seat heard. Which remarks were made is the caller's to keep, so that a table of the server needs no memory for it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tokonoma.kernel import words
from tokonoma.kernel.library import game
from tokonoma.kernel.rulebook import Event
from tokonoma.kernel.state import State
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons.expressions import evaluate
from tokonoma.lessons.facts import LABEL, Facts
from tokonoma.lessons.lesson import Sentence

FILE = "coach.toml"
RIVAL = {"en": "your rival", "fr": "votre adversaire"}
SEAT = {"en": "seat {number}", "fr": "le siège {number}"}


@dataclass(frozen=True)
class Trigger:
    """A remark and when it is due: `on` an event that was heard, and while `when` holds."""

    name: str
    line: int  # of the file
    say: Sentence
    on: str | None = None
    when: str = "True"
    facts: Mapping[str, str] = field(default_factory=dict)
    rule: str | None = None  # the paragraph that says more
    at: str | None = None  # an expression: the thing of the table it speaks of


@dataclass(frozen=True, eq=False)
class Coach:
    """The remarks of a game, the most urgent first."""

    game: str
    seat: int  # of whoever plays a first game
    a_turn: int  # how many remarks at most
    triggers: tuple[Trigger, ...]
    file: str


@dataclass(frozen=True)
class Remark:
    """What the coach says now."""

    name: str
    text: dict[str, str]  # by language
    rule: str | None
    at: str | None = None  # the thing it speaks of, as `touch` names it


@dataclass(frozen=True)
class Moment:
    """A table when its player is to decide, or when the game is over, with what the seat heard since its last turn."""

    state: State
    seat: int
    events: Sequence[Event] = ()

    @property
    def is_due(self) -> bool:
        """Whether the coach may speak: never while somebody else thinks."""
        return self.state.to_act in (self.seat, None)


class Coaching:
    """A coach beside one player: hears what happens, and speaks when the player is to decide."""

    def __init__(self, found: Coach, seat: int) -> None:
        self.coach = found
        self.seat = seat
        self.made: list[str] = []
        self.this_turn = 0
        self._heard: list[Event] = []
        self._spoken_to = 0  # how much of it was heard when the coach could last speak

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Hear what the seat may know of what happened; with a turn ends what was spoken of in it."""
        told = (state.rulebook.event_for(event, self.seat) for event in events)
        self._heard += [event for event in told if event is not None]
        if state.to_act != self.seat:
            self.end_turn()

    def end_turn(self) -> None:
        """Forget what was spoken of in this turn; what came after the coach last spoke belongs to the next."""
        self._heard = self._heard[self._spoken_to :]
        self._spoken_to = self.this_turn = 0

    def speak(self, state: State) -> Remark | None:
        """The remark that is due now, if there is one."""
        moment = Moment(state, self.seat, self._heard)
        if not moment.is_due:
            return None
        self._spoken_to = len(self._heard)
        found = remark(self.coach, moment, self.made, self.this_turn)
        if found is not None:
            self.made.append(found.name)
            self.this_turn += 1
        return found


@cache
def coach(name: str) -> Coach | None:
    """The coach of a game; None for a game that has none."""
    from tokonoma.lessons.reading_coach import read_coach  # reading knows what a trigger is

    path = game(name).rulebook.folder / "lessons" / FILE
    return read_coach(path, name) if path.exists() else None


def remark(found: Coach, moment: Moment, made: Collection[str], this_turn: int = 0) -> Remark | None:
    """The most urgent remark that is due and was not made before."""
    if not moment.is_due or (this_turn >= found.a_turn and moment.state.to_act is not None):
        return None
    names = {"now": Facts(moment.state, moment.seat), "events": list(moment.events), "me": moment.seat}
    for trigger in found.triggers:
        if trigger.name not in made:
            for each in occasions(trigger, names):
                return said(trigger, each, moment)
    return None


def occasions(trigger: Trigger, names: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """What an expression may name, for every event or state that is an occasion of the remark; the latest first."""
    heard = [names] if trigger.on is None else [{**names, "event": each} for each in reversed(names["events"])]
    for each in heard:
        if (trigger.on is None or each["event"]["event"] == trigger.on) and evaluate(trigger.when, each):
            yield each


def said(trigger: Trigger, names: Mapping[str, Any], moment: Moment) -> Remark:
    """A remark with its facts filled in."""
    values = {key: evaluate(text, names) for key, text in trigger.facts.items()}
    text = {language: spoken(trigger.say[language], values, language, moment) for language in LANGUAGES}
    return Remark(trigger.name, text, trigger.rule, evaluate(trigger.at, names) if trigger.at else None)


def spoken(text: str, values: Mapping[str, Any], language: str, moment: Moment) -> str:
    """A sentence in one language."""
    folder: Path = moment.state.rulebook.folder
    catalogue = {**words.catalogue(folder, language), LABEL: text}
    called = RIVAL if moment.state.seats == 2 else SEAT
    filled = words.say(catalogue, LABEL, values, language, lambda number: called[language].format(number=number + 1))
    return filled[:1].upper() + filled[1:]
