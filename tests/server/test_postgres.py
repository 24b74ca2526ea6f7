"""The same tables on a real PostgreSQL server, which the tests find or install and start themselves."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import IntegrityError

from tests.server.parties import party
from tests.server.postgres import postgres, programs
from tests.server.running import run, serving, settings_in
from tests.server.soak import soak
from tokonoma.server import direct, serve, sql_tables, store
from tokonoma.server.alone import lock_for
from tokonoma.server.facts import ClockRule
from tokonoma.server.migrate import bring_up_to_date
from tokonoma.server.registry import TableRegistry
from tokonoma.server.rows import Opening, Seat, row_of
from tokonoma.server.settings import spelled_url
from tokonoma.server.store import open_engine
from tokonoma.server.troubles import NotAlone


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("no PostgreSQL here, and none could be installed")
    with postgres(bin_folder) as url:
        yield url


def test_a_game_is_played_kept_and_resumed_on_postgresql(tmp_path: Path, database: str) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path, "goryo", settings={"database_url": database}) as people:
            await people.play(25, random.Random(3))
            await people.at[0].ask("chat", text="good evening")
            mine = await people.client.get("/api/mine")
            assert [each["facts"]["table"] for each in mine] == [people.table]
            kept.update(people=people, views={seat: each.view for seat, each in people.at.items()})

    async def again() -> None:
        async with serving(settings_in(tmp_path, database_url=database)) as (client, _):
            for seat, secret in kept["people"].secrets.items():
                async with client.sit(kept["people"].table, secret) as session:
                    assert session.view == kept["views"][seat]
                    assert session.welcome["chat"][0]["text"] == "good evening"

    run(play())
    run(again())


def test_killed_at_random_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, database: str) -> None:
    found = asyncio.run(soak(tmp_path, kills=8, url=database))
    assert found["acknowledged"] > 20


def test_health_notices_that_postgresql_takes_writes_again(tmp_path: Path, database: str) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path, database_url=database)) as (client, registry):
            registry.store.writer.available = False
            assert (await client.get("/health"))["status"] == "ok"

    run(ask())


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_the_migrations_build_the_shelves_the_program_uses(tmp_path: Path, database: str, where: str) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}" if where == "sqlite" else spelled_url(database)
    engine = open_engine(url)
    bring_up_to_date(engine)
    assert bring_up_to_date(engine) is None, "twice is once"
    found = inspect(engine)
    for shelf in sql_tables.metadata.sorted_tables:
        columns = {each["name"]: each for each in found.get_columns(shelf.name)}
        assert set(columns) == {column.name for column in shelf.columns}, shelf.name
        assert {name for name, each in columns.items() if each["nullable"]} == {
            column.name for column in shelf.columns if column.nullable
        }, shelf.name
        keys = found.get_pk_constraint(shelf.name)["constrained_columns"]
        assert keys == [column.name for column in shelf.primary_key], shelf.name
    engine.dispose()


# Several servers on one database


def test_a_second_server_refuses_to_begin_beside_one_that_does_not_share(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def two() -> None:
        async with serving(settings_in(tmp_path, database_url=database)) as (client, _):
            with pytest.raises(NotAlone):
                await TableRegistry.open(settings_in(tmp_path, database_url=database))
            begun = await asyncio.to_thread(serve.run, 0, "127.0.0.1", tmp_path / "b", database, False)
            assert begun == 1
            assert "another server uses this database" in capsys.readouterr().err
            assert (await client.get("/health"))["status"] == "ok"

    run(two())


def test_whoever_lost_the_lock_to_another_server_writes_nothing_more(tmp_path: Path, database: str) -> None:
    async def two() -> None:
        async with party(tmp_path, settings={"database_url": database}) as people:
            await people.settle()
            engine = open_engine(spelled_url(database))
            with engine.connect() as other:
                take_the_lock(other)
                session = people.at[people.acting]
                found = [await session.move(session.legal[0], id=f"m{i}") for i in range(2)]
                assert {each["refused"]["code"] for each in found} == {"store_unavailable"}
                other.invalidate()
            engine.dispose()

    run(two())


def take_the_lock(other: Connection) -> None:
    """Take it from the server, which may have come back for it before we ask."""
    its_owner = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
    for _ in range(200):
        other.execute(its_owner)
        other.commit()
        with suppress(NotAlone):
            lock_for(other.engine, is_shared=False)(other)
            return
        time.sleep(0.05)  # the ended connection gives its lock back when PostgreSQL gets round to it
    raise AssertionError("the server kept its lock")


def test_servers_that_begin_at_once_on_an_empty_database_bring_it_up_to_date_once(database: str) -> None:
    engine = open_engine(spelled_url(database))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("CREATE DATABASE empty"))
    engine.dispose()
    url = spelled_url(database).replace("/postgres", "/empty")
    engines = [open_engine(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(bring_up_to_date, engines)) == [None] * 4
    for each in engines:
        each.dispose()


# Past the library

OPENING = Opening(
    table="a",
    game="gorinto",
    rules=1,
    data="some",
    options={},
    clock=ClockRule(),
    grace=0,
    start=None,
    secret="s",
    status="waiting",
    opened=1.5,
)
TABLES = [row_of(OPENING, table=name) for name in ("a", "b")]
SEATS = [row_of(Seat(seat=0, kind="person", name="Ann", host=True), table=name) for name in ("a", "b")]
ENTRIES = [
    {"table": "a", "number": n, "kind": "move", "seat": None, "steps": "[]", "versions": "", "clocks": "", "at": 0.5}
    for n in range(3)
]
WRITES: list[tuple[Any, list[dict[str, Any]]]] = [
    (store.INSERT_TABLE, TABLES),
    (store.INSERT_SEAT, SEATS),
    (store.INSERT_ENTRY, ENTRIES),
    (store.INSERT_LEASE, [{"table": "a", "owner": "me", "epoch": 1}]),
    (store.SET_STATUS, [{"at_table": name, "status": "running"} for name in ("a", "b")]),
    (store.SET_SEAT, [store.set_seat("b", Seat(seat=0, kind="person", name="Bea", left=True))[1]]),
]


def kept_by(connection: Connection, way: Any) -> list[Any]:
    """What is in the store after everything was written in a way, and taken out again."""
    with connection.begin() as transaction:
        for statement, given in WRITES:
            assert way(connection, statement, given) is not False
        tables = (sql_tables.tables, sql_tables.seats, sql_tables.entries, sql_tables.leases)
        found = [connection.execute(select(each).order_by(each.c.table)).all() for each in tables]
        transaction.rollback()
    return [sorted(map(repr, each)) for each in found]


def test_rows_are_written_past_the_library_as_the_library_writes_them(database: str) -> None:
    engine = open_engine(spelled_url(database))
    bring_up_to_date(engine)
    with engine.connect() as connection:
        found = kept_by(connection, direct.run)
        assert found == kept_by(connection, lambda connection, statement, given: connection.execute(statement, given))
        assert "Bea" in repr(found)
    engine.dispose()


def test_what_the_database_fills_in_or_refuses_is_as_with_the_library(database: str) -> None:
    engine = open_engine(spelled_url(database))
    bring_up_to_date(engine)
    with engine.connect() as connection:
        short = [{name: value for name, value in TABLES[0].items() if name != "absence"}]
        assert not direct.run(connection, store.INSERT_TABLE, short), "it has a default, which the library leaves out"
        assert not direct.run(connection, store.INSERT_ENTRY, ENTRIES * 30), "too many for one text"
        with pytest.raises(IntegrityError), connection.begin():
            direct.run(connection, store.INSERT_ENTRY, ENTRIES[:1])
        with connection.begin():
            assert direct.run(connection, store.INSERT_TABLE, TABLES), "the connection is good afterwards"
            connection.rollback()
    engine.dispose()
