"""Promise 5: a client resumes from any version it once knew, also after the server was restarted."""

import random
from pathlib import Path
from typing import Any

from tests.server.parties import party, sees
from tests.server.running import run, serving, settings_in
from tokonoma.server.client import Session


def told(session: Session) -> list[Any]:
    return [
        step for message in session.messages if message["type"] in ("welcome", "update") for step in message["steps"]
    ]


def test_a_client_resumes_from_any_version_of_its_own(tmp_path: Path) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            await people.play(40, random.Random(1))
            for seat, session in people.at.items():
                kept[seat] = told(session)
            kept["people"] = people.secrets | {"table": people.table, "watch": people.watch}
            for seat, steps in list(kept.items())[:2]:
                for version in range(len(steps) + 1):
                    async with people.client.sit(people.table, people.secrets[seat], version=version) as again:
                        assert again.welcome["steps"] == steps[version:]
                        assert again.view == people.at[seat].view

    async def after_a_restart() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            people = kept["people"]
            for seat in (0, 1):
                async with client.sit(people["table"], people[seat]) as again:
                    assert told(again) == kept[seat]
                    for version in (1, len(kept[seat]) // 2, len(kept[seat])):
                        reviewed = (await again.ask("review", version=version))["result"]
                        assert reviewed["version"] == version
                        assert reviewed["view"]["seat"] == seat

    run(play())
    run(after_a_restart())


def test_a_request_from_before_a_restart_is_answered_as_it_was_and_not_done_again(tmp_path: Path) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path) as people:
            seat = people.acting
            move, version = people.at[seat].legal[0], people.at[seat].version
            answer = await people.at[seat].move(move, id="the one")
            await people.at[seat].ask("chat", text="once", id="said")
            entries = len(people.registry.tables[people.table].game_on.entries)
            kept.update(seat=seat, move=move, version=version, answer=answer, people=people, entries=entries)

    async def after_a_restart() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            table, seat = kept["people"].table, kept["seat"]
            async with client.sit(table, kept["people"].secrets[seat]) as session:
                again = await session.move(kept["move"], id="the one", version=kept["version"])
                assert again == kept["answer"]
                assert (await session.ask("chat", text="once", id="said"))["status"] == "accepted"
                assert len(registry.tables[table].lines) == 1
                assert len(registry.tables[table].game_on.entries) == kept["entries"]

    run(play())
    run(after_a_restart())


def test_undone_and_taken_back_moves_are_so_after_a_restart_too(tmp_path: Path) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path) as people:
            luck = random.Random(7)
            for _ in range(6):
                await people.play(3, luck)
                actor = people.at[people.acting]
                if sees(actor)["undo"]["may"]:
                    await actor.ask("undo", version=actor.version)
                await people.settle()
                seat = 1 - people.acting
                if (await people.at[seat].ask("ask_take_back"))["status"] == "accepted":
                    await people.at[1 - seat].ask("answer_take_back", grant=luck.random() < 0.5)
                await people.settle()
            kinds = {entry.kind for entry in people.registry.tables[people.table].game_on.entries}
            assert {"undo", "take_back"} <= kinds
            kept.update(people=people, views={seat: each.view for seat, each in people.at.items()})

    async def after_a_restart() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            for seat, secret in kept["people"].secrets.items():
                async with client.sit(kept["people"].table, secret) as session:
                    assert session.view == kept["views"][seat]

    run(play())
    run(after_a_restart())
