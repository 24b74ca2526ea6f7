"""Finished games are analysed in the background: in a fair line, within a budget, kept with the game."""

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import tokonoma
from tests.server.parties import FRIEND, ME, Party, party
from tests.server.running import FAST, run, serving, settings_in
from tokonoma.analysis import Analysis
from tokonoma.analysis.one_decision import decision_steps, judge_step, with_luck
from tokonoma.analysis.record import Depth
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.bot_queue import Asker, BotQueue
from tokonoma.server.client import Session

QUICK = replace(FAST, analysis_playouts=20, reviews=(10_000, 10_000))


def finished(folder: Path, game: str = "koinobori", **limits: Any) -> Any:
    return party(folder, game, settings={"limits": replace(QUICK, **limits)})


async def end(people: Party, moves: int = 14) -> None:
    """Play on for a while, then give up: an analysis need not be long here."""
    await people.play(moves, random.Random(3))
    if people.to_act is not None:
        await people.at[0].ask("resign")


async def until(session: Session, *statuses: str) -> dict[str, Any]:
    """Ask until the analysis has come so far."""
    while True:
        found = (await session.ask("analyse"))["result"]
        if found["status"] in statuses:
            return dict(found)
        await asyncio.sleep(0.05)


def test_a_finished_game_is_analysed_and_kept_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path) as people:
            await end(people)
            me = people.at[0]
            assert (await me.ask("analyse"))["result"] == {"status": "none", "done": 0} | BARE
            assert (await me.ask("analyse", begin=True))["result"]["status"] in ("waiting", "running")
            done = await until(me, "done")
            whole = msgspec.convert(done["analysis"], Analysis)
            record = people.registry.tables[people.table].game_on.state.record()
            assert [each.step for each in whole.decisions] == decision_steps(record)
            assert whole.playouts == 20
            people.registry.analyses.of.clear()
            async with people.client.sit(people.table, people.watch) as watcher:
                kept = (await watcher.ask("analyse", begin=True))["result"]
                assert kept["status"] == "done"
                assert kept["analysis"] == done["analysis"]

    run(play())


BARE: dict[str, Any] = {"steps": [], "stages": [], "place": None, "seconds": None, "found": [], "analysis": None}


def test_a_running_game_is_analysed_for_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path) as people, people.client.sit(people.table, people.watch) as watcher:
            await people.play(4, random.Random(3))
            for session in (*people.at.values(), watcher):
                for asked in ({}, {"begin": True}, {"stop": True}, {"first": 3}):
                    answer = await session.ask("analyse", **asked)
                    assert answer["refused"]["code"] == "not_over"
                    assert answer["result"] is None
            assert people.registry.analyses.of == {}

    run(play())


def test_what_is_found_comes_as_it_is_found_and_the_decision_one_looks_at_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path, analysis_processes=1, analysis_playouts=300) as people:
            await end(people, 30)
            me = people.at[0]
            record = people.registry.tables[people.table].game_on.state.record()
            last = decision_steps(record)[-1]
            assert (await me.ask("analyse", begin=True, first=last))["status"] == "accepted"
            found: list[Any] = []
            while True:
                now = (await me.ask("analyse", known=len(found)))["result"]
                found += now["found"]
                if now["status"] == "done":
                    break
                assert now["done"] >= len(found)
                await asyncio.sleep(0.01)
            steps = [each["step"] for each in found]
            assert len(set(steps)) == len(steps)
            assert last in steps[:2], "the first was perhaps begun already"

    run(play())


def test_an_analysis_is_stopped_and_goes_on_from_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path, analysis_playouts=10_000) as people:
            await end(people, 30)
            async with people.client.sit(people.table, people.watch) as watcher:
                await people.at[0].ask("analyse", begin=True)
                no = await watcher.ask("analyse", stop=True)
                assert no["refused"]["code"] == "not_your_seat", "not by whoever only watches"
            await people.at[1].ask("analyse", stop=True)
            found = await until(people.at[0], "stopped")
            assert found["done"] < len(found["steps"])
            assert len(found["analysis"]["decisions"]) == found["done"]
            assert await people.registry.store.analysis(people.table) is None

    run(play())


def test_an_analysis_ends_when_its_budget_is_spent(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path, analysis_seconds=0.0001) as people:
            await end(people, 30)
            await people.at[0].ask("analyse", begin=True)
            found = await until(people.at[0], "stopped")
            assert 0 < found["done"] < len(found["steps"])

    run(play())


def test_everybody_has_a_share_and_is_told_the_place_in_the_line(tmp_path: Path) -> None:
    record = played(12)

    async def play() -> None:
        limits = replace(QUICK, analyses_at_once=1, analyses_each=2, analysis_playouts=100_000)
        async with serving(settings_in(tmp_path, limits=limits)) as (_, registry):
            analyses = registry.analyses
            await analyses.begin("me", Asker("me at home", "first"), record)
            while (await analyses.now("first", 0)).status != "running":
                await asyncio.sleep(0.01)
            await analyses.begin("me", Asker("me at home", "second"), record)
            with pytest.raises(Refusal, match="too fast"):
                await analyses.begin("me", Asker("me at home", "third"), record)
            await analyses.begin("you", Asker("you at home", "other"), record)
            await asyncio.sleep(0)
            places = {name: (await analyses.now(name, 0)).place for name in ("first", "second", "other")}
            assert places == {"first": None, "second": 2, "other": 1}, "whoever has had no turn yet comes first"
            registry.gauge()
            assert "tokonoma_analyses_waiting 2" in registry.metrics.text()
            assert "tokonoma_analyses_running 1" in registry.metrics.text()
            with pytest.raises(Refusal, match="began it"):
                analyses.stop("second", "you")
            analyses.stop("second", "me")
            while (await analyses.now("second", 0)).status != "stopped":
                await asyncio.sleep(0.01)
            assert (await analyses.now("other", 0)).place == 1
            await analyses.begin("me", Asker("me at home", "third"), record)

    run(play())


def test_everybody_at_one_address_waits_in_line_as_one(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(QUICK, analyses_at_once=1, analysis_playouts=100_000)
        async with serving(settings_in(tmp_path, limits=limits)) as (_, registry):
            analyses = registry.analyses
            for person in ("one", "two", "three"):
                await analyses.begin(person, Asker("flat", f"of {person}"), played(12))
                while not (analyses.line.thinking or analyses.line.waiting):
                    await asyncio.sleep(0.01)
            await analyses.begin("you", Asker("elsewhere", "yours"), played(12))
            while (await analyses.now("yours", 0)).place is None:
                await asyncio.sleep(0.01)
            assert (await analyses.now("yours", 0)).place == 1

    run(play())


def played(moves: int) -> dict[str, Any]:
    """The record of a game after some moves at random."""
    state, luck = tokonoma.game("koinobori").new(2, seed=5), random.Random(5)
    for _ in range(moves):
        state.play(luck.choice(state.legal()))
    return state.record()


def test_the_line_knows_everybodys_place() -> None:
    async def ask() -> None:
        line = BotQueue(1)
        ahead, mine, alone = Asker("a", "1"), Asker("b", "2"), Asker("c", "3")

        async def wait(asker: Asker) -> None:
            async with line.place(asker):
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(wait(each)) for each in (alone, ahead, mine)]
        await asyncio.sleep(0)
        assert [line.place_of(each) for each in (alone, ahead, mine)] == [None, 1, 2]
        await asyncio.gather(*tasks)

    run(ask())


def test_the_processes_that_analyse_run_only_where_nothing_else_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path) as people:
            await end(people)
            await people.at[0].ask("analyse", begin=True)
            await until(people.at[0], "done")
            workers = people.registry.analyses.workers._all
            assert workers
            for each in workers:
                assert os.getpriority(os.PRIO_PROCESS, each.process.pid) == 19
                if hasattr(os, "SCHED_IDLE"):
                    assert os.sched_getscheduler(each.process.pid) == os.SCHED_IDLE

    run(play())


def test_decisions_judged_one_by_one_are_those_of_the_whole_analysis() -> None:
    opened, record = tokonoma.game("koinobori"), played(12)
    one_by_one = {step: judge_step(opened, record, step, Depth(20)) for step in reversed(decision_steps(record))}
    assert with_luck(record, one_by_one) == list(tokonoma.analyse(record, playouts=20))
    some = {step: one_by_one[step] for step in decision_steps(record)[::2]}
    assert all(luck == 0 for each in with_luck(record, some) for luck in each.luck), "a decision in between is unknown"


def test_an_analysis_goes_with_its_table(tmp_path: Path) -> None:
    from tokonoma.server.retention import delete_table

    async def play() -> None:
        async with finished(tmp_path) as people:
            await end(people)
            await people.at[0].ask("analyse", begin=True)
            await until(people.at[0], "done")
            with people.registry.store.engine.begin() as connection:
                delete_table(connection, people.table)
            assert await people.registry.store.analysis(people.table) is None

    run(play())


def test_who_sat_together_may_both_ask_while_one_analysis_is_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "koinobori", seats=[ME, FRIEND], settings={"limits": QUICK}) as people:
            await end(people)
            await asyncio.gather(*(session.ask("analyse", begin=True) for session in people.at.values()))
            assert len(people.registry.analyses.of) <= 1
            both = [await until(session, "done") for session in people.at.values()]
            assert both[0] == both[1]

    run(play())
