"""Group commit: one thread writes whatever the tables have handed in meanwhile, in one transaction.

A future is fulfilled only after the commit, which syncs the disk; so an acknowledgement means that the move is kept. If
a batch fails, each part is tried alone, so that one table's trouble is not another's.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Engine, Executable, Float, Insert, Integer, String, Table
from sqlalchemy.exc import DBAPIError, IntegrityError

from tokonoma.server import direct
from tokonoma.server.troubles import Conflict, LeaseLost, NotAlone, StoreLate, StoreUnavailable

Write = tuple[Executable, dict[str, Any]]
Fence = tuple[str, int]  # a table, and the epoch in which this process owns it
HOLD = 'SELECT "table", epoch FROM leases WHERE "table" = ANY(%s) FOR SHARE'
log = logging.getLogger("tokonoma.writer")
AS_THEY_ARE = (String, Integer, Float)  # types whose values a driver is given unchanged
MOST_ROWS = 64  # in one statement past the library: the driver keeps as many texts prepared
LOOK = 0.05  # seconds between two looks at what is due
PATIENCE = 5.0  # seconds that anybody waits for the store


class Part:
    """What one table hands in at a time: all of it is written, or none."""

    def __init__(self, writes: Sequence[Write], future: "asyncio.Future[None]", fence: Fence | None = None) -> None:
        self.writes = writes
        self.fence = fence
        self.future = future
        self.failure: Exception | None = None
        self.is_given_up = False  # nobody waits for it any more; it is left out if it is not being written yet


class Writer:
    """The one writer of a store."""

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[int, float], None] = lambda parts, seconds: None,
        first: Callable[[Connection], None] = lambda connection: None,
    ) -> None:
        self.engine = engine
        self.observe = observe
        self.first = first  # what every new connection has to do before it writes
        self.available = True
        self.last_success = time.monotonic()
        self._busy_since: float | None = None
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Part | None] = SimpleQueue()  # None: the last one was handed in
        self._due: dict[Part, float] = {}  # when each that somebody waits for is given up
        self._timer: asyncio.TimerHandle | None = None
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def is_stuck(self) -> bool:
        """Whether the store has not answered for longer than anybody waits."""
        since = self._busy_since
        return since is not None and time.monotonic() - since > PATIENCE

    async def write(self, writes: Sequence[Write], seconds: float = PATIENCE, fence: Fence | None = None) -> None:
        """Have writes on disk; raises Conflict, StoreUnavailable, or StoreLate where the store does not say in time."""
        if self.is_stuck:
            self._say_unavailable("it does not answer")
            raise StoreUnavailable("the store does not answer")
        part = Part(writes, self._loop.create_future(), fence)
        self._watch(part, self._loop.time() + seconds)
        self._waiting.put(part)
        try:
            await part.future
        finally:
            self._due.pop(part, None)

    def _watch(self, part: Part, due: float) -> None:
        """Give a part up when it is due: one timer for all, since nearly all are written long before."""
        self._due[part] = due
        if self._timer is None:
            self._timer = self._loop.call_later(LOOK, self._look)

    def _look(self) -> None:
        now = self._loop.time()
        for part in [part for part, due in self._due.items() if due <= now and not part.future.done()]:
            part.is_given_up = True
            self._say_unavailable("it does not answer in time")
            part.future.set_exception(StoreLate("the store does not answer in time"))
        self._timer = self._loop.call_later(LOOK, self._look) if self._due else None

    async def stop(self) -> None:
        """Write what was handed in, then end; a store that does not answer is not waited for."""
        self._waiting.put(None)
        for _ in range(int(PATIENCE / 0.01)):
            if not self._thread.is_alive():
                return
            await asyncio.sleep(0.01)
        log.error("the store did not answer when the server stopped")

    def _run(self) -> None:
        is_last = False
        while not is_last:
            handed_in = [self._waiting.get()]
            self._busy_since = time.monotonic()
            handed_in += [self._waiting.get() for _ in range(self._waiting.qsize())]
            is_last = None in handed_in
            parts = [part for part in handed_in if part is not None and not part.is_given_up]
            started = time.perf_counter()
            self._write_parts(parts)
            self._busy_since = None
            if parts:
                self.observe(len(parts), time.perf_counter() - started)
                self._loop.call_soon_threadsafe(fulfil, parts)
        self._close()

    def _write_parts(self, parts: list[Part]) -> None:
        if len(parts) > 1 and self._commit(parts) is None:
            return
        for part in parts:
            part.failure = self._commit([part])

    def _commit(self, parts: Sequence[Part]) -> Exception | None:
        writes = [write for part in parts for write in part.writes]
        fences = {part.fence for part in parts if part.fence}
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
                self.first(self._connection)
            with self._connection.begin():
                if fences:
                    check_fences(self._connection, fences)
                for statement, rows in merged(writes):
                    execute(self._connection, statement, rows)
        except IntegrityError:
            return Conflict()
        except LeaseLost as lost:
            return lost
        except (DBAPIError, OSError, NotAlone) as trouble:
            self._close()
            self._say_unavailable(reason(trouble))
            return trouble if isinstance(trouble, NotAlone) else StoreUnavailable(type(trouble).__name__)
        self.available = True
        self.last_success = time.monotonic()
        return None

    def _say_unavailable(self, why: str) -> None:
        if self.available:
            log.error("nothing can be written", extra={"trouble": why})
        self.available = False

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except (DBAPIError, OSError):
                return


def check_fences(connection: Connection, fences: set[Fence]) -> None:
    """Hold the leases of these tables until the transaction ends; raises LeaseLost where one has another owner."""
    names = [name for name, _ in fences]
    if {(name, epoch) for name, epoch in direct.ask(connection, HOLD, [names])} != fences:
        raise LeaseLost


def reason(trouble: Exception) -> str:
    """What a database says is wrong, for the host: the first line only, without the values of a row."""
    said = str(trouble.orig if isinstance(trouble, DBAPIError) else trouble).splitlines()
    return f"{type(trouble).__name__}: {said[0] if said else ''}"


def merged(writes: Sequence[Write]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """Neighbours of one statement together, in the order they came."""
    found: list[tuple[Executable, list[dict[str, Any]]]] = []
    for statement, row in writes:
        if found and found[-1][0] is statement:
            found[-1][1].append(row)
        else:
            found.append((statement, [row]))
    return found


def execute(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """Write rows by one statement; the entries of games, which are many, past most of the library's machinery."""
    if direct.run(connection, statement, rows):
        return
    insertion = insertion_of(statement, connection.dialect)
    if insertion is None:
        connection.execute(statement, rows)
        return
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = tuple([row.get(name) for row in some for name in insertion.names])
        connection.exec_driver_sql(insertion.text(len(some)), values)


class Insertion(NamedTuple):
    """An INSERT as the driver takes it: what stands before the values, the places of a row, its columns in order."""

    head: str
    places: str
    names: tuple[str, ...]

    def text(self, rows: int) -> str:
        """The statement for so many rows."""
        return self.head + ", ".join([self.places] * rows)


@lru_cache(64)
def insertion_of(statement: Executable, dialect: Dialect) -> Insertion | None:
    """How to insert without the library; None where parameters have names, or values are not written as they are."""
    if not isinstance(statement, Insert) or not isinstance(statement.table, Table):
        return None
    columns = statement.table.columns
    made = statement.compile(dialect=dialect)
    is_plain = all(isinstance(each.type, AS_THEY_ARE) and each.server_default is None for each in columns)
    if not made.positional or not is_plain:
        return None
    head, values, places = str(made).rpartition("VALUES ")
    return Insertion(head + values, places, tuple(made.positiontup or ()))


def fulfil(parts: list[Part]) -> None:
    """Tell everybody whose part was written, or was not."""
    for part in parts:
        if part.future.done():
            continue
        if part.failure:
            part.future.set_exception(part.failure)
            part.future.exception()  # somebody may no longer wait for it
        else:
            part.future.set_result(None)
