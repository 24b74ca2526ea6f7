"""What an audience may know: the only way from a game to the wire. An audience is a seat, or None for watchers."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, cast

from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import EVERYTHING, Event, Json
from tokonoma.kernel.state import State
from tokonoma.kernel.typed import field_names
from tokonoma.server.facts import Ending, Outcome, Refused, Undoing, View

Audience = int | None


def audiences(seats: int) -> list[Audience]:
    """Every audience of a table: the seats in order, the watchers last."""
    return [*range(seats), None]


def heard(state: State, events: list[Event], audience: Audience) -> list[Event]:
    """The events as an audience hears them."""
    if not state.rulebook.secrets:
        return events
    number = SPECTATOR if audience is None else audience
    told = (state.rulebook.event_for(event, number) for event in events)
    return [event for event in told if event is not None]


def hears_decisions(state: State, seat: int | None, audience: Audience) -> bool:
    """Whether an audience may know what a seat decided, and not only what then happened."""
    return seat == audience or not state.rulebook.secrets


def sees_the_same(state: State, before: Any, audience: Audience) -> bool:
    """Whether a board looks to an audience as the earlier one did."""
    numbers = numbers_in(cast(Any, type(before)))
    if state.rulebook.hides_nothing:
        return bool(numbers(before) == numbers(state.board))
    earlier = before.twin()
    earlier.hide_from(SPECTATOR if audience is None else audience)
    return bool(numbers(earlier) == numbers(state.seen_by(audience)))


@cache
def numbers_in(kind: Any) -> Callable[[Any], Any]:
    """What reads every number of a board of a kind: quicker than its fields by their names."""
    return attrgetter(*[name for name in field_names(kind) if name not in ("notes", "box")])


class Description(NamedTuple):
    """The parts of a view that tell the table and the scores."""

    table: Any
    scores: Any


def description(state: State, audience: Audience, whole: bool = False) -> Description:
    """The table and the scores from a board cut for an audience, or with everything shown."""
    board = state.board if whole else state.read_by(audience)
    number = EVERYTHING if whole else SPECTATOR if audience is None else audience
    return Description(*state.rulebook.describe_and_score(board, number))


def view_of(
    state: State,
    audience: Audience,
    ending: Ending | None,
    whole: bool = False,
    described: Description | None = None,
    forced: bool = True,
) -> View:
    """The table as an audience may know it; a game that was given up is shown whole, and one that is being replayed.

    A description may be handed in where it is the same for every audience. `forced` says that moves
    without an alternative play themselves here, so that a move before them may end the turn.
    """
    given_up = ending is not None and ending.by != "played"
    table, scores = described or description(state, audience, whole or given_up)
    to_act = None if given_up else state.to_act
    is_acting = audience is not None and audience == to_act
    return View(
        seat=audience,
        to_act=to_act,
        legal=cast(Any, offers(state, audience, whole, forced) if is_acting else NO_OFFERS),
        prompt=prompt(state, audience) if is_acting else None,
        table=table,
        scores=scores,
        outcome=outcome_of(state, ending),
        undo=undoing(state, audience, ending),
        ending=ending,
    )


def offers(state: State, audience: Audience, whole: bool, forced: bool) -> list[Json]:
    """The moves of an audience that is to act, from a board cut for it."""
    return state.offers(audience, state.board if whole else state.read_by(audience), forced)


def prompt(state: State, audience: Audience) -> Json:
    """What an audience that is to act is asked for."""
    return state.rulebook.prompt(state.read_by(audience))


def outcome_of(state: State, ending: Ending | None) -> Outcome | None:
    """How a game ended, also one that was given up: then the others share the victory."""
    if ending is None:
        return None
    if ending.by == "played":
        return cast(Outcome | None, state.outcome())
    if ending.by == "closed":
        everybody = list(range(state.seats))
        return Outcome(places=[everybody], winners=[], shares=[1 / state.seats for _ in everybody])
    others = [seat for seat in range(state.seats) if seat != ending.seat]
    shares = [0.0 if seat == ending.seat else 1 / len(others) for seat in range(state.seats)]
    places = [others, [seat for seat in [ending.seat] if seat is not None]]
    return Outcome(places=[place for place in places if place], winners=others, shares=shares)


def undoing(state: State, audience: Audience, ending: Ending | None) -> Undoing:
    """Whether the audience's seat may take its last decision back."""
    if ending is None and (audience is None or state.to_act != audience):
        return NOT_TO_ACT
    if ending is None and state.may_undo():
        return MAY_UNDO
    try:
        check_undo(state, audience, ending)
    except Refusal as refusal:
        return no_undo(refusal.code, refusal.message)
    return MAY_UNDO


@cache
def no_undo(code: str, message: str) -> Undoing:
    """Why a decision cannot be taken back; there are few reasons, and everybody is told one with every view."""
    return Undoing(may=False, why_not=refused(Refusal(code, message)))


def not_to_act() -> Refusal:
    """The refusal of an undo out of turn."""
    return Refusal("nothing_to_undo", "it is not your turn, so there is no decision to take back")


def check_undo(state: State, audience: Audience, ending: Ending | None) -> None:
    """Refuse where a seat has nothing to undo, or may not any more."""
    if ending is not None:
        raise Refusal("game_over", "the game is over")
    if audience is None or state.to_act != audience:
        raise not_to_act()
    if not state.may_undo():
        state.undo()  # says why not


def bot_view(state: State, seat: int) -> Json:
    """A view for a bot: with the board's fields, and nothing a person at the seat could not know."""
    return state.view(seat)


def refused(refusal: Refusal) -> Refused:
    """A refusal as it leaves the program."""
    return Refused(**refusal.to_json())


# Made once: nearly everybody is told one of these.
NO_OFFERS: list[Json] = []  # nobody changes it
MAY_UNDO = Undoing(may=True)
NOT_TO_ACT = Undoing(may=False, why_not=refused(not_to_act()))
