"""Analyses where several processes serve one database: counted together, made in one place."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer
from tests.server.running import FAST, run
from tests.server.test_analyses import played
from tests.server.test_shared import bin_folder, database, redis, redis_program, sharing, two
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.bot_queue import Asker
from tokonoma.server.shares import HOLD, LEAVE

__all__ = ["database", "redis"]
pytestmark = pytest.mark.skipif(not (bin_folder and redis_program), reason="no PostgreSQL or no Redis here")


def test_a_persons_analyses_are_counted_over_all_processes(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    limits = replace(FAST, analysis_playouts=10_000, analyses_each=1)

    async def ask() -> None:
        async with two(tmp_path, database, redis, limits=limits) as ((_, here), (_, there)):
            await here.analyses.begin("me", Asker("me at home", "first"), played(12))
            with pytest.raises(Refusal, match="too fast"):
                await there.analyses.begin("me", Asker("me at home", "second"), played(12))
            await there.analyses.begin("you", Asker("you at home", "other"), played(12))
            here.analyses.stop("first", "me")
            while (await here.analyses.now("first", 0)).status != "stopped" or here.analyses.shares._held:
                await asyncio.sleep(0.02)
            await there.analyses.begin("me", Asker("me at home", "second"), played(12))

    run(ask())


def test_the_analyses_of_an_address_are_counted_over_all_processes(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    limits = replace(FAST, analysis_playouts=10_000, analyses_each_address=1)

    async def ask() -> None:
        async with two(tmp_path, database, redis, limits=limits) as ((_, here), (_, there)):
            await here.analyses.begin("me", Asker("here", "first"), played(12))
            with pytest.raises(Refusal, match="too fast"):
                await there.analyses.begin("me without a cookie", Asker("here", "second"), played(12))
            await there.analyses.begin("you", Asker("elsewhere", "other"), played(12))

    run(ask())


def test_what_a_process_that_died_had_under_way_is_forgotten(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def ask() -> None:
        async with two(tmp_path, database, redis) as ((_, registry), _):
            bus = sharing(registry).tunnels.bus
            assert await bus.take(HOLD, "share:test", "a", 1, 60) == 1
            assert await bus.take(HOLD, "share:test", "a", 1, 0.5) == 1, "held anew"
            assert await bus.take(HOLD, "share:test", "b", 1, 60) in (0, 1), "a busy machine may be late"
            while await bus.take(HOLD, "share:test", "b", 1, 60) == 0:
                await asyncio.sleep(0.02)
            assert await bus.take(HOLD, "share:test", "a", 1, 60) == 0
            assert await bus.take(LEAVE, "share:test", "b") == 1

    run(ask())


def test_a_record_from_a_file_is_analysed_in_one_process_whichever_is_asked(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    limits = replace(FAST, analysis_playouts=20, reviews=(10_000, 10_000))

    async def ask() -> None:
        async with two(tmp_path, database, redis, limits=limits) as ((here, one), (there, other)):
            record = played(10) | {"ending": {"by": "closed", "seat": None}}
            name = (await here.post("/api/records", {"record": record}))["record"]
            assert (await there.get(f"/api/records/{name}"))["steps"] == record["steps"]
            await here.post(f"/api/records/{name}/analysis", {"begin": True})
            await there.post(f"/api/records/{name}/analysis", {"begin": True})
            assert len(one.analyses.of) + len(other.analyses.of) <= 1
            for client in (here, there):
                while (await client.post(f"/api/records/{name}/analysis", {}))["status"] != "done":
                    await asyncio.sleep(0.05)

    run(ask())
