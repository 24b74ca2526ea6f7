"""How much the store holds, for `tokonoma doctor`."""

from sqlalchemy import Engine, func, select, text

from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.words import counted
from tokonoma.server import sql_tables
from tokonoma.server.store import database_file

UNITS = ("bytes", "KB", "MB", "GB", "TB")


def sizes_of(engine: Engine) -> Json:
    """Bytes on the disk, tables by how they stand, and what happened at them."""
    tables = sql_tables.tables.c
    with engine.connect() as connection:
        by_status = connection.execute(select(tables.status, func.count()).group_by(tables.status)).all()
        return {
            "bytes": bytes_of(engine),
            "tables": sum(row[1] for row in by_status),
            "by_status": {row[0]: row[1] for row in sorted(by_status)},
            "entries": connection.scalar(select(func.count()).select_from(sql_tables.entries)),
            "lines": connection.scalar(select(func.count()).select_from(sql_tables.lines)),
            "oldest": connection.scalar(select(func.min(tables.opened))),
        }


def bytes_of(engine: Engine) -> int:
    """What the database takes on the disk: SQLite with its write-ahead log, PostgreSQL by what it says."""
    file = database_file(str(engine.url))
    if file is not None:
        beside = (file, file.with_name(file.name + "-wal"))
        return sum(each.stat().st_size for each in beside if each.exists())
    with engine.connect() as connection:
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)


def told(sizes: Json) -> str:
    """The sizes in a sentence."""
    stand = ", ".join(f"{number} {status}" for status, number in sizes["by_status"].items())
    return f"holds {counted(sizes['tables'], 'table')}{f' ({stand})' if stand else ''} in {in_words(sizes['bytes'])}"


def in_words(number: float) -> str:
    """A number of bytes for a person."""
    for unit in UNITS:
        if number < 1000 or unit == UNITS[-1]:
            break
        number /= 1000
    return f"{number:.0f} {unit}" if number >= 10 or unit == "bytes" else f"{number:.1f} {unit}"
