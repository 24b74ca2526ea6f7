"""Who sits where: hello, claiming a seat, leaving it, taking it back, names, invitations, and the next game."""

from typing import TYPE_CHECKING

from tokonoma.kernel.refusal import Refusal
from tokonoma.server import keys, seats
from tokonoma.server.bodies import ClaimSeat, SeatClaimed
from tokonoma.server.facts import Json
from tokonoma.server.keys import Key
from tokonoma.server.listener import Listener
from tokonoma.server.messages import (
    Hello,
    Invite,
    Leave,
    Notice,
    Reclaim,
    Rename,
    Renew,
    SeatBot,
    Share,
    Welcome,
)
from tokonoma.server.plain_text import plain, readable
from tokonoma.server.rows import row_of
from tokonoma.server.store import DELETE_KEY, INSERT_KEY, USE_KEY
from tokonoma.server.wire import level_at

if TYPE_CHECKING:
    from tokonoma.server.table import Table

REPLACED = 4409
SHOWN_LINES = 200


async def hello(table: "Table", listener: Listener, request: Hello) -> None:
    """Let a socket in by its secrets; refuses when one of them opens nothing here."""
    opened = [keys.find(table.keys, secret) for secret in request.secrets]
    if None in opened or any(key and key.role == "invite" for key in opened):
        raise Refusal("wrong_secret", "this secret opens no seat at this table")
    listener.seats = tuple(sorted({key.seat for key in opened if key and key.seat is not None}))
    listener.is_host = any(table.seats[seat].host for seat in listener.seats)
    listener.looking = looking(listener, request)
    listener.takes_patches, listener.takes_short = request.patches, request.short
    listener.choose_level(level_at(len(table.seats)))
    make_room(table, listener)
    for seat in listener.seats:
        if table.seats[seat].stand_in and not table.seats[seat].left:
            await come_back(table, seat)
    await contribute(table, listener, request.contribution)
    table.do_afterwards()  # before this socket listens: what it brought about is in its welcome
    table.opened_from = table.opened_from or listener.address
    table.listeners.append(listener)
    greet(table, listener, request.version)
    tell_companions(table, listener)
    table.afterwards(table.tell_presence_soon)


def looking(listener: Listener, request: Hello) -> int | None:
    """Who looks first: the seat that is named, else the first; nobody behind a curtain."""
    if request.curtain or not listener.seats:
        return None
    if request.looking is None:
        return listener.seats[0]
    if request.looking not in listener.seats:
        raise Refusal("not_your_seat", f"these secrets do not open seat {request.looking}", seats=[*listener.seats])
    return request.looking


def make_room(table: "Table", listener: Listener) -> None:
    """Close the oldest socket of a seat that has too many, and refuse watchers when there are too many."""
    limits = table.registry.settings.limits
    if not listener.seats:
        if listener.address in table.removed:
            raise Refusal("wrong_secret", "the host does not let you watch this table")
        if sum(not each.seats for each in table.listeners) >= limits.watchers:
            raise Refusal("too_fast", "too many are watching; try again later", seconds=30)
        return
    mine = [each for each in table.listeners if set(each.seats) & set(listener.seats)]
    for oldest in mine[: max(0, len(mine) - limits.sockets_per_seat + 1)]:
        oldest.tell(Notice(code="replaced"))
        oldest.close(REPLACED)


def tell_companions(table: "Table", listener: Listener) -> None:
    """Tell everybody who holds one of these seats that it is open at another device too, or in another window."""
    for seat in listener.seats:
        holders = [each for each in table.listeners if seat in each.seats]
        if len(holders) > 1:
            for each in holders:
                each.tell(Notice(code="also_open", seat=seat, values={"sockets": len(holders)}))


async def contribute(table: "Table", listener: Listener, contribution: str) -> None:
    """Add to the deal what the people at these seats bring, once; then the game may begin."""
    if table.journal is not None:
        return
    mine = [table.seats[number] for number in listener.seats]
    new = [seats.changed(seat, contribution=contribution) for seat in mine if seat.contribution is None]
    await table.begin_if_ready(*new)


def greet(table: "Table", listener: Listener, version: int) -> None:
    """Welcome a socket; where it takes patches, steps and view come by themselves, compressed as welcomes never are."""
    message = welcome(table, listener, version)
    if listener.takes_patches and table.journal is not None:
        steps, message.steps = message.steps, []
        listener.tell(message)
        table.view_cache.show(listener, steps)
    else:
        message.view = table.view_cache.view(listener.looking)
        listener.tell(message)
        table.view_cache.seen(listener)


def welcome(table: "Table", listener: Listener, version: int) -> Welcome:
    """Everything a page needs to go on from the version it knows, but the view."""
    journal, audience = table.journal, listener.looking
    return Welcome(
        facts=table.facts(),
        yours=list(listener.seats),
        host=listener.is_host,
        looking=audience,
        version=journal.version(audience) if journal else 0,
        steps=journal.told_since(audience, version) if journal else [],
        view=None,
        clocks=table.clock.shown(),
        chat=table.lines[-SHOWN_LINES:],
        take_back=table.take_back[0] if table.take_back else None,
    )


async def claim(table: "Table", body: ClaimSeat, visitor: str) -> SeatClaimed:
    """Sit down by an invitation, once; the same claim again is answered alike."""
    key = keys.find(table.keys, body.token)
    if key is None or key.role != "invite" or key.seat is None:
        raise Refusal("wrong_secret", "this invitation opens no seat at this table")
    secret = body.secret or keys.new_secret()
    if key.used_by == keys.hashed(secret):
        return SeatClaimed(seat=key.seat, secret=secret, facts=table.facts())
    seat = table.seats[key.seat]
    is_free = seat.kind == "open" or not any(each.role == "seat" and each.seat == key.seat for each in table.keys)
    if key.used_by is not None or not is_free or table.opening.status == "over":
        raise Refusal("seat_taken", f"somebody sits at seat {key.seat} already", seat=key.seat)
    if keys.find(table.keys, secret) is not None:
        raise Refusal("seat_taken", "this secret opens another seat at this table; make a new one")
    name = plain(body.name or "")
    taken = seats.changed(seat, kind="person", left=False, stand_in=None, name=name, visitor=visitor)
    own = Key(hash=keys.hashed(secret), role="seat", seat=key.seat)
    use = {"at_table": table.name, "at_hash": key.hash, "used_by": own.hash}
    await table.set_seat(taken, (INSERT_KEY, row_of(own, table=table.name)), (USE_KEY, use))
    key.used_by = own.hash
    table.keys.append(own)
    return SeatClaimed(seat=key.seat, secret=secret, facts=table.facts())


async def leave(table: "Table", listener: Listener, seat: int, request: Leave) -> None:
    """Get up; the scheduler sees to the grace time."""
    if not table.seats[seat].left:
        table.seat_changes.take(seat)
        await table.set_seat(seats.changed(table.seats[seat], left=True))
        table.announce("left", seat, seconds=table.opening.grace)


async def reclaim(table: "Table", listener: Listener, seat: int, request: Reclaim) -> None:
    """Sit down again; a person whose time for the whole game is spent stays replaced."""
    taken = table.seats[seat]
    if taken.stand_in and table.clock.rule.kind == "game" and table.clock.left[seat] == 0:
        raise Refusal("out_of_time", "your time for this game is spent; the bot plays on")
    if taken.stand_in or taken.left:
        table.seat_changes.take(seat)
        await come_back(table, seat)


async def come_back(table: "Table", seat: int) -> None:
    """Give a person the seat back: at once, or before the next turn where the time of this one is spent."""
    rule, left = table.clock.rule, table.clock.now()[seat]
    if table.seats[seat].stand_in and rule.kind != "none" and left == 0:
        if rule.kind == "turn" and table.running == seat:
            table.returning.add(seat)
            table.announce("returns", seat)
        if rule.kind == "game" or table.running == seat:
            return
    await table.set_seat(seats.changed(table.seats[seat], left=False, stand_in=None))
    table.announce("reclaimed", seat)


async def stand_in(table: "Table", seat: int, level: str) -> None:
    """Let a bot play for somebody who is away."""
    taken = table.seats[seat]
    if taken.kind == "person" and taken.stand_in is None:
        await table.set_seat(seats.changed(taken, stand_in=level))
        table.announce("bot_takes_over", seat, level=level)


async def rename(table: "Table", listener: Listener, seat: int, request: Rename) -> None:
    """Another name at a seat."""
    table.seat_changes.take(seat)
    await table.set_seat(seats.changed(table.seats[seat], name=readable(request.name)))


async def invite(table: "Table", listener: Listener, seat: int, request: Invite) -> Json:
    """A new invitation in place of the old one."""
    if not listener.is_host:
        raise Refusal("not_the_host", "only whoever opened the table invites")
    if request.open_seat >= len(table.seats) or table.seats[request.open_seat].kind != "open":
        raise Refusal("seat_taken", f"seat {request.open_seat} is not open", seat=request.open_seat)
    table.seat_changes.take(seat)
    token = keys.new_secret()
    old = [key for key in table.keys if key.role == "invite" and key.seat == request.open_seat]
    new = Key(hash=keys.hashed(token), role="invite", seat=request.open_seat)
    void = [(DELETE_KEY, {"at_table": table.name, "at_hash": key.hash}) for key in old]
    await table.write((INSERT_KEY, row_of(new, table=table.name)), *void)
    table.keys = [key for key in table.keys if key not in old] + [new]
    return {"seat": request.open_seat, "token": token}


async def seat_bot(table: "Table", listener: Listener, seat: int, request: SeatBot) -> None:
    """Let a bot play at a seat that nobody has taken; the invitation to it is void."""
    number = request.open_seat
    if not listener.is_host:
        raise Refusal("not_the_host", "only whoever opened the table gives a seat to a bot")
    if number >= len(table.seats) or table.seats[number].kind != "open":
        raise Refusal("seat_taken", f"seat {number} is not open", seat=number)
    level = seats.checked_level(table.game, request.level)
    old = [key for key in table.keys if key.role == "invite" and key.seat == number and not key.used_by]
    void = [(USE_KEY, {"at_table": table.name, "at_hash": key.hash, "used_by": "replaced"}) for key in old]
    await table.set_seat(seats.changed(table.seats[number], kind="bot", level=level), *void)
    for key in old:
        key.used_by = "replaced"
    table.clock.start([None if i == number else each for i, each in enumerate(table.clock.left)], None)
    table.announce("bot_sits", number, level=level)
    await table.begin_if_ready()


async def share(table: "Table", listener: Listener, seat: int, request: Share) -> Json:
    """A new key to watch with: it opens what a watcher may see, and everything once the game is over."""
    most = table.registry.settings.limits.watch_links
    if sum(key.role == "watch" for key in table.keys) >= most:
        raise Refusal("too_many_links", f"this table has {most} links to watch by; pass on one of them", most=most)
    table.seat_changes.take(seat)
    key = keys.new_secret()
    new = Key(hash=keys.hashed(key), role="watch")
    await table.write((INSERT_KEY, row_of(new, table=table.name)))
    table.keys.append(new)
    return {"key": key}


async def renew(table: "Table", listener: Listener, seat: int, request: Renew) -> Json:
    """A new secret for one's seat: the old ones open nothing any more, and whoever sits there by them is sent away."""
    if keys.find(table.keys, request.secret) is not None:
        raise Refusal("seat_taken", "this secret opens something at this table already; make a new one")
    table.seat_changes.take(seat)
    new = Key(hash=keys.hashed(request.secret), role="seat", seat=seat)
    old = [key for key in table.keys if key.role == "seat" and key.seat == seat]
    void = [(DELETE_KEY, {"at_table": table.name, "at_hash": key.hash}) for key in old]
    await table.write((INSERT_KEY, row_of(new, table=table.name)), *void)
    table.keys = [key for key in table.keys if key not in old] + [new]
    for each in table.listeners:
        if each is not listener and seat in each.seats:
            each.tell(Notice(code="renewed", seat=seat))
            each.close(REPLACED)
    return {"seat": seat}


def rotated_keys(table: "Table", by: int) -> list[Key]:
    """The keys of a rematch: a seat's secret opens the place its owner moved to."""
    count = len(table.seats)
    return [
        Key(hash=key.hash, role=key.role, seat=None if key.seat is None else (key.seat + by) % count)
        for key in table.keys
        if key.role != "invite"
    ]
