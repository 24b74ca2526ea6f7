"""How long a server with many running clocks takes until somebody plays on, and its memory then.

    python -m tests.server.waking --tables 2000

Plays one table with a clock, copies it so many times in a store of its own, starts a real server on it, resumes at one
of the copies, moves, and prints the seconds since the start, those the server's process computed, and its megabytes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, insert, select

from tests.server.parties import FRIEND, ME, party
from tokonoma.server import sql_tables
from tokonoma.server.client import Client
from tokonoma.server.settings import DATABASE_FILE

CLOCK = {"kind": "game", "seconds": 900, "added": 0}
COPIED = (sql_tables.tables, sql_tables.seats, sql_tables.keys, sql_tables.entries)


def copied(folder: Path, name: str, times: int) -> list[str]:
    """So many more tables like one that is kept."""
    engine = create_engine(f"sqlite:///{folder / DATABASE_FILE}")
    names = [secrets.token_urlsafe(9) for _ in range(times)]
    with engine.begin() as connection:
        for each in COPIED:
            rows = [dict(row) for row in connection.execute(select(each).where(each.c.table == name)).mappings()]
            for row in rows if each is sql_tables.tables else []:
                row["request"] = None
            connection.execute(insert(each), [row | {"table": new} for new in names for row in rows])
    engine.dispose()
    return names


async def play_some(
    folder: Path, clock: dict[str, Any], moves: int = 5
) -> tuple[str, dict[int, str], list[float | None]]:
    """A table with a clock where some moves were made: its name, its secrets, and the time that was left."""
    async with party(folder, "gorinto", seats=[ME, FRIEND], clock=clock) as people:
        await people.play(moves, random.Random(1))
        return people.table, people.secrets, people.registry.tables[people.table].clock.now()


@contextlib.contextmanager
def started(folder: Path, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    """A server of its own on a store."""
    command = [sys.executable, "-m", "tokonoma", "serve", "--port", str(port), "--no-browser"]
    environment = os.environ | {"TOKONOMA_DATA": str(folder)}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


async def resumed(port: int, table: str, at: dict[int, str]) -> None:
    """Come back to a table as soon as the server lets one in, and move there."""
    client = Client(f"http://127.0.0.1:{port}")
    while True:
        with contextlib.suppress(OSError):
            session = await client.connect(table, at[0])
            break
        await asyncio.sleep(0.01)
    assert session.view is not None
    await session.close()
    async with client.sit(table, at[session.view["to_act"]]) as mover:
        assert (await mover.move(mover.legal[0]))["status"] == "accepted"


def megabytes(pid: int) -> float:
    """The memory of a process."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024


def processor_seconds(pid: int) -> float:
    """How long a process has computed, which others that do depend on less than the time on the clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=2000)
    asked = arguments.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        name, at, _ = asyncio.run(play_some(folder, CLOCK, moves=30))
        names = copied(folder, name, asked.tables)
        begun = time.perf_counter()
        with started(folder, port := random.randrange(20_000, 30_000)) as server:
            asyncio.run(resumed(port, names[len(names) // 2], at))
            took, worked = time.perf_counter() - begun, processor_seconds(server.pid)
            time.sleep(3)
            times = {"first_move_s": round(took, 2), "processor_s": round(worked, 2)}
            found = {"tables": asked.tables, **times, "memory_mb": round(megabytes(server.pid))}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
