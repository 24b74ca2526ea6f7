"""Promise 3: every message gets an answer; and whatever comes, no other table is disturbed."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.parties import Party, party, sees
from tests.server.running import FAST, run, serving, settings_in
from tokonoma import State
from tokonoma.server.audience import view_of
from tokonoma.server.client import Session
from tokonoma.server.messages import NOTICES
from tokonoma.server.settings import Limits


def test_a_frame_that_is_no_request_is_answered_with_its_id_where_it_has_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            one = people.at[0]
            frames = [
                "",
                "{",
                "[]",
                "null",
                '"x"',
                '{"id": "a"}',
                '{"type": "dance", "id": "b"}',
                '{"type":"move","id":7}',
            ]
            frames += [
                '{"type":"move","id":"c","version":"x","move":"y"}',
                '{"type":"chat","id":"d","text":""}',
                "\x00",
            ]
            frames += [
                '{"type":"hello","secrets":["AAAAAAAAAAAAAAAAAAAAAA"]}',
                '{"type":"undo","id":"e","version":1,"extra":1}',
            ]
            frames += [
                "[" * 30_000,
                '{"id":"f","x":' + "[" * 30_000 + "]" * 30_000 + ',"type":"undo"}',
                '{"type":"leave","id":"\\u0000"}',
            ]
            for frame in frames:
                await one.socket.send(frame)
            await one.until(lambda each: len(answers(each)) == len(frames))
            ids = [None] * 5 + ["a", "b", None, "c", "d", None, None, "e", None, None, "\0"]
            assert [each["id"] for each in answers(one)] == ids
            assert {each["status"] for each in answers(one)} == {"illegal"}
            assert {each["refused"]["kind"] for each in answers(one)} == {"unreadable"}

    run(play())


def test_what_a_newer_page_says_more_is_overlooked_where_that_does_no_harm(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            secret = people.secrets[people.acting]
            async with people.client.sit(people.table, secret, colours=["new"], version=0, later={"a": 1}) as page:
                assert page.view is not None
                asks: dict[str, Any] = {"why": {"touch": []}, "people": {}, "review": {"version": page.version}}
                for kind, fields in asks.items():
                    assert (await page.ask(kind, **fields, newer=True))["status"] == "accepted"
                does: dict[str, Any] = {"chat": {"text": "well"}, "look": {"seat": people.acting}, "resign": {}}
                for kind, fields in does.items():
                    no = await page.ask(kind, **fields, newer=True)
                    assert no["refused"]["code"] == "not_a_request", "it could be done otherwise than it was meant"
                assert (await page.move(page.legal[0], newer=True))["status"] == "illegal"
                assert (await page.move(page.legal[0]))["status"] == "accepted"
                assert (await page.ask("dance"))["refused"]["code"] == "not_a_request"

    run(play())


def answers(session: Session) -> list[Any]:
    return [message for message in session.messages if message["type"] == "answer"]


def test_whoever_asks_too_fast_is_told_how_long_to_wait_and_may_then_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(requests=(5, 1))  # so slow that a busy machine fills none up meanwhile
        async with party(tmp_path, settings={"limits": limits}) as people:
            one = people.at[0]
            found = await asyncio.gather(*[await one.send("why", touch=[]) for _ in range(12)])
            slow = [answer for answer in found if answer["status"] == "slow_down"]
            assert 5 <= len(slow) <= 8
            assert all(0 < answer["wait"] <= 1 for answer in slow)
            await asyncio.sleep(max(answer["wait"] for answer in slow))
            assert (await one.ask("why", touch=[]))["status"] == "accepted"

    run(play())


def test_too_much_talk_is_slowed_down(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(chat=(2, 0.1))
        async with party(tmp_path, settings={"limits": limits}) as people:
            found = [await people.at[0].ask("chat", text="well") for _ in range(3)]
            assert [answer["status"] for answer in found] == ["accepted", "accepted", "slow_down"]

    run(play())


def test_moves_and_undos_without_end_are_slowed_down_whatever_socket_they_come_by(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(undos=(3, 0.01), requests=FAST.requests)
        async with party(tmp_path, "goryo", settings={"limits": limits}) as people:
            one = people.at[people.acting]
            async with people.client.sit(people.table, people.secrets[people.acting]) as two:
                taken: list[str] = []
                known = 0
                for each in (one, two, one, two, one):
                    await reaching(each, known)
                    taken.append((await move_and_undo(each))["status"])
                    known = max(known, each.version)
                assert taken == ["accepted"] * 3 + ["slow_down"] * 2
                entries = people.registry.tables[people.table].game_on.entries
                assert [entry.kind for entry in entries].count("undo") == 3
            await people.settle()
            assert (await one.move(one.legal[0]))["status"] == "accepted", "who plays on is not slowed down"

    run(play())


async def reaching(session: Session, version: int) -> None:
    await session.until(lambda each: each.version >= version)


async def move_and_undo(session: Session) -> dict[str, Any]:
    """Move once where nothing can be undone, then undo; how the undo was answered."""
    if not sees(session)["undo"]["may"]:
        before = session.version
        assert (await session.move(session.legal[0]))["status"] == "accepted"
        await session.until(lambda each: each.version > before)
    return await session.ask("undo", version=session.version)


def test_take_backs_without_end_are_slowed_down(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(undos=(2, 0.01), requests=FAST.requests)
        async with party(tmp_path, settings={"limits": limits}) as people:
            await people.play(6, random.Random(1))
            found = [await people.at[0].ask("ask_take_back") for _ in range(4)]
            assert [answer["status"] for answer in found] == ["accepted"] * 2 + ["slow_down"] * 2

    run(play())


def test_one_address_does_not_take_all_sockets_there_can_be(tmp_path: Path) -> None:
    async def ask() -> None:
        async with party(tmp_path, settings={"limits": replace(FAST, sockets_per_address=4)}) as people:
            assert people.registry.arrivals.open.here == {"127.0.0.1": 2}
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(2):
                    await stack.enter_async_context(people.client.sit(people.table, people.watch))
                with pytest.raises(Exception, match=r"4400|too_fast"):
                    await people.client.connect(people.table, people.watch)
            while people.registry.arrivals.open.here["127.0.0.1"] > 2:
                await asyncio.sleep(0.01)
            async with people.client.sit(people.table, people.watch) as watcher:
                assert watcher.view is not None

    run(ask())


def test_random_bytes_are_answered_or_cut_and_the_other_tables_play_on(tmp_path: Path) -> None:
    luck = random.Random(9)
    words = [
        "move",
        "hello",
        "undo",
        "look",
        "version",
        "id",
        "seat",
        "type",
        0,
        -1,
        2**70,
        1e308,
        None,
        True,
        [],
        {},
        "\ud800",
    ]

    def noise() -> str | bytes:
        kind = luck.random()
        if kind < 0.3:
            return luck.randbytes(luck.randrange(200))
        if kind < 0.4:
            return "[" * luck.randrange(2000)
        return json.dumps(
            {str(luck.choice(words)): luck.choice(words) for _ in range(4)} | {"type": luck.choice(words)}
        )

    async def attack(people: Party) -> int:
        sent = 0
        while sent < 600:
            try:
                async with people.client.sit(people.table, people.watch) as watcher:
                    for _ in range(60):
                        sent += 1
                        await watcher.socket.send(noise())
                    await watcher.ask("chat", text="still here")
            except (ConnectionError, ConnectionClosed):
                continue
        return sent

    async def play() -> None:
        async with party(tmp_path) as people:
            attacks = [asyncio.create_task(attack(people)) for _ in range(3)]
            opened = await people.client.open_table("gorinto", [{"kind": "me"}, {"kind": "here"}])
            secrets = [each["secret"] for each in opened["seats"]]
            async with (
                people.client.sit(opened["table"], secrets[0]) as a,
                people.client.sit(opened["table"], secrets[1]) as b,
            ):
                slowest = 0.0
                while not all(each.done() for each in attacks):
                    for each in (a, b):
                        started = asyncio.get_running_loop().time()
                        await each.ask("why", touch=[])
                        slowest = max(slowest, asyncio.get_running_loop().time() - started)
                assert slowest < 5
            await asyncio.gather(*attacks)
            assert (await people.client.get("/health"))["status"] == "ok"

    run(play())


def test_a_frame_that_is_too_large_ends_the_socket(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.at[0].socket.send("x" * (FAST.frame_bytes + 1))
            await people.at[0].until(lambda each: each.is_closed)
            assert people.at[0].socket.close_code == 1009

    run(play())


@pytest.mark.parametrize("origin", [None, "https://elsewhere.example", "null", "http://127.0.0.1:1", "http://["])
def test_a_socket_from_another_sites_page_or_from_nowhere_is_refused(tmp_path: Path, origin: str | None) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            url = people.client.url.replace("http", "ws") + f"/ws/{people.table}"
            headers = {"Origin": origin} if origin else {}
            with pytest.raises(InvalidStatus) as no:
                async with connect(url, additional_headers=headers):
                    pass
            assert no.value.response.status_code == 403

    run(play())


def test_whoever_says_nothing_is_shown_out(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_in(tmp_path, limits=Limits(hello_seconds=0.2))
        async with serving(settings) as (client, _):
            url = client.url.replace("http", "ws") + "/ws/nowhere"
            async with connect(url, additional_headers={"Origin": client.url}) as socket:
                assert json.loads(await socket.recv())["refused"]["code"] == "not_a_request"

    run(play())


def test_every_notice_the_server_sends_is_one_the_protocol_lists() -> None:
    source = Path(__file__).parents[2] / "src" / "tokonoma" / "server"
    text = "".join(path.read_text(encoding="utf-8") for path in source.glob("*.py"))
    for code in NOTICES:
        assert f'"{code}"' in text


def test_a_fault_in_showing_the_table_to_one_stops_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: State, audience: int | None, *more: Any, **named: Any) -> Any:
        if audience is None:
            raise ValueError("a fault of ours")
        return view_of(state, audience, *more, **named)

    async def play() -> None:
        async with party(tmp_path) as people, people.client.sit(people.table, people.watch) as watcher:
            monkeypatch.setattr("tokonoma.server.view_cache.view_of", broken)
            await people.play(3, random.Random(1))
            assert people.at[0].version == people.at[1].version >= 4
            await watcher.until(lambda each: each.is_closed)
            assert watcher.socket.close_code == 1011

    run(play())
