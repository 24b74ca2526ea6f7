"""A coach at a table: each remark once, from what the seat may know."""

import random
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.server.parties import FRIEND, ME, party
from tests.server.running import run
from tests.server.test_secrets import plan
from tokonoma.lessons.coach import coach
from tokonoma.server.client import Session
from tokonoma.server.coaching import heard_since
from tokonoma.server.journal import Journal


async def said_to(session: Session, made: list[str], since: int, this_turn: int = 0) -> Any:
    answer = await session.ask("coach", made=made, since=since, this_turn=this_turn)
    assert answer["status"] == "accepted", answer
    return answer["result"]["remark"]


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_whole_game_is_coached_and_no_remark_comes_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def play() -> None:
        async with party(tmp_path, name, seats=[ME, FRIEND]) as people:
            table = people.registry.tables[people.table]
            monkeypatch.setattr(table.reviews, "take", lambda whose: None)
            luck, since = random.Random(2), 0
            made: list[str] = []
            for _ in range(400):
                seat = 1 if name == "goryo" else 0
                if people.to_act in (seat, None):
                    remark = await said_to(people.at[seat], made, since)
                    since = people.at[seat].version
                    if remark:
                        assert remark["name"] not in made
                        assert set(remark["text"]) == {"en", "fr"}
                        made.append(remark["name"])
                if people.to_act is None:
                    break
                await people.play(1, luck)
            assert len(made) >= 5

    run(play())


def test_the_coach_of_the_samurai_does_not_know_her_plan(tmp_path: Path) -> None:
    """Two plans, of different lengths: what is said to the Samurai is the same, whatever was said before."""
    found = coach("goryo")
    assert found is not None
    names = [trigger.name for trigger in found.triggers]
    told = []
    for number, seed in enumerate((1, 2)):
        heard: list[Any] = []

        async def play(number: int = number, seed: int = seed, heard: list[Any] = heard) -> None:
            async with party(tmp_path / str(number), "goryo", seats=[ME, FRIEND]) as people:
                await plan(people, random.Random(seed), detours=number)
                await people.settle()
                made: list[str] = []
                for _ in names:
                    remark = await said_to(people.at[1], made, 0)
                    heard.append(remark)
                    if remark is None:
                        break
                    made.append(remark["name"])

        run(play())
        told.append(heard)
    assert told[0] == told[1]
    assert len(told[0]) > 1


@pytest.fixture(autouse=True)
def _the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokonoma.server.deals.token_bytes", lambda n: b"\7" * n)


def test_a_table_opened_without_help_has_no_coach(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, help=False) as people:
            answer = await people.at[0].ask("coach")
            assert answer["refused"]["code"] == "no_help"

    run(play())


def test_what_was_undone_is_no_longer_an_occasion() -> None:
    journal = Journal(tokonoma.game("goryo").new(seed=3), 0.0)
    for word in (journal.state.legal()[0], None):
        change = journal.change(0.0)
        change.decide(0, word or journal.state.legal()[0])
        journal.adopt(change)
    since = journal.version(0) - 1
    assert [event["event"] for event in heard_since(journal, 0, since)] == ["cube_laid"]
    change = journal.change(0.0)
    change.undo(0)
    journal.adopt(change)
    assert heard_since(journal, 0, since) == []
