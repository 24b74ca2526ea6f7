"""§4 A season, and §7 the options about removal and order."""

import random
from typing import Any

import pytest

from tests.games.gorinto.dealt import deal, play_season, step, told, undealt
from tests.games.gorinto.drawn import BARE, mat, table
from tokonoma import CHANCE, Refusal, State
from tokonoma.games.gorinto.components import EMPTY
from tokonoma.kernel import native

season = native.plain("tokonoma.games.gorinto.season")
path = native.plain("tokonoma.games.gorinto.path")


def turns_of_a_season(state: State) -> list[Any]:
    """Who acted, with the number of path tiles left after the turn and its removal."""
    turns: list[Any] = []
    before = state.board.season
    while state.board.season == before:
        seat = state.to_act
        while state.to_act == seat or state.to_act == CHANCE:
            step(state)
            if state.board.season > before:
                return [*turns, (seat, None)]
        turns.append((seat, state.board.tiles_on_path))
    return turns


def ended(state: State) -> int:
    """Play one season; return how many tiles its end found on the path."""
    events: list[dict[str, Any]] = []
    before = state.board.season
    while state.board.season == before:
        events += state.play(state.legal()[0])
    (left,) = told(events, "season_ended")
    return int(left["tiles"])


@pytest.mark.parametrize(("seats", "left"), [(2, 0), (3, 1), (4, 2)])
def test_tiles_left_on_the_path_when_a_season_ends(seats: int, left: int) -> None:
    assert ended(deal(undealt(seats))) == left


@pytest.mark.parametrize("removal", ["burrow", "tactical"])
def test_with_two_players_the_second_and_third_turn_of_each_remove_another_tile(removal: str) -> None:
    state = deal(undealt(2, removal=removal), "seat:1")
    assert turns_of_a_season(state) == [(1, 9), (0, 8), (1, 6), (0, 4), (1, 2), (0, None)]


@pytest.mark.parametrize(("seats", "turns"), [(3, 9), (4, 8)])
def test_the_season_is_looked_at_after_full_rounds_only(seats: int, turns: int) -> None:
    state = deal(undealt(seats), "seat:0")
    acted = [seat for seat, _ in turns_of_a_season(state)]
    assert acted == [turn % seats for turn in range(turns)]


# Removals


def test_a_burrow_token_is_an_even_draw_among_the_tiles_left() -> None:
    state = deal(undealt(2), "seat:0")
    for word in ("a>a1", "1>a1", "b>b1"):
        while not (state.to_act != CHANCE and word in state.legal()):
            step(state)
        state.play(word)
    while state.to_act != CHANCE:
        step(state)
    assert state.chances() == dict.fromkeys("HIJDCBA", 1)  # c d e, then 2 3 4 5


def test_burrow_tokens_show_the_left_path_upwards_and_the_top_path_rightwards() -> None:
    state = table(BARE, seats=2)
    shown = [path.burrow_token(state.board, "abcde12345".index(space)) for space in "54321abcde"]
    assert shown == list(range(10))


def test_the_drawn_token_is_told_and_shown() -> None:
    state = deal(undealt(2), "seat:0")
    while state.to_act != CHANCE:
        step(state)
    events = state.play("J")
    assert {"event": "burrowed", "burrow": "J", "element": events[0]["element"], "path": "e"} == events[0]
    assert state.view(None)["table"]["burrowed"] == ["J"]
    assert state.view(None)["table"]["path"]["e"] is None
    play_season(state)
    assert state.view(None)["table"]["burrowed"] == []


def test_tactically_the_player_chooses_the_tile_to_remove() -> None:
    state = table(BARE, seats=2, removal="tactical")
    state.play("a>a1")
    state.play("b>b4")
    state.play("c>c3")
    assert state.to_act == 0
    assert state.legal() == ["-d", "-e", "-1", "-2", "-3", "-4", "-5"]
    with pytest.raises(Refusal, match="a tile is to be removed from the path now"):
        state.play("d>d1")
    with pytest.raises(Refusal, match="path space a is empty"):
        state.play("-a")
    state.play("-4")
    assert state.to_act == 1
    assert state.board.path[8] == EMPTY
    assert mat(state, 0) == ""


def test_a_whole_turn_with_its_removal_can_be_given_at_once() -> None:
    state = table(BARE, seats=2, removal="tactical")
    state.play("a>a1")
    state.play("b>b4")
    state.play("-5 c>c3")
    assert (state.to_act, state.steps) == (1, ["a>a1", "b>b4", "c>c3", "-5"])


# Scoring and the next path


def test_both_goals_score_for_everyone_at_each_seasons_end() -> None:
    state = table(BARE, seats=3, mats={0: "VVVFFFWE", 1: "VV", 2: ""})
    season.end_season(state.board)
    assert list(state.board.wisdom[:3]) == [8 + 5, 0 + 6, 0]
    earned = state.view(None)["table"]["seats"][0]["earned"]
    assert earned == [
        {"season": "spring", "goal": "shared_heights", "wisdom": 8},
        {"season": "spring", "goal": "tallest_and_least", "wisdom": 5},
    ]


def test_the_tiles_left_are_discarded_and_ten_new_ones_drawn() -> None:
    state = deal(undealt(4))
    bag = state.board.in_bag
    play_season(state)
    assert sum(state.board.discarded) == 2
    deal(state)
    assert (state.board.tiles_on_path, state.board.in_bag) == (10, bag - 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_is_empty_when_winters_path_is_filled(seats: int) -> None:
    state = deal(undealt(seats))
    for _ in range(3):
        play_season(state)
    assert state.to_act == CHANCE
    deal(state)
    assert state.board.in_bag == 0


# The coin


@pytest.mark.parametrize(
    ("holder", "wisdom", "next_holder"),
    [
        (0, [9, 5, 7], 1),  # sole lowest
        (1, [9, 5, 7], 1),  # who keeps it
        (0, [5, 5, 7], 1),  # a tie: clockwise from the seat after the holder
        (1, [5, 5, 7], 0),
        (2, [5, 5, 7], 0),
        (0, [4, 4, 4], 1),
        (2, [4, 4, 4], 0),
        (0, [4, 9, 4], 2),
    ],
)
def test_the_coin_goes_to_the_least_wise_and_on_a_tie_clockwise(
    holder: int, wisdom: list[int], next_holder: int
) -> None:
    board = table(BARE, seats=3, seat=holder).board
    board.wisdom[:3] = wisdom
    season.pass_coin(board)
    assert list(board.order[:3]) == [(next_holder + i) % 3 for i in range(3)]


@pytest.mark.parametrize(
    ("order", "wisdom", "next_order"),
    [
        ([0, 1, 2, 3], [4, 3, 2, 1], [3, 2, 1, 0]),
        ([0, 1, 2, 3], [1, 2, 3, 4], [0, 1, 2, 3]),
        ([0, 1, 2, 3], [5, 5, 5, 5], [3, 2, 1, 0]),  # all tied: who was later is earlier
        ([2, 0, 3, 1], [5, 7, 5, 5], [3, 0, 2, 1]),
        ([2, 0, 3, 1], [7, 5, 5, 7], [1, 2, 3, 0]),
    ],
)
def test_compassionate_order_is_least_wise_first_and_on_a_tie_who_acted_later(
    order: list[int], wisdom: list[int], next_order: list[int]
) -> None:
    board = table(BARE, seats=4, order="compassionate").board
    board.order[:], board.wisdom[:] = order, wisdom
    season.order_by_compassion(board)
    assert list(board.order) == next_order


def test_compassionate_order_is_kept_for_the_whole_season() -> None:
    state = deal(undealt(3, order="compassionate"), "seat:1", "seat:2", "seat:0")
    assert [seat for seat, _ in turns_of_a_season(state)] == [1, 2, 0] * 3


def test_the_log_tells_who_has_the_coin_or_the_new_order() -> None:
    for options, name in [({}, "coin_passed"), ({"order": "compassionate"}, "order_set")]:
        state, luck, events = deal(undealt(3, **options)), random.Random(1), []
        while state.board.season == 0:
            events += state.play(luck.choice(state.legal()))
        (event,) = told(events, name)
        assert event["seat" if "seat" in event else "order"] in (state.board.order[0], list(state.board.order[:3]))
