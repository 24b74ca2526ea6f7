"""Nobody is misled: given positions, take-backs while somebody is away, limits that hold, faults told as such."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.parties import BOT, FRIEND, HERE, ME, Party, notices, party
from tests.server.running import FAST, run, serving, settings_in
from tokonoma.kernel import verify

# A given position


def test_a_table_that_begins_from_a_record_says_so_before_anybody_sits_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            await people.play(6, random.Random(1))
            state = people.registry.tables[people.table].game_on.state
            begin = {"kind": "record", "record": state.record(), "steps": 5}
            opened = await people.client.open_table("goryo", [ME, FRIEND], begin=begin)
            assert (await people.client.get(f"/api/tables/{opened['table']}"))["given"] is True
            assert (await people.client.get(f"/api/tables/{people.table}"))["given"] is False
            token = opened["invitations"][0]["token"]
            claimed = await people.client.post(f"/api/tables/{opened['table']}/claim", {"token": token})
            assert claimed["facts"]["given"] is True
            async with people.client.sit(opened["table"], opened["watch"]) as watcher:
                assert watcher.welcome["facts"]["given"] is True

    run(play())


def test_the_record_of_a_given_position_is_never_verified_as_a_fresh_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            state = people.registry.tables[people.table].game_on.state
            begin = {"kind": "position", "position": state.position()}
            opened = await people.client.open_table("gorinto", [ME, HERE], begin=begin)
            two = Party(people.client, people.registry, opened)
            for seat, secret in two.secrets.items():
                two.at[seat] = await people.client.connect(two.table, secret)
            await two.at[0].ask("resign")
            path, header = f"/api/tables/{two.table}/record", {"X-Seat-Secret": two.secrets[0]}
            kept.append(await people.client.get(path, header))
            for session in two.at.values():
                await session.close()

    kept: list[dict[str, Any]] = []
    run(play())
    assert kept[0]["deal"]["fresh"] is False
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(kept[0]))
    assert verify.main([str(file)]) == 3
    assert "GIVEN the game began from a position" in capsys.readouterr().out


# Take-backs


def test_a_bot_that_stands_in_for_somebody_grants_no_take_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo", grace=0) as people:
            await people.play(8, random.Random(3))
            asker = people.registry.tables[people.table].game_on.decisions[-1].seat
            await people.at[1 - asker].ask("leave")
            await people.at[asker].until(lambda each: "bot_takes_over" in notices(each))
            before = people.registry.tables[people.table].game_on.entries[-1].number
            answer = await people.at[asker].ask("ask_take_back")
            assert answer["refused"]["code"] == "no_take_back"
            assert before <= people.registry.tables[people.table].game_on.entries[-1].number
            assert "take_back" not in {entry.kind for entry in people.registry.tables[people.table].game_on.entries}

    run(play())


def test_whoever_has_left_is_not_passed_over_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, grace=600) as people:
            await people.play(4, random.Random(1))
            asker = people.registry.tables[people.table].game_on.decisions[-1].seat
            await people.at[1 - asker].ask("leave")
            refused = (await people.at[asker].ask("ask_take_back"))["refused"]
            assert (refused["code"], refused["values"]) == ("no_take_back", {"because": "away"})

    run(play())


def test_a_bot_from_the_start_grants_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, BOT]) as people:
            await people.at[0].until(lambda each: each.legal, 60)
            await people.at[0].move(people.at[0].legal[0])
            await people.at[0].until(lambda each: each.legal, 60)
            assert (await people.at[0].ask("ask_take_back"))["status"] == "accepted"
            await people.at[0].until(lambda each: "take_back_granted" in notices(each))

    run(play())


@pytest.mark.parametrize("game", ["gorinto", "koinobori", "gorbinos_quest"])
def test_a_bot_grants_no_take_back_across_what_was_drawn_or_shown(tmp_path: Path, game: str) -> None:
    found = asyncio.run(asyncio.wait_for(refused_take_backs(tmp_path, game, {**BOT, "level": "easy"}), 180))
    assert found["revealed"] == {"undo_revealed bot"}
    assert found["hidden"] <= {None}


def test_a_bot_takes_back_no_hunt_whose_path_was_shown(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo", seats=[{**BOT, "level": "easy"}, ME]) as people:
            session = people.at[1]
            await session.until(lambda each: each.legal, 60)
            await session.move("end")
            assert (await session.ask("ask_take_back"))["refused"]["code"] == "undo_revealed"

    run(play())


def test_a_beginner_grants_every_take_back_for_it_is_for_learning(tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(refused_take_backs(tmp_path, "koinobori", BOT), 180))
    assert found["revealed"] == {None}


def test_so_is_a_first_game_with_a_coach_whose_bots_say_why_they_move(tmp_path: Path) -> None:
    found = asyncio.run(
        asyncio.wait_for(refused_take_backs(tmp_path, "koinobori", {**BOT, "level": "easy"}, aloud=True), 180)
    )
    assert found["revealed"] == {None}


async def refused_take_backs(
    folder: Path, game: str, opponent: dict[str, Any], **more: Any
) -> dict[str, set[str | None]]:
    """The codes of refused take-backs against a bot, after turns that revealed something and others; None: granted."""
    found: dict[str, set[str | None]] = {"revealed": set(), "hidden": set()}
    async with party(folder, game, seats=[ME, opponent], **more) as people:
        table, luck, session = people.registry.tables[people.table], random.Random(2), people.at[0]
        while not found["revealed"]:
            await session.until(lambda each: each.legal or table.running is None, 60)
            assert table.running is not None, "nothing was revealed in the whole game"
            kind = last_turn(table)
            if kind is not None and not found[kind]:
                answer = await session.ask("ask_take_back")
                refused = answer["refused"]
                found[kind].add(refused and f"{refused['code']} {refused['values']['because']}")
                await session.until(lambda each: each.legal, 60)
            await session.move(luck.choice(session.legal))
    return found


def last_turn(table: Any) -> str | None:
    """Whether something was revealed since the last turn of the first seat began; None where it had none."""
    decisions = table.game_on.decisions
    if not any(each.seat == 0 and each.is_fresh for each in decisions):
        return None
    since = decisions[decisions.index(table.game_on.begins_from(0)) :]
    return "revealed" if any(each.reveals for each in since) else "hidden"


def test_while_somebody_is_away_no_take_back_leads_past_what_was_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, FRIEND, FRIEND], grace=600) as people:
            table = people.registry.tables[people.table]
            luck = random.Random(1)
            found: set[bool] = set()
            await people.at[2].ask("leave")
            while True not in found:  # seasons end, and something is revealed
                await people.settle()
                is_away_to_act = people.to_act is None or people.to_act == 2
                if is_away_to_act:
                    await people.at[2].ask("reclaim")
                await people.play(1, luck)
                if is_away_to_act:
                    await people.at[2].ask("leave")
                if not any(each.seat == 0 and each.is_fresh for each in table.game_on.decisions):
                    continue
                since = table.game_on.decisions[table.game_on.decisions.index(table.game_on.begins_from(0)) :]
                answer = await people.at[0].ask("ask_take_back")
                is_refused = (answer["refused"] or {}).get("code") == "undo_revealed"
                assert is_refused == any(each.reveals for each in since)
                found.add(is_refused)
                if not is_refused:
                    await people.at[1].ask("answer_take_back", grant=False)

    run(play())


# Limits


def test_a_rematch_counts_as_an_opening(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(FAST, openings=(2, 0.001))
        async with party(tmp_path, settings={"limits": limits}, seats=[ME, HERE]) as people:
            codes = []
            session, table = people.at[0], people.table
            for _ in range(3):
                await session.ask("resign", seat=session.welcome["yours"][0])
                answer = await session.ask("rematch", seat=session.welcome["yours"][0])
                codes.append(answer["status"])
                if answer["status"] != "accepted":
                    assert answer["refused"]["code"] == "too_fast"
                    break
                table = answer["result"]["table"]
                session = await people.client.connect(table, *people.secrets.values())
            assert codes[-1] == "slow_down"
            await session.close()

    run(play())


def test_a_rematch_needs_room_as_any_table_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, settings={"limits": replace(FAST, live_tables=1)}, seats=[ME, HERE]) as people:
            await people.at[0].ask("resign", seat=0)
            answer = await people.at[0].ask("rematch", seat=0)
            assert (answer["status"], answer["refused"]["code"]) == ("slow_down", "too_fast")

    run(play())


def test_names_are_not_changed_without_end(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(FAST, seat_changes=(3, 0.01))
        async with party(tmp_path, settings={"limits": limits}) as people:
            found = [(await people.at[0].ask("rename", name=f"n{i}"))["status"] for i in range(5)]
            assert found == ["accepted"] * 3 + ["slow_down"] * 2
            assert (await people.at[1].ask("rename", name="other"))["status"] == "accepted"

    run(play())


def test_one_watcher_does_not_use_up_what_another_may_say(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(FAST, chat=(2, 0.01), reviews=(2, 0.01))
        async with party(tmp_path, settings={"limits": limits}) as people:
            async with people.client.sit(people.table, people.watch) as loud:
                statuses = [(await loud.ask("chat", text="hey"))["status"] for _ in range(4)]
                assert statuses == ["accepted"] * 2 + ["slow_down"] * 2
                statuses = [(await loud.ask("review", version=1))["status"] for _ in range(4)]
                assert statuses == ["accepted"] * 2 + ["slow_down"] * 2
            async with people.client.sit(people.table, people.watch) as quiet:
                other = people.registry.tables[people.table].listeners[-1]
                other.address = "203.0.113.9"
                assert (await quiet.ask("chat", text="hello"))["status"] == "accepted"
                assert (await quiet.ask("review", version=1))["status"] == "accepted"
            assert (await people.at[0].ask("review", version=1))["status"] == "accepted"

    run(play())


def test_views_that_were_asked_for_are_not_remembered(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.at[0].ask("review", id="look", version=1)
            await people.at[0].ask("why", id="why", touch=[])
            answers = people.registry.tables[people.table].answers
            assert answers.find(0, "look") is None
            assert answers.find(0, "why") is None
            again = await people.at[0].ask("review", id="look", version=1)
            assert again["status"] == "accepted", "it is simply asked again"

    run(play())


def test_a_clocked_table_that_nobody_looks_at_leaves_memory_and_its_flag_still_falls(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_in(tmp_path, limits=replace(FAST, idle_seconds=0))
        async with serving(settings) as (client, registry):
            opened = await client.open_table("gorinto", [ME, HERE], clock={"kind": "turn", "seconds": 2})
            secrets = [each["secret"] for each in opened["seats"]]
            async with client.sit(opened["table"], *secrets):
                pass
            await asyncio.sleep(0.3)
            registry.unload()
            assert opened["table"] not in registry.tables
            async with client.sit(opened["table"], *secrets) as back:
                left = [each for each in back.welcome["clocks"]["left"] if each < 2]
                assert left, "its time went on meanwhile"
            await asyncio.sleep(0.2)
            registry.unload()
            assert opened["table"] not in registry.tables
            for _ in range(100):
                await asyncio.sleep(0.05)
                table = registry.tables.get(opened["table"])
                if table and any(seat.stand_in for seat in table.seats):
                    return
            raise AssertionError("the flag did not fall")

    run(play())


def test_the_clock_of_a_table_out_of_memory_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    opened: dict[str, Any] = {}

    async def play() -> None:
        settings = settings_in(tmp_path, limits=replace(FAST, idle_seconds=0))
        async with serving(settings) as (client, registry):
            opened.update(await client.open_table("gorinto", [ME, HERE], clock={"kind": "game", "seconds": 50}))
            async with client.sit(opened["table"], *(each["secret"] for each in opened["seats"])):
                pass
            await asyncio.sleep(0.2)
            registry.unload()
            await asyncio.sleep(0.5)

    async def again() -> None:
        async with serving(settings_in(tmp_path)) as (_, registry):
            kept = await registry.store.read_table(opened["table"])
            assert kept is not None
            assert kept.entries[-1].kind == "clocks"
            assert min(each for each in kept.entries[-1].clocks if each is not None) < 49.6

    run(play())
    run(again())


# Faults


def test_a_fault_is_answered_as_one_and_everybody_resumes_from_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.settle()
            table = people.registry.tables[people.table]
            actor = people.acting
            word = people.at[actor].legal[0]

            def fails(change: Any) -> None:  # after the disk has it
                raise RuntimeError("a fault of ours")

            monkeypatch.setattr(table.journal, "adopt", fails)
            answer = await people.at[actor].move(word, id="once")
            assert (answer["status"], answer["refused"]["code"]) == ("broken", "broken")
            for session in people.at.values():
                await session.until(lambda each: each.is_closed)
            back = await people.client.connect(people.table, people.secrets[actor], version=people.at[actor].version)
            assert back.version > people.at[actor].version, "it had been written"
            assert (await back.ask("move", id="once", move=word, version=1))["status"] == "accepted"
            await back.close()

    run(play())
    broke = [record for record in caplog.records if record.message == "a request broke"]
    assert broke
    assert broke[0].exc_info


def test_a_fault_in_what_only_asks_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: Any) -> None:
        raise RuntimeError("a fault of ours")

    async def play() -> None:
        async with party(tmp_path) as people:
            monkeypatch.setattr("tokonoma.server.why.refusal", fails)
            assert (await people.at[0].ask("why", touch=["a"]))["status"] == "broken"
            await people.play(2, random.Random(1))

    run(play())


def test_a_fault_in_a_bots_move_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("gorinto", [ME, BOT])
            secret = opened["seats"][0]["secret"]
            choose = registry.bot_workers.choose
            asked: list[Any] = []

            async def sometimes(*given: Any, **more: Any) -> str:
                asked.append(given)
                if len(asked) == 1:
                    raise RuntimeError("a fault of ours")
                return await choose(*given, **more)

            monkeypatch.setattr(registry.bot_workers, "choose", sometimes)
            session = await client.connect(opened["table"], secret)
            for _ in range(400):
                if session.is_closed:
                    session = await client.connect(opened["table"], secret, version=session.version)
                if session.legal and len(asked) > 1:
                    break
                if session.legal:
                    await session.move(session.legal[0])
                await asyncio.sleep(0.02)
            assert len(asked) > 1, "the fault came, and the bot moved after it"
            await session.close()

    run(play())
