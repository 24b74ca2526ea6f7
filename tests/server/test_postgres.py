"""The same tables on a real PostgreSQL server, which the tests find or install and start themselves."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect

from tests.server.parties import party
from tests.server.postgres import postgres, programs
from tests.server.running import run, serving, settings_in
from tests.server.soak import soak
from tokonoma.server import sql_tables
from tokonoma.server.migrate import bring_up_to_date
from tokonoma.server.settings import spelled_url
from tokonoma.server.store import open_engine


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("no PostgreSQL here, and none could be installed")
    with postgres(bin_folder) as url:
        yield url


def test_a_game_is_played_kept_and_resumed_on_postgresql(tmp_path: Path, database: str) -> None:
    kept = {}

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
