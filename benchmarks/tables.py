"""The tables of the load benchmark: every seat has a socket, moves are random, and after a game comes the next.

A game of Gorinto between two has about seventy moves, so without a next one a run would soon count time in which
nobody plays.
"""

import asyncio
import random
import time
from collections.abc import Coroutine
from itertools import count
from typing import Any

import msgspec
from offers import Offers
from wire import Wire, open_wire

from tokonoma.server.serve import fastest_loop

HOST = "127.0.0.1"


class View(msgspec.Struct):
    """As much of a view as a player needs here."""

    to_act: int | None
    legal: msgspec.Raw


class Changes(msgspec.Struct):
    """As much of a patch as a player needs here; what is not in it has not changed."""

    to_act: list[int | None] = []  # the new one
    legal: msgspec.Raw = msgspec.Raw()  # a patch


class Next(msgspec.Struct):
    """The table of the next game."""

    table: str


class Frame(msgspec.Struct):
    """As much of a frame as a player needs here; the rest is not read."""

    type: str
    version: int | None = None
    view: View | None = None
    patch: Changes | list[View] | None = None
    steps: list[msgspec.Raw] = []  # a decision each
    done: str | None = None  # the id of the request that a patch answers
    status: str | None = None
    result: Next | None = None


decode = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.encode


class Seen(msgspec.Struct):
    """What a seat was shown last."""

    to_act: int | None
    offers: Offers

    def changed(self, patch: Changes | list[View]) -> "Seen":
        """The same after a patch."""
        if isinstance(patch, list):
            return seen(patch[0])
        to_act = patch.to_act[0] if patch.to_act else self.to_act
        return Seen(to_act, self.offers.changed(patch.legal) if bytes(patch.legal) else self.offers)


def seen(view: View) -> Seen:
    """What a whole view shows."""
    return Seen(view.to_act, Offers(view.legal))


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run a generator in the loop that costs least."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(until_a_fault(main))


async def until_a_fault(main: Coroutine[Any, Any, None]) -> None:
    """End with the first fault in what was heard: the loop alone would say so and go on without that socket."""
    task, faults = asyncio.ensure_future(main), []

    def note(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        faults.append(context.get("exception") or context["message"])
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(note)
    try:
        await task
    except asyncio.CancelledError:
        raise SystemExit(f"a fault: {faults}") from None


class LoadTable:
    """One table: its sockets, who is to act, and the move on its way."""

    ids = count()  # never twice: a request known to the server would be answered from memory, and no move follow

    def __init__(self, opened: dict[str, Any], load: "Load", port: int) -> None:
        self.name = opened["table"]
        self.secrets = [each["secret"] for each in opened["seats"]]
        self.load = load
        self.port = port
        self.wires: list[Wire] = []
        self.views: list[Seen | None] = []
        self.versions: list[int] = []
        self.sent = 0.0
        self.waiting = False  # a move is on its way
        self.mover = 0
        self.unseen: set[int] = set()  # the seats that have not yet seen the move on its way
        self.is_answered = True
        self.seated: asyncio.Future[None] | None = None  # done when the game is dealt

    async def sit_down(self) -> None:
        """Sit down at every seat, and wait until the game is dealt."""
        seats = range(len(self.secrets))
        self.views, self.versions = [None for _ in seats], [0 for _ in seats]
        self.seated = asyncio.get_running_loop().create_future()
        self.wires = [await open_wire(HOST, self.port, f"/ws/{self.name}", self.heard_by(seat)) for seat in seats]
        for wire, secret in zip(self.wires, self.secrets, strict=True):
            wire.send(encode({"type": "hello", "secrets": [secret]} | self.load.hello))
        await self.seated

    def heard_by(self, seat: int) -> Any:
        """What a seat's socket does with a frame."""

        def heard(wire: Wire, body: bytes) -> None:
            frame = decode(body)
            if frame.done is not None:
                self.is_answered = True
            if frame.patch is not None or frame.view is not None:
                self.see(seat, frame)
            elif frame.type == "answer":
                if frame.status != "accepted":
                    raise RuntimeError(f"refused: {body!r}")
                if frame.result is not None:
                    self.load.begin(self.play_on(frame.result.table))
                else:
                    self.is_answered = True
                    self.check_completed()

        return heard

    def see(self, seat: int, frame: Frame) -> None:
        """Take a view, or what changed in it."""
        before = self.views[seat]
        if frame.view is not None:
            self.views[seat] = seen(frame.view)
        else:
            assert before is not None
            assert frame.patch is not None
            self.views[seat] = before.changed(frame.patch)
        self.versions[seat] = frame.version or 0
        if frame.type != "welcome" and self.waiting and before is not None:
            self.load.decisions += len(frame.steps) if seat == self.mover else 0
            self.unseen.discard(seat)
            self.check_completed()
        elif self.seated is not None and not self.seated.done() and self.is_ready:
            self.seated.set_result(None)

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
        self.ask(seat, {"type": "move", "move": own.offers.any_move(), "version": self.versions[seat]})

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
