"""A table: one task that takes requests in turn, keeps what they do, and tells every audience its share.

Only this task changes the table, so two people who move or sit down at once are simply first and second. What a request
does stands in `requests.py` (the game) and `seat_requests.py` (who sits where); what happens by itself, in
`scheduler.py`.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from tokonoma.analysis.hint import Hint
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import deals, public_facts
from tokonoma.server.answers import Answers, answers_kept
from tokonoma.server.clocks import Clock
from tokonoma.server.facts import TableFacts
from tokonoma.server.journal import Change, Journal
from tokonoma.server.keys import Key
from tokonoma.server.listener import Listener, frame
from tokonoma.server.messages import FromServer, Line, Notice, Step
from tokonoma.server.rate_limits import Buckets
from tokonoma.server.rows import Kept, Seat, row_of
from tokonoma.server.scheduler import Scheduler
from tokonoma.server.seats import changed
from tokonoma.server.store import INSERT_ENTRY, SET_STATUS, set_seat
from tokonoma.server.troubles import StoreUnavailable
from tokonoma.server.view_cache import ViewCache
from tokonoma.server.writer import Write

if TYPE_CHECKING:
    from tokonoma.server.registry import TableRegistry

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]

log = logging.getLogger("tokonoma.table")
MOMENT = 0.1  # seconds


class Table:
    """One table in memory."""

    def __init__(self, registry: "TableRegistry", game: Game, kept: Kept, journal: Journal | None = None) -> None:
        self.registry = registry
        self.game = game
        self.opening = kept.opening
        self.seats = kept.seats
        self.keys: list[Key] = kept.keys
        self.lines: list[Line] = kept.lines
        self.listeners: list[Listener] = []
        self.journal = journal
        self.clock = Clock(kept.opening.clock, [seat.kind != "bot" for seat in kept.seats])
        self.take_back: tuple[int, set[int]] | None = None  # who asks, and who has agreed
        self.answers = Answers()
        self.muted: set[str] = set()  # addresses of watchers who may not write
        self.removed: set[str] = set()  # addresses nobody may watch from
        self.chats = Buckets(registry.settings.limits.chat)
        self.undos = Buckets(registry.settings.limits.undos)
        self.reviews = Buckets(registry.settings.limits.reviews)
        self.previews = Buckets(registry.settings.limits.previews)
        self.seat_changes = Buckets(registry.settings.limits.seat_changes)
        self.hint: tuple[int, Hint] | None = None  # the last one, about the game as of so many entries
        self.view_cache = ViewCache(self)
        self.scheduler = Scheduler(self)
        self.returning: set[int] = set()  # people who get their seat back when the turn that ran out of time is over
        self.opened_from = ""  # the address; read again from the store, that of the first who comes
        self.used = time.monotonic()
        self._presence: asyncio.TimerHandle | None = None
        self._afterwards: list[Callable[[], None]] = []
        self._inbox: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self._idle: asyncio.Future[None] | None = None  # done when something comes in
        self._restore(kept)
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.name}")
        self._task.add_done_callback(self._turn_away)

    @property
    def name(self) -> str:
        """What the table is called in its address."""
        return self.opening.table

    @property
    def opener(self) -> str:
        """On whose account the table's bots think."""
        host = next((seat.visitor for seat in self.seats if seat.host and seat.visitor), self.name)
        return self.opened_from or host

    def _restore(self, kept: Kept) -> None:
        if kept.entries:
            self.clock.start(kept.entries[-1].clocks, self.running)
        for _, seat, answer in sorted(answers_kept(kept), key=itemgetter(0)):
            self.answers.keep(seat, answer)

    # The task

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have something done in the table's own task, after whatever was asked before."""
        if self._task.done():
            raise StoreUnavailable("the table has left memory")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.append((job, future))
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
        return await future

    async def _run(self) -> None:
        while True:
            if not self._inbox:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
            job, future = self._inbox.popleft()
            self.used = time.monotonic()
            try:
                result = await job()
            except asyncio.CancelledError:
                self._inbox.append((job, future))
                raise
            except Exception as trouble:
                self.forget_afterwards()
                if not future.cancelled():
                    future.set_exception(trouble)
            else:
                if not future.cancelled():
                    future.set_result(result)
            self.do_afterwards()
            self.scheduler.look_around()

    def _turn_away(self, _task: "asyncio.Task[None]") -> None:
        while self._inbox:
            _, future = self._inbox.popleft()
            if not future.done():
                future.set_exception(StoreUnavailable("the table has left memory"))

    def afterwards(self, job: Callable[[], None]) -> None:
        """Tell something once what is being done has been done: not before, and not at all if it fails."""
        self._afterwards.append(job)

    def do_afterwards(self) -> None:
        """Send what was to be told afterwards."""
        waiting, self._afterwards = self._afterwards, []
        for each in waiting:
            try:
                each()
            except Exception:  # what was done is done; a fault in telling it must not stop the table
                log.exception("something could not be told", extra={"table": self.name})

    def forget_afterwards(self) -> None:
        """Drop what was to be told afterwards."""
        self._afterwards.clear()

    def stop(self) -> None:
        """End the task; what was not begun is not done."""
        self.scheduler.stop()
        self._task.cancel()

    # The game

    @property
    def game_on(self) -> Journal:
        """The game; refuses when it has not begun."""
        if self.journal is None:
            raise Refusal("not_begun", "the game has not begun: not everybody is here")
        return self.journal

    @property
    def running(self) -> int | None:
        """The seat whose time is going down."""
        if self.journal is None or self.journal.ending is not None:
            return None
        return self.journal.state.to_act

    async def begin_if_ready(self, *new: Seat) -> None:
        """Store what seats have become; deal and begin when every seat is taken and every person has added to the deal.

        The last one to add and the deal are one transaction: sitting down costs one fewer.
        """
        seats = [next((each for each in new if each.seat == seat.seat), seat) for seat in self.seats]
        writes = [set_seat(self.name, seat) for seat in new]
        if self.journal is not None or self.opening.status == "over" or not deals.is_complete(seats):
            if writes:
                await self.write(*writes)
                self._seat(new)
                self.afterwards(self.tell_presence)
            return
        first = deals.first_state(self.game, self.opening, seats)
        journal = Journal(first, time.time())
        entry = journal.entries[0]
        entry.clocks = self.clock.after(first.to_act)
        await self.write(*writes, (INSERT_ENTRY, row_of(entry, table=self.name)), self._status("running"))
        self._seat(new)
        self.opening.status = "running"
        self.journal = journal
        self.clock.start(entry.clocks, self.running)
        self.announce("game_begins")
        self.afterwards(lambda: self.tell(journal.told))

    async def commit(self, change: Change, request: str | None) -> None:
        """Store a change, then apply it; whoever can notice it is told before the request is answered."""
        journal = self.game_on
        is_over = change.ending is not None
        left = self.clock.after(None if is_over else change.state.to_act)
        for entry in change.entries:
            entry.clocks = left
        change.asked_for.request = request
        writes: list[Write] = [(INSERT_ENTRY, row_of(entry, table=self.name)) for entry in change.entries]
        if is_over:
            writes.append(self._status("over"))
        back = [
            changed(self.seats[seat], left=False, stand_in=None)
            for seat in self.returning
            if change.state.to_act != seat
        ]
        await self.write(*writes, *(set_seat(self.name, seat) for seat in back))
        journal.adopt(change)
        for seat in back:
            self.seats[seat.seat] = seat
            self.returning.discard(seat.seat)
            self.announce("reclaimed", seat.seat)
        self.clock.start(left, self.running)
        self.registry.metrics.count("moves", len(change.entries))
        if self.take_back is not None and change.told[-1]:  # what watchers cannot notice must not show here either
            self._end_take_back(self.take_back[0], change)
        if is_over or change.entries[-1].kind == "take_back":
            self.registry.forget_bots(self)  # also what they grew on a turn that does not count
        if is_over:
            self.opening.status = "over"
            self.afterwards(self.tell_presence)
        self.afterwards(lambda: self.tell(change.told))

    def _end_take_back(self, asker: int, change: Change) -> None:
        self.take_back = None
        is_granted = change.entries[-1].kind == "take_back"
        self.announce("take_back_granted" if is_granted else "take_back_dropped", asker)

    def _status(self, status: str) -> Write:
        return SET_STATUS, {"at_table": self.name, "status": status}

    async def close_unbegun(self) -> None:
        """End a table whose game has not begun."""
        await self.write(self._status("over"))
        self.opening.status = "over"

    async def write(self, *writes: Write) -> None:
        """Have something on disk."""
        await self.registry.store.write(*writes, table=self.name)

    async def set_seat(self, seat: Seat, *writes: Write) -> None:
        """Store what a seat has become, then show it to everybody."""
        await self.write(set_seat(self.name, seat), *writes)
        self._seat([seat])
        self.afterwards(self.tell_presence)

    def _seat(self, stored: Iterable[Seat]) -> None:
        for seat in stored:
            self.seats[seat.seat] = seat

    # Telling

    def tell(self, told: list[list[Step]]) -> None:
        """Send every audience what it was told."""
        self.view_cache.tell(told)

    def tell_all(self, message: FromServer) -> None:
        """Send everybody the same."""
        text = frame(message)
        for listener in self.listeners:
            listener.put(text)

    def announce(self, code: str, seat: int | None = None, **values: Any) -> None:
        """Announce something once it has been done, with who sits where."""
        self.afterwards(lambda: self.tell_all(Notice(code=code, seat=seat, values=values)))
        self.afterwards(self.tell_presence)

    def tell_presence_soon(self) -> None:
        """Tell it once for all who come and go within a moment: many watchers may."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(MOMENT, self.tell_presence)

    def tell_presence(self) -> None:
        """Tell everybody who sits where."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        self.tell_all(public_facts.presence_of(self))

    def connected(self) -> set[int]:
        """The seats with somebody at them."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def facts(self) -> TableFacts:
        """What anybody may know about the table."""
        return public_facts.facts_of(self)
