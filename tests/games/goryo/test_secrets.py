"""What is behind the screen never reaches another seat: ten thousand swaps, byte by byte (§8.1)."""

from itertools import count

import pytest

import tokonoma
from tests.games.goryo import swaps as swapping
from tests.games.goryo.drawn import events, table
from tests.games.goryo.swaps import OTHERS, cut, received, swaps
from tokonoma.kernel.contract import SPECTATOR

SWAPS = 10_000


def test_ten_thousand_swaps_behind_the_screen_change_no_byte_that_others_receive() -> None:
    done = 0
    for seed in count():
        done += sum(1 for _ in swaps(seed, most=12))
        if done >= SWAPS:
            break


def play_swaps() -> None:
    for seed in range(20):
        for _ in swaps(seed, most=4):
            pass


def test_swaps_notice_events_that_tell_her_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = tokonoma.game("goryo").rulebook
    monkeypatch.setattr(rulebook, "event_for", lambda event, audience: event)
    with pytest.raises(AssertionError):
        play_swaps()


def test_swaps_notice_a_view_with_as_little_as_the_number_of_her_cubes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(swapping, "received", lambda state, audience: str(state.board.steps))
    with pytest.raises(AssertionError):
        play_swaps()


def test_a_false_trail_answered_yes_looks_like_a_true_yes() -> None:
    true = table(bound="mask", plan="b3 b2 c2 c1 trail:f6")
    false = table(bound="mask", plan="a2 a1 b1 c1 trail:b2")
    for audience in OTHERS:
        one, two = true.copy(), false.copy()
        told = [cut(each, each.play("call:green search"), audience) for each in (one, two)]
        assert told[0] == told[1]
        assert received(one, audience) == received(two, audience)


def test_the_bound_object_is_told_to_her_alone() -> None:
    state = tokonoma.game("goryo").new()
    event = state.play("mask")[0]
    assert state.rulebook.event_for(event, 0) == {"event": "bound", "object": "mask"}
    for audience in OTHERS:
        assert state.rulebook.event_for(event, audience) == {"event": "bound_secretly"}


def test_planning_is_heard_by_nobody_else_and_her_confirmation_by_all() -> None:
    state = table(bound="mask")
    for word in ("b3", "b2", "c2", "c1", "sprint:b1", "trail:f6"):
        told = state.play(word)
        assert len(told) == 1
        assert [state.rulebook.event_for(event, audience) for event in told for audience in OTHERS] == [None, None]
    told = state.play("confirm")
    assert events(told, "planned") == told
    assert [state.rulebook.event_for(told[0], audience) for audience in OTHERS] == [{"event": "planned"}] * 2


def test_a_spectator_knows_what_the_samurai_know() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1 trail:f6")
    samurai, spectator = state.view(1), state.view(None)
    assert samurai["table"] == spectator["table"]
    assert samurai["fields"] == spectator["fields"]
    assert spectator["legal"] == []
    assert state.rulebook.event_for({"event": "cube_laid"}, SPECTATOR) is None
