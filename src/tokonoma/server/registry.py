"""Every table in memory, the store behind them, and the bots.

A table is loaded when somebody asks for it and unloaded when nobody is there and nothing will happen by itself.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from tokonoma.kernel.library import GAMES, Game, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import deals, keys
from tokonoma.server.address_limits import AddressLimit
from tokonoma.server.alone import lock_for
from tokonoma.server.analyses import Analyses
from tokonoma.server.arrivals import Arrivals
from tokonoma.server.audience import refused
from tokonoma.server.bot_queue import Asker
from tokonoma.server.bot_workers import BotWorkers
from tokonoma.server.journal import Journal, new_journal
from tokonoma.server.listener import Outbox
from tokonoma.server.messages import Answer, Notice
from tokonoma.server.metrics import Metrics
from tokonoma.server.migrate import bring_up_to_date
from tokonoma.server.parking import Parking
from tokonoma.server.pulse import Pulse
from tokonoma.server.retention import keep_tidy
from tokonoma.server.rows import Entry, Kept, Opening, row_of
from tokonoma.server.settings import Settings
from tokonoma.server.sharing import Sharing
from tokonoma.server.store import (
    INSERT_ENTRY,
    INSERT_LEASE,
    INSERT_SHEET,
    TRY_WRITING,
    Store,
    database_file,
    keep_private,
    open_engine,
)
from tokonoma.server.table import Table
from tokonoma.server.troubles import Conflict, Elsewhere, LeaseLost, StoreLate, StoreUnavailable
from tokonoma.server.writer import Write, Writer

log = logging.getLogger("tokonoma.registry")
STORE_WAIT = 2.0
SWEEP = 30.0
WAKE = 1.0
BUS_WAIT = 3.0  # seconds a new process waits for Redis before it serves what it can without
COME_BACK = 1012  # the WebSocket code for "the service restarts"


class TableRegistry:
    """One server's tables."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bot_workers: BotWorkers) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bot_workers = bot_workers
        self.tables: dict[str, Table] = {}
        self.app: Any = None  # the application this registry serves
        self.sharing: Sharing | None = None
        self.is_stopping = False
        self.openings = AddressLimit("openings", settings.limits.openings)
        self.claims = AddressLimit("claims", settings.limits.claims)
        self.lessons = AddressLimit("lessons", settings.limits.lessons)
        self.arrivals = Arrivals(settings.limits)
        self.outbox = Outbox()
        self.studies = AddressLimit("studies", settings.limits.reviews)
        self.records = AddressLimit("records", settings.limits.record_uploads)
        self.analyses = Analyses(settings, store)
        self.parking = Parking(self.wake_soon)
        self.pulse = Pulse()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._chores: set[asyncio.Task[None]] = set()

    # Coming and going

    @classmethod
    async def open(cls, settings: Settings) -> "TableRegistry":
        """Open the store, bring it up to date, and wake what does not wait for people."""
        settings.data.mkdir(parents=True, exist_ok=True)
        if file := database_file(settings.url):
            keep_private(file)
        engine = open_engine(settings.url)
        backup = await asyncio.to_thread(bring_up_to_date, engine)
        if backup:
            log.info("the store was backed up before it was changed", extra={"file": backup.name})
        metrics = Metrics()
        writer = Writer(engine, metrics.committed, lock_for(engine, is_shared=bool(settings.redis_url)))
        registry = cls(settings, Store(engine, writer), metrics, BotWorkers(settings.bot_processes, metrics))
        try:
            await registry.store.write((TRY_WRITING, {}))  # and have the lock of the database from now on
            await registry._keep_sheets()
            if settings.redis_url:
                await registry._share()
        except BaseException:
            await registry.store.close()
            raise
        if not registry.sharing:
            await registry._park()
        chores = [registry._wake(), registry._sweep(), *([registry.bot_workers.start()] if settings.bots_ready else [])]
        for chore in chores:
            registry._begin(chore)
        registry._begin(keep_tidy(registry))
        registry._begin(registry.pulse.watch())
        return registry

    async def _share(self) -> None:
        """Be one of several processes that serve this database."""
        self.store.is_shared = True
        self.sharing = Sharing(self)
        self._begin(self.sharing.tunnels.bus.run())
        self._begin(self.sharing.tunnels.compare())
        self._begin(self.arrivals.open.share(self.sharing.tunnels.bus))
        await self.sharing.tunnels.bus.wait_until_up(BUS_WAIT)
        await self.sharing.leases.beat()
        self._begin(self.sharing.leases.live())

    async def farewell(self) -> None:
        """Tell everybody that the server stops, keep the clocks, and give the tables to other processes."""
        self.is_stopping = True
        tables = list(self.tables.values())
        for table in tables:
            table.tell_all(Notice(code="stopping"))
        clocks = [(table.name, clock_entry(table)) for table in tables if table.clock.seconds_left() is not None]
        clocks += self.parking.entries()
        await asyncio.gather(*(self._keep_clock(*each) for each in clocks))  # together: they share a few syncs
        for table in tables:
            for listener in table.listeners:
                listener.close(COME_BACK)
        listeners = [listener for table in self.tables.values() for listener in table.listeners]
        if self.sharing:
            for listener in self.sharing.tunnels.listeners():
                listener.close(COME_BACK)
                listeners.append(listener)
            await self.sharing.leases.release()
            if self.sharing.tunnels.bus.is_up:
                await self.arrivals.open.forget(self.sharing.tunnels.bus)
        await asyncio.gather(*(listener.finish() for listener in listeners))

    async def close(self) -> None:
        """End every task, and let go of the bots and the store."""
        for chore in list(self._chores):
            chore.cancel()
        self.parking.stop()
        for table in list(self.tables.values()):
            table.stop()
        await self.analyses.close()  # while others can still be told what is no longer under way
        if self.sharing:
            await self.sharing.leases.release()
            await self.sharing.stop()
        await self.bot_workers.stop()
        await self.store.close()

    async def _keep_clock(self, name: str, entry: Entry) -> None:
        try:
            await self.store.write((INSERT_ENTRY, row_of(entry, table=name)), table=name)
        except (StoreUnavailable, Conflict):
            log.warning("the clocks could not be kept", extra={"table": name})

    async def _wake(self) -> None:
        """Wake what does not wait for people: once, or again and again where other processes may leave something."""
        while True:
            try:
                names = await (self.sharing.leases.to_wake() if self.sharing else self.store.tables_to_wake())
                parked = await self._park(await self._taken(names)) if self.sharing else []
                for name in names:
                    if name not in parked:
                        await self._wake_table(name)
                if not self.sharing:
                    return
                await asyncio.sleep(WAKE)
            except StoreUnavailable:
                await asyncio.sleep(STORE_WAIT)

    async def _taken(self, names: list[str]) -> list[str]:
        """Take tables that no living process owns; those that are this process's now."""
        assert self.sharing is not None, "it serves alone"
        for name in names:
            with suppress(Elsewhere, Refusal):
                await self.sharing.leases.take(name)
        return [name for name in names if name in self.store.epochs]

    async def _park(self, among: list[str] | None = None) -> list[str]:
        """Let clocks run without reading their tables, where people alone play; the names of these."""
        kept = [each for each in await self.store.clocks_to_park(among) if each[0] not in self.tables]
        for name, last in kept:
            self.parking.put_kept(name, last)
        return [name for name, _ in kept if name in self.parking]

    async def _wake_table(self, name: str) -> None:
        try:
            table = await self.table(name)
            table.scheduler.look_around()
        except Elsewhere:
            return  # its owner sees to it
        except (Refusal, StoreUnavailable) as no:
            log.error("a table could not be woken", extra={"table": name, "trouble": type(no).__name__})

    def wake_soon(self, name: str) -> None:
        """Have a table in memory because something is due at it."""
        self._begin(self._wake_table(name))

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.unload()
            self.bot_workers.forget_idle(self.settings.limits.idle_seconds)

    def unload(self) -> None:
        """Let tables leave memory that nobody has looked at for long; a running clock goes on without its table."""
        long_ago = time.monotonic() - self.settings.limits.idle_seconds
        for table in list(self.tables.values()):
            if not table.listeners and table.used < long_ago and table.scheduler.is_idle:
                self.parking.put(table)
                self.forget(table)

    def make_room(self) -> None:
        """Have room for one more table: where all is taken, what nobody has looked at for longest leaves memory."""
        if len(self.tables) < self.settings.limits.live_tables:
            return
        free = [table for table in self.tables.values() if not table.listeners and table.scheduler.is_idle]
        if not free:
            raise Refusal("too_fast", "every table of this server is taken; try again later", seconds=60)
        oldest = min(free, key=lambda table: table.used)
        self.parking.put(oldest)
        self.forget(oldest)

    def forget(self, table: Table) -> None:
        """Let a table leave memory; its sockets come back by themselves."""
        if self.tables.get(table.name) is table:
            del self.tables[table.name]
        self.forget_bots(table)
        for listener in table.listeners:
            listener.close(COME_BACK)
        table.stop()

    def read_again(self, table: Table) -> None:
        """Have a table as the store has it: what is in memory is not to be trusted."""
        if self.tables.get(table.name) is table:
            self.parking.put(table)
            self.forget(table)
            self.store.epochs.pop(table.name, None)
            if table.opening.status == "running" and not self.is_stopping:
                self.wake_soon(table.name)

    def lose(self, name: str) -> None:
        """Another process owns a table now: what is in memory of it is not to be trusted."""
        self.store.epochs.pop(name, None)
        self.parking.drop(name)
        if table := self.tables.get(name):
            self.forget(table)

    def new_name(self) -> str:
        """A name for a new table, which is this process's."""
        return keys.new_table_name(self.sharing.process if self.sharing else "")

    def own(self, kept: Kept) -> list[Write]:
        """What a new table needs beside its own rows: where several share the store, it is this process's."""
        if not self.sharing:
            return []
        self.store.epochs[kept.opening.table] = 1
        return [(INSERT_LEASE, {"table": kept.opening.table, "owner": self.sharing.process, "epoch": 1})]

    async def choose(
        self, opened: Game, view: dict[str, Any], level: str, seed: int, asker: Asker, say: Callable[[float], None]
    ) -> str:
        """A bot's move, from wherever bots of this person wait in line."""
        if self.sharing and (move := await self.sharing.choose(opened, view, level, seed, asker)):
            return move
        return await self.bot_workers.choose(opened, view, level, seed, asker, say)

    def forget_bots(self, table: Table) -> None:
        """Give back what the bots of a table have grown, wherever they think."""
        if not any(seat.bot for seat in table.seats):
            return
        self.bot_workers.forget(table.name)
        if self.sharing and not self.is_stopping:
            self._begin(self.sharing.forget_bots(table.opener, table.name))

    # Tables

    async def table(self, name: str) -> Table:
        """A table by its name, from memory or from the store; refuses a name that is none."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            loading = self._loading.get(name)
            if loading is not None and loading.done():
                del self._loading[name]

    async def _load(self, name: str) -> Table:
        if self.is_stopping:
            raise StoreUnavailable("the server stops")
        if self.sharing and keys.is_table_name(name):
            await self.sharing.leases.take(name)
        kept = await self.store.read_table(name) if keys.is_table_name(name) else None
        if kept is None:
            raise Refusal("unknown_table", "there is no such table")
        opened = await self.game_of(kept)
        journal = await asyncio.to_thread(journal_of, opened, kept)  # other tables play on meanwhile
        self.make_room()
        table = self.tables[name] = Table(self, opened, kept, journal)
        self.parking.take(table)
        return table

    async def game_of(self, kept: Kept) -> Game:
        """The game with the rules and the component data a table is played with."""
        opening = kept.opening
        opened = game(opening.game)
        check_rules(opened, opening)
        if opened.rulebook.data == opening.data:
            return opened
        return game(opening.game, data=await self._sheet_file(opening.game, opening.data))

    async def _sheet_file(self, name: str, data: str) -> Path:
        text = await self.store.sheet(name, data)
        if text is None:
            raise Refusal("cannot_open", "the component data of this game was not kept", data=data)
        file = self.settings.data / "sheets" / f"{name}-{data}.toml"
        file.parent.mkdir(exist_ok=True)
        if not file.exists():
            file.write_text(text, encoding="utf-8")
        self.bot_workers.files[data] = str(file)
        return file

    async def _keep_sheets(self) -> None:
        for name in GAMES:
            book = game(name).rulebook
            if await self.store.sheet(name, book.data) is None:
                row = {"game": name, "data": book.data, "text": book.sheet.text}
                with suppress(Conflict):  # another process keeps the same
                    await self.store.write((INSERT_SHEET, row))

    # Trouble

    def store_trouble(self, table: Table, request: str | None, trouble: Exception) -> Answer:
        """The answer when nothing could be written; after a conflict the table is read again."""
        if isinstance(trouble, LeaseLost):  # no trouble: nothing was written, and it is done there
            log.info("a table goes on at another process", extra={"table": table.name})
        else:
            self.metrics.count("store_troubles")
            if not isinstance(trouble, StoreUnavailable):  # an outage is told of once, by the writer
                log.error("the store did not take it", extra={"table": table.name, "trouble": type(trouble).__name__})
        if isinstance(trouble, (Conflict, StoreLate)):
            asyncio.get_running_loop().call_soon(self.read_again, table)
        no = Refusal("store_unavailable", "nothing can be written now; try again in a moment", seconds=STORE_WAIT)
        return Answer(id=request, status="slow_down", refused=refused(no), wait=STORE_WAIT)

    def gauge(self) -> None:
        """Count what there is."""
        listeners = [listener for table in self.tables.values() for listener in table.listeners]
        self.metrics.gauge("tables", len(self.tables))
        self.metrics.gauge("bots_waiting", len(self.bot_workers.queue.waiting))
        self.metrics.gauge("bots_thinking", self.bot_workers.queue.thinking.total())
        self.metrics.gauge("analyses_waiting", len(self.analyses.line.waiting))
        self.metrics.gauge("analyses_running", self.analyses.line.thinking.total())
        self.metrics.gauge("thoughts_waiting", len(self.analyses.workers.queue.waiting))
        self.bot_workers.gauge(self.metrics)
        self.metrics.gauge("parked_clocks", len(self.parking))
        self.metrics.gauge("sockets", len(listeners))
        self.pulse.gauge(self.metrics)
        for name in GAMES:
            of_game = sum(table.opening.game == name for table in self.tables.values())
            self.metrics.gauge(f'game_tables{{game="{name}"}}', of_game)
        self.metrics.gauge("store_available", float(self.store.writer.available))


def clock_entry(table: Table) -> Entry:
    """What is to be written down of a table's clock when the server stops."""
    journal = table.game_on
    return Entry(
        number=len(journal.entries),
        kind="clocks",
        seat=None,
        steps=[],
        versions=journal.versions,
        clocks=table.clock.now(),
        at=time.time(),
    )


def check_rules(opened: Game, opening: Opening) -> None:
    """Refuse a table that was played by other rules than this program's."""
    if opened.rulebook.rules != opening.rules:
        known = f"this program's {opened.title} has {opened.rulebook.rules}"
        message = f"this game was played by rules {opening.rules}; {known}"
        raise Refusal("cannot_open", message, rules=opening.rules)


def journal_of(opened: Game, kept: Kept) -> Journal | None:
    """The game of a table as the store kept it, played again; None before it has begun."""
    if not kept.entries:
        return None
    return new_journal(deals.first_state(opened, kept.opening, kept.seats), kept.entries)
