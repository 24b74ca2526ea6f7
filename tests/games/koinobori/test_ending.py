"""§6: the end and the scoring."""

from typing import Any

import pytest

from tests.games.koinobori.drawn import drawn, play
from tokonoma import State
from tokonoma.games.koinobori.components import COLOUR_NAMES
from tokonoma.games.koinobori.ending import points
from tokonoma.kernel.native import ask


def counts(state: State, post: int) -> Any:
    return state.view(None)["table"]["posts"][post - 1]


# The rulebook's scoring example: three posts, seven carps on three cards.
EXAMPLE = """
    flags lime purple orange
    p1    dg dg dg dg+pi dg+li+bl
    p2    or+bl or+bl or+bl+pu dg+pu dg
    p3    pi+li pi+li+dg pi+li+dg
    hand0 or+pi
    own0  dg+pu+or dg+pi+bl li
    hand1 bl+pi pu+pi
"""


def test_the_rulebooks_scoring_example() -> None:
    state = drawn(EXAMPLE)
    posts = state.view(0)["table"]["posts"]
    assert posts[0]["winner"] == {"colour": "dark_green", "value": 5, "by": "most", "ties": []}
    assert posts[1]["carps"] == {"dark_green": 2, "orange": 3, "black": 3, "purple": 2}
    assert posts[1]["winner"] == {
        "colour": "purple",
        "value": 1,
        "by": "flag",
        "ties": [{"carps": 3, "colours": ["orange", "black"]}, {"carps": 2, "colours": ["dark_green", "purple"]}],
    }
    assert posts[2]["carps"] == {"dark_green": 2, "lime": 3, "pink": 3}
    assert posts[2]["winner"] == {
        "colour": "dark_green",
        "value": 2,
        "by": "next",
        "ties": [{"carps": 3, "colours": ["lime", "pink"]}],
    }
    score = state.scores()[0]
    assert [(line["key"], line.get("post"), line["colour"], line["points"]) for line in score["lines"]] == [
        ("score.post", "p1", "dark_green", 10),
        ("score.flag", "p2", "purple", 1),
        ("score.post", "p3", "dark_green", 4),
        ("score.unscored", None, "lime", -3),
        ("score.unscored", None, "orange", -3),
        ("score.unscored", None, "black", -3),
        ("score.unscored", None, "pink", -3),
    ]
    assert score["total"] == ask(points, state.board, 0) == 3


@pytest.mark.parametrize(
    ("cards", "winner", "value", "by"),
    [
        ("dg", "dark_green", 1, "most"),
        ("dg+li", "pink", 1, "flag"),  # 1 1
        ("dg+li dg", "dark_green", 2, "most"),  # 2 1
        ("dg+li dg+li or", "orange", 1, "next"),  # 2 2 1
        ("dg+li dg+li or+bl", "pink", 1, "flag"),  # 2 2 1 1
        ("dg+li+or dg+li bl+pu", "pink", 1, "flag"),  # 2 2 1 1 1 0: the absent colour never wins
        ("dg+li dg+li or+bl or+bl pu", "purple", 1, "next"),  # 2 2 2 2 1
        ("", "pink", 1, "flag"),
    ],
)
def test_the_highest_number_that_no_other_colour_shares_wins_else_the_flag(
    cards: str, winner: str, value: int, by: str
) -> None:
    state = drawn(f"flags pink lime black\np1 {cards}\nhand0 or+pi bl+pi\nhand1 pu+pi dg+pi")
    found = counts(state, 1)["winner"]
    assert (found["colour"], found["value"], found["by"]) == (winner, value, by)


def test_the_flag_of_a_post_is_not_counted() -> None:
    state = drawn("flags pink lime black\np1 dg+pi\nhand0 or+pi bl+pi\nhand1 pu+pi dg+pi")
    assert counts(state, 1)["carps"] == {"dark_green": 1, "pink": 1}
    assert counts(state, 1)["winner"]["by"] == "flag"


def test_all_carps_of_a_card_count() -> None:
    state = drawn("flags pink lime black\np1 dg+li+or\nhand0 or+pi bl+pi\nhand1 pu+pi dg+pi")
    assert counts(state, 1)["carps"] == {"dark_green": 1, "lime": 1, "orange": 1}


def test_a_colour_may_win_several_posts_and_scores_each() -> None:
    state = drawn("flags pink lime black\np1 dg dg\np2 dg\np3 li\nown0 dg+or:take_one\nhand0 pi+or\nhand1 pu+pi dg+pi")
    assert ask(points, state.board, 0) == 2 + 1 - 3


def test_a_colour_that_won_by_its_flag_is_no_unscored_colour() -> None:
    state = drawn("flags pink lime black\np2 li\np3 bl\nown0 pi:move\nhand0 pi+or\nhand1 pu+pi dg+pi")
    assert ask(points, state.board, 0) == 1


def test_cards_in_hand_count_nothing() -> None:
    state = drawn("flags pink lime black\np1 dg dg\nhand0 dg dg+or\nhand1 pu+pi dg+pi")
    assert ask(points, state.board, 0) == 0


LAST_CARD = """
    flags pink lime black
    p1    dg dg li+or li+bl li+pu
    p2    li li or+bl or+pu or+pi
    p3    bl bl bl bl+pu
    hand0 {hand}
    own0  {own}
    hand1 pu+pi dg+pi
    own1  {other}
"""


def finished(
    own: str = "dg+or:refresh", other: str = "li+or:take_two", hand: str = "or:steal pi:move"
) -> tuple[State, list[str]]:
    state = drawn(LAST_CARD.format(own=own, other=other, hand=hand))
    told = play(state, f"play:{{{hand.split()[0]}}}>p3")
    assert state.to_act is None
    return state, told


def test_the_game_ends_at_once_when_every_post_has_five_cards_even_before_an_ability() -> None:
    _, told = finished(hand="or:steal pi:move")
    assert told[1:3] == ["post 3 is closed", "Every post is closed: the game is over"]


def test_the_game_ends_in_the_middle_of_an_action() -> None:
    own = "dg+or:refresh dg+bl:take_one dg+pu:take_one"
    state, _ = finished(own=own, hand="or:steal pi:move")
    assert state.board.plays_left == 1


def test_the_end_tells_every_post_and_every_score() -> None:
    state, told = finished()
    assert told[3:] == [
        "post 1 goes to lime, worth 3",
        "post 2 goes to orange, worth 3",
        "post 3 goes to black, worth 4",
        *(f"seat {seat} has {ask(points, state.board, seat)} points" for seat in (0, 1)),
    ]


def test_the_most_points_win_and_places_follow_the_points() -> None:
    state, _ = finished()
    assert [ask(points, state.board, seat) for seat in (0, 1)] == [0, 6]
    assert state.outcome() == {"places": [[1], [0]], "winners": [1], "shares": [0.0, 1.0]}


def test_a_tie_is_a_shared_victory() -> None:
    state, _ = finished(own="li:steal", other="or:cover")
    assert state.outcome() == {"places": [[0, 1]], "winners": [0, 1], "shares": [0.5, 0.5]}


def test_a_total_may_be_negative() -> None:
    state, _ = finished(own="dg+pi:take_two")
    assert ask(points, state.board, 0) == -6
    assert state.scores()[0]["total"] == -6


def test_personal_posts_are_shown_at_the_end_and_hands_are_not() -> None:
    state, _ = finished()
    seats = state.view(None)["table"]["seats"]
    assert [seat["personal"][0]["colours"] for seat in seats] == [["dark_green", "orange"], ["lime", "orange"]]
    assert [seat["hand"] for seat in seats] == [None, None]


def test_scores_can_be_asked_at_any_time_and_hidden_posts_say_so() -> None:
    state = drawn(EXAMPLE + "own1 bl+pu")
    mine, others = state.view(0)["scores"]
    assert mine["total"] == 3
    assert others == {"seat": 1, "total": 0, "lines": [{"key": "score.hidden", "points": 0, "cards": 1}]}
    assert [score["total"] for score in state.view(None)["scores"]] == [0, 0]


def test_the_view_tells_what_a_carp_of_each_colour_would_bring() -> None:
    worth = drawn(EXAMPLE).view(None)["table"]["colours"]
    assert worth == dict(zip(COLOUR_NAMES, [7, -3, -3, -3, 1, -3], strict=True))
