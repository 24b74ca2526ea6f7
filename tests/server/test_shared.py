"""Several processes on one database, with a real PostgreSQL and a real Redis: one owner a table, nothing lost."""

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.parties import FRIEND, HERE, ME, notices
from tests.server.postgres import PostgresServer, programs
from tests.server.redis_server import RedisServer, program
from tests.server.running import run, serving, settings_in
from tests.server.shared_soak import Cluster, lives, soak
from tests.server.soak import BROKEN, Player, judge, play_on, play_tables, until_acknowledged
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.verify import check_record
from tokonoma.server import leases, serve
from tokonoma.server.bus import Bus
from tokonoma.server.client import Client, HttpRefused, Session
from tokonoma.server.registry import TableRegistry
from tokonoma.server.settings import spelled_url
from tokonoma.server.sharing import Sharing
from tokonoma.server.store import open_engine
from tokonoma.server.troubles import LeaseLost, NotAlone

bin_folder, redis_program = programs(), program()
pytestmark = pytest.mark.skipif(not (bin_folder and redis_program), reason="no PostgreSQL or no Redis here")


@pytest.fixture(scope="module")
def database() -> Iterator[PostgresServer]:
    assert bin_folder
    with PostgresServer(bin_folder) as server:
        yield server


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    assert redis_program
    with RedisServer(redis_program) as server:
        yield server


Both = tuple[tuple[Client, TableRegistry], tuple[Client, TableRegistry]]


def sharing(registry: TableRegistry) -> Sharing:
    assert registry.sharing is not None, "it serves alone"
    return registry.sharing


def session_of(player: Player) -> Session:
    assert player.session is not None, "never connected"
    return player.session


@contextlib.asynccontextmanager
async def two(folder: Path, database: PostgresServer, redis: RedisServer, **more: Any) -> AsyncIterator[Both]:
    """Two servers on one database, each with a visitor."""
    found = settings_in(folder, database_url=database.url, redis_url=redis.url, **more)
    async with serving(found) as first, serving(found) as second:
        for _, registry in (first, second):
            await sharing(registry).leases.beat()
        yield first, second


async def seated(here: Client, there: Client, game: str = "gorinto", **more: Any) -> list[Player]:
    """A table opened at one server, with a guest at the other."""
    opened = await here.open_table(game, [ME, FRIEND], **more)
    token = {"token": opened["invitations"][0]["token"]}
    claimed = await there.post(f"/api/tables/{opened['table']}/claim", token)
    luck = random.Random(1)
    first = Player(here, opened["table"], opened["seats"][0]["secret"], 0, luck)
    return [first, Player(there, opened["table"], claimed["secret"], 1, luck)]


async def close(players: list[Player]) -> None:
    for each in players:
        if each.session:
            await each.session.close()


@pytest.mark.parametrize("game", ["gorinto", "goryo"])
def test_a_game_is_played_through_two_processes(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, game: str
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (there, other)):
            players = await seated(here, there, game)
            for each in players:
                await each.connected()
            await asyncio.wait_for(asyncio.gather(*(play_on(each, asyncio.Event()) for each in players)), 150)
            name = players[0].table
            assert name in registry.tables
            assert name not in other.tables, "one process owns it"
            header = {"X-Seat-Secret": players[1].secret}
            record = await there.get(f"/api/tables/{name}/record", header)
            assert all(good for good, _ in check_record(record))
            assert [each["facts"]["table"] for each in await there.get("/api/mine")] == [name]
            assert (await there.get(f"/api/tables/{name}"))["status"] == "over"
            with pytest.raises(HttpRefused, match="wrong_secret"):
                await there.get(f"/api/tables/{name}/record", {"X-Seat-Secret": "A" * 22})
            with pytest.raises(HttpRefused, match="unknown_table"):
                await there.get("/api/tables/nowhere")
            judge(spelled_url(database.url), players)
            await close(players)

    run(play())


def test_one_invitation_claimed_at_both_seats_one(tmp_path: Path, database: PostgresServer, redis: RedisServer) -> None:
    async def claim(client: Client, table: str, token: str) -> str:
        try:
            await client.post(f"/api/tables/{table}/claim", {"token": token})
        except HttpRefused as no:
            return str(no.body["code"])
        return "seated"

    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, _), (there, _other)):
            for _ in range(5):
                opened = await here.open_table("gorinto", [ME, FRIEND])
                token = opened["invitations"][0]["token"]
                found = await asyncio.gather(*(claim(each, opened["table"], token) for each in (here, there) * 3))
                assert sorted(found) == ["seat_taken"] * 5 + ["seated"]

    run(play())


def expire(database: PostgresServer, process: str) -> None:
    engine = open_engine(spelled_url(database.url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE members SET until = 0 WHERE process = :me"), {"me": process})
    engine.dispose()


def test_a_process_that_has_lost_a_table_cannot_write_to_it(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (there, other)):
            players = await seated(here, there)
            for each in players:
                await each.connected()
            await session_of(players[0]).until(lambda each: each.view)
            table = registry.tables[players[0].table]
            monkeypatch.setattr(sharing(registry).leases, "beat", sharing(other).leases.beat)  # it falls silent
            expire(database, sharing(registry).process)
            taken = await other.table(table.name)
            assert other.store.epochs[table.name] == registry.store.epochs[table.name] + 1
            seat = table.running
            assert seat is not None
            change = table.game_on.change(0)
            change.move(seat, table.game_on.state.legal()[0])
            with pytest.raises(LeaseLost):
                await table.commit(change, "late")
            with pytest.raises(LeaseLost):
                await table.set_seat(table.seats[0])
            kept = await other.store.read_table(table.name)
            assert kept is not None
            assert len(kept.entries) == len(taken.game_on.entries) == 1
            answer = await players[seat].request("move", version=1, move=taken.game_on.state.legal()[0])
            assert answer["status"] == "accepted", "and who sat there plays on where the table is now"
            assert len(taken.game_on.entries) >= 2
            await close(players)

    run(play())


def test_tables_of_a_silent_process_are_taken_in_time_and_what_is_due_happens(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (_, other)):
            opened = await here.open_table("gorinto", [ME, HERE], clock={"kind": "turn", "seconds": 1})
            async with here.sit(opened["table"], *(each["secret"] for each in opened["seats"])):
                pass
            for chore in list(registry._chores):
                chore.cancel()  # as if it were dead: it tells nobody, and nothing happens there any more
            registry.tables[opened["table"]].stop()
            async with asyncio.timeout(leases.LEASE + 2.5):
                while opened["table"] not in other.store.epochs:
                    await asyncio.sleep(0.02)
            async with asyncio.timeout(30):  # it is read when its flag falls
                while opened["table"] not in other.tables:
                    await asyncio.sleep(0.02)
                while not any(seat.stand_in for seat in other.tables[opened["table"]].seats):
                    await asyncio.sleep(0.02)

    for tries_left in (2, 1, 0):  # a busy machine may be late once; a program that is too slow always is
        try:
            return run(play())
        except TimeoutError:
            if not tries_left:
                raise


def test_clocks_that_nobody_owns_run_without_their_tables_being_read(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        found = settings_in(tmp_path, database_url=database.url, redis_url=redis.url)
        async with serving(found) as (here, _):
            opened = await here.open_table("gorinto", [ME, HERE], clock={"kind": "game", "seconds": 900, "added": 0})
            secrets = [each["secret"] for each in opened["seats"]]
            async with here.sit(opened["table"], *secrets) as session:
                running = session.welcome["clocks"]["running"]
        async with serving(found) as (there, other), asyncio.timeout(60):
            while opened["table"] not in other.parking:
                await asyncio.sleep(0.02)
            assert opened["table"] in other.store.epochs
            assert opened["table"] not in other.tables
            async with there.sit(opened["table"], *secrets) as session:
                assert session.welcome["clocks"]["running"] == running
                assert opened["table"] not in other.parking
            other.parking.put(other.tables[opened["table"]])
            other.lose(opened["table"])
            assert opened["table"] not in other.parking, "another process sees to it now"

    run(play())


def test_one_process_of_several_deletes_old_games(tmp_path: Path, database: PostgresServer, redis: RedisServer) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((_, registry), (_, other)):
            chosen = [sharing(each).leases.is_first for each in (registry, other)]
            assert sorted(chosen) == [False, True]

    run(play())


def test_while_redis_is_away_tables_play_on_where_they_are_and_the_others_come_back(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, registry), (there, other)):
            local = await here.open_table("gorinto", [ME, HERE])
            players = await seated(here, there)
            for each in players:
                await each.connected()
            await session_of(players[0]).until(lambda each: each.view)
            redis.kill()
            await session_of(players[1]).until(lambda each: each.is_closed)
            async with here.sit(local["table"], *(each["secret"] for each in local["seats"])) as session:
                looking = registry.tables[local["table"]].running
                await session.ask("look", seat=looking)
                assert (await session.move(session.legal[0], seat=looking))["status"] == "accepted"
            with pytest.raises(BROKEN):
                await there.connect(players[1].table, players[1].secret)
            with pytest.raises(HttpRefused, match="503"):
                await there.get(f"/api/tables/{players[1].table}")
            redis.start()
            await asyncio.wait_for(players[1].connected(), 60)
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_on(each, stop)) for each in players]
            await until_acknowledged(players, 6)
            stop.set()
            await asyncio.gather(*playing)
            judge(spelled_url(database.url), players)
            assert sharing(other).tunnels.bus.is_up
            await close(players)

    run(play())


def test_messages_that_are_lost_or_doubled_between_processes_change_nothing(
    tmp_path: Path, database: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, numbers, mischief = Bus.send, count(1), []

    def badly(self: Bus, process: str, message: Any) -> None:
        number = next(numbers)
        times = 0 if number % 23 == 0 else 2 if number % 17 == 0 else 1
        if times != 1:
            mischief.append(message.kind)
        for _ in range(times):
            send(self, process, message)

    async def play() -> None:
        async with two(tmp_path, database, redis) as ((here, _), (there, _other)):
            players: list[Player] = []
            for pair in ((here, there), (there, here)):
                players += await seated(*pair)
            for each in players:
                await each.connected()
            monkeypatch.setattr(Bus, "send", badly)
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_on(each, stop)) for each in players]
            async with asyncio.timeout(30):
                while len(mischief) < 8:
                    await asyncio.sleep(0.05)
            stop.set()
            monkeypatch.setattr(Bus, "send", send)
            await asyncio.wait_for(asyncio.gather(*playing), 90)
            judge(spelled_url(database.url), players)
            await close(players)

    run(play())


def test_a_stopping_process_hands_its_tables_over_at_once(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        found = settings_in(tmp_path, database_url=database.url, redis_url=redis.url)
        async with serving(found) as (there, other):
            async with serving(found) as (here, _):
                await sharing(other).leases.beat()
                players = await seated(here, there)
                for each in players:
                    await each.connected()
                await session_of(players[1]).until(lambda each: each.view)
            await session_of(players[1]).until(lambda each: each.is_closed)
            assert "stopping" in notices(session_of(players[1]))
            players[0].client = there
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_on(each, stop)) for each in players]
            async with asyncio.timeout(3):
                while not (players[0].acknowledged and players[1].acknowledged):
                    await asyncio.sleep(0.01)
            assert players[0].table in other.tables
            stop.set()
            await asyncio.gather(*playing)
            await close(players)

    run(play())


def test_a_server_that_does_not_share_refuses_to_begin_beside_those_that_do(
    tmp_path: Path, database: PostgresServer, redis: RedisServer
) -> None:
    async def play() -> None:
        async with two(tmp_path, database, redis):
            with pytest.raises(NotAlone):
                await TableRegistry.open(settings_in(tmp_path, database_url=database.url))

    run(play())


def test_several_processes_need_postgresql_and_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TOKONOMA_REDIS_URL", raising=False)
    with pytest.raises(Refusal, match="TOKONOMA_REDIS_URL"):
        serve.run(0, data=tmp_path, open_browser=False, workers=2)
    monkeypatch.setenv("TOKONOMA_REDIS_URL", "redis://127.0.0.1:1/0")
    with pytest.raises(Refusal, match="TOKONOMA_DATABASE_URL"):
        serve.run(0, data=tmp_path, open_browser=False, workers=2)


def test_every_process_is_replaced_without_a_lost_move(tmp_path: Path, redis: RedisServer) -> None:
    async def play() -> None:
        assert bin_folder
        players: list[Player] = []
        with PostgresServer(bin_folder) as database:
            async with Cluster(tmp_path, database, redis, 2) as cluster:
                stop, luck = asyncio.Event(), random.Random(2)
                playing = [asyncio.create_task(play_tables(Client(cluster.url), luck, players, stop)) for _ in range(3)]
                await until_acknowledged(players, 10)
                before = set(cluster.pids())
                assert cluster.supervisor is not None
                cluster.supervisor.send_signal(signal.SIGHUP)
                async with asyncio.timeout(40):
                    while before & set(cluster.pids()):
                        await asyncio.sleep(0.05)
                await until_acknowledged(players, 10)
                stop.set()
                await asyncio.wait_for(asyncio.gather(*playing), 90)
            judge(spelled_url(database.url), players)

    run(play())


def test_a_process_that_dies_while_the_others_begin_is_replaced(tmp_path: Path, redis: RedisServer) -> None:
    async def play() -> None:
        assert bin_folder
        with PostgresServer(bin_folder) as database:
            async with Cluster(tmp_path, database, redis, 2, waits=False) as cluster:
                async with asyncio.timeout(40):
                    while len(cluster.pids()) < 2:
                        await asyncio.sleep(0.01)
                    killed = cluster.kill_one(random.Random(1))
                    while len(cluster.pids()) < 2 or killed in cluster.pids() or not await cluster.answers():
                        await asyncio.sleep(0.05)

    run(play())


def test_the_processes_stop_when_the_one_that_started_them_is_gone(tmp_path: Path, redis: RedisServer) -> None:
    async def play() -> None:
        assert bin_folder
        with PostgresServer(bin_folder) as database:
            async with Cluster(tmp_path, database, redis, 2) as cluster:
                pids = cluster.pids()
                assert cluster.supervisor
                cluster.supervisor.kill()
                async with asyncio.timeout(20):
                    while any(map(lives, pids)):
                        await asyncio.sleep(0.05)

    run(play())


def test_killed_stopped_and_cut_off_at_random_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    found = asyncio.run(soak(tmp_path, kills=6, tables=3, workers=3, trouble_every=2))
    assert found["acknowledged"] > 30
    assert set(found["other troubles"].values()) == {1}
