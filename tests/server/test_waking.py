"""A server that starts with many running clocks plays at once and reads a table when something is due at it."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.running import run, serving, settings_in
from tests.server.waking import CLOCK, copied, play_some
from tokonoma.server.registry import TableRegistry

MANY = 200


def test_many_running_clocks_are_not_read_when_the_server_starts(tmp_path: Path, monkeypatch: Any) -> None:
    loaded: list[str] = []
    load = TableRegistry._load

    async def counted(registry: TableRegistry, name: str) -> Any:
        loaded.append(name)
        return await load(registry, name)

    async def play() -> None:
        name, secrets, _ = await play_some(tmp_path, CLOCK)
        others = copied(tmp_path, name, MANY)
        monkeypatch.setattr(TableRegistry, "_load", counted)
        async with serving(settings_in(tmp_path)) as (client, registry):
            assert len(registry.parking) == MANY + 1
            async with client.sit(others[0], secrets[0]) as session:
                assert session.view is not None
                assert session.welcome["clocks"]["running"] == session.view["to_act"]
                assert loaded == [others[0]]
                assert len(registry.parking) == MANY

    run(play())


def test_the_time_of_a_table_that_was_not_read_has_passed_when_somebody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        name, secrets, before = await play_some(tmp_path, CLOCK)
        async with serving(settings_in(tmp_path)) as (client, registry):
            registry.parking._parked[name].since -= 100  # as if the server had run so long
            async with client.sit(name, secrets[0]) as session:
                clocks = session.welcome["clocks"]
                running = clocks["running"]
                assert before[running] - 115 < clocks["left"][running] < before[running] - 95
                assert abs(clocks["left"][1 - running] - before[1 - running]) < 1

    run(play())


def test_a_flag_falls_at_a_table_nobody_has_read(tmp_path: Path) -> None:
    async def play() -> None:
        name, secrets, _ = await play_some(tmp_path, {"kind": "game", "seconds": 8, "added": 0}, moves=2)
        async with serving(settings_in(tmp_path)) as (client, registry):
            assert name not in registry.tables
            while name not in registry.tables:
                await pause()
            table = registry.tables[name]
            while not any(seat.stand_in for seat in table.seats):
                await pause()
            async with client.sit(name, secrets[0]) as session:
                assert any(seat["stand_in"] for seat in session.welcome["facts"]["seats"])

    run(play())


async def pause() -> None:
    await asyncio.sleep(0.05)
