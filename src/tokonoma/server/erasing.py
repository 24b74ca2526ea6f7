"""`tokonoma erase`: a person's games and name leave the store.

A person is known by the cookie of their browser, of which the store has a hash; the link of any seat of theirs leads to
it. What others played too stays theirs: there the person's name, words and link go, and a bot plays on. Tables at which
nobody else sat go whole.

Who never sat anywhere has links of records brought from files. Such a link may have been passed on, so it leads to the
other records of the same browser, and to no seat.
"""

import re
from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import keys, seats, sql_tables
from tokonoma.server.backups import alone_in, engine_of, in_use
from tokonoma.server.retention import delete_table
from tokonoma.server.serve import only_server
from tokonoma.server.settings import Settings

Place = tuple[str, int]  # a table and a seat at it


class Erased(Struct):
    """How many tables went whole, at how many the person's name, words and link did, and how many records went."""

    deleted: int = 0
    cleared: int = 0
    records: int = 0


def erase(settings: Settings, link: str) -> Erased:
    """Erase whoever a link belongs to; refuses a link that opens nothing here, and a store in use."""
    name = record_in(link)
    erasing = partial(erase_bringer, name) if name else partial(erase_person, secret_in(link))
    with only_server(settings) as is_only, engine_of(settings.url) as engine:
        if not is_only:
            raise in_use()
        with alone_in(engine) as connection:
            return erasing(connection)


def record_in(link: str) -> str | None:
    """The name of a record at the end of its link; None where this is another link."""
    found = re.search(r"/record/([A-Za-z0-9_-]{16})$", link.strip())
    return found[1] if found else None


def secret_in(link: str) -> str:
    """The secret at the end of a seat's link, or the secret itself."""
    found = re.search(r"[A-Za-z0-9_-]{22}$", link.strip())
    if found is None:
        message = "this is no link of a seat, which ends with a secret of 22 characters, and none of a record"
        raise Refusal("wrong_secret", message)
    return found[0]


def erase_bringer(name: str, connection: Connection) -> Erased:
    """Erase every record that was brought by the browser which brought this one."""
    record = sql_tables.records.c
    visitor = connection.scalar(select(record.visitor).where(record.record == name))
    if visitor is None:
        raise Refusal("wrong_secret", "this link opens no record in this store")
    return Erased(records=erase_records(connection, visitor))


def erase_person(secret: str, connection: Connection) -> Erased:
    """Erase whoever holds the secret of a seat, at all tables and with all records."""
    places = places_of(connection, secret)
    found = Erased(records=sum(erase_records(connection, each) for each in visitors_at(connection, places)))
    for table, mine in by_table(places).items():
        erase_at(connection, table, mine, found)
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
    for visitor in visitors_at(connection, places):
        same = select(seat.table, seat.seat).where(seat.visitor == visitor)
        places += [(row.table, row.seat) for row in connection.execute(same)]
    return sorted(set(places))


def visitors_at(connection: Connection, places: list[Place]) -> set[str]:
    """The browsers by which these seats were entered, as far as they are known."""
    seat = sql_tables.seats.c
    asked = (select(seat.visitor).where(seat.table == table, seat.seat == number) for table, number in places)
    return {visitor for each in asked if (visitor := connection.scalar(each))}


def erase_records(connection: Connection, visitor: str) -> int:
    """Delete the records that somebody brought from files, with their analyses; how many."""
    record = sql_tables.records
    return connection.execute(delete(record).where(record.c.visitor == visitor)).rowcount


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
