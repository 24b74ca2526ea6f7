"""Analyses of finished games: a line in which everybody has a share, a budget, and results as they are found.

An analysis that is done is kept in the store with its game, be that a table's or a record from a file; one that is
under way, or was stopped, in memory only.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from secrets import token_hex
from typing import Literal
from weakref import WeakValueDictionary

import msgspec

from tokonoma.analysis import summary
from tokonoma.analysis.judged import Analysis, Judged
from tokonoma.analysis.one_decision import decision_steps, with_luck
from tokonoma.analysis.study import Thinking
from tokonoma.analysis.whole_game import stages
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.address_limits import AddressLimit
from tokonoma.server.analysis_workers import AnalysisWorkers, Decision, Position
from tokonoma.server.bot_queue import Asker, BotQueue
from tokonoma.server.facts import AnalysisNow, Json
from tokonoma.server.rate_limits import too_fast
from tokonoma.server.settings import Settings
from tokonoma.server.shares import Shares
from tokonoma.server.store import Store, keep_analysis
from tokonoma.server.troubles import Conflict, StoreUnavailable
from tokonoma.server.writer import Write

Keeping = Callable[[str, str], Write]
log = logging.getLogger("tokonoma.analyses")
REMEMBERED = 50  # analyses that were stopped, until the oldest is forgotten
UNDER_WAY = ("waiting", "running")
AGAIN = 20.0  # seconds until somebody with too many analyses is worth hearing again
SOON = 5.0  # the same where moments are waited for


class GameAnalysis:
    """The analysis of one game, under way."""

    def __init__(self, person: str, asker: Asker, record: Json, playouts: int, keeping: Keeping) -> None:
        self.table = asker.table  # or the name of a record from a file
        self.keeping = keeping  # how it is written to the store
        self.person = person  # who began it
        self.asker = asker
        self.record = record
        self.playouts = playouts
        self.steps = decision_steps(record)
        self.stages = list(stages(record))
        self.status: Literal["waiting", "running", "stopped", "done"] = "waiting"
        self.found: dict[int, Judged] = {}  # by step, in the order they were found
        self.whole: Analysis | None = None
        self.first: int | None = None  # the step somebody looks at
        self.begun: set[int] = set()
        self.started = time.monotonic()
        self.spent = 0.0  # seconds of processors
        self.is_stopped = False
        self.task: asyncio.Task[None] | None = None

    def next_step(self) -> int | None:
        """The decision to judge next: the one somebody looks at, else the first that is left."""
        left = [step for step in self.steps if step not in self.begun]
        if self.first in left:
            return self.first
        return left[0] if left else None

    def seconds_left(self) -> float | None:
        """About how long it still takes, once it is known how long a decision does."""
        if self.status != "running" or not self.found:
            return None
        each = (time.monotonic() - self.started) / len(self.found)
        return round(each * (len(self.steps) - len(self.found)), 1)


class Analyses:
    """Every analysis that this process makes."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.limits = settings.limits
        self.store = store
        self.workers = AnalysisWorkers(self.limits.analysis_processes)
        self.line = BotQueue(self.limits.analyses_at_once)
        self.begun = AddressLimit("analyses", self.limits.analyses)
        self.begun_at = AddressLimit("analyses of address", self.limits.analyses_of_address)
        self.shares = Shares("analyses", self.limits.analyses_each)
        self.shares_at = Shares("analyses of address", self.limits.analyses_each_address)
        self.of: dict[str, GameAnalysis] = {}
        self._beginning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def now(self, table: str, known: int) -> AnalysisNow:
        """How far the analysis of a table's game is, with what was found after so many decisions."""
        analysis = self.of.get(table)
        if analysis is None:
            kept = await self.store.analysis(table)
            return kept_whole(kept) if kept else AnalysisNow(status="none", done=0)
        return AnalysisNow(
            status=analysis.status,
            done=len(analysis.found),
            steps=analysis.steps,
            stages=analysis.stages,
            place=self.line.place_of(analysis.asker),
            seconds=analysis.seconds_left(),
            found=[] if analysis.whole else list(analysis.found.values())[known:],
            analysis=analysis.whole,
        )

    async def begin(self, person: str, asker: Asker, record: Json, keeping: Keeping = keep_analysis) -> None:
        """Begin the analysis of a game unless there is one; refuses somebody who has too many, and a line too long.

        Everybody at the address that asks waits in the line as one, and has a share of its own beside the person's.
        """
        async with self._beginning.setdefault(asker.table, asyncio.Lock()):  # who asks meanwhile begins no second one
            known = self.of.get(asker.table)
            if (known and known.status != "stopped") or await self.store.analysis(asker.table):
                return
            self._begin(await self._made(person, asker, record, keeping))

    async def think(self, position: Position, address: str) -> Thinking | None:
        """What a search thinks of a position; counted as an analysis of everybody at the address while it lasts."""
        self.check_line()
        what = f"study {token_hex(8)}"  # a name that no other process gives
        if not await self.shares_at.hold(address, what):
            raise too_fast(SOON)
        try:
            return await self.workers.think(position, Asker(f"study {address}", f"study {address}"))
        finally:
            await self.shares_at.leave(what)

    def check_line(self) -> None:
        """Refuse one more who waits for the processes that analyse, where very many do."""
        if len(self.workers.queue.waiting) >= self.limits.analyses_waiting:
            raise too_fast(SOON)

    def stop(self, table: str, person: str | None) -> None:
        """Stop an analysis that a person began, or whoever did; what was found stays to be seen."""
        analysis = self.of.get(table)
        if analysis is None or analysis.task is None or analysis.status not in UNDER_WAY:
            return
        if person is not None and person != analysis.person:
            raise Refusal("not_your_seat", "an analysis is stopped by whoever began it, or who sat at the table")
        analysis.is_stopped = True
        if analysis.status == "waiting":
            analysis.task.cancel()

    def look_first(self, table: str, step: int) -> None:
        """Judge the decision at a step before the others."""
        if analysis := self.of.get(table):
            analysis.first = step

    async def close(self) -> None:
        """End everything."""
        tasks = [each.task for each in self.of.values() if each.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.shares.close()
        self.shares_at.close()
        await self.workers.stop()

    async def _made(self, person: str, asker: Asker, record: Json, keeping: Keeping) -> GameAnalysis:
        if sum(each.status in UNDER_WAY for each in self.of.values()) >= self.limits.analyses_waiting:
            raise too_fast(AGAIN)
        try:
            await self._hold(person, asker)
            make = partial(GameAnalysis, person, asker, record, self.limits.analysis_playouts, keeping)
            return await asyncio.to_thread(make)
        except BaseException:
            await self._leave(asker.table)
            raise

    def _begin(self, analysis: GameAnalysis) -> None:
        self._remember(analysis)
        work = self._run(analysis)
        analysis.task = asyncio.get_running_loop().create_task(work, name=f"analysis {analysis.table}")

    async def _hold(self, person: str, asker: Asker) -> None:
        """Count an analysis for the person and for the address; refuses where either has too many."""
        for shares, whose in ((self.shares, person), (self.shares_at, asker.person)):
            if not await shares.hold(whose, asker.table):
                raise too_fast(AGAIN)
        await self.begun.take(person)
        await self.begun_at.take(asker.person)

    async def _leave(self, table: str) -> None:
        await self.shares.leave(table)
        await self.shares_at.leave(table)

    def _remember(self, analysis: GameAnalysis) -> None:
        stopped = [table for table, each in self.of.items() if each.status == "stopped"]
        for table in stopped[:-REMEMBERED]:
            del self.of[table]
        self.of[analysis.table] = analysis

    async def _run(self, analysis: GameAnalysis) -> None:
        try:
            async with self.line.place(analysis.asker):
                analysis.status, analysis.started = "running", time.monotonic()
                await asyncio.gather(*(self._judge_on(analysis) for _ in range(self.workers.count)))
            analysis.whole = await asyncio.to_thread(put_together, analysis)
            if len(analysis.found) == len(analysis.steps):
                await self._keep(analysis, analysis.whole)
            else:
                analysis.status = "stopped"
        except asyncio.CancelledError:
            analysis.status = "stopped"
            raise
        except Exception:
            log.exception("an analysis broke", extra={"table": analysis.table})
            analysis.status = "stopped"
        finally:
            await self._leave(analysis.table)

    async def _judge_on(self, analysis: GameAnalysis) -> None:
        """Judge one decision after another, until none is left, the budget is spent, or somebody stops it."""
        while not analysis.is_stopped and (step := analysis.next_step()) is not None:
            analysis.begun.add(step)
            asked = Decision(record=analysis.record, step=step, playouts=analysis.playouts)
            found, seconds = await self.workers.judge(asked, analysis.asker)
            analysis.spent += seconds
            if found is not None:
                analysis.found[step] = found
            if analysis.spent > self.limits.analysis_seconds:
                analysis.is_stopped = True

    async def _keep(self, analysis: GameAnalysis, whole: Analysis) -> None:
        """Have an analysis in the store; while that takes nothing, it stays in memory."""
        analysis.status = "done"
        text = msgspec.json.encode(whole).decode()
        try:
            await self.store.write(analysis.keeping(analysis.table, text))
        except (StoreUnavailable, Conflict) as no:  # a conflict: the game was deleted, or analysed twice
            log.warning("an analysis could not be kept", extra={"table": analysis.table, "trouble": type(no).__name__})
        else:
            del self.of[analysis.table]


def patient(address: str, table: str) -> Asker:
    """Whoever has a game analysed: hints come first."""
    return Asker(address, table, lambda: False)


def put_together(analysis: GameAnalysis) -> Analysis:
    """What was found, in the form in which it is kept."""
    return summary(analysis.record, with_luck(analysis.record, analysis.found), analysis.playouts)


def kept_whole(text: str) -> AnalysisNow:
    """An analysis from the store."""
    whole = msgspec.json.decode(text, type=Analysis)
    steps = [each.step for each in whole.decisions]
    return AnalysisNow(status="done", done=len(steps), steps=steps, stages=whole.stages, analysis=whole)
