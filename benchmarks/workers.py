"""Several server processes against one: moves a second, with the load generators on processor cores of their own.

    python benchmarks/workers.py                                          1 and 2 workers, on whatever cores there are
    python benchmarks/workers.py --workers 1 2 8 --rounds 3 --server-cores 0-7 --load-cores 8-15 --generators 8
    python benchmarks/workers.py --folder /dev/shm                         database in memory, no disk

PostgreSQL and Redis are started here, in folders of their own, and ended again. N workers have the first N of the
server's cores. One Python process cannot keep eight workers busy, so several generate load, and what they measured is
added. Every worker has as many tables, whatever their number: so games are at the same stages, where later moves cost
more, and as many end. Every line of the output is JSON: one for each number of workers, the last one compares them with
the first.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))  # where the tests are, which start PostgreSQL and Redis

from load import SERVER, WARM_UP, cpu_seconds, hides, open_tables, until_it_answers
from tables import HOST, Load
from tests.server import postgres, redis_server
from tests.server.soak import free_port

import tokonoma
from tokonoma.server.client import Client

SETTINGS = ("-c", "max_connections=400", "-c", "shared_buffers=256MB")
SHARES = (0.5, 0.9, 0.99)


def cores(text: str) -> list[int]:
    """Processor cores as in "0-3,8"."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def pinned(command: list[str], on: list[int] | None, **more: Any) -> "subprocess.Popen[str]":
    """A process on these cores, or on any."""
    where = ["taskset", "-c", ",".join(map(str, on))] if on else []
    return subprocess.Popen([*where, *command], text=True, **more)


# A generator: one process that plays at some of the tables


async def generate(asked: argparse.Namespace) -> None:
    """Open tables, say so, play when told to, and print what was measured."""
    client, load = Client(f"http://{HOST}:{asked.port}"), Load(asked.rate / asked.generators, hides=hides(asked.game))
    tables = await open_tables(client, asked.port, asked.tables // asked.generators, asked.seats, load, asked.game)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await load.run(tables, WARM_UP)
    load.forget()
    started = await load.run(tables, asked.seconds)
    times = [took for took, end in zip(load.times, load.ends, strict=True) if end - started <= asked.seconds]
    print(json.dumps({"times": times, "games": load.games, "missed": load.missed}), flush=True)


class Generators:
    """The processes that make the load."""

    def __init__(self, asked: argparse.Namespace, tables: int, port: int) -> None:
        named = ("seats", "game", "rate", "seconds", "generators")
        options = [f"--{name}={getattr(asked, name)}" for name in named] + [f"--tables={tables}"]
        command = [sys.executable, __file__, f"--port={port}", *options]
        self.processes = [
            pinned(command, asked.load_cores, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for _ in range(asked.generators)
        ]

    def line(self, process: "subprocess.Popen[str]") -> str:
        """What a generator says next."""
        assert process.stdout is not None
        text = process.stdout.readline()
        if not text:
            raise SystemExit("a load generator ended")
        return text

    def begin(self) -> None:
        """Wait until all sit at their tables, then let them play."""
        for process in self.processes:
            self.line(process)
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()

    def results(self) -> list[dict[str, Any]]:
        """What each has measured."""
        return [json.loads(self.line(process)) for process in self.processes]

    def end(self) -> None:
        """End them all."""
        for process in self.processes:
            process.kill()
            process.communicate()


# The services and the server


class PinnedPostgres(postgres.PostgresServer):
    """PostgreSQL for many processes."""

    more = SETTINGS


def start(asked: argparse.Namespace, workers: int, folder: str, port: int, urls: dict[str, str]) -> Any:
    """The server, on as many cores as it has processes."""
    command = [sys.executable, "-c", SERVER, folder, str(port), str(workers)]
    on = asked.server_cores[:workers] if asked.server_cores else None
    return pinned(command, on, stdout=subprocess.DEVNULL, env=os.environ | urls)


def measured(asked: argparse.Namespace, workers: int) -> dict[str, Any]:
    """What so many workers do, on a fresh database."""
    bin_folder, redis = postgres.programs(), redis_server.program()
    if bin_folder is None or redis is None:
        raise SystemExit("PostgreSQL and Redis are needed: tools/ensure-postgres, tools/ensure-redis")
    with (
        PinnedPostgres(bin_folder) as database,
        redis_server.RedisServer(redis) as bus,
        tempfile.TemporaryDirectory() as folder,
    ):
        port = free_port()
        urls = {"TOKONOMA_DATABASE_URL": database.url, "TOKONOMA_REDIS_URL": bus.url}
        server = start(asked, workers, folder, port, urls)
        assert bus.process is not None
        try:
            asyncio.run(until_it_answers(Client(f"http://{HOST}:{port}")))
            pids = {"server": server.pid, "postgresql": database.server.pid, "redis": bus.process.pid}
            return {"workers": workers} | load_of(asked, workers * asked.tables, port, pids)
        finally:
            server.terminate()
            server.wait()


def load_of(asked: argparse.Namespace, tables: int, port: int, pids: dict[str, int]) -> dict[str, Any]:
    """Moves a second and their cost, from all generators together."""
    generators = Generators(asked, tables, port)
    try:
        generators.begin()
        time.sleep(WARM_UP + 1)  # and the second in which a generator lets its last moves end
        before = {name: cpu_seconds(pid) for name, pid in pids.items()}
        time.sleep(asked.seconds)
        spent = {name: cpu_seconds(pid) - before[name] for name, pid in pids.items()}
        return summary(generators.results(), spent, asked.seconds)
    finally:
        generators.end()


def summary(results: list[dict[str, Any]], spent: dict[str, float], seconds: float) -> dict[str, Any]:
    """The results of all generators as one."""
    times = sorted(each for result in results for each in result["times"])
    if not times:
        raise SystemExit("no move was completed")
    return {
        "moves_per_s": round(len(times) / seconds, 1),
        "cpu_us_per_move": {name: round(1e6 * each / len(times)) for name, each in spent.items()},
        "cores_busy": {name: round(each / seconds, 2) for name, each in spent.items()},
        "ms_p50_p90_p99": [round(1000 * times[int(len(times) * share)], 2) for share in SHARES],
        "games_begun_meanwhile": sum(result["games"] for result in results),
        "moves_of_each_generator": [len(result["times"]) for result in results],
    }


def main(asked: argparse.Namespace) -> None:
    """Measure every number of workers, in turns, and compare the best of each."""
    if asked.folder:
        tempfile.tempdir = asked.folder
    found: dict[int, list[float]] = {}
    for _ in range(asked.rounds):
        for workers in asked.workers:
            result = measured(asked, workers)
            found.setdefault(workers, []).append(result["moves_per_s"])
            print(json.dumps(result), flush=True)
    print(json.dumps(compared(asked, found)), flush=True)


def compared(asked: argparse.Namespace, found: dict[int, list[float]]) -> dict[str, Any]:
    """The medians beside each other, and what was measured where."""
    medians = {workers: sorted(each)[len(each) // 2] for workers, each in found.items()}
    first = medians[asked.workers[0]]
    return {
        "game": asked.game,
        "seats": asked.seats,
        "tables_each": asked.tables,
        "generators": asked.generators,
        "database_in": tempfile.gettempdir(),
        "rules": tokonoma.game(asked.game).rulebook.mode,
        "cores": os.cpu_count(),
        "server_cores": asked.server_cores,
        "load_cores": asked.load_cores,
        "median_moves_per_s": medians,
        f"times_{asked.workers[0]}": {workers: round(each / first, 2) for workers, each in medians.items()},
    }


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    arguments.add_argument("--rounds", type=int, default=1)
    arguments.add_argument("--server-cores", type=cores, help="such as 0-7; N workers have the first N of them")
    arguments.add_argument("--load-cores", type=cores, help="of the load generators, PostgreSQL and Redis")
    arguments.add_argument("--generators", type=int, default=2)
    arguments.add_argument("--tables", type=int, default=60, help="of each worker")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--game", choices=[*tokonoma.GAMES], default="gorinto")
    arguments.add_argument("--rate", type=float, default=0, help="moves a second of all; 0: as fast as it goes")
    arguments.add_argument("--seconds", type=float, default=15)
    arguments.add_argument("--folder", help="where the database lies; default: the system's temporary folder")
    arguments.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.port:
        asyncio.run(generate(given))
    else:
        if given.load_cores:
            os.sched_setaffinity(0, given.load_cores)  # and with this process PostgreSQL and Redis
        main(given)
