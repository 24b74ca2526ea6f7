"""Who may do what: every message by its own seat, another seat, a watcher, an expired secret, none, another table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import FRIEND, ME, party, sees
from tests.server.running import run
from tokonoma.server import keys, messages
from tokonoma.server.client import HttpRefused

# Every request with fields that make it readable, and what a watcher is answered.
REQUESTS: dict[str, tuple[dict[str, Any], str]] = {
    "look": ({}, "accepted"),
    "move": ({"version": 1, "move": "x"}, "not_your_seat"),
    "undo": ({"version": 1}, "not_your_seat"),
    "ask_take_back": ({}, "not_your_seat"),
    "answer_take_back": ({"grant": True}, "not_your_seat"),
    "resign": ({}, "not_your_seat"),
    "leave": ({}, "not_your_seat"),
    "reclaim": ({}, "not_your_seat"),
    "rematch": ({}, "not_your_seat"),
    "chat": ({"text": "hello"}, "accepted"),
    "why": ({"touch": []}, "not_your_seat"),
    "preview": ({"version": 1, "move": "a1"}, "not_your_seat"),
    "ask": ({"query": "x"}, "not_your_seat"),
    "hint": ({"version": 1}, "not_your_seat"),
    "coach": ({}, "not_your_seat"),
    "review": ({"version": 1}, "accepted"),
    "replay": ({"move": 0}, "not_over"),
    "moves": ({}, "not_over"),
    "look_back": ({}, "not_over"),
    "analyse": ({"begin": True}, "not_over"),
    "rename": ({"name": "x"}, "not_your_seat"),
    "invite": ({"open_seat": 1}, "not_your_seat"),
    "seat_bot": ({"open_seat": 1}, "not_your_seat"),
    "share": ({}, "not_your_seat"),
    "renew": ({"secret": "A" * 22}, "not_your_seat"),
    "people": ({}, "not_your_seat"),
    "mute": ({"socket": 1}, "not_your_seat"),
    "remove_watcher": ({"socket": 1}, "not_your_seat"),
    "new_link": ({"of_seat": 1}, "not_your_seat"),
    "close_table": ({}, "not_your_seat"),
}


def test_the_matrix_misses_no_request() -> None:
    kinds = [each.__struct_config__.tag for each in messages.FromClient.__args__]
    assert set(REQUESTS) == set(kinds) - {"hello"}


def outcome(answer: dict[str, Any]) -> str:
    return str(answer["refused"]["code"] if answer["refused"] else answer["status"])


def test_nobody_does_anything_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, seats=[ME, FRIEND, FRIEND]) as people:
            table = people.registry.tables[people.table]
            before = (len(table.game_on.entries), [str(seat) for seat in table.seats])
            for kind, (fields, _) in REQUESTS.items():
                for seat in (0, 2, 5):
                    found = outcome(await people.at[1].ask(kind, seat=seat, **fields))
                    assert found == "not_your_seat", (kind, seat, found)
            assert (len(table.game_on.entries), [str(seat) for seat in table.seats]) == before

    run(play())


def test_a_watcher_looks_and_speaks_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people, people.client.sit(people.table, people.watch) as watcher:
            for kind, (fields, expected) in REQUESTS.items():
                assert outcome(await watcher.ask(kind, **fields)) == expected, kind
                assert outcome(await watcher.ask(kind, seat=0, **fields)) == "not_your_seat", kind
            assert sees(watcher)["seat"] is None
            assert sees(watcher)["legal"] == []

    run(play())


def test_one_may_invite_only_as_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            assert outcome(await people.at[1].ask("invite", open_seat=0)) == "not_the_host"
            assert outcome(await people.at[0].ask("invite", open_seat=1)) == "seat_taken"

    run(play())


def test_no_secret_opens_more_than_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            other = await people.client.open_table("gorinto", [ME, FRIEND])
            wrong = {
                "none": "A" * 22,
                "another table's": other["seats"][0]["secret"],
                "an invitation": people.opened["invitations"][0]["token"],
                "an open invitation": other["invitations"][0]["token"],
                "a hash": keys.hashed(people.secrets[0])[:22],
            }
            for what, secret in wrong.items():
                with pytest.raises(ConnectionRefusedError, match="wrong_secret"):
                    await people.client.connect(people.table, secret)
                with pytest.raises(ConnectionRefusedError, match="wrong_secret"):
                    await people.client.connect(people.table, people.secrets[0], secret)
                for door in ("record", "board"):
                    with pytest.raises(HttpRefused, match="401") as no:
                        await people.client.get(f"/api/tables/{people.table}/{door}", {"X-Seat-Secret": secret})
                    assert no.value.body["code"] == "wrong_secret", (what, door)
                with pytest.raises(HttpRefused):
                    await people.client.post(f"/api/tables/{people.table}/watch", {"key": secret})
            with pytest.raises(ConnectionRefusedError, match="unknown_table"):
                await people.client.connect("nowhere", people.secrets[0])
            with pytest.raises(ConnectionRefusedError, match="not_your_seat"):
                await people.client.connect(people.table, people.secrets[0], looking=1)

    run(play())


def test_a_seat_secret_is_no_watch_key_and_a_watch_key_no_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            path = f"/api/tables/{people.table}"
            with pytest.raises(HttpRefused, match="wrong_secret"):
                await people.client.post(f"{path}/watch", {"key": people.secrets[0]})
            with pytest.raises(HttpRefused, match="wrong_secret"):
                await people.client.post(f"{path}/claim", {"token": people.watch})
            assert (await people.client.post(f"{path}/watch", {"key": people.watch}))["table"] == people.table

    run(play())


def test_only_the_hash_of_a_secret_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            tokens = [each["token"] for each in people.opened["invitations"]]
            assert people.client.cookie is not None
            secrets = [*people.secrets.values(), people.watch, *tokens, people.client.cookie.partition("=")[2]]
            await people.at[0].ask("chat", text="something kept")
            kept = b"".join(path.read_bytes() for path in tmp_path.glob("tokonoma.db*"))
            assert b"something kept" in kept
            assert not [secret for secret in secrets if secret.encode() in kept]

    run(play())


def test_a_page_of_another_site_cannot_post(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            body = {"game": "gorinto", "seats": [ME, FRIEND]}
            elsewhere = {"Content-Type": "application/json", "Origin": "https://elsewhere.example"}
            for headers, status in ((elsewhere, 403), ({"Content-Type": "text/plain"}, 400)):
                with pytest.raises(HttpRefused) as no:
                    await asyncio.to_thread(people.client._http, "POST", "/api/tables", body, headers)
                assert no.value.status == status

    run(play())


def test_metrics_are_for_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, settings={"metrics_token": "the token"}) as people:
            with pytest.raises(HttpRefused, match="401"):
                await people.client.get("/metrics")
            with pytest.raises(HttpRefused, match="401"):
                await people.client.get("/metrics", {"Authorization": "Bearer another"})

    run(play())


def test_through_a_proxy_metrics_need_their_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            with pytest.raises(HttpRefused, match="401"):
                await people.client.get("/metrics", {"X-Forwarded-For": "192.0.2.7"})

    run(play())


def test_a_key_that_was_shared_watches_and_does_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo") as people:
            key = (await people.at[1].ask("share"))["result"]["key"]
            async with people.client.sit(people.table, key) as watcher:
                assert sees(watcher)["seat"] is None
                assert outcome(await watcher.ask("move", version=watcher.version, move="x")) == "not_your_seat"
                assert outcome(await watcher.ask("replay", move=0, revealed=True)) == "not_over"
                await people.at[1].ask("resign")
                assert outcome(await watcher.ask("replay", move=0, revealed=True)) == "accepted"

    run(play())
