"""Finished games are analysed in processes of their own, which the system lets run only where nothing else wants to.

So neither a table nor a bot waits for them, however many games are analysed.
"""

import os
import sys
import time
from contextlib import suppress

import msgspec
from msgspec import Struct

from tokonoma.analysis.judged import Judged
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


def work() -> None:
    """The life of one process."""
    from tokonoma.analysis.one_decision import judge_step
    from tokonoma.analysis.record import Depth
    from tokonoma.kernel.library import game

    stand_back()
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Decision)
        found = judge_step(game(asked.record["game"]), asked.record, asked.step, Depth(asked.playouts, asked.seed))
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


def stand_back() -> None:
    """Run only where a processor has nothing else to do."""
    os.nice(LAST)
    if hasattr(os, "SCHED_IDLE"):  # Linux
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    work()
