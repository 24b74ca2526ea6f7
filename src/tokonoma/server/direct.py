"""Statements past the database library, where psycopg speaks to PostgreSQL: the library takes as long as the driver.

A statement is compiled by the library once. From then on its text and its values go to the driver as they are; whatever
needs more than that is left to the library.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Connection, Dialect, Executable, Float, Insert, Integer, String, Table, Update
from sqlalchemy.exc import DBAPIError

DRIVER = "psycopg"
AS_THEY_ARE = (String, Integer, Float, Boolean)  # types whose values this driver is given unchanged
MOST_ROWS = 64  # in one statement: the driver keeps about as many texts prepared
PLACE = re.compile(r"%\((\w+)\)s")


class Direct(NamedTuple):
    """A statement as the driver takes it: its text, the places of one row of values, and their names in order."""

    text: str
    places: str  # of an INSERT, which takes many rows; else nothing
    names: tuple[str, ...]
    needed: frozenset[str]  # what a row must have: of other columns the library knows as little


def is_direct(connection: Connection) -> bool:
    """Whether the driver can be spoken to."""
    return connection.dialect.driver == DRIVER


def run(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> bool:
    """Write rows by a statement; False, and nothing is written, where the library has to do it."""
    direct = direct_of(statement, connection.dialect) if is_direct(connection) else None
    if direct is None or len(rows) > MOST_ROWS or not all(direct.needed <= row.keys() for row in rows):
        return False
    if direct.places:
        values = [row.get(name) for row in rows for name in direct.names]
        ask(connection, direct.text + ", ".join([direct.places] * len(rows)), values)
    else:
        for row in rows:
            ask(connection, direct.text, [row[name] for name in direct.names])
    return True


def ask(connection: Connection, text: str, values: Sequence[Any]) -> Any:
    """Have the driver do something within the transaction that has begun; raises what the library would."""
    driver: Any = connection.connection.dbapi_connection
    known: Any = connection.dialect.loaded_dbapi
    try:
        cursor = driver.cursor()
        cursor.execute(text, values)
        return cursor
    except known.Error as trouble:
        raise DBAPIError.instance(text, None, trouble, known.Error) from trouble


@lru_cache(64)
def direct_of(statement: Executable, dialect: Dialect) -> Direct | None:
    """How to speak to the driver; None where values are not given to it as they are."""
    if not isinstance(statement, Insert | Update) or not isinstance(statement.table, Table):
        return None
    made = statement.compile(dialect=dialect)
    types = [each.type for each in made.binds.values()]
    if not all(isinstance(each, AS_THEY_ARE) for each in types) or any(made.params.values()):
        return None
    names, text = tuple(PLACE.findall(str(made))), PLACE.sub("%s", str(made))
    if isinstance(statement, Update):
        return Direct(text, "", names, frozenset(names))
    head, values, places = text.rpartition("VALUES ")
    with_default = {each.name for each in statement.table.columns if each.server_default is not None}
    return Direct(head + values, places, names, frozenset(with_default))
