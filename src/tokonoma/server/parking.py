"""Tables with a running clock that nobody looks at: they leave memory, and their time goes on here.

When the server starts they are not read at all: their last entry tells what every seat has left, so each is woken no
later than the first flag could fall. Whose clock it is turns out then; if the server stops before, time is forgiven.

What is kept of each is a few numbers: enough to write its clocks down when the server stops, to go on when somebody
comes, and to wake the table when its flag falls.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from tokonoma.server.rows import Entry

if TYPE_CHECKING:
    from tokonoma.server.table import Table


class Parked(Struct):
    """A clock that runs although its table is not in memory."""

    left: list[float | None]
    running: int | None
    is_known: bool  # whose clock is going down
    since: float
    entries: int
    versions: list[int]
    alarm: asyncio.TimerHandle


class Parking:
    """The clocks of tables that have left memory, by the names of these."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake = wake
        self._parked: dict[str, Parked] = {}

    def __len__(self) -> int:
        return len(self._parked)

    def __contains__(self, name: str) -> bool:
        return name in self._parked

    def put(self, table: "Table") -> None:
        """Let a table's clock run on without it."""
        seconds = table.clock.seconds_left()
        if seconds is None or table.journal is None:
            return
        alarm = asyncio.get_running_loop().call_later(seconds, self._wake, table.name)
        entries, versions = len(table.journal.entries), list(table.journal.versions)
        now = time.monotonic()
        self._parked[table.name] = Parked(table.clock.now(), table.clock.running, True, now, entries, versions, alarm)

    def put_kept(self, name: str, last: Entry) -> None:
        """Let the clock of a table run that was not read from the store: until then, its last entry is enough."""
        left = [seconds for seconds in last.clocks if seconds is not None]
        if left:
            alarm = asyncio.get_running_loop().call_later(min(left), self._wake, name)
            now = time.monotonic()
            self._parked[name] = Parked(last.clocks, None, False, now, last.number + 1, last.versions, alarm)

    def take(self, table: "Table") -> None:
        """Give a table that is in memory again the time that is left."""
        parked = self._parked.pop(table.name, None)
        if parked is None:
            return
        parked.alarm.cancel()
        if table.journal is not None and len(table.journal.entries) == parked.entries:
            running = parked.running if parked.is_known else table.running
            table.clock.resume(parked.left, running, time.monotonic() - parked.since)

    def drop(self, name: str) -> None:
        """Forget a clock: another process sees to its table now."""
        if parked := self._parked.pop(name, None):
            parked.alarm.cancel()

    def entries(self) -> list[tuple[str, Entry]]:
        """What is to be written down of every clock here when the server stops."""
        return [(name, self._entry(parked)) for name, parked in self._parked.items() if parked.is_known]

    def _entry(self, parked: Parked) -> Entry:
        left = list(parked.left)
        at_start = left[parked.running] if parked.running is not None else None
        if parked.running is not None and at_start is not None:
            left[parked.running] = max(0.0, at_start - (time.monotonic() - parked.since))
        return Entry(
            number=parked.entries,
            kind="clocks",
            seat=None,
            steps=[],
            versions=parked.versions,
            clocks=left,
            at=time.time(),
        )

    def stop(self) -> None:
        """Wake nothing any more."""
        for parked in self._parked.values():
            parked.alarm.cancel()
        self._parked.clear()
