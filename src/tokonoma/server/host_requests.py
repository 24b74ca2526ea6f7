"""What whoever opened a table may do beside playing: see to its watchers, its links and its end; and who is where."""

import time
from typing import TYPE_CHECKING

import msgspec

from tokonoma.kernel.refusal import Refusal
from tokonoma.server import keys, seats
from tokonoma.server.facts import Connected, Json, PeopleHere
from tokonoma.server.keys import Key
from tokonoma.server.listener import Listener
from tokonoma.server.messages import CloseTable, Mute, NewLink, Notice, People, RemoveWatcher
from tokonoma.server.rows import row_of
from tokonoma.server.store import DELETE_KEY, INSERT_KEY
from tokonoma.server.writer import Write

if TYPE_CHECKING:
    from tokonoma.server.table import Table

SENT_AWAY = 4403


def check_host(listener: Listener) -> None:
    """Refuse whoever has not opened the table."""
    if not listener.is_host:
        raise Refusal("not_the_host", "only whoever opened the table may do that")


async def people(table: "Table", listener: Listener, seat: int, request: People) -> Json:
    """Where one's own seat is open; and, for the host, who watches."""
    own = [each for each in table.listeners if set(each.seats) & set(listener.seats)]
    watching = [each for each in table.listeners if not each.seats] if listener.is_host else []
    mine, watchers = ([connected(table, each, listener) for each in some] for some in (own, watching))
    found: Json = msgspec.to_builtins(PeopleHere(mine=mine, watchers=watchers))
    return found


def connected(table: "Table", each: Listener, asker: Listener) -> Connected:
    """A socket as it is told of: a number of its own and for how long it has been there, but no address."""
    return Connected(
        socket=each.number,
        seats=[*each.seats],
        seconds=round(time.monotonic() - each.since),
        this=each is asker,
        muted=not each.seats and each.address in table.muted,
    )


def watcher(table: "Table", number: int) -> Listener:
    """A watcher by the number of its socket."""
    for each in table.listeners:
        if each.number == number and not each.seats:
            return each
    raise Refusal("not_your_seat", "nobody watches by that number any more")


async def mute(table: "Table", listener: Listener, seat: int, request: Mute) -> None:
    """Let a watcher write nothing, or write again; it holds for their address while the table is in memory."""
    check_host(listener)
    address = watcher(table, request.socket).address
    if request.muted:
        table.muted.add(address)
    else:
        table.muted.discard(address)


async def remove_watcher(table: "Table", listener: Listener, seat: int, request: RemoveWatcher) -> None:
    """Send a watcher away; from their address nobody watches this table any more while it is in memory."""
    check_host(listener)
    address = watcher(table, request.socket).address
    table.removed.add(address)
    send_away(table, [each for each in table.listeners if not each.seats and each.address == address], "removed")


def send_away(table: "Table", listeners: list[Listener], code: str, seat: int | None = None) -> None:
    """Tell some sockets why, and close them, once it is done."""

    def close() -> None:
        for each in listeners:
            each.tell(Notice(code=code, seat=seat))
            each.close(SENT_AWAY)

    table.afterwards(close)


async def new_link(table: "Table", listener: Listener, seat: int, request: NewLink) -> Json:
    """An invitation to another's seat; the links that opened it open nothing any more, and everybody is told."""
    check_host(listener)
    number = request.of_seat
    if number in listener.seats or number >= len(table.seats) or table.seats[number].kind != "person":
        raise Refusal("not_your_seat", "a new link can be made for another person's seat", seats=[*listener.seats])
    table.seat_changes.take(seat)
    token = keys.new_secret()
    new = Key(hash=keys.hashed(token), role="invite", seat=number)
    gone = [key for key in table.keys if key.role in ("seat", "invite") and key.seat == number]
    void: list[Write] = [(DELETE_KEY, {"at_table": table.name, "at_hash": key.hash}) for key in gone]
    vacated = seats.changed(table.seats[number], left=True)
    await table.set_seat(vacated, (INSERT_KEY, row_of(new, table=table.name)), *void)
    table.keys = [key for key in table.keys if key not in gone] + [new]
    send_away(table, [each for each in table.listeners if number in each.seats], "renewed", number)
    table.announce("link_revoked", number)
    return {"seat": number, "token": token}


async def close_table(table: "Table", listener: Listener, seat: int, request: CloseTable) -> None:
    """End the table for everybody: a game that is on ends without winners, one that has not begun never will."""
    check_host(listener)
    if table.opening.status == "over":
        raise Refusal("game_over", "the game is over")
    if table.journal is not None:
        change = table.journal.change(time.time())
        change.resign(None)
        await table.commit(change, request.id)
    else:
        await table.close_unbegun()
    table.announce("closed", seat)
