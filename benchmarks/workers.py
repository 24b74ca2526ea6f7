"""Several server processes against one: moves a second, with the load generators on processor cores of their own.

    python benchmarks/workers.py                                          1 and 2 workers, on whatever cores there are
    python benchmarks/workers.py --workers 1 2 8 --rounds 3 --server-cores 0-7 --load-cores 8-15 --generators 8
    python benchmarks/workers.py --folder /dev/shm                         database in memory, no disk
    python benchmarks/workers.py --workers 1 8 --apart ...                 and eight servers that share nothing

PostgreSQL and Redis are started here, in folders of their own, and ended again. N workers have the first N of the
server's cores. One Python process cannot keep eight workers busy, so several generate load, and what they measured is
added. Every worker has as many tables, whatever their number: so games are at the same stages, where later moves cost
more, and as many end. Servers that share nothing, with one worker each and a database of their own, tell how much of a
loss is the machine's: its cores are slower while all are busy. Every line of the output is JSON: one for each number of
workers, the last one compares them with the first.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))  # where the tests are, which start PostgreSQL and Redis

from load import SERVER, WARM_UP, cpu_seconds, hides, open_tables, until_it_answers
from tables import HOST, Load, run
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

    def __init__(self, asked: argparse.Namespace, tables: int, ports: list[int]) -> None:
        named = ("seats", "game", "rate", "seconds", "generators")
        options = [f"--{name}={getattr(asked, name)}" for name in named] + [f"--tables={tables}"]
        command = [sys.executable, __file__, *options]
        self.processes = [
            pinned([*command, f"--port={port}"], asked.load_cores, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for _, port in zip(range(asked.generators), cycle(ports), strict=False)
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


@contextmanager
def serving(workers: int, on: list[int] | None) -> Iterator[tuple[int, dict[str, int]]]:
    """A server with a fresh database: its port, and the processes whose time is counted."""
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
        command = [sys.executable, "-c", SERVER, folder, str(port), str(workers)]
        server = pinned(command, on, stdout=subprocess.DEVNULL, env=os.environ | urls)
        assert bus.process is not None
        try:
            asyncio.run(until_it_answers(Client(f"http://{HOST}:{port}")))
            yield port, {"server": server.pid, "postgresql": database.server.pid, "redis": bus.process.pid}
        finally:
            server.terminate()
            server.wait()


def measured(asked: argparse.Namespace, workers: int) -> dict[str, Any]:
    """What so many workers of one server do, on as many cores."""
    on = asked.server_cores[:workers] if asked.server_cores else None
    with serving(workers, on) as (port, pids):
        return {"workers": workers} | load_of(asked, workers * asked.tables, [port], [pids])


def measured_apart(asked: argparse.Namespace, workers: int) -> dict[str, Any]:
    """What so many servers of one worker do, each on a core of its own."""
    with ExitStack() as stack:
        ports, pids = [], []
        for number in range(workers):
            on = asked.server_cores[number : number + 1] if asked.server_cores else None
            port, own = stack.enter_context(serving(1, on))
            ports.append(port)
            pids.append(own)
        return {"servers_apart": workers} | load_of(asked, workers * asked.tables, ports, pids)


def load_of(asked: argparse.Namespace, tables: int, ports: list[int], pids: list[dict[str, int]]) -> dict[str, Any]:
    """Moves a second and their cost, from all generators together."""
    generators = Generators(asked, tables, ports)
    counted = [(name, pid) for each in pids for name, pid in each.items()]
    counted += [("generators", process.pid) for process in generators.processes]
    try:
        generators.begin()
        time.sleep(WARM_UP + 1)  # and the second in which a generator lets its last moves end
        before = processor_seconds(counted)
        time.sleep(asked.seconds)
        spent = {name: seconds - before[name] for name, seconds in processor_seconds(counted).items()}
        return summary(generators.results(), spent, asked.seconds)
    finally:
        generators.end()


def processor_seconds(counted: list[tuple[str, int]]) -> dict[str, float]:
    """The processor time of processes so far, by their names."""
    return {name: sum(cpu_seconds(pid) for each, pid in counted if each == name) for name, _ in counted}


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
    """Measure every number of workers, in turns, and compare the medians."""
    if asked.folder:
        tempfile.tempdir = asked.folder
    found: dict[str, list[float]] = {}
    measures = [(str(workers), measured, workers) for workers in asked.workers]
    if asked.apart:
        measures.append((f"{max(asked.workers)} apart", measured_apart, max(asked.workers)))
    for _ in range(asked.rounds):
        for name, measure, workers in measures:
            result = measure(asked, workers)
            found.setdefault(name, []).append(result["moves_per_s"])
            print(json.dumps(result), flush=True)
    print(json.dumps(compared(asked, found)), flush=True)


def compared(asked: argparse.Namespace, found: dict[str, list[float]]) -> dict[str, Any]:
    """The medians beside each other, round by round too, and what was measured where."""
    medians = {name: median(each) for name, each in found.items()}
    first, *_ = found
    ratios = {name: [round(a / b, 2) for a, b in zip(each, found[first], strict=True)] for name, each in found.items()}
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
        f"times_{first}": {name: round(each / medians[first], 2) for name, each in medians.items()},
        f"times_{first}_by_round": ratios,
    }


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    arguments.add_argument("--rounds", type=int, default=1)
    arguments.add_argument("--apart", action="store_true", help="also as many servers of one worker that share nothing")
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
        run(generate(given))
    else:
        if given.load_cores:
            os.sched_setaffinity(0, given.load_cores)  # and with this process PostgreSQL and Redis
        main(given)
