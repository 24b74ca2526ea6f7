"""Promise 1: an acknowledgement means that the move is on disk."""

import asyncio
import resource
import sqlite3
import sys
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from tests.server.parties import party, sees
from tests.server.running import run
from tests.server.soak import Servers, soak
from tokonoma.server import store
from tokonoma.server.client import Client, HttpRefused
from tokonoma.server.writer import Writer

KILLS = 50


def test_killed_at_random_under_load_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    found = asyncio.run(soak(tmp_path, KILLS))
    assert found["acknowledged"] > 5 * KILLS
    assert found["sent again"] > 0


def test_every_commit_syncs_the_disk(tmp_path: Path) -> None:
    async def ask() -> None:
        engine = store.open_engine(f"sqlite:///{tmp_path / 'some.db'}")
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        engine.dispose()

    run(ask())


def test_a_move_is_told_to_nobody_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            hold = asyncio.Event()
            write = Writer.write

            async def held(future: Awaitable[None]) -> None:
                await hold.wait()
                await future

            def write_later(*given: Any, **more: Any) -> asyncio.Future[None]:
                return asyncio.ensure_future(held(write(*given, **more)))

            monkeypatch.setattr(Writer, "write", write_later)
            actor, other = people.at[people.acting], people.at[1 - people.acting]
            answer = await actor.send("move", version=actor.version, move=actor.legal[0])
            await asyncio.sleep(0.2)
            kinds = {message["type"] for each in (actor, other) for message in each.messages}
            is_silent = "answer" not in kinds and all(each.version == 1 for each in (actor, other))
            hold.set()
            assert (await answer)["status"] == "accepted"
            assert is_silent

    run(play())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of a running process can be set on Linux only")
def test_a_full_disk_refuses_moves_clearly_and_recovers_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with Servers(tmp_path) as servers:
            await servers.start()
            client = Client(f"http://127.0.0.1:{servers.port}")
            opened = await client.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            secrets = [each["secret"] for each in opened["seats"]]
            async with client.sit(opened["table"], *secrets) as both:
                await both.until(lambda each: each.view)
                seat = sees(both)["to_act"]
                await both.ask("look", seat=seat)
                move, version = both.legal[0], both.version
                unlimited = resource.prlimit(servers.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
                answer = await both.move(move, id="the one")
                assert (answer["status"], answer["refused"]["code"]) == ("slow_down", "store_unavailable")
                assert answer["wait"] > 0
                with pytest.raises(HttpRefused) as no:
                    await client.get("/health")
                assert no.value.status == 503
                with pytest.raises(HttpRefused) as no:
                    await client.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
                assert no.value.status == 503
                assert both.version == version
                resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, unlimited)
                await until_healthy(client)
                assert (await both.move(move, id="the one", version=version))["status"] == "accepted"

    asyncio.run(asyncio.wait_for(play(), 150))


def test_a_read_only_store_refuses_moves_clearly_and_recovers_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            read_only = ["ON"]

            @event.listens_for(people.registry.store.engine, "begin")
            def take_no_writes(connection: Connection) -> None:
                connection.exec_driver_sql(f"PRAGMA query_only = {read_only[0]}")

            actor = people.at[people.acting]
            move, version = actor.legal[0], actor.version
            answer = await actor.move(move, id="the one")
            assert (answer["status"], answer["refused"]["code"]) == ("slow_down", "store_unavailable")
            assert actor.version == version
            read_only[0] = "OFF"
            assert (await actor.move(move, id="the one", version=version))["status"] == "accepted"

    run(play())


def test_health_comes_back_by_itself_and_tries_the_store_rarely(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            read_only, begun = ["ON"], []

            @event.listens_for(people.registry.store.engine, "begin")
            def take_no_writes(connection: Connection) -> None:
                connection.exec_driver_sql(f"PRAGMA query_only = {read_only[0]}")
                begun.append(connection)

            actor = people.at[people.acting]
            assert (await actor.move(actor.legal[0]))["status"] == "slow_down"
            begun.clear()
            started = time.monotonic()
            assert [await health(people.client) for _ in range(20)] == [503] * 20
            assert 1 <= len(begun) <= 1 + (time.monotonic() - started) / 2, "one every two seconds at most"
            read_only[0] = "OFF"
            await until_healthy(people.client)

    run(play())


async def until_healthy(client: Client) -> None:
    async with asyncio.timeout(10):
        while await health(client) != 200:
            await asyncio.sleep(0.1)


async def health(client: Client) -> int:
    try:
        await client.get("/health")
    except HttpRefused as no:
        return no.status
    return 200


def test_a_store_that_somebody_else_holds_refuses_moves_and_recovers(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            other = sqlite3.connect(tmp_path / "tokonoma.db")
            other.execute("BEGIN IMMEDIATE")
            actor = people.at[people.acting]
            move = actor.legal[0]
            answer = await actor.move(move)
            assert (answer["status"], answer["refused"]["code"]) == ("slow_down", "store_unavailable")
            other.rollback()
            other.close()
            assert (await actor.move(move))["status"] == "accepted"

    run(play())
