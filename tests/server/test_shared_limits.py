"""What several processes count together: limits of an address, its sockets, a person's bots, and their metrics."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.parties import BOT, FRIEND, HERE, ME
from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer
from tests.server.running import FAST, run
from tests.server.test_shared import bin_folder, database, redis, redis_program, sharing, two
from tokonoma.server import shared_counts
from tokonoma.server.client import HttpRefused
from tokonoma.server.registry import TableRegistry

__all__ = ["database", "redis"]
pytestmark = pytest.mark.skipif(not (bin_folder and redis_program), reason="no PostgreSQL or no Redis here")


def test_limits_of_an_address_count_for_all_processes_together(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        limits = replace(FAST, openings=(4, 0.001), hellos=(4, 0.001))
        async with two(tmp_path, database, redis, limits=limits) as ((here, _), (there, _other)):
            found = []
            for client in (here, there) * 4:
                try:
                    await client.open_table("gorinto", [ME, FRIEND])
                    found.append(201)
                except HttpRefused as no:
                    found.append(no.status)
            assert found == [201] * 4 + [429] * 4
            sockets: list[str] = []
            for client in (here, there) * 3:
                with pytest.raises(ConnectionRefusedError) as refused:
                    await client.connect("nowhere", "A" * 22)
                sockets.append(str(refused.value))
            assert sockets == ["unknown_table"] * 4 + ["too_fast"] * 2, "sockets too"
            redis.kill()
            await asyncio.sleep(0.5)
            assert (await here.open_table("gorinto", [ME, FRIEND]))["table"], "without Redis each counts for itself"
            redis.start()

    run(play())


def test_the_sockets_of_an_address_count_for_all_processes_together(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(shared_counts, "BEAT", 0.05)
        limits = replace(FAST, sockets_per_address=3)
        async with two(tmp_path, database, redis, limits=limits) as ((here, one), (there, other)):
            opened = await here.open_table("gorinto", [ME, HERE])
            seats = [each["secret"] for each in opened["seats"]]
            async with here.sit(opened["table"], seats[0]), there.sit(opened["table"], seats[1]) as guest:
                async with there.sit(opened["table"], opened["watch"]):
                    async with asyncio.timeout(60):
                        while not one.arrivals.open.total("127.0.0.1") == other.arrivals.open.total("127.0.0.1") == 3:
                            await asyncio.sleep(0.02)
                    for client in (here, there):
                        with pytest.raises(ConnectionRefusedError, match="too_fast"):
                            await client.connect(opened["table"], opened["watch"])
                assert (await guest.ask("why", touch=[]))["status"] == "accepted", "those there are play on"

    run(play())


def test_the_bots_of_one_person_wait_in_one_line_wherever_their_tables_are(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (there, other)):
            thought = []
            for each in (registry, other):
                choose = each.bot_workers.choose

                async def noted(*given: Any, choose: Any = choose, each: TableRegistry = each) -> str:
                    thought.append(sharing(each).process)
                    return str(await choose(*given))

                monkeypatch.setattr(each.bot_workers, "choose", noted)
            for client in (here, there):
                opened = await client.open_table("gorinto", [ME, BOT])
                async with client.sit(opened["table"], opened["seats"][0]["secret"]) as session:
                    for _ in range(3):
                        await session.until(lambda each: each.legal, 30)
                        await session.move(session.legal[0])
                    await session.until(lambda each: each.legal, 30)
            assert len(thought) >= 2
            assert len(set(thought)) == 1, "one address, one line"

    run(play())


def test_a_bot_stays_in_one_process_and_goes_with_its_table_wherever_it_thinks(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (there, other)):
            for client in (here, there):
                opened = await client.open_table("gorinto", [ME, BOT])
                async with client.sit(opened["table"], opened["seats"][0]["secret"]) as session:
                    while not (registry.bot_workers.homes or other.bot_workers.homes):
                        await session.until(lambda each: each.legal, 30)
                        await session.move(session.legal[0])
                        await asyncio.sleep(0.1)
                    homes = [{table for table, _ in each.bot_workers.homes} for each in (registry, other)]
                    assert sorted(homes, key=len) == [set(), {opened["table"]}], "one address, one process"
                owner = next(each for each in (registry, other) if opened["table"] in each.tables)
                owner.forget(owner.tables[opened["table"]])
                async with asyncio.timeout(30):
                    while registry.bot_workers.homes or other.bot_workers.homes:
                        await asyncio.sleep(0.02)

    run(play())


def test_one_process_tells_the_counts_of_all(tmp_path: Path, database: PostgresServer, redis: RedisServer) -> None:
    async def ask() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (there, other)):
            await there.open_table("gorinto", [ME, FRIEND])
            async with httpx.AsyncClient() as host:
                text = (await host.get(f"{here.url}/metrics")).text
            assert f'tokonoma_tables{{process="{sharing(other).process}"}} 1' in text
            assert f'tokonoma_up_seconds{{process="{sharing(registry).process}"}}' in text

    run(ask())
