"""What the Samurai can work out, against enumeration (§8)."""

import math
import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, cast

import pytest

import tokonoma
from tests.games.goryo.drawn import START, play_hunt, table
from tests.games.goryo.enumeration import Plan, possible_plans
from tokonoma import State
from tokonoma.games.goryo.components import NOWHERE, SPACE_NAMES
from tokonoma.games.goryo.rulebook import Goryo
from tokonoma.games.goryo.state import HUNT
from tokonoma.kernel.contract import SPECTATOR

NAMES = cast(Goryo, tokonoma.game("goryo").rulebook).object_names


def hunts(games: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """Positions of hunts in random games, a few of each game."""
    for seed in range(games):
        state = tokonoma.game("goryo").new(seed=seed, options=options)
        luck = random.Random(seed)
        while state.to_act is not None:
            if state.board.stage == HUNT and luck.random() < 0.3:
                yield state
            state.play(luck.choice(state.legal()))


def behind_screen(board: Any) -> Plan:
    trail = board.trail
    path = tuple(SPACE_NAMES[space] for space in board.path if space != NOWHERE)
    return Plan(NAMES[board.bound], path, None if trail == NOWHERE else SPACE_NAMES[trail])


@pytest.mark.parametrize("palace", ["fixed", "shuffled"])
def test_the_possible_paths_are_those_that_enumeration_finds(palace: str) -> None:
    looked = 0
    for state in hunts(14, {"palace": palace}):
        expected = possible_plans(state.view(1))
        assert behind_screen(state.board) in expected
        answer = state.ask("paths", 1)
        counted = Counter(plan.path for plan in expected)
        assert {tuple(path): n for path, n in zip(answer["paths"], answer["plans"], strict=True)} == counted
        assert answer["through"] == Counter(space for path in counted for space in path[1:])
        assert answer["targets"] == Counter(path[-1] for path in counted)
        looked += 1
    assert looked > 50


def imagined(state: State, audience: int, draws: int, seed: int = 0) -> Counter[Plan]:
    """What was imagined behind the screen, so many times, and how often."""
    board, chance = state.board.twin(), state.rulebook.contract.Chance(seed)
    seen: Counter[Plan] = Counter()
    for _ in range(draws):
        board.imagine_for(audience, chance)
        seen[behind_screen(board)] += 1
    return seen


@pytest.mark.parametrize(
    ("plan", "hunt"),
    [
        ("b3 b2 c2 c1", "call:green search sniff:b3 call:purple move:d2 sniff:c2"),
        ("b3 b2 c2 c1 trail:b4", "call:red sniff:b4 call:green search sniff:b3"),
        ("a2 a1 b1 c1", "call:green search sniff:a2 call:red sniff:b4 search call:blue search"),
        ("b3 b4 b5 c5 sprint:d5 trail:e5", "call:blue search sniff:d5 call:green search sniff:b3"),
    ],
)
def test_what_is_imagined_is_exactly_what_is_possible_and_evenly_so(plan: str, hunt: str) -> None:
    state = table(bound="mask", drawn=("scroll", "fan", "urn"), plan=plan)
    play_hunt(state, hunt)
    expected = possible_plans(state.view(1))
    draws = 60 * len(expected)
    for audience in (1, SPECTATOR):
        seen = imagined(state, audience, draws)
        assert set(seen) == expected
        assert is_even(list(seen.values()))


def is_even(counts: Collection[int]) -> bool:
    """Whether a chi-square test finds nothing: five standard deviations of its distribution above the mean."""
    mean = sum(counts) / len(counts)
    degrees = len(counts) - 1
    statistic = sum((count - mean) ** 2 / mean for count in counts)
    return abs(statistic - degrees) < 5 * math.sqrt(2 * degrees) + 5


def test_the_evenness_test_notices_a_plan_twice_as_likely() -> None:
    assert is_even([60, 55, 66, 61, 58, 60, 59, 63])
    assert not is_even([80, 40] * 20)


def test_every_random_hunt_imagines_only_what_is_possible() -> None:
    for state in hunts(12):
        expected = possible_plans(state.view(1))
        assert set(imagined(state, 1, 40)) <= expected


def test_while_she_plans_only_the_bound_type_is_imagined_and_it_leaves_her_a_path() -> None:
    state = table(bound="mask", drawn=("scroll", "urn", "fan", "teapot"))
    state.play("b3 b2")
    seen = imagined(state, 1, 600)
    assert {plan.bound for plan in seen} == {"lantern", "mask", "flower"}
    assert {plan.path for plan in seen} == {("a3",)}
    assert is_even(list(seen.values()))


def test_a_bound_type_that_would_leave_no_path_is_ruled_out_when_the_round_goes_on() -> None:
    """Only Helmets, Flowers and Masks are left; from c5 only a Mask lies four steps away: she is not bound to it."""
    drawing = START.replace("@", "x").replace(".  R  .", ".  R  @")
    state = table(drawing, bound="flower", drawn=("lantern", "scroll", "urn", "fan", "teapot"), has_sprint=0)
    assert {plan.bound for plan in imagined(state, 1, 200)} == {"flower"}


def test_before_the_first_break_every_other_type_may_be_the_bound_one() -> None:
    state = tokonoma.game("goryo").new()
    state.play("mask")
    assert len(imagined(state, 1, 400)) == 8
    state.play("helmet")
    assert {plan.bound for plan in imagined(state, 1, 400)} == {*NAMES} - {"helmet"}


def test_the_goryo_imagines_nothing() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1 trail:f6")
    before = state.board.fields()
    state.board.imagine_for(0, state.rulebook.contract.Chance(1))
    assert state.board.fields() == before


def test_her_own_question_about_paths_is_answered_as_the_samurai_would_be() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1 trail:f6")
    play_hunt(state, "call:green search")
    assert state.ask("paths", 0) == state.ask("paths", 1) == state.ask("paths", None)
