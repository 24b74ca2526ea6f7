"""`tokonoma erase`: a person's games and name leave the store.

A person is known by the cookie of their browser, of which the store has a hash; the link of any seat of theirs leads to
it. What others played too stays theirs: there the person's name, words and link go, and a bot plays on. Tables at which
nobody else sat go whole.
"""

import re

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, select, update

from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import keys, seats, sql_tables
from tokonoma.server.alone import lock_for
from tokonoma.server.backups import engine_of, in_use
from tokonoma.server.retention import delete_table
from tokonoma.server.serve import only_server
from tokonoma.server.settings import Settings
from tokonoma.server.troubles import NotAlone

Place = tuple[str, int]  # a table and a seat at it


class Erased(Struct):
    """How many tables went whole, and at how many the person's name, words and link did."""

    deleted: int = 0
    cleared: int = 0


def erase(settings: Settings, link: str) -> Erased:
    """Erase whoever the link of a seat belongs to; refuses a link that opens no seat, and a store in use."""
    with only_server(settings) as is_only, engine_of(settings.url) as engine:
        if not is_only:
            raise in_use()
        return erase_in(engine, secret_in(link))


def secret_in(link: str) -> str:
    """The secret at the end of a seat's link, or the secret itself."""
    found = re.search(r"[A-Za-z0-9_-]{22}$", link.strip())
    if found is None:
        raise Refusal("wrong_secret", "this is no link of a seat: it ends with a secret of 22 characters")
    return found[0]


def erase_in(engine: Engine, secret: str) -> Erased:
    """Erase in one transaction, with the lock of the store in hand."""
    with engine.connect() as connection:
        try:
            lock_for(engine, is_shared=False)(connection)
        except NotAlone:
            raise in_use() from None
        with connection.begin():
            found, places = Erased(), places_of(connection, secret)
            erase_records(connection, places)
            for table, mine in by_table(places).items():
                erase_at(connection, table, mine, found)
        connection.invalidate()  # the lock goes with the connection
    return found


def places_of(connection: Connection, secret: str) -> list[Place]:
    """Every seat of the person who holds a secret: all of their browser's where it is known, else this one."""
    key, seat = sql_tables.keys.c, sql_tables.seats.c
    held = connection.execute(
        select(key.table, key.seat).where(key.hash == keys.hashed(secret), key.role == "seat")
    ).all()
    if not held:
        raise Refusal("wrong_secret", "this link opens no seat in this store")
    places = [(row.table, row.seat) for row in held]
    for table, number in list(places):
        visitor = connection.scalar(select(seat.visitor).where(seat.table == table, seat.seat == number))
        if visitor:
            same = select(seat.table, seat.seat).where(seat.visitor == visitor)
            places += [(row.table, row.seat) for row in connection.execute(same)]
    return sorted(set(places))


def erase_records(connection: Connection, places: list[Place]) -> None:
    """Delete the records that the person at these seats brought from files."""
    seat, record = sql_tables.seats.c, sql_tables.records
    for table, number in places:
        visitor = connection.scalar(select(seat.visitor).where(seat.table == table, seat.seat == number))
        if visitor:
            connection.execute(delete(record).where(record.c.visitor == visitor))


def by_table(places: list[Place]) -> dict[str, list[int]]:
    """The seats at each table."""
    found: dict[str, list[int]] = {}
    for table, seat in places:
        found.setdefault(table, []).append(seat)
    return found


def erase_at(connection: Connection, table: str, mine: list[int], found: Erased) -> None:
    """Erase somebody at one table."""
    seat = sql_tables.seats.c
    others = select(seat.seat).where(seat.table == table, seat.kind == "person", seat.seat.not_in(mine))
    if not connection.scalars(others).all():
        delete_table(connection, table)
        found.deleted += 1
        return
    clear(connection, table, mine)
    found.cleared += 1


def clear(connection: Connection, table: str, mine: list[int]) -> None:
    """Take somebody's name, words and link away from a table that is others' too."""
    seat, key, line = sql_tables.seats, sql_tables.keys, sql_tables.lines
    nobody = nobody_at(connection, table)
    connection.execute(update(seat).where(seat.c.table == table, seat.c.seat.in_(mine)).values(nobody))
    connection.execute(delete(key).where(key.c.table == table, key.c.role == "seat", key.c.seat.in_(mine)))
    said = update(line).where(line.c.table == table, line.c.seat.in_(mine))
    connection.execute(said.values(name="", text="", request=None))


def nobody_at(connection: Connection, table: str) -> dict[str, object]:
    """What a seat becomes: open again before the game, a bot's during it, and without a name afterwards."""
    tables = sql_tables.tables.c
    opened = connection.execute(select(tables.game, tables.status).where(tables.table == table)).one()
    nobody: dict[str, object] = {"name": "", "visitor": None}
    if opened.status == "waiting":
        return nobody | {"kind": "open", "contribution": None}
    if opened.status == "running":
        return nobody | {"left": True, "stand_in": seats.checked_level(game(opened.game), None)}
    return nobody
