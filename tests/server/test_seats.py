"""Session down, getting up, being replaced, coming back; and the clocks."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import BOT, FRIEND, ME, notices, party
from tests.server.running import run, serving, settings_in
from tokonoma.server import keys
from tokonoma.server.client import Client, HttpRefused
from tokonoma.server.clocks import Clock
from tokonoma.server.facts import ClockRule


def test_of_many_who_claim_one_seat_exactly_one_sits_and_the_others_are_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            for _ in range(20):
                opened = await client.open_table("gorinto", [ME, FRIEND])
                path, token = f"/api/tables/{opened['table']}/claim", opened["invitations"][0]["token"]
                tries = [Client(client.url).post(path, {"token": token}) for _ in range(8)]
                found = await asyncio.gather(*tries, return_exceptions=True)
                refused = [each for each in found if isinstance(each, HttpRefused)]
                assert len(refused) == 7
                assert {each.body["code"] for each in refused} == {"seat_taken"}
                assert {each.status for each in refused} == {409}

    run(play())


def test_the_same_claim_sent_again_is_answered_alike(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            opened = await client.open_table("gorinto", [ME, FRIEND])
            claim = {"token": opened["invitations"][0]["token"], "secret": keys.new_secret()}
            path = f"/api/tables/{opened['table']}/claim"
            first, second = await client.post(path, claim), await client.post(path, claim)
            assert (first["seat"], first["secret"]) == (second["seat"], second["secret"]) == (1, claim["secret"])

    run(play())


def test_the_same_opening_sent_again_opens_no_second_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            wish = {"kind": "me", "secret": keys.new_secret()}
            request = keys.new_secret()
            made = [await client.open_table("gorinto", [wish, FRIEND], request=request) for _ in range(2)]
            assert made[0]["table"] == made[1]["table"]
            assert made[0]["seats"] == made[1]["seats"]
            token = made[1]["invitations"][0]["token"]
            assert (await client.post(f"/api/tables/{made[0]['table']}/claim", {"token": token}))["seat"] == 1

    run(play())


def test_the_same_opening_sent_again_opens_no_seat_that_somebody_was_invited_to(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            request = keys.new_secret()
            opened = await client.open_table("goryo", [ME, FRIEND], request=request)
            path, token = f"/api/tables/{opened['table']}/claim", opened["invitations"][0]["token"]
            await Client(client.url).post(path, {"token": token})
            again = await client.open_table("goryo", [ME, ME], request=request)
            assert [each["seat"] for each in again["seats"]] == [0]

    run(play())


def test_the_host_may_invite_again_and_the_old_invitation_is_void(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            opened = await client.open_table("gorinto", [ME, FRIEND])
            path = f"/api/tables/{opened['table']}/claim"
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as host:
                token = (await host.ask("invite", open_seat=1))["result"]["token"]
            with pytest.raises(HttpRefused, match="wrong_secret"):
                await client.post(path, {"token": opened["invitations"][0]["token"]})
            assert (await client.post(path, {"token": token}))["seat"] == 1

    run(play())


def test_a_bot_takes_over_for_whoever_left_and_the_seat_can_be_reclaimed(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, grace=0) as people:
            seat = people.acting
            gone, other = people.at[seat], people.at[1 - seat]
            await gone.ask("leave")
            await other.until(lambda each: "bot_takes_over" in notices(each))
            await other.until(lambda each: each.legal, 60)
            seats = [each for each in other.messages if each["type"] == "presence"][-1]["seats"]
            assert (seats[seat]["kind"], seats[seat]["stand_in"], seats[seat]["left"]) == ("bot", True, True)
            answer = await gone.move("x", version=gone.version)
            assert answer["refused"]["code"] == "bot_plays"
            assert (await gone.ask("reclaim"))["status"] == "accepted"
            while people.to_act != seat:
                await other.move(other.legal[0])
            await people.settle()
            assert (await gone.move(gone.legal[0]))["status"] == "accepted"

    run(play())


def test_whoever_comes_back_in_time_is_not_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, grace=1) as people:
            await people.at[0].ask("leave")
            await people.at[0].ask("reclaim")
            await asyncio.sleep(1.3)
            assert "bot_takes_over" not in notices(people.at[1])

    run(play())


def test_whoever_runs_out_of_time_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, clock={"kind": "turn", "seconds": 1}) as people:
            seat = people.acting
            await people.at[1 - seat].until(lambda each: "bot_takes_over" in notices(each))
            assert notices(people.at[1 - seat]).index("out_of_time") < notices(people.at[1 - seat]).index(
                "bot_takes_over"
            )
            await people.at[1 - seat].until(lambda each: each.legal, 60)

    run(play())


def test_a_person_whose_game_time_is_spent_cannot_reclaim(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, BOT], clock={"kind": "game", "seconds": 1}) as people:
            await people.at[0].until(lambda each: "bot_takes_over" in notices(each))
            assert (await people.at[0].ask("reclaim"))["refused"]["code"] == "out_of_time"

    run(play())


def test_a_turn_clock_fills_when_the_turn_comes_and_not_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    clock = Clock(ClockRule(kind="turn", seconds=30), [True, True])
    clock.start(clock.after(0), 0)
    now[0] += 10
    assert clock.after(0) == [20, 30]
    assert clock.after(1) == [20, 30]
    clock.start(clock.after(1), 1)
    now[0] += 5
    assert clock.after(0) == [30, 25]
    assert clock.shown().running == 1


def test_a_game_clock_adds_time_after_a_turn_and_bots_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    clock = Clock(ClockRule(kind="game", seconds=300, added=5), [True, False])
    clock.start(clock.after(0), 0)
    now[0] += 20
    assert clock.after(1) == [285, None]
    clock.start(clock.after(1), 1)
    now[0] += 50
    assert clock.after(0) == [285, None]
    assert clock.shown().running is None


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    secrets: dict[int, str] = {}
    name: list[Any] = []

    async def play() -> None:
        async with party(tmp_path, clock={"kind": "game", "seconds": 100}) as people:
            await people.play(3, random.Random(5))
            secrets.update(people.secrets)
            name.append(people.table)
            await asyncio.sleep(0.3)
            name.append(people.registry.tables[people.table].clock.now())

    async def again() -> None:
        async with serving(settings_in(tmp_path)) as (client, _), client.sit(name[0], secrets[0]) as session:
            assert session.welcome["clocks"]["left"] == pytest.approx(name[1], abs=0.35)

    run(play())
    run(asyncio_sleep_then(again))


async def asyncio_sleep_then(job: Callable[[], Awaitable[Any]]) -> None:
    await asyncio.sleep(1)
    await job()
