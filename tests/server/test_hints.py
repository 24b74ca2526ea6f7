"""Hints come in three steps, from what the seat knows, and never between people unless the table allows it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.server.parties import BOT, FRIEND, HERE, ME, notices, party
from tests.server.running import run
from tokonoma.analysis.hint import aloud, has_no_secret, hint
from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.state import State


def test_a_hint_tells_where_then_which_then_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, hints=True) as people:
            session = people.at[people.acting]
            steps = [(await session.ask("hint", version=session.version, step=step))["result"] for step in (1, 2, 3)]
            where, which, why = steps
            assert (where["move"], where["say"], where["why"]) == (None, None, [])
            assert len(where["at"]) == 1
            assert which["move"] in session.legal
            assert which["at"][0] == where["at"][0]
            assert which["chance"] is None
            assert why["move"] == which["move"]
            assert 0 <= why["next_chance"] <= why["chance"] <= 1

    run(play())


def test_a_hint_taken_is_told_to_the_table_and_stands_in_the_record(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, hints=True) as people:
            asker = people.acting
            session, other = people.at[asker], people.at[1 - asker]
            steps = len(people.registry.tables[people.table].game_on.state.steps)
            for step in (1, 3, 2):
                assert (await session.ask("hint", version=session.version, step=step))["status"] == "accepted"
            await other.until(lambda each: "hinted" in notices(each))
            assert notices(other).count("hinted") == 1, "once for each hint, however far it goes"
            people.registry.forget(people.registry.tables[people.table])  # what is known now comes from the store
            table = await people.registry.table(people.table)
            assert [seat.hints for seat in table.facts().seats] == [int(seat == asker) for seat in range(2)]
            async with people.client.sit(people.table, people.secrets[0]) as again:
                await again.ask("resign")
            header = {"X-Seat-Secret": people.secrets[0]}
            record = await people.client.get(f"/api/tables/{people.table}/record", header)
            assert record["hints"] == [{"seat": asker, "steps": steps, "step": 3}]
            tokonoma.replay(record)

    run(play())


def test_a_hint_is_refused_between_people_unless_the_table_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            session = people.at[people.acting]
            assert (await session.ask("hint", version=session.version))["refused"]["code"] == "no_help"
            facts = people.registry.tables[people.table].facts()
            assert not facts.hints

    run(play())


@pytest.mark.parametrize(("seats", "allowed"), [([ME, BOT], True), ([ME, BOT, BOT], True), ([ME, HERE], False)])
def test_one_person_among_bots_always_gets_hints(tmp_path: Path, seats: list[dict[str, Any]], allowed: bool) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=seats) as people:
            assert people.registry.tables[people.table].facts().hints == allowed

    run(play())


def test_a_hint_is_for_whoever_has_to_decide_now(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, hints=True) as people:
            waiting = people.at[1 - people.acting]
            assert (await waiting.ask("hint", version=waiting.version))["refused"]["code"] == "not_your_turn"
            acting = people.at[people.acting]
            assert (await acting.ask("hint", version=acting.version + 1))["refused"]["code"] == "stale_version"

    run(play())


def test_a_rematch_keeps_what_the_host_allowed(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, hints=True, aloud=True) as people:
            await people.at[0].ask("resign")
            again = (await people.at[0].ask("rematch"))["result"]["table"]
            facts = (await people.registry.table(again)).facts()
            assert (facts.hints, facts.aloud) == (True, True)

    run(play())


def test_a_bot_that_thinks_aloud_says_why_it_moved(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorinto", seats=[ME, BOT], aloud=True) as people:
            me, luck = people.at[0], random.Random(2)
            scheduler = people.registry.tables[people.table].scheduler
            while "aloud" not in notices(me):
                await me.until(lambda each: each.view["legal"] or "aloud" in notices(each))
                while scheduler.is_saying:  # not every move has a reason, and moves made meanwhile get none
                    await asyncio.sleep(0.01)
                if me.legal and "aloud" not in notices(me):
                    await me.move(luck.choice(me.legal))
            said = next(each for each in me.messages if each["type"] == "notice" and each["code"] == "aloud")
            assert said["seat"] == 1
            assert (said["values"]["say"] or said["values"]["line"])["key"]

    run(play())


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_hints_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """Worlds a seat cannot tell apart: the same hint, word by word."""
    state, luck = tokonoma.game(name).new(2, seed=4), random.Random(4)
    checked = 0
    for _ in range(60):
        if state.to_act is None or checked == 3:
            break
        other = swapped(state, luck)
        if other is not None:
            checked += 1
            assert hint(state, playouts=30, seed=1) == hint(other, playouts=30, seed=1)
        state.play(luck.choice(state.legal()))
    assert checked == 3 or has_no_secret(state, 0)


def swapped(state: Any, luck: random.Random) -> Any:
    """The same game in another world that the seat to act cannot tell from the true one; None where there is none."""
    other = tokonoma.game(state.rulebook.name).imagine(state.view(state.to_act), seed=luck.randrange(1000))
    return other if other.board.fields() != state.board.fields() else None


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_what_a_bot_says_aloud_does_not_depend_on_its_secrets(name: str) -> None:
    """Worlds that whoever only watches cannot tell apart: the same is said of the same move; the end tells all."""
    state, luck, compared = tokonoma.game(name).new(2, seed=6), random.Random(6), 0
    for _ in range(60):
        if state.to_act is None:
            break
        move = luck.choice(state.legal())
        if not has_no_secret(state, state.to_act):
            other = state.copy()
            other.board.imagine_for(SPECTATOR, state.rulebook.contract.Chance(luck.randrange(1000)))
            if move in other.legal() and not ends(state, move):
                compared += 1
                assert aloud(state, move, playouts=20) == aloud(other, move, playouts=20)
        state.play(move)
    assert compared > 3


def ends(state: State, move: str) -> bool:
    """Whether a game is over after a move."""
    after = state.copy()
    after.play(move)
    return after.to_act is None


def test_in_koinobori_a_bot_says_by_how_much_a_colour_leads_now() -> None:
    state, luck, said = tokonoma.game("koinobori").new(2, seed=6), random.Random(6), []
    for _ in range(30):
        move = luck.choice(state.legal())
        said.append(aloud(state, move, playouts=20))
        state.play(move)
    (first, *rest) = [each.say for each in said if each and each.say]
    assert rest
    assert (first["key"], first["played"]) == ("why.lead", 0)
    assert first["better"] > 0


def test_a_table_with_a_friend_tells_beforehand_whether_hints_are_allowed(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, FRIEND], hints=True) as people:
            assert (await people.client.get(f"/api/tables/{people.table}"))["hints"] is True

    run(play())
