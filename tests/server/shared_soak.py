"""Kills random processes of several that serve one database, and compares what was acknowledged with the store.

    python -m tests.server.shared_soak --kills 200

Now and then Redis is killed and started again, PostgreSQL is restarted, or a process is stopped for longer than its
lease and then goes on: it must not write. Needs a real PostgreSQL and a real Redis, found or installed by `tools/`.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.server.postgres import PostgresServer, programs
from tests.server.redis_server import RedisServer, program
from tests.server.running import FAST
from tests.server.soak import Player, free_port, judge, play_tables, until_acknowledged
from tokonoma.server.client import Client
from tokonoma.server.leases import LEASE
from tokonoma.server.serve import listen
from tokonoma.server.settings import Settings, spelled_url
from tokonoma.server.workers import Workers

OTHER_TROUBLE = ("redis", "postgres", "stop")


class Cluster:
    """Several server processes with the process that starts them, a database and a Redis."""

    def __init__(
        self, data: Path, database: PostgresServer, redis: RedisServer, workers: int, waits: bool = True
    ) -> None:
        self.data, self.database, self.redis, self.workers = data, database, redis, workers
        self.waits = waits
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.supervisor: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> "Cluster":
        asked = [sys.executable, "-m", "tests.server.shared_soak", "--supervise", str(self.workers)]
        more = [str(self.data), self.database.url, self.redis.url, str(self.port)]
        with open(self.data / "server.log", "ab") as log:
            self.supervisor = subprocess.Popen([*asked, *more], stdout=log, stderr=log)
        async with asyncio.timeout(60):
            while self.waits and (len(self.pids()) < self.workers or not await self.answers()):
                await asyncio.sleep(0.02)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.supervisor
        self.supervisor.terminate()
        for _moment in range(3000):
            if self.supervisor.poll() is not None:
                return
            await asyncio.sleep(0.01)
        self.supervisor.kill()
        self.supervisor.wait()

    def pids(self) -> list[int]:
        """The server processes."""
        assert self.supervisor
        number = self.supervisor.pid
        assert self.supervisor.poll() is None, "the process that starts the others has ended"
        found = Path(f"/proc/{number}/task/{number}/children").read_text()
        return [int(each) for each in found.split() if lives(int(each))]

    async def answers(self) -> bool:
        try:
            return bool((await Client(self.url).get("/health"))["status"] == "ok")
        except Exception:
            return False

    def kill_one(self, luck: random.Random) -> int:
        """Kill a process; the others play on, and it is replaced."""
        pids = self.pids()
        assert pids, "not one of them lives"
        pid = luck.choice(pids)
        os.kill(pid, signal.SIGKILL)
        return pid

    async def stop_one(self, luck: random.Random) -> None:
        """Stop a process for longer than its lease; others take its tables, and then it goes on."""
        while not self.pids():
            await asyncio.sleep(0.02)
        pid = luck.choice(self.pids())
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(LEASE + 1.5)
        os.kill(pid, signal.SIGCONT)

    async def make_trouble(self, kind: str, luck: random.Random) -> None:
        if kind == "redis":
            self.redis.kill()
            await asyncio.sleep(luck.uniform(0, 1))
            await asyncio.to_thread(self.redis.start)
        elif kind == "postgres":
            await asyncio.to_thread(self.database.stop)
            await asyncio.to_thread(self.database.start)
        else:
            await self.stop_one(luck)


def lives(pid: int) -> bool:
    """Whether a process has not ended, waited for or not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in ("Z", "X")


def supervise(count: int, data: str, database: str, redis: str, port: int) -> int:
    """The process that starts the servers."""
    settings = Settings(data=Path(data), database_url=database, redis_url=redis, limits=FAST, bots_ready=False)
    return Workers(settings, listen("127.0.0.1", port), count).run()


async def soak(
    data: Path, kills: int, tables: int = 6, workers: int = 4, seed: int = 1, trouble_every: int = 10
) -> dict[str, Any]:
    """Kill so many processes; the figures, or an AssertionError with what was broken."""
    luck = random.Random(seed)
    players: list[Player] = []
    bin_folder, name = programs(), program()
    assert bin_folder
    assert name
    troubles = dict.fromkeys(OTHER_TROUBLE, 0)
    with PostgresServer(bin_folder) as database, RedisServer(name) as redis:
        async with Cluster(data, database, redis, workers) as cluster:
            stop = asyncio.Event()
            clients = [Client(cluster.url) for _ in range(tables)]
            tasks = [asyncio.create_task(play_tables(each, luck, players, stop)) for each in clients]
            watch = Longest(players)
            tasks.append(asyncio.create_task(watch.run()))
            try:
                for number in range(kills):
                    await one_kill(cluster, players, luck)
                    if trouble_every and number % trouble_every == trouble_every - 1:
                        kind = OTHER_TROUBLE[number // trouble_every % len(OTHER_TROUBLE)]
                        await until_acknowledged(players, luck.randint(1, 40))
                        await cluster.make_trouble(kind, luck)
                        troubles[kind] += 1
                    if sys.stderr.isatty() or number % 20 == 19:
                        print(f"{number + 1} kills, {watch.count()} acknowledged", file=sys.stderr, flush=True)
                await until_acknowledged(players, 40)
                stop.set()
                await asyncio.wait_for(asyncio.gather(*tasks[:-1]), 120)
            finally:
                await end(tasks)
        found = judge(spelled_url(database.url), players, may_be_stale=True)
    stale = sum(len(player.refused) for player in players)
    more = {"kills": kills, "other troubles": troubles, "stale": stale, "longest silence": round(watch.longest, 1)}
    return found | more | {"longest at one table": round(longest_gap(players), 1)}


async def one_kill(cluster: Cluster, players: list[Player], luck: random.Random) -> None:
    """Kill a process once something was played."""
    await until_acknowledged(players, luck.randint(1, 40))
    while not cluster.pids():
        await asyncio.sleep(0.02)
    cluster.kill_one(luck)


async def end(tasks: list["asyncio.Task[None]"]) -> None:
    """End tasks that come back from every trouble, also from being cancelled once."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=0.5)


def longest_gap(players: list[Player]) -> float:
    """The longest time between two acknowledgements at one table."""
    gaps = [0.0]
    for first, second in zip(players[::2], players[1::2], strict=True):
        times = sorted(first.times + second.times)
        gaps += [after - before for before, after in pairwise(times)]
    return max(gaps)


class Longest:
    """The longest time in which nobody at all was acknowledged anything."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.longest = 0.0

    def count(self) -> int:
        return sum(len(each.acknowledged) for each in self.players)

    async def run(self) -> None:
        known, since = self.count(), time.monotonic()
        while True:
            await asyncio.sleep(0.02)
            if self.count() != known:
                known, since = self.count(), time.monotonic()
            self.longest = max(self.longest, time.monotonic() - since)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--tables", type=int, default=6)
    asked.add_argument("--workers", type=int, default=4)
    asked.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked.add_argument("--trouble", type=int, default=10, help="after so many kills something else breaks; 0: never")
    asked.add_argument("--keep", type=Path, help="a folder for the servers' log")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        data = given.keep or Path(folder)
        data.mkdir(exist_ok=True)
        found = asyncio.run(soak(data, given.kills, given.tables, given.workers, given.seed, given.trouble))
        print(f"{found} in {time.perf_counter() - started:.0f} s, seed {given.seed}: nothing lost, nothing doubled")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--supervise"]:
        count, data, database, redis, port = sys.argv[2:]
        sys.exit(supervise(int(count), data, database, redis, int(port)))
    sys.exit(main())
