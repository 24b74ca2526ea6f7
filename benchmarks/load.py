"""Load: many tables on one server, with the load generator beside it.

    python benchmarks/load.py                                   200 tables of four seats, 200 moves a second
    python benchmarks/load.py --rate 0 --tables 100 --seats 2   as fast as it goes
    python benchmarks/load.py --idle 2000                       memory of idle sockets
    python benchmarks/load.py --restart                         from a kill to the first client that has resumed

Every seat of every table has a socket. A move counts when it was acknowledged, which is after the disk was synced, and
every seat of its table has seen it; its time runs from the sending to the last of these. The server is a process of its
own with its store in a fresh folder.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from wire import Wire, open_wire

import tokonoma
from tokonoma.server.client import Client

SERVER = """
import sys
from pathlib import Path
from tokonoma.server import logs
from tokonoma.server.serve import listen, serve
from tokonoma.server.settings import Limits, Settings
free = (1e9, 1e9)
limits = Limits(requests=free, chat=free, claims=free, openings=free, hellos=free, watchers=10**6)
logs.start()
settings = Settings(data=Path(sys.argv[1]), limits=limits, bots_ready=False)
sys.exit(serve(settings, listen("127.0.0.1", int(sys.argv[2])), "127.0.0.1", False))
"""
HOST = "127.0.0.1"


class Offer(msgspec.Struct):
    """A legal move."""

    move: str


class View(msgspec.Struct):
    """As much of a view as a player needs here."""

    to_act: int | None
    legal: list[Offer]


class Frame(msgspec.Struct):
    """As much of a frame as a player needs here; the rest is not read."""

    type: str
    version: int | None = None
    view: View | None = None
    status: str | None = None


decode = msgspec.json.Decoder(Frame).decode


class LoadTable:
    """One table: its sockets, who is to act, and the move on its way."""

    def __init__(self, opened: dict[str, Any], load: "Load") -> None:
        self.name = opened["table"]
        self.secrets = [each["secret"] for each in opened["seats"]]
        self.load = load
        self.views: list[View | None] = [None] * len(self.secrets)
        self.versions = [0] * len(self.secrets)
        self.sent = 0.0
        self.waiting = 0  # sockets that have not yet seen the move, and its answer

    async def connect(self, port: int) -> None:
        """Sit down at every seat."""
        self.wires = [
            await open_wire(HOST, port, f"/ws/{self.name}", self.heard_by(seat)) for seat in range(len(self.secrets))
        ]
        for wire, secret in zip(self.wires, self.secrets, strict=True):
            wire.send(json.dumps({"type": "hello", "secrets": [secret]}).encode())

    def heard_by(self, seat: int) -> Any:
        """What a seat's socket does with a frame."""

        def heard(wire: Wire, body: bytes) -> None:
            frame = decode(body)
            if frame.view is not None:
                self.views[seat], self.versions[seat] = frame.view, frame.version or 0
                if frame.type == "update" and self.waiting:
                    self.seen()
            elif frame.type == "answer":
                if frame.status != "accepted":
                    raise SystemExit(f"refused: {body!r}")
                self.seen()

        return heard

    def seen(self) -> None:
        """One more has seen the move; the last of them completes it."""
        self.waiting -= 1
        if not self.waiting:
            self.load.times.append(time.perf_counter() - self.sent)
            self.load.ready(self)

    @property
    def is_ready(self) -> bool:
        """Whether somebody can move."""
        view = self.views[0]
        return not self.waiting and view is not None and view.to_act is not None

    def move(self) -> None:
        """Send a move of the seat to act."""
        view = self.views[0]
        assert view is not None
        assert view.to_act is not None
        seat = view.to_act
        own = self.views[seat]
        assert own is not None
        self.waiting = len(self.secrets) + 1
        self.sent = time.perf_counter()
        self.load.count += 1
        move = random.choice(own.legal).move
        request = {"type": "move", "id": f"{self.load.count}", "seat": seat, "move": move}
        self.wires[seat].send(msgspec.json.encode(request | {"version": self.versions[seat]}))


class Load:
    """Moves at a rate, or one after another."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.count = 0
        self.times: list[float] = []
        self.free: list[LoadTable] = []
        self.is_on = False
        self.missed = 0

    def ready(self, table: LoadTable) -> None:
        """A table waits for its next move; where it is over, it plays no more."""
        if table.is_ready:
            if self.rate == 0 and self.is_on:
                table.move()
            else:
                self.free.append(table)

    async def run(self, tables: list[LoadTable], seconds: float) -> float:
        """Play for so long; the time it took."""
        self.is_on = True
        self.free = [table for table in tables if table.is_ready]
        random.shuffle(self.free)
        started = time.perf_counter()
        if self.rate == 0:
            for table in self.free:
                table.move()
            await asyncio.sleep(seconds)
        while self.rate and (now := time.perf_counter() - started) < seconds:
            while self.count < now * self.rate:
                if not self.free:
                    self.missed += 1
                    self.count += 1
                    continue
                self.free.pop(random.randrange(len(self.free))).move()
            await asyncio.sleep(0.001)
        self.is_on = False
        took = time.perf_counter() - started
        await asyncio.sleep(1)
        return took


def start_server(folder: str, port: int) -> "subprocess.Popen[bytes]":
    """A server of its own."""
    return subprocess.Popen([sys.executable, "-c", SERVER, folder, str(port)], stdout=subprocess.DEVNULL)


async def until_it_answers(client: Client) -> None:
    """Wait for the server."""
    while True:
        try:
            await client.get("/health")
            return
        except OSError:
            await asyncio.sleep(0.02)


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def cpu_seconds(pid: int) -> float:
    """The CPU time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_tables(client: Client, port: int, count: int, seats: int, load: Load) -> list[LoadTable]:
    """So many tables with everybody at them."""
    wishes = [{"kind": "me"}, *({"kind": "here"} for _ in range(seats - 1))]
    tables = [LoadTable(await client.open_table("gorinto", wishes), load) for _ in range(count)]
    for table in tables:
        await table.connect(port)
    while not all(table.is_ready for table in tables):
        await asyncio.sleep(0.05)
    return tables


async def measure_load(asked: argparse.Namespace, client: Client, port: int, pid: int) -> dict[str, Any]:
    """Times of moves under load."""
    load = Load(asked.rate)
    tables = await open_tables(client, port, asked.tables, asked.seats, load)
    await Load.run(load, tables, 2)
    load.times.clear()
    load.count = load.missed = 0
    before = cpu_seconds(pid)
    took = await load.run(tables, asked.seconds)
    cpu = cpu_seconds(pid) - before
    times = sorted(load.times)
    share = [round(1000 * times[min(len(times) - 1, int(len(times) * each))], 2) for each in (0.5, 0.9, 0.99, 0.999)]
    return {
        "sockets": asked.tables * asked.seats,
        "tables": asked.tables,
        "moves": len(times),
        "moves_per_s": round(len(times) / took, 1),
        "not_sent_because_no_table_was_free": load.missed,
        "ms_p50_p90_p99_p999": share,
        "server_cpu_us_per_move": round(1e6 * cpu / len(times)),
    }


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
            sitting = await client.connect(tables[0].name, tables[0].secrets[0], version=tables[0].versions[0])
            break
        except OSError:
            await asyncio.sleep(0.005)
    took = time.perf_counter() - started
    await sitting.close()
    again.kill()
    return {"restart_to_resumed_s": round(took, 2)}


async def main(asked: argparse.Namespace) -> None:
    """Measure and print."""
    port = random.randrange(20_000, 30_000)
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        server = start_server(folder, port)
        client = Client(f"http://{HOST}:{port}")
        try:
            await until_it_answers(client)
            if asked.idle:
                found = await measure_idle(asked, client, port, server.pid)
            elif asked.restart:
                found = await measure_restart(client, port, folder, server)
            else:
                found = await measure_load(asked, client, port, server.pid)
            print(json.dumps(found | {"rules": tokonoma.game("gorinto").rulebook.mode}))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--rate", type=float, default=200, help="moves a second; 0: as fast as it goes")
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--idle", type=int, default=0, help="measure the memory of so many idle sockets instead")
    arguments.add_argument("--restart", action="store_true", help="measure a restart instead")
    arguments.add_argument("--folder", help="where the store lies; default: the system's temporary folder")
    asyncio.run(main(arguments.parse_args()))
