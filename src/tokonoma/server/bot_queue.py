"""Who may think next: a fair line in front of the bots' processes.

Tables that somebody looks at come first. Among them whoever has the fewest bots thinking comes first, then whoever has
waited longest since their last turn; so one person with a hundred tables delays another by one move at most. Nobody has
all processes at once.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tokonoma.server.metrics import Metrics

REMEMBERED = 10_000  # people and tables
SAY_AFTER = 1.5  # seconds of waiting until a table is told
SAY_AGAIN = 5.0


class Asker:
    """On whose account a bot thinks, at which table, and whether anybody looks."""

    def __init__(self, person: str, table: str, is_watched: Callable[[], bool] = lambda: True) -> None:
        self.person = person
        self.table = table
        self.is_watched = is_watched


class Ticket:
    """A place in the line."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.since = time.monotonic()
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class BotQueue:
    """The line in front of so many processes."""

    def __init__(self, places: int, metrics: Metrics | None = None) -> None:
        self.places = places
        self.most_each = max(1, places - 1)
        self.metrics = metrics
        self.waiting: list[Ticket] = []
        self.thinking: Counter[str] = Counter()  # by person
        self._served: OrderedDict[str, float] = OrderedDict()  # people and tables, with when they last began
        self._usual = 1.0  # seconds a move takes, as of late

    @asynccontextmanager
    async def place(self, asker: Asker, say: Callable[[float], None] | None = None) -> AsyncIterator[None]:
        """Wait for one's turn, then think; `say` is told now and then how many seconds are still to be waited."""
        ticket = Ticket(asker)
        self.waiting.append(ticket)
        try:
            self._call_next()
            await self._wait(ticket, say)
        except BaseException:
            self._drop(ticket)
            raise
        begun = time.monotonic()
        if self.metrics:
            self.metrics.bot_waited(begun - ticket.since)
        try:
            yield
        finally:
            self._usual += 0.1 * (time.monotonic() - begun - self._usual)
            self._leave(asker)

    async def _wait(self, ticket: Ticket, say: Callable[[float], None] | None) -> None:
        patience = SAY_AFTER
        while not ticket.called.done():
            done, _ = await asyncio.wait([ticket.called], timeout=patience)
            if not done and say is not None:
                say(self.seconds_to_wait(ticket))
            patience = SAY_AGAIN

    def place_of(self, asker: Asker) -> int | None:
        """Which place somebody has in the line, the next one first; None for one who does not wait."""
        ticket = next((each for each in self.waiting if each.asker is asker), None)
        if ticket is None:
            return None
        return 1 + sum(self._order(each) < self._order(ticket) for each in self.waiting)

    def seconds_to_wait(self, ticket: Ticket) -> float:
        """About how long somebody in the line still waits."""
        ahead = sum(self._order(each) < self._order(ticket) for each in self.waiting)
        return round((ahead + 1) * self._usual / self.places, 1)

    def _call_next(self) -> None:
        while self.thinking.total() < self.places:
            open_to = [each for each in self.waiting if self.thinking[each.asker.person] < self.most_each]
            if not open_to:
                return
            ticket = min(open_to, key=self._order)
            self.waiting.remove(ticket)
            self.thinking[ticket.asker.person] += 1
            self._remember(ticket.asker.person)
            self._remember(ticket.asker.table)
            ticket.called.set_result(None)

    def _order(self, ticket: Ticket) -> tuple[bool, int, float, float, float]:
        asker = ticket.asker
        served = self._served.get(asker.person, 0.0), self._served.get(asker.table, 0.0)
        return not asker.is_watched(), self.thinking[asker.person], *served, ticket.since

    def _remember(self, whose: str) -> None:
        self._served[whose] = time.monotonic()
        self._served.move_to_end(whose)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def _drop(self, ticket: Ticket) -> None:
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        elif ticket.called.done() and not ticket.called.cancelled():
            self._leave(ticket.asker)

    def _leave(self, asker: Asker) -> None:
        self.thinking[asker.person] -= 1
        if not self.thinking[asker.person]:
            del self.thinking[asker.person]
        self._call_next()
