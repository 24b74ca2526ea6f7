"""People who are gone and come back: stand-ins at a person's pace, absence, seats given to bots, new secrets."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from tests.server.parties import FRIEND, ME, notices, party
from tests.server.running import FAST, run, serving, settings_in
from tokonoma.server.client import HttpRefused
from tokonoma.server.keys import new_secret


def test_a_stand_in_plays_at_a_persons_pace(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(FAST, stand_in_seconds=1.0)
        async with party(tmp_path, settings={"limits": limits}, clock={"kind": "turn", "seconds": 2}) as people:
            table = people.registry.tables[people.table]
            await people.at[0].until(lambda each: "bot_takes_over" in notices(each))
            began, entries = time.monotonic(), len(table.game_on.entries)
            while len(table.game_on.entries) == entries:
                await asyncio.sleep(0.01)
            assert time.monotonic() - began > 0.9

    run(play())


def test_a_returning_player_has_the_seat_before_the_next_turn_begins(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(FAST, stand_in_seconds=0.5)
        async with party(tmp_path, settings={"limits": limits}, clock={"kind": "turn", "seconds": 1}) as people:
            seat = people.acting
            table = people.registry.tables[people.table]
            await people.at[seat].until(lambda each: "bot_takes_over" in notices(each))
            assert (await people.at[seat].ask("reclaim"))["status"] == "accepted"
            assert table.seats[seat].stand_in, "the turn that ran out of time is the bot's"
            await people.at[seat].until(lambda each: "returns" in notices(each))
            while table.running == seat:
                await asyncio.sleep(0.005)
            assert table.seats[seat].stand_in is None
            await people.at[seat].until(lambda each: "reclaimed" in notices(each))

    run(play())


def test_whoever_opens_the_table_again_has_the_seat_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, absence=1) as people:
            seat = 1 - people.acting
            await people.at[seat].close()
            await people.at[1 - seat].until(lambda each: "absent" in notices(each))
            table = people.registry.tables[people.table]
            await people.at[1 - seat].until(lambda each: "bot_takes_over" in notices(each))
            people.at[seat] = await people.client.connect(people.table, people.secrets[seat])
            assert people.at[seat].welcome["facts"]["seats"][seat]["stand_in"] is False
            assert table.seats[seat].stand_in is None
            await people.at[seat].close()

    run(play())


def test_whoever_is_gone_is_replaced_after_the_hosts_time_only_where_others_wait(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, absence=1) as people:
            table = people.registry.tables[people.table]
            assert people.at[0].welcome["facts"]["absence"] == 1
            for session in people.at.values():
                await session.close()
            await asyncio.sleep(1.3)
            assert not any(seat.stand_in for seat in table.seats), "nobody waits for them"

    run(play())


def test_whoever_comes_back_in_time_is_not_absent(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, absence=1) as people:
            await people.at[1].close()
            await asyncio.sleep(0.5)
            async with people.client.sit(people.table, people.secrets[1]):
                await asyncio.sleep(0.8)
                assert "absent" not in notices(people.at[0])

    run(play())


def test_without_the_hosts_wish_nobody_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.at[1].close()
            await asyncio.sleep(0.3)
            assert not people.registry.tables[people.table].scheduler._absences

    run(play())


def test_a_level_above_the_highest_of_a_game_sits_down_as_that_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("goryo", [ME, FRIEND])
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as host:
                assert (await host.ask("seat_bot", open_seat=1, level="expert"))["status"] == "accepted"
            assert registry.tables[opened["table"]].seats[1].level == "strong"
            opened = await client.open_table("goryo", [ME, {"kind": "bot", "level": "expert"}])
            assert registry.tables[opened["table"]].seats[1].level == "strong"

    run(play())


def test_the_host_gives_an_open_seat_to_a_bot_and_the_game_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = await client.open_table("gorinto", [ME, FRIEND], clock={"kind": "turn", "seconds": 60})
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as host:
                wrong = await host.ask("seat_bot", open_seat=1, level="godlike")
                assert wrong["refused"]["code"] == "unknown_level"
                assert (await host.ask("seat_bot", open_seat=0))["refused"]["code"] == "seat_taken"
                assert (await host.ask("seat_bot", open_seat=1, level="beginner"))["status"] == "accepted"
                await host.until(lambda each: each.view and each.legal, 60)
                assert "bot_sits" in notices(host)
                assert registry.tables[opened["table"]].clock.left[1] is None
            token = {"token": opened["invitations"][0]["token"]}
            with pytest.raises(HttpRefused, match="seat_taken"):
                await client.post(f"/api/tables/{opened['table']}/claim", token)

    run(play())


def test_only_the_host_gives_a_seat_to_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            opened = await client.open_table("gorinto", [ME, FRIEND, FRIEND])
            token = {"token": opened["invitations"][0]["token"]}
            claimed = await client.post(f"/api/tables/{opened['table']}/claim", token)
            async with client.sit(opened["table"], claimed["secret"]) as guest:
                assert (await guest.ask("seat_bot", open_seat=2))["refused"]["code"] == "not_the_host"

    run(play())


def test_a_renewed_secret_is_the_only_one_that_opens_the_seat(tmp_path: Path) -> None:
    kept: dict[Any, Any] = {}

    async def play() -> None:
        async with party(tmp_path) as people:
            thief = await people.client.connect(people.table, people.secrets[0])
            new = new_secret()
            first = await people.at[0].ask("renew", id="r", secret=new)
            assert first["status"] == "accepted"
            assert (await people.at[0].ask("renew", id="r", secret=new)) == first, "sent again, done once"
            await thief.until(lambda each: each.is_closed)
            assert "renewed" in notices(thief)
            assert not people.at[0].is_closed
            with pytest.raises(ConnectionRefusedError, match="wrong_secret"):
                await people.client.connect(people.table, people.secrets[0])
            kept.update(table=people.table, old=people.secrets[0], new=new)

    async def again() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            with pytest.raises(ConnectionRefusedError, match="wrong_secret"):
                await client.connect(kept["table"], kept["old"])
            async with client.sit(kept["table"], kept["new"]) as session:
                assert session.welcome["yours"] == [0]

    run(play())
    run(again())


def test_a_second_socket_at_ones_seat_is_seen(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            async with people.client.sit(people.table, people.secrets[0]) as second:
                for session in (people.at[0], second):
                    await session.until(lambda each: "also_open" in notices(each))
                    told = next(each for each in session.messages if each.get("code") == "also_open")
                    assert told["values"] == {"sockets": 2}
            assert "also_open" not in notices(people.at[1]), "the others need not know"

    run(play())


def test_a_burst_of_requests_gets_every_answer_though_nothing_is_read_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(FAST, reviews=(10_000, 10_000))
        async with party(tmp_path, settings={"limits": limits}) as people:
            url = people.client.url
            address, headers = f"{url.replace('http', 'ws')}/ws/{people.table}", {"Origin": url}
            async with connect(address, additional_headers=headers, compression=None, max_queue=1) as socket:
                await socket.send(json.dumps({"type": "hello", "secrets": [people.secrets[0]]}))
                for number in range(1500):
                    await socket.send(json.dumps({"type": "review", "id": f"{number}", "version": 1}))
                await asyncio.sleep(2)
                missing = {f"{number}" for number in range(1500)}
                while missing:
                    missing.discard(json.loads(await socket.recv()).get("id"))

    run(play())
