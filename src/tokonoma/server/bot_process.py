"""The life of a process that thinks for bots: it reads a line, and answers it where it is a question.

A bot stays with its seat from one decision to the next, so that what it has grown serves again. How many stay, and how
much memory they hold together, is bounded: whoever has not been asked for longest goes first. A bot is handed the views
of one seat of one table and nothing else.
"""

import os
import sys
from collections import OrderedDict
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import msgspec
from msgspec import Struct

from tokonoma import bots
from tokonoma.bots.contract import Bot
from tokonoma.kernel.rulebook import Json

MOST_KEPT = 64  # bots in one process
MOST_BYTES = 256 << 20  # of trees in one process
Place = tuple[str, int]  # a table and a seat of it


class Question(Struct, kw_only=True, tag="think"):
    """What a bot is asked. `data` is the file of the component data, where it is not the shipped one.

    Without a table nothing is kept.
    """

    view: Json
    level: str
    seed: int
    table: str = ""
    data: str | None = None


class Forget(Struct, kw_only=True, tag="forget"):
    """The bots of a table are no longer needed, or one of them: not answered."""

    table: str
    seat: int | None = None


class Reply(Struct, kw_only=True):
    """A move; whether the bot went on with what it had grown before; and what this process holds now."""

    move: str
    went_on: bool = False
    kept: int = 0
    bytes: int = 0


class KeptBots:
    """The bots of this process, by table and seat, the one asked last at the end."""

    def __init__(self, most: int = MOST_KEPT, most_bytes: int = MOST_BYTES) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self._bots: OrderedDict[Place, tuple[tuple[str, str | None], Bot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def answer(self, question: Question) -> Reply:
        """Let the seat's bot think, or a new one where there is none."""
        place = (question.table, question.view["seat"])
        kind = (question.level, question.data)
        known, bot = self._bots.pop(place, (None, None))
        if bot is None or known != kind:
            bot = new_bot(question)
        try:
            move = bot.move(question.view, question.seed)
        except BaseException:
            bot.close()
            raise
        if question.table and not bot.holds_process:
            self._bots[place] = (kind, bot)
        else:
            bot.close()  # a program of somebody else's may hold much, and is started for each decision
        self.trim()
        return Reply(move=move, went_on=bot.went_on, kept=len(self), bytes=self.held_bytes())

    def held_bytes(self) -> int:
        """What all of them hold."""
        return sum(bot.held_bytes() for _, bot in self._bots.values())

    def trim(self) -> None:
        """Let go of those not asked for longest until the rest is within the bounds."""
        while self._bots and (len(self) > self.most or self.held_bytes() > self.most_bytes):
            self._bots.popitem(last=False)

    def forget(self, said: Forget) -> None:
        """Let go of a table's bots, or of the one of a seat."""
        for table, seat in list(self._bots):
            if table == said.table and said.seat in (None, seat):
                del self._bots[table, seat]


def new_bot(question: Question) -> Bot:
    """A bot of the level asked for."""
    from tokonoma import game

    opened = game(question.view["game"], data=question.data and Path(question.data))
    return bots.bot(f"level:{question.level}", opened)


def think() -> None:
    """Read and answer until the input ends."""
    os.nice(5)
    kept = KeptBots()
    for line in questions():
        said = msgspec.json.decode(line, type=Question | Forget)
        if isinstance(said, Forget):
            kept.forget(said)
            continue
        tell(msgspec.json.encode(kept.answer(said)))


def questions() -> Iterator[bytes]:
    """The lines of the input until it ends; of a line that a killed server did not end nothing is read."""
    return takewhile(lambda line: line.endswith(b"\n"), sys.stdin.buffer)


def tell(answer: bytes) -> None:
    """Write a line; where the server was killed and nobody reads it any more, end without a word."""
    try:
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    think()
