"""How long games are kept, where the host has chosen a time: no table is ever deleted otherwise.

Records that somebody brought from files to have them analysed go after a time of their own.

A table is deleted whole or not at all, and only if nothing has happened at it up to that very moment: its row is locked
first, so that a move either comes before and keeps the table, or after and finds none.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, and_, delete, func, or_, select
from sqlalchemy.exc import DBAPIError

from tokonoma.server import sql_tables
from tokonoma.server.settings import Settings
from tokonoma.server.store import TRY_WRITING
from tokonoma.server.writer import reason

if TYPE_CHECKING:
    from tokonoma.server.registry import TableRegistry

log = logging.getLogger("tokonoma.retention")
DAY = 86_400.0
HOUR = 3600.0
AT_ONCE = 50  # tables between two pauses
PAUSE = 0.05  # seconds in which moves are written
BELONGS = (
    sql_tables.leases,
    sql_tables.analyses,
    sql_tables.lines,
    sql_tables.entries,
    sql_tables.keys,
    sql_tables.seats,
)


async def keep_tidy(registry: "TableRegistry") -> None:
    """Delete what is past its time, once an hour, as long as the server runs; of several processes, one does it."""
    settings = registry.settings
    while True:
        try:
            if not registry.sharing or registry.sharing.leases.is_first:
                await asyncio.to_thread(delete_records, registry.store.engine, settings)
                gone = await delete_old(registry.store.engine, settings)
                registry.metrics.count("tables_deleted", len(gone))
        except DBAPIError as no:
            log.error("old games could not be deleted", extra={"trouble": reason(no)})
        await asyncio.sleep(HOUR)


def delete_records(engine: Engine, settings: Settings) -> int:
    """Delete records from files past their time, and the oldest where there are too many; how many."""
    records, limits = sql_tables.records, settings.limits
    newest = select(records.c.record).order_by(records.c.at.desc()).limit(limits.records).subquery()
    is_past = records.c.at < time.time() - limits.record_days * DAY
    with engine.begin() as connection:
        past = select(records.c.record).where(is_past | records.c.record.not_in(select(newest.c.record)))
        names = list(connection.scalars(past))
        for name in names:
            connection.execute(delete(records).where(records.c.record == name))
        return len(names)


async def delete_old(engine: Engine, settings: Settings) -> list[str]:
    """Delete every table past its time; their names."""
    now, gone = time.time(), []
    for name in await asyncio.to_thread(old_tables, engine, settings, now):
        if await asyncio.to_thread(delete_one, engine, name, settings, now):
            gone.append(name)
            if len(gone) % AT_ONCE == 0:
                await asyncio.sleep(PAUSE)
    if gone:
        log.info(f"{len(gone)} old games were deleted")
    return gone


def old_tables(engine: Engine, settings: Settings, now: float) -> list[str]:
    """The tables past their time."""
    with engine.connect() as connection:
        return list(connection.scalars(select(sql_tables.tables.c.table).where(is_old(settings, now))))


def is_old(settings: Settings, now: float):  # type: ignore[no-untyped-def]
    """Whether a table is past its time: finished, or abandoned, and nothing has happened since."""
    tables, entries, lines = sql_tables.tables.c, sql_tables.entries.c, sql_tables.lines.c
    chosen = []
    for days, which in (
        (settings.finished_days, tables.status == "over"),
        (settings.abandoned_days, tables.status != "over"),
    ):
        if days is not None:
            since = now - days * DAY
            # clocks are written down when the server stops: nobody did anything
            moved = select(entries.table).where(
                entries.table == tables.table, entries.at > since, entries.kind != "clocks"
            )
            said = select(lines.table).where(lines.table == tables.table, lines.at > since)
            chosen.append(and_(which, tables.opened <= since, ~moved.exists(), ~said.exists()))
    return or_(*chosen) if chosen else sql_tables.tables.c.table.is_(None)


def delete_one(engine: Engine, name: str, settings: Settings, now: float) -> bool:
    """Delete a table with all that belongs to it, if it is still past its time."""
    tables = sql_tables.tables
    with engine.begin() as connection:
        connection.execute(TRY_WRITING)  # SQLite: from here on nobody else writes
        held = connection.scalar(select(tables.c.table).where(tables.c.table == name).with_for_update())
        is_due = held and connection.scalar(
            select(func.count()).select_from(tables).where(tables.c.table == name, is_old(settings, now))
        )
        if is_due:
            delete_table(connection, name)
        return bool(is_due)


def delete_table(connection: Connection, name: str) -> None:
    """Delete a table's rows everywhere."""
    for shelf in BELONGS:
        connection.execute(delete(shelf).where(shelf.c.table == name))
    connection.execute(delete(sql_tables.tables).where(sql_tables.tables.c.table == name))
