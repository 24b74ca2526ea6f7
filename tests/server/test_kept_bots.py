"""A bot stays with its seat, in the process that thinks for it: trees serve again, within bounds, and given back."""

import asyncio
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tokonoma
from tests.server.parties import ME
from tests.server.running import run, serving, settings_in
from tokonoma.bots import bot
from tokonoma.kernel.state import State
from tokonoma.server.bot_process import Forget, KeptBots, Question
from tokonoma.server.bot_queue import Asker
from tokonoma.server.bot_workers import BotWorkers
from tokonoma.server.metrics import Metrics
from tokonoma.server.scheduler import Scheduler

GORYO = tokonoma.game("goryo")
HER, THEM = 0, 1
SEARCHING = "strong"
KEPT = 'tokonoma_bot_decisions_total{game="goryo",kept="yes"}'
ANEW = 'tokonoma_bot_decisions_total{game="goryo",kept="no"}'


def hunt(seed: int = 1) -> State:
    """A game at the start of its first hunt."""
    state = GORYO.new(seed=seed)
    planner = bot("greedy", GORYO)
    while state.to_act == HER:
        state.play(planner.move(state.view(HER), seed=seed))
    return state


def asked(state: State, table: str, level: str = SEARCHING) -> Question:
    assert state.to_act is not None
    return Question(view=state.view(state.to_act), level=level, seed=7, table=table)


def test_the_process_of_a_killed_server_ends_without_a_word() -> None:
    """The answer finds no reader, and of the next question only a part was written."""
    command = [sys.executable, "-m", "tokonoma.server.bot_process"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(msgspec.json.encode(asked(hunt(), "a", "beginner")) + b"\n")
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_a_question_that_a_killed_server_did_not_end_is_not_read() -> None:
    command = [sys.executable, "-m", "tokonoma.server.bot_process"]
    found = subprocess.run(command, input=b'{"type":"think","vie', capture_output=True, check=True)
    assert (found.stdout, found.stderr) == (b"", b"")


def test_the_same_seat_gets_the_same_bot_and_another_seat_another() -> None:
    kept, state = KeptBots(), hunt()
    kept.answer(asked(state, "a"))
    first = kept._bots["a", THEM][1]
    kept.answer(asked(state, "b"))
    reply = kept.answer(asked(state, "a"))
    assert kept._bots["a", THEM][1] is first
    assert kept._bots["b", THEM][1] is not first
    assert (reply.kept, len(kept)) == (2, 2)
    assert reply.bytes == kept.held_bytes() > 0


def test_another_level_at_the_seat_is_another_bot() -> None:
    kept, state = KeptBots(), hunt()
    kept.answer(asked(state, "a"))
    first = kept._bots["a", THEM][1]
    kept.answer(asked(state, "a", "beginner"))
    assert kept._bots["a", THEM][1] is not first


def test_a_hunt_goes_on_with_its_trees_and_with_a_new_bot_each_time_never() -> None:
    def went_on(kept: KeptBots, table: str) -> list[bool]:
        state = hunt()
        found: list[bool] = []
        while state.to_act == THEM and state.board.round == 1 and len(found) < 6:
            reply = kept.answer(asked(state, table))
            found.append(reply.went_on)
            state.play(reply.move)
        return found

    with_table, without = went_on(KeptBots(), "a"), went_on(KeptBots(), "")
    assert with_table[0] is False
    assert len(with_table) > 1
    assert all(with_table[1:])
    assert not any(without)


def test_whoever_was_not_asked_for_longest_goes_first_by_number_and_by_memory() -> None:
    state = hunt()
    few = KeptBots(most=2)
    for table in ("a", "b", "a", "c"):
        few.answer(asked(state, table))
    assert [table for table, _ in few._bots] == ["a", "c"]
    small = KeptBots(most_bytes=1)
    assert small.answer(asked(state, "a")).kept == 0
    assert small.held_bytes() == 0


def test_a_tables_bots_are_forgotten_or_one_of_them() -> None:
    kept, state = KeptBots(), hunt()
    for table in ("a", "b"):
        kept.answer(asked(state, table))
    kept.forget(Forget(table="a", seat=HER))
    assert len(kept) == 2
    kept.forget(Forget(table="a", seat=THEM))
    kept.forget(Forget(table="b"))
    assert len(kept) == 0


async def decide(workers: BotWorkers, state: State, table: str) -> None:
    assert state.to_act is not None
    asker = Asker("somebody", table)
    state.play(await workers.choose(GORYO, state.view(state.to_act), SEARCHING, 7, asker))


def test_a_seat_asks_the_process_that_has_its_bot_and_another_when_that_one_died() -> None:
    async def play() -> None:
        metrics = Metrics()
        workers, state = BotWorkers(2, metrics), hunt()
        try:
            await workers.start()
            await decide(workers, state, "a")
            home = workers.homes["a", THEM][0]
            await decide(workers, state, "a")
            assert workers.homes["a", THEM][0] is home
            assert (metrics.counts[ANEW], metrics.counts[KEPT]) == (1, 1)
            home.process.kill()
            await home.process.wait()
            await decide(workers, state, "a")
            assert workers.homes["a", THEM][0] is not home
            assert metrics.counts[ANEW] == 2
            await decide(workers, state, "a")
            assert metrics.counts[KEPT] == 2
        finally:
            await workers.stop()

    run(play())


def test_a_process_that_is_given_up_has_ended_when_the_others_are_stopped() -> None:
    async def play() -> None:
        workers, state = BotWorkers(1), hunt()
        await workers.start()
        (given_up,) = workers._all
        asking = asyncio.create_task(decide(workers, state, "a"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        assert given_up not in workers._all
        await workers.stop()
        assert given_up.process.returncode is not None
        assert given_up.process.stdin is not None
        assert given_up.process.stdin.is_closing()

    run(play())


def test_what_is_given_back_is_gone_and_what_nobody_asks_goes_by_itself() -> None:
    async def play() -> None:
        metrics = Metrics()
        workers, state = BotWorkers(1, metrics), hunt()
        try:
            for table in ("a", "b", "c"):
                await decide(workers, state.copy(), table)
            workers.gauge(metrics)
            assert metrics.gauges["tokonoma_bots_kept"] == 3
            assert metrics.gauges["tokonoma_bots_kept_bytes"] > 0
            workers.forget("a")
            await decide(workers, state.copy(), "d")
            workers.gauge(metrics)
            assert metrics.gauges["tokonoma_bots_kept"] == 3
            workers.forget_idle(0.0)
            assert not workers.homes
            await decide(workers, state.copy(), "e")
            workers.gauge(metrics)
            assert metrics.gauges["tokonoma_bots_kept"] == 1
        finally:
            await workers.stop()

    run(play())


def a_scheduler(listeners: int = 1) -> Scheduler:
    """Of a table where a bot has the second seat."""
    table: Any = SimpleNamespace(
        game_on=SimpleNamespace(entries=[]),
        listeners=[None] * listeners,
        registry=SimpleNamespace(settings=SimpleNamespace(limits=SimpleNamespace(bot_seconds=0.6))),
        seats=[None, SimpleNamespace(stand_in=None)],
    )
    return Scheduler(table)


def paced(scheduler: Scheduler, *seats: int, after: float = 0.0) -> float:
    """How long the bot takes at least, after entries of these seats more, and so many seconds of its turn."""
    entries: Any = scheduler.table.game_on.entries
    entries += [SimpleNamespace(seat=seat) for seat in seats]
    if scheduler._turn is not None:
        scheduler._turn = (scheduler._turn[0], scheduler._turn[1] - after)
    return scheduler._pace(1)


def test_a_bot_moves_as_fast_as_people_can_follow() -> None:
    scheduler = a_scheduler()
    assert paced(scheduler, 0) == 0.6, "the first decision of a turn"
    assert paced(scheduler, 1, after=0.6) == pytest.approx(0.2, abs=0.01), "a further one"
    assert paced(scheduler, 1, 0, after=9) == 0.6, "the next turn"
    assert paced(a_scheduler(listeners=0), 0) == 0.0, "where nobody looks"


def test_a_bots_turn_of_many_decisions_leaves_a_page_time_to_show_it_within_two_seconds() -> None:
    scheduler = a_scheduler()
    waits, thinking = [paced(scheduler, 0)], 0.01
    for _ in range(9):
        waits.append(paced(scheduler, 1, after=waits[-1] + thinking))
    assert sum(waits) + 10 * thinking < 1.6
    assert min(waits) > 0.02, "and nothing comes in one blink with what follows"
    assert paced(scheduler, 1, after=2.0) == 0.0


def test_a_bots_turn_that_begins_with_a_forced_move_is_followed_like_any_other() -> None:
    scheduler = a_scheduler()
    paced(scheduler, 0)
    assert paced(scheduler, 1, 0, 1, after=60.0) == 0.6, "somebody thought, then the bot had no choice at first"
    assert paced(scheduler, 1, after=0.6) == pytest.approx(0.2, abs=0.01)


@pytest.mark.parametrize(("level", "rest"), [("strong", 0.2), ("middling", 0.0)])
def test_after_a_long_thought_of_a_high_level_the_rest_of_its_turn_can_be_followed(
    level: str, rest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        scheduler = a_scheduler()
        table: Any = scheduler.table
        table.game_on.state = table.game = table.opener = table.name = None

        async def choose(*asked: Any) -> str:
            clock[0] += 4.0
            return "a"

        async def do(what: Any) -> None:
            table.game_on.entries += [SimpleNamespace(seat=1)]

        table.registry.choose, table.do = choose, do
        clock = [100.0]
        monkeypatch.setattr("tokonoma.server.scheduler.time", SimpleNamespace(monotonic=lambda: clock[0]))
        monkeypatch.setattr("tokonoma.server.scheduler.bot_view", lambda state, seat: {})
        monkeypatch.setattr(scheduler, "_watch_bots", lambda: None)
        await scheduler._think(0, 1, level)
        assert scheduler._pace(1) == pytest.approx(rest, abs=0.01)

    run(play())


def test_at_a_table_the_trees_of_a_hunt_serve_again_until_the_game_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path, bot_processes=1)) as (client, registry):
            hunter = {"kind": "bot", "level": SEARCHING}
            opened = await client.open_table("goryo", [ME, hunter])
            counts: Any = registry.metrics.counts
            async with client.sit(opened["table"], opened["seats"][0]["secret"]) as session:
                while counts[KEPT] < 3:
                    await session.until(lambda each: each.legal or counts[KEPT] >= 3, 60)
                    if session.legal:
                        await session.move(session.legal[0])
                assert any(table == opened["table"] for table, _ in registry.bot_workers.homes)
                await session.until(lambda each: each.legal, 60)
                await session.ask("resign")
                while registry.bot_workers.homes:
                    await asyncio.sleep(0.02)

    run(play())
