"""What people can do at a table."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import BOT, FRIEND, HERE, ME, notices, party, sees
from tests.server.running import run, serving, settings_in
from tokonoma.kernel.verify import check_record
from tokonoma.server.client import HttpRefused, Session


def test_two_people_play_a_game_to_its_end_and_take_its_record_home(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(1000, random.Random(1))
            first = people.at[0]
            assert sees(first)["outcome"]["winners"]
            assert sees(first)["ending"] == {"by": "played", "seat": None}
            record = await people.client.get(f"/api/tables/{people.table}/record", {"X-Seat-Secret": people.secrets[1]})
            assert all(good for good, _ in check_record(record)), check_record(record)
            facts = await people.client.get(f"/api/tables/{people.table}")
            assert facts["status"] == "over"
            assert facts["deal"]["secret"] == record["deal"]["secret"]

    run(play())


def test_a_record_is_not_to_be_had_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            with pytest.raises(HttpRefused, match="not_over"):
                await people.client.get(f"/api/tables/{people.table}/record", {"X-Seat-Secret": people.secrets[0]})
            with pytest.raises(HttpRefused, match="wrong_secret"):
                await people.client.get(f"/api/tables/{people.table}/record", {"X-Seat-Secret": "A" * 22})

    run(play())


def test_a_person_plays_a_bot_at_once_and_the_bot_answers(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, BOT]) as people:
            luck, me = random.Random(2), people.at[0]
            for _ in range(3):
                await me.until(lambda each: each.legal)
                answer = await me.move(luck.choice(me.legal))
                assert answer["status"] == "accepted"
            await me.until(lambda each: any(step["seat"] == 1 for one in updates(each) for step in one["steps"]))

    run(play())


def updates(session: Session) -> list[dict[str, Any]]:
    return [message for message in session.messages if message["type"] == "update"]


def test_a_move_aimed_at_an_earlier_version_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            actor = people.at[people.acting]
            move = actor.legal[0]
            assert (await actor.move(move, version=actor.version - 1))["status"] == "stale"
            assert (await actor.move(move, version=actor.version + 1))["status"] == "stale"
            assert (await actor.move(move))["status"] == "accepted"

    run(play())


def test_an_illegal_move_is_refused_with_the_games_own_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            actor, other = people.at[people.acting], people.at[1 - people.acting]
            answer = await actor.move("nonsense")
            assert (answer["status"], answer["refused"]["code"]) == ("illegal", "not_a_move")
            answer = await other.move(actor.legal[0])
            assert answer["refused"]["code"] == "not_your_turn"
            assert actor.version == 1

    run(play())


def test_an_unfinished_turn_can_be_undone_until_something_is_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            actor, other = people.at[people.acting], people.at[1 - people.acting]
            before = sees(actor)["table"]
            assert (await actor.ask("undo", version=actor.version))["refused"]["code"] == "nothing_to_undo"
            offer = next(each for each in sees(actor)["legal"] if not each["ends_turn"] and not each["reveals"])
            await actor.move(offer["move"])
            await people.settle()
            assert sees(actor)["undo"] == {"may": True, "why_not": None}
            assert sees(other)["undo"]["why_not"]["code"] == "nothing_to_undo"
            told = other.version
            assert (await actor.ask("undo", version=actor.version))["status"] == "accepted"
            await people.settle()
            assert sees(actor)["table"] == before
            assert updates(other)[-1]["steps"] == [
                {"version": told + 1, "seat": sees(actor)["seat"], "forced": False, "events": [], "struck": told - 1}
            ]

    run(play())


def test_a_take_back_needs_everybody_else_to_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            seat = people.acting
            actor, other = people.at[seat], people.at[1 - seat]
            before = sees(actor)["table"]
            assert (await actor.ask("ask_take_back"))["refused"]["code"] == "no_take_back"
            while people.to_act == seat:
                await actor.until(lambda each: each.legal)
                await actor.move(actor.legal[0])
            await people.settle()
            assert sees(actor)["table"] != before
            assert (await actor.ask("ask_take_back"))["status"] == "accepted"
            assert (await actor.ask("answer_take_back", grant=True))["refused"]["code"] == "no_take_back"
            assert (await other.ask("answer_take_back", grant=False))["status"] == "accepted"
            assert sees(actor)["table"] != before
            await actor.ask("ask_take_back")
            assert (await other.ask("answer_take_back", grant=True))["status"] == "accepted"
            await people.settle()
            assert sees(actor)["table"] == before
            assert people.to_act == seat
            assert notices(actor)[-1] == "take_back_granted"

    run(play())


def test_a_take_back_leads_to_the_same_luck_as_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, HERE]) as people:
            luck, again = random.Random(3), random.Random(3)
            table = people.registry.tables[people.table]
            await people.play(12, luck)
            steps = list(table.game_on.state.steps)
            while table.game_on.decisions and len(table.game_on.decisions) > 0:
                asker = next(each.seat for each in reversed(table.game_on.decisions) if each.is_fresh)
                await people.at[asker].ask("ask_take_back")
                if table.take_back:
                    await people.at[1 - asker].ask("answer_take_back", grant=True)
            await people.settle()
            await people.play(12, again)
            assert table.game_on.state.steps == steps

    run(play())


def test_whoever_resigns_loses_and_the_game_is_shown_whole(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            assert (await people.at[1].ask("resign"))["status"] == "accepted"
            await people.settle()
            assert sees(people.at[0])["outcome"]["winners"] == [0]
            assert sees(people.at[0])["ending"] == {"by": "resigned", "seat": 1}
            assert (await people.at[0].move("x"))["refused"]["code"] == "game_over"

    run(play())


def test_three_cannot_resign(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, FRIEND, FRIEND]) as people:
            assert (await people.at[1].ask("resign"))["refused"]["code"] == "cannot_resign"
            assert people.at[1].welcome["facts"]["may_resign"] is False
        async with party(tmp_path / "two") as people:
            assert people.at[1].welcome["facts"]["may_resign"] is True

    run(play())


def test_everybody_hears_what_is_said_and_latecomers_read_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.at[0].ask("chat", text="good luck")
            await people.at[1].until(lambda each: any(message["type"] == "chat" for message in each.messages))
            async with people.client.sit(people.table, people.watch) as watcher:
                assert [line["text"] for line in watcher.welcome["chat"]] == ["good luck"]

    run(play())


def test_a_rematch_may_keep_everybody_where_they_sat(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.at[0].ask("resign")
            new = (await people.at[0].ask("rematch", swap=False))["result"]["table"]
            for seat, secret in people.secrets.items():
                async with people.client.sit(new, secret) as again:
                    assert again.welcome["yours"] == [seat]

    run(play())


def test_a_rematch_rotates_the_seats_and_the_old_secrets_open_the_new_ones(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, options={"landscape": "lake"}) as people:
            assert (await people.at[0].ask("rematch"))["refused"]["code"] == "not_over"
            await people.at[0].ask("resign")
            new = (await people.at[0].ask("rematch", options={"landscape": "peak"}))["result"]["table"]
            assert (await people.at[1].ask("rematch"))["result"]["table"] == new
            async with people.client.sit(new, people.secrets[0]) as session:
                assert session.welcome["yours"] == [1]
                assert session.welcome["facts"]["options"]["landscape"] == "peak"
                async with people.client.sit(new, people.secrets[1]):
                    await session.until(lambda each: each.view)

    run(play())


def test_the_host_of_a_rematch_may_choose_other_levels_for_its_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, FRIEND, BOT]) as people:
            host, guest = people.at[0], people.at[1]
            assert (await host.ask("close_table"))["status"] == "accepted"
            for levels, code in WRONG_LEVELS:
                assert (await host.ask("rematch", levels=levels))["refused"]["code"] == code
            assert (await guest.ask("rematch", levels={"2": "easy"}))["refused"]["code"] == "not_the_host"
            new = (await host.ask("rematch", levels={"2": "easy"}))["result"]["table"]
            seats = people.registry.tables[new].seats
            assert [seat.level for seat in seats] == ["easy", None, None], "everybody moved on by one seat"

    run(play())


WRONG_LEVELS = [({"2": "godlike"}, "unknown_level"), ({"1": "easy"}, "not_a_request"), ({"9": "easy"}, "not_a_request")]


def test_several_people_at_one_device_see_only_what_the_one_who_looks_may_see(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            opened = await client.open_table("goryo", [ME, HERE])
            secrets = [each["secret"] for each in opened["seats"]]
            async with client.sit(opened["table"], *secrets, curtain=True) as device:
                assert device.welcome["yours"] == [0, 1]
                assert sees(device)["seat"] is None
                for seat in (0, 1):
                    assert (await device.ask("look", seat=seat))["status"] == "accepted"
                    await device.until(lambda each, seat=seat: each.view["seat"] == seat)
                assert (await device.ask("look"))["status"] == "accepted"
                await device.until(lambda each: each.view["seat"] is None)

    run(play())


def test_a_table_can_begin_from_a_record_and_from_a_position(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(1000, random.Random(4))
            record = await people.client.get(f"/api/tables/{people.table}/record", {"X-Seat-Secret": people.secrets[0]})
            begin = {"kind": "record", "record": record, "steps": 40}
            opened = await people.client.open_table("gorinto", [ME, BOT], begin=begin)
            async with people.client.sit(opened["table"], opened["seats"][0]["secret"]) as session:
                await session.until(lambda each: each.legal)
            with pytest.raises(HttpRefused, match="game_over"):
                await people.client.open_table("gorinto", [ME, BOT], begin={"kind": "record", "record": record})
            position = people.registry.tables[opened["table"]].opening.start
            assert position is not None
            begin = {"kind": "position", "position": position}
            assert await people.client.open_table("gorinto", [ME, BOT], begin=begin)
            position["fields"]["to_act"] = 7
            with pytest.raises(HttpRefused, match="unreadable"):
                await people.client.open_table("gorinto", [ME, BOT], begin=begin)

    run(play())


def test_why_something_cannot_be_done_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            actor, other = people.at[people.acting], people.at[1 - people.acting]
            assert (await other.ask("why", touch=["space:a1"]))["result"]["refused"]["code"] == "not_your_turn"
            assert (await actor.ask("why", touch=sees(actor)["legal"][0]["touch"]))["result"]["refused"] is None
            assert (await actor.ask("why", move="nonsense"))["result"]["refused"]["code"] == "not_a_move"
            told = (await actor.ask("why", touch=["nowhere:z9"]))["result"]["refused"]
            assert told["code"] == "not_now"
            assert told["values"]["instead"]

    run(play())


def test_the_same_visitor_finds_their_tables_again_by_their_cookie(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            mine = await people.client.get("/api/mine")
            assert [each["facts"]["table"] for each in mine] == [people.table]
            people.client.cookie = None
            assert await people.client.get("/api/mine") == []

    run(play())
