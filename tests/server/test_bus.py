"""The connections of one process to Redis, a real one: many askers at once share few."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from redis.asyncio import Redis

from tests.server.redis_server import RedisServer, program
from tests.server.running import run
from tokonoma.server.bus import PATIENCE, Bus, Message

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


def test_who_has_waited_in_vain_for_redis_is_not_answered_what_was_asked_before(redis: RedisServer) -> None:
    async def ask() -> None:
        bus = Bus(redis.url, "a", lambda _: None, lambda _: None, lambda _: None, connections=1)
        assert await bus.take("return 1", "question") == 1
        assert redis.process
        redis.process.send_signal(signal.SIGSTOP)
        try:
            async with asyncio.timeout(3 * PATIENCE):
                with pytest.raises(TimeoutError):
                    await bus.take("return 2", "question")
        finally:
            redis.process.send_signal(signal.SIGCONT)
        assert [await bus.take(f"return {n}", "question") for n in range(3, 9)] == [*range(3, 9)]
        await bus.close()

    run(ask())


# The library often overlooks that a task was cancelled: whoever went on would hold up everybody who waits for it


@contextlib.asynccontextmanager
async def busy(redis: RedisServer, hear: Callable[[Message], None]) -> AsyncIterator[asyncio.Task[None]]:
    """A process that tells itself something all the time: the task that listens and sends."""
    others = asyncio.all_tasks()
    bus = Bus(redis.url, "a", hear, lambda _: None, lambda _: None)
    running = asyncio.create_task(bus.run())
    await bus.wait_until_up(20)

    async def talk() -> None:
        while True:
            bus.send("a", Message("word", "a"))
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(talk()), running]
    try:
        yield running
    finally:
        for task in asyncio.all_tasks() - others | {*tasks}:  # those too that a fault has left behind
            task.cancel()
        await bus.close()


def test_who_listens_and_sends_stops_when_cancelled(redis: RedisServer) -> None:
    async def cancel() -> None:
        for n in range(30):
            async with busy(redis, lambda _: None) as running:
                await asyncio.sleep(n % 10 / 1000)
                running.cancel()
                await asyncio.wait([running], timeout=5)
                assert running.cancelled(), "it went on"

    run(cancel())


def test_who_stops_while_redis_breaks_stops(redis: RedisServer) -> None:
    async def cancel() -> None:
        for n in range(10):
            async with busy(redis, lambda _: None) as running:
                redis.kill()
                await asyncio.sleep(n / 10_000)
                running.cancel()
                await asyncio.wait([running], timeout=5)
                assert running.cancelled(), "it tries to reach Redis again"
                redis.start()

    run(cancel())


def test_a_process_that_has_lost_its_ears_hears_again_though_it_talks(redis: RedisServer) -> None:
    heard: list[Message] = []

    async def listen() -> None:
        async with busy(redis, heard.append), Redis.from_url(redis.url) as host, asyncio.timeout(30):
            for _ in range(20):
                await until_more(heard)
                await host.client_kill_filter(_type="pubsub")
                await asyncio.sleep(0.01)
                heard.clear()
            await until_more(heard)

    run(listen())


async def until_more(heard: list[Message]) -> None:
    while not heard:
        await asyncio.sleep(0.01)
