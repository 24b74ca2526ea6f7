"""Connections that arrive at one process for a table of another are given to that one."""

import asyncio
import contextlib
import errno
import itertools
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer
from tests.server.running import FAST, run
from tests.server.soak import Player, judge, play_on
from tests.server.test_shared import bin_folder, close, database, redis, redis_program, seated, sharing, two
from tokonoma.server import hand_over, http_wire
from tokonoma.server.hand_over import HandOver
from tokonoma.server.leases import Leases
from tokonoma.server.metrics import Metrics
from tokonoma.server.registry import TableRegistry
from tokonoma.server.serve import Server
from tokonoma.server.settings import spelled_url
from tokonoma.server.store import open_engine

__all__ = ["database", "redis"]
pytestmark = pytest.mark.skipif(not (bin_folder and redis_program), reason="no PostgreSQL or no Redis here")
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def given(registry: TableRegistry) -> int:
    return registry.metrics.counts["tokonoma_handed_over_total"]


def relays(registry: TableRegistry) -> int:
    return len(sharing(registry).tunnels.listeners())


async def played(players: list[Player], url: str) -> None:
    for each in players:
        await each.connected()
    await asyncio.wait_for(asyncio.gather(*(play_on(each, asyncio.Event()) for each in players)), 150)
    judge(spelled_url(url), players)


def test_a_socket_is_served_by_the_process_that_owns_its_table(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, owner), (there, other)):
            players = await seated(here, there)
            await played(players, database.url)
            assert given(other) == 1
            assert relays(other) == 0, "nothing of it goes through Redis"
            assert len(owner.tables[players[0].table].listeners) == 2
            await close(players)

    run(play())


def test_what_cannot_be_given_is_served_where_it_arrived(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, owner), (there, other)):
            players = await seated(here, there)
            (tmp_path / sharing(owner).process).unlink()
            await played(players, database.url)
            assert given(other) == 0
            assert relays(other) == 1
            await close(players)

    run(play())


def test_an_owner_that_takes_nothing_leaves_the_socket_where_it_arrived(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, owner), (there, other)):
            players = await seated(here, there)
            name = sharing(owner).process
            (tmp_path / name).unlink()
            (tmp_path / name).touch()  # there, but nobody listens
            await played(players, database.url)
            assert given(other) == 0
            assert relays(other) == 1
            await close(players)

    run(play())


def test_an_owner_that_hangs_loses_the_connection_so_that_its_visitor_comes_back(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, owner), (there, other)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            name = tmp_path / sharing(owner).process
            name.unlink()
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as silent:
                silent.bind(str(name))  # takes what is given, and never says so
                reader, writer = await asyncio.open_connection("127.0.0.1", int(there.url.rpartition(":")[2]))
                writer.write(UPGRADE.format(table=opened["table"]).encode())
                assert await asyncio.wait_for(reader.read(), 30) == b""
                writer.close()
            assert given(other) == 1

    run(play())


def test_a_first_request_in_pieces_or_of_a_table_there_is_not_is_answered(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def send(url: str, *pieces: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        try:
            for piece in pieces:
                writer.write(piece.encode())
                await writer.drain()
                await asyncio.sleep(0.1)
            return await asyncio.wait_for(reader.readline(), 30)
        finally:
            writer.close()
            await writer.wait_closed()

    async def ask() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, _), (there, other)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            whole = UPGRADE.format(table=opened["table"])
            assert b"101" in await send(there.url, whole)
            assert b"101" in await send(there.url, whole[:30], whole[30:])
            assert b"101" in await send(there.url, whole[:9], whole[9:]), "its name came in pieces: served here"
            assert b"101" in await send(there.url, UPGRADE.format(table="nowhere")), "refused after the hello"
            assert given(other) == 2

    run(ask())


def test_many_slow_ones_of_one_address_are_turned_away_by_the_owner_too(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    limits: Any = replace(FAST, unfinished_requests=5, header_seconds=1)

    async def ask() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path, limits=limits) as ((here, _), (there, _)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            begun = UPGRADE.format(table=opened["table"])[:40].encode()
            port = int(there.url.rpartition(":")[2])
            wires = [await asyncio.open_connection("127.0.0.1", port) for _ in range(12)]
            for _, writer in wires:
                writer.write(begun)
            ends = await asyncio.wait_for(asyncio.gather(*(ended(reader) for reader, _ in wires)), 60)
            assert all(ends), "each was closed: too many, or too slow"
            for _, writer in wires:
                writer.close()
            assert (await there.get("/health"))["status"] == "ok"

    async def ended(reader: asyncio.StreamReader) -> bool:
        try:
            return await reader.read() == b""
        except ConnectionError:
            return True

    run(ask())


# The name of a table tells who opened it


@contextlib.contextmanager
def asking(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The tables whose owner the database is asked for."""
    asked: list[str] = []
    owner_of = Leases.owner_of

    async def noted(self: Leases, name: str) -> str | None:
        asked.append(name)
        return await owner_of(self, name)

    with monkeypatch.context() as patch:
        patch.setattr(Leases, "owner_of", noted)
        yield asked


def test_who_opened_a_table_is_given_its_sockets_without_a_question_to_the_database(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, owner), (there, other)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            with asking(monkeypatch) as asked:
                async with there.sit(opened["table"], *[each["secret"] for each in opened["seats"]]) as session:
                    await session.ask("resign", seat=0)
                    again = await session.ask("rematch", seat=0)
                async with there.sit(again["result"]["table"], opened["seats"][0]["secret"]):
                    assert again["result"]["table"] in owner.tables
            assert (asked, given(other)) == ([], 2)

    run(play())


def test_who_opened_a_table_and_owns_it_no_more_gives_its_sockets_on(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, opener), (there, owner)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            name = opened["table"]
            await give_away(database, name, sharing(owner).process)
            opener.lose(name)
            with asking(monkeypatch) as asked:
                async with there.sit(name, opened["seats"][0]["secret"]) as session:
                    assert (await session.ask("chat", text="here", seat=0))["status"] == "accepted"
                    assert name in owner.tables
                    assert name not in opener.tables
            assert (asked, given(owner), given(opener)) == ([name], 1, 1), "a guess, a question, and the owner"

    run(play())


async def give_away(database: PostgresServer, table: str, process: str) -> None:
    """Let another process own a table, as if the lease of the first had run out."""

    def change() -> None:
        engine = open_engine(spelled_url(database.url))
        with engine.begin() as connection:
            taking = text('UPDATE leases SET owner = :process, epoch = epoch + 1 WHERE "table" = :table')
            connection.execute(taking, {"process": process, "table": table})
        engine.dispose()

    await asyncio.to_thread(change)


def test_a_process_that_has_been_silent_is_given_nothing_by_a_guess(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, owner), (_, other)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            found = HandOver.guess
            leases = sharing(other).leases
            others: Any = SimpleNamespace(registry=other, process=leases.process, _is_beside=lambda process: True)
            assert found(others, opened["table"]) == sharing(owner).process
            leases.living = [leases.process]
            assert found(others, opened["table"]) is None

    run(play())


# Trouble on the way


def connected(url: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), 10)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_an_owner_says_again_that_it_has_a_connection_to_a_giver_that_was_busy(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, end = HandOver._send, HandOver._end
    unheard: list[str] = []
    ended: list[bool] = []

    def busy(self: HandOver, process: str, data: bytes, files: list[int]) -> bool:
        if not files and len(unheard) < 3:
            unheard.append(process)
            return False
        return send(self, process, data, files)

    def watched(self: HandOver, number: str) -> None:
        ended.append(number in self._given)
        end(self, number)

    async def ask() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, _), (there, _)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            with connected(there.url) as visitor:
                visitor.sendall(UPGRADE.format(table=opened["table"]).encode())
                await until(lambda: bool(ended))
            assert (len(unheard), ended) == (3, [False]), "it is not ended under the visitor"

    monkeypatch.setattr(HandOver, "_send", busy)
    monkeypatch.setattr(HandOver, "_end", watched)
    run(ask())


def test_what_came_meanwhile_is_read_after_what_the_giver_had_read(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    uvloop = pytest.importorskip("uvloop")  # it may read before the task that takes a connection goes on
    take, sent, inherited = Server._take, asyncio.Event(), []

    async def late(self: Server, connection: socket.socket, read: bytes) -> None:
        inherited.append(connection.get_inheritable())
        await sent.wait()
        await take(self, connection, read)

    async def ask() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path) as ((here, _), (there, other)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            whole = UPGRADE.format(table=opened["table"]).encode()
            reader, writer = await asyncio.open_connection("127.0.0.1", int(there.url.rpartition(":")[2]))
            writer.write(whole[:60])
            await until(lambda: bool(inherited))
            writer.write(whole[60:])
            await writer.drain()
            sent.set()
            assert b"101" in await reader.readline()
            writer.close()
            assert given(other) == 1
            assert inherited == [False], "no bot's process holds it"

    monkeypatch.setattr(Server, "_take", late)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(ask(), 150))


def test_a_connection_that_the_owner_turns_away_is_not_counted_for_ever(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: Any = replace(FAST, unfinished_requests=1, header_seconds=60)
    take, takers = Server._take, []

    async def noted(self: Server, connection: socket.socket, read: bytes) -> None:
        await take(self, connection, read)
        takers.append(self)

    async def ask() -> None:
        async with two(tmp_path, database, redis, hand_over=tmp_path, limits=limits) as ((here, _), (there, _)):
            opened = await here.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            whole = UPGRADE.format(table=opened["table"]).encode()
            with connected(there.url) as slow:
                slow.sendall(whole[:40])
                await until(lambda: len(takers) == 1)
                with connected(there.url) as turned_away:
                    turned_away.sendall(whole)
                    await until(lambda: len(takers) == 2)
            await until(lambda: not takers[0].server_state.connections)

    monkeypatch.setattr(Server, "_take", noted)
    run(ask())


def test_without_a_free_file_or_a_short_name_a_socket_is_served_where_it_arrived(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_free(transport: Any) -> socket.socket:
        raise OSError(errno.EMFILE, "no file is free")

    async def play(folder: Path) -> None:
        async with two(tmp_path, database, redis, hand_over=folder) as ((here, _), (there, other)):
            players = await seated(here, there)
            for each in players:
                await each.connected()
            assert (given(other), relays(other)) == (0, 1)
            await close(players)

    run(play(tmp_path / ("x" * 100)))
    monkeypatch.setattr(http_wire, "copy_of", none_free)
    run(play(tmp_path))


# One socket of each process sends and receives all of it


class Neighbour:
    """A process that gives and takes connections, and serves none; `taken` are those it has, by what was read."""

    def __init__(self, folder: Path, name: str) -> None:
        self.taken: dict[bytes, socket.socket] = {}
        registry: Any = SimpleNamespace(metrics=Metrics(), tables={})
        self.ends = HandOver(registry, folder, name, self._take)

    async def _take(self, connection: socket.socket, read: bytes) -> None:
        self.taken[read] = connection

    def close(self) -> None:
        self.ends.close()
        for each in self.taken.values():
            each.close()


def test_whoever_cannot_be_given_anything_is_in_nobody_elses_way(tmp_path: Path) -> None:
    async def give() -> None:
        with contextlib.ExitStack() as ends:
            a, b, c = (ends.enter_context(contextlib.closing(Neighbour(tmp_path, name))) for name in "abc")
            full = ends.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
            full.bind(str(tmp_path / "full"))  # it takes nothing, and has room for a few
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as dead:
                dead.bind(str(tmp_path / "dead"))
            visitors = [socket.socketpair() for _ in range(4)]
            for each in itertools.chain(*visitors):
                ends.enter_context(each)
            (_, lost), *rest = visitors
            assert not a.ends.give("dead", lost.dup(), b"")
            while a.ends.give("full", lost.dup(), b"x" * 60_000):
                pass
            for (visitor, own), giver, taker, read in zip(rest, (a, c, a), (b, a, c), (b"1", b"2", b"3"), strict=True):
                assert giver.ends.give(taker.ends.process, own.dup(), read)
                while read not in taker.taken:
                    await asyncio.sleep(0.01)
                taker.taken[read].sendall(b"to " + read)
                assert visitor.recv(99) == b"to " + read
            await asyncio.sleep(hand_over.TAKEN + 0.2)
            for visitor, _ in rest:
                with pytest.raises(BlockingIOError):  # nothing came, and it was not ended
                    visitor.recv(1, socket.MSG_DONTWAIT)

    run(give())


def test_whoever_is_on_the_way_to_a_process_that_stops_comes_back_at_once(tmp_path: Path) -> None:
    async def give() -> None:
        with contextlib.closing(Neighbour(tmp_path, "a")) as a:
            b = Neighbour(tmp_path, "b")
            visitor, own = socket.socketpair()
            with visitor, own:
                assert a.ends.give("b", own.dup(), b"x")
                b.ends.close()  # before it has looked at what was given
                own.close()
                visitor.settimeout(hand_over.TAKEN / 4)
                assert visitor.recv(1) == b"", "it is cut off, and resumes elsewhere"
                await until(lambda: not a.ends._given)

    run(give())
