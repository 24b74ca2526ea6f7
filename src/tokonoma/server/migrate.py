"""Bringing a store up to date when the server starts, with a backup of a SQLite file that has to change.

A store that is up to date is recognised without Alembic, which takes longer to import than a game to open.
"""

import sqlite3
import time
from importlib.resources import files
from pathlib import Path

from sqlalchemy import Engine, inspect, text

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.alone import wait_to_migrate
from tokonoma.server.store import database_file

SCRIPTS = Path(str(files("tokonoma.server") / "migrations"))


def revisions() -> list[str]:
    """Every step there is, in order: the files of `migrations/versions` begin with their number."""
    return sorted(path.name[:4] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))


def revision_of(engine: Engine) -> str | None:
    """The last step a store has taken; None for an empty one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return found


def bring_up_to_date(engine: Engine) -> Path | None:
    """Apply every step that is missing; return the backup that was made, if one had to be.

    Refuses a store that was made by a newer program.
    """
    known = revision_of(engine)
    if known == revisions()[-1]:
        return None
    if known is not None and known not in revisions():
        raise Refusal("cannot_open", f"the store was made by a newer program (step {known}); this one leaves it alone")
    backup = back_up(engine) if known else None
    upgrade(engine)
    return backup


def upgrade(engine: Engine, step: str = "head") -> None:
    """Let Alembic take the steps, up to the last or to the one named."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    with engine.begin() as connection:
        wait_to_migrate(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, step)


def back_up(engine: Engine) -> Path | None:
    """Copy a SQLite file as it stands; other databases have backups of their own."""
    file = database_file(str(engine.url))
    if file is None:
        return None
    copy = file.with_name(f"{file.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}.db")
    copy_sqlite(file, copy)
    return copy


def copy_sqlite(file: Path, copy: Path) -> None:
    """Copy a SQLite file as it is at one moment, though somebody writes to it."""
    copy.touch(mode=0o600)
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
