"""Asking what a move would do: answered from what the seat knows, refused to others, as often as the limit allows."""

import random
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.server.parties import FRIEND, ME, party
from tests.server.running import run
from tokonoma.server.journal import Journal
from tokonoma.server.rate_limits import Buckets


def test_a_preview_is_answered_and_plays_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorinto", seats=[ME, FRIEND]) as people:
            session = people.at[people.acting]
            version = session.version
            for move in session.legal[:5]:
                answer = await session.ask("preview", version=version, move=move)
                assert answer["status"] == "accepted"
                ahead = answer["result"]["preview"]
                assert {line["key"] for line in ahead["lines"]} >= {"tally.goal", "tally.key", "tally.wisdom"}
            assert session.version == version
            other = people.at[1 - people.acting]
            refused = await other.ask("preview", version=other.version, move=move)
            assert refused["refused"]["code"] == "not_your_turn"
            stale = await session.ask("preview", version=version - 1, move=move)
            assert stale["status"] == "stale"

    run(play())


def test_too_many_previews_are_put_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo", seats=[ME, FRIEND]) as people:
            session = people.at[people.acting]
            people.registry.tables[people.table].previews = Buckets((3, 0.01))
            asked = [await session.ask("preview", version=session.version, move=session.legal[0]) for _ in range(5)]
            assert [each["status"] for each in asked] == ["accepted"] * 3 + ["slow_down"] * 2

    run(play())


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_moves_without_an_alternative_are_played_and_kept(name: str) -> None:
    """A table never waits for the only move there is; each is an entry, told as forced, and replays alike."""
    found = 0
    for seed in range(4):
        state, luck = tokonoma.game(name).new(seed=seed), random.Random(seed)
        journal = Journal(state.copy(), 0.0)
        while journal.state.to_act is not None and len(journal.entries) < 400:
            assert journal.state.forced() is None or len(journal.entries) == 1
            change = journal.change(0.0)
            change.move(journal.state.to_act, luck.choice(journal.state.legal()))
            journal.adopt(change)
        again = Journal(state.copy(), 0.0)
        for entry in journal.entries[1:]:
            again.play_again(entry)
        assert again.state.record() == journal.state.record()
        forced = [step for step in journal.told[-1] if step.forced]
        assert forced == [step for step in again.told[-1] if step.forced]
        found += len(forced)
    assert found or name in ("goryo", "koinobori"), "these two hardly ever come to it by chance"


def test_undoing_goes_back_past_what_had_no_alternative() -> None:
    state: Any = tokonoma.game("gorinto").new(seats=2, options={"removal": "tactical"}, seed=3)
    luck = random.Random(3)
    journal = Journal(state, 0.0)
    undone = 0
    while journal.state.to_act is not None and undone < 5:
        seat = journal.state.to_act
        change = journal.change(0.0)
        change.move(seat, luck.choice(journal.state.legal()))
        journal.adopt(change)
        if len(change.entries) > 1 and journal.state.to_act == seat and journal.state.may_undo():
            back = journal.change(0.0)
            back.undo(seat)
            assert back.state.forced() is None
            assert len(back.entries) == len(change.entries)
            undone += 1
    assert undone
