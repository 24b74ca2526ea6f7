"""Bringing a store up to date when the server starts, with a backup of a SQLite file that has to change."""

import sqlite3
import time
from importlib.resources import files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from tokonoma.server.store import database_file


def bring_up_to_date(engine: Engine) -> Path | None:
    """Apply every migration that is missing; return the backup that was made, if one had to be."""
    config = Config()
    config.set_main_option("script_location", str(files("tokonoma.server") / "migrations"))
    with engine.connect() as connection:
        known = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(config).get_current_head()
    if known == newest:
        return None
    backup = back_up(engine) if known else None
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return backup


def back_up(engine: Engine) -> Path | None:
    """Copy a SQLite file as it stands; other databases have backups of their own."""
    file = database_file(str(engine.url))
    if file is None:
        return None
    copy = file.with_name(f"{file.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}.db")
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return copy
