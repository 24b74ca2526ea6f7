"""The store, where tables are kept: SQLite in the data folder, or PostgreSQL by its URL, by the same statements."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from tokonoma.server import sql_tables
from tokonoma.server.keys import Key
from tokonoma.server.messages import Line
from tokonoma.server.rate_limits import Bucket
from tokonoma.server.rows import Entry, Kept, Opening, Seat, row_of, value_of
from tokonoma.server.troubles import Conflict, LeaseLost, StoreUnavailable
from tokonoma.server.writer import PATIENCE, Write, Writer, reason

log = logging.getLogger("tokonoma.store")
A = TypeVar("A")
R = TypeVar("R")

# One object per statement: the writer merges neighbours that are the same one.
INSERT_TABLE = insert(sql_tables.tables)
INSERT_SEAT = insert(sql_tables.seats)
INSERT_KEY = insert(sql_tables.keys)
INSERT_ENTRY = insert(sql_tables.entries)
INSERT_LINE = insert(sql_tables.lines)
DELETE_LINES = delete(sql_tables.lines).where(
    sql_tables.lines.c.table == bindparam("at_table"), sql_tables.lines.c.number <= bindparam("last")
)
INSERT_ANALYSIS = insert(sql_tables.analyses)
INSERT_RECORD = insert(sql_tables.records)
SET_RECORD_ANALYSIS = (
    update(sql_tables.records)
    .where(sql_tables.records.c.record == bindparam("at_record"))
    .values(analysis=bindparam("new_analysis"))
)
INSERT_SHEET = insert(sql_tables.sheets)
INSERT_LEASE = insert(sql_tables.leases)
SET_STATUS = (
    update(sql_tables.tables)
    .where(sql_tables.tables.c.table == bindparam("at_table"))
    .values(status=bindparam("status"))
)
SET_REMATCH = (
    update(sql_tables.tables)
    .where(sql_tables.tables.c.table == bindparam("at_table"))
    .values(rematch=bindparam("rematch"))
)
SEAT_FIELDS = [name for name in Seat.__struct_fields__ if name != "seat"]
SET_SEAT = (
    update(sql_tables.seats)
    .where(sql_tables.seats.c.table == bindparam("at_table"), sql_tables.seats.c.seat == bindparam("at_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_FIELDS})
)
USE_KEY = (
    update(sql_tables.keys)
    .where(sql_tables.keys.c.table == bindparam("at_table"), sql_tables.keys.c.hash == bindparam("at_hash"))
    .values(used_by=bindparam("used_by"))
)
DELETE_KEY = delete(sql_tables.keys).where(
    sql_tables.keys.c.table == bindparam("at_table"), sql_tables.keys.c.hash == bindparam("at_hash")
)

TRY_WRITING = text("UPDATE alembic_version SET version_num = version_num")  # one small page, and it stays as it was
TRIALS = (1, 0.5)
TRIAL_SECONDS = 1.0  # the store may be slow to say no; whoever asks is answered meanwhile
FRESH = 5.0  # seconds after which health does not trust the last write any more
READERS = 8  # at once
POSTGRES = {  # every wait for the database ends
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
    "options": "-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=3000",
}


def set_seat(table: str, seat: Seat) -> Write:
    """Write what a seat has become."""
    row = row_of(seat)
    values = {f"new_{name}": row[name] for name in SEAT_FIELDS}
    return SET_SEAT, values | {"at_table": table, "at_seat": seat.seat}


def keep_analysis(table: str, text: str) -> Write:
    """Write the analysis of a table's game."""
    return INSERT_ANALYSIS, {"table": table, "text": text, "at": time.time()}


def keep_record_analysis(record: str, text: str) -> Write:
    """Write the analysis of a record from a file."""
    return SET_RECORD_ANALYSIS, {"at_record": record, "new_analysis": text}


def open_engine(url: str) -> Engine:
    """An engine; SQLite in write-ahead mode, syncing the disk at every commit."""
    is_sqlite = url.startswith("sqlite")
    if is_sqlite:
        engine = create_engine(url)
    else:
        more = {"pool_size": 4, "pool_pre_ping": True, "pool_timeout": PATIENCE}
        engine = create_engine(url, connect_args=POSTGRES, **more)
    if is_sqlite:
        event.listen(engine, "connect", prepare_sqlite)
    # Many rows in one statement: the driver lets go of Python's lock at each, and a busy server gives it back slowly.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def keep_private(file: Path) -> None:
    """Let nobody else read a SQLite file: it holds what is hidden in running games.

    SQLite gives the files beside it (the write-ahead log) the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    for each in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        with suppress(FileNotFoundError):
            each.chmod(0o600)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """What every connection to SQLite is told first."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {setting}")


def close_returned(_connection: Any, record: Any) -> None:
    """Close a connection that comes back after the engine was let go: nobody would take it from the pool again."""
    record.invalidate()


class Store:
    """Reads for everybody, and the one writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        self.is_shared = False
        self.epochs: dict[str, int] = {}  # the tables this process owns, where several share the store
        self._trials = Bucket(TRIALS)
        self._readers = asyncio.Semaphore(READERS)
        self._thread_name = f"reader {id(self)}"

    async def takes_writes(self) -> bool:
        """Whether moves can be kept.

        A store that failed, or has taken nothing for a while, is tried now and then: it comes back unasked, and one
        that hangs is noticed.
        """
        is_old = time.monotonic() - self.writer.last_success > FRESH
        if (is_old or not self.writer.available) and not self._trials.wait():
            with suppress(StoreUnavailable, Conflict):
                await self.writer.write([(TRY_WRITING, {})], TRIAL_SECONDS)
        return self.writer.available and not self.writer.is_stuck

    async def write(self, *writes: Write, table: str | None = None) -> None:
        """Have writes on disk; those of a table only while this process owns it, where several share the store."""
        fence = None
        if table is not None and self.is_shared:
            if table not in self.epochs:
                raise LeaseLost
            fence = (table, self.epochs[table])
        await self.writer.write(writes, fence=fence)

    async def run(self, job: Callable[[Connection, A], R], argument: A) -> R:
        """Do something small with the database beside the writer."""
        return await self._read(job, argument)

    async def close(self) -> None:
        """Write what is left and let go of the database."""
        await self.writer.stop()
        for _ in range(100):  # readers whose askers have gone still hold connections; one that hangs is not waited for
            if not any(each.name == self._thread_name for each in threading.enumerate()):
                break
            await asyncio.sleep(0.01)
        event.listen(self.engine, "checkin", close_returned)
        self.engine.dispose()

    async def read_table(self, table: str) -> Kept | None:
        """Everything about one table; None when there is no such table."""
        return await self._read(read_kept, table)

    async def table_of_request(self, request: str) -> str | None:
        """The table that a request opened."""
        return await self._read(read_table_of_request, request)

    async def tables_of_visitor(self, visitor: str) -> list[str]:
        """Where a visitor sits, the newest first."""
        return await self._read(read_tables_of_visitor, visitor)

    async def tables_to_wake(self) -> list[str]:
        """Running tables where something may happen although nobody is there: a bot's turn, a grace time."""
        return await self._read(read_tables_to_wake, None)

    async def clocks_to_park(self, among: list[str] | None = None) -> list[tuple[str, Entry]]:
        """The last entry of every other running table, or of every one of these, whose clock goes down."""
        return await self._read(read_clocks_to_park, among)

    async def sheet(self, game: str, data: str) -> str | None:
        """The component data a game was played with."""
        return await self._read(read_sheet, (game, data))

    async def analysis(self, table: str) -> str | None:
        """The analysis of a table's game, or of a record, as JSON; None where there is none."""
        return await self._read(read_analysis, table)

    async def record(self, name: str) -> str | None:
        """A record from a file, as JSON; None where there is none of that name."""
        return await self._read(read_record, name)

    async def _read(self, reader: Callable[[Connection, A], R], argument: A) -> R:
        def read() -> R:
            try:
                with self.engine.connect() as connection:
                    return reader(connection, argument)
            except DBAPIError as trouble:
                log.error("nothing can be read", extra={"trouble": reason(trouble)})
                raise StoreUnavailable(type(trouble).__name__) from None

        try:
            async with asyncio.timeout(PATIENCE), self._readers:
                return await in_a_thread(read, self._thread_name)
        except TimeoutError:
            log.error("nothing can be read", extra={"trouble": "the store does not answer in time"})
            raise StoreUnavailable("the store does not answer in time") from None


async def in_a_thread(read: Callable[[], R], name: str) -> R:
    """What a function returns in a thread of its own; one that hangs keeps nobody waiting and no server alive."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[R] = loop.create_future()

    def settle(result: Any, trouble: BaseException | None) -> None:
        if future.done():
            return
        if trouble:
            future.set_exception(trouble)
        else:
            future.set_result(result)

    def work() -> None:
        result: Any = None
        trouble: BaseException | None = None
        try:
            result = read()
        except Exception as no:
            trouble = no
        with suppress(RuntimeError):  # the loop may be closed by now
            loop.call_soon_threadsafe(settle, result, trouble)

    threading.Thread(target=work, name=name, daemon=True).start()
    return await future


def read_kept(connection: Connection, table: str) -> Kept | None:
    """Everything about one table."""
    found = rows(connection, select(sql_tables.tables).where(sql_tables.tables.c.table == table))
    if not found:
        return None
    of = {
        sql_table.name: rows(connection, select(sql_table).where(sql_table.c.table == table).order_by(*order))
        for sql_table, order in (
            (sql_tables.seats, [sql_tables.seats.c.seat]),
            (sql_tables.keys, []),
            (sql_tables.entries, [sql_tables.entries.c.number]),
            (sql_tables.lines, [sql_tables.lines.c.number]),
        )
    }
    return Kept(
        opening=value_of(Opening, found[0]),
        seats=[value_of(Seat, row) for row in of["seats"]],
        keys=[value_of(Key, row) for row in of["keys"]],
        entries=[value_of(Entry, row) for row in of["entries"]],
        lines=[value_of(Line, row) for row in of["lines"]],
        line_requests={(row["seat"], row["request"]): row["number"] for row in of["lines"] if row["request"]},
    )


def read_table_of_request(connection: Connection, request: str) -> str | None:
    """The table that a request opened."""
    return connection.scalar(select(sql_tables.tables.c.table).where(sql_tables.tables.c.request == request))


def read_tables_of_visitor(connection: Connection, visitor: str) -> list[str]:
    """The tables of a visitor, the newest first."""
    join = sql_tables.tables.join(sql_tables.seats, sql_tables.tables.c.table == sql_tables.seats.c.table)
    of_visitor = select(sql_tables.tables.c.table).select_from(join).where(sql_tables.seats.c.visitor == visitor)
    newest = of_visitor.group_by(sql_tables.tables.c.table).order_by(func.max(sql_tables.tables.c.opened).desc())
    return list(connection.scalars(newest.limit(100)))


BUSY = select(sql_tables.seats.c.table).where(
    (sql_tables.seats.c.kind == "bot") | sql_tables.seats.c.left | sql_tables.seats.c.stand_in.is_not(None)
)  # tables with a bot, or with somebody who is away


def read_tables_to_wake(connection: Connection, _nothing: None) -> list[str]:
    """Running tables that do not wait for a person or a clock alone."""
    tables = sql_tables.tables.c
    return list(connection.scalars(select(tables.table).where(tables.status == "running", tables.table.in_(BUSY))))


def read_clocks_to_park(connection: Connection, among: list[str] | None) -> list[tuple[str, Entry]]:
    """The last entry of running tables with a clock, where people alone play."""
    tables, entries = sql_tables.tables.c, sql_tables.entries.c
    has_clock = (tables.status == "running") & tables.clock.not_like('%"none"%') & tables.table.not_in(BUSY)
    if among is not None:
        has_clock &= tables.table.in_(among)
    last = (
        select(entries.table, func.max(entries.number).label("number"))
        .where(entries.table.in_(select(tables.table).where(has_clock)))
        .group_by(entries.table)
        .subquery()
    )
    found = select(sql_tables.entries).join(last, (entries.table == last.c.table) & (entries.number == last.c.number))
    return [(row["table"], value_of(Entry, row)) for row in rows(connection, found)]


def read_sheet(connection: Connection, key: tuple[str, str]) -> str | None:
    """Component data by game and fingerprint."""
    game, data = key
    sheets = sql_tables.sheets.c
    return connection.scalar(select(sheets.text).where(sheets.game == game, sheets.data == data))


def read_analysis(connection: Connection, name: str) -> str | None:
    """The analysis of a table's game, or of a record from a file."""
    analyses, records = sql_tables.analyses.c, sql_tables.records.c
    of_table: str | None = connection.scalar(select(analyses.text).where(analyses.table == name))
    return of_table or connection.scalar(select(records.analysis).where(records.record == name))


def read_record(connection: Connection, name: str) -> str | None:
    """A record from a file."""
    return connection.scalar(select(sql_tables.records.c.text).where(sql_tables.records.c.record == name))


def rows(connection: Connection, statement: Any) -> Sequence[Any]:
    """The rows of a query as mappings."""
    return connection.execute(statement).mappings().all()


def new_table_writes(opening: Opening, seats: list[Seat], keys: list[Key]) -> list[Write]:
    """Everything a new table begins with."""
    return [
        (INSERT_TABLE, row_of(opening)),
        *((INSERT_SEAT, row_of(seat, table=opening.table)) for seat in seats),
        *((INSERT_KEY, row_of(key, table=opening.table)) for key in keys),
    ]


def database_file(url: str) -> Path | None:
    """The file of a SQLite URL."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else None
