"""A wire to a database that can be made to hang: it stays open, and nothing comes through."""

import asyncio
import threading
from urllib.parse import urlsplit


class HangingWire:
    """A proxy in a thread of its own, so that it goes on whatever the test's loop does."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self._target = (place.hostname, place.port)
        self._url = url
        self.hangs = threading.Event()

    def __enter__(self) -> "HangingWire":
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(ready)), daemon=True)
        self._thread.start()
        ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self.hangs.clear()
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(10)

    async def _serve(self, ready: threading.Event) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.url = self._url.replace(f":{self._target[1]}/", f":{port}/")
        ready.set()
        await self._done.wait()
        server.close()
        for task in list(self._tasks):
            task.cancel()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)

    async def _carry(self, near: asyncio.StreamReader, near_back: asyncio.StreamWriter) -> None:
        far, far_back = await asyncio.open_connection(*self._target)
        self._writers += [near_back, far_back]
        for reader, writer in ((near, far_back), (far, near_back)):
            task = asyncio.create_task(self._pass(reader, writer))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                while self.hangs.is_set():
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()
