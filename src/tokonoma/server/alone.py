"""Which servers may use one PostgreSQL database at a time: one that knows of no others, or many that share.

The writer's own connection holds a lock of the database: together with others where tables are shared, else alone. So
whatever is written is written by a server that may write; who loses the connection has to take the lock anew.
"""

from collections.abc import Callable

from sqlalchemy import Connection, Engine, text

from tokonoma.server.troubles import NotAlone

NUMBER = 0x746F6B6F  # of the lock: "toko"
MIGRATING = NUMBER + 1


MESSAGE = "another server uses this database, and they do not share their tables: stop it, or start both with --workers"


def lock_for(engine: Engine, is_shared: bool) -> Callable[[Connection], None]:
    """What a new connection of the writer has to do first."""
    if engine.dialect.name != "postgresql":
        return lambda connection: None
    ask = text(f"SELECT pg_try_advisory_lock{'_shared' if is_shared else ''}({NUMBER})")

    def take(connection: Connection) -> None:
        with connection.begin():
            if not connection.scalar(ask):
                raise NotAlone(MESSAGE)

    return take


def is_free(engine: Engine, is_shared: bool) -> bool:
    """Whether a server could begin now."""
    try:
        with engine.connect() as connection:
            lock_for(engine, is_shared)(connection)
            connection.invalidate()  # the lock goes with the connection
    except NotAlone:
        return False
    return True


def wait_to_migrate(connection: Connection) -> None:
    """Let one server after another bring a database up to date; until the transaction ends."""
    if connection.dialect.name == "postgresql":
        for statement in ("SET LOCAL lock_timeout = 0", "SET LOCAL statement_timeout = 0"):
            connection.execute(text(statement))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
