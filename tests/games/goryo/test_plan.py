"""The Goryō's turn (§4)."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.goryo.drawn import plans, table
from tokonoma import Refusal, State

BROKEN_TWICE = """
    x  .  .    .  .  .
    .  G  .    .  P  .
    .  x  .    .  .  .

    .  @  .    .  .  .
    .  R  .    .  B  .
    .  .  .    .  .  .
"""


def adjacent(one: str, other: str) -> bool:
    """Side by side in a room or over a bridge, written down without the rules."""
    bridges = {"c2-d2", "b3-b4", "e3-e4", "c5-d5"}
    across, down = abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))
    if across + down != 1:
        return False
    same_room = (one[0] < "d") == (other[0] < "d") and (one[1] < "4") == (other[1] < "4")
    return same_room or f"{one}-{other}" in bridges or f"{other}-{one}" in bridges


def test_a_path_has_four_steps_each_to_an_adjacent_space_never_crossing_itself() -> None:
    for path in plans(table(has_sprint=0)):
        assert len(path) == 4
        whole = ("a3", *path)
        assert len(set(whole)) == 5
        assert all(adjacent(one, other) for one, other in pairwise(whole))


def test_without_sprint_all_targets_lie_in_one_class_of_spaces() -> None:
    classes = {(ord(path[-1][0]) + int(path[-1][1])) % 2 for path in plans(table(has_sprint=0))}
    assert len(classes) == 1


def test_sprint_takes_one_step_more_to_the_other_class() -> None:
    short = {path[-1] for path in plans(table()) if len(path) == 4}
    long = {path[-1].removeprefix("sprint:") for path in plans(table()) if len(path) == 5}
    assert short
    assert long
    assert {(ord(space[0]) + int(space[1])) % 2 for space in short} == {0}
    assert {(ord(space[0]) + int(space[1])) % 2 for space in long} == {1}


def test_bridges_are_one_step_and_walls_are_none() -> None:
    state = table(bound="mask", has_sprint=0)
    assert ("b3", "b4", "b5", "c5") in plans(state)
    steps = {step for path in plans(state) for step in pairwise(path)}
    assert ("b3", "b4") in steps
    assert steps.isdisjoint({("a3", "a4"), ("c3", "c4"), ("c1", "d1"), ("c3", "d3"), ("c4", "d4")})


def test_she_may_walk_over_samurai_centres_broken_sealed_and_bound_objects() -> None:
    state = table(
        """
        .  .  .    .  .  .
        x  G  .    .  P  .
        @  .  .    .  .  .

        .  .  .    .  .  .
        .  R  .    .  B  .
        .  .  .    .  .  .
        """,
        bound="mask",
        drawn=("urn",),
        first="helmet",
    )
    paths = plans(state)
    assert ("a2", "b2", "c2", "d2") in paths  # broken Fan, samurai on a centre, bound Mask
    assert ("b3", "b2", "c2", "c1") in paths  # sealed Urn
    assert ("b3", "b4", "b5", "c5") in paths  # sealed Urn, another centre


@pytest.mark.parametrize(
    ("bound", "drawn", "space", "may"),
    [
        ("mask", (), "b4", True),
        ("lantern", (), "b4", False),
        ("mask", ("lantern",), "b4", False),
        ("mask", (), "b5", False),
    ],
)
def test_the_target_is_an_intact_unsealed_object_of_another_type_than_the_bound_one(
    bound: str, drawn: tuple[Any, ...], space: str, may: bool
) -> None:
    state = table(START_A1, bound=bound, drawn=drawn)
    targets = {path[-1].removeprefix("sprint:") for path in plans(state)}
    assert (space in targets) == may


START_A1 = """
    @  .  .    .  .  .
    .  G  .    .  P  .
    .  .  .    .  .  .

    .  .  .    .  .  .
    .  R  .    .  B  .
    .  .  .    .  .  .
"""


def test_a_broken_object_is_no_target_but_others_of_its_type_are() -> None:
    targets = {path[-1].removeprefix("sprint:") for path in plans(table(BROKEN_TWICE, bound="fan", first="teapot"))}
    assert "b3" not in targets
    assert "c6" in targets  # another Urn than the broken one
    assert "c4" in targets  # another Teapot


def test_a_samurai_on_the_space_does_not_protect_it() -> None:
    state = table(
        """
        @  .  .    .  .  .
        .  G  .    .  P  .
        .  .  .    .  .  .

        .  R  .    .  .  .
        .  .  .    .  B  .
        .  .  .    .  .  .
        """,
        bound="mask",
    )
    assert any(path[-1] == "b4" for path in plans(state))


def test_the_false_trail_lies_on_any_space_without_a_cube() -> None:
    state = table(bound="mask")
    state.play("b3 b2 c2 c1")
    trails = {word.removeprefix("trail:") for word in state.legal() if word.startswith("trail:")}
    assert len(trails) == 36 - 5
    assert trails.isdisjoint({"a3", "b3", "b2", "c2", "c1"})


def test_both_powers_may_be_used_in_one_round() -> None:
    state = table(bound="mask")
    state.play("b3 b4 b5 c5 sprint:d5 trail:f6 confirm")
    told = state.play("end")
    assert [event["event"] for event in told][1:4] == ["path_shown", "sprint_shown", "trail_kept"]


def test_a_spent_power_is_no_longer_offered() -> None:
    state = table(bound="mask", has_sprint=0, has_trail=0)
    state.play("b3 b2 c2 c1")
    assert state.legal() == ["confirm"]


def test_where_the_fourth_step_is_no_target_only_sprint_goes_on() -> None:
    state = table(bound="flower")
    state.play("b3 b2 c2 c1")
    assert state.legal() == ["sprint:b1"]


def test_only_steps_that_can_still_be_finished_are_offered() -> None:
    state = table(START_A1, bound="mask", has_sprint=0)
    walked = 0
    for path in plans(state):
        here = state.copy()
        here.play(" ".join(path))
        assert "confirm" in here.legal()
        walked += 1
    assert walked > 10


def test_a_plan_is_revised_by_taking_cubes_back_until_it_is_confirmed() -> None:
    state = table(bound="mask")
    state.play("b3 b2 c2 c1 trail:f6")
    for _ in range(3):
        state.undo()
    state.play("a2 a1 trail:e5")
    assert state.view(0)["table"]["goryo"]["plan"]["path"] == ["a3", "b3", "b2", "a2", "a1"]
    state.play("confirm")
    with pytest.raises(Refusal):
        state.undo()


def test_a_plan_may_be_given_whole_and_in_another_order() -> None:
    states = [table(bound="mask") for _ in range(2)]
    states[0].play("b3 b2 c2 c1 sprint:b1 trail:f6 confirm")
    states[1].play("trail:F6 B3 b2 confirm c2 c1 sprint:b1")
    assert states[0].steps == states[1].steps == ["b3", "b2", "c2", "c1", "sprint:b1", "trail:f6", "confirm"]


def test_every_plan_has_one_path_through_the_decisions() -> None:
    state = table(bound="mask", has_trail=0)
    found: list[tuple[int, ...]] = []

    def walk(here: State, steps: tuple[str, ...]) -> None:
        for word in here.legal():
            after = here.copy()
            after.play(word)
            if word == "confirm":
                found.append(tuple(after.board.path))
            else:
                walk(after, (*steps, word))

    walk(state, ())
    assert len(found) == len(set(found)) > 20
