"""Bots think in processes of their own, a little politer than the server: a table never waits for them.

A process reads a question a line and answers it a line; it ends when its input does, so none outlives the server. One
that dies or breaks is replaced, and the question goes to another. A bot that cannot answer at all plays any legal move.
A seat asks the process that has its bot, where that one is free; else another makes a new bot for it.
"""

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from tokonoma import bots
from tokonoma.bots.ratings import ratings
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json
from tokonoma.server.bodies import LevelFacts
from tokonoma.server.bot_process import Forget, Place, Question, Reply
from tokonoma.server.bot_queue import Asker, BotQueue
from tokonoma.server.metrics import Metrics

log = logging.getLogger("tokonoma.bot_workers")
A = TypeVar("A")
TRIES = 2
LONGEST_ANSWER = 1 << 20
NOBODY = Asker("", "")
PATIENCE = 60.0  # seconds until a process that does not answer is given up


def levels_of(game: Game) -> list[LevelFacts]:
    """The bots one can play against, weakest first."""
    return [level_facts(game, name, spelled) for name, spelled in bots.levels(game).items()]


def level_facts(game: Game, name: str, spelled: str) -> LevelFacts:
    """How long a level thinks, and its ratings; those are of the shipped component data."""
    known = ratings(game.name, name) if game.rulebook.opened_from is None else {}
    rated = {str(seats): each for seats, each in known.items()}
    return LevelFacts(name=name, seconds=usual_seconds(spelled), ratings=rated)


def usual_seconds(spelled: str) -> float | None:
    """How long a bot of this spelling thinks, where it says so."""
    return bots.bot(spelled).budget.seconds


class BotWorker:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.kept = 0  # bots it has, and the bytes these hold
        self.bytes = 0

    async def answer(self, question: bytes) -> bytes:
        """What it answers, a line; raises ConnectionError when the process cannot answer any more."""
        reading, writing = self.process.stdout, self.process.stdin
        assert reading is not None
        assert writing is not None
        writing.write(question + b"\n")
        await writing.drain()
        line = await asyncio.wait_for(reading.readline(), PATIENCE)
        if not line:
            raise ConnectionError("the process ended")
        return line

    def forget(self, table: str, seat: int) -> None:
        """Let the bot of a seat go; it is not waited for."""
        if self.process.returncode is None and self.process.stdin is not None:
            self.process.stdin.write(msgspec.json.encode(Forget(table=table, seat=seat)) + b"\n")

    def end(self) -> None:
        """End the process, and write to it no more."""
        if self.process.returncode is None:
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()


class BotWorkers:
    """As many processes as there are cores, started when the server starts."""

    module = "tokonoma.server.bot_process"  # what a process runs

    def __init__(self, count: int | None = None, metrics: Metrics | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self.metrics = metrics
        self.queue = BotQueue(self.count, metrics)
        self.files: dict[str, str] = {}  # fingerprints of corrected data, with their files
        self.homes: dict[Place, tuple[BotWorker, float]] = {}  # who has a seat's bot, and when it was last asked
        self._all: set[BotWorker] = set()
        self._given_up: set[BotWorker] = set()  # they were told to end
        self._free: list[BotWorker | None] = [None] * self.count  # None: a process that is yet to be started
        self._there = asyncio.Semaphore(self.count)

    async def start(self) -> None:
        """Start every process, so that the first bot does not have to wait for it."""
        while None in self._free:
            bot_worker = await self._take(None, is_new=True)
            try:
                bot_worker = bot_worker or await self._new()
            finally:
                self._put(bot_worker)

    async def choose(
        self,
        game: Game,
        view: Json,
        level: str,
        seed: int,
        asker: Asker = NOBODY,
        say: Callable[[float], None] | None = None,
    ) -> str:
        """The move of a bot for the seat of a view, once it is the asker's turn; `say` is told how long that takes."""
        data = self.files.get(game.rulebook.data)
        question = Question(view=view, level=level, seed=seed, data=data, table=asker.table)
        place = (asker.table, int(view["seat"])) if asker.table else None
        async with self.queue.place(asker, say):
            reply = await self.answered(msgspec.json.encode(question), Reply, game.name, place)
        if reply is None:
            return str(secrets.choice(view["legal"])["move"])
        if self.metrics:
            self.metrics.bot_decided(game.name, reply.went_on)
        return reply.move

    async def answered(self, question: bytes, kind: type[A], about: str, place: Place | None = None) -> A | None:
        """What one of the processes answers, that of the seat's bot where it can; None where none can."""
        for _ in range(TRIES):
            bot_worker = await self._take(place)
            try:
                bot_worker = bot_worker or await self._new()
                found: A = msgspec.json.decode(await bot_worker.answer(question), type=kind)
                self._note(place, bot_worker, found)
            except (ConnectionError, OSError, TimeoutError, ValueError) as trouble:
                log.error("a bot could not think", extra={"game": about, "trouble": type(trouble).__name__})
                self._give_up(bot_worker)
                bot_worker = None
                continue
            except asyncio.CancelledError:
                # Its answer would be taken for the next question's.
                self._give_up(bot_worker)
                bot_worker = None
                raise
            finally:
                self._put(bot_worker)
            return found
        return None

    # The processes

    async def _take(self, place: Place | None, is_new: bool = False) -> BotWorker | None:
        """A free process: the one that has the seat's bot, else the one that has the fewest; None is yet to start."""
        await self._there.acquire()
        home = self.homes[place][0] if place in self.homes else None
        if home is not None and home in self._free:
            found: BotWorker | None = home
        elif is_new and None in self._free:
            found = None
        else:
            found = min(self._free, key=lambda each: (each is None, each.kept if each else 0))
        self._free.remove(found)
        return found

    def _put(self, bot_worker: BotWorker | None) -> None:
        self._free.append(bot_worker)
        self._there.release()

    async def _new(self) -> BotWorker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,
        )
        bot_worker = BotWorker(process)
        self._all.add(bot_worker)
        return bot_worker

    def _give_up(self, bot_worker: BotWorker | None) -> None:
        if bot_worker is not None:
            self._all.discard(bot_worker)
            self.homes = {place: home for place, home in self.homes.items() if home[0] is not bot_worker}
            bot_worker.end()
            self._given_up = {each for each in self._given_up if each.process.returncode is None} | {bot_worker}

    # Who has which bot

    def _note(self, place: Place | None, bot_worker: BotWorker, found: object) -> None:
        if isinstance(found, Reply):
            bot_worker.kept, bot_worker.bytes = found.kept, found.bytes
        if place is None:
            return
        before = self.homes.get(place)
        if before and before[0] is not bot_worker:
            before[0].forget(*place)
        self.homes[place] = (bot_worker, time.monotonic())

    def forget(self, table: str) -> None:
        """Give back what the bots of a table hold."""
        for place in [each for each in self.homes if each[0] == table]:
            self._let_go(place)

    def forget_idle(self, seconds: float) -> None:
        """Give back what bots hold that were not asked for so long."""
        long_ago = time.monotonic() - seconds
        for place in [each for each, (_, asked) in self.homes.items() if asked < long_ago]:
            self._let_go(place)

    def _let_go(self, place: Place) -> None:
        bot_worker, _ = self.homes.pop(place)
        bot_worker.forget(*place)

    def gauge(self, metrics: Metrics) -> None:
        """Count what is kept, as of the last answers."""
        metrics.gauge("bots_kept", sum(each.kept for each in self._all))
        metrics.gauge("bots_kept_bytes", sum(each.bytes for each in self._all))

    async def stop(self) -> None:
        """End every process, and wait for those that were given up too."""
        for bot_worker in [*self._all, *self._given_up]:
            bot_worker.end()
            await bot_worker.process.wait()
        self._all.clear()
        self._given_up.clear()
        self.homes.clear()
