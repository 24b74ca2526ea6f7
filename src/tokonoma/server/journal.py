"""A game at a table, as what happened in order: every entry can be played again, and each audience hears its share.

A change is made on a copy, written to the store, and only then adopted; so a table never shows what is not kept.
Nothing here waits or writes. Versions belong to an audience and count what that audience was told: a decision it cannot
notice does not move its version.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from tokonoma.kernel.looking_back import look_back, stage_now
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json
from tokonoma.kernel.state import DRAWN, State
from tokonoma.server.audience import Audience, audiences, check_undo, heard, sees_the_same
from tokonoma.server.facts import Ending, ToldMove
from tokonoma.server.messages import Step
from tokonoma.server.rows import Entry, Kind


class Decision(NamedTuple):
    """A decision that still stands, and how things were before it."""

    seat: int
    steps: int
    versions: list[int]
    is_fresh: bool  # nothing before it could be undone: where a take-back leads to
    reveals: bool  # something hidden or random came to light


class Journal:
    """One game from its first draw."""

    def __init__(self, first: State, at: float, kept: Entry | None = None) -> None:
        self.first = first.copy()
        self.state = first
        self.audiences = audiences(first.seats)
        self.versions = [0 for _ in self.audiences]
        self.told: list[list[Step]] = [[] for _ in self.audiences]
        self.decisions: list[Decision] = []
        self.entries: list[Entry] = []
        self.ending: Ending | None = None
        beginning = Change(self, first, at, kept)
        beginning.note("begin", None, list(first.steps), list(first.told), None)
        self.adopt(beginning)

    def place(self, audience: Audience) -> int:
        """Where an audience stands in lists of all of them."""
        return len(self.audiences) - 1 if audience is None else audience

    def version(self, audience: Audience) -> int:
        """How much an audience was told."""
        return self.versions[self.place(audience)]

    def told_since(self, audience: Audience, version: int) -> list[Step]:
        """What an audience was told after a version."""
        return [step for step in self.told[self.place(audience)] if step.version > version]

    def change(self, at: float) -> "Change":
        """A change to be made to a copy of this game."""
        return Change(self, self.state.copy(), at)

    def adopt(self, change: "Change") -> None:
        """Let a change have happened."""
        self.state = change.state
        self.versions = change.versions
        self.decisions = change.decisions
        self.ending = change.ending
        self.entries += change.entries
        for told, news in zip(self.told, change.told, strict=True):
            told += news

    def play_again(self, entry: Entry) -> None:
        """Let what the store kept happen again; refuses when the rules bring something else."""
        change = Change(self, self.state, entry.at, entry)
        if entry.kind == "move":
            change.decide(entry.seat or 0, decision_of(entry))
        elif entry.kind == "undo":
            change.undo_one(entry.seat or 0)
        elif entry.kind == "take_back":
            change.take_back(entry.seat or 0)
        elif entry.kind == "resign":
            change.resign(entry.seat)
        elif entry.kind == "clocks":
            change.note("clocks", None, [], [], None)
        if change.entries[-1].steps != entry.steps:
            raise another_game(entry)
        self.adopt(change)

    def begins_from(self, seat: int) -> Decision:
        """The decision a take-back of a seat leads back to; refuses where there is none."""
        for decision in reversed(self.decisions):
            if decision.seat == seat and decision.is_fresh:
                return decision
        raise Refusal("no_take_back", "you have no turn to take back")

    def check_hides(self, seat: int, why: str, because: str) -> None:
        """Refuse a take-back of a seat that would lead back past something revealed, and say why it matters."""
        since = self.decisions[self.decisions.index(self.begins_from(seat)) :]
        if any(decision.reveals for decision in since):
            said = f"something hidden or random has been revealed since, and {why}"
            raise Refusal("undo_revealed", said, because=because)

    def state_when(self, audience: Audience, version: int) -> tuple[State, Ending | None]:
        """The game when an audience was told as much; refuses a version it never had."""
        place = self.place(audience)
        if not 1 <= version <= self.versions[place]:
            known = self.versions[place]
            raise Refusal("unknown_version", f"there are versions 1 to {known}, not {version}", known=known)
        if version == self.versions[place]:
            return self.state, self.ending
        upto = next(i for i, entry in enumerate(self.entries) if entry.versions[place] >= version)
        earlier = Journal(self.first.copy(), self.entries[0].at, self.entries[0])
        for entry in self.entries[1 : upto + 1]:
            earlier.play_again(entry)
        return earlier.state, earlier.ending

    def after(self, moves: int) -> "Moment":
        """The game after so many of the decisions that count; refuses a number it has not."""
        words = self.words()
        if moves > len(words):
            raise Refusal("unknown_version", f"there are moves 0 to {len(words)}, not {moves}", known=len(words))
        moment = Moment(self.first.copy(), None, list(self.first.told), len(words))
        for word in words[:moves]:
            moment.seat = moment.state.to_act
            moment.events = moment.state.play(word)
        return moment

    def moves(self) -> list[ToldMove]:
        """Every decision that counts: who made it, when, and what happened then; the set-up first."""
        state = self.first.copy()
        found = [ToldMove(seat=None, stage=None, events=list(self.first.told))]
        for word in self.words():
            seat, stage = state.to_act, stage_now(state.rulebook, state.board)
            say = state.say_move(word)
            found.append(ToldMove(seat=seat, stage=stage, events=state.play(word), say=say))
        return found

    def look_back(self) -> Json:
        """The reasons of the scores, and the race."""
        return look_back(self.state)

    def words(self) -> list[str]:
        """The decisions that count."""
        dealt = sum(not step.startswith(DRAWN) for step in self.first.steps)
        return [step for step in self.state.steps if not step.startswith(DRAWN)][dealt:]


@dataclass
class Moment:
    """A game after one of its decisions: who made it, what happened then, and how many there are in all."""

    state: State
    seat: int | None
    events: list[Event]
    moves: int


class Change:
    """Something that may happen: the game afterwards, the entries to keep, and what each audience would hear."""

    def __init__(self, journal: Journal, state: State, at: float, kept: Entry | None = None) -> None:
        self.journal = journal
        self.state = state
        self.at = at
        self.kept = kept  # when an entry of the store is played again: its versions count
        self.versions = list(journal.versions)
        self.decisions = list(journal.decisions)
        self.ending = journal.ending
        self.entries: list[Entry] = []
        self.told: list[list[Step]] = [[] for _ in journal.audiences]

    @property
    def asked_for(self) -> Entry:
        """The last entry of whoever asked for the change; moves of others that had no alternative may follow it."""
        return next(entry for entry in reversed(self.entries) if entry.seat == self.entries[0].seat)

    def move(self, seat: int, text: str) -> None:
        """Play one decision or a whole turn; one entry each, so that undoing one strikes exactly its telling."""
        self._check_on(seat)
        for word in self.state.one_by_one(self.state.words_of(text)):
            self.decide(seat, word)
        self.play_forced()

    def play_forced(self) -> None:
        """Play what has no alternative, whoever is to act; each is an entry of its own, so the record has it."""
        while self.ending is None and (word := self.state.forced()) is not None and self.state.to_act is not None:
            self.decide(self.state.to_act, word, is_forced=True)

    def decide(self, seat: int, word: str, is_forced: bool | None = None) -> None:
        """Play one decision; whether it has no alternative is found out where the caller does not say."""
        is_forced = self.state.forced() is not None if is_forced is None else is_forced
        before, steps = self.state.board.twin(), len(self.state.steps)
        versions, is_fresh = list(self.versions), not self.state.may_undo()
        events = self.state.decide(word, seat)
        self.decisions.append(Decision(seat, steps, versions, is_fresh, self.state.has_revealed()))
        if self.state.to_act is None:
            self.ending = Ending(by="played")
        self.note("move", seat, self.state.steps[steps:], events, before, is_forced=is_forced)

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back, and with it what had no alternative after it."""
        self.undo_one(seat)
        while self.state.forced() is not None and self.state.may_undo():
            self.undo_one(seat)

    def undo_one(self, seat: int) -> None:
        """Take one decision back."""
        check_undo(self.state, seat, self.ending)
        before = self.state.board
        self.state.undo()
        decision = self.decisions.pop()
        self.note("undo", seat, [], [], before, decision.versions)

    def take_back(self, seat: int) -> None:
        """Return to the beginning of the seat's last turn; the same luck lies ahead as did then."""
        decision = self.journal.begins_from(seat)
        while self.decisions.pop() is not decision:
            continue
        words = [step for step in self.state.steps[: decision.steps] if not step.startswith(DRAWN)]
        already = sum(not step.startswith(DRAWN) for step in self.journal.first.steps)
        self.state = self.journal.first.copy()
        for word in words[already:]:
            self.state.play(word)
        self.note("take_back", seat, [str(decision.steps)], [], None, decision.versions)

    def resign(self, seat: int | None) -> None:
        """End the game by giving it up; nobody's seat means that the host closed the table."""
        self.ending = Ending(by="closed" if seat is None else "resigned", seat=seat)
        self.note("resign", seat, [], [], None)

    def note(
        self,
        kind: Kind,
        seat: int | None,
        steps: list[str],
        events: list[Event],
        before: Any,
        struck: list[int] | None = None,
        is_forced: bool = False,
    ) -> None:
        """Write down what happened, and tell it to whoever can notice it."""
        for place, audience in enumerate(self.journal.audiences):
            hears = heard(self.state, events, audience)
            back_to = struck[place] if struck else None
            if kind != "clocks" and self._is_told(place, audience, seat, hears, before, back_to):
                self.versions[place] += 1
                step = Step(version=self.versions[place], seat=seat, forced=is_forced, events=hears, struck=back_to)
                self.told[place].append(step)
        number = len(self.journal.entries) + len(self.entries)
        self.entries.append(
            Entry(number=number, kind=kind, seat=seat, steps=steps, versions=list(self.versions), clocks=[], at=self.at)
        )

    def _is_told(
        self, place: int, audience: Audience, seat: int | None, hears: list[Event], before: Any, back_to: int | None
    ) -> bool:
        if self.kept is not None:
            return self.kept.versions[place] > self.versions[place]
        if back_to is not None and back_to < self.versions[place]:
            return True  # something it was told no longer holds
        if before is None or hears or audience == seat or before.to_act != self.state.board.to_act:
            return True
        return not sees_the_same(self.state, before, audience)

    def _check_on(self, seat: int) -> None:
        if self.ending is not None:
            raise Refusal("game_over", "the game is over")
        if self.state.to_act != seat:
            to_act = self.state.to_act
            raise Refusal("not_your_turn", f"seat {to_act} is to act, not seat {seat}", to_act=to_act)


def decision_of(entry: Entry) -> str:
    """The one decision among an entry's steps."""
    return entry.steps[0]


def another_game(entry: Entry) -> Refusal:
    """The refusal of a game that does not play as it was kept; it tells nothing of what was played."""
    message = f"entry {entry.number} of this game does not play as it was kept"
    return Refusal("cannot_open", message, entry=entry.number)


def new_journal(first: State, entries: Iterable[Entry]) -> Journal:
    """A game as the store kept it, played again."""
    begin, *rest = entries
    journal = Journal(first, begin.at, begin)
    if journal.entries[0].steps != begin.steps:
        raise another_game(begin)
    for entry in rest:
        try:
            journal.play_again(entry)
        except Refusal:  # its message may tell what is hidden, and anybody may ask for a table
            raise another_game(entry) from None
    journal.entries = [begin, *rest]
    return journal
