"""§8 Partnership."""

from typing import Any, cast

import pytest

import tokonoma
from tests.games.gorinto.dealt import deal, deal_until, told, undealt
from tests.games.gorinto.drawn import BARE, FULL, mat, table
from tokonoma import Refusal, State
from tokonoma.games.gorinto.components import GOAL_NAMES
from tokonoma.games.gorinto.state import GOAL_CARD
from tokonoma.kernel import native

season = native.plain("tokonoma.games.gorinto.season")
ending = native.plain("tokonoma.games.gorinto.ending")
goals = native.plain("tokonoma.games.gorinto.goals")

MODE = {"mode": "partnership"}


def partners(text: str = FULL, **more: Any) -> State:
    return table(text, seats=4, **cast(dict[str, Any], MODE), **more)


def test_four_goals_lie_between_neighbours_in_the_order_of_the_seats() -> None:
    cards = ["odd_stacks", "shortest_stack", "shared_heights", "height_difference"]
    state = deal(deal_until(undealt(4, **MODE), GOAL_CARD), *cards)
    shown = state.view(None)["table"]["goals"]
    assert [(goal["goal"], goal["seats"]) for goal in shown] == list(
        zip(cards, [[0, 1], [1, 2], [2, 3], [3, 0]], strict=True)
    )


def replaced_after(*cards: str) -> list[str]:
    """The goals that cannot lie beside those dealt so far."""
    state = deal_until(undealt(4, **MODE), GOAL_CARD)
    for card in cards:
        state.play(card)
    return [card for card in state.legal() if told(state.copy().play(card), "goal_replaced")]


def test_nobody_has_one_letter_on_both_sides() -> None:
    assert replaced_after() == []
    assert replaced_after("shared_heights") == ["unique_heights"]  # both A
    assert replaced_after("shared_heights", "odd_stacks") == ["even_stacks"]  # an A would lie across
    assert replaced_after("shared_heights", "odd_stacks", "middle_stack") == ["unique_heights", "all_but_the_middle"]
    assert replaced_after("shortest_stack", "height_difference") == []  # no letters


def test_a_goal_that_was_replaced_does_not_come_back() -> None:
    state = deal_until(undealt(4, **MODE), GOAL_CARD)
    state.play("shared_heights")
    assert state.play("unique_heights") == [
        {"event": "goal_replaced", "goal": "unique_heights", "seat": 1, "next_seat": 2}
    ]
    assert state.chances() == dict.fromkeys(GOAL_NAMES[2:], 1)
    state.play("odd_stacks")
    assert "unique_heights" not in state.legal()  # though it could lie across from the first
    deal(state, "middle_stack", "shortest_stack")
    assert state.board.goals_out == 0  # the deal is done


@pytest.mark.parametrize(
    "replaced",
    ["shared_heights", "odd_stacks", "shortest_stack"],  # it lies on the table; its letter does not; it has none
)
def test_only_a_goal_in_conflict_can_have_been_replaced(replaced: str) -> None:
    game = tokonoma.game("gorinto", mode="python")
    state = deal_until(undealt(4, **MODE), GOAL_CARD)
    state.play("shared_heights")
    document = state.position()
    document["fields"]["goals_out"] = 1 << GOAL_NAMES.index("unique_heights")
    assert game.from_position(document).legal() == [*GOAL_NAMES[2:]]
    document["fields"]["goals_out"] = 1 << GOAL_NAMES.index(replaced)
    with pytest.raises(Refusal, match=f"{replaced} cannot have been replaced"):
        game.from_position(document)


def test_a_seat_scores_the_two_goals_beside_it() -> None:
    state = partners(mats={0: "VVVFFFWE", 1: "VVVFFFWE", 2: "VVVFFFWE", 3: "VVVFFFWE"})
    season.end_season(state.board)
    shared, least, odd, difference = 8, 5, 8, 6  # in the ring: between 0 and 1, 1 and 2, 2 and 3, 3 and 0
    assert list(state.board.wisdom) == [shared + difference, least + shared, odd + least, difference + odd]


def test_goals_that_compare_look_at_all_four_and_reward_the_two_beside_them() -> None:
    state = partners(mats={0: "FF", 1: "FFF", 2: "FFFF", 3: ""})
    state.board.goals[0] = GOAL_NAMES.index("tallest_of_an_element")
    assert state.view(None)["table"]["goals"][0]["now"] == {"0": 0, "1": 0}  # seat 2 has most, and is not beside it
    state.board.mats[1] = [0, 0, 5, 0, 0]
    assert state.view(None)["table"]["goals"][0]["now"] == {"0": 0, "1": 3}


# Giving


def test_whoever_gathers_gives_one_of_this_turns_tiles_to_the_partner() -> None:
    state = partners(mats={0: "AAAW"})
    state.play("b>b3 a3 b2 c3 b4")  # Fire, Wind, Fire, Water
    assert state.to_act == 0
    assert state.legal() == ["give:wind", "give:fire", "give:water"]
    state.play("give:water")
    assert (mat(state, 0), mat(state, 2)) == ("AAAAFFW", "W")
    assert state.to_act == 1


def test_a_whole_turn_with_its_gift_can_be_given_at_once() -> None:
    state = partners()
    state.play("give:fire b>b3 c3")
    assert (mat(state, 0), mat(state, 2), state.to_act) == ("", "F", 1)


def test_a_tile_gathered_before_this_turn_cannot_be_given() -> None:
    state = partners(mats={0: "E"})
    state.play("b>b3 a3")
    with pytest.raises(Refusal, match=r"Earth was not gathered this turn \(Fire can be given\)"):
        state.play("give:earth")


def test_a_gift_comes_after_all_is_gathered() -> None:
    state = partners()
    state.play("b>b3")
    with pytest.raises(Refusal, match="1 tile is still to gather"):
        state.play("give:fire")


def test_whoever_gathers_nothing_gives_nothing() -> None:
    state = partners(BARE, mats={0: "F"})
    state.play("b>b3")
    assert state.to_act == 1


# Wisdom


def test_partners_have_one_total_with_both_their_lines() -> None:
    state = partners(mats={0: "VV", 2: "FFF"})
    season.end_season(state.board)
    mine, partner, *_ = (state.board.wisdom[seat] for seat in (0, 2))
    scores = state.scores()
    assert scores[0]["total"] == scores[2]["total"] == mine + partner
    assert {line["seat"] for line in scores[0]["lines"]} == {0, 2}
    assert state.view(None)["table"]["teams"][0] == {"seats": [0, 2], "wisdom": mine + partner}


@pytest.mark.parametrize(
    ("holder", "wisdom", "next_holder"),
    [
        (0, [9, 1, 9, 1], 1),  # the others are behind: the next seat
        (0, [1, 9, 1, 9], 2),  # the holder's side is behind: the partner
        (3, [9, 1, 9, 1], 1),
        (3, [0, 9, 30, 9], 1),  # it is the side that counts, not the seat
        (2, [5, 5, 5, 5], 3),  # tied: the next seat
    ],
)
def test_the_coin_goes_to_the_first_seat_of_the_lower_side(holder: int, wisdom: list[int], next_holder: int) -> None:
    board = partners(seat=holder).board
    board.wisdom[:] = wisdom
    season.pass_coin(board)
    assert board.order[0] == next_holder


@pytest.mark.parametrize(
    ("wisdom", "mats", "places", "shares"),
    [
        ([9, 1, 0, 5], {}, [[0, 2], [1, 3]], [0.5, 0, 0.5, 0]),
        ([3, 3, 3, 3], {0: "FF", 1: "F", 3: "FF"}, [[0, 2], [1, 3]], [0.5, 0, 0.5, 0]),  # fewer tiles in all
        ([3, 3, 3, 3], {0: "FF", 1: "F", 3: "W"}, [[0, 1, 2, 3]], [0.25] * 4),
    ],
)
def test_the_wiser_side_wins_then_the_one_with_fewer_tiles_then_both(
    wisdom: list[int], mats: dict[str, Any], places: list[list[int]], shares: Any
) -> None:
    state = partners(mats=mats)
    state.board.wisdom[:], state.board.season = wisdom, 4
    ending.end_game(state.board)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome["places"], outcome["winners"]) == (places, places[0])
    assert outcome["shares"] == pytest.approx(shares)
