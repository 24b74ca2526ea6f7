"""Load: many tables on one server, with the load generator beside it.

    python benchmarks/load.py                                   200 tables of four seats, 200 moves a second
    python benchmarks/load.py --rate 0 --tables 100 --seats 2   as fast as it goes
    python benchmarks/load.py --game koinobori --seats 3        another game
    python benchmarks/load.py --whole                           clients that take whole views only, as old ones do
    python benchmarks/load.py --idle 2000                       memory of idle sockets
    python benchmarks/load.py --rate 0 --workers 2              two processes on one database
    python benchmarks/load.py --restart                         from a kill to the first client that has resumed

Every seat of every table has a socket, and a table whose game is over goes on with a rematch. A move counts when it was
acknowledged, which is after the disk was synced, and every seat of its table has seen it (in a game with secrets: every
seat that is surely told of it); its time runs from the sending to the last of these. The server is a process of its own
with its store in a fresh folder. The processor time of a move has in it what opening the next games took; `cost.py`
measures the two apart.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tables import HOST, Load, LoadTable, run
from wire import open_wire

import tokonoma
from tokonoma.server.client import Client

SERVER = """
import os
import sys
from pathlib import Path
from tokonoma.server import logs
from tokonoma.server.serve import listen, serve
from tokonoma.server.settings import Limits, Settings
free = (1e9, 1e9)
limits = Limits(requests=free, chat=free, claims=free, openings=free, hellos=free, watchers=10**6)
logs.start()
workers = int(sys.argv[3])
more = {"database_url": os.environ.get("TOKONOMA_DATABASE_URL", "")} if workers >= 0 else {}
if workers > 0:
    more["redis_url"] = os.environ["TOKONOMA_REDIS_URL"]
settings = Settings(data=Path(sys.argv[1]), limits=limits, bots_ready=False, **more)
sys.exit(serve(settings, listen("127.0.0.1", int(sys.argv[2])), "127.0.0.1", False, workers if workers > 0 else None))
"""
WARM_UP = 2.0  # seconds
Start = Callable[[str, int], "subprocess.Popen[bytes]"]  # in a folder, on a port


def start_server(folder: str, port: int, workers: int = -1) -> "subprocess.Popen[bytes]":
    """A server of its own, of so many processes."""
    asked = [sys.executable, "-c", SERVER, folder, str(port), str(workers)]
    return subprocess.Popen(asked, stdout=subprocess.DEVNULL)


class Started(NamedTuple):
    """A server that answers."""

    process: "subprocess.Popen[bytes]"
    client: Client
    port: int
    folder: str


@asynccontextmanager
async def serving(start: Start, place: str | None, ending: int = signal.SIGTERM) -> AsyncIterator[Started]:
    """A server with its store in a fresh folder, ended in the end."""
    port = random.randrange(20_000, 30_000)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        process = start(folder, port)
        client = Client(f"http://{HOST}:{port}")
        try:
            await until_it_answers(client)
            yield Started(process, client, port, folder)
        finally:
            process.send_signal(ending)
            process.wait()


async def until_it_answers(client: Client) -> None:
    """Wait for the server."""
    while True:
        try:
            await client.get("/health")
            return
        except OSError:
            await asyncio.sleep(0.02)


def hides(game: str) -> bool:
    """Whether a game has decisions that not everybody is told of."""
    return not tokonoma.game(game).rulebook.hides_nothing


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def cpu_seconds(pid: int) -> float:
    """The CPU time a process and those it started have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


async def open_tables(
    client: Client, port: int, count: int, seats: int, load: Load, game: str = "gorinto"
) -> list[LoadTable]:
    """So many tables with everybody at them."""
    wishes = [{"kind": "me"}, *({"kind": "here"} for _ in range(seats - 1))]
    tables = [LoadTable(await client.open_table(game, wishes), load, port) for _ in range(count)]
    for table in tables:
        await table.sit_down()
    return tables


async def measure_load(asked: argparse.Namespace, client: Client, port: int, pid: int) -> dict[str, Any]:
    """Times of moves under load."""
    load = Load(asked.rate, asked.whole, hides(asked.game))
    tables = await open_tables(client, port, asked.tables, asked.seats, load, asked.game)
    await load.run(tables, WARM_UP)
    load.forget()
    bytes_before = sum(wire.received for table in tables for wire in table.wires)
    before = cpu_seconds(pid)
    started = await load.run(tables, asked.seconds)
    cpu = cpu_seconds(pid) - before
    received = load.bytes + sum(wire.received for table in tables for wire in table.wires) - bytes_before
    times = sorted(load.times)
    by_quarter = quarters(load.ends, started, asked.seconds)
    share = [round(1000 * times[min(len(times) - 1, int(len(times) * each))], 2) for each in (0.5, 0.9, 0.99, 0.999)]
    return {
        "sockets": asked.tables * asked.seats,
        "tables": asked.tables,
        "moves": len(times),
        "moves_per_s": round(sum(by_quarter) / 4, 1),
        "moves_per_s_of_each_quarter": by_quarter,
        "decisions_per_move": round(load.decisions / len(times), 2),
        "games_begun_meanwhile": load.games,
        "moves_never_completed": sum(table.waiting for table in tables),
        "not_sent_because_no_table_was_free": load.missed,
        "ms_p50_p90_p99_p999": share,
        "bytes_per_move": round(received / len(times)),
        "server_cpu_us_per_move": round(1e6 * cpu / len(times)),
    }


def quarters(ends: list[float], started: float, seconds: float) -> list[float]:
    """Moves a second in each quarter of a run: whether it went on as it began."""
    length = seconds / 4
    counts = Counter(int((end - started) / length) for end in ends)
    return [round(counts[each] / length, 1) for each in range(4)]


async def measure_idle(asked: argparse.Namespace, client: Client, port: int, pid: int) -> dict[str, Any]:
    """Memory of sockets that only watch."""
    opened = await client.open_table("gorinto", [{"kind": "me"}, {"kind": "bot"}])
    hello = json.dumps({"type": "hello", "secrets": [opened["watch"]]}).encode()
    wires = []
    before = 0
    for number in range(asked.idle + 200):
        if number == 200:  # the first ones pay for what is made once
            await asyncio.sleep(1)
            before = resident(pid)
        wires.append(await open_wire(HOST, port, f"/ws/{opened['table']}", lambda wire, body: None))
        wires[-1].send(hello)
    await asyncio.sleep(3)
    return {"idle_sockets": asked.idle, "kb_per_socket": round((resident(pid) - before) / asked.idle / 1024, 1)}


async def measure_restart(client: Client, port: int, folder: str, server: Any) -> dict[str, Any]:
    """Seconds from starting a killed server again to the first client that has resumed."""
    load = Load(100)
    tables = await open_tables(client, port, 50, 4, load)
    await load.run(tables, 5)
    server.kill()
    server.wait()
    started = time.perf_counter()
    again = start_server(folder, port)
    while True:
        try:
            session = await client.connect(tables[0].name, tables[0].secrets[0], version=tables[0].versions[0])
            break
        except OSError:
            await asyncio.sleep(0.005)
    took = time.perf_counter() - started
    await session.close()
    again.kill()
    again.wait()
    return {"restart_to_resumed_s": round(took, 2)}


async def main(asked: argparse.Namespace) -> None:
    """Measure and print."""
    async with serving(partial(start_server, workers=asked.workers), asked.folder) as (server, client, port, folder):
        if asked.idle:
            found = await measure_idle(asked, client, port, server.pid)
        elif asked.restart:
            found = await measure_restart(client, port, folder, server)
        else:
            found = await measure_load(asked, client, port, server.pid)
        print(json.dumps(found | {"rules": tokonoma.game(asked.game).rulebook.mode}))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--game", choices=[*tokonoma.GAMES], default="gorinto")
    arguments.add_argument("--whole", action="store_true", help="clients take whole views only")
    arguments.add_argument("--rate", type=float, default=200, help="moves a second; 0: as fast as it goes")
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--idle", type=int, default=0, help="measure the memory of so many idle sockets instead")
    arguments.add_argument("--restart", action="store_true", help="measure a restart instead")
    arguments.add_argument(
        "--workers",
        type=int,
        default=-1,
        help="so many processes that share $TOKONOMA_DATABASE_URL and $TOKONOMA_REDIS_URL; 0: one alone on"
        " that database; default: one on SQLite",
    )
    arguments.add_argument("--folder", help="where the store lies; default: the system's temporary folder")
    run(main(arguments.parse_args()))
