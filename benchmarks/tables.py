"""The tables of the load benchmark: every seat has a socket, moves are random, and after a game comes the next.

A game of Gorinto between two has about seventy moves, so without a next one a run would soon count time in which
nobody plays.
"""

import asyncio
import random
import time
from itertools import count
from typing import Any

import msgspec
from wire import Wire, open_wire

from tokonoma.server.patches import patched

HOST = "127.0.0.1"


class View(msgspec.Struct):
    """As much of a view as a player needs here."""

    to_act: int | None
    legal: list[dict[str, Any]]


class Next(msgspec.Struct):
    """The table of the next game."""

    table: str


class Frame(msgspec.Struct):
    """As much of a frame as a player needs here; the rest is not read."""

    type: str
    version: int | None = None
    view: View | None = None
    patch: dict[str, Any] | None = None
    steps: list[msgspec.Raw] = []  # a decision each
    done: str | None = None  # the id of the request that a patch answers
    status: str | None = None
    result: Next | None = None


def changed(view: View | None, patch: dict[str, Any]) -> View:
    """A view after a patch, as far as a player needs it here."""
    assert view is not None
    return View(patched(view.to_act, patch.get("to_act", {})), patched(view.legal, patch.get("legal", {})))


decode = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.encode


class LoadTable:
    """One table: its sockets, who is to act, and the move on its way."""

    ids = count()  # never twice: a request known to the server would be answered from memory, and no move follow

    def __init__(self, opened: dict[str, Any], load: "Load", port: int) -> None:
        self.name = opened["table"]
        self.secrets = [each["secret"] for each in opened["seats"]]
        self.load = load
        self.port = port
        self.wires: list[Wire] = []
        self.views: list[View | None] = []
        self.versions: list[int] = []
        self.sent = 0.0
        self.waiting = False  # a move is on its way
        self.mover = 0
        self.unseen: set[int] = set()  # the seats that have not yet seen the move on its way
        self.is_answered = True

    async def sit_down(self) -> None:
        """Sit down at every seat, and wait until the game is dealt."""
        seats = range(len(self.secrets))
        self.views, self.versions = [None for _ in seats], [0 for _ in seats]
        self.wires = [await open_wire(HOST, self.port, f"/ws/{self.name}", self.heard_by(seat)) for seat in seats]
        for wire, secret in zip(self.wires, self.secrets, strict=True):
            wire.send(encode({"type": "hello", "secrets": [secret]} | self.load.hello))
        while not self.is_ready:
            await asyncio.sleep(0.01)

    def heard_by(self, seat: int) -> Any:
        """What a seat's socket does with a frame."""

        def heard(wire: Wire, body: bytes) -> None:
            frame = decode(body)
            if frame.patch is not None:
                frame.view = changed(self.views[seat], frame.patch)
            if frame.done is not None:
                self.is_answered = True
            if frame.view is not None:
                is_first = self.views[seat] is None
                self.views[seat], self.versions[seat] = frame.view, frame.version or 0
                if frame.type != "welcome" and self.waiting and not is_first:
                    self.load.decisions += len(frame.steps) if seat == self.mover else 0
                    self.unseen.discard(seat)
                    self.check_completed()
            elif frame.type == "answer":
                if frame.status != "accepted":
                    raise SystemExit(f"refused: {body!r}")
                if frame.result is not None:
                    self.load.begin(self.play_on(frame.result.table))
                else:
                    self.is_answered = True
                    self.check_completed()

        return heard

    def check_completed(self) -> None:
        """Note that the move is complete once it was answered and everybody has seen it."""
        if self.waiting and self.is_answered and self.is_seen():
            self.waiting = False
            self.load.completed(time.perf_counter() - self.sent)
            self.load.ready(self)

    def is_seen(self) -> bool:
        """Whether everybody who is told of the move has seen it.

        Where a game hides something, a decision that others cannot notice is not told to them: there it is enough that
        whoever moved has seen it and that all see the same seat to act.
        """
        own = self.views[self.mover]
        if self.mover in self.unseen or own is None or (self.unseen and not self.load.hides):
            return False
        return all(view is not None and view.to_act == own.to_act for view in self.views)

    @property
    def is_ready(self) -> bool:
        """Whether somebody can move."""
        view = self.views[0]
        return not self.waiting and all(self.views) and view is not None and view.to_act is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is over, and nobody has asked for the next one."""
        view = self.views[0]
        return not self.waiting and view is not None and view.to_act is None

    def move(self) -> None:
        """Send a move of the seat to act."""
        view = self.views[0]
        assert view is not None
        assert view.to_act is not None
        seat = view.to_act
        own = self.views[seat]
        assert own is not None
        self.mover, self.unseen, self.is_answered = seat, {*range(len(self.secrets))}, False
        self.waiting = True
        self.sent = time.perf_counter()
        self.load.count += 1
        self.ask(seat, {"type": "move", "move": random.choice(own.legal)["move"], "version": self.versions[seat]})

    def ask_for_the_next(self) -> None:
        """Ask for the next game."""
        self.views[0] = None
        self.ask(0, {"type": "rematch"})

    def ask(self, seat: int, request: dict[str, Any]) -> None:
        """Send a request of a seat."""
        self.wires[seat].send(encode(request | {"id": f"{next(self.ids)}", "seat": seat}))

    async def play_on(self, name: str) -> None:
        """Go over to the table of the next game, where everybody sits one seat further."""
        for wire in self.wires:
            wire.close()
            self.load.bytes += wire.received
        self.name = name
        self.secrets = [*self.secrets[-1:], *self.secrets[:-1]]
        await self.sit_down()
        self.load.games += 1
        self.load.ready(self)


class Load:
    """Moves at a rate, or one after another."""

    def __init__(self, rate: float, whole: bool = False, hides: bool = False) -> None:
        self.rate = rate
        self.hides = hides  # whether the game has secrets
        self.hello = {} if whole else {"patches": True, "short": True}
        self.is_on = False
        self.free: list[LoadTable] = []
        self._coming: set[asyncio.Task[None]] = set()
        self.forget()

    def forget(self) -> None:
        """Count from nought."""
        self.count = self.missed = self.games = self.bytes = 0
        self.decisions = 0  # a move and what was forced after it, as whoever moved was told
        self.times: list[float] = []
        self.ends: list[float] = []

    def begin(self, coming: Any) -> None:
        """Let a table go over to its next game."""
        task = asyncio.get_running_loop().create_task(coming)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    def completed(self, seconds: float) -> None:
        """A move was seen by everybody after so long."""
        self.times.append(seconds)
        self.ends.append(time.perf_counter())

    def ready(self, table: LoadTable) -> None:
        """A table waits for its next move, or for its next game."""
        if not self.is_on:
            return
        if table.is_over:
            table.ask_for_the_next()
        elif table.is_ready and self.rate == 0:
            table.move()
        elif table.is_ready:
            self.free.append(table)

    async def run(self, tables: list[LoadTable], seconds: float) -> float:
        """Play for so long; when it began."""
        self.is_on = True
        self.free = []
        for table in random.sample(tables, len(tables)):
            self.ready(table)
        started = time.perf_counter()
        if self.rate == 0:
            await asyncio.sleep(seconds)
        while self.rate and (now := time.perf_counter() - started) < seconds:
            while self.count < now * self.rate:
                if not self.free:
                    self.missed += 1
                    self.count += 1
                    continue
                self.free.pop(random.randrange(len(self.free))).move()
            await asyncio.sleep(0.001)
        self.is_on = False
        await asyncio.sleep(1)
        return started
