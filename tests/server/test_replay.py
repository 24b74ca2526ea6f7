"""A finished game can be looked at move by move, through anybody's eyes."""

import random
from pathlib import Path

from tests.server.parties import party
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
            assert (await me.ask("replay", move=last))["result"]["view"]["scores"] == me.view["scores"]

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
