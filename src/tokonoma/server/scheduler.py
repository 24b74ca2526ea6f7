"""What happens at a table by itself: bots move, clocks run out, somebody who left or is gone is replaced.

After every request the scheduler starts whatever is due. When that is ready, the table's own task does it, and only if
it is still due.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from tokonoma.bots import LEVELS
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import seat_requests, seats
from tokonoma.server.analysis_workers import Hinted
from tokonoma.server.audience import bot_view
from tokonoma.server.bot_queue import Asker
from tokonoma.server.facts import Json
from tokonoma.server.messages import Notice
from tokonoma.server.troubles import Conflict, StoreUnavailable

if TYPE_CHECKING:
    from tokonoma.server.table import Table

log = logging.getLogger("tokonoma.scheduler")
AGAIN = 2.0  # seconds, when the store would not take something
LONGEST_TURN = 1.6  # seconds of a bot's turn, with all its decisions; a page shows the last of them a little longer
QUICK = LEVELS[:3]  # the levels whose thinking is part of them; of higher ones only the waiting is
PART_OF_THE_REST = 5  # each further decision waits for this part of what is left of them at most
LATE = 0.02  # seconds beyond the flag, so that a clock read again is surely at nought


class Scheduler:
    """One table's timers and the thinking of its bots."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._thinking: tuple[int, asyncio.Task[None]] | None = None  # about the game as of so many entries
        self._turn: tuple[int, float] | None = None  # of a bot: the entries before it, and when it began to think
        self.is_saying = False  # a reason for a bot's move is being found
        self._flag: asyncio.TimerHandle | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._absences: dict[int, asyncio.TimerHandle] = {}
        self._jobs: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing will happen at the table by itself, but for a clock that runs out."""
        return self._thinking is None and not self._graces

    def stop(self) -> None:
        """Let nothing more happen."""
        for timer in [self._flag, *self._graces.values(), *self._absences.values()]:
            if timer:
                timer.cancel()
        for task in [*self._jobs, *([self._thinking[1]] if self._thinking else [])]:
            task.cancel()

    def look_around(self) -> None:
        """Set going what is due."""
        self._watch_graces()
        self._watch_absences()
        self._watch_clock()
        self._watch_bots()

    # Bots

    def _watch_bots(self) -> None:
        journal, seat = self.table.journal, self.table.running
        if journal is None or seat is None or self.table.seats[seat].bot is None or self._is_paused():
            return
        entries = len(journal.entries)
        if self._thinking is not None:
            if self._thinking[0] == entries:
                return
            self._thinking[1].cancel()
        level = self.table.seats[seat].bot or seats.STAND_IN
        self._thinking = (entries, asyncio.get_running_loop().create_task(self._think(entries, seat, level)))

    def _is_paused(self) -> bool:
        """Bots alone at a table play on when somebody looks."""
        return not self.table.listeners and all(seat.bot is not None for seat in self.table.seats)

    async def _think(self, entries: int, seat: int, level: str) -> None:
        table = self.table
        try:
            view = bot_view(table.game_on.state, seat)
            asker = Asker(table.opener, table.name, lambda: bool(table.listeners))
            asking = table.registry.choose(
                table.game, view, level, secrets.randbits(62), asker, lambda seconds: self._say_waiting(seat, seconds)
            )
            pace, began = self._pace(seat), time.monotonic()
            move, _ = await asyncio.gather(asking, asyncio.sleep(pace))
            if level not in QUICK:
                self._leave_out(time.monotonic() - began - pace)
            await table.do(lambda: self._bot_moves(entries, seat, move))
        except (StoreUnavailable, Conflict) as trouble:
            table.registry.store_trouble(table, None, trouble)
            await asyncio.sleep(AGAIN)
        except Refusal as refusal:
            log.error("a bot's move was refused", extra={"table": table.name, "seat": seat, "code": refusal.code})
            await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("a bot's move broke", extra={"table": table.name, "seat": seat})
            table.registry.read_again(table)
            return
        finally:
            if self._thinking and self._thinking[0] == entries:
                self._thinking = None
        self._watch_bots()

    def _say_waiting(self, seat: int, seconds: float) -> None:
        self.table.tell_all(Notice(code="bot_waits", seat=seat, values={"seconds": seconds}))

    def _pace(self, seat: int) -> float:
        """How long a bot takes at least: one that plays for a person lets them come back before it moves."""
        table = self.table
        if table.seats[seat].stand_in is None:
            return self._bot_pace(seat)
        if seat in table.returning:
            return 0.0
        seconds = table.registry.settings.limits.stand_in_seconds
        if table.clock.rule.kind == "turn":
            seconds = min(seconds, table.clock.rule.seconds / 2)
        goes_on = table.game_on.entries[-1].seat == seat
        return seconds / 4 if goes_on else seconds

    def _bot_pace(self, seat: int) -> float:
        """As long as people need to follow, the less the longer its turn has lasted; where nobody looks, no time."""
        entries, now = self.table.game_on.entries, time.monotonic()
        before = next((number for number in range(len(entries), 0, -1) if entries[number - 1].seat != seat), 0)
        goes_on = self._turn is not None and self._turn[0] == before
        if self._turn is None or not goes_on:
            self._turn = (before, now)
        if not self.table.listeners:
            return 0.0
        seconds = self.table.registry.settings.limits.bot_seconds
        left = max(0.0, LONGEST_TURN - (now - self._turn[1]))
        return min(seconds / 2, left / PART_OF_THE_REST) if goes_on else min(seconds, left)

    def _leave_out(self, seconds: float) -> None:
        """Take a long thought out of a turn: nobody sees a decision in it, so those after it are shown as long."""
        if self._turn is not None:
            self._turn = (self._turn[0], self._turn[1] + seconds)

    async def _bot_moves(self, entries: int, seat: int, move: str) -> None:
        journal = self.table.game_on
        if len(journal.entries) == entries and self.table.seats[seat].bot is not None:
            before = journal.state.record() if self.table.opening.aloud else None
            change = journal.change(time.time())
            change.move(seat, move)
            await self.table.commit(change, None)
            self._thinking = None
            if before is not None and not self.is_saying:  # who plays faster than reasons are found says fewer
                self.is_saying = True
                self._start(self._say_why(before, seat, move))

    async def _say_why(self, before: Json, seat: int, move: str) -> None:
        """Let a bot say in a sentence why it moved, from what everybody knows."""
        table = self.table
        asker = Asker(table.opener, table.name)
        try:
            said = await table.registry.analyses.workers.aloud(Hinted(hinted=before, seed=0, move=move), asker)
        finally:
            self.is_saying = False
        if said is not None:
            table.tell_all(Notice(code="aloud", seat=seat, values=msgspec.to_builtins(said)))

    # Clocks and graces

    def _watch_clock(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        seat, left = self.table.running, self.table.clock.seconds_left()
        if seat is not None and left is not None and self.table.seats[seat].bot is None:
            self._flag = self._later(left + LATE, lambda: self._flag_falls(seat))

    async def _flag_falls(self, seat: int) -> None:
        self._flag = None
        table = self.table
        if table.running == seat and table.clock.seconds_left() == 0 and table.seats[seat].bot is None:
            table.announce("out_of_time", seat)
            table.clock.start(table.clock.now(), seat)
            await seat_requests.stand_in(table, seat, seats.STAND_IN)

    def _watch_graces(self) -> None:
        away = {seat.seat for seat in self.table.seats if seat.left and seat.bot is None}
        if not away and not self._graces:
            return
        if self.table.opening.status != "running":
            away = set()
        for seat in set(self._graces) - away:
            self._graces.pop(seat).cancel()
        for seat in away - set(self._graces):
            self._graces[seat] = self._later(self.table.opening.grace, lambda seat=seat: self._grace_ends(seat))  # type: ignore[misc]

    async def _grace_ends(self, seat: int) -> None:
        self._graces.pop(seat, None)
        if self.table.seats[seat].left:
            await seat_requests.stand_in(self.table, seat, seats.STAND_IN)

    def _watch_absences(self) -> None:
        """Without a clock: let a bot play for whoever is gone for longer than the host allows, where others wait."""
        table = self.table
        if not table.opening.absence and not self._absences:
            return
        gone: set[int] = set()
        connected = table.connected()
        if table.opening.absence and table.clock.rule.kind == "none" and table.running is not None and connected:
            gone = {seat.seat for seat in table.seats if seat.kind == "person" and not seat.is_away} - connected
        for seat in set(self._absences) - gone:
            self._absences.pop(seat).cancel()
        for seat in gone - set(self._absences):
            self._absences[seat] = self._later(table.opening.absence, lambda seat=seat: self._absence_ends(seat))  # type: ignore[misc]

    async def _absence_ends(self, seat: int) -> None:
        self._absences.pop(seat, None)
        if seat not in self.table.connected() and self.table.running is not None:
            self.table.announce("absent", seat)
            await seat_requests.stand_in(self.table, seat, seats.STAND_IN)

    def _later(self, seconds: float, job: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()

        return loop.call_later(seconds, lambda: self._start(self._do(job)))

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _do(self, job: Callable[[], Awaitable[None]]) -> None:
        try:
            await self.table.do(job)
        except (StoreUnavailable, Conflict) as trouble:
            self.table.registry.store_trouble(self.table, None, trouble)
            self._later(AGAIN, job)
        except Exception:
            log.exception("what was due broke", extra={"table": self.table.name})
            self.table.registry.read_again(self.table)
