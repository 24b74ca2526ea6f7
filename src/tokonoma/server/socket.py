"""The socket `/ws/{table}`: lets a client in, reads its frames one after another, and sees that each is answered."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from tokonoma.kernel.refusal import Refusal
from tokonoma.server import requests, seat_requests
from tokonoma.server.abuse import trace
from tokonoma.server.arrivals import Arrival, turned_away
from tokonoma.server.listener import Listener, Send
from tokonoma.server.messages import UNREADABLE, FromClient, Hello, Request
from tokonoma.server.origin import address_of, check_origin
from tokonoma.server.rate_limits import too_fast
from tokonoma.server.registry import COME_BACK, TableRegistry
from tokonoma.server.table import Table
from tokonoma.server.troubles import Conflict, Elsewhere, StoreUnavailable
from tokonoma.server.wire import WRITE

if TYPE_CHECKING:
    from tokonoma.server.tunnels import Relay

log = logging.getLogger("tokonoma.socket")
decode = msgspec.json.Decoder(FromClient).decode
REFUSED = 4400
BROKEN = 1011
MOMENT = 1.0  # seconds until somebody who sends too much is looked at again: they may have gone


class Gone(Exception):
    """The client has closed its socket."""


class Socket:
    """One connection, from its handshake to its end."""

    def __init__(self, registry: TableRegistry, scope: Any, receive: Any, send: Send) -> None:
        self.registry = registry
        self.scope = scope
        self._receive = receive
        self._send = send
        wire = scope.get("extensions", {}).get(WRITE, {})
        self.listener = Listener(send, registry.settings.limits, wire.get("write"), registry.outbox)
        self.listener.choose_level = wire.get("choose_level", self.listener.choose_level)
        self.listener.address = address_of(scope)
        self._hello_text: str | bytes = ""
        self._arrival: Arrival | None = None  # None: another process holds the socket, and counts it

    async def serve(self) -> None:
        """Take the client through its visit."""
        await self._receive()
        try:
            check_origin(self.scope, self.registry.settings, is_needed=True)
        except Refusal:
            await self._send({"type": "websocket.close", "code": REFUSED})
            return
        with Arrival(self.registry.arrivals, self.listener.address) as self._arrival:
            if await self._may_come(self._arrival):
                await self._send({"type": "websocket.accept"})
                await self._visit(is_guest=False)

    async def _may_come(self, arrival: Arrival) -> bool:
        """Whether there is room for one more; otherwise it is answered so, and there is no socket."""
        try:
            await arrival.check()
        except Refusal as refusal:
            trace(refusal, self.listener.address)
            for message in turned_away(refusal):
                await self._send(message)
            return False
        return True

    async def serve_guest(self) -> None:
        """Take a client through its visit whose socket another process holds."""
        await self._visit(is_guest=True)

    async def _visit(self, is_guest: bool) -> None:
        table: Table | None = None
        try:
            table = await self._let_in(is_guest)
            while table is not None:
                await self._next(table)
        except Gone:
            self.listener.drop()
        except Exception:
            log.exception("a socket broke", extra={"table": self.scope["path_params"].get("table")})
            self.listener.close(BROKEN)
        finally:
            if table is not None:
                self._leave(table)
            await self.listener.finish()

    async def _let_in(self, is_guest: bool) -> Table | None:
        name = self.scope["path_params"]["table"]
        try:
            request = await self._hello()
            table = await self.registry.table(name)
            await table.do(lambda: seat_requests.hello(table, self.listener, request))
        except Refusal as refusal:
            trace(refusal, self.listener.address)
            self.listener.tell(requests.refusal_answer(None, refusal))
        except (StoreUnavailable, Conflict):
            self._say_later()
        except Elsewhere as away:
            if is_guest:
                self.listener.close(COME_BACK)
            else:
                await self._relay(away)
            return None
        else:
            return table
        self.listener.close(REFUSED)
        return None

    def _say_later(self) -> None:
        later = Refusal("store_unavailable", "the table cannot be read now; try again in a moment")
        self.listener.tell(requests.refusal_answer(None, later))

    async def _relay(self, away: Elsewhere) -> None:
        """Be the client's way to the process that owns the table."""
        assert self.registry.sharing is not None
        tunnels = self.registry.sharing.tunnels
        try:
            relay = tunnels.open_relay(away.owner, away.table, self.listener, as_text(self._hello_text))
        except StoreUnavailable:
            self._say_later()
            self.listener.close(REFUSED)
            return
        tasks = [asyncio.ensure_future(self._pass_on(relay)), asyncio.ensure_future(relay.is_over.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            tunnels.close_relay(relay)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self, relay: "Relay") -> None:
        while True:
            await self.listener.room()
            text = await self._frame()
            if seconds := self.listener.bucket.wait():
                await self._slow_down(text, seconds)
            else:
                relay.send("frame", as_text(text))

    async def _hello(self) -> Hello:
        """The first frame."""
        try:
            async with asyncio.timeout(self.registry.settings.limits.hello_seconds):
                text = await self._frame()
            self._hello_text = text
            if self._arrival is not None:
                self._arrival.said_hello()
            request = decode(text)
        except TimeoutError:
            raise Refusal("not_a_request", "nobody said hello") from None
        except UNREADABLE as refusal:
            raise unreadable(refusal) from None
        if not isinstance(request, Hello):
            raise Refusal("not_a_request", "the first frame is hello, with the secrets of your seats")
        return request

    async def _next(self, table: Table) -> None:
        await self.listener.room()
        text = await self._frame()
        if seconds := self.listener.bucket.wait():
            await self._slow_down(text, seconds)
            return
        try:
            request = decode(text)
            if isinstance(request, Hello):
                raise Refusal("not_a_request", "hello was said already")
        except Refusal as refusal:
            self._refuse(text, refusal)
        except UNREADABLE as refusal:
            self._refuse(text, unreadable(refusal))
        else:
            await self._do(table, request)

    async def _do(self, table: Table, request: Request) -> None:
        try:
            await table.do(lambda: requests.handle(table, self.listener, request))
        except StoreUnavailable:  # the table has just left memory; the socket closes, and the client comes back
            later = Refusal("store_unavailable", "the table is being read again; try again in a moment")
            self.listener.tell(requests.refusal_answer(request.id, later))
        except Exception:
            self.listener.tell(requests.broken(table, request))

    async def _slow_down(self, text: str | bytes, seconds: float) -> None:
        """Refuse what came too fast; whoever sends on all the same is read from more slowly, and nothing is lost.

        A flood then waits at its sender's, where it costs this process nothing.
        """
        if not self.listener.is_closed:  # what a client that has gone left behind is only read
            self._refuse(text, too_fast(seconds))
        while not self.listener.is_closed and (rest := self.listener.refusals.wait()):
            await asyncio.sleep(min(rest, MOMENT))

    def _refuse(self, text: str | bytes, refusal: Refusal) -> None:
        trace(refusal, self.listener.address)
        self.listener.tell(requests.refusal_answer(id_in(text), refusal))
        self.registry.metrics.count_answer("unreadable", refusal.kind)

    async def _frame(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _leave(self, table: Table) -> None:
        if self.listener in table.listeners:
            table.listeners.remove(self.listener)
            table.view_cache.forget_unseen()
            table.tell_presence_soon()
            table.scheduler.look_around()


def unreadable(refusal: Exception) -> Refusal:
    """The refusal of a frame that is no request."""
    return Refusal("not_a_request", f"this is no request: {refusal}")


def id_in(text: str | bytes) -> str | None:
    """The id of a frame that is otherwise unreadable, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return None
    wanted = found.get("id") if isinstance(found, dict) else None
    return wanted if isinstance(wanted, str) and len(wanted) <= 64 else None


def as_text(frame: str | bytes) -> str:
    """A frame as it travels between processes; what is no text stays unreadable on the other side too."""
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
