"""§9 Solo: the Kitsune."""

import random
from typing import Any

import pytest

from tests.games.gorinto.dealt import deal, deal_until, step, told, undealt
from tests.games.gorinto.drawn import mat, mountain, table
from tokonoma import CHANCE, Refusal, State
from tokonoma.games.gorinto.state import (
    GOAL_CARD,
    HEAD_CHIT,
    KEY_CARD,
    KITSUNE_COIN,
    KITSUNE_KEY,
    KITSUNE_TILE,
    TAIL_CHIT,
)
from tokonoma.kernel import native

kitsune = native.plain("tokonoma.games.gorinto.kitsune")
season = native.plain("tokonoma.games.gorinto.season")
ending = native.plain("tokonoma.games.gorinto.ending")

FOX = 1  # its mat


def alone(
    text: str,
    head: str | None = None,
    tail: str | None = None,
    keys: str = "VA",
    kitsune_keys: str = "FW",
    **options: Any,
) -> State:
    """A solo table after the player's first turn, about to flip the Kitsune's coin."""
    state = table(text, seats=1, **options)
    board = state.board
    board.keys[:] = ["VAFWE".index(each) for each in keys]
    board.kitsune_keys[:] = ["VAFWE".index(each) for each in kitsune_keys]
    spaces = {f"{column}{row + 1}": row * 5 + i for row in range(5) for i, column in enumerate("abcde")}
    board.tokens[:] = [spaces[head or "a1"], spaces[tail or "a1"]]
    board.kitsune_at[:] = [5, 6, 7, 8, 9]  # Kitsune tile n left of row n: chit n leads to the diagonal
    board.chits_drawn, board.turns = 0b00011, 1
    board.awaiting, board.to_act = KITSUNE_COIN, CHANCE
    return state


# Setting up


def test_goals_of_letter_c_are_out() -> None:
    state = deal_until(undealt(1), GOAL_CARD)
    assert len(state.legal()) == 10
    assert not {"tallest_of_an_element", "shortest_of_an_element"} & set(state.legal())


def test_two_regular_keys_two_of_the_kitsune_and_one_left_over() -> None:
    state = deal_until(undealt(1), KEY_CARD)
    for key in ("fire", "void"):
        state.play(key)
    assert state.board.awaiting == KITSUNE_KEY
    assert state.legal() == ["wind", "water", "earth"]
    deal(state, "earth", "wind")
    shown = state.view(None)["table"]
    assert [key["element"] for key in shown["keys"]] == ["fire", "void"]
    assert shown["kitsune"]["keys"] == ["earth", "wind"]


def test_kitsune_tiles_lie_where_burrow_tokens_tell_and_tiles_fill_the_rest() -> None:
    state = deal_until(undealt(1), KITSUNE_TILE)
    for tile, token in [("3", "A"), ("1", "J"), ("5", "F"), ("2", "E"), ("4", "C")]:
        assert tile in state.legal()
        state.play(tile)
        assert token in state.legal()
        state.play(token)
    deal(state)
    path = state.view(None)["table"]["path"]
    assert {space: tile for space, tile in path.items() if tile.startswith("kitsune")} == {
        "5": "kitsune:3",
        "e": "kitsune:1",
        "a": "kitsune:5",
        "1": "kitsune:2",
        "3": "kitsune:4",
    }
    assert state.board.tiles_on_path == 5


def test_head_and_tail_stand_as_deep_as_the_chit_says_in_the_line_of_its_tile() -> None:
    state = deal_until(undealt(1), KITSUNE_TILE)
    laid = ("2", "E", "4", "H", "1", "A", "3", "B", "5", "C")  # tile 2 left of row 1, tile 4 above column c
    for word in laid:
        state.play(word)
    deal_until(state, HEAD_CHIT)
    assert state.chances() == dict.fromkeys("12345", 1)
    state.play("2")
    assert state.board.awaiting == TAIL_CHIT
    assert state.legal() == ["1", "3", "4", "5"]
    state.play("4")
    fox = state.view(0)["table"]["kitsune"]
    assert (fox["head"], fox["tail"]) == ("b1", "c4")
    assert (fox["chits_drawn"], fox["chits_left"]) == ([2, 4], 2)


def test_head_and_tail_may_share_a_space() -> None:
    state = deal_until(undealt(1), KITSUNE_TILE)
    for word in ("2", "B", "4", "G", "1", "A", "3", "C", "5", "D"):  # tile 2 left of row 4, tile 4 above column b
        state.play(word)
    deal_until(state, HEAD_CHIT)
    state.play("2")
    state.play("4")
    fox = state.view(0)["table"]["kitsune"]
    assert fox["head"] == fox["tail"] == "b4"


def test_a_kitsune_tile_cannot_be_placed() -> None:
    state = deal(undealt(1))
    kitsunes = {space for space, tile in state.view(0)["table"]["path"].items() if tile.startswith("kitsune")}
    assert not {word[0] for word in state.legal()} & kitsunes
    assert len(state.legal()) == 25
    with pytest.raises(Refusal, match="lies a Kitsune tile"):
        state.play(f"{min(kitsunes & set('abcde'))}>3" if kitsunes & set("abcde") else f"{min(kitsunes)}>c")


# The Kitsune's turn

HILL = """
  . . . . .
. VW V  .  .  A
. F  E  A  .  .
. .  W  FVA A F
. V  W  E  F  V
. A  A  WAE . .
"""


@pytest.mark.parametrize(
    ("space", "taken"),
    [
        ("b1", "FA"),  # Void: every diagonal with a tile
        ("c3", "AAWE"),  # Wind: all four neighbours
        ("d4", "A"),  # Fire: the rest of the column
        ("b4", "VEFV"),  # Water: the rest of the row
        ("c5", "WA"),  # Earth: everything beneath it
    ],
)
def test_on_a_tile_the_kitsune_takes_all_its_pattern_reaches(space: str, taken: str) -> None:
    state = alone(HILL, head=space)
    state.play("head")
    assert sorted(mat(state, FOX)) == sorted(taken)


def test_earth_under_the_token_stays_and_all_beneath_it_goes() -> None:
    state = alone(HILL, tail="c5")
    state.play("tail")
    assert mountain(state).splitlines()[4] == "A A E . ."


def test_the_coin_wakes_head_or_tail_evenly() -> None:
    assert alone(HILL).chances() == {"head": 1, "tail": 1}


def test_from_a_bare_space_it_takes_every_top_tile_of_the_most_plentiful_element() -> None:
    state = alone(HILL, tail="e5")
    state.play("tail")  # on top: W V A, F E A, W A A F, V W E F V, A A E: six Wind
    assert mat(state, FOX) == "A" * 6
    assert mountain(state).splitlines()[2] == ". W FV . F"  # what was laid open stays


@pytest.mark.parametrize(
    ("counts", "taken"),
    [
        ([5, 2, 7, 6, 5], "F"),  # the example of the rulebook
        ([5, 5, 5, 5, 5], "W"),  # Kitsune keys are Water and Earth: the upper one
        ([5, 5, 5, 0, 5], "E"),
        ([5, 5, 5, 0, 0], "V"),  # regular keys are Void and Fire: the upper one
        ([0, 5, 5, 4, 4], "F"),
        ([4, 5, 4, 4, 4], "A"),
    ],
)
def test_among_the_most_plentiful_it_prefers_its_keys_then_the_regular_ones_then_the_upper(
    counts: list[int], taken: str
) -> None:
    board = alone(HILL, keys="VF", kitsune_keys="EW").board
    assert "VAFWE"[kitsune.most_plentiful(board, counts)] == taken


def test_from_a_bare_mountain_it_takes_nothing() -> None:
    state = alone("\n  . . . . ." + "\n. . . . . ." * 5)
    events = state.play("head")
    assert mat(state, FOX) == ""
    assert told(events, "kitsune_gathered_nothing")


def test_only_the_woken_token_moves() -> None:
    state = alone(HILL, head="b1", tail="d4")
    state.play("tail")
    assert state.legal() == ["3", "4", "5"]  # chits 1 and 2 are drawn
    state.play("5")
    fox = state.view(0)["table"]["kitsune"]
    assert (fox["head"], fox["tail"]) == ("b1", "e5")
    assert state.to_act == 0


def test_without_a_chit_the_season_ends() -> None:
    state = alone(HILL)
    state.board.chits_drawn, state.board.turns = 0b01111, 3
    events = state.play("head")
    assert told(events, "season_ended")
    assert state.board.season == 1


def test_a_season_has_three_turns_each_and_leaves_two_tiles_of_five() -> None:
    state, luck = deal(undealt(1)), random.Random(3)
    for _ in range(4):
        now, events = state.board.season, []
        while state.board.season == now:
            events += state.play(luck.choice(state.legal()))
        assert len(told(events, "placed")) == len(told(events, "kitsune_activated")) == 3
        assert [event["tiles"] for event in told(events, "season_ended")] == [2]
    assert state.board.in_bag == 20


def test_one_chit_of_five_is_never_drawn() -> None:
    state, luck, chits = deal(undealt(1)), random.Random(4), []
    while state.board.season == 0:
        chits += told(state.play(luck.choice(state.legal())), "token_set")
    assert len(chits) == 2  # head and tail were set before
    assert state.view(0)["table"]["kitsune"]["chits_drawn"] == []


def test_head_and_tail_hinder_nobody() -> None:
    state = deal(undealt(1))
    fox = state.view(0)["table"]["kitsune"]
    words = [word for word in state.legal() if word.endswith(fox["head"])]
    for word in words:
        state.copy().play(word)
    state.play(state.legal()[0])
    while state.to_act == 0:
        step(state)
    assert state.view(0)["table"]["kitsune"]["head"] == fox["head"]


# Scoring


def test_each_season_the_kitsune_gains_one_for_regular_and_three_for_its_own_keys() -> None:
    state = alone(HILL, keys="VA", kitsune_keys="FW")
    state.board.mats[FOX] = [2, 1, 3, 0, 9]
    assert state.view(0)["table"]["kitsune"]["now"] == 2 + 1 + 9
    season.end_season(state.board)
    assert state.board.wisdom[FOX] == 2 + 1 + 9
    assert state.view(0)["table"]["kitsune"]["earned"] == [{"season": "spring", "regular": 3, "own": 9}]


@pytest.mark.parametrize(("difficulty", "each"), [("normal", 3), ("expert", 2)])
def test_at_the_end_only_the_player_gains_for_regular_keys(difficulty: str, each: int) -> None:
    state = alone(HILL, keys="VA", kitsune_keys="FW", difficulty=difficulty)
    state.board.mats[0], state.board.mats[FOX] = [2, 1, 4, 4, 4], [5, 5, 5, 5, 0]
    state.board.season = 4
    ending.end_game(state.board)
    assert (state.board.wisdom[0], state.board.wisdom[FOX]) == (3 * each, 0)


@pytest.mark.parametrize(("mine", "its", "winners"), [(30, 29, [0]), (30, 30, []), (29, 30, [])])
def test_the_player_wins_only_with_more_wisdom_than_the_kitsune(mine: int, its: int, winners: Any) -> None:
    state = alone(HILL)
    state.board.wisdom[:2], state.board.season = [mine, its], 4
    ending.end_game(state.board)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome["winners"], outcome["kitsune"]) == (winners, its)
    assert outcome["shares"] == [1.0 if winners else 0.0]


def test_the_log_tells_who_outwitted_whom() -> None:
    state, luck, events = deal(undealt(1)), random.Random(6), []
    while state.to_act is not None:
        events = state.play(luck.choice(state.legal()))
    won = state.board.wisdom[0] > state.board.wisdom[FOX]
    assert events[-1] == {
        "event": "kitsune_outwitted" if won else "kitsune_prevailed",
        "seat": 0,
        "wisdom": state.board.wisdom[0],
        "kitsune": state.board.wisdom[FOX],
    }
