"""A wire between a client and the server that drops, doubles, reorders and delays frames in both directions."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class BadWire:
    """A proxy that is as bad as `luck` makes it; now and then it cuts the line altogether."""

    def __init__(self, url: str, luck: random.Random) -> None:
        self.target = url.replace("http", "ws")
        self.luck = luck
        self.mischief = 0

    async def __aenter__(self) -> "BadWire":
        self.server = await serve(self._carry, "127.0.0.1", 0, compression=None, max_size=None)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    async def _carry(self, near: ServerConnection) -> None:
        assert near.request is not None
        try:
            async with (
                connect(
                    self.target + near.request.path,
                    additional_headers={"Origin": self.target.replace("ws", "http")},
                    compression=None,
                    max_size=None,
                ) as far,
                asyncio.TaskGroup() as both,
            ):
                both.create_task(self._pass(near.recv, far.send, far.close, clean=1))
                both.create_task(self._pass(far.recv, near.send, near.close, clean=2))
        except* (ConnectionClosed, OSError):
            await near.close()

    async def _pass(
        self, read: Callable[..., Any], write: Callable[..., Any], cut: Callable[..., Any], clean: int
    ) -> None:
        held: list[str] = []
        try:
            while True:
                frame = await read()
                if clean:  # hello, welcome and its view come through: the mischief is for what follows
                    clean -= 1
                    await write(frame)
                    continue
                fate = self.luck.random()
                if fate < 0.1:
                    self.mischief += 1
                elif fate < 0.25:
                    self.mischief += 1
                    await write(frame)
                    await write(frame)
                elif fate < 0.4:
                    self.mischief += 1
                    held.append(frame)
                elif fate < 0.45:
                    await asyncio.sleep(self.luck.uniform(0, 0.03))
                    await write(frame)
                elif fate < 0.46:
                    self.mischief += 1
                    await cut()
                    return
                else:
                    await write(frame)
                    for late in held:
                        await write(late)
                    held.clear()
        except ConnectionClosed:
            await cut()
