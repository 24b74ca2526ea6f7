"""Opening a table: what was wished for, checked, and turned into an opening, its seats and its keys."""

import time
from typing import Any

from msgspec import Struct

from tokonoma.kernel.library import Game, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import deals, keys, seat_requests, seats
from tokonoma.server.bodies import FromRecord, Invitation, OpenTable, SeatKey, SeatWish
from tokonoma.server.keys import Key
from tokonoma.server.messages import Rematch
from tokonoma.server.plain_text import plain
from tokonoma.server.rows import Kept, Opening, Seat
from tokonoma.server.table import Table

LONGEST_CLOCK = 86_400 * 14


class Opened(Struct, kw_only=True):
    """A new table, and the secrets its opener has to keep."""

    kept: Kept
    secrets: list[SeatKey]
    invitations: list[Invitation]
    watch: str


def open_table(name: str, body: OpenTable, visitor: str) -> Opened:
    """The table that was wished for, under a new name; refuses what the game does not allow."""
    opened = game(body.game)
    check_clock(body)
    start = start_of(opened, body)
    options = dict(start["options"]) if start else opened.rulebook.complete_options(len(body.seats), body.options)
    if start and start["seats"] != len(body.seats):
        raise Refusal("wrong_seats", f"this position is for {start['seats']} seats, not {len(body.seats)}")
    opening = new_opening(name, opened, body, options, start)
    found = [Seated(opened, number, wish, visitor) for number, wish in enumerate(body.seats)]
    if len({each.secret for each in found if each.secret}) < sum(each.secret is not None for each in found):
        raise Refusal("not_a_request", "two seats cannot have one secret")
    first_person = next((each.seat for each in found if each.seat.kind == "person"), None)
    if first_person is not None:
        first_person.host = True
    watch = keys.new_secret()
    kept = Kept(
        opening=opening,
        seats=[each.seat for each in found],
        keys=[*(each.key for each in found if each.key), Key(hash=keys.hashed(watch), role="watch")],
        entries=[],
        lines=[],
        line_requests={},
    )
    return Opened(
        kept=kept,
        secrets=[SeatKey(seat=each.seat.seat, secret=each.secret) for each in found if each.secret],
        invitations=[Invitation(seat=each.seat.seat, token=each.token) for each in found if each.token],
        watch=watch,
    )


class Seated:
    """A seat as it was wished for, with its secret or its invitation."""

    def __init__(self, opened: Game, number: int, wish: SeatWish, visitor: str) -> None:
        self.secret: str | None = None
        self.token: str | None = None
        self.key: Key | None = None
        name = plain(wish.name or "")
        if wish.kind == "bot":
            self.seat = Seat(seat=number, kind="bot", name=name, level=seats.checked_level(opened, wish.level))
        elif wish.kind == "person":
            self.token = keys.new_secret()
            self.seat = Seat(seat=number, kind="open", name="")
            self.key = Key(hash=keys.hashed(self.token), role="invite", seat=number)
        else:
            self.secret = wish.secret or keys.new_secret()
            self.seat = Seat(seat=number, kind="person", name=name, visitor=visitor)
            self.key = Key(hash=keys.hashed(self.secret), role="seat", seat=number)


def check_clock(body: OpenTable) -> None:
    """Refuse a clock that no game could be played by."""
    clock = body.clock
    if clock.kind != "none" and not (1 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.added <= LONGEST_CLOCK):
        raise Refusal("not_a_request", f"a clock has 1 to {LONGEST_CLOCK} seconds, not {clock.seconds}")


def start_of(opened: Game, body: OpenTable) -> dict[str, Any] | None:
    """The position a table begins from; refuses a document that is damaged, foreign or already over."""
    if body.begin is None:
        return None
    if isinstance(body.begin, FromRecord):
        state = opened.from_record(body.begin.record, body.begin.steps)
    else:
        state = opened.from_position(body.begin.position)
    if state.to_act is None:
        raise Refusal("game_over", "this game is over; begin at an earlier step", steps=len(state.steps))
    return state.position()


def new_opening(
    name: str, opened: Game, body: OpenTable, options: dict[str, str], start: dict[str, Any] | None
) -> Opening:
    """A table that waits for its people."""
    return Opening(
        table=name,
        game=opened.name,
        rules=opened.rulebook.rules,
        data=opened.rulebook.data,
        options=options,
        clock=body.clock,
        grace=body.grace,
        absence=body.absence,
        help=body.help,
        hints=body.hints,
        aloud=body.aloud,
        start=start,
        secret=deals.new_secret(),
        status="waiting",
        request=keys.hashed(body.request) if body.request else None,
        opened=round(time.time(), 3),
    )


def next_table(table: Table, request: Rematch) -> Kept:
    """The rematch of a table: everybody one seat on, or where they sat; game and bots as before or as is wished."""
    chosen = table.opening.options if request.options is None else request.options
    complete = table.game.rulebook.complete_options(len(table.seats), chosen)
    sitting = seats.with_levels(table.game, table.seats, request.levels or {})
    by = int(request.swap)
    opening = Opening(
        table=table.registry.new_name(),
        game=table.opening.game,
        rules=table.opening.rules,
        data=table.opening.data,
        options=complete,
        clock=table.opening.clock,
        grace=table.opening.grace,
        absence=table.opening.absence,
        help=table.opening.help,
        hints=table.opening.hints,
        aloud=table.opening.aloud,
        start=None,
        secret=deals.new_secret(),
        status="waiting",
        opened=round(time.time(), 3),
    )
    return Kept(
        opening=opening,
        seats=seats.rotated(sitting, by),
        keys=seat_requests.rotated_keys(table, by),
        entries=[],
        lines=[],
        line_requests={},
    )
