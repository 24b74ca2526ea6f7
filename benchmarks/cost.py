"""What a move costs the server, and apart from it what opening a table costs.

    python benchmarks/cost.py                                      Gorinto between two
    python benchmarks/cost.py --game gorbinos_quest --seats 4      another game
    python benchmarks/cost.py --whole                              clients that take whole views only, as old ones do
    python benchmarks/cost.py --folder /dev/shm                    the store in memory: no disk
    python benchmarks/cost.py --instructions                       counted by Valgrind, which must be installed

First a few tables play until the process is warm. Then tables are opened with everybody at them, which is measured for
itself. Then each of these plays so many moves, one after another and all tables at once, and no next game begins. The
time is the processor's, of all threads of the server. A move is done when it was acknowledged, which is after the disk
was synced, and every seat that is told of it has seen it. What is forced after a move is played with it; the output
says how many decisions a move had.

Instructions are those of the server's own code, not of the system's. They hardly depend on what else the machine does.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from load import SERVER, cpu_seconds, hides, open_tables, serving
from tables import Load, LoadTable, run

import tokonoma
from tokonoma.server.client import Client

WARM_UP_MOVES = 1000
VALGRIND = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--quiet"]


class SomeMoves(Load):  # type: ignore[misc]
    """Every table plays so many moves, and no next game."""

    def __init__(self, whole: bool, hides: bool) -> None:
        super().__init__(0, whole, hides)
        self.left: dict[LoadTable, int] = {}
        self.is_done = asyncio.Event()

    def ready(self, table: LoadTable) -> None:
        """A table waits for its next move."""
        if table.is_over or not self.left.get(table):
            self.left.pop(table, None)
            if not self.left:
                self.is_done.set()
        elif table.is_ready:
            self.left[table] -= 1
            table.move()

    async def play(self, tables: list[LoadTable], moves: int) -> None:
        """Play so many moves at every table, or as many as its game has."""
        self.forget()
        self.is_done.clear()
        self.left = dict.fromkeys(tables, moves)
        for table in random.sample(tables, len(tables)):
            self.ready(table)
        await self.is_done.wait()


class Counter:
    """Counts the processor time a server has used, or its instructions."""

    def __init__(self, server: "subprocess.Popen[bytes]", folder: str, instructions: bool) -> None:
        self.server = server
        self.folder = Path(folder)
        self.instructions = instructions

    def begin(self) -> None:
        """Count from here."""
        if self.instructions:
            self._tell("--instr=on")
        else:
            self._before = cpu_seconds(self.server.pid)

    def end(self) -> float:
        """Microseconds, or instructions, since the beginning."""
        if not self.instructions:
            return float(1e6 * (cpu_seconds(self.server.pid) - self._before))
        self._tell("--dump")
        self._tell("--instr=off")
        return sum(map(counted, self.folder.glob("callgrind.out.*")))

    def _tell(self, what: str) -> None:
        asked = ["callgrind_control", what, str(self.server.pid)]
        subprocess.run(asked, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)


def counted(dump: Path) -> int:
    """The instructions in one of Callgrind's files, which is not needed any more; the first one may be empty."""
    found = re.search(r"^totals: (\d+)", dump.read_text(), re.MULTILINE)
    dump.unlink()
    return int(found[1]) if found else 0


def start_server(folder: str, port: int, instructions: bool) -> "subprocess.Popen[bytes]":
    """A server of its own on SQLite."""
    counting = [*VALGRIND, f"--callgrind-out-file={folder}/callgrind.out.%p"] if instructions else []
    asked = [*counting, sys.executable, "-c", SERVER, folder, str(port), "-1"]
    return subprocess.Popen(asked, stdout=subprocess.DEVNULL)


async def measure(asked: argparse.Namespace, client: Client, port: int, counter: Counter) -> dict[str, Any]:
    """The cost of an opening and of a move."""
    load = SomeMoves(asked.whole, hides(asked.game))
    first = await open_tables(client, port, max(4, asked.tables // 4), asked.seats, load, asked.game)
    await load.play(first, asked.warm_up // len(first))
    counter.begin()
    tables = await open_tables(client, port, asked.tables, asked.seats, load, asked.game)
    opening = counter.end()
    received = bytes_to(tables)
    counter.begin()
    await load.play(tables, asked.moves)
    playing = counter.end()
    moves, unit = len(load.times), "instructions" if asked.instructions else "cpu_us"
    return {
        "tables": asked.tables,
        "moves": moves,
        "decisions_per_move": round(load.decisions / moves, 2),
        f"server_{unit}_per_move": round(playing / moves),
        f"server_{unit}_per_decision": round(playing / load.decisions),
        f"server_{unit}_per_opening": round(opening / asked.tables),
        "bytes_per_move": round((bytes_to(tables) - received) / moves),
    }


def bytes_to(tables: list[LoadTable]) -> int:
    """How much the sockets of these tables have received."""
    return sum(wire.received for table in tables for wire in table.wires)


async def main(asked: argparse.Namespace) -> None:
    """Measure and print."""
    start = partial(start_server, instructions=asked.instructions)
    ending = signal.SIGKILL if asked.instructions else signal.SIGTERM
    async with serving(start, asked.folder, ending) as (server, client, port, folder):
        found = await measure(asked, client, port, Counter(server, folder, asked.instructions))
        print(json.dumps({"game": asked.game, "seats": asked.seats} | found))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=[*tokonoma.GAMES], default="gorinto")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--tables", type=int, default=100)
    arguments.add_argument("--moves", type=int, default=30, help="of every table")
    arguments.add_argument("--warm-up", type=int, default=WARM_UP_MOVES, help="moves before anything is measured")
    arguments.add_argument("--whole", action="store_true", help="clients take whole views only")
    arguments.add_argument("--instructions", action="store_true", help="count instructions, not time")
    arguments.add_argument("--folder", help="where the store lies; default: the system's temporary folder")
    run(main(arguments.parse_args()))
