"""How long games are kept, and how a person is forgotten."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, insert, select, update

import tokonoma
from tests.server.conftest import Stores
from tests.server.parties import BOT, FRIEND, ME, party, sees
from tests.server.running import run, serving, settings_in
from tokonoma import cli
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import sql_tables
from tokonoma.server.backups import engine_of
from tokonoma.server.client import Client
from tokonoma.server.erasing import erase, secret_in
from tokonoma.server.retention import BELONGS, DAY, delete_old, delete_one, old_tables
from tokonoma.server.settings import Settings, from_environment

KINDS = ("sqlite", "postgresql")
CHOSEN = {"finished_days": 30.0, "abandoned_days": 7.0}


def three_games(settings: Settings) -> dict[str, str]:
    """A finished game, one that goes on, and one that nobody joined, all of them now."""
    names = {}

    async def play() -> None:
        async with party(settings.data, "koinobori", settings={"database_url": settings.database_url}) as people:
            await people.at[0].ask("chat", text="hello")
            await people.at[0].ask("resign")
            names["over"] = people.table
            for status in ("running", "waiting"):
                wishes = [ME, FRIEND] if status == "waiting" else [ME, {"kind": "here"}]
                opened = await people.client.open_table("koinobori", wishes)
                names[status] = opened["table"]
                if status == "running":
                    async with people.client.sit(opened["table"], *[s["secret"] for s in opened["seats"]]) as session:
                        await session.until(lambda each: each.view)

    run(play())
    return names


def let_pass(engine: Engine, days: float) -> None:
    """Let everything have happened so many days earlier."""
    with engine.begin() as connection:
        for shelf, column in ((sql_tables.tables, "opened"), (sql_tables.entries, "at"), (sql_tables.lines, "at")):
            connection.execute(update(shelf).values({column: shelf.c[column] - days * DAY}))


def held(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.scalars(select(sql_tables.tables.c.table)))


@pytest.mark.parametrize("kind", KINDS)
def test_finished_and_abandoned_games_go_after_their_own_time(stores: Stores, kind: str) -> None:
    settings = stores.new(kind, **CHOSEN)
    names = three_games(settings)
    with engine_of(settings.url) as engine:
        assert asyncio.run(delete_old(engine, settings)) == []
        let_pass(engine, 8)
        assert set(asyncio.run(delete_old(engine, settings))) == {names["running"], names["waiting"]}
        assert held(engine) == {names["over"]}
        let_pass(engine, 23)
        assert asyncio.run(delete_old(engine, settings)) == [names["over"]]
        with engine.connect() as connection:
            for shelf in BELONGS:
                assert connection.scalar(select(func.count()).select_from(shelf)) == 0, shelf.name


def test_nothing_is_deleted_unless_the_host_chose_a_time(stores: Stores) -> None:
    settings = stores.new("sqlite")
    names = three_games(settings)
    with engine_of(settings.url) as engine:
        let_pass(engine, 10_000)
        assert asyncio.run(delete_old(engine, settings)) == []
        assert held(engine) == set(names.values())


def new_entry(table: str, kind: str = "move") -> dict[str, Any]:
    more = {"steps": "[]", "versions": "[]", "clocks": "[]", "seat": None, "request": None}
    return {"table": table, "number": 900, "kind": kind, "at": time.time(), **more}


def test_clocks_written_down_at_a_stop_keep_no_table(stores: Stores) -> None:
    settings = stores.new("sqlite", **CHOSEN)
    names = three_games(settings)
    with engine_of(settings.url) as engine:
        let_pass(engine, 8)
        with engine.begin() as connection:
            connection.execute(insert(sql_tables.entries), new_entry(names["running"], "clocks"))
        assert names["running"] in old_tables(engine, settings, time.time())


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_that_comes_in_between_keeps_the_table(stores: Stores, kind: str) -> None:
    settings = stores.new(kind, **CHOSEN)
    names = three_games(settings)
    with engine_of(settings.url) as engine:
        let_pass(engine, 8)
        now = time.time()
        assert names["running"] in old_tables(engine, settings, now)
        results: list[bool] = []
        deleting = threading.Thread(target=lambda: results.append(delete_one(engine, names["running"], settings, now)))
        with engine.begin() as connection:
            connection.execute(insert(sql_tables.entries), new_entry(names["running"]))
            deleting.start()
            time.sleep(0.3)  # it waits for this transaction
            assert not results
        deleting.join()
        assert results == [False]
        assert names["running"] in held(engine)


def test_the_server_itself_deletes_what_is_past_its_time(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, **CHOSEN)
    names = three_games(settings)
    with engine_of(settings.url) as engine:
        let_pass(engine, 8)

        async def wait() -> None:
            async with serving(settings) as (client, _):
                for _ in range(200):
                    if held(engine) == {names["over"]}:
                        break
                    await asyncio.sleep(0.02)
                assert held(engine) == {names["over"]}
                assert (await client.get(f"/api/tables/{names['over']}"))["status"] == "over"

        run(wait())


@pytest.mark.parametrize("value", ["nought", "0", "-3", "nan", "inf"])
def test_a_time_that_cannot_be_meant_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("TOKONOMA_KEEP_FINISHED_DAYS", value)
    with pytest.raises(Refusal, match="TOKONOMA_KEEP_FINISHED_DAYS"):
        from_environment()


def test_times_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (from_environment().finished_days, from_environment().abandoned_days) == (None, None)
    monkeypatch.setenv("TOKONOMA_KEEP_FINISHED_DAYS", "365")
    monkeypatch.setenv("TOKONOMA_KEEP_ABANDONED_DAYS", "1.5")
    assert (from_environment().finished_days, from_environment().abandoned_days) == (365, 1.5)


# Forgetting a person


def seats_at(engine: Engine, table: str) -> list[Any]:
    with engine.connect() as connection:
        columns = sql_tables.seats.c
        return list(connection.execute(select(sql_tables.seats).where(columns.table == table).order_by(columns.seat)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_person_is_erased_and_the_others_keep_their_game(stores: Stores, kind: str) -> None:
    settings = stores.new(kind)
    found: dict[str, Any] = {}

    async def play() -> None:
        async with serving(settings) as (ada, _):
            friend = Client(ada.url)
            opened = await ada.open_table("koinobori", [{"kind": "me", "name": "Ada"}, FRIEND])
            table = opened["table"]
            token = {"token": opened["invitations"][0]["token"]}
            claimed = await friend.post(f"/api/tables/{table}/claim", token)
            secrets = [opened["seats"][0]["secret"], claimed["secret"]]
            async with ada.sit(table, secrets[0]) as first, friend.sit(table, secrets[1]) as second:
                await second.until(lambda each: each.view)
                await first.ask("chat", text="I am Ada")
                await second.ask("chat", text="hello")
            await ada.open_table("koinobori", [ME, BOT])
            found.update(table=table, secrets=secrets)

    run(play())
    table, secrets = found["table"], found["secrets"]
    erased = erase(settings, f"https://games.example/t/{table}#{secrets[0]}")
    with engine_of(settings.url) as engine:
        mine, other = seats_at(engine, table)
        assert (mine.name, mine.visitor, mine.left) == ("", None, True)
        assert mine.stand_in
        assert other.kind == "person"
        with engine.connect() as connection:
            lines = connection.execute(select(sql_tables.lines.c.name, sql_tables.lines.c.text)).all()
        assert sorted(row.text for row in lines) == ["", "hello"]
        assert (erased.deleted, erased.cleared) == (1, 1)
        assert held(engine) == {table}

    async def again() -> None:
        async with serving(settings) as (client, _):
            async with client.sit(table, secrets[1]) as session:
                assert sees(session)["seat"] == 1
            with pytest.raises(Exception, match="wrong_secret"):
                async with client.sit(table, secrets[0]):
                    pass

    run(again())


@pytest.mark.parametrize("kind", KINDS)
def test_who_never_sat_anywhere_is_erased_by_the_link_of_a_record(stores: Stores, kind: str) -> None:
    settings = stores.new(kind)
    names: dict[str, list[str]] = {}
    record = {"players": ["Ada", "Bo"], "ending": {"by": "closed", "seat": None}}

    async def bring() -> None:
        async with serving(settings) as (ada, _):
            player = Client(ada.url)
            await player.open_table("koinobori", [ME, BOT])
            for number, (who, client) in enumerate({"ada": ada, "player": player}.items()):
                seeds = (10 * number, 10 * number + 1)
                documents = [tokonoma.game("koinobori").new(2, seed=seed).record() | record for seed in seeds]
                found = [await client.post("/api/records", {"record": each}) for each in documents]
                names[who] = [each["record"] for each in found]

    run(bring())
    erased = erase(settings, f"https://games.example/analysis/record/{names['ada'][0]}")
    assert (erased.deleted, erased.cleared, erased.records) == (0, 0, 2)
    with engine_of(settings.url) as engine:
        assert records_in(engine) == set(names["player"])
        assert erase(settings, f"/record/{names['player'][1]}").records == 2
        assert len(held(engine)) == 1, "who passes such a link on has not given the seats away"
    with pytest.raises(Refusal, match="opens no record"):
        erase(settings, f"https://games.example/analysis/record/{names['ada'][0]}")


def records_in(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.scalars(select(sql_tables.records.c.record)))


def test_who_sat_somewhere_is_erased_with_the_records_they_brought(tmp_path: Path) -> None:
    settings, secrets = settings_in(tmp_path), []

    async def bring() -> None:
        async with party(tmp_path, "koinobori", [ME, BOT]) as people:
            record = tokonoma.game("koinobori").new(2, seed=1).record()
            closed = {"ending": {"by": "closed", "seat": None}}
            await people.client.post("/api/records", {"record": record | closed})
            await Client(people.client.url).post(
                "/api/records", {"record": record | closed | {"players": ["Bo", "Cy"]}}
            )
            secrets.append(people.secrets[0])

    run(bring())
    erased = erase(settings, secrets[0])
    assert (erased.deleted, erased.records) == (1, 1)
    with engine_of(settings.url) as engine:
        assert len(records_in(engine)) == 1, "somebody else brought the other"


def test_a_link_that_opens_nothing_is_refused(tmp_path: Path) -> None:
    three_games(settings_in(tmp_path))
    with pytest.raises(Refusal, match="opens no seat"):
        erase(settings_in(tmp_path), "x" * 22)
    with pytest.raises(Refusal, match="no link of a seat"):
        secret_in("https://games.example/")


def test_a_store_in_use_is_left_alone(tmp_path: Path) -> None:
    from tokonoma.server.serve import only_server

    settings = settings_in(tmp_path)
    three_games(settings)
    with only_server(settings), pytest.raises(Refusal, match="a server uses this store"):
        erase(settings, "x" * 22)


# Sizes


@pytest.mark.parametrize("kind", KINDS)
def test_the_doctor_tells_how_much_the_store_holds(stores: Stores, kind: str) -> None:
    from tokonoma.server.doctor import examine_store

    settings = stores.new(kind)
    three_games(settings)
    store = examine_store(settings.url)
    assert store["by_status"] == {"over": 1, "running": 1, "waiting": 1}
    assert store["tables"] == 3
    assert store["bytes"] > 10_000
    assert store["entries"] >= 3
    assert "holds 3 tables (1 over, 1 running, 1 waiting) in " in store["tells"]


def test_the_command_says_what_it_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secrets = []

    async def play() -> None:
        async with party(tmp_path, "koinobori", [ME, BOT]) as people:
            secrets.append(people.secrets[0])

    run(play())
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))
    assert cli.main(["erase", secrets[0]]) == 0
    assert "1 table and 0 records from files deleted" in capsys.readouterr().out
    assert cli.main(["erase", secrets[0]]) == 2
    for secret in ("-" + "a" * 21, "--" + "a" * 20):
        assert cli.main(["erase", secret, "--json"]) == 2
        assert "opens no seat" in capsys.readouterr().err, "one secret in 64 begins with a hyphen and is no option"
