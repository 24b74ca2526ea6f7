"""The facts of a table that a lesson may speak of, and sentences with such facts filled in.

Only what the learner's seat may know is asked for, so a sentence cannot tell a secret.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from tokonoma.kernel import words
from tokonoma.kernel.state import State
from tokonoma.lessons.expressions import Wrong, evaluate
from tokonoma.lessons.lesson import Sentence, Step

LABEL = "a note"


class Facts:
    """A table as one seat knows it, asked for by member names."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._known: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """table, mine, scores, outcome, legal, offers, to_act, me, or one of the game's queries."""
        if name not in self._known:
            self._known[name] = self._ask(name)
        return self._known[name]

    def _ask(self, name: str) -> Any:
        if name == "table":
            return msgspec.to_builtins(self.state.rulebook.describe(self.state.seen_by(self.seat), self.seat))
        if name == "mine":
            return self["table"]["seats"][self.seat]
        if name == "scores":
            return self.state.scores(self.seat, everything=False)
        if name == "outcome":
            return self.state.outcome()
        if name == "legal":
            return self.state.legal() if self.state.to_act == self.seat else []
        if name == "offers":
            return self.state.offers(self.seat, self.state.seen_by(self.seat)) if self.state.to_act == self.seat else []
        if name == "to_act":
            return self.state.to_act
        if name == "me":
            return self.seat
        if name in self.state.rulebook.queries():
            return self.state.ask(name, self.seat)
        raise Wrong(f"a table has no {name}; there are table, mine, scores, outcome, legal, offers, to_act, me")


def names_of(start: Facts, now: Facts) -> dict[str, Any]:
    """What an expression may name: the table when the step began, and as it is now."""
    return {"start": start, "now": now, "me": now.seat}


def filled(text: str, step: Step, names: Mapping[str, Any], language: str, state: State, seat: int) -> str:
    """A sentence with its placeholders filled from the table."""
    values = {field: evaluate(step.facts[field], names) for field in words.fields(text) if field in step.facts}
    missing = words.fields(text) - set(values)
    if missing:
        raise Wrong(f"{{{min(missing)}}} is no fact of this step; `facts` must say what it is")
    catalogue = {**words.catalogue(state.rulebook.folder, language), LABEL: text}
    return words.say(catalogue, LABEL, values, language, lambda number: called(number, seat, language))


def said(sentence: Sentence, step: Step, names: Mapping[str, Any], language: str, state: State, seat: int) -> str:
    """A sentence in one language, filled."""
    return filled(sentence[language], step, names, language, state, seat) if sentence else ""


def called(seat: int, me: int, language: str) -> str:
    """What a seat is called to the learner."""
    if language == "fr":
        return "vous" if seat == me else f"le siège {seat + 1}"
    return "you" if seat == me else f"seat {seat + 1}"
