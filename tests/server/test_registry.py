"""The registry: its deals, its data, its store, its stops."""

import asyncio
import json
import logging
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

import tokonoma
from tests.server.parties import BOT, FRIEND, HERE, ME, Party, notices, party
from tests.server.running import run, serving, settings_in
from tests.server.soak import free_port
from tokonoma.kernel import library
from tokonoma.kernel.chance import commitment, sealed_seed
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.verify import GIVEN, check_record
from tokonoma.server import migrate, serve
from tokonoma.server.client import Client, HttpRefused
from tokonoma.server.logs import Lines
from tokonoma.server.migrate import bring_up_to_date
from tokonoma.server.registry import TableRegistry
from tokonoma.server.settings import DATABASE_FILE
from tokonoma.server.store import INSERT_ENTRY, SET_SEAT, SET_STATUS, open_engine


def test_whoever_sits_down_last_and_the_deal_are_kept_in_one_write(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("gorinto", [ME, HERE])
            secrets = [each["secret"] for each in opened["seats"]]
            async with client.sit(opened["table"], secrets[0], contribution="0102"):
                written: list[list[Any]] = []
                write = registry.store.write

                async def noted(*writes: Any, **more: Any) -> None:
                    written.append([statement for statement, _ in writes])
                    await write(*writes, **more)

                registry.store.write = noted  # type: ignore[method-assign]
                async with client.sit(opened["table"], secrets[1], contribution="ff") as second:
                    assert second.welcome["facts"]["deal"]["contributions"] == ["0102", "ff"]
            assert written == [[SET_SEAT, INSERT_ENTRY, SET_STATUS]]

    run(ask())


def test_the_commitment_comes_before_the_contributions_and_the_secret_after_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("gorinto", [ME, FRIEND])
            deal = opened["facts"]["deal"]
            assert deal["contributions"] is None
            assert deal["secret"] is None
            path = f"/api/tables/{opened['table']}"
            claimed = await client.post(f"{path}/claim", {"token": opened["invitations"][0]["token"]})
            secrets = [opened["seats"][0]["secret"], claimed["secret"]]
            async with client.sit(opened["table"], secrets[0], contribution="0102") as first:
                assert first.view is None
                assert (await client.get(path))["deal"] == deal
                async with client.sit(opened["table"], secrets[1], contribution="ff") as second:
                    begun = (await client.get(path))["deal"]
                    assert begun == deal | {"contributions": ["0102", "ff"]}
                    await second.ask("resign")
                    shown = (await client.get(path))["deal"]["secret"]
            assert commitment(bytes.fromhex(shown)) == deal["commitment"]
            seed = sealed_seed(bytes.fromhex(shown), [b"\1\2", b"\xff"])
            again = tokonoma.game("gorinto").new(2, seed=seed)
            assert again.steps == registry.tables[opened["table"]].game_on.first.steps

    run(play())


def test_a_table_keeps_the_component_data_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path) as people:
            kept.update(table=people.table, secret=people.secrets[0], view=people.at[0].view)

    async def again() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            async with client.sit(kept["table"], kept["secret"]) as session:
                assert session.view == kept["view"]
            assert registry.tables[kept["table"]].opening.data != tokonoma.game("gorinto").rulebook.data

    run(play())
    corrected = tmp_path / "corrected.toml"
    text = tokonoma.game("gorinto").rulebook.sheet.text
    corrected.write_text(text + '\n[owner]\norigin = "C"\nnote = "another box"\n', encoding="utf-8")
    shipped = library.open_game

    def open_game(name: str, mode: str | None, data: Path | None) -> tokonoma.Game:
        return shipped(name, mode, corrected if name == "gorinto" and data is None else data)

    monkeypatch.setattr(library, "open_game", open_game)
    run(again())


def test_a_store_that_has_to_change_is_backed_up_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tokonoma.db'}")
    assert bring_up_to_date(engine) is None, "a new store needs no backup"
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(Refusal, match="newer program"):
        bring_up_to_date(engine)
    monkeypatch.setattr(migrate, "revisions", lambda: ["0000", "0001"])
    monkeypatch.setattr(migrate, "upgrade", lambda engine: None)
    backup = bring_up_to_date(engine)
    engine.dispose()
    assert backup is not None
    copy = sqlite3.connect(backup)
    assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    copy.close()


def test_the_steps_of_the_store_are_those_alembic_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.SCRIPTS))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert migrate.revisions() == known[::-1]


@pytest.mark.parametrize("told_by", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_stops_says_so_and_ends_quickly(tmp_path: Path, told_by: signal.Signals) -> None:
    async def play() -> None:
        port = free_port()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tokonoma", "serve", "--no-browser", "--port", str(port)),
            env=os.environ | {"TOKONOMA_DATA": str(tmp_path)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        client = Client(f"http://127.0.0.1:{port}")
        while True:
            try:
                await client.get("/health")
                break
            except OSError:
                await asyncio.sleep(0.05)
        opened = await client.open_table("gorinto", [ME, BOT])
        async with client.sit(opened["table"], opened["seats"][0]["secret"]) as session:
            await session.until(lambda each: each.legal, 60)
            process.send_signal(told_by)
            await session.until(lambda each: each.is_closed)
            assert "stopping" in notices(session)
            assert session.socket.close_code == 1012
        _, said = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0
        logged = [json.loads(line) for line in said.decode().splitlines() if line.startswith("{")]
        assert not [line for line in logged if line["level"] == "error"], logged

    asyncio.run(asyncio.wait_for(play(), 90))


def test_a_server_whose_games_do_not_open_refuses_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOKONOMA_RULES", "pyhton")
    library.open_game.cache_clear()
    with pytest.raises(Refusal, match="TOKONOMA_RULES is 'pyhton'"):
        serve.run(port=0, data=tmp_path, open_browser=False)


def test_a_second_server_on_the_same_store_refuses_to_start(tmp_path: Path) -> None:
    with serve.only_server(settings_in(tmp_path)) as first, serve.only_server(settings_in(tmp_path)) as second:
        assert (first, second) == (True, False)


@pytest.mark.parametrize("file", ["other.db", DATABASE_FILE])
def test_a_second_server_on_the_same_file_refuses_to_start_however_it_is_named(tmp_path: Path, file: str) -> None:
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    one = settings_in(tmp_path / "one", database_url=f"sqlite:///{tmp_path / file}")
    other = settings_in(tmp_path / "other", database_url=f"sqlite:///{tmp_path / 'link' / file}")
    with serve.only_server(one) as first, serve.only_server(other) as second:
        assert (first, second) == (True, False)
        with serve.only_server(settings_in(tmp_path)) as third:
            assert third == (file != DATABASE_FILE), "the usual file is another, or not"


@pytest.mark.parametrize("workers", [0, -1])
def test_there_is_no_server_without_a_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, workers: int) -> None:
    monkeypatch.setenv("TOKONOMA_REDIS_URL", "redis://127.0.0.1:1")
    monkeypatch.setenv("TOKONOMA_DATABASE_URL", "postgresql://127.0.0.1:1/none")
    with pytest.raises(Refusal, match="--workers has to be 1 or more"):
        serve.run(port=0, data=tmp_path, open_browser=False, workers=workers)


def test_a_log_line_has_no_values_of_an_exception() -> None:
    try:
        raise ValueError("a secret")
    except ValueError:
        record = logging.LogRecord("tokonoma", logging.ERROR, "x.py", 1, "it broke", (), sys.exc_info())
    record.table = "abc"
    record.move = "another secret"
    line = json.loads(Lines().format(record))
    assert "secret" not in json.dumps(line)
    assert (line["table"], line["trouble"]) == ("abc", "ValueError")


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            view = people.at[0].view
            people.registry.forget(people.registry.tables[people.table])
            assert people.table not in people.registry.tables
            await people.at[0].until(lambda each: each.is_closed)
            async with people.client.sit(people.table, people.secrets[0]) as again:
                assert again.view == view

    run(play())


def test_bots_that_die_are_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        registry = await TableRegistry.open(settings_in(tmp_path))
        game = tokonoma.game("gorinto")
        state = game.new(2, seed=1)
        view = state.view(state.to_act)
        first = await registry.bot_workers.choose(game, view, "beginner", 1)
        for bot_worker in registry.bot_workers._all:
            bot_worker.process.kill()
        again = await registry.bot_workers.choose(game, view, "beginner", 1)
        assert first == again
        await registry.close()

    run(play())


def test_a_deal_is_verifiable_from_a_position_and_after_take_backs(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(20, random.Random(1))
            position = people.registry.tables[people.table].game_on.state.position()
            begin = {"kind": "position", "position": position}
            opened = await people.client.open_table("gorinto", [ME, HERE], begin=begin)
            party_two = Party(people.client, people.registry, opened)
            for seat, secret in party_two.secrets.items():
                party_two.at[seat] = await people.client.connect(party_two.table, secret, contribution="ab")
            luck, table = random.Random(3), people.registry.tables[party_two.table]
            for _ in range(4):
                await party_two.play(4, luck)
                asker = next(each.seat for each in reversed(table.game_on.decisions) if each.is_fresh)
                await party_two.at[asker].ask("ask_take_back")
                await party_two.at[1 - asker].ask("answer_take_back", grant=True)
            await party_two.play(1000, luck)
            path, header = f"/api/tables/{party_two.table}/record", {"X-Seat-Secret": party_two.secrets[0]}
            record = await people.client.get(path, header)
            given, *found = check_record(record)
            assert given == (None, GIVEN), "whoever chose the position may know what is hidden in it"
            assert all(good for good, _ in found), found
            assert "take_back" in {entry.kind for entry in table.game_on.entries}
            for session in party_two.at.values():
                await session.close()

    run(play())


def test_a_game_that_does_not_play_as_it_was_kept_is_not_opened_and_nothing_of_it_is_told(tmp_path: Path) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            await people.play(6, random.Random(2))
            kept.update(table=people.table, secret=people.secrets[1])
            kept["steps"] = people.registry.tables[people.table].game_on.state.steps

    async def again() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            with pytest.raises(HttpRefused) as no:
                await client.get(f"/api/tables/{kept['table']}")
            assert (no.value.status, no.value.body["code"]) == (409, "cannot_open")
            assert not [
                step for step in kept["steps"] if step in json.dumps(no.value.body["message"]) and len(step) > 1
            ]
            assert no.value.body["values"] == {"entry": 3}
            with pytest.raises(ConnectionRefusedError, match="cannot_open"):
                await client.connect(kept["table"], kept["secret"])

    run(play())
    store = sqlite3.connect(tmp_path / "tokonoma.db")
    store.execute("UPDATE entries SET steps = '[\"elsewhere\"]' WHERE number = 3")
    store.commit()
    store.close()
    run(again())
