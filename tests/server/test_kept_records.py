"""Records from files are checked, kept for a while, and analysed in the same line as the games of tables."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

import tokonoma
from tests.server.parties import party
from tests.server.running import FAST, run, serving, settings_in
from tokonoma.analysis.one_decision import decision_steps
from tokonoma.kernel.chance import commitment
from tokonoma.server import sql_tables
from tokonoma.server.client import Client, HttpRefused
from tokonoma.server.kept_records import name_of
from tokonoma.server.retention import DAY, delete_records
from tokonoma.server.running_games import is_same_game

QUICK = replace(FAST, analysis_playouts=20, reviews=(10_000, 10_000), record_uploads=(10_000, 10_000))
NEVER_DONE = 20_000  # playouts: one decision takes seconds, and an analysis stops after the one under way


def played(moves: int, game: str = "koinobori", seed: int = 5, **more: Any) -> dict[str, Any]:
    """The record of a game that was broken off after some moves at random."""
    state, luck = tokonoma.game(game).new(2, seed=seed), random.Random(5)
    for _ in range(moves):
        state.decide(luck.choice(state.legal()))
    return state.record() | {"ending": {"by": "closed", "seat": None}} | more


async def brought(client: Client, record: dict[str, Any]) -> str:
    return str((await client.post("/api/records", {"record": record}))["record"])


async def until(client: Client, name: str, *statuses: str) -> dict[str, Any]:
    while True:
        found = dict(await client.post(f"/api/records/{name}/analysis", {}))
        if found["status"] in statuses:
            return found
        await asyncio.sleep(0.05)


def test_a_record_is_analysed_and_kept_for_whoever_has_its_link(tmp_path: Path) -> None:
    record = played(10, players=["Aiko", "bot:hard"], deal={"commitment": "f" * 64, "secret": "5e"})

    async def ask() -> None:
        async with serving(settings_in(tmp_path, limits=QUICK)) as (client, registry):
            name = await brought(client, record)
            kept = await client.get(f"/api/records/{name}")
            assert (kept["steps"], kept["players"]) == (record["steps"], ["Aiko", "bot:hard"])
            assert "deal" not in kept
            assert (await client.post(f"/api/records/{name}/analysis", {}))["status"] == "none"
            begun = await client.post(f"/api/records/{name}/analysis", {"begin": True, "first": 3})
            assert begun["status"] in ("waiting", "running")
            done = await until(client, name, "done")
            assert [each["step"] for each in done["analysis"]["decisions"]] == decision_steps(record)
            other = Client(client.url)
            assert await brought(other, record) == name, "the same record is kept once"
            again = await other.post(f"/api/records/{name}/analysis", {"begin": True})
            assert again["analysis"] == done["analysis"]
            while registry.analyses.of:  # until it is in the store
                await asyncio.sleep(0.01)
            assert (await other.post(f"/api/records/{name}/analysis", {}))["analysis"] == done["analysis"]

    run(ask())


def test_a_record_that_is_damaged_or_not_over_or_too_long_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path, limits=replace(QUICK, record_bytes=600))) as (client, registry):
            wrong: list[tuple[dict[str, Any], str]] = [
                (played(10) | {"ending": None}, "not_over"),
                (played(10) | {"ending": {"by": "played", "seat": None}}, "not_over"),
                (played(10) | {"steps": ["~nothing"]}, "damaged_document"),
                ({"format": "something"}, "foreign_document"),
                (played(20, "gorinto"), "too_large"),
            ]
            for record, code in wrong:
                with pytest.raises(HttpRefused, match=code):
                    await client.post("/api/records", {"record": record})
            with pytest.raises(HttpRefused, match="unknown_table"):
                await client.get("/api/records/nothing")
            with registry.store.engine.connect() as connection:
                assert connection.scalars(select(sql_tables.records.c.record)).all() == []

    run(ask())


def test_a_person_has_one_share_for_tables_and_records_and_so_many_records(tmp_path: Path) -> None:
    limits = replace(QUICK, analyses_each=1, analysis_playouts=NEVER_DONE, records_each=2)

    async def ask() -> None:
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            first, second = await brought(client, played(10)), await brought(client, played(10, seed=6))
            with pytest.raises(HttpRefused, match="too_fast"):
                await brought(client, played(10, seed=7))
            await client.post(f"/api/records/{first}/analysis", {"begin": True})
            with pytest.raises(HttpRefused, match="too_fast"):
                await client.post(f"/api/records/{second}/analysis", {"begin": True})
            other = Client(client.url)
            with pytest.raises(HttpRefused, match="not_your_seat"):
                await other.post(f"/api/records/{first}/analysis", {"stop": True})
            await client.post(f"/api/records/{first}/analysis", {"stop": True})
            await until(client, first, "stopped")
            assert (await client.post(f"/api/records/{second}/analysis", {"begin": True}))["status"] != "none"

    run(ask())


def test_who_drops_the_cookie_has_the_analyses_of_the_same_address(tmp_path: Path) -> None:
    limits = replace(QUICK, analysis_playouts=NEVER_DONE, analyses_each_address=2, analyses_of_address=(3, 0.001))

    async def ask() -> None:
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            names = [await brought(Client(client.url), played(10, seed=seed)) for seed in range(4)]
            visitors = [Client(client.url) for _ in names]
            for name, visitor in zip(names[:2], visitors, strict=False):
                assert (await visitor.post(f"/api/records/{name}/analysis", {"begin": True}))["status"] != "none"
            with pytest.raises(HttpRefused, match="too_fast"):
                await visitors[2].post(f"/api/records/{names[2]}/analysis", {"begin": True})
            await visitors[0].post(f"/api/records/{names[0]}/analysis", {"stop": True})
            await until(client, names[0], "stopped")
            await visitors[2].post(f"/api/records/{names[2]}/analysis", {"begin": True})
            for number in (1, 2):
                await visitors[number].post(f"/api/records/{names[number]}/analysis", {"stop": True})
                await until(client, names[number], "stopped")
            with pytest.raises(HttpRefused, match="too_fast"):  # the fourth, and three were begun
                await visitors[3].post(f"/api/records/{names[3]}/analysis", {"begin": True})

    run(ask())


def test_an_analysis_that_many_ask_for_at_once_is_begun_once(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(QUICK, analysis_playouts=NEVER_DONE)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, registry):
            name = await brought(client, played(10))
            asked = (client.post(f"/api/records/{name}/analysis", {"begin": True}) for _ in range(3))
            found = await asyncio.gather(*asked)
            assert {each["status"] for each in found} <= {"waiting", "running"}
            assert len([task for task in asyncio.all_tasks() if task.get_name().startswith("analysis ")]) == 1
            assert len(registry.analyses.of) == 1

    run(ask())


def test_records_go_after_their_time_and_the_oldest_where_there_are_too_many(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = settings_in(tmp_path, limits=replace(QUICK, records=2, record_days=90))
        async with serving(settings) as (client, registry):
            names = [await brought(client, played(4, seed=seed)) for seed in (1, 2, 3)]
            assert delete_records(registry.store.engine, settings) == 1, "there were three"
            records = sql_tables.records
            with registry.store.engine.begin() as connection:
                aged = update(records).where(records.c.record == names[1]).values(at=time.time() - 91 * DAY)
                connection.execute(aged)
            assert delete_records(registry.store.engine, settings) == 1
            assert (await client.get(f"/api/records/{names[2]}"))["game"] == "koinobori"
            with pytest.raises(HttpRefused, match="unknown_table"):
                await client.get(f"/api/records/{names[1]}")

    run(ask())


# Games that go on here


@pytest.mark.parametrize("game", ["gorinto", "koinobori", "gorbinos_quest"])
def test_the_record_of_a_running_game_is_thought_about_for_nobody(tmp_path: Path, game: str) -> None:
    async def ask() -> None:
        async with party(tmp_path, game, settings={"limits": QUICK}) as people:
            await people.play(6, random.Random(3))
            table = people.registry.tables[people.table]
            record = table.game_on.state.record()
            closed = {"ending": {"by": "closed", "seat": None}}
            client = people.client
            spelled = [f"{step} " for step in record["steps"]]
            for steps in (record["steps"], record["steps"][:-1], played_on(record)["steps"], spelled):
                with pytest.raises(HttpRefused, match="not_over"):
                    await client.post("/api/records", {"record": remade(record, steps) | closed})
            committed = {"deal": {"commitment": table.facts().deal.commitment}}
            with pytest.raises(HttpRefused, match="not_over"):
                await client.post("/api/records", {"record": played(6, game) | committed})
            with pytest.raises(HttpRefused, match="not_over"):
                await client.post("/api/study/think", {"begin": {"document": record}, "playouts": 5})
            assert await brought(client, played(6, game)), "another game is welcome"
            await people.at[0].ask("resign")
            assert await brought(client, record | closed), "it is over now"

    run(ask())


def test_no_refusal_tells_whether_a_guess_of_a_secret_path_is_right(tmp_path: Path) -> None:
    async def ask() -> None:
        async with party(tmp_path, "goryo", settings={"limits": QUICK}) as people:
            await people.play(2, random.Random(3))
            table = people.registry.tables[people.table]
            record = table.game_on.state.record()
            guess, other = people.client, {"begin": {"document": record}, "playouts": 5}
            assert "moves" in await guess.post("/api/study/think", other), "right, and nobody learns it"
            closed = {"ending": {"by": "closed", "seat": None}}
            assert await brought(guess, record | closed)
            committed = {"deal": {"commitment": table.facts().deal.commitment}}
            with pytest.raises(HttpRefused, match="not_over"):
                await brought(guess, record | closed | committed)

    run(ask())


def test_what_tables_have_committed_to_is_worked_out_once_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[bytes] = []

    def counted(secret: bytes) -> str:
        hashed.append(secret)
        return commitment(secret)

    monkeypatch.setattr("tokonoma.server.running_games.commitment", counted)

    async def ask() -> None:
        async with party(tmp_path, "koinobori", settings={"limits": QUICK}) as people:
            for seed in range(3):
                assert await brought(people.client, played(6 + seed) | {"deal": {"commitment": "f" * 64}})
            assert len(hashed) == len(set(hashed)) == 1, "there is one table"

    run(ask())


def remade(record: dict[str, Any], steps: list[str]) -> dict[str, Any]:
    """A record with other steps, with the outcome they lead to."""
    return {**record, "steps": steps, "outcome": None}


def played_on(record: dict[str, Any]) -> dict[str, Any]:
    """A record with some further moves that were made up."""
    state, luck = tokonoma.game(record["game"]).from_record(record), random.Random(9)
    for _ in range(3):
        while state.to_act == -1:
            state.play(luck.choice(state.legal()))
        state.play(luck.choice(state.legal()))
    return state.record()


def test_a_game_that_begins_alike_is_the_same_only_after_some_decisions() -> None:
    running = ["~a", "b", "c", "~d", "e", "f", "g"]
    assert is_same_game(running, running)
    assert is_same_game(running, running[:3])
    assert is_same_game(running, [*running[:6], "other", "moves"])
    assert not is_same_game(running, ["~a", "b", "c", "other"])
    assert not is_same_game(["~a"], ["~a", "b"]), "nobody has decided anything yet"


def test_names_of_records_tell_them_apart() -> None:
    assert name_of("one") != name_of("another")
    assert len(name_of("one")) == 16
