"""A finished game can be looked at move by move, through anybody's eyes."""

import random
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.server.parties import Party, party, sees
from tests.server.running import run


def test_every_move_of_a_finished_game_can_be_seen_by_every_audience(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(1000, random.Random(3))
            me = people.at[0]
            last = (await me.ask("replay", move=0))["result"]["moves"]
            assert last > 20
            for move in (0, 1, last // 2, last):
                for audience in (0, 1, None):
                    seen = (await me.ask("replay", move=move, audience=audience))["result"]
                    assert seen["view"]["seat"] == audience
                    assert (seen["view"]["outcome"] is not None) == (move == last)
            assert (await me.ask("replay", move=last))["result"]["view"]["scores"] == sees(me)["scores"]

    run(play())


def test_the_steps_of_a_replayed_move_are_those_of_the_record(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(1000, random.Random(4))
            record = await people.client.get(f"/api/tables/{people.table}/record", {"X-Seat-Secret": people.secrets[0]})
            begun = (await people.at[0].ask("replay", move=0))["result"]["steps"]
            last = (await people.at[0].ask("replay", move=0))["result"]["moves"]
            ended = (await people.at[0].ask("replay", move=last))["result"]["steps"]
            assert 0 < begun < ended == len(record["steps"])

    run(play())


def test_a_running_game_is_not_replayed_and_an_unknown_move_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            early = await people.at[0].ask("replay", move=0)
            assert early["refused"]["code"] == "not_over"
            await people.play(1000, random.Random(5))
            far = await people.at[0].ask("replay", move=9999)
            assert far["refused"]["code"] == "unknown_version"

    run(play())


def test_with_everything_shown_every_hand_is_open_from_the_first_move_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "koinobori") as people:
            await people.play(6, random.Random(6))
            await people.at[0].ask("resign")
            for revealed in (True, False):
                seen = (await people.at[0].ask("replay", move=0, revealed=revealed))["result"]["view"]["table"]
                assert [seat["hand"] is not None for seat in seen["seats"]] == [revealed, revealed]
            hands = [len(seat["hand"]) for seat in await table_after(people, 3)]
            assert hands == [seat["hand_size"] for seat in await table_after(people, 3)]

    run(play())


async def table_after(people: Party, move: int) -> list[dict[str, Any]]:
    answer = await people.at[0].ask("replay", move=move, revealed=True)
    return list(answer["result"]["view"]["table"]["seats"])


def test_with_everything_shown_her_path_is_seen_as_it_is_laid(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            luck = random.Random(2)
            while people.to_act == 0:
                await people.play(1, luck)
            await people.play(2, luck)
            await people.at[1].ask("resign")
            paths = []
            for move in range((await people.at[1].ask("replay", move=0))["result"]["moves"]):
                seen = (await people.at[1].ask("replay", move=move, revealed=True))["result"]["view"]["table"]
                paths.append(seen["goryo"]["plan"] and len(seen["goryo"]["plan"]["path"]))
                kept = (await people.at[1].ask("replay", move=move, audience=1))["result"]["view"]["table"]
                assert kept["goryo"]["plan"] is None
            assert max(path or 0 for path in paths) > 3
            assert paths[-1], "and it stays to be seen in the hunt"

    run(play())


def test_the_list_of_moves_tells_what_every_replayed_move_tells(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            assert (await people.at[0].ask("moves"))["refused"]["code"] == "not_over"
            await people.play(12, random.Random(9))
            await people.at[1].ask("resign")
            for asked in ({"revealed": True}, {"audience": 1}, {}):
                moves = (await people.at[1].ask("moves", **asked))["result"]["moves"]
                for number, move in enumerate(moves):
                    seen = (await people.at[1].ask("replay", move=number, **asked))["result"]
                    assert (seen["seat"], seen["events"]) == (move["seat"], move["events"])
                assert len(moves) == seen["moves"] + 1

    run(play())


def test_every_decision_is_told_also_one_by_which_nothing_happens(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorbinos_quest") as people:
            await people.play(60, random.Random(9))
            await people.at[1].ask("resign")
            setup, *decided = (await people.at[1].ask("moves"))["result"]["moves"]
            assert setup["say"] is None
            assert all(move["say"]["key"].startswith("move.") for move in decided)
            assert any(not move["events"] for move in decided), "a unit bought or sold is told when the trade is done"

    run(play())


HEARD_FROM: list[tuple[dict[str, Any], set[int]]] = [
    ({"revealed": True}, {0, 1}),
    ({"audience": 0}, {0}),
    ({"audience": 1}, {1}),
    ({}, set()),
]


def test_what_a_seat_decided_in_secret_is_told_to_itself_and_where_everything_is_shown(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "koinobori") as people:
            await people.play(12, random.Random(9))
            await people.at[1].ask("resign")
            for asked, seats in HEARD_FROM:
                moves = (await people.at[1].ask("moves", **asked))["result"]["moves"]
                assert {move["seat"] for move in moves if move["say"]} == seats

    run(play())


def test_a_finished_game_is_looked_back_on_and_a_running_one_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            early = await people.at[0].ask("look_back")
            assert early["refused"]["code"] == "not_over"
            await people.play(1000, random.Random(7))
            found = (await people.at[1].ask("look_back"))["result"]
            assert [score["total"] for score in found["scores"]] == [s["total"] for s in sees(people.at[0])["scores"]]
            assert found["race"][-1]["totals"] == [score["total"] for score in found["scores"]]
            assert all(line["reasons"] for score in found["scores"] for line in score["lines"])

    run(play())


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_board_of_a_key_is_what_its_seat_is_shown_and_the_race_comes_at_the_end(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, name) as people:
            await people.play(5, random.Random(7))
            for seat in (0, 1):
                await people.settle()
                found = await board_of(people, people.secrets[seat])
                assert (found["view"], found["race"]) == (sees(people.at[seat]), [])
            assert (await board_of(people, people.watch))["view"]["seat"] is None
            await people.play(2000, random.Random(8))
            found = await board_of(people, people.secrets[1])
            assert found["view"]["outcome"] == sees(people.at[1])["outcome"]
            assert found["race"] == (await people.at[1].ask("look_back"))["result"]["race"]

    run(play())


async def board_of(people: Party, secret: str) -> Any:
    return await people.client.get(f"/api/tables/{people.table}/board", {"X-Seat-Secret": secret})
