"""Group commit: one thread writes whatever the tables have handed in meanwhile, in one transaction.

A future is fulfilled only after the commit, which syncs the disk; so an acknowledgement means that the move is kept. If
a batch fails, each part is tried alone, so that one table's trouble is not another's.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError

Write = tuple[Executable, dict[str, Any]]
log = logging.getLogger("tokonoma.writer")


class StoreUnavailable(Exception):
    """Nothing could be written: a full disk, a read-only file, a database that is away."""


class Conflict(Exception):
    """Something else was written in this place; whoever wrote must read again."""


class Part:
    """What one table hands in at a time: all of it is written, or none."""

    def __init__(self, writes: Sequence[Write], future: "asyncio.Future[None]") -> None:
        self.writes = writes
        self.future = future
        self.failure: Exception | None = None


class Writer:
    """The one writer of a store."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] = lambda parts, seconds: None) -> None:
        self.engine = engine
        self.observe = observe
        self.available = True
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Part] = []
        self._wake = threading.Condition()
        self._stopping = False
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, writes: Sequence[Write]) -> "asyncio.Future[None]":
        """Hand in writes; the future is done when they are on disk, or raises StoreUnavailable or Conflict."""
        part = Part(writes, self._loop.create_future())
        with self._wake:
            self._waiting.append(part)
            self._wake.notify()
        return part.future

    async def stop(self) -> None:
        """Write what was handed in, then end."""
        with self._wake:
            self._stopping = True
            self._wake.notify()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._stopping:
                    self._wake.wait()
                parts, self._waiting = self._waiting, []
            if not parts:
                break
            started = time.perf_counter()
            self._write_parts(parts)
            self.observe(len(parts), time.perf_counter() - started)
            self._loop.call_soon_threadsafe(fulfil, parts)
        self._close()

    def _write_parts(self, parts: list[Part]) -> None:
        if len(parts) > 1 and self._commit([write for part in parts for write in part.writes]) is None:
            return
        for part in parts:
            part.failure = self._commit(part.writes)

    def _commit(self, writes: Sequence[Write]) -> Exception | None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                for statement, rows in merged(writes):
                    self._connection.execute(statement, rows)
        except IntegrityError:
            return Conflict()
        except (DBAPIError, OSError) as trouble:
            self._close()
            if self.available:
                log.error("nothing can be written", extra={"trouble": reason(trouble)})
            self.available = False
            return StoreUnavailable(type(trouble).__name__)
        self.available = True
        return None

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except (DBAPIError, OSError):
                return


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


def fulfil(parts: list[Part]) -> None:
    """Tell everybody whose part was written, or was not."""
    for part in parts:
        if part.future.cancelled():
            continue
        if part.failure:
            part.future.set_exception(part.failure)
        else:
            part.future.set_result(None)
