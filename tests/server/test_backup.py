"""Backups: the store at one moment in one file, whichever store, and back again; whole, or not at all."""

import asyncio
import gzip
import random
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from tests.server.conftest import Stores
from tests.server.parties import party
from tests.server.running import run, serving
from tokonoma import cli
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import sql_tables
from tokonoma.server.backup_file import CARRIED, LEFT_OUT, check_backup, new_backup, rows_in
from tokonoma.server.backups import back_up, engine_of, restore
from tokonoma.server.settings import Settings

KINDS = ("sqlite", "postgresql")


def play_in(settings: Settings, moves: int = 12, **more: Any) -> Any:
    """A table with some moves and a word; the party, for its secrets."""
    kept = []

    async def play() -> None:
        more_settings = {"database_url": settings.database_url}
        async with party(settings.data, "koinobori", settings=more_settings) as people:
            await people.play(moves, random.Random(5))
            await people.at[0].ask("chat", text="good evening, ō")
            kept.append((people, {seat: each.view for seat, each in people.at.items()}))

    run(play())
    return kept[0]


def content(settings: Settings) -> dict[str, list[Any]]:
    with engine_of(settings.url) as engine, engine.connect() as connection:
        return {
            shelf.name: [tuple(row) for row in connection.execute(select(shelf).order_by(*shelf.primary_key))]
            for shelf in CARRIED
        }


def test_every_sql_table_is_carried_or_left_out_on_purpose() -> None:
    assert {*CARRIED, *LEFT_OUT} == set(sql_tables.metadata.sorted_tables)


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
def test_a_backup_of_one_store_restored_to_another_is_the_same(
    stores: Stores, tmp_path: Path, here: str, there: str
) -> None:
    first, second, file = stores.new(here), stores.new(there), tmp_path / "a.backup"
    people, views = play_in(first)
    rows = back_up(first, file)
    assert file.stat().st_mode & 0o077 == 0, "only its owner reads it: it holds secrets"
    assert restore(second, file) == rows
    assert content(second) == content(first)

    async def again() -> None:
        async with serving(second) as (client, _):
            for seat, secret in people.secrets.items():
                async with client.sit(people.table, secret) as session:
                    assert session.view == views[seat]
                    assert session.welcome["chat"][0]["text"] == "good evening, ō"

    run(again())


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_made_while_people_play_is_one_moment(stores: Stores, tmp_path: Path, kind: str) -> None:
    settings = stores.new(kind)
    sizes = []

    async def play() -> None:
        async with party(settings.data, settings={"database_url": settings.database_url}) as people:
            playing = asyncio.create_task(people.play(60, random.Random(2)))
            for number in range(4):
                await asyncio.sleep(0.05)
                await asyncio.to_thread(back_up, settings, tmp_path / f"{number}.backup")
            await playing

    run(play())
    for number in range(4):
        other = stores.new("sqlite")
        restore(other, tmp_path / f"{number}.backup")  # with foreign keys on: no row without the one it belongs to
        entries = content(other)["entries"]
        assert [row[1] for row in entries] == list(range(len(entries)))
        sizes.append(len(entries))
    assert sizes == sorted(sizes)
    assert sizes[-1] > 0


def test_the_snapshot_of_postgresql_does_not_see_what_is_written_meanwhile(
    stores: Stores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tokonoma.server import backups

    settings = stores.new("postgresql")
    play_in(settings, 3)
    before = content(settings)
    real = backups.write_rows

    def write_rows(connection: Any, shelf: Any, writer: Any, advance: Any) -> None:
        real(connection, shelf, writer, advance)
        if shelf is sql_tables.tables:
            with engine_of(settings.url) as engine, engine.begin() as other:
                other.execute(text("UPDATE seats SET name = 'late'"))

    monkeypatch.setattr(backups, "write_rows", write_rows)
    back_up(settings, tmp_path / "a.backup")
    names = [row["name"] for shelf, row in rows_in(tmp_path / "a.backup") if shelf == "seats"]
    assert names == [row[3] for row in before["seats"]]
    assert {row[3] for row in content(settings)["seats"]} == {"late"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_store_that_holds_tables_is_replaced_only_when_told(stores: Stores, tmp_path: Path, kind: str) -> None:
    settings, other, file = stores.new(kind), stores.new("sqlite"), tmp_path / "a.backup"
    play_in(settings, 2)
    play_in(other, 3)
    back_up(other, file)
    before = content(settings)
    with pytest.raises(Refusal, match="holds 1 table;"):
        restore(settings, file)
    assert content(settings) == before
    restore(settings, file, replace=True)
    assert content(settings) == content(other)


@pytest.mark.parametrize("kind", KINDS)
def test_a_store_in_use_is_not_restored(stores: Stores, tmp_path: Path, kind: str) -> None:
    settings, file = stores.new(kind), tmp_path / "a.backup"
    play_in(settings, 2)
    back_up(settings, file)

    async def ask() -> None:
        async with serving(settings):
            if kind == "sqlite":
                from tokonoma.server.serve import only_server

                with only_server(settings), pytest.raises(Refusal, match="a server uses this store"):
                    restore(settings, file, replace=True)
            else:
                with pytest.raises(Refusal, match="a server uses this store"):
                    await asyncio.to_thread(restore, settings, file, True)

    run(ask())


def small_backup(stores: Stores, path: Path) -> Settings:
    settings = stores.new("sqlite")
    play_in(settings, 2)
    back_up(settings, path)
    return settings


def test_a_damaged_backup_is_refused_wherever_it_is_damaged(stores: Stores, tmp_path: Path) -> None:
    file, other = tmp_path / "a.backup", stores.new("sqlite")
    small_backup(stores, file)
    good = file.read_bytes()
    luck = random.Random(1)
    for _ in range(60):
        place = luck.randrange(10, len(good))
        bad = bytearray(good)
        bad[place] ^= 1 << luck.randrange(8)
        file.write_bytes(bad)
        with pytest.raises(Refusal, match="is no whole backup"):
            restore(other, file)
        file.write_bytes(good[:place])
        with pytest.raises(Refusal, match="is no whole backup"):
            restore(other, file)
    assert not other.data.exists()


def test_a_backup_whose_lines_were_changed_is_refused_by_its_checksum(stores: Stores, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    small_backup(stores, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for changed in (
        [each.replace(b'"koinobori"', b'"koinobort"') for each in lines],
        [*lines[:3], *lines[4:]],
        lines[:-1],
    ):
        file.write_bytes(gzip.compress(b"".join(changed)))
        with pytest.raises(Refusal, match="is no whole backup"):
            check_backup(file)


def test_a_newer_backup_is_refused_and_an_older_one_goes_through_the_migrations(stores: Stores, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    settings = small_backup(stores, file)
    for step, is_good in (("9999", False), ("0001", True)):
        other = tmp_path / f"{step}.backup"
        with new_backup(other, step) as writer:
            begun = ""
            for name, row in rows_in(file):
                row.pop("absence", None)
                if name != begun:
                    writer.begin(name, list(row))
                    begun = name
                writer.row(list(row.values()))
        target = stores.new("sqlite")
        if is_good:
            restore(target, other)
            assert content(target) == content(settings)
        else:
            with pytest.raises(Refusal, match="newer program"):
                restore(target, other)


KILLED = """
import os, signal, sys
from pathlib import Path
from tokonoma.server import backup_file, backups
from tokonoma.server.settings import Settings

def deadly(function, times):
    count = 0
    def call(*arguments, **named):
        nonlocal count
        count += 1
        if count > times:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*arguments, **named)
    return call

what, data, url, file = sys.argv[1:]
settings = Settings(data=Path(data), database_url=url)
backups.AT_ONCE = 1
if what == "backup":
    backup_file.BackupWriter.row = deadly(backup_file.BackupWriter.row, 7)
    backups.back_up(settings, Path(file), replace=True)
else:
    backups.insert = deadly(backups.insert, 7)
    backups.restore(settings, Path(file), replace=True)
"""


def killed(what: str, settings: Settings, file: Path) -> None:
    command = [sys.executable, "-c", KILLED, what, settings.data, settings.database_url, file]
    ended = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=120)
    assert ended.returncode == -signal.SIGKILL, ended.stderr


@pytest.mark.parametrize("kind", KINDS)
def test_killed_in_between_a_backup_and_a_store_stay_what_they_were(stores: Stores, tmp_path: Path, kind: str) -> None:
    settings, other, file = stores.new(kind), stores.new("sqlite"), tmp_path / "a.backup"
    play_in(settings, 2)
    play_in(other, 9)
    back_up(other, file)
    before, good = content(settings), file.read_bytes()
    killed("backup", settings, file)
    assert file.read_bytes() == good
    killed("restore", settings, file)
    assert content(settings) == before
    back_up(settings, file, replace=True)
    assert sorted(each.name for each in tmp_path.iterdir() if each.is_file()) == ["a.backup"], "nothing is left behind"
    assert not (tmp_path / "a.backup.copy").exists()
    restore(other, file, replace=True)
    assert content(other) == before


def test_the_commands_say_what_they_did(
    stores: Stores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, file = stores.new("sqlite"), tmp_path / "a.backup"
    play_in(settings, 2)
    monkeypatch.setenv("TOKONOMA_DATA", str(settings.data))
    assert cli.main(["backup", str(file)]) == 0
    assert "a.backup: 1 table, " in capsys.readouterr().out
    assert cli.main(["backup", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert cli.main(["restore", "--check", str(file)]) == 0
    assert "is whole" in capsys.readouterr().out
    assert cli.main(["restore", str(file)]) == 2
    assert "--replace deletes what it holds" in capsys.readouterr().err
    assert cli.main(["restore", "--replace", str(file)]) == 0
    assert cli.main(["restore", "--check", str(tmp_path / "none")]) == 2
    assert cli.main(["backup", str(tmp_path / "no" / "folder")]) == 2
    with closing(gzip.open(file)) as opened:
        assert msgspec.json.decode(opened.readline())["tokonoma_backup"] == 1


def test_how_far_a_backup_and_a_restore_are_is_told_out_of_how_much(stores: Stores, tmp_path: Path) -> None:
    settings, file, told = stores.new("sqlite"), tmp_path / "a.backup", Told()
    play_in(settings, 2)
    rows = sum(back_up(settings, file, advance=told).values())
    assert (told.done, told.total) == (rows, rows)
    told = Told()
    check_backup(file, told)
    assert (told.done, told.total) == (file.stat().st_size, file.stat().st_size)
    told = Told()
    restore(settings, file, replace=True, advance=told)
    assert (told.done, told.total) == (rows, rows)
    assert told.totals == [file.stat().st_size, rows], "first it is checked, then the store is filled"


class Told:
    """Hears how far something is."""

    def __init__(self) -> None:
        self.done, self.totals = 0, list[int]()

    @property
    def total(self) -> int:
        return self.totals[-1]

    def __call__(self, count: int = 1, said: str = "", total: int | None = None) -> None:
        self.done += count
        self.totals += [] if total is None else [total]
