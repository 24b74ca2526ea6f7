"""What an address has at all processes together: told through a real Redis, forgotten with a process that died."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.server.redis_server import RedisServer, program
from tests.server.running import run
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import shared_counts
from tokonoma.server.address_limits import AddressLimit
from tokonoma.server.bus import Bus
from tokonoma.server.shared_counts import SharedCounts

redis_program = program()
pytestmark = pytest.mark.skipif(not redis_program, reason="no Redis here")


@pytest.fixture
def redis(monkeypatch: pytest.MonkeyPatch) -> Iterator[RedisServer]:
    assert redis_program
    monkeypatch.setattr(shared_counts, "BEAT", 0.05)
    with RedisServer(redis_program) as server:
        yield server


@contextlib.asynccontextmanager
async def connected(redis: RedisServer, process: str) -> AsyncIterator[Bus]:
    bus = Bus(redis.url, process, lambda _: None, lambda _: None, lambda _: None)
    listening = asyncio.create_task(bus.run())
    await bus.wait_until_up(30)
    try:
        yield bus
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await bus.close()


@contextlib.asynccontextmanager
async def counting(redis: RedisServer, process: str, most: int) -> AsyncIterator[tuple[SharedCounts, Bus]]:
    """The counts of one process, until it dies without a word."""
    async with connected(redis, process) as bus:
        counts = SharedCounts("sockets", most)
        sharing = asyncio.create_task(counts.share(bus))
        try:
            yield counts, bus
        finally:
            sharing.cancel()
            await asyncio.gather(sharing, return_exceptions=True)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


def test_sockets_at_several_processes_count_together(redis: RedisServer) -> None:
    async def count() -> None:
        async with counting(redis, "a", 10) as (here, _), counting(redis, "b", 10) as (there, _):
            here.here["192.0.2.1"], here.here["192.0.2.2"], there.here["192.0.2.1"] = 3, 1, 4
            await until(lambda: here.total("192.0.2.1") == there.total("192.0.2.1") == 7)
            await until(lambda: there.total("192.0.2.2") == 1)
            del there.here["192.0.2.1"]
            await until(lambda: here.total("192.0.2.1") == 3)

    run(count())


def test_what_a_killed_process_had_is_forgotten_and_what_a_stopped_one_had_at_once(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def count() -> None:
        async with counting(redis, "a", 10) as (here, _):
            monkeypatch.setattr(shared_counts, "HELD", 600)
            async with counting(redis, "stopped", 10) as (there, bus):
                there.here["192.0.2.1"] = 4
                await until(lambda: here.total("192.0.2.1") == 4)
                await there.forget(bus)
                await until(lambda: here.total("192.0.2.1") == 0)
            monkeypatch.setattr(shared_counts, "HELD", 1.5)
            async with counting(redis, "killed", 10) as (there, _):
                there.here["192.0.2.1"] = 4
                await until(lambda: here.total("192.0.2.1") == 4)
            await until(lambda: here.total("192.0.2.1") == 0)

    run(count())


def test_an_address_with_few_sockets_is_not_told_of(redis: RedisServer) -> None:
    async def count() -> None:
        async with counting(redis, "a", 6400) as (here, _), counting(redis, "b", 6400) as (there, _):
            there.here["192.0.2.1"], there.here["192.0.2.2"] = 99, 100
            await until(lambda: here.total("192.0.2.2") == 100)
            assert here.total("192.0.2.1") == 0

    run(count())


def test_while_redis_is_away_each_process_counts_for_itself(redis: RedisServer) -> None:
    async def count() -> None:
        async with counting(redis, "a", 10) as (here, _), counting(redis, "b", 10) as (there, _):
            here.here["192.0.2.1"] = there.here["192.0.2.1"] = 4
            await until(lambda: here.total("192.0.2.1") == 8)
            redis.kill()
            await until(lambda: here.total("192.0.2.1") == 4)
            redis.start()
            await until(lambda: here.total("192.0.2.1") == 8)

    run(count())


def test_whoever_asks_redis_on_and_on_stops_when_cancelled(redis: RedisServer) -> None:
    async def cancel() -> None:
        async with connected(redis, "a") as bus:

            async def ask() -> None:
                for _ in range(500):  # it ends by itself where nothing stops it
                    await bus.take("return 1", "question")

            for n in range(60):
                asking = asyncio.create_task(ask())
                await asyncio.sleep(n % 10 / 1000)
                asking.cancel()
                await asyncio.wait([asking])
                assert asking.cancelled(), "the library overlooked it"

    run(cancel())


def test_redis_is_not_asked_again_for_an_address_that_has_to_wait(redis: RedisServer) -> None:
    async def ask() -> None:
        async with connected(redis, "a") as bus:
            limit = AddressLimit("hellos", (2, 0.01))
            limit.bus = bus
            asked: list[str] = []
            take = bus.take

            async def counted(script: str, key: str, *values: float) -> object:
                asked.append(key)
                return await take(script, key, *values)

            bus.take = counted  # type: ignore[method-assign]
            await limit.take("192.0.2.1")
            await limit.take("192.0.2.1")
            for _ in range(20):
                with pytest.raises(Refusal, match="wait"):
                    await limit.take("192.0.2.1")
            assert len(asked) == 3
            await limit.take("192.0.2.2")
            assert len(asked) == 4, "others are"

    run(ask())
