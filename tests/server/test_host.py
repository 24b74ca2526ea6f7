"""What whoever opened a table may do: watchers, links, the end; and who is connected at one's own seat."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import FRIEND, ME, notices, party, sees
from tests.server.running import run, serving, settings_in
from tokonoma.server.client import HttpRefused


def test_one_sees_where_ones_own_seat_is_open_and_the_host_who_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            party(tmp_path) as people,
            people.client.sit(people.table, people.secrets[1]),
            people.client.sit(people.table, people.watch),
        ):
            of_host = (await people.at[0].ask("people"))["result"]
            of_guest = (await people.at[1].ask("people"))["result"]
            assert [each["this"] for each in of_host["mine"]] == [True]
            assert len(of_host["watchers"]) == 1
            assert sorted(each["this"] for each in of_guest["mine"]) == [False, True]
            assert of_guest["watchers"] == [], "who watches is the host's to know"

    run(play())


def test_a_muted_watcher_writes_nothing_until_the_host_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people, people.client.sit(people.table, people.watch) as watcher:
            number = (await people.at[0].ask("people"))["result"]["watchers"][0]["socket"]
            assert (await people.at[0].ask("mute", socket=number))["status"] == "accepted"
            assert (await watcher.ask("chat", text="boo"))["refused"]["code"] == "muted"
            assert (await people.at[1].ask("chat", text="hello"))["status"] == "accepted", "a seat at the same address"
            assert (await people.at[0].ask("people"))["result"]["watchers"][0]["muted"]
            assert (await people.at[0].ask("mute", socket=number, muted=False))["status"] == "accepted"
            assert (await watcher.ask("chat", text="sorry"))["status"] == "accepted"

    run(play())


def test_a_removed_watcher_is_told_and_does_not_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people, people.client.sit(people.table, people.watch) as watcher:
            number = (await people.at[0].ask("people"))["result"]["watchers"][0]["socket"]
            assert (await people.at[0].ask("remove_watcher", socket=number))["status"] == "accepted"
            await watcher.until(lambda each: each.is_closed)
            assert "removed" in notices(watcher)
            with pytest.raises(ConnectionRefusedError, match="wrong_secret"):
                await people.client.connect(people.table, people.watch)
            assert (await people.at[0].ask("remove_watcher", socket=number))["refused"]["code"] == "not_your_seat"

    run(play())


def test_a_new_link_gives_an_abandoned_seat_to_somebody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(3, random.Random(1))
            made = (await people.at[0].ask("new_link", of_seat=1))["result"]
            await people.at[1].until(lambda each: each.is_closed)
            assert "renewed" in notices(people.at[1])
            assert "link_revoked" in notices(people.at[0])
            with pytest.raises(ConnectionRefusedError, match="wrong_secret"):
                await people.client.connect(people.table, people.secrets[1])
            body = {"token": made["token"], "name": "Ana"}
            claimed = await people.client.post(f"/api/tables/{people.table}/claim", body)
            assert claimed["seat"] == 1
            async with people.client.sit(people.table, claimed["secret"]) as newcomer:
                seat = newcomer.welcome["facts"]["seats"][1]
                assert (seat["kind"], seat["name"], seat["left"]) == ("person", "Ana", False)
                people.at[1] = newcomer
                await people.play(3, random.Random(2))
            with pytest.raises(HttpRefused):
                await people.client.post(f"/api/tables/{people.table}/claim", {"token": made["token"]})

    run(play())


def test_a_closed_game_is_over_for_everybody_and_stays_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(3, random.Random(1))
            name, secret = people.table, people.secrets[1]
            assert (await people.at[0].ask("close_table"))["status"] == "accepted"
            await people.at[1].until(lambda each: each.view["ending"])
            assert sees(people.at[1])["ending"] == {"by": "closed", "seat": None}
            assert sees(people.at[1])["outcome"]["winners"] == []
            assert "closed" in notices(people.at[1])
            assert (await people.at[0].ask("close_table"))["refused"]["code"] == "game_over"
        async with serving(settings_in(tmp_path)) as (client, _), client.sit(name, secret) as again:
            assert again.view is not None
            assert again.view["ending"]["by"] == "closed"
            assert again.welcome["facts"]["status"] == "over"

    run(play())


def test_a_table_that_is_closed_before_its_game_never_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened: dict[str, Any] = await client.open_table("gorinto", [ME, FRIEND])
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as host:
                assert (await host.ask("close_table"))["status"] == "accepted"
            token = opened["invitations"][0]["token"]
            with pytest.raises(HttpRefused):
                await client.post(f"/api/tables/{opened['table']}/claim", {"token": token})
            assert registry.tables[opened["table"]].journal is None

    run(play())


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("mute", {"socket": 1}), ("remove_watcher", {"socket": 1}), ("new_link", {"of_seat": 0}), ("close_table", {})],
)
def test_only_the_host_has_these_powers(tmp_path: Path, kind: str, fields: dict[str, Any]) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            assert (await people.at[1].ask(kind, **fields))["refused"]["code"] == "not_the_host"

    run(play())
