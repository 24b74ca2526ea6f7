"""`tokonoma backup`, `tokonoma restore`: a store as one file and back, whichever kind of store it is.

A backup is the store at one moment, though the server plays on: SQLite is copied by its own online backup and the copy
is read; PostgreSQL is read in one transaction that sees a single snapshot. Restoring is one transaction: whatever ends
it early leaves the store as it was.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select, text
from sqlalchemy import MetaData as Described
from sqlalchemy.exc import DBAPIError

from tokonoma.kernel.progress import Advance, silence
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.words import counted
from tokonoma.server import sql_tables
from tokonoma.server.alone import lock_for
from tokonoma.server.backup_file import CARRIED, BackupWriter, check_backup, new_backup, rows_in
from tokonoma.server.migrate import bring_up_to_date, copy_sqlite, revision_of, revisions, upgrade
from tokonoma.server.serve import only_server, prepare_folder
from tokonoma.server.settings import Settings
from tokonoma.server.store import database_file, keep_private, open_engine
from tokonoma.server.troubles import NotAlone
from tokonoma.server.writer import reason

AT_ONCE = 500  # rows
STREAMED = {"yield_per": AT_ONCE}
SNAPSHOT = (
    "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY",
    "SET LOCAL statement_timeout = 0",
    "SET LOCAL idle_in_transaction_session_timeout = 0",
)
PATIENT = ("SET LOCAL statement_timeout = 0", "SET LOCAL idle_in_transaction_session_timeout = 0")
Rows = Iterable[tuple[str, dict[str, Any]]]
Say = Callable[[str], None]


# Making one


def back_up(settings: Settings, path: Path, replace: bool = False, advance: Advance = silence) -> dict[str, int]:
    """Write a backup; how many rows it has, by SQL table. `advance` hears of rows."""
    if path.exists() and not replace:
        raise Refusal("cannot_open", f"{path} is there already; name another file, or say --replace")
    if not path.parent.is_dir():
        raise Refusal("cannot_open", f"there is no folder {path.parent}")
    file = database_file(settings.url)
    if file is None:
        return back_up_engine(settings.url, path, advance)
    if not file.exists():
        raise Refusal("cannot_open", f"there is no store {file}")
    with folder_beside(path) as folder:
        copy_sqlite(file, folder / "copy.db")
        return back_up_engine(f"sqlite:///{folder / 'copy.db'}", path, advance)


@contextmanager
def folder_beside(path: Path) -> Iterator[Path]:
    """A folder for a while; one that a killed command left behind goes first."""
    folder = path.with_name(path.name + ".copy")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def back_up_engine(url: str, path: Path, advance: Advance) -> dict[str, int]:
    """Write a backup of a database, which has to be up to date."""
    with engine_of(url) as engine:
        step = revision_of(engine)
        if step != revisions()[-1]:
            message = (
                f"the store is at step {step}, this program at {revisions()[-1]}: `tokonoma serve` brings it up to date"
            )
            raise Refusal("cannot_open", message)
        with engine.connect() as connection, new_backup(path, step) as writer:
            tell(connection, SNAPSHOT)
            counts = [connection.scalar(select(func.count()).select_from(sql_table)) or 0 for sql_table in CARRIED]
            advance(0, total=sum(counts))
            for sql_table in CARRIED:
                write_rows(connection, sql_table, writer, advance)
            return dict(writer.rows)


def write_rows(connection: Connection, sql_table: Table, writer: BackupWriter, advance: Advance) -> None:
    """Every row of an SQL table, a few at a time."""
    plain = "".join  # SQLAlchemy's names are a kind of text that JSON does not know
    writer.begin(plain(sql_table.name), [plain(column.name) for column in sql_table.columns])
    rows = connection.execute(select(sql_table).order_by(*sql_table.primary_key), execution_options=STREAMED)
    for some in rows.partitions():
        for row in some:
            writer.row(list(row))
        advance(len(some))


# Using one


def restore(
    settings: Settings, path: Path, replace: bool = False, say: Say = lambda line: None, advance: Advance = silence
) -> dict[str, int]:
    """Fill the store from a backup, all of it or nothing; how many rows, by SQL table.

    Refuses a damaged or newer backup, a store in use, and one that holds tables unless they may be replaced.
    `advance` hears of the bytes of the file while it is checked, and then of rows.
    """
    header, rows = check_backup(path, advance)
    if header.step not in revisions():
        raise Refusal(
            "cannot_open", f"{path} was made by a newer program (step {header.step}); this one cannot read it"
        )
    say(f"{path} is whole: made {header.made} by tokonoma {header.program}")
    prepare_folder(settings)
    if file := database_file(settings.url):
        keep_private(file)
    with only_server(settings) as is_only:
        if not is_only:
            raise in_use()
        with engine_of(settings.url) as engine, steps_taken(path, header.step) as found:
            bring_up_to_date(engine)
            advance(-path.stat().st_size, total=sum(rows.values()))  # from the beginning again
            pour(engine, found, replace, advance)
    return rows


def pour(engine: Engine, rows: Rows, replace: bool, advance: Advance) -> None:
    """Fill a store in one transaction, with its lock in hand."""
    with alone_in(engine) as connection:
        tell(connection, PATIENT)
        empty(connection, replace)
        fill(connection, rows, {sql_table.name: sql_table for sql_table in CARRIED}, advance)


@contextmanager
def alone_in(engine: Engine) -> Iterator[Connection]:
    """A transaction with the store's lock in hand; refuses a store in use."""
    with engine.connect() as connection:
        try:
            lock_for(engine, is_shared=False)(connection)
        except NotAlone:
            raise in_use() from None
        with connection.begin():
            yield connection
        connection.invalidate()  # the lock goes with the connection


def empty(connection: Connection, replace: bool) -> None:
    """Delete what the store holds; refuses where that is tables that nobody said could go."""
    held = connection.scalar(select(func.count()).select_from(sql_tables.tables)) or 0
    if held and not replace:
        raise Refusal("cannot_open", f"the store holds {counted(held, 'table')}; --replace deletes what it holds")
    for sql_table in reversed(sql_tables.metadata.sorted_tables):
        connection.execute(delete(sql_table))


def fill(connection: Connection, rows: Rows, sql_tables_by_name: dict[str, Table], advance: Advance = silence) -> None:
    """Insert rows, many at once."""
    for name, of_one in groupby(rows, key=lambda each: each[0]):
        values = (row for _, row in of_one)
        while some := list(islice(values, AT_ONCE)):
            connection.execute(insert(sql_tables_by_name[name]), some)
            advance(len(some))


@contextmanager
def steps_taken(path: Path, step: str) -> Iterator[Rows]:
    """The rows of a backup as this program's store has them: an older one goes through the migrations first."""
    if step == revisions()[-1]:
        yield rows_in(path)
        return
    with (
        tempfile.TemporaryDirectory(prefix="tokonoma-restore-") as folder,
        engine_of(f"sqlite:///{Path(folder) / 'older.db'}") as engine,
    ):
        upgrade(engine, step)
        known = Described()
        known.reflect(engine)
        with engine.begin() as connection:
            fill(connection, rows_in(path), dict(known.tables))
        upgrade(engine)
        with engine.connect() as connection:
            yield rows_of(connection)


def rows_of(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a store that is up to date."""
    for sql_table in CARRIED:
        for row in connection.execute(select(sql_table), execution_options=STREAMED).mappings():
            yield sql_table.name, dict(row)


# Shared


@contextmanager
def engine_of(url: str) -> Iterator[Engine]:
    """An engine for a while; what the database or the disk says against it is a refusal."""
    engine = open_engine(url)
    try:
        yield engine
    except (DBAPIError, OSError) as no:
        raise Refusal("store_unavailable", f"it could not be done: {reason(no)}") from None
    finally:
        engine.dispose()


def tell(connection: Connection, settings: Iterable[str]) -> None:
    """Tell PostgreSQL how a transaction is to be; SQLite needs nothing of it."""
    if connection.dialect.name == "postgresql":
        for each in settings:
            connection.execute(text(each))


def in_use() -> Refusal:
    """The refusal of a store that a server holds."""
    return Refusal("cannot_open", "a server uses this store: stop it first")
