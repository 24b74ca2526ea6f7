"""§4: playing cards on festival posts and on one's own."""

from pathlib import Path

import pytest

from tests.games.koinobori.drawn import drawn, hand_of, moves, play, post_of
from tokonoma import Refusal

OPENING = """
    flags purple lime pink
    hand0 dg+li+or dg+li+bl
    hand1 or:steal bl:steal
"""
LEVEL_FOUR = """
    flags purple lime pink
    p1    dg+li dg+or dg+bl dg+pu
    p2    li+or
    hand0 dg+li+or dg+li+bl dg+li+pu
    own0  li+bl li+pu li+pi
    hand1 or:steal bl:steal
"""


def test_a_card_may_go_on_any_open_post_or_face_down_on_ones_own() -> None:
    assert moves(drawn(OPENING), "play:dg+li+or") == [
        "play:dg+li+or>p1",
        "play:dg+li+or>p2",
        "play:dg+li+or>p3",
        "play:dg+li+or>own",
    ]


def test_a_card_is_placed_above_the_flag_or_above_the_top_card() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "play:{dg+li+or}>p2 play:{dg+li+bl}>p3")
    assert post_of(state, 2) == ["li+or:take_one", "dg+li+or"]
    assert post_of(state, 3) == ["dg+li+bl"]


def test_a_post_with_four_cards_takes_one_more_and_is_closed_and_a_second_card_goes_above_a_flag() -> None:
    state = drawn(LEVEL_FOUR)
    assert play(state, "play:{dg+li+or}>p1")[-1] == "post 1 is closed"
    assert [word for word in moves(state, "play") if word.endswith("p1")] == []
    play(state, "play:{dg+li+bl}>p3")
    assert len(post_of(state, 1)) == 5
    assert post_of(state, 3) == ["dg+li+bl"]
    assert state.to_act == 1


def test_a_closed_post_refuses_a_card_and_says_which_are_open() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "play:{dg+li+or}>p1")
    with pytest.raises(Refusal, match=r"post 1 is closed \(post 2, post 3 are open\)"):
        play(state, "play:{dg+li+bl}>p1")


def test_one_may_stop_after_the_first_card() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "play:{dg+li+or}>p2 stop")
    assert state.to_act == 1
    assert len(hand_of(state, 0)) == 2


def test_a_turn_takes_or_plays_but_not_both() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "play:{dg+li+or}>p2")
    assert moves(state, "take") == []


def test_a_card_on_ones_own_post_reaches_the_next_level() -> None:
    state = drawn(OPENING)
    assert play(state, "play:{dg+li+or}>own") == ["seat 0 places dark green, lime, orange face down and is at level 2"]
    seat = state.view(0)["table"]["seats"][0]
    assert (seat["level"], seat["draw"], seat["play"], seat["limit"]) == (2, 2, 1, 3)


def test_the_number_of_plays_is_fixed_by_the_level_at_the_start_of_the_action() -> None:
    state = drawn("""
        flags purple lime pink
        hand0 dg+li+or dg+li+bl dg+li+pu
        own0  li+bl li+pu
        hand1 or:steal bl:steal
    """)
    play(state, "play:{dg+li+or}>own")
    assert state.view(0)["table"]["seats"][0]["play"] == 2
    assert state.to_act == 1


def test_festival_and_personal_plays_may_be_mixed(tmp_path: Path) -> None:
    from tests.games.koinobori.drawn import SHIPPED, open_game

    path = tmp_path / "quick.toml"
    path.write_text(SHIPPED.replace("draw = 1\nplay = 1", "draw = 1\nplay = 2"), encoding="utf-8")
    state = drawn(OPENING, open_game(path))
    play(state, "play:{dg+li+or}>p1 play:{dg+li+bl}>own")
    assert state.to_act == 1
    assert post_of(state, 1) == ["dg+li+or"]
    assert state.board.levels[0] == 1


def test_a_personal_post_takes_three_cards() -> None:
    state = drawn(LEVEL_FOUR)
    assert [word for word in moves(state) if word.endswith("own")] == []
    with pytest.raises(Refusal, match="has its 3 cards already"):
        play(state, "play:{dg+li+or}>own")


def test_a_card_on_ones_own_post_has_no_ability() -> None:
    state = drawn("""
        flags purple lime pink
        hand0 dg:steal li:steal
        hand1 or:steal bl:steal
    """)
    play(state, "play:{dg:steal}>own")
    assert state.to_act == 1
    assert state.board.phase == 1


def test_the_owner_may_look_at_the_personal_post_and_nobody_else() -> None:
    state = drawn(LEVEL_FOUR)
    assert [card["colours"] for card in state.view(0)["table"]["seats"][0]["personal"]] == [
        ["lime", "black"],
        ["lime", "purple"],
        ["lime", "pink"],
    ]
    for other in (1, None):
        assert state.view(other)["table"]["seats"][0]["personal"] == [None, None, None]
