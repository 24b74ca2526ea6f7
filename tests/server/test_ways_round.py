"""Ways round the limits: what is limited on one path is limited on the others."""

import asyncio
import contextlib
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.parties import BOT, FRIEND, HERE, ME
from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer
from tests.server.running import FAST, run, serving, settings_in
from tests.server.test_shared import bin_folder, database, redis, redis_program, two
from tests.server.test_studies import record_of
from tokonoma.analysis.hint import Aloud
from tokonoma.server import serve
from tokonoma.server.analysis_workers import AnalysisWorkers
from tokonoma.server.client import HttpRefused

__all__ = ["database", "redis"]
shared = pytest.mark.skipif(not (bin_folder and redis_program), reason="no PostgreSQL or no Redis here")


async def status(asking: Any) -> int:
    try:
        await asking
    except HttpRefused as no:
        return no.status
    return 200


@shared
def test_lessons_puzzles_and_studies_count_for_all_processes_together(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def ask() -> None:
        limits = replace(FAST, lessons=(4, 0.001), reviews=(4, 0.001))
        async with two(tmp_path, database, redis, limits=limits) as ((here, _), (there, _)):
            study = {"begin": {"game": "gorinto", "seats": 2}}
            both = (here, there)
            found = [await status(each.post("/api/study/table", study)) for each in both * 3]
            assert found == [200] * 4 + [429] * 2
            looked = {"record": record_of("gorinto", 5)}
            found = [await status(each.post("/api/study", looked)) for each in both * 3]
            assert found == [200] * 4 + [429] * 2

    run(ask())


def test_thoughts_about_studies_are_counted_as_analyses_of_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = asyncio.Event()

    async def slow(*_: Any) -> None:
        await goes_on.wait()

    async def ask() -> None:
        limits = replace(FAST, lessons=(1000, 1000), analyses_each_address=2)
        body = {"begin": {"document": record_of("gorinto", 5)}}
        async with (
            serving(settings_in(tmp_path, limits=limits)) as (server, registry),
            httpx.AsyncClient(base_url=server.url, timeout=10) as client,
        ):
            asked = [asyncio.create_task(client.post("/api/study/think", json=body)) for _ in range(2)]
            while len(registry.analyses.workers.queue.waiting) + registry.analyses.workers.queue.thinking.total() < 2:
                await asyncio.sleep(0.01)
            asyncio.get_running_loop().call_later(3, goes_on.set)
            refused = await client.post("/api/study/think", json=body)
            assert (refused.status_code, goes_on.is_set()) == (429, False), "it is told at once"
            goes_on.set()
            await asyncio.gather(*asked)
            assert not registry.analyses.shares_at._held

    monkeypatch.setattr(AnalysisWorkers, "answered", slow)
    run(ask())


def test_a_line_for_the_processes_that_analyse_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = asyncio.Event()

    async def slow(*_: Any) -> None:
        await goes_on.wait()

    async def ask() -> None:
        limits = replace(FAST, lessons=(1000, 1000), analyses_each_address=100, analyses_waiting=1)
        body = {"begin": {"document": record_of("gorinto", 5)}}
        async with (
            serving(settings_in(tmp_path, limits=limits)) as (server, registry),
            httpx.AsyncClient(base_url=server.url, timeout=10) as client,
        ):
            workers = registry.analyses.workers
            asked = [asyncio.create_task(client.post("/api/study/think", json=body)) for _ in range(workers.count + 1)]
            while not workers.queue.waiting:
                await asyncio.sleep(0.01)
            asyncio.get_running_loop().call_later(3, goes_on.set)
            refused = await client.post("/api/study/think", json=body)
            assert (refused.status_code, goes_on.is_set()) == (429, False), "it is told at once"
            opened = await server.open_table("gorinto", [ME, BOT])
            async with server.sit(opened["table"], opened["seats"][0]["secret"]) as session:
                await session.until(lambda each: each.legal)
                assert (await session.ask("hint", version=session.version))["status"] == "slow_down"
            goes_on.set()
            await asyncio.gather(*asked)

    monkeypatch.setattr(AnalysisWorkers, "answered", slow)
    run(ask())


def test_a_table_whose_bots_play_faster_than_reasons_are_found_has_one_reason_in_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def slow(*given: Any) -> Aloud | None:
        asked.append(given)
        await asyncio.sleep(60)
        return None

    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (server, registry):
            opened = await server.open_table("gorinto", [BOT, BOT], aloud=True)
            async with server.sit(opened["table"], opened["watch"]):
                table = registry.tables[opened["table"]]
                async with asyncio.timeout(60):
                    while table.journal is None or len(table.journal.entries) < 6:
                        await asyncio.sleep(0.01)
                assert len(asked) == 1

    monkeypatch.setattr(AnalysisWorkers, "aloud", slow)
    run(play())


def test_a_bot_says_a_reason_again_once_the_last_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def quick(*given: Any) -> Aloud | None:
        asked.append(given)
        return None

    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (server, _):
            opened = await server.open_table("gorinto", [BOT, BOT], aloud=True)
            async with server.sit(opened["table"], opened["watch"]), asyncio.timeout(20):
                while len(asked) < 3:
                    await asyncio.sleep(0.01)

    monkeypatch.setattr(AnalysisWorkers, "aloud", quick)
    run(play())


def test_an_opening_sent_again_and_again_leaves_few_keys(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (server, registry):
            wish = {"request": secrets.token_urlsafe(16)}
            opened = await server.open_table("gorinto", [ME, FRIEND], **wish)
            again = [await server.open_table("gorinto", [ME, FRIEND], **wish) for _ in range(20)]
            keys = registry.tables[opened["table"]].keys
            assert len(keys) <= 6, "what the first answer told, and what every later one tells"
            assert all(each == again[0] for each in again), "the same request is answered alike"
            token = again[0]["invitations"][0]["token"]
            assert (await server.post(f"/api/tables/{opened['table']}/claim", {"token": token}))["seat"] == 1
            found = []
            for _ in range(20):
                mine = ME | {"secret": secrets.token_urlsafe(16)}
                found.append(await status(server.open_table("gorinto", [mine, FRIEND], **wish)))
            assert (found[0], found[-1]) == (200, 409)
            assert len(keys) < 20

    run(ask())


def test_tables_that_are_only_asked_for_leave_memory_where_there_is_no_room(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(FAST, live_tables=3)
        async with serving(settings_in(tmp_path, limits=limits)) as (server, registry):
            names = [(await server.open_table("gorinto", [ME, FRIEND]))["table"] for _ in range(6)]
            assert len(registry.tables) == 3
            for name in names:
                assert (await server.get(f"/api/tables/{name}"))["table"] == name
                assert len(registry.tables) <= 3
            assert list(registry.tables) == names[-3:], "whoever was asked for longest ago went first"

    run(ask())


def test_a_table_that_somebody_looks_at_stays_when_there_is_no_room(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(FAST, live_tables=1)
        async with serving(settings_in(tmp_path, limits=limits)) as (server, registry):
            other = await server.open_table("gorinto", [ME, HERE])
            opened = await server.open_table("gorinto", [ME, HERE])
            async with server.sit(opened["table"], opened["seats"][0]["secret"]):
                assert await status(server.get(f"/api/tables/{other['table']}")) == 429
                assert list(registry.tables) == [opened["table"]]

    run(ask())


@pytest.mark.parametrize("trusted", [("127.0.0.1", "::1"), ("127.0.0.0/8",)])
def test_a_proxy_is_trusted_where_the_server_listens_on_ipv6_too(
    tmp_path: Path, trusted: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = serve.listen
    with contextlib.suppress(OSError), contextlib.closing(listen("::", 0)):
        monkeypatch.setattr("tests.server.running.listen", lambda host, port: listen("::", port))

    async def ask() -> None:
        limits = replace(FAST, openings=(1, 0.001))
        settings = settings_in(tmp_path, trusted_proxies=trusted, limits=limits)
        async with serving(settings) as (server, _), httpx.AsyncClient(base_url=server.url) as proxy:
            body = {"game": "gorinto", "seats": [ME, FRIEND]}
            for visitor in ("203.0.113.1", "203.0.113.2"):
                headers = {"X-Forwarded-For": visitor, "X-Forwarded-Proto": "https"}
                opened = await proxy.post("/api/tables", json=body, headers=headers)
                assert opened.status_code == 201, "each visitor counts for themselves"
                assert "Secure" in opened.headers["set-cookie"]
                proxy.cookies.clear()

    run(ask())
