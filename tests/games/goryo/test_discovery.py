"""The discovery (§6)."""

from typing import Any

import pytest

from tests.games.goryo.drawn import conditions, events, play_hunt, table
from tokonoma import CHANCE, State
from tokonoma.games.goryo.components import SPACE_NAMES


def discovered(plan: str, hunt: str, **fields: Any) -> tuple[State, list[dict[str, Any]]]:
    state = table(bound=fields.pop("bound", "mask"), plan=plan, **fields)
    return state, play_hunt(state, f"{hunt} end")


def test_the_whole_plan_is_shown_step_by_step() -> None:
    state, told = discovered("b3 b2 c2 c1 sprint:b1 trail:e5", "call:green search")
    assert [event["event"] for event in told] == [
        "called",
        "searched",
        "hunt_ended",
        "path_shown",
        "sprint_shown",
        "trail_kept",
        "broke",
        "flipped",
        "true_print",
        "mallet_moved",
        "round_began",
    ]
    assert told[3]["path"] == ["b3", "b2", "c2", "c1", "b1"]
    discovery = state.view(1)["table"]["discovery"]
    assert discovery == {
        "round": 1,
        "path": ["a3", "b3", "b2", "c2", "c1", "b1"],
        "sprint": True,
        "trail": "e5",
        "trail_spent": False,
        "target": "b1",
        "object": "scroll",
        "true_prints": ["b2"],
        "false_prints": [],
        "red_prints": [],
        "mallet": [0, 1],
        "bags": 0,
        "caught_by": [],
        "drawn": [],
    }


def test_the_target_breaks_and_her_pawn_stands_there() -> None:
    state, _ = discovered("b3 b2 c2 c1", "")
    assert conditions(state, "flower")["c1"] == "broken"
    assert SPACE_NAMES[state.board.pawn] == "c1"


def test_the_tile_of_a_type_flips_only_once() -> None:
    state, told = discovered(
        "b3 b2 c2 d2",
        "",
        drawing="""
        .  .  x    .  .  .
        .  G  .    .  P  .
        @  .  .    .  .  .

        .  .  .    .  .  .
        .  R  .    .  B  .
        .  .  .    .  .  .
        """,
        first="helmet",
    )
    assert events(told, "broke") == [{"event": "broke", "object": "flower", "space": "d2"}]
    assert not events(told, "flipped")
    assert state.board.tiles_intact == 6


def test_sprint_is_spent_when_used() -> None:
    state, _ = discovered("b3 b2 c2 c1 sprint:b1", "")
    assert state.view(1)["table"]["goryo"]["sprint"] == "spent"


def test_a_false_trail_nobody_investigated_is_shown_and_kept() -> None:
    state, told = discovered("b3 b2 c2 c1 trail:e5", "")
    assert events(told, "trail_kept") == [{"event": "trail_kept", "space": "e5"}]
    assert state.view(1)["table"]["goryo"]["trail"] == "unspent"


def test_a_false_trail_print_never_moves_the_mallet_and_spends_the_trail() -> None:
    state, told = discovered("b3 b2 c2 c1 trail:e5", "call:blue search")
    assert events(told, "false_print") == [{"event": "false_print", "space": "e5"}]
    assert state.board.mallet == 0
    assert state.view(1)["table"]["goryo"]["trail"] == "spent"


def test_nothing_is_spent_in_sight_before_the_discovery() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1 sprint:b1 trail:e5")
    play_hunt(state, "call:blue search")
    goryo = state.view(1)["table"]["goryo"]
    assert (goryo["sprint"], goryo["trail"], goryo["steps"]) == ("unspent", "unspent", [4, 5])


@pytest.mark.parametrize(
    ("before", "greens", "after", "bags"),
    [
        (0, 1, 1, 0),
        (0, 2, 2, 1),
        (1, 1, 2, 1),
        (2, 1, 3, 0),
        (3, 2, 5, 1),
        (3, 3, 6, 2),
        (10, 3, 12, 1),
        (11, 2, 12, 0),
        (12, 2, 12, 0),
    ],
)
def test_each_true_print_is_a_gong_and_each_bag_reached_or_passed_a_draw(
    before: int, greens: int, after: int, bags: int
) -> None:
    hunt = [
        "",
        "call:green search",
        "call:green search sniff:b3",
        "call:green search sniff:b3 call:purple move:d2 sniff:c2",
    ]
    state, _ = discovered("b3 b2 c2 c1", hunt[greens], mallet=before)
    assert (state.board.mallet, state.board.draws_due) == (after, bags)


def test_one_spirit_for_every_samurai_on_the_target_called_or_not() -> None:
    state, told = discovered(
        "b3 b2 c2 c1",
        "",
        drawing="""
        .  .  GB   .  .  .
        .  .  .    .  P  .
        @  .  .    .  .  .

        .  .  .    .  .  .
        .  R  .    .  .  .
        .  .  .    .  .  .
        """,
    )
    assert [event["samurai"] for event in events(told, "spirit_caught")] == ["green", "blue"]
    assert state.board.spirits == 2
    assert state.board.draws_due == 2


def test_a_samurai_elsewhere_on_her_path_catches_nothing() -> None:
    state, told = discovered("b3 b2 c2 c1", "call:green search")
    assert not events(told, "spirit_caught")
    assert state.board.spirits == 0


def test_a_drawn_type_broken_before_seals_its_other_copies() -> None:
    state, _ = discovered(
        "b3 b2 c2 d2",
        "call:green search sniff:b3",
        drawing="""
        .  .  x    .  .  .
        .  G  .    .  P  .
        @  .  .    .  .  .

        .  .  .    .  .  .
        .  R  .    .  B  .
        .  .  .    .  .  .
        """,
        first="helmet",
    )
    assert state.to_act == CHANCE
    told = state.play("flower")
    assert events(told, "type_sealed") == [{"event": "type_sealed", "object": "flower", "sealed": 2}]
    assert conditions(state, "flower") == {"c1": "broken", "d2": "broken", "a4": "sealed", "f5": "sealed"}


def test_neither_the_bound_type_nor_the_first_nor_one_drawn_before_is_in_the_bag() -> None:
    state, _ = discovered("b3 b2 c2 c1", "call:green search sniff:b3", drawn=("urn",))
    assert state.legal() == ["lantern", "scroll", "flower", "fan", "teapot"]


def test_the_samurai_stay_where_they_are_and_the_prints_are_taken_back() -> None:
    state, _ = discovered("b3 b2 c2 c1", "call:green move:b1 sniff:a1")
    table_now = state.view(1)["table"]
    assert table_now["samurai"][0]["space"] == "b1"
    assert table_now["samurai"][0]["state"] == "ready"
    assert not [each for each in table_now["spaces"] if each["print"]]
    assert table_now["discovery"]["red_prints"] == ["a1"]


def test_five_true_prints_are_the_most_and_take_sprint() -> None:
    hunt = "call:green search sniff:b3 call:purple move:d2 search sniff:c2 call:red move:b4"
    _, told = discovered("b3 b2 c2 d2 sprint:d1", hunt)
    assert events(told, "mallet_moved")[0]["prints"] == 4
    standing = """
        .  .  .    P  .  .
        .  G  .    R  .  .
        @  .  .    .  .  .

        .  .  .    .  .  .
        .  .  .    .  B  .
        .  .  .    .  .  .
    """
    hunt = "call:green search sniff:b3 call:red search sniff:c2 call:purple search"
    state, told = discovered("b3 b2 c2 d2 sprint:d1", hunt, drawing=standing)
    assert events(told, "mallet_moved") == [{"event": "mallet_moved", "gong": 5, "prints": 5, "bags": 2}]
    assert state.board.draws_due == 2 + 1
