"""Setting up (§3)."""

from typing import Any

import pytest

import tokonoma
from tests.games.goryo.drawn import conditions
from tokonoma import CHANCE, State
from tokonoma.games.goryo.components import NOTHING, ROOM_SPACES, SPACE_NAMES

NAMES = ["helmet", "lantern", "mask", "scroll", "urn", "flower", "fan", "teapot"]


def new(**options: str) -> State:
    return tokonoma.game("goryo").new(options=options)


def test_the_default_palace_lies_as_the_data_says() -> None:
    spaces = new().view(None)["table"]["spaces"]
    rows = [" ".join(each["object"] or "-" for each in spaces[i : i + 6]) for i in range(0, 36, 6)]
    assert rows == [
        "teapot scroll flower helmet teapot scroll",
        "fan - mask flower - urn",
        "helmet urn lantern lantern fan mask",
        "flower lantern teapot urn lantern mask",
        "mask - helmet teapot - flower",
        "fan scroll urn scroll helmet fan",
    ]


def test_every_type_is_a_mid_edge_in_one_room_of_each_diagonal_pair() -> None:
    spaces = {each["space"]: each["object"] for each in new().view(None)["table"]["spaces"]}
    edges = {
        "northwest": ("b1", "a2", "c2", "b3"),
        "southeast": ("e4", "d5", "f5", "e6"),
        "northeast": ("e1", "d2", "f2", "e3"),
        "southwest": ("b4", "a5", "c5", "b6"),
    }
    kinds = {room: {spaces[space] for space in ends} for room, ends in edges.items()}
    assert kinds["northwest"] ^ kinds["southeast"] == set(NAMES)
    assert kinds["northeast"] ^ kinds["southwest"] == set(NAMES)


def test_facing_ends_of_a_bridge_hold_different_objects() -> None:
    table = new().view(None)["table"]
    spaces = {each["space"]: each["object"] for each in table["spaces"]}
    assert [sorted(bridge) for bridge in table["bridges"]] == [["c2", "d2"], ["b3", "b4"], ["e3", "e4"], ["c5", "d5"]]
    assert all(spaces[one] != spaces[other] for one, other in table["bridges"])


def test_the_samurai_start_in_the_centres() -> None:
    samurai = {each["samurai"]: each["space"] for each in new().view(None)["table"]["samurai"]}
    assert samurai == {"green": "b2", "purple": "e2", "red": "b5", "blue": "e5"}


def test_the_bound_object_is_drawn_first_and_the_one_to_break_is_another() -> None:
    state = new()
    assert state.to_act == CHANCE
    assert state.legal() == NAMES
    state.play("mask")
    assert state.legal() == [name for name in NAMES if name != "mask"]


def test_she_chooses_which_of_the_four_objects_breaks_first() -> None:
    state = new()
    state.play("mask")
    told = state.play("helmet")
    assert [event["event"] for event in told] == ["first_drawn", "flipped"]
    assert state.legal() == ["d1", "a3", "c5", "e6"]
    state.play("c5")
    assert conditions(state, "helmet") == {"d1": "intact", "a3": "intact", "c5": "broken", "e6": "intact"}
    assert SPACE_NAMES[state.board.pawn] == "c5"
    assert (state.board.round, state.to_act) == (1, 0)


def test_six_tokens_are_left_in_the_bag() -> None:
    state = new()
    for word in ("mask", "helmet", "c5"):
        state.play(word)
    board = state.board
    assert [kind for kind in range(8) if board.tokens[kind] == 0 and kind != board.bound] == [1, 3, 4, 5, 6, 7]


def test_a_shuffled_palace_deals_each_object_once_to_every_room() -> None:
    state = tokonoma.game("goryo").new(options={"palace": "shuffled"}, seed=3)
    assert len(events_of(state)) == 32
    for room in ROOM_SPACES:
        assert sorted(state.board.objects[space] for space in room) == list(range(8))
    assert [state.board.objects[SPACE_NAMES.index(centre)] for centre in ("b2", "e2", "b5", "e5")] == [NOTHING] * 4


def events_of(state: State) -> list[dict[str, Any]]:
    return [event for event in state.told if event["event"] == "laid"]


def test_a_shuffled_palace_is_not_the_default_one() -> None:
    palaces = {
        tuple(tokonoma.game("goryo").new(options={"palace": "shuffled"}, seed=i).board.objects) for i in range(9)
    }
    assert len(palaces) == 9


@pytest.mark.parametrize(("actions", "each"), [("standard", 3), ("advanced", 2)])
def test_the_option_says_how_many_actions_a_samurai_has(actions: str, each: int) -> None:
    assert new(actions=actions).view(1)["table"]["hunt"]["actions_each"] == each
