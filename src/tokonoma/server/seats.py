"""Seats: what is shown of them, who sits down, who stands up, who plays in whose place."""

from collections.abc import Collection

import msgspec

from tokonoma import bots
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.facts import SeatFacts
from tokonoma.server.rows import Seat

STAND_IN = "middling"  # the level of the bot that plays for somebody who is away


def shown(seat: Seat, connected: Collection[int]) -> SeatFacts:
    """A seat as anybody may see it."""
    kind = "bot" if seat.kind == "person" and seat.stand_in else seat.kind
    return SeatFacts(
        seat=seat.seat,
        kind=kind,
        name=seat.name,
        level=seat.bot,
        connected=seat.seat in connected,
        left=seat.left,
        stand_in=seat.stand_in is not None,
        hints=len(seat.hinted),
    )


def changed(taken: Seat, **values: object) -> Seat:
    """The same seat with something else about it."""
    fields = {name: getattr(taken, name) for name in taken.__struct_fields__} | values
    return msgspec.convert(fields, Seat)


def checked_level(opened: Game, level: str | None) -> str:
    """A level the game has; the middle one where none is named, its highest where other games have a higher one."""
    known = list(bots.levels(opened))
    if level is None:
        return STAND_IN if STAND_IN in known else known[len(known) // 2]
    its_own = bots.level_of(opened, level)
    if its_own is None:
        raise Refusal("unknown_level", f"there is no level {level}; there are {', '.join(known)}", levels=known)
    return its_own


def with_levels(opened: Game, sitting: list[Seat], levels: dict[str, str]) -> list[Seat]:
    """The seats with other levels for their bots, by seat; refuses a seat where no bot has played from the start."""
    bots_at = {str(seat.seat): seat for seat in sitting if seat.kind == "bot"}
    for number in levels.keys() - bots_at.keys():
        raise Refusal("not_a_request", f"no bot sits at seat {number}", seat=number)
    chosen = {number: checked_level(opened, level) for number, level in levels.items()}
    return [changed(seat, level=chosen.get(str(seat.seat), seat.level)) for seat in sitting]


def check_plays(seat: Seat) -> None:
    """Refuse where a bot plays for a person at this seat."""
    if seat.stand_in is not None:
        raise Refusal("bot_plays", "a bot plays for you; take your seat back first", level=seat.stand_in)


def rotated(seats: list[Seat], by: int) -> list[Seat]:
    """The seats of a rematch: everybody moves on by so many, whoever sat last sits first."""
    order = [seats[(place - by) % len(seats)] for place in range(len(seats))]
    anew: dict[str, object] = {"contribution": None, "left": False, "stand_in": None, "hinted": []}
    return [changed(seat, seat=place, **anew) for place, seat in enumerate(order)]
