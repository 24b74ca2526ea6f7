"""Which process owns which table, where several serve one database.

A table's lease names its owner and counts its owners: the epoch. Every write of a table checks the epoch within its own
transaction and holds the row until it commits, so a process that has lost a table cannot write to it, however late it
wakes. A process holds its tables for as long as it tells the database that it lives; time is the database's alone. Once
it has been silent for longer than a lease, whoever is asked for one of its tables takes it.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.store import Store
from tokonoma.server.troubles import Elsewhere, StoreUnavailable

log = logging.getLogger("tokonoma.leases")
LEASE = 2.5  # seconds a process may be silent until it loses its tables
BEAT = 0.5  # seconds between two signs of life
FORGET = 3600.0  # seconds until a process that is gone is forgotten

NOW = "extract(epoch FROM clock_timestamp())"
LIVES = f"EXISTS (SELECT 1 FROM members WHERE members.process = leases.owner AND members.until > {NOW})"
# The epoch counts owners: a write that an earlier owner sends late finds another number and is refused.
TAKE = text(
    'INSERT INTO leases ("table", owner, epoch) VALUES (:name, :me, 1) ON CONFLICT ("table") DO UPDATE'
    " SET owner = :me, epoch = leases.epoch + 1"
    f" WHERE leases.owner IS NULL OR leases.owner = :me OR NOT {LIVES} RETURNING epoch"
)
HOLDER = text(f'SELECT owner FROM leases WHERE "table" = :name AND {LIVES}')
OWNER = text('SELECT owner FROM leases WHERE "table" = :name')
# What is returned sees the row as it was before: no row that still holds means that the lease had run out.
LIVE_ON = text(
    f"INSERT INTO members (process, until) VALUES (:me, {NOW} + :lease)"
    f" ON CONFLICT (process) DO UPDATE SET until = {NOW} + :lease RETURNING"
    f" (SELECT count(*) FROM members AS mine WHERE mine.process = :me AND mine.until > {NOW})"
)
LIVING = text(f"SELECT process FROM members WHERE until > {NOW}")
BURY = text(f"DELETE FROM members WHERE until < {NOW} - {FORGET}")
MINE = text('SELECT "table" FROM leases WHERE owner = :me')
RELEASE = text("UPDATE leases SET owner = NULL WHERE owner = :me")
DIE = text("DELETE FROM members WHERE process = :me")
# Tables where something is due without a request: a clock runs, or a bot or a stand-in plays for somebody. The order is
# random, so that two processes that look at once do not try to take the same tables.
TO_WAKE = text(
    """SELECT tables."table" FROM tables LEFT JOIN leases ON leases."table" = tables."table"
    WHERE tables.status = 'running' AND (leases.owner IS NULL OR NOT """
    + LIVES
    + """)
    AND (tables.clock NOT LIKE '%"none"%' OR EXISTS (SELECT 1 FROM seats WHERE seats."table" = tables."table"
        AND (seats.kind = 'bot' OR seats."left" OR seats.stand_in IS NOT NULL)))
    AND EXISTS (SELECT 1 FROM seats WHERE seats."table" = tables."table" AND seats.kind = 'person')
    ORDER BY random() LIMIT 50"""
)


def new_process() -> str:
    """A name for a process that no other ever had."""
    return secrets.token_hex(8)


class Leases:
    """The tables of one process."""

    def __init__(self, store: Store, process: str, lose: Callable[[str], None]) -> None:
        self.store = store
        self.lose = lose  # told of every table that another process has taken
        self.process = process
        self.living: list[str] = [process]
        self.on_change: list[Callable[[], None]] = []

    @property
    def is_first(self) -> bool:
        """Whether chores that one process should do for all are this one's."""
        return self.living[:1] == [self.process]

    async def take(self, name: str) -> None:
        """Own a table from now on; raises Elsewhere where another process does, and refuses a name that is none."""
        if name in self.store.epochs:
            return
        epoch, owner = await self.store.run(self._take, name)
        if epoch is None:
            raise Elsewhere(name, owner)
        self.store.epochs[name] = epoch

    def _take(self, connection: Connection, name: str) -> tuple[int | None, str]:
        try:
            epoch = connection.scalar(TAKE, {"name": name, "me": self.process})
            owner = connection.scalar(OWNER, {"name": name})
            connection.commit()
        except IntegrityError:
            raise Refusal("unknown_table", "there is no such table") from None
        return epoch, owner or ""

    async def owner_of(self, name: str) -> str | None:
        """The living process that owns a table; None where none does."""
        owner: str | None = await self.store.run(lambda connection, _: connection.scalar(HOLDER, {"name": name}), None)
        return owner

    async def live(self) -> None:
        """Tell the database every moment that this process lives, and see who else does."""
        while True:
            with suppress(StoreUnavailable):  # silent for too long, it loses its tables, and its writes are refused
                await self.beat()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Give a sign of life."""
        was_held, living = await self.store.run(self._live_on, None)
        if not was_held:
            await self._check_tables()
        self._set_living(living)

    def _live_on(self, connection: Connection, _nothing: None) -> tuple[bool, list[str]]:
        was_held = bool(connection.scalar(LIVE_ON, {"me": self.process, "lease": LEASE}))
        living = sorted(connection.scalars(LIVING))
        connection.execute(BURY)
        connection.commit()
        return was_held, living

    async def _check_tables(self) -> None:
        """After a silence: forget what others have taken meanwhile."""
        mine = set(await self.store.run(self._mine, None))
        for name in set(self.store.epochs) - mine:
            self.lose(name)

    def _mine(self, connection: Connection, _nothing: None) -> list[str]:
        return list(connection.scalars(MINE, {"me": self.process}))

    def _set_living(self, living: list[str]) -> None:
        if living != self.living:
            self.living = living
            for tell in self.on_change:
                tell()

    async def to_wake(self) -> list[str]:
        """Tables that nobody owns although something may happen at them by itself."""
        return await self.store.run(lambda connection, _: list(connection.scalars(TO_WAKE)), None)

    async def release(self) -> None:
        """Give every table back: this process ends."""
        self.store.epochs.clear()

        def give_back(connection: Connection, _nothing: Any) -> None:
            for statement in (RELEASE, DIE):
                connection.execute(statement, {"me": self.process})
            connection.commit()

        try:
            await self.store.run(give_back, None)
        except StoreUnavailable:
            log.warning("the tables could not be given back; others take them when the lease is over")


def bury(connection: Connection, process: str) -> None:
    """Let others take the tables of a process that is known to be dead."""
    try:
        connection.execute(RELEASE, {"me": process})
        connection.execute(DIE, {"me": process})
        connection.commit()
    except DBAPIError:
        log.warning("a process could not be buried; its tables are taken when the lease is over")
