"""What a socket has received and nobody has taken yet: a queue for one reader, in fewer calls than asyncio's."""

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """Messages in the order they came; it has of `asyncio.Queue` what the web server underneath uses."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # done when something comes in

    def empty(self) -> bool:
        """Whether everything was taken."""
        return not self.messages

    def put_nowait(self, message: Any) -> None:
        """Take a message in."""
        self.messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, waited for; by one reader at a time."""
        while not self.messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.messages.popleft()
