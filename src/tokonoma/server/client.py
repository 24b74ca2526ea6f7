"""A client of a table for programs: bots from elsewhere, tests, the load benchmark and the kill soak."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tokonoma.server.patches import patched

Json = dict[str, Any]
PATIENCE = 5.0  # seconds for a view to come after its welcome


class HttpRefused(Exception):
    """The server said no over HTTP."""

    def __init__(self, status: int, body: Any, headers: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body
        self.headers = headers


class Client:
    """Somebody who talks to one server, with a cookie jar of one cookie."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.cookie: str | None = None

    async def get(self, path: str, headers: dict[str, str] | None = None) -> Any:
        """GET a JSON answer."""
        return await asyncio.to_thread(self._http, "GET", path, None, headers or {})

    async def post(self, path: str, body: Any) -> Any:
        """POST a JSON body."""
        return await asyncio.to_thread(self._http, "POST", path, body, {"Content-Type": "application/json"})

    def _http(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Any:
        data = None if body is None else json.dumps(body).encode()
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        request = urllib.request.Request(self.url + path, data, headers | cookie, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                self._keep_cookie(answer.headers.get("Set-Cookie"))
                return json.loads(answer.read())
        except urllib.error.HTTPError as no:
            with no:
                raise HttpRefused(no.code, json.loads(no.read()), no.headers) from None

    def _keep_cookie(self, given: str | None) -> None:
        if given:
            self.cookie = given.partition(";")[0]

    async def open_table(self, game: str, seats: list[Json], **more: Any) -> Json:
        """Open a table."""
        opened: Json = await self.post("/api/tables", {"game": game, "seats": seats} | more)
        return opened

    @asynccontextmanager
    async def sit(self, table: str, *secrets: str, **more: Any) -> "AsyncIterator[Session]":
        """Sit down, or watch, for as long as the block lasts."""
        session = await self.connect(table, *secrets, **more)
        try:
            yield session
        finally:
            await session.close()

    async def connect(self, table: str, *secrets: str, **more: Any) -> "Session":
        """Open a socket and say hello; raises ConnectionRefusedError when that is refused."""
        place = urlsplit(self.url)
        try:
            socket = await connect(
                f"ws://{place.netloc}/ws/{table}",
                additional_headers={"Origin": self.url},
                max_size=None,
                ping_interval=None,
            )
        except InvalidStatus as no:
            if no.response.status_code != HTTPStatus.TOO_MANY_REQUESTS:
                raise
            raise ConnectionRefusedError("too_fast") from None
        session = Session(socket)
        await session.hello(list(secrets), more)
        return session


class Session:
    """An open socket. Every frame that came is in `frames`; `version`, `view` and `facts` are the newest."""

    ids = count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[Json] = []
        self.welcome: Json = {}
        self.version = 0
        self.view: Json | None = None
        self.base: tuple[int | None, int] | None = None  # whose view that is, of which version
        self.is_closed = False
        self.news = asyncio.Condition()
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[Any] | None = None  # for a whole view

    async def hello(self, secrets: list[str], more: Json) -> None:
        """Say hello and wait for the welcome."""
        await self.socket.send(json.dumps({"type": "hello", "secrets": secrets, "patches": True, "short": True} | more))
        first = self._take(await self.socket.recv())
        if first["type"] != "welcome":
            await self.socket.close()
            raise ConnectionRefusedError(first["refused"]["code"])
        if first["view"] is None and first["version"]:
            await self._receive_view(first, more.get("version", 0))
        self._reader = asyncio.get_running_loop().create_task(self._read())

    async def _receive_view(self, welcome: Json, version: int) -> None:
        """Put what comes right after the welcome into it; ask for it where the wire has lost it."""
        while self.view is None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._next(), PATIENCE)
            if self.view is None:
                await self.send("look", seat=welcome["looking"], version=version)
        welcome["view"] = self.view
        welcome["steps"] = next(each for each in self.messages if each["type"] == "update")["steps"]
        self.messages = [each for each in self.messages if each["type"] != "update"]

    async def _next(self) -> None:
        self._take(await self.socket.recv())

    async def send(self, kind: str, **fields: Any) -> "asyncio.Future[Json]":
        """Send a request; the future is its answer."""
        name = fields.pop("id", None) or f"{next(self.ids)}"
        future = self._waiting.get(name)
        if future is None or future.done():
            future = self._waiting[name] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": kind, "id": name} | fields))
        except ConnectionClosed:
            self._end()
        return future

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer; raises ConnectionError when the socket closes first."""
        return await (await self.send(kind, **fields))

    async def move(self, move: str, **fields: Any) -> Json:
        """Move, on what is known now."""
        return await self.ask("move", **({"move": move, "version": self.version} | fields))

    async def until(self, holds: Any, seconds: float = 30) -> None:
        """Wait until something holds of this session."""
        async with asyncio.timeout(seconds), self.news:
            await self.news.wait_for(lambda: self.is_closed or holds(self))
        if self.is_closed and not holds(self):
            raise ConnectionError("the socket closed")

    async def close(self) -> None:
        """Close the socket."""
        await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                self._settle(self._take(frame))
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        self._end()
        async with self.news:
            self.news.notify_all()

    def _settle(self, message: Json) -> None:
        """Fulfil whoever waits for an answer, which may have come within a patch."""
        if "done" in message:
            bare = {"status": "accepted", "version": message["version"], "refused": None, "wait": None, "result": None}
            message = {"type": "answer", "id": message.pop("done")} | bare
            self.messages.append(message)
        if message["type"] == "answer" and message["id"] in self._waiting:
            future = self._waiting.pop(message["id"])
            if not future.done():
                future.set_result(message)

    def _end(self) -> None:
        self.is_closed = True
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError("the socket closed"))
                future.exception()
        self._waiting.clear()

    def _take(self, frame: Any) -> Json:
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self.messages.append(message)
        if message["type"] == "welcome":
            self.welcome = message
        elif message["type"] == "patch":
            self._apply(message)
        if message["type"] in ("welcome", "update"):
            self.version, self.view = message["version"], message["view"]
            self.base = (message["looking"], message["version"])
        return message

    def _apply(self, message: Json) -> None:
        """Make an update of what changed; where the view it changed is not known here, ask for the whole."""
        if self.base == (message["looking"], message["base"]):
            message["view"] = patched(self.view, message.pop("patch"))
            message["type"] = "update"
        else:
            look = self.send("look", seat=message["looking"], version=self.version)
            self._asking = asyncio.get_running_loop().create_task(look)

    @property
    def legal(self) -> list[str]:
        """The moves this seat is offered."""
        return [offer["move"] for offer in self.view["legal"]] if self.view else []
