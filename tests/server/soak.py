"""Kills the server at random under load, restarts it, and compares every acknowledged request with the store.

    python -m tests.server.soak --kills 500

Each table is played by two people who, when their socket breaks, come back with the version they know and send the
unanswered request again under the same id.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

from sqlalchemy import select
from websockets.exceptions import WebSocketException

import tokonoma
from tests.server.parties import FRIEND, ME
from tokonoma.server import sql_tables
from tokonoma.server.client import Client, HttpRefused, Session
from tokonoma.server.deals import first_state
from tokonoma.server.journal import new_journal
from tokonoma.server.settings import Settings
from tokonoma.server.store import open_engine, read_kept

PATIENCE = 60.0  # seconds for a killed server to be gone
BROKEN = (ConnectionError, OSError, HttpRefused, EOFError, TimeoutError, HTTPException)


class Servers:
    """One server after another on the same port and store."""

    def __init__(self, data: Path, url: str = "") -> None:
        self.data, self.url = data, url
        self.port = free_port()
        self.pid = 0
        self.starts: list[float] = []

    async def __aenter__(self) -> "Servers":
        self.zygote = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.zygote"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.pid:
            self.kill()
        assert self.zygote.stdin is not None
        self.zygote.stdin.close()
        await self.zygote.wait()

    async def start(self) -> None:
        started = time.perf_counter()
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write(f"{self.data} {self.url or '-'} {self.port}\n".encode())
        self.pid = int(await self.zygote.stdout.readline())
        while not await self.answers():
            await asyncio.sleep(0.005)
        self.starts.append(time.perf_counter() - started)

    async def answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def kill(self) -> None:
        """Kill the server and wait until it is gone.

        One that syncs a busy disk outlives its killing by seconds. Its port is not free until then: the next server
        would not begin, and nobody would be there to be killed.
        """
        deadline = time.monotonic() + PATIENCE
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
            while time.monotonic() < deadline:  # not for ever: its number may one day be another's
                os.kill(self.pid, 0)
                time.sleep(0.001)
        self.pid = 0


def free_port() -> int:
    """A port below those that clients are given: a client that waits for a server there must not meet itself."""
    for port in random.sample(range(20_000, 30_000), 50):
        with contextlib.suppress(OSError), socket.socket() as free:
            free.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class Player:
    """A person who never gives up: what was not answered is sent again under the same id."""

    def __init__(self, client: Client, table: str, secret: str, seat: int, luck: random.Random) -> None:
        self.client, self.table, self.secret, self.seat, self.luck = client, table, secret, seat, luck
        self.session: Session | None = None
        self.acknowledged: list[tuple[str, int]] = []
        self.refused: list[Any] = []
        self.again = 0
        self.times: list[float] = []

    async def connected(self) -> Session:
        while self.session is None or self.session.is_closed:
            try:
                known = self.session.version if self.session else 0
                self.session = await asyncio.wait_for(self.client.connect(self.table, self.secret, version=known), 10)
            except (*BROKEN, WebSocketException):
                await asyncio.sleep(0.01)
        return self.session

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        name = fields.pop("id", None) or f"{self.seat}-{self.luck.getrandbits(64):x}"
        is_first = True
        while True:
            session = await self.connected()
            try:
                answer = await asyncio.wait_for(session.ask(kind, id=name, **fields), 20)
            except BROKEN:
                is_first = False
                continue
            self.again += not is_first
            if answer["status"] == "slow_down":
                await asyncio.sleep(answer["wait"])
                continue
            if answer["status"] == "accepted":
                self.acknowledged.append((name, answer["version"]))
                self.times.append(time.monotonic())
            return answer

    async def take_turn(self) -> bool:
        """One decision, or an undo now and then; False when the game is over."""
        session = await self.connected()
        if session.view is None:
            await asyncio.sleep(0.01)
            return True
        if session.view["to_act"] is None:
            return False
        if not session.legal:
            try:
                await session.until(lambda each: each.legal or each.view["to_act"] is None, 5)
            except BROKEN:
                return True
            return True
        if session.view["undo"]["may"] and self.luck.random() < 0.2:
            answer = await self.request("undo", version=session.version)
        else:
            answer = await self.request("move", version=session.version, move=self.luck.choice(session.legal))
        if answer["status"] != "accepted":
            self.refused.append(answer)
        return True


async def play_tables(client: Client, luck: random.Random, players: list[Player], stop: asyncio.Event) -> None:
    """Open one table after another and play each to its end, until told to stop."""
    while not stop.is_set():
        try:
            opened = await client.open_table("gorinto", [ME, FRIEND])
            token = {"token": opened["invitations"][0]["token"]}
            claimed = await client.post(f"/api/tables/{opened['table']}/claim", token)
        except BROKEN:
            await asyncio.sleep(0.02)
            continue
        secrets = [opened["seats"][0]["secret"], claimed["secret"]]
        pair = [Player(client, opened["table"], secrets[seat], seat, luck) for seat in (0, 1)]
        players += pair
        await asyncio.gather(*(each.connected() for each in pair))
        await asyncio.gather(*(play_on(each, stop) for each in pair))
        for each in pair:
            if each.session:
                await each.session.close()


async def play_on(player: Player, stop: asyncio.Event) -> None:
    while not stop.is_set() and await player.take_turn():
        continue


async def soak(data: Path, kills: int, tables: int = 4, url: str = "", seed: int = 1) -> dict[str, Any]:
    """Kill so many times; the figures, or an AssertionError with what was broken."""
    luck = random.Random(seed)
    players: list[Player] = []
    async with Servers(data, url) as servers:
        await servers.start()
        stop = asyncio.Event()
        clients = [Client(f"http://127.0.0.1:{servers.port}") for _ in range(tables)]
        tasks = [asyncio.create_task(play_tables(each, luck, players, stop)) for each in clients]
        for _ in range(kills):
            await until_acknowledged(players, luck.randint(1, 60))
            await asyncio.sleep(luck.uniform(0, 0.02))
            servers.kill()
            await servers.start()
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
    found = judge(Settings(data=data, database_url=url).url, players)
    return found | {"kills": kills, "slowest start": round(max(servers.starts), 2)}


async def until_acknowledged(players: list[Player], more: int) -> None:
    """Wait until so many more requests were acknowledged, for a while at most."""
    due = sum(len(each.acknowledged) for each in players) + more
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(5):
            while sum(len(each.acknowledged) for each in players) < due:
                await asyncio.sleep(0.002)


def judge(url: str, players: list[Player], may_be_stale: bool = False) -> dict[str, Any]:
    """Compare what was acknowledged with what is kept."""
    engine = open_engine(url)
    acknowledged = entries = again = 0
    with engine.connect() as connection:
        for name in connection.scalars(select(sql_tables.tables.c.table)).all():
            kept = read_kept(connection, name)
            assert kept is not None
            assert [entry.number for entry in kept.entries] == list(range(len(kept.entries))), "no gaps"
            if kept.entries:
                new_journal(first_state(tokonoma.game(kept.opening.game), kept.opening, kept.seats), kept.entries)
            known = [(entry.seat, entry.request) for entry in kept.entries if entry.request]
            assert len(known) == len(set(known)), "none doubled"
            entries += len(kept.entries)
            for player in [each for each in players if each.table == name]:
                versions = {entry.request: entry.versions[player.seat] for entry in kept.entries if entry.request}
                for request, version in player.acknowledged:
                    assert versions.get(request) == version, f"{request} was acknowledged at {version}"
                acknowledged += len(player.acknowledged)
                again += player.again
                refused = [each for each in player.refused if not (may_be_stale and each["status"] == "stale")]
                assert not refused, refused[:3]
    engine.dispose()
    return {"acknowledged": acknowledged, "kept": entries, "sent again": again, "tables": len(players) // 2}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=500)
    asked.add_argument("--tables", type=int, default=4)
    asked.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked.add_argument("--database", default="")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        found = asyncio.run(soak(Path(folder), given.kills, given.tables, given.database, given.seed))
        print(f"{found} in {time.perf_counter() - started:.0f} s, seed {given.seed}: nothing lost, nothing doubled")


if __name__ == "__main__":
    main()
