"""Opening tables in the store and in memory: by a visitor's wish, or as the rematch of another."""

from collections import Counter

from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import keys, openings
from tokonoma.server.bodies import Invitation, OpenTable, SeatKey, TableOpened
from tokonoma.server.facts import Json
from tokonoma.server.keys import Key
from tokonoma.server.listener import Listener
from tokonoma.server.messages import Rematch
from tokonoma.server.registry import TableRegistry
from tokonoma.server.rows import row_of
from tokonoma.server.store import INSERT_KEY, SET_REMATCH, new_table_writes
from tokonoma.server.table import Table
from tokonoma.server.troubles import Conflict

MOST_KEYS = 8  # of a seat


async def open_table(registry: TableRegistry, body: OpenTable, visitor: str, address: str) -> TableOpened:
    """Open a table; the same request again opens none, and is answered with new invitations to the first one."""
    if body.request is not None:
        earlier = await registry.store.table_of_request(keys.hashed(body.request))
        if earlier is not None:
            return await opened_before(registry, earlier, body)
    registry.make_room()
    opened = openings.open_table(registry.new_name(), body, visitor)
    kept = opened.kept
    try:
        await registry.store.write(*new_table_writes(kept.opening, kept.seats, kept.keys), *registry.own(kept))
    except Conflict:
        return await open_table(registry, body, visitor, address)
    table = Table(registry, game(body.game), kept)
    table.opened_from = address
    registry.tables[table.name] = table
    registry.metrics.count("tables_opened")
    await table.do(table.begin_if_ready)
    return TableOpened(
        table=table.name,
        seats=opened.secrets,
        invitations=opened.invitations,
        watch=opened.watch,
        facts=table.facts(),
    )


async def opened_before(registry: TableRegistry, name: str, body: OpenTable) -> TableOpened:
    """The table that the same request opened, with invitations to it."""
    table = await registry.table(name)
    return await table.do(lambda: answer_again(table, body))


async def answer_again(table: Table, body: OpenTable) -> TableOpened:
    """Answer the request that opened a table once more; its links are the same each time, so there are few of them."""
    assert body.request is not None, "only a request with a name can be sent again"
    watch = keys.derived(body.request, "watch")
    known = [Key(hash=keys.hashed(watch), role="watch")]
    secrets, invitations = [], []
    invited = {key.seat for key in table.keys if key.role == "invite"}  # never the opener's own, whoever sits there
    for seat, wish in zip(table.seats, body.seats, strict=False):
        if wish.kind in ("me", "here") and seat.kind == "person" and seat.seat not in invited:
            secret = wish.secret or keys.derived(body.request, f"seat {seat.seat}")
            secrets.append(SeatKey(seat=seat.seat, secret=secret))
            known.append(Key(hash=keys.hashed(secret), role="seat", seat=seat.seat))
        elif seat.kind == "open":
            token = keys.derived(body.request, f"invitation {seat.seat}")
            invitations.append(Invitation(seat=seat.seat, token=token))
            known.append(Key(hash=keys.hashed(token), role="invite", seat=seat.seat))
    await add_keys(table, known)
    return TableOpened(table=table.name, seats=secrets, invitations=invitations, watch=watch, facts=table.facts())


async def add_keys(table: Table, wanted: list[Key]) -> None:
    """Have these keys open the table too; refuses where a seat would have very many."""
    there = {key.hash for key in table.keys}
    new = [key for key in wanted if key.hash not in there]
    held = Counter(key.seat for key in table.keys if key.role == "seat")
    for key in new:
        if key.role == "seat" and held[key.seat] >= MOST_KEYS:
            raise Refusal("seat_taken", f"seat {key.seat} has {MOST_KEYS} secrets already", seat=key.seat)
    if new:
        await table.write(*((INSERT_KEY, row_of(key, table=table.name)) for key in new))
        table.keys += new


async def open_rematch(registry: TableRegistry, table: Table, request: Rematch) -> None:
    """Open the table that follows another."""
    kept = openings.next_table(table, request)
    link = (SET_REMATCH, {"at_table": table.name, "rematch": kept.opening.table})
    await table.write(*new_table_writes(kept.opening, kept.seats, kept.keys), link, *registry.own(kept))
    table.opening.rematch = kept.opening.table
    following = registry.tables[kept.opening.table] = Table(registry, table.game, kept)
    following.opened_from = table.opened_from
    registry.metrics.count("tables_opened")


async def rematch(table: Table, listener: Listener, seat: int, request: Rematch) -> Json:
    """Open the next table once; everybody's secret opens their new seat there."""
    if table.opening.status != "over":
        raise Refusal("not_over", "a rematch follows a finished game")
    if request.levels and not listener.is_host:
        raise Refusal("not_the_host", "only whoever opened the table chooses the bots of a rematch")
    if table.opening.rematch is None:
        await table.registry.openings.take(listener.address)
        table.registry.make_room()
        await open_rematch(table.registry, table, request)
        table.announce("rematch", seat, table=table.opening.rematch)
    return {"table": table.opening.rematch}
