"""One open socket at a table: which seats it holds, who is looking, and what waits to be sent to it.

A table never waits for a socket: frames are put in a line and a task sends them. A client that reads too slowly loses
its socket, and resumes from the version it knows.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from tokonoma.server.audience import Audience
from tokonoma.server.messages import Answer, FromServer
from tokonoma.server.rate_limits import Bucket
from tokonoma.server.settings import Limits

Send = Callable[[dict[str, Any]], Awaitable[None]]
Write = Callable[[list[str]], bool]  # sends frames at once; False where the client must take others first

log = logging.getLogger("tokonoma.listener")
TOO_SLOW = 4408
LAST_WORDS = 5.0  # seconds
ROOM = 0.01  # seconds
AT_ONCE = 16  # frames in one write
PATCH = '{"type":"patch"'  # how such a frame begins
NUMBERS = count(1)  # of sockets in this process: how a host names one
encode = msgspec.json.Encoder().encode


def frame(message: FromServer) -> str:
    """A message as it is sent."""
    return encode(message).decode()


class Outbox:
    """Sockets that have something to write: all write in one go, as soon as the loop is free."""

    def __init__(self) -> None:
        self._due: list[Listener] = []

    def add(self, listener: "Listener") -> None:
        """Let a socket write soon; it is not added again before that."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._write)
        self._due.append(listener)

    def _write(self) -> None:
        due, self._due = self._due, []
        for listener in due:
            try:
                listener.flush()
            except Exception:  # a fault in one is not the others'
                log.exception("a socket could not be written to")
                listener.drop()


class Listener:
    """A socket that said hello, or is about to."""

    def __init__(self, send: Send, limits: Limits, write: Write | None = None, outbox: Outbox | None = None) -> None:
        self._send = send
        self._write = write
        self._outbox = outbox or Outbox()
        self._is_due = False  # what waits is written as soon as the loop is free
        self._line: deque[str | int] = deque()
        self._most = limits.waiting_frames
        self._task: asyncio.Task[None] | None = None
        self.choose_level: Callable[[int], None] = lambda level: None  # of compression, before anything is sent
        self.bucket = Bucket(limits.requests)
        self.refusals = Bucket(limits.refusals)
        self.seats: tuple[int, ...] = ()
        self.is_host = False
        self.address = ""
        self.number = next(NUMBERS)
        self.since = time.monotonic()
        self.looking: Audience = None
        self.takes_patches = False
        self.takes_short = False  # patches with rows and answers in them
        self.seen: tuple[Audience, int] | None = None  # the view it was sent last: whose, of which version
        self.is_closed = False

    def put(self, text: str) -> None:
        """Send a frame as soon as the client takes it."""
        if self.is_closed:
            return
        if len(self._line) >= self._most:
            self._line.clear()
            self.close(TOO_SLOW)
            return
        self._line.append(text)
        self._start()

    async def room(self) -> None:
        """Wait while much is still to be sent: who asks faster than they read is read from more slowly."""
        while len(self._line) > self._most // 2 and not self.is_closed:
            await asyncio.sleep(ROOM)

    def tell(self, message: FromServer) -> None:
        """Send a message."""
        self.put(frame(message))

    def answer(self, answer: Answer) -> None:
        """Send the one answer to a request; within the patch that waits to be sent, where it says no more than that."""
        last = self._line[-1] if self._line else None
        if isinstance(last, str) and last.startswith(PATCH) and self._is_told_by_patch(answer):
            self._line[-1] = f'{last[:-1]},"done":{encode(answer.id).decode()}}}'
        else:
            self.tell(answer)

    def _is_told_by_patch(self, answer: Answer) -> bool:
        """Whether an answer says only that a request is done and the version that the last view has."""
        is_bare = answer.status == "accepted" and answer.result is None and answer.id is not None
        return self.takes_short and is_bare and self.seen is not None and self.seen[1] == answer.version

    def close(self, code: int) -> None:
        """Close the socket once what waits has been sent."""
        if not self.is_closed:
            self.is_closed = True
            self._line.append(code)
            self._start()

    async def finish(self) -> None:
        """Wait until what was put has been sent, for a while at most."""
        self.flush()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=LAST_WORDS)

    def drop(self) -> None:
        """Forget what waits: the socket is gone."""
        self.is_closed = True
        self._line.clear()

    def _start(self) -> None:
        if self._task is not None or self._is_due:
            return
        if self._write is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())
        else:
            self._is_due = True
            self._outbox.add(self)

    def flush(self) -> None:
        """Write what waits without a task, as far as the client takes it; a task sends the rest."""
        self._is_due = False
        if self._task is not None or self._write is None:
            return
        try:
            while (texts := self._next_texts()) and self._write(texts):
                if not self._line:
                    return
        except (OSError, RuntimeError):
            self.drop()
            return
        self._line.extendleft(reversed(texts))
        if self._line:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    def _next_texts(self) -> list[str]:
        """What can be sent at once: an update and the answer after it are one write."""
        texts: list[str] = []
        while self._line and len(texts) < AT_ONCE and isinstance(text := self._line[0], str):
            texts.append(text)
            self._line.popleft()
        return texts

    async def _drain(self) -> None:
        try:
            while self._line:
                if texts := self._next_texts():
                    await self._send({"type": "websocket.send", "texts": texts})
                else:
                    await self._send({"type": "websocket.close", "code": self._line.popleft()})
        except (OSError, RuntimeError):
            self.drop()
        finally:
            self._task = None
