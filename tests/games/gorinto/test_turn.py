"""§3 A turn."""

from itertools import combinations
from typing import Any

import pytest

from tests.games.gorinto.drawn import BARE, FULL, mat, mountain, table
from tokonoma import Refusal, State

MANY = "VVVVAAAAFFFFWWWWEEEE"  # an understanding of five in everything


def gathered(state: State, text: str) -> set[frozenset[str]]:
    """Every set of spaces that can be gathered after a placement."""
    state.play(text)
    found: set[frozenset[str]] = set()

    def go_on(here: State, taken: list[str]) -> None:
        if here.view(here.to_act)["table"]["gathering"] is None:
            found.add(frozenset(taken))
            return
        for word in here.legal():
            after = here.copy()
            after.play(word)
            go_on(after, [*taken, word])

    go_on(state, [])
    return found


@pytest.mark.parametrize("path", "abcde12345")
def test_a_tile_enters_its_own_column_or_row_at_any_depth(path: Any) -> None:
    words = [word for word in table(FULL).legal() if word.startswith(path)]
    if path.isalpha():
        assert words == [f"{path}>{path}{row}" for row in "12345"]
    else:
        assert words == [f"{path}>{column}{path}" for column in "abcde"]


def test_a_tile_is_laid_on_top_of_its_stack() -> None:
    state = table(BARE.replace("A . . . . .", "A . . WV . ."))
    state.play("2>c2")
    assert mountain(state).splitlines()[1] == ". . WVA . ."


def test_void_collects_from_the_four_diagonals_only() -> None:
    assert gathered(table(FULL, mats={0: MANY}), "1>c1") == {frozenset({"b2", "d2"})}
    assert gathered(table(FULL, mats={0: MANY}), "a>a3") == {frozenset({"b2", "b4"})}
    assert gathered(table(FULL.replace("F F", "V F", 1), mats={0: MANY}), "3>c3") == {
        frozenset({"b2", "d2", "b4", "d4"})
    }


def test_wind_collects_from_the_four_neighbours_only() -> None:
    assert gathered(table(FULL, mats={0: MANY}), "b>b3") == {frozenset({"b2", "b4", "a3", "c3"})}
    assert gathered(table(FULL, mats={0: MANY}), "b>b1") == {frozenset({"a1", "c1", "b2"})}


def test_fire_collects_from_its_column_only() -> None:
    assert gathered(table(FULL, mats={0: MANY}), "c>c2") == {frozenset({"c1", "c3", "c4", "c5"})}


def test_water_collects_from_its_row_only() -> None:
    assert gathered(table(FULL, mats={0: MANY}), "d>d4") == {frozenset({"a4", "b4", "c4", "e4"})}


def test_earth_collects_from_its_own_stack_only() -> None:
    state = table(BARE.replace("E . . . . .", "E VA F F F F"), mats={0: MANY})
    assert gathered(state, "5>a5") == {frozenset({"^1", "^2"})}


# Understanding


def test_understanding_is_one_more_than_the_tiles_on_the_mat() -> None:
    mats = table(FULL, mats={0: "FFE"}).view(0)["table"]["seats"][0]
    assert mats["understanding"] == {"void": 1, "wind": 1, "fire": 3, "water": 1, "earth": 2}


def test_an_empty_mat_gathers_one_tile() -> None:
    for word in ("1>c1", "b>b3", "c>c2", "d>d4"):
        assert all(len(taken) == 1 for taken in gathered(table(FULL), word))


def test_with_understanding_three_exactly_three_of_four_diagonals_are_taken() -> None:
    text = FULL.replace("F F", "V F", 1)
    assert gathered(table(text, mats={0: "VV"}), "3>c3") == {
        frozenset(taken) for taken in combinations(("b2", "d2", "b4", "d4"), 3)
    }


def test_tiles_gained_in_a_turn_count_from_the_next_one() -> None:
    state = table(FULL)  # Fire from above gathers a Fire tile of row 3; that does not make it two
    state.play("c>c1 c3")
    assert state.to_act == 1
    assert mat(state, 0) == "F"


def test_fewer_tiles_in_reach_than_understanding_are_all_taken() -> None:
    text = BARE.replace("A . . . . .", "A V . . . .")
    assert gathered(table(text, mats={0: MANY}), "b>b2") == {frozenset({"a2"})}


def test_a_placement_says_whether_there_is_anything_to_gather() -> None:
    for text, key in ((BARE, "move.place_idly"), (FULL, "move.place")):
        offers = table(text).view(0)["legal"]
        assert {offer["say"]["key"] for offer in offers if offer["move"] == "b>b3"} == {key}


def test_nothing_in_reach_ends_the_turn() -> None:
    state = table(BARE)
    state.play("c>c3")
    assert state.to_act == 1
    assert mat(state, 0) == ""


# What is taken


def test_only_the_top_of_a_stack_is_taken_and_only_once() -> None:
    state = table(BARE.replace("A . . . . .", "A VAF . . . ."), mats={0: MANY})
    state.play("b>b2 a2")
    assert state.to_act == 1
    assert mountain(state).splitlines()[1] == "VA A . . ."


def test_the_placed_tile_is_never_taken() -> None:
    state = table(BARE.replace("E . . . . .", "E . . VA . ."), mats={0: MANY})
    state.play("5>c5 ^1 ^2")
    assert mountain(state).splitlines()[4] == ". . E . ."


def test_earth_takes_any_tiles_below_it_and_the_rest_keep_their_order() -> None:
    text = BARE.replace("E . . . . .", "E . . VAFWEV . .")
    for words, left, taken in [
        ("^1 ^2", "FWEVE", "VA"),
        ("^2 ^5", "VFWVE", "AE"),
        ("^5 ^6", "VAFWE", "VE"),
        ("^1 ^6", "AFWEE", "VV"),
    ]:
        state = table(text, mats={0: "E"})
        state.play(f"5>c5 {words}")
        assert mountain(state).splitlines()[4] == f". . {left} . ."
        assert sorted(mat(state, 0)) == sorted(f"E{taken}")


def test_earth_can_net_more_than_four_tiles() -> None:
    state = table(BARE.replace("E . . . . .", "E . . VAFWVV . ."), mats={0: MANY})
    state.play("5>c5")
    assert state.view(0)["table"]["gathering"]["owed"] == 5


def test_tiles_may_be_named_in_any_order() -> None:
    one, other = (table(FULL, mats={0: MANY}) for _ in range(2))
    one.play("b>b3 b2 a3 c3 b4")
    other.play("b4 c3 b2 b>b3 a3")
    assert one.board.fields() == other.board.fields()


def test_a_turn_can_be_given_step_by_step_and_taken_back() -> None:
    state = table(FULL, mats={0: "A"})
    before = state.board.fields()
    for word in ("b>b3", "b2"):
        state.play(word)
        assert state.to_act == 0
    state.undo()
    state.undo()
    assert state.board.fields() == before


# Saying no


@pytest.mark.parametrize(
    ("before", "word", "answer"),
    [
        ("", "x", "x is not a move in Gorinto (a turn reads like b>b3 c4 d2)"),
        ("", "b>c3", "b does not lead to c3 (it leads to b1, b2, b3, b4, b5)"),
        ("", "c3", "c3 comes after a placement (tiles lie on a, b, c, d, e, 1, 2, 3, 4, 5)"),
        ("", "^2", "^2 comes after a placement (tiles lie on a, b, c, d, e, 1, 2, 3, 4, 5)"),
        ("", "give:fire", "tiles are given in partnership only, after gathering"),
        ("", "give:wood", "give:wood names no element (Void, Wind, Fire, Water, Earth)"),
        ("", "-b", "-b: no tile is to be removed now"),
        ("c>c2", "b2", "Fire on c2 cannot gather from b2 (it reaches c1, c3, c4, c5)"),
        ("c>c2", "^1", "Fire on c2 gathers the tops of c1, c3, c4, c5, not levels"),
        ("c>c2", "a>a1", "Fire was placed on c2 already (1 tile to gather)"),
        ("e>e3", "e3", "Earth on e3 gathers levels of its own stack (^1)"),
        ("e>e3", "^2", "^2 cannot be gathered now (^1 can)"),
        ("c>c2 c1", "c>c3", "path space c is empty (tiles lie on a, b, d, e, 1, 2, 3, 4, 5)"),
    ],
)
def test_a_refusal_says_what_holds_instead(before: str, word: str, answer: str) -> None:
    state = table(FULL)
    if before:
        state.play(before)
    with pytest.raises(Refusal) as refused:
        state.play(word)
    assert refused.value.message == answer


def test_a_tile_left_too_few_behind_is_refused() -> None:
    state = table(FULL, mats={0: "F"})
    with pytest.raises(
        Refusal, match=r"c5 comes before what was gathered, or leaves too few \(c1, c3, c4 may be next\)"
    ):
        state.play("c>c2 c5")


def test_an_empty_stack_gives_nothing_to_gather() -> None:
    state = table(BARE.replace("E . . . . .", "E . . V . ."))
    with pytest.raises(Refusal, match=r"nothing lies on c1 to gather \(tiles lie on c5\)"):
        state.play("c>c2 c1")


def test_a_placement_may_leave_out_what_its_path_space_says() -> None:
    state = table(BARE)
    state.play("b>3")
    state.play("2>E")
    assert state.steps == ["b>b3", "2>e2"]
