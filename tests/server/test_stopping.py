"""A process that stops among others: what it can no longer write is done elsewhere, and that is no trouble."""

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.parties import HERE, ME
from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer
from tests.server.running import run
from tests.server.test_shared import bin_folder, database, redis, redis_program, two
from tokonoma.server import seat_requests

__all__ = ["database", "redis"]
pytestmark = pytest.mark.skipif(not (bin_folder and redis_program), reason="no PostgreSQL or no Redis here")


def test_a_table_that_goes_on_elsewhere_is_no_error_of_the_process_that_stops(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, owner), _):
            opened = await here.open_table("gorinto", [ME, HERE])
            table = owner.tables[opened["table"]]
            async with here.sit(table.name, *(each["secret"] for each in opened["seats"])) as session:
                await session.until(lambda each: each.view)
                await owner.farewell()
                with caplog.at_level(logging.INFO, "tokonoma"):
                    await table.scheduler._do(lambda: seat_requests.stand_in(table, 1, "middling"))
                    await asyncio.sleep(0.2)
        told = [each for each in caplog.records if getattr(each, "table", None) == table.name]
        assert [each.levelname for each in told] == ["INFO"]
        assert owner.metrics.counts["tokonoma_store_troubles_total"] == 0

    run(play())
