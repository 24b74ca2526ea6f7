"""A real server in the test's own loop, on a port of its own, with a real store in a fresh folder."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, cast

from tokonoma.server.client import Client
from tokonoma.server.registry import TableRegistry
from tokonoma.server.serve import Server, config_of, listen
from tokonoma.server.settings import Limits, Settings

FAST = Limits(
    requests=(10_000, 10_000),
    chat=(1000, 1000),
    undos=(10_000, 10_000),
    seat_changes=(10_000, 10_000),
    claims=(10_000, 10_000),
    openings=(10_000, 10_000),
    hellos=(10_000, 10_000),
    stand_in_seconds=0.05,
    bot_seconds=0.001,
)


def settings_in(folder: Path, **more: Any) -> Settings:
    chosen: dict[str, Any] = {"data": folder, "limits": FAST, "bots_ready": False}
    return Settings(**(chosen | more))


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[Client, TableRegistry]]:
    listening = listen("127.0.0.1", 0)
    config = config_of(settings)
    server = Server(config)
    with contextlib.closing(listening):
        task = asyncio.get_running_loop().create_task(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        try:
            port = listening.getsockname()[1]
            yield Client(f"http://127.0.0.1:{port}"), cast(Any, config.app).state.registry
        finally:
            server.should_exit = True
            await task


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 180))
