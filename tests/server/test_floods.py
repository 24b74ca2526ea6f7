"""Nobody floods the server: frames, sockets, links and lines are bounded, and whoever is only quick is not cut off."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.parties import FRIEND, ME, Party, party
from tests.server.running import FAST, run, serving, settings_in
from tokonoma.server import sql_tables
from tokonoma.server.client import Client, Session
from tokonoma.server.settings import DATABASE_FILE, Limits
from tokonoma.server.table import Table

ASKED = json.dumps({"type": "why", "id": "again", "touch": []})


def answers(session: Session) -> list[str]:
    return [message["status"] for message in session.messages if message["type"] == "answer"]


def test_a_flood_of_refused_frames_is_read_from_more_slowly(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(requests=(5, 0.001), refusals=(3, 0.001))
        async with party(tmp_path, settings={"limits": limits}) as people:
            one = people.at[0]
            for _ in range(400):
                await one.socket.send(ASKED)
            await one.until(lambda each: len(answers(each)) >= 9)
            await asyncio.sleep(0.3)
            assert answers(one) == ["accepted"] * 5 + ["slow_down"] * 4, "the others wait, and cost nothing"
            assert not one.is_closed
            async with people.client.sit(people.table, people.secrets[1]) as other:
                assert (await other.ask("why", touch=[]))["status"] == "accepted", "nobody else waits"

    run(play())


def test_whoever_clicks_quickly_is_answered_each_time_and_never_cut(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, settings={"limits": Limits()}) as people:
            one = people.at[0]
            asked = [await one.send("why", touch=[]) for _ in range(150)]
            found = [answer["status"] for answer in await asyncio.gather(*asked)]
            assert found[:60] == ["accepted"] * 60
            assert "slow_down" in found
            assert not one.is_closed
            wait = 0.5
            while (again := await one.ask("why", touch=[]))["status"] == "slow_down":
                wait = again["wait"]
                await asyncio.sleep(wait)
            assert wait < 1

    run(play())


def test_a_flooder_that_has_gone_is_gone_from_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(requests=(5, 0.001), refusals=(3, 1))
        async with party(tmp_path, settings={"limits": limits}) as people:
            table = people.registry.tables[people.table]
            for _ in range(600):
                await people.at[0].socket.send(ASKED)
            await people.at[0].until(lambda each: len(answers(each)) >= 9)
            people.at[0].socket.transport.abort()
            async with asyncio.timeout(60):  # at one a second the rest would take ten minutes
                while 0 in table.connected():
                    await asyncio.sleep(0.05)

    run(play())


@contextlib.asynccontextmanager
async def silent(client: Client, table: str) -> AsyncIterator[ClientConnection]:
    """A socket that has said nothing."""
    url = client.url.replace("http", "ws") + f"/ws/{table}"
    async with connect(url, additional_headers={"Origin": client.url}) as socket:
        yield socket


async def status_of(client: Client, table: str) -> tuple[int, str, str]:
    """How the request for a socket is refused: the status, the code, and the seconds to wait."""
    with pytest.raises(InvalidStatus) as no:
        async with silent(client, table):
            pass
    response = no.value.response
    return response.status_code, json.loads(response.body or b"")["code"], response.headers["Retry-After"]


def test_an_address_that_opens_sockets_too_fast_is_refused_before_they_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        settings = settings_in(tmp_path, limits=replace(FAST, hellos=(3, 0.01)))
        async with serving(settings) as (client, registry):
            with caplog.at_level(logging.WARNING):
                began = time.monotonic()
                for _ in range(3):
                    async with silent(client, "nowhere"):
                        pass
                status, code, wait = await status_of(client, "nowhere")
                assert (status, code) == (429, "too_fast")
                assert 99 - (time.monotonic() - began) <= int(wait) <= 100, "a hundred seconds, less those since then"
                with pytest.raises(ConnectionRefusedError, match="too_fast"):
                    await client.connect("nowhere", "A" * 22)
            while registry.arrivals.open.here:
                await asyncio.sleep(0.01)
        assert {each.name for each in caplog.records} <= {"tokonoma.abuse"}, "nothing else to complain of"

    run(ask())


def test_an_address_has_few_sockets_that_say_nothing(tmp_path: Path) -> None:
    async def ask() -> None:
        async with party(tmp_path, settings={"limits": replace(FAST, silent_sockets=3)}) as people:
            arrivals = people.registry.arrivals
            async with contextlib.AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(silent(people.client, people.table)) for _ in range(3)]
                assert (await status_of(people.client, people.table))[:2] == (429, "too_fast")
                await sockets[0].send(json.dumps({"type": "hello", "secrets": [people.watch]}))
                assert json.loads(await sockets[0].recv())["type"] == "welcome"
                async with silent(people.client, people.table):
                    assert arrivals.silent == {"127.0.0.1": 3}
            while arrivals.silent or arrivals.open.here["127.0.0.1"] > 2:
                await asyncio.sleep(0.01)

    run(ask())


# What one table may hold


async def say(people: Party, count: int) -> None:
    for number in range(count):
        assert (await people.at[number % 2].ask("chat", text=f"line {number}"))["status"] == "accepted"


def kept_lines(folder: Path) -> list[int]:
    engine = create_engine(f"sqlite:///{folder / DATABASE_FILE}")
    with engine.connect() as connection:
        found = list(connection.scalars(select(sql_tables.lines.c.number).order_by(sql_tables.lines.c.number)))
    engine.dispose()
    return found


def test_the_oldest_lines_of_a_long_talk_go(tmp_path: Path) -> None:
    async def talk() -> None:
        settings = {"limits": replace(FAST, chat_lines=5)}
        async with party(tmp_path, settings=settings) as people:
            await say(people, 12)
            assert [line.number for line in people.registry.tables[people.table].lines] == [7, 8, 9, 10, 11]
            assert kept_lines(tmp_path) == [7, 8, 9, 10, 11]
        async with (
            serving(settings_in(tmp_path, **settings)) as (client, registry),
            client.sit(people.table, people.secrets[0]) as back,
        ):
            assert [line["text"] for line in back.welcome["chat"]] == [f"line {number}" for number in range(7, 12)]
            asked = {"text": "line 12", "id": "the same"}
            assert (await back.ask("chat", **asked))["status"] == "accepted"
            assert (await back.ask("chat", **asked))["status"] == "accepted"
            assert [line.number for line in registry.tables[people.table].lines] == [8, 9, 10, 11, 12], "said once"

    run(talk())


def roles(table: Table) -> list[str]:
    return sorted(key.role for key in table.keys)


def test_a_table_has_so_many_links_to_watch_by_and_no_more(tmp_path: Path) -> None:
    async def ask() -> None:
        async with party(tmp_path, settings={"limits": replace(FAST, watch_links=4)}) as people:
            first = [await people.at[number % 2].ask("share") for number in range(3)]
            assert [answer["status"] for answer in first] == ["accepted"] * 3, "one there was from the start"
            no = await people.at[1].ask("share")
            assert (no["status"], no["refused"]["code"]) == ("illegal", "too_many_links")
            for key in [people.watch, *(answer["result"]["key"] for answer in first)]:
                async with people.client.sit(people.table, key) as watcher:
                    assert watcher.view is not None

    run(ask())


def test_invitations_that_are_void_leave_nothing_behind(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("gorinto", [ME, FRIEND])
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as host:
                table = registry.tables[opened["table"]]
                before = roles(table)
                for _ in range(5):
                    token = (await host.ask("invite", open_seat=1))["result"]["token"]
                assert roles(table) == before == ["invite", "seat", "watch"]
                for _ in range(5):
                    await client.post(f"/api/tables/{table.name}/claim", {"token": token})
                    token = (await host.ask("new_link", of_seat=1))["result"]["token"]
                assert roles(table) == before
            kept = await registry.store.read_table(table.name)
            assert kept is not None
            assert sorted(key.role for key in kept.keys) == before

    run(ask())
