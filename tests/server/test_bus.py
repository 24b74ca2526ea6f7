"""The connections of one process to Redis, a real one: many askers at once share few."""

import asyncio
from collections.abc import Iterator

import pytest
from redis.asyncio import Redis

from tests.server.redis_server import RedisServer, program
from tests.server.running import run
from tokonoma.server.bus import Bus

redis_program = program()
pytestmark = pytest.mark.skipif(not redis_program, reason="no Redis here")
SLOW = "local n = 0 for i = 1, 20000 do n = n + i end return redis.call('INCR', KEYS[1])"


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    assert redis_program
    with RedisServer(redis_program) as server:
        yield server


def test_a_burst_of_questions_opens_no_more_connections_than_are_allowed(redis: RedisServer) -> None:
    async def ask() -> None:
        bus = Bus(redis.url, "a", lambda _: None, lambda _: None, lambda _: None, connections=3)
        listening = asyncio.create_task(bus.run())
        await bus.wait_until_up(20)
        found = await asyncio.gather(*(bus.take(SLOW, "counted") for _ in range(60)))
        assert sorted(found) == [*range(1, 61)], "everybody is answered"
        async with Redis.from_url(redis.url) as looking:
            clients = len(await looking.client_list())
        assert clients <= 3 + 2 + 1, "three ask, one listens, one sends, and we look"
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await bus.close()

    run(ask())
