"""Finished games are analysed in processes of their own, which the system lets run only where nothing else wants to.

So neither a table nor a bot waits for them, however many games are analysed.
"""

import os
import time
from contextlib import suppress

import msgspec
from msgspec import Struct

from tokonoma.analysis.hint import Aloud, Hint
from tokonoma.analysis.judged import Judged
from tokonoma.analysis.study import Thinking
from tokonoma.server.bot_process import questions, tell
from tokonoma.server.bot_queue import Asker
from tokonoma.server.bot_workers import BotWorkers
from tokonoma.server.facts import Json

LAST = 19  # the politest niceness there is


class Decision(Struct, kw_only=True):
    """A decision of a record to be judged."""

    record: Json
    step: int
    playouts: int
    seed: int = 0


class Position(Struct, kw_only=True):
    """A position of a study to be thought about."""

    document: Json  # where the study began
    steps: list[str]
    playouts: int
    also: list[str] = []  # moves that were tried, to be compared with the best


class Hinted(Struct, kw_only=True):
    """A game in which the seat to act wants a hint, or in which `move` is to be explained to everybody."""

    hinted: Json  # its record so far
    seed: int
    move: str | None = None


class AnalysisWorkers(BotWorkers):
    """The processes that analyse; started with the first analysis, and kept."""

    module = "tokonoma.server.analysis_workers"

    def __init__(self, most: int) -> None:
        super().__init__(min(most, os.cpu_count() or 1))
        self.queue.most_each = self.count  # alone, a person has them all

    async def judge(self, decision: Decision, asker: Asker) -> tuple[Judged | None, float]:
        """A judged decision, once it is the asker's turn, or None where no process can; and how long it took."""
        async with self.queue.place(asker):
            begun = time.monotonic()
            found = await self.answered(msgspec.json.encode(decision), Judged, str(decision.record["game"]))
            return found, time.monotonic() - begun

    async def think(self, position: Position, asker: Asker) -> Thinking | None:
        """What a search thinks of a position, once it is the asker's turn, or None where no process can."""
        async with self.queue.place(asker):
            return await self.answered(msgspec.json.encode(position), Thinking, str(position.document["game"]))

    async def hint(self, asked: Hinted, asker: Asker) -> Hint | None:
        """A hint, once it is the asker's turn, or None where no process can."""
        async with self.queue.place(asker):
            return await self.answered(msgspec.json.encode(asked), Hint, str(asked.hinted["game"]))

    async def aloud(self, asked: Hinted, asker: Asker) -> Aloud | None:
        """What a bot says of its move, or None where that is nothing."""
        async with self.queue.place(asker):
            return await self.answered(msgspec.json.encode(asked), Aloud | None, str(asked.hinted["game"]))  # type: ignore[arg-type]


def work() -> None:
    """The life of one process."""
    stand_back()
    for line in questions():
        tell(msgspec.json.encode(answer_to(line)))


def answer_to(question: bytes) -> Judged | Thinking | Hint | Aloud | None:
    """A decision judged, what is thought of a position, a hint, or why a move was made."""
    from tokonoma.analysis.hint import aloud, hint
    from tokonoma.analysis.one_decision import judge_step
    from tokonoma.analysis.record import Depth
    from tokonoma.analysis.study import Study, think
    from tokonoma.kernel.library import game

    if b'"hinted"' in question[:12]:
        wanted = msgspec.json.decode(question, type=Hinted)
        opened = game(wanted.hinted["game"])
        state = opened.from_record(wanted.hinted)
        return hint(state, seed=wanted.seed) if wanted.move is None else aloud(state, wanted.move, seed=wanted.seed)
    if b'"document"' in question[:12]:
        asked = msgspec.json.decode(question, type=Position)
        opened = game(asked.document["game"])
        return think(Study(opened, asked.document, asked.steps).state, asked.playouts, also=asked.also)
    judged = msgspec.json.decode(question, type=Decision)
    return judge_step(game(judged.record["game"]), judged.record, judged.step, Depth(judged.playouts, judged.seed))


def stand_back() -> None:
    """Run only where a processor has nothing else to do."""
    os.nice(LAST)
    if hasattr(os, "SCHED_IDLE"):  # Linux
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    work()
