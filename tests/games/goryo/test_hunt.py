"""The Samurai's turn (§5)."""

from typing import Any

import pytest

from tests.games.goryo.drawn import at, play_hunt, prints, table
from tokonoma import State

PLAN = "b3 b2 c2 c1"


def hunting(plan: str = PLAN, **fields: Any) -> State:
    return table(bound="mask", plan=plan, **fields)


def test_any_samurai_may_be_called_or_the_turn_ended_at_once() -> None:
    assert hunting().legal() == ["call:green", "call:purple", "call:red", "call:blue", "end"]


def test_a_samurai_called_takes_at_least_one_action() -> None:
    state = hunting()
    state.play("call:green")
    assert not [word for word in state.legal() if word.startswith("call") or word == "end"]
    state.play("move:b1")
    assert "end" in state.legal()
    assert "call:red" in state.legal()


def test_one_left_behind_is_done() -> None:
    state = hunting()
    state.play("call:green move:b1 call:red move:a5")
    assert "call:green" not in state.legal()


def test_three_samurai_are_called_at_most() -> None:
    state = hunting()
    state.play("call:green move:b1 call:red move:a5 call:blue move:f5")
    assert "call:purple" not in state.legal()


def test_a_samurai_moves_twice_searches_once_and_sniffs_once() -> None:
    state = hunting(actions_each=3)
    state.play("call:blue move:f5 move:f4")
    assert not [word for word in state.legal() if word.startswith("move")]
    state = hunting()
    play_hunt(state, "call:blue search sniff:f5")
    assert "search" not in state.legal()
    assert not [word for word in state.legal() if word.startswith("sniff")]
    assert [word for word in state.legal() if word.startswith("move")]


@pytest.mark.parametrize(("each", "turn"), [(3, "move:f5 search move:f4"), (2, "move:f5 search")])
def test_a_samurai_has_three_actions_in_the_advanced_game_two(each: int, turn: str) -> None:
    state = hunting(actions_each=each)
    play_hunt(state, f"call:blue {turn}")
    assert state.legal() == ["call:green", "call:purple", "call:red", "end"]


def test_six_actions_are_taken_at_most_and_the_turn_is_ended_by_the_player() -> None:
    state = hunting()
    play_hunt(state, "call:blue move:f5 search move:f4 call:red move:a5 search call:green move:b1")
    assert state.legal() == ["end"]
    state = hunting()
    play_hunt(state, "call:blue move:f5 search move:f4 call:red move:a5 search move:a4")
    assert state.legal() == ["end"]


def test_a_move_is_one_step_or_one_bridge() -> None:
    state = hunting()
    state.play("call:green")
    assert [word for word in state.legal() if word.startswith("move")] == ["move:b1", "move:a2", "move:c2", "move:b3"]
    state.play("move:b3 move:b4")
    assert at(state, "green") == "b4"


def test_samurai_may_share_a_space() -> None:
    state = hunting()
    state.play("call:green move:c2 call:purple move:d2 move:c2")
    assert at(state, "green") == at(state, "purple") == "c2"


def test_sniffing_reaches_over_a_bridge() -> None:
    state = hunting()
    play_hunt(state, "call:purple move:d2 sniff:c2")
    assert prints(state) == {"c2": "green"}


def test_a_print_is_green_on_her_path_and_red_elsewhere() -> None:
    state = hunting()
    play_hunt(state, "call:green search sniff:c2 call:red search sniff:b4")
    assert prints(state) == {"b2": "green", "c2": "green", "b5": "red", "b4": "red"}


def test_the_target_answers_yes_too() -> None:
    state = hunting()
    play_hunt(state, "call:green move:b1 sniff:c1")
    assert prints(state) == {"c1": "green"}


def test_a_false_trail_always_answers_yes_and_nobody_is_asked() -> None:
    state = hunting("b3 b2 c2 c1 trail:b4")
    assert play_hunt(state, "call:red sniff:b4")[-1] == {
        "event": "sniffed",
        "samurai": "red",
        "space": "b4",
        "print": "green",
    }
    assert state.to_act == 1


def test_her_start_cannot_be_investigated_nor_any_space_twice() -> None:
    state = hunting()
    state.play("call:green move:b3")
    assert "sniff:a3" not in state.legal()
    state.play("move:a3")
    assert "search" not in state.legal()
    state = hunting()
    play_hunt(state, "call:green search call:purple move:d2 move:c2")
    assert "sniff:b2" not in state.legal()


def test_a_second_samurai_may_not_search_where_the_first_sniffed() -> None:
    state = hunting()
    play_hunt(state, "call:green sniff:c2 call:purple move:d2 move:c2")
    assert "search" not in state.legal()


def test_moving_can_be_undone_but_an_answer_cannot() -> None:
    state = hunting()
    state.play("call:green move:b1")
    assert state.may_undo()
    state.play("search")
    assert not state.may_undo()


def test_six_investigations_are_the_most() -> None:
    state = hunting()
    play_hunt(state, "call:green search sniff:a2 call:red search sniff:b4 call:blue search sniff:e4")
    assert len(prints(state)) == 6
    assert state.legal() == ["end"]
