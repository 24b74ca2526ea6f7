"""The end of the game: four ways for the Samurai, one for the Goryō (§7)."""

from typing import Any

import pytest

from tests.games.goryo.drawn import events, plans, play_hunt, table
from tokonoma import CHANCE, State

GUARDED = """
    .  .  GB   .  .  .
    .  .  .    .  P  .
    @  .  .    .  .  .

    .  .  .    .  .  .
    .  R  .    .  .  .
    .  .  .    .  .  .
"""
LAST_ROUND = """
    x  x  .    .  .  .
    x  G  .    .  P  .
    @  .  .    .  .  .

    .  .  .    .  .  .
    .  R  .    .  B  .
    .  .  .    .  .  .
"""


def ending(state: State) -> tuple[list[int], str] | None:
    outcome = state.outcome()
    return (outcome["winners"], outcome["ending"]) if outcome else None


def test_the_third_spirit_wins_at_once_and_no_draw_follows() -> None:
    state = table(GUARDED, bound="mask", plan="b3 b2 c2 c1", spirits=1)
    told = play_hunt(state, "call:red search call:purple move:d2 sniff:c2 end")
    assert ending(state) == ([1], "third_spirit")
    assert state.board.spirits == 3
    assert not events(told, "draws_due")
    assert told[-2:] == [
        {"event": "bound_shown", "object": "mask"},
        {"event": "won", "seat": 1, "ending": "third_spirit"},
    ]


def test_a_fourth_samurai_on_the_target_has_no_spirit_left_to_flip() -> None:
    state = table(GUARDED, bound="mask", plan="b3 b2 c2 c1", spirits=2)
    told = state.play("end")
    assert len(events(told, "spirit_caught")) == 1
    assert state.board.spirits == 3


def test_all_tiles_but_one_flipped_by_her_own_break_loses_at_once_before_mallet_and_spirits() -> None:
    drawn = ("lantern", "scroll", "urn", "fan", "teapot")
    state = table(GUARDED, bound="mask", drawn=drawn, plan="b3 b2 c2 c1", spirits=2)
    told = play_hunt(state, "call:purple move:d2 sniff:c2 end")
    assert ending(state) == ([1], "last_tile_broken")
    assert not events(told, "mallet_moved", "spirit_caught", "draws_due")
    assert state.board.mallet == 0


def test_all_tiles_but_one_flipped_by_a_draw_wins_at_once_and_the_other_draws_are_off() -> None:
    drawn = ("lantern", "scroll", "urn", "fan")
    state = table(GUARDED, bound="mask", drawn=drawn, plan="b3 b2 c2 c1")
    state.play("end")
    assert (state.to_act, state.board.draws_due) == (CHANCE, 2)
    assert state.legal() == ["flower", "teapot"]
    flowers = state.copy()
    flowers.play("flower")
    assert ending(flowers) is None
    state.play("teapot")
    assert ending(state) == ([1], "last_tile_drawn")
    assert state.board.draws_due == 0


ALL_BUT_HELMETS_AND_FLOWERS = ("lantern", "scroll", "urn", "fan", "teapot")


def about_to_be_cornered(**fields: Any) -> State:
    """She breaks the Helmet on c5; no Helmet or Flower is four steps away from there, but some are five."""
    return table(bound="mask", drawn=ALL_BUT_HELMETS_AND_FLOWERS, plan="b3 b4 c4 c5", **fields)


def test_no_path_at_the_beginning_of_a_round_loses_at_once() -> None:
    state = about_to_be_cornered(has_sprint=0)
    state.play("end")
    assert ending(state) == ([1], "no_path")
    assert state.board.round == 2


def test_with_sprint_unspent_a_target_five_steps_away_saves_her() -> None:
    state = about_to_be_cornered(has_sprint=1)
    state.play("end")
    assert ending(state) is None
    assert {path[-1] for path in plans(state)} == {"sprint:a4", "sprint:e6", "sprint:f5"}


def test_paths_are_not_looked_for_after_the_fourth_round() -> None:
    last_round = """
        x  x  .    .  .  .
        x  G  .    .  P  .
        @  .  .    .  .  .

        .  .  .    .  .  .
        .  R  .    .  B  .
        .  .  .    .  .  .
    """
    state = about_to_be_cornered(drawing=last_round, first="helmet", has_sprint=0)
    state.play("end")
    assert ending(state) == ([0], "four_rounds")


def test_the_goryo_wins_after_the_fourth_round() -> None:
    state = table(LAST_ROUND, bound="mask", first="helmet", plan="b3 b2 c2 c1")
    told = state.play("end")
    assert ending(state) == ([0], "four_rounds")
    assert told[-1] == {"event": "won", "seat": 0, "ending": "four_rounds"}


@pytest.mark.parametrize(("drawn", "end"), [("teapot", ([0], "four_rounds")), ("urn", ([1], "last_tile_drawn"))])
def test_the_draws_of_the_fourth_round_still_count(drawn: str, end: tuple[Any, ...]) -> None:
    state = table(LAST_ROUND, bound="mask", first="helmet", drawn=("lantern",), plan="b3 b2 c2 c1")
    play_hunt(state, "call:green search sniff:b3 end")
    assert state.to_act == CHANCE
    state.play(drawn)
    assert ending(state) == end


def test_the_bound_object_is_shown_to_all_when_the_game_is_over() -> None:
    state = table(LAST_ROUND, bound="mask", first="helmet", plan="b3 b2 c2 c1")
    assert state.view(1)["table"]["goryo"]["bound"] is None
    state.play("end")
    for seat in (0, 1, None):
        assert state.view(seat)["table"]["goryo"]["bound"] == "mask"


def test_the_winner_has_all_of_the_victory() -> None:
    state = table(LAST_ROUND, bound="mask", first="helmet", plan="b3 b2 c2 c1")
    state.play("end")
    assert state.outcome() == {"places": [[0], [1]], "winners": [0], "shares": [1.0, 0.0], "ending": "four_rounds"}
    assert state.board.shares() == [1.0, 0.0]
