"""Promise 4: the bytes sent to a seat depend only on what that seat may know."""

import json
import logging
import random
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.server.parties import FRIEND, ME, Party, notices, party, sees
from tests.server.running import run
from tokonoma.server.audience import audiences, view_of
from tokonoma.server.client import HttpRefused
from tokonoma.server.journal import Journal
from tokonoma.server.logs import Lines

MARKS = ("MARKMARKMARKMARKMARK01",)

# What differs from one opening of a table to the next without telling anything: names, commitments, times.
CHANCEFUL = re.compile(r'"(table|commitment|opened|at|id)":("[^"]*"|[\d.]+)')


def goryo(seed: int) -> Any:
    return tokonoma.game("goryo").new(seed=seed)


def decisions_of(seat: int, state: Any, luck: random.Random) -> list[str]:
    """Play one seat's whole turn at random; the words it chose."""
    words = []
    while state.to_act == seat:
        words.append(luck.choice(state.legal()))
        state.play(words[-1])
    return words


def test_planning_is_not_told_to_the_samurai_even_by_its_versions() -> None:
    for seed in range(12):
        journal = Journal(goryo(seed), 0.0)
        luck = random.Random(seed)
        turn_of = dict.fromkeys((0, 1, None), 0)
        while journal.state.to_act is not None:
            seat = journal.state.to_act
            before = {each: (journal.version(each), view_of(journal.state, each, None)) for each in (0, 1, None)}
            change = journal.change(0.0)
            change.decide(seat, luck.choice(journal.state.legal()))
            journal.adopt(change)
            for audience, (version, view) in before.items():
                now = view_of(journal.state, audience, journal.ending)
                if audience == seat or journal.version(audience) > version:
                    assert journal.version(audience) == version + 1
                    turn_of[audience] += 1
                else:
                    assert strip(now) == strip(view), "what was not told must not be seen"
        assert turn_of[0] > turn_of[1], "the Goryō decides things that nobody else is told"
        assert turn_of[1] == turn_of[None] or turn_of[1] > turn_of[None]


def strip(view: Any) -> Any:
    return json.loads(tokonoma_json(view))


def tokonoma_json(value: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


def test_frames_do_not_change_when_what_is_hidden_is_swapped(tmp_path: Path) -> None:
    """Two plans of the Goryō, of different lengths and with detours undone: the Samurai's bytes are the same."""
    frames = []
    for number, seed in enumerate((1, 2)):
        found: list[Any] = []

        async def play(number: int = number, seed: int = seed, found: list[Any] = found) -> None:
            async with fixed_party(tmp_path / str(number)) as people:
                luck = random.Random(seed)
                goryo_seat, samurai = people.at[0], people.at[1]
                async with people.client.sit(people.table, people.watch) as watcher:
                    await plan(people, luck, detours=number)
                    await people.settle()
                    for move in samurai.legal:
                        ahead = await samurai.ask("preview", version=samurai.version, move=move)
                        assert ahead["status"] == "accepted"
                    for step in (1, 2, 3):
                        hint = await samurai.ask("hint", version=samurai.version, step=step)
                        assert hint["status"] == "accepted"
                    for session in (samurai, watcher):
                        assert (await session.ask("analyse", begin=True, first=1))["refused"]["code"] == "not_over"
                    await samurai.ask("chat", text="ready")
                    await watcher.until(lambda each: any(one["type"] == "chat" for one in each.messages))
                    found += [cleaned(samurai.frames), cleaned(watcher.frames)]
                    found += [await board_of(people, secret) for secret in (people.secrets[1], people.watch)]
                    assert goryo_seat.view["to_act"] == 1

        run(play())
        frames.append(found)
    assert frames[0] == frames[1]


async def plan(people: Party, luck: random.Random, detours: int) -> None:
    """The Goryō plans, taking some decisions back on the way; her first public choice is always the same."""
    session = people.at[0]
    is_first = True
    while people.to_act == 0:
        await people.settle()
        table = people.registry.tables[people.table]
        told = table.game_on.version(1)
        offers = session.legal
        move = sorted(offers)[0] if is_first else luck.choice(offers)
        answer = await session.move(move)
        assert answer["status"] == "accepted", answer
        await people.settle()
        is_first = False
        if detours and table.game_on.version(1) == told and sees(session)["undo"]["may"]:
            detours -= 1
            assert (await session.ask("undo", version=session.version))["status"] == "accepted"


def fixed_party(folder: Path) -> Any:
    return party(folder, "goryo", seats=[ME, FRIEND], hints=True)


def cleaned(frames: list[str]) -> list[str]:
    """Every frame, but of those that tell who is there, which come when people do, only the last."""
    found = [CHANCEFUL.sub(r'"\1":0', frame) for frame in frames]
    presence = [frame for frame in found if frame.startswith('{"type":"presence"')]
    return [frame for frame in found if frame not in presence] + presence[-1:]


@pytest.fixture
def the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokonoma.server.deals.token_bytes", lambda n: b"\7" * n)


@pytest.fixture(autouse=True)
def _fixed(the_same_deal: None) -> None:
    return None


def test_no_audience_is_shown_the_fields_that_bots_are_given() -> None:
    state = goryo(3)
    for audience in audiences(2):
        assert "fields" not in strip(view_of(state, audience, None))


def test_no_secret_reaches_a_wrong_socket_a_page_a_log_or_an_error(tmp_path: Path) -> None:
    """Marks in place of secrets, and every byte searched: reconnects, watchers, a bot, refusals and errors included."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(Lines().format(record))

    handler = Keep()
    logging.getLogger("tokonoma").addHandler(handler)

    async def play() -> None:
        wishes = [{"kind": "me", "secret": MARKS[0]}, FRIEND]
        async with party(tmp_path, "goryo", seats=wishes) as people:
            luck = random.Random(8)
            marks = [*people.secrets.values(), people.watch, people.opened["invitations"][0]["token"]]
            assert people.client.cookie is not None
            marks += [people.registry.tables[people.table].opening.secret, people.client.cookie.partition("=")[2]]
            bytes_out: list[str] = []
            async with people.client.sit(people.table, people.watch) as watcher:
                for round_ in range(12):
                    await people.play(4, luck)
                    for seat, session in people.at.items():
                        await session.ask("move", version=session.version, move=f"nonsense {round_}")
                        await session.ask("why", move=people.secrets[1 - seat])
                        await session.ask("preview", version=session.version, move=people.secrets[1 - seat])
                        await session.ask("preview", version=session.version, move=(session.legal or ["x"])[0])
                        await session.ask("analyse", begin=True)
                        await session.ask("hint", version=session.version, step=3)
                        await session.ask("ask", query=people.secrets[1 - seat][:10])
                    async with people.client.sit(people.table, people.secrets[round_ % 2]) as again:
                        await again.ask("review", version=1)
                        bytes_out += again.frames
                    for path in (f"/api/tables/{people.table}", "/api/mine", "/health", "/api/tables/none"):
                        bytes_out.append(await text_of(people, path))
                    bytes_out += [await board_of(people, each) for each in (*people.secrets.values(), people.watch)]
                    if people.to_act is None:
                        break
                bytes_out += watcher.frames
                for seat, session in people.at.items():
                    own = [frame for frame in session.frames if people.secrets[1 - seat][:10] not in frame]
                    bytes_out += [frame for frame in own if '"status":"over"' not in frame]
            found = "\n".join([*bytes_out, *lines])
            assert len(found) > 50_000
            assert [mark for mark in marks if mark in found] == []

    try:
        run(play())
    finally:
        logging.getLogger("tokonoma").removeHandler(handler)


async def board_of(people: Party, secret: str) -> str:
    return await text_of(people, f"/api/tables/{people.table}/board", {"X-Seat-Secret": secret})


async def text_of(people: Party, path: str, headers: dict[str, str] | None = None) -> str:
    try:
        return json.dumps(await people.client.get(path, headers))
    except HttpRefused as no:
        return json.dumps(no.body)


def test_a_hit_takes_as_long_as_a_miss() -> None:
    """The time a search of the Samurai takes does not tell, before its answer, whether it will be a hit."""
    times: dict[str, list[float]] = {}
    for seed in range(40):
        state, luck = goryo(seed), random.Random(seed)
        decisions_of(0, state, luck)
        journal = Journal(state, 0.0)
        for _ in range(12):
            if journal.state.to_act != 1:
                break
            words = journal.state.legal()
            word = luck.choice(words)
            started = time.thread_time_ns()
            change = journal.change(0.0)
            change.decide(1, word)
            took = time.thread_time_ns() - started
            journal.adopt(change)
            told = [event for event in journal.told[1][-1].events if event["event"] in ("searched", "sniffed")]
            if told and len(journal.told[1][-1].events) == 1:
                times.setdefault(told[0]["print"], []).append(took)
    medians = [statistics.median(each) for each in times.values() if len(each) >= 5]
    assert len(medians) >= 2, times.keys()
    assert max(medians) < 1.5 * min(medians)


def test_a_take_back_that_waits_does_not_tell_of_secret_decisions(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "goryo", seats=[ME, FRIEND]) as people:
            luck, table = random.Random(4), people.registry.tables[people.table]
            while not (people.to_act == 0 and any(each.seat == 1 for each in table.game_on.decisions)):
                await people.play(1, luck)
            samurai = people.at[1]
            assert (await samurai.ask("ask_take_back"))["status"] == "accepted"
            await samurai.until(lambda each: "take_back_asked" in notices(each))
            heard, version = len(samurai.frames), samurai.version
            await people.at[0].move(luck.choice(people.at[0].legal))
            assert table.game_on.version(1) == version, "a step of her plan"
            assert (await samurai.ask("why", touch=[]))["status"] == "accepted"
            assert len(samurai.frames) == heard + 1
            assert (await people.at[0].ask("answer_take_back", grant=True))["status"] == "accepted"
            assert people.to_act == 1

    run(play())


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_description_is_made_from_a_board_cut_for_its_audience(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, luck = tokonoma.game(name).new(seed=5), random.Random(5)
    handed: list[Any] = []
    for told in ("describe_and_score", "describe", "scores"):
        made = getattr(state.rulebook, told)

        def keep(board: Any, *more: Any, made: Any = made) -> Any:
            handed.append(board.fields())
            return made(board, *more)

        monkeypatch.setattr(state.rulebook, told, keep, raising=False)
    for _ in range(40):
        for audience in audiences(state.seats):
            handed.clear()
            view_of(state, audience, None)
            assert handed
            assert all(each == state.seen_by(audience).fields() for each in handed)
        if state.to_act is None:
            break
        state.play(luck.choice(state.legal()))
