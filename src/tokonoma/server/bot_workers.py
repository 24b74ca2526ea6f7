"""Bots think in processes of their own, a little politer than the server: a table never waits for them.

A process reads a question a line and answers it a line; it ends when its input does, so none outlives the server. One
that dies or breaks is replaced, and the question goes to another. A bot that cannot answer at all plays any legal move.
"""

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tokonoma import bots
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json
from tokonoma.server.bodies import LevelFacts
from tokonoma.server.bot_queue import Asker, BotQueue
from tokonoma.server.metrics import Metrics

log = logging.getLogger("tokonoma.bot_workers")
A = TypeVar("A")
TRIES = 2
LONGEST_ANSWER = 1 << 20
NOBODY = Asker("", "")
PATIENCE = 60.0  # seconds until a process that does not answer is given up


class Question(Struct, kw_only=True):
    """What a bot is asked. `data` is the file of the component data, where it is not the shipped one."""

    view: Json
    level: str
    seed: int
    data: str | None = None


def levels_of(game: Game) -> list[LevelFacts]:
    """The bots one can play against, weakest first."""
    return [LevelFacts(name=name, seconds=usual_seconds(spelled)) for name, spelled in bots.levels(game).items()]


def usual_seconds(spelled: str) -> float | None:
    """How long a bot of this spelling thinks, where it says so."""
    return bots.bot(spelled).budget.seconds


class BotWorker:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

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

    def end(self) -> None:
        """End the process."""
        if self.process.returncode is None:
            self.process.kill()


class BotWorkers:
    """As many processes as there are cores, started when the server starts."""

    module = "tokonoma.server.bot_workers"  # what a process runs

    def __init__(self, count: int | None = None, metrics: Metrics | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self.queue = BotQueue(self.count, metrics)
        self._free: asyncio.Queue[BotWorker | None] = asyncio.Queue()
        self._all: set[BotWorker] = set()
        self.files: dict[str, str] = {}  # fingerprints of corrected data, with their files
        for _ in range(self.count):
            self._free.put_nowait(None)  # a place for a process that is yet to be started

    async def start(self) -> None:
        """Start every process, so that the first bot does not have to wait for it."""
        places = [self._free.get_nowait() for _ in range(self._free.qsize())]
        for bot_worker in places:
            self._free.put_nowait(bot_worker or await self._new())

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
        question = msgspec.json.encode(Question(view=view, level=level, seed=seed, data=data))
        async with self.queue.place(asker, say):
            move = await self.answered(question, str, game.name)
            return move if move is not None else str(secrets.choice(view["legal"])["move"])

    async def answered(self, question: bytes, kind: type[A], about: str) -> A | None:
        """What one of the processes answers; None where none can."""
        for _ in range(TRIES):
            bot_worker = await self._free.get()
            try:
                bot_worker = bot_worker or await self._new()
                found: A = msgspec.json.decode(await bot_worker.answer(question), type=kind)
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
                self._free.put_nowait(bot_worker)
            return found
        return None

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
            bot_worker.end()

    async def stop(self) -> None:
        """End every process."""
        for bot_worker in list(self._all):
            bot_worker.end()
            await bot_worker.process.wait()
        self._all.clear()


def think() -> None:
    """The life of one process."""
    from tokonoma import game

    os.nice(5)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        opened = game(question.view["game"], data=question.data and Path(question.data))
        bot = bots.bot(f"level:{question.level}", opened)
        try:
            move: Any = bot.move(question.view, question.seed)
        finally:
            bot.close()  # a program of somebody else's, where the level is one
        sys.stdout.buffer.write(msgspec.json.encode(move) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    think()
