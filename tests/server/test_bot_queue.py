"""Bots think in a fair order: nobody's tables keep another's waiting, and bots alone wait until somebody looks."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import BOT, ME, notices
from tests.server.running import run, serving, settings_in
from tokonoma.server.bot_queue import Asker, BotQueue
from tokonoma.server.metrics import Metrics


async def think(queue: BotQueue, asker: Asker, order: list[str], seconds: float = 0.01) -> None:
    async with queue.place(asker):
        order.append(asker.table)
        await asyncio.sleep(seconds)


def test_one_person_with_many_tables_delays_another_by_one_move_at_most() -> None:
    async def ask() -> None:
        queue = BotQueue(2)
        order: list[Any] = []
        greedy = [think(queue, Asker("greedy", f"g{i}"), order) for i in range(60)]
        tasks = [asyncio.create_task(each) for each in greedy]
        await asyncio.sleep(0.005)
        await think(queue, Asker("other", "o"), order)
        assert order.index("o") <= 2, order
        await asyncio.gather(*tasks)
        assert len(order) == 61

    run(ask())


def test_nobody_has_all_places_at_once() -> None:
    async def ask() -> None:
        queue = BotQueue(3)
        tasks = [asyncio.create_task(think(queue, Asker("greedy", f"{i}"), [], 0.05)) for i in range(9)]
        await asyncio.sleep(0.01)
        assert queue.thinking["greedy"] == 2
        await asyncio.gather(*tasks)
        assert not queue.thinking

    run(ask())


def test_tables_that_somebody_looks_at_come_first() -> None:
    async def ask() -> None:
        queue = BotQueue(1)
        order: list[Any] = []
        tasks = [asyncio.create_task(think(queue, Asker("a", "first"), order))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(think(queue, Asker(f"p{i}", "alone", lambda: False), order)) for i in range(3)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(think(queue, Asker(f"q{i}", "watched"), order)) for i in range(3)]
        await asyncio.gather(*tasks)
        assert order == ["first"] + ["watched"] * 3 + ["alone"] * 3

    run(ask())


def test_whoever_gives_up_waiting_leaves_the_line_in_order() -> None:
    async def ask() -> None:
        luck, metrics = random.Random(1), Metrics()
        queue = BotQueue(2, metrics)
        tasks = [asyncio.create_task(think(queue, Asker(f"p{i % 5}", f"{i}"), [], 0.002)) for i in range(80)]
        for task in luck.sample(tasks, 40):
            await asyncio.sleep(0.001)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not queue.thinking
        assert not queue.waiting
        assert metrics.bot_waits >= 40
        assert "tokonoma_bot_wait_seconds_count" in metrics.text()

    run(ask())


def test_a_table_is_told_how_long_its_bot_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokonoma.server.bot_queue.SAY_AFTER", 0.05)

    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            held = [
                asyncio.create_task(think(registry.bot_workers.queue, Asker(f"other{i}", f"{i}"), [], 1))
                for i in range(registry.bot_workers.count)
            ]
            opened = await client.open_table("gorinto", [ME, BOT])
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as session:
                while "bot_waits" not in notices(session):
                    if session.legal:
                        await session.move(session.legal[0])
                    await asyncio.sleep(0.02)
                told = next(each for each in session.messages if each.get("code") == "bot_waits")
                assert told["values"]["seconds"] > 0
            await asyncio.gather(*held)

    run(play())


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("gorinto", [BOT, BOT])
            table = registry.tables[opened["table"]]
            await asyncio.sleep(0.3)
            assert len(table.game_on.entries) == 1
            assert table.scheduler.is_idle, "and it may leave memory"
            async with client.sit(opened["table"], opened["watch"]) as watcher:
                await watcher.until(lambda each: each.version > 3, 40)
            await asyncio.sleep(1)
            stood = len(table.game_on.entries)
            await asyncio.sleep(0.5)
            assert len(table.game_on.entries) == stood or table.game_on.ending is not None

    run(play())


def test_the_bots_of_one_address_count_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            found: list[Any] = []
            for _ in range(2):
                client.cookie = None
                found.append(await client.open_table("gorinto", [ME, BOT]))
            openers = {registry.tables[each["table"]].opener for each in found}
            assert len(openers) == 1, "also without cookies"
            for each in found:
                registry.forget(registry.tables[each["table"]])
                async with client.sit(each["table"], each["seats"][0]["secret"]):
                    assert {registry.tables[each["table"]].opener} == openers, "and read again from the store"

    run(play())
