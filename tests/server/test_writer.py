"""Rows that go past the library's machinery are the rows that it would have written."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, select, text

from tokonoma.server import sql_tables, store
from tokonoma.server.migrate import bring_up_to_date
from tokonoma.server.rows import Entry, row_of
from tokonoma.server.writer import MOST_ROWS, execute, insertion_of

NO_TABLES = text("PRAGMA foreign_keys=OFF")


def rows(count: int) -> list[dict[str, Any]]:
    """Entries, with and without what may be missing."""
    entries = [
        Entry(
            number=number,
            kind="move",
            seat=number % 3 or None,
            steps=["b>b3", "~'fire'"],
            versions=[number, 1],
            clocks=[None, 1.5],
            request=f"é{number}" if number % 2 else None,
            at=1763301000.123 + number,
        )
        for number in range(count)
    ]
    return [row_of(entry, table="a") for entry in entries]


def kept(connection: Connection, way: Any, given: list[dict[str, Any]]) -> list[Any]:
    """What is in the store after rows were written in a way, and taken out again."""
    with connection.begin() as transaction:
        way(connection, store.INSERT_ENTRY, given)
        found = connection.execute(select(sql_tables.entries).order_by(sql_tables.entries.c.number)).all()
        transaction.rollback()
    return [tuple(each) for each in found]


def by_the_library(connection: Connection, statement: Any, given: list[dict[str, Any]]) -> None:
    connection.execute(statement, given)


@pytest.mark.parametrize("count", [1, 2, MOST_ROWS, MOST_ROWS + 1])
def test_entries_are_written_as_the_library_writes_them(tmp_path: Path, count: int) -> None:
    engine = store.open_engine(f"sqlite:///{tmp_path / 'some.db'}")
    bring_up_to_date(engine)
    with engine.connect() as connection:
        connection.execute(NO_TABLES)
        connection.rollback()
        found = kept(connection, execute, rows(count))
        assert len(found) == count
        assert found == kept(connection, by_the_library, rows(count))
    engine.dispose()


def test_only_what_is_written_as_it_is_goes_past_the_library() -> None:
    sqlite, postgres = create_engine("sqlite://").dialect, create_engine("postgresql+psycopg://nobody/none").dialect
    assert insertion_of(store.INSERT_ENTRY, sqlite) is not None
    assert insertion_of(store.INSERT_SEAT, sqlite) is None, "truth values become numbers"
    assert insertion_of(store.SET_STATUS, sqlite) is None
    assert insertion_of(store.INSERT_ENTRY, postgres) is None, "its parameters have names"
