"""Requests that arrive at one process for a table another one owns: sent there, and the answers brought back.

A socket stays where the client opened it. Its frames go to the table's owner in order, numbered; what the owner sends
to it comes back the same way. A gap in the numbers, a silent process or a broken connection to Redis closes the socket,
and the client resumes from the version it knows; what it had asked is asked again under the same id.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TYPE_CHECKING, Any

from tokonoma.server import forwarding
from tokonoma.server.bus import Bus, Message
from tokonoma.server.listener import Listener
from tokonoma.server.troubles import StoreUnavailable

if TYPE_CHECKING:
    from tokonoma.server.registry import TableRegistry

log = logging.getLogger("tokonoma.tunnels")
COME_BACK = 1012  # the WebSocket code for "the service restarts"
COMPARE = 1.0  # seconds
HELLO = 2.0  # seconds for the owner of a table to answer a hello
PATIENCE = 5.0  # seconds for an answer from another process
Json = dict[str, Any]


class End:
    """One end of a tunnel: it numbers what it sends, and notices what did not arrive."""

    def __init__(self, tunnels: "Tunnels", name: str, process: str) -> None:
        self.tunnels = tunnels
        self.name = name
        self.process = process  # at the other end
        self.sent = 0
        self.told = 0  # how much the other end was told that there is
        self.heard = 0

    def send(self, kind: str, body: Any = None) -> None:
        """Send the next message."""
        self.sent += 1
        self.tunnels.bus.send(self.process, Message(kind, self.tunnels.process, self.name, self.sent, body))

    def tell_sent(self, kind: str) -> None:
        """Say how much was sent, once, so that the loss of the last message is noticed too."""
        if self.told != self.sent:
            self.told = self.sent
            self.tunnels.bus.send(self.process, Message(kind, self.tunnels.process, self.name, self.sent))

    def is_next(self, message: Message) -> bool:
        """Whether nothing is missing before a message."""
        self.heard += 1
        return message.place == self.heard


class Relay(End):
    """A client's socket here, whose table is elsewhere."""

    def __init__(self, tunnels: "Tunnels", name: str, owner: str, listener: Listener) -> None:
        super().__init__(tunnels, name, owner)
        self.listener = listener
        self.is_over = asyncio.Event()

    def hear(self, message: Message) -> None:
        """Pass on what the owner sends; a gap means that something was lost."""
        if message.kind == "close":
            self.listener.close(message.body)
            self.is_over.set()
        elif message.kind == "texts":
            self.check_missing(message)
        elif not self.is_next(message):
            self.give_up()
        else:
            self.listener.put(message.body)

    def check_missing(self, message: Message) -> None:
        """Give up where the owner has sent more than arrived."""
        if message.place != self.heard:
            self.give_up()

    def check_heard(self) -> None:
        """Give up an owner that has not even answered the hello."""
        if not self.heard:
            self.give_up()

    def give_up(self) -> None:
        """Let the client come back and resume."""
        self.listener.close(COME_BACK)
        self.is_over.set()


class Guest(End):
    """A client's socket at another process, as the owner of its table sees it."""

    def __init__(self, tunnels: "Tunnels", message: Message) -> None:
        super().__init__(tunnels, message.about, message.sender)
        self.heard = message.place
        self.frames: asyncio.Queue[Json] = asyncio.Queue()

    def hear(self, message: Message) -> None:
        """Take a frame of the client; a gap means that something was lost."""
        if message.kind == "frames":
            if message.place != self.heard:
                self.give_up()
        elif not self.is_next(message):
            self.give_up()
        elif message.kind == "gone":
            self.leave()
        else:
            self.frames.put_nowait({"type": "websocket.receive", "text": message.body})

    def give_up(self) -> None:
        """Let the client come back and resume."""
        self.send("close", COME_BACK)
        self.leave()

    def leave(self) -> None:
        """The client is gone."""
        self.frames.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Json:
        """The next frame, as a socket of this process would receive it."""
        return await self.frames.get()

    async def send_frame(self, message: Json) -> None:
        """Send a frame to the client."""
        if message["type"] == "websocket.send":
            for text in message["texts"]:
                self.send("text", text)
        elif message["type"] == "websocket.close":
            self.send("close", message["code"])


class Tunnels:
    """Everything that is under way between this process and the others."""

    def __init__(self, registry: "TableRegistry", url: str, process: str) -> None:
        self.registry = registry
        self.process = process
        most = registry.settings.limits.redis_connections
        self.bus = Bus(url, process, self._hear, self._changed, self._unheard, most)
        self.answerers: dict[str, Callable[[Any], Awaitable[Any]]] = {  # what other processes may ask
            "http": lambda body: forwarding.answer_for(registry, body),
        }
        self._names = count(1)
        self._relays: dict[str, Relay] = {}
        self._guests: dict[str, Guest] = {}
        self._asked: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # From here to the owner

    def open_relay(self, owner: str, table: str, listener: Listener, hello: str) -> Relay:
        """Say hello to the owner on a client's behalf; what it sends is passed on from now on."""
        if not self.bus.is_up:
            raise StoreUnavailable("the other processes cannot be reached")
        name = f"{self.process}-{next(self._names)}"
        relay = Relay(self, name, owner, listener)
        self._relays[name] = relay
        body = {"table": table, "address": listener.address, "hello": hello}
        relay.send("open", body)
        asyncio.get_running_loop().call_later(HELLO, relay.check_heard)
        return relay

    def close_relay(self, relay: Relay) -> None:
        """The client is gone, or its socket was closed."""
        if self._relays.pop(relay.name, None):
            relay.send("gone")

    async def ask(self, process: str, kind: str, body: Any, seconds: float = PATIENCE) -> Any:
        """Ask another process something; raises StoreUnavailable where it does not answer in time."""
        if not self.bus.is_up:
            raise StoreUnavailable("the other processes cannot be reached")
        name = f"{self.process}-{next(self._names)}"
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[name] = (process, future)
        self.bus.send(process, Message("ask", self.process, name, 1, [kind, body]))
        try:
            async with asyncio.timeout(seconds):
                return await future
        except TimeoutError:
            raise StoreUnavailable("another process does not answer") from None
        finally:
            del self._asked[name]

    # From others to here

    def _hear(self, message: Message) -> None:
        if message.kind in ("text", "close", "texts"):
            if relay := self._relays.get(message.about):
                relay.hear(message)
        elif message.kind == "open":
            self._begin(self._serve_guest(Guest(self, message), message.body))
        elif message.kind in ("frame", "gone", "frames"):
            guest = self._guests.get(message.about)
            if guest is not None:
                guest.hear(message)
            elif message.kind == "frame":
                self.bus.send(message.sender, Message("close", self.process, message.about, 0, COME_BACK))
        elif message.kind == "reset":
            self._give_up(lambda process: process == message.sender)
        elif message.kind == "ask":
            self._begin(self._answer(message))
        elif message.kind == "answer" and message.about in self._asked:
            future = self._asked[message.about][1]
            if not future.done():
                future.set_result(message.body)

    async def _serve_guest(self, guest: Guest, body: Json) -> None:
        from tokonoma.server.socket import Socket

        self._guests[guest.name] = guest
        scope = {"client": (body["address"], 0), "path_params": {"table": body["table"]}, "headers": []}
        guest.frames.put_nowait({"type": "websocket.receive", "text": body["hello"]})
        try:
            await Socket(self.registry, scope, guest.receive, guest.send_frame).serve_guest()
        finally:
            self._guests.pop(guest.name, None)

    async def _answer(self, message: Message) -> None:
        kind, body = message.body
        try:
            found = await self.answerers[kind](body)
        except Exception:
            log.exception("another process could not be answered", extra={"request": kind})
            return
        self.bus.send(message.sender, Message("answer", self.process, message.about, 1, found))

    def _begin(self, job: Any) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Trouble

    async def compare(self) -> None:
        """Let both ends of every tunnel compare again and again what was sent with what arrived."""
        while True:
            await asyncio.sleep(COMPARE)
            for relay in list(self._relays.values()):
                relay.tell_sent("frames")
            for guest in list(self._guests.values()):
                guest.tell_sent("texts")

    def _changed(self, is_up: bool) -> None:
        """Redis is away, or there again: nothing that was under way will arrive, and the others must know it too."""
        self._give_up(lambda process: True)
        sharing = self.registry.sharing
        for process in sharing.leases.living if is_up and sharing else []:
            if process != self.process:
                self.bus.send(process, Message("reset", self.process))

    def _unheard(self, process: str) -> None:
        """Nobody listens there: it has just died, or begins."""
        self._give_up(lambda each: each == process)

    def check_living(self, living: list[str]) -> None:
        """Give up what is under way with processes that are gone."""
        self._give_up(lambda process: process not in living)

    def _give_up(self, is_gone: Callable[[str], bool]) -> None:
        for relay in [each for each in self._relays.values() if is_gone(each.process)]:
            relay.give_up()
        for guest in [each for each in self._guests.values() if is_gone(each.process)]:
            guest.leave()
        for process, future in list(self._asked.values()):
            if is_gone(process) and not future.done():
                future.set_exception(StoreUnavailable("another process is gone"))

    async def stop(self) -> None:
        """End everything."""
        for task in list(self._tasks):
            task.cancel()
        await self.bus.close()

    def listeners(self) -> list[Listener]:
        """The sockets here whose tables are elsewhere."""
        return [relay.listener for relay in self._relays.values()]
