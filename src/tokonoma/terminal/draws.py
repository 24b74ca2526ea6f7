"""Who may type in what a real table drew, and what may be listed for them.

A draw is entered openly where everybody sees it and nothing secret limits it. Else the person enters it, behind the
curtain, who sees what was drawn and knows what could be: the Goryō for her tokens, the victim of a theft for the card.
What may be drawn is listed only where whoever types knows it anyway, and a refusal never lists it.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State

ENOUGH = 8  # outcomes to compare: who cannot tell these apart cannot tell any


@dataclass(frozen=True)
class Draw:
    """A draw that is due: who enters it (None: anybody, openly), and whether the possible outcomes may be listed."""

    seat: int | None
    is_listed: bool


def due(state: State) -> Draw:
    """Who enters the draw the table waits for."""
    audiences = [None, *range(state.seats)]
    knowing = [each for each in audiences if knows_outcomes(state, each)]
    seeing = [each for each in audiences if tells_apart(state, each)]
    both = [each for each in knowing if each in seeing]
    if both:
        return Draw(both[0], True)
    return Draw(seeing[0] if seeing else None, False)


def knows_outcomes(state: State, audience: int | None) -> bool:
    """Whether an audience can work out what may be drawn: the draw looks the same from where it stands."""
    return list(state.seen_by(audience).chances()) == list(state.board.chances())


def tells_apart(state: State, audience: int | None) -> bool:
    """Whether an audience sees which of the outcomes came."""
    words = state.legal()[:ENOUGH]
    return len({seen_after(state, word, audience) for word in words}) == len(words)


def seen_after(state: State, word: str, audience: int | None) -> str:
    """What an audience would see and hear, were this drawn."""
    trial = state.copy()
    trial.luck = None
    listener = SPECTATOR if audience is None else audience
    heard = [trial.rulebook.event_for(event, listener) for event in trial.play(word)]
    return repr((trial.seen_by(audience).fields(), heard))


def refusal(word: str, draw: Draw, outcomes: Sequence[str]) -> Refusal:
    """Why a word was not entered, told in the same words whatever the secret reason is."""
    if draw.is_listed:
        known = ", ".join(outcomes)
        return Refusal("not_an_outcome", f"{word} cannot be drawn now; possible are {known}", outcomes=[*outcomes])
    message = f"{word} cannot have been drawn here; look at it again"
    return Refusal("not_an_outcome", message, key="refusal.not_drawn", word=word)


def drawn_by_itself(state: State) -> str:
    """An outcome by chance, for a draw that no person here may see."""
    chances: dict[str, Any] = state.chances()
    return random.SystemRandom().choices([*chances], weights=[*chances.values()])[0]
