"""`tokonoma export`: the records of all finished games, a file each; going on where it was broken off."""

import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select

from tokonoma.kernel.library import Game, game
from tokonoma.kernel.progress import Advance, silence
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import deals, sql_tables
from tokonoma.server.backup_file import whole_file
from tokonoma.server.backups import engine_of
from tokonoma.server.doctor import examine_store
from tokonoma.server.registry import check_rules, journal_of
from tokonoma.server.rows import Kept
from tokonoma.server.settings import Settings
from tokonoma.server.store import read_kept, read_sheet

Say = Callable[[str], None]
NOT_READY = "the store {url} {tells}"


class Exported(msgspec.Struct):
    """What an export did: files it wrote, files that were there, and tables that could not be opened."""

    written: int = 0
    already: int = 0
    failed: list[str] = []


def export(settings: Settings, folder: Path, say: Say = lambda line: None, advance: Advance = silence) -> Exported:
    """Write the record of every finished game that has none in the folder yet."""
    store = examine_store(settings.url)
    if store["state"] != "ready":
        raise Refusal("cannot_open", NOT_READY.format(**store))
    folder.mkdir(parents=True, exist_ok=True)
    found = Exported()
    with (
        engine_of(settings.url) as engine,
        engine.connect() as connection,
        tempfile.TemporaryDirectory(prefix="tokonoma-export-") as sheets,
    ):
        tables = finished(connection)
        advance(0, total=len(tables))
        for table, name in tables:
            path = folder / f"{name}-{table}.json"
            if path.exists():
                found.already += 1
            else:
                export_one(connection, table, path, Path(sheets), found, say)
            advance()
    return found


def finished(connection: Connection) -> list[tuple[str, str]]:
    """Every table whose game is over, with its game."""
    columns = sql_tables.tables.c
    asked = select(columns.table, columns.game).where(columns.status == "over").order_by(columns.opened, columns.table)
    found = [(row.table, row.game) for row in connection.execute(asked)]
    connection.rollback()  # no transaction waits while records are made
    return found


def export_one(connection: Connection, table: str, path: Path, sheets: Path, found: Exported, say: Say) -> None:
    """Write one record, or say why not."""
    kept = read_kept(connection, table)
    try:
        if kept is not None:  # it may have been deleted meanwhile
            record = record_of(game_of(connection, kept, sheets), kept)
            connection.rollback()
            with whole_file(path) as file:
                file.write(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
            found.written += 1
    except Refusal as no:
        connection.rollback()
        found.failed.append(table)
        say(f"{table} could not be exported: {no.message}")


def record_of(opened: Game, kept: Kept) -> dict[str, object]:
    """The record of a finished game, as the people at the table get it."""
    journal = journal_of(opened, kept)
    if journal is None:
        raise Refusal("not_begun", "the game has not begun")
    return deals.record_of(journal.state, kept.opening, kept.seats, {"ending": msgspec.to_builtins(journal.ending)})


def game_of(connection: Connection, kept: Kept, sheets: Path) -> Game:
    """The game with the component data it was played with."""
    opening = kept.opening
    opened = game(opening.game)
    check_rules(opened, opening)
    if opened.rulebook.data == opening.data:
        return opened
    text = read_sheet(connection, (opening.game, opening.data))
    if text is None:
        raise Refusal("cannot_open", "the component data of this game was not kept", data=opening.data)
    file = sheets / f"{opening.game}-{opening.data}.toml"
    if not file.exists():
        file.write_text(text, encoding="utf-8")
    return game(opening.game, data=file)
