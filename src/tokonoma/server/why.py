"""Why something cannot be done: the game's own explanation, found from what was touched."""

import time

from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State
from tokonoma.server.facts import Json
from tokonoma.server.journal import Journal


def refusal(journal: Journal, seat: int, touch: list[str], move: str | None) -> Refusal | None:
    """Why a move, or what was touched, cannot be; None when it can."""
    try:
        if move is not None:
            journal.change(time.time()).move(seat, move)
            return None
        check_turn(journal, seat)
    except Refusal as refusal:
        return refusal
    offers = journal.state.offers(seat, journal.state.seen_by(seat))
    return untouchable(journal.state, seat, offers, touch)


def check_turn(journal: Journal, seat: int) -> None:
    """Refuse whoever cannot do anything now."""
    if journal.ending is not None:
        raise Refusal("game_over", "the game is over")
    to_act = journal.state.to_act
    if to_act != seat:
        raise Refusal("not_your_turn", f"seat {to_act} is to act, not seat {seat}", to_act=to_act)


def untouchable(state: State, seat: int, offers: list[Json], touch: list[str]) -> Refusal | None:
    """Why no offer begins with these touches."""
    reached, open_now = as_far_as(offers, touch)
    if reached == len(touch):
        return None
    if own := state.rulebook.why_not(state.seen_by(seat), touch[: reached + 1]):
        return own
    for word in likely_words(open_now, reached, touch[reached]):
        refusal = state.rulebook.explain(state.seen_by(seat), word)
        if refusal.code != "not_a_move":
            return refusal
    instead = sorted({offer["touch"][reached] for offer in open_now if len(offer["touch"]) > reached})
    message = f"{touch[reached]} cannot be chosen now"
    return Refusal("not_now", message, touch=touch[reached], instead=instead)


def as_far_as(offers: list[Json], touch: list[str]) -> tuple[int, list[Json]]:
    """How many of the touches begin an offer, and the offers that begin so."""
    reached = 0
    while any(offer["touch"][: reached + 1] == touch[: reached + 1] for offer in offers) and reached < len(touch):
        reached += 1
    return reached, [offer for offer in offers if offer["touch"][:reached] == touch[:reached]]


def meant(offers: list[Json], touch: list[str]) -> list[str]:
    """The words somebody meant by touches that make no move."""
    reached, open_now = as_far_as(offers, touch)
    return likely_words(open_now, reached, touch[reached]) if reached < len(touch) else []


def likely_words(offers: list[Json], place: int, touched: str) -> list[str]:
    """Words for the move somebody meant: those of like offers, with the thing that was touched put in."""
    kind, _, thing = touched.partition(":")
    words = []
    for offer in offers:
        if len(offer["touch"]) > place:
            other_kind, _, other = offer["touch"][place].partition(":")
            if other_kind == kind and other and other in offer["move"]:
                words.append(thing.join(offer["move"].rsplit(other, 1)))
    return list(dict.fromkeys(words))[:8]
