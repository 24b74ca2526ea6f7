"""Messages between the processes that serve one database, over Redis or any server of its protocol.

Each process listens on a channel of its own. Nothing here is kept or sent again: a message may be lost, and whoever
waits for one gives up in time. When the connection breaks, everything under way through it is given up at once.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from redis.asyncio import BlockingConnectionPool, Redis

from tokonoma.server.settings import Limits

log = logging.getLogger("tokonoma.bus")
PREFIX = "tokonoma:"
AGAIN = 0.2  # seconds until a broken connection is tried again
PATIENCE = 2.0  # seconds for Redis to answer


class Message(Struct, array_like=True):
    """What one process tells another. `place` counts the messages of one conversation in one direction."""

    kind: str
    sender: str
    about: str = ""  # the conversation
    place: int = 0
    body: Any = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Message).decode


class Bus:
    """One process's connections to Redis: one that listens, one that sends."""

    def __init__(
        self,
        url: str,
        process: str,
        hear: Callable[[Message], None],
        changed: Callable[[bool], None],
        unheard: Callable[[str], None],
        connections: int = Limits().redis_connections,
    ) -> None:
        self.process = process
        self.is_up = False
        self._hear = hear
        self._changed = changed  # told whether it is up
        self._unheard = unheard  # told of every process that nothing reached
        # One more listens. Whoever finds none free waits for one: a burst must not open as many as it asks for.
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=connections + 1,
            timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            health_check_interval=1,
        )
        self._redis: Any = Redis.from_pool(pool)
        self._sender: Any = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, single_connection_client=True
        )
        self._line: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()

    def send(self, process: str, message: Message) -> None:
        """Send a message, in the order it was given, if it can be sent."""
        if self.is_up:
            self._line.append((PREFIX + process, encode(message)))
            self._wake.set()

    async def run(self) -> None:
        """Listen and send for as long as the server runs, whatever happens to Redis."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(PREFIX + self.process)
                    await asyncio.wait_for(self._sender.ping(), PATIENCE)
                    check_goes_on()
                    self._set_up(True)
                    await self._listen_and_publish(channel)
            except Exception as trouble:  # whatever it is, the processes have to find each other again
                self._set_up(False, trouble)
            check_goes_on()  # a trouble hides that this task was cancelled meanwhile
            await asyncio.sleep(AGAIN)

    async def _listen_and_publish(self, channel: Any) -> None:
        """Do both until one breaks; then neither goes on, for a process that only speaks or only hears is no use."""
        both = [asyncio.ensure_future(each) for each in (self._listen(channel), self._publish())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            ends = await asyncio.gather(*both, return_exceptions=True)
        raise next((each for each in ends if isinstance(each, Exception)), ConnectionError("Redis said no more"))

    async def _listen(self, channel: Any) -> None:
        while True:
            found = await asyncio.wait_for(
                channel.get_message(ignore_subscribe_messages=True, timeout=1.0), 1 + PATIENCE
            )
            check_goes_on()
            if found is not None:
                self._take(found["data"])
            elif not channel.subscribed:
                raise ConnectionError("no longer subscribed")

    def _take(self, data: bytes) -> None:
        try:
            self._hear(decode(data))
        except Exception:
            log.exception("a message of another process could not be understood")

    async def _publish(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            line, self._line = self._line, []
            pipe = self._sender.pipeline(transaction=False)
            for channel, data in line:
                pipe.publish(channel, data)
            found = await pipe.execute()
            check_goes_on()
            for (channel, _), ears in zip(line, found, strict=True):
                if not ears:
                    self._unheard(channel.removeprefix(PREFIX))

    def _set_up(self, is_up: bool, trouble: BaseException | None = None) -> None:
        if self.is_up != is_up:
            if is_up:
                log.info("connected to Redis")
            else:
                log.error("Redis cannot be reached", extra={"trouble": type(trouble).__name__})
        self.is_up = is_up
        self._line.clear()
        self._changed(is_up)

    async def wait_until_up(self, seconds: float) -> None:
        """Wait until others can be reached, for a while at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.is_up:
                    await asyncio.sleep(0.01)

    async def take(self, script: str, key: str, *values: Any) -> Any:
        """Run a small script on Redis."""
        async with asyncio.timeout(PATIENCE):  # costs less than to wait for a task of its own
            found = await self._redis.eval(script, 1, PREFIX + key, *values)
            check_goes_on()
            return found

    async def close(self) -> None:
        """Let go of Redis."""
        for each in (self._redis, self._sender):
            await each.aclose()


def check_goes_on() -> None:
    """Raise CancelledError in a task that was cancelled: Redis's library often answers as if nothing had happened."""
    task = asyncio.current_task()
    if task and task.cancelling():
        raise asyncio.CancelledError
