"""A database that hangs: whoever waits is told in time, health notices, and all goes on when it answers again."""

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.hanging import HangingWire
from tests.server.parties import FRIEND, ME, party
from tests.server.postgres import postgres, programs
from tests.server.running import run, serving, settings_in
from tests.server.soak import Player
from tokonoma.server import store, writer
from tokonoma.server.client import Client, HttpRefused

bin_folder = programs()
pytestmark = pytest.mark.skipif(bin_folder is None, reason="PostgreSQL is not here and cannot be installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    assert bin_folder
    with postgres(bin_folder) as url:
        yield url


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in (writer, store):
        monkeypatch.setattr(room, "PATIENCE", 0.7)
    monkeypatch.setattr(store, "FRESH", 0.1)
    monkeypatch.setattr(store, "TRIALS", (100, 100))
    monkeypatch.setattr(store, "TRIAL_SECONDS", 0.3)
    defaults = writer.Writer.write.__defaults__ or ()
    monkeypatch.setattr(writer.Writer.write, "__defaults__", (0.7, *defaults[1:]))


def test_a_move_is_answered_in_time_and_played_once_when_the_database_is_back(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        with HangingWire(database) as wire:
            async with party(tmp_path, settings={"database_url": wire.url}) as people:
                await people.settle()
                actor = people.acting
                session = people.at[actor]
                word = session.legal[0]
                wire.hangs.set()
                began = time.monotonic()
                answer = await session.move(word, id="once")
                assert (answer["status"], answer["refused"]["code"]) == ("slow_down", "store_unavailable")
                assert time.monotonic() - began < 3
                with pytest.raises(HttpRefused, match="503"):
                    await people.client.get("/health")
                wire.hangs.clear()
                await until_healthy(people.client)
                player = Player(people.client, people.table, people.secrets[actor], actor, random.Random(1))
                answer = await player.request("move", id="once", move=word, version=session.version)
                assert answer["status"] == "accepted"
                entries = people.registry.tables[people.table].game_on.entries
                assert [entry.request for entry in entries].count("once") == 1
                assert player.session
                await player.session.close()

    run(play())


async def until_healthy(client: Client) -> None:
    for _ in range(100):
        try:
            await client.get("/health")
            return
        except HttpRefused:
            await asyncio.sleep(0.1)
    raise AssertionError("it did not come back")


def test_health_tries_a_database_that_nobody_writes_to(tmp_path: Path, database: str) -> None:
    async def ask() -> None:
        with HangingWire(database) as wire:
            async with serving(settings_in(tmp_path, database_url=wire.url)) as (client, _):
                assert (await client.get("/health"))["status"] == "ok"
                await asyncio.sleep(0.2)
                wire.hangs.set()
                began = time.monotonic()
                with pytest.raises(HttpRefused, match="503"):
                    await client.get("/health")
                assert time.monotonic() - began < 2
                wire.hangs.clear()
                await until_healthy(client)

    run(ask())


def test_tables_cannot_be_read_or_opened_meanwhile_and_everybody_is_told_so(tmp_path: Path, database: str) -> None:
    async def ask() -> None:
        with HangingWire(database) as wire:
            async with serving(settings_in(tmp_path, database_url=wire.url)) as (client, _):
                wire.hangs.set()
                asking = [client.get("/api/tables/nowhere") for _ in range(12)]
                asking += [client.open_table("gorinto", [ME, FRIEND]) for _ in range(3)]
                began = time.monotonic()
                found: list[Any] = await asyncio.gather(*asking, return_exceptions=True)
                assert {each.status for each in found} == {503}
                assert time.monotonic() - began < 4
                wire.hangs.clear()
                await until_healthy(client)

    run(ask())


def test_the_server_stops_in_time_although_the_database_hangs(tmp_path: Path, database: str) -> None:
    async def stop() -> None:
        with HangingWire(database) as wire:
            async with serving(settings_in(tmp_path, database_url=wire.url)) as (client, _):
                clock = {"kind": "turn", "seconds": 60}
                opened = await client.open_table("gorinto", [ME, {"kind": "here"}], clock=clock)
                async with client.sit(opened["table"], *(each["secret"] for each in opened["seats"])):
                    pass
                wire.hangs.set()
                began.append(time.monotonic())
            assert time.monotonic() - began[0] < 5

    began: list[float] = []
    run(stop())


def test_a_reader_slower_than_the_stopping_server_leaves_no_connection_open(tmp_path: Path) -> None:
    may_go, kept = threading.Event(), []

    def linger(connection: Connection, _nothing: None) -> None:
        kept.append(connection.connection.dbapi_connection)
        may_go.wait(30)

    async def stop() -> None:
        async with serving(settings_in(tmp_path)) as (_, registry):
            asyncio.ensure_future(registry.store.run(linger, None)).add_done_callback(lambda done: done.exception())
            while not kept:
                await asyncio.sleep(0.01)
        may_go.set()
        while any(each.name.startswith("reader") for each in threading.enumerate()):
            await asyncio.sleep(0.01)

    run(stop())
    connection = kept[0]
    assert connection is not None
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")
