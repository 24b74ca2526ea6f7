"""Bad input is refused with what holds instead, and nothing changes."""

from typing import Any

import pytest

import tokonoma
from tests.games.goryo.drawn import START, play_hunt, table
from tokonoma import Refusal, State
from tokonoma.kernel.words import LANGUAGES, catalogue

WHILE_SHE_PLANS = [
    ("b3 b2 b3", {}, "crossed_twice", "her path crosses b3 already (a3, b3, b2)"),
    ("b3 a3", {}, "crossed_twice", "crosses a3 already"),
    ("b3 b2 c2 c1 b1", {}, "fifth_step", "a fifth takes Sprint (sprint:b1)"),
    ("b3 b2 c2 c1 b1", {"has_sprint": 0}, "fifth_step_spent", "would take Sprint, which is spent"),
    ("c1", {}, "not_adjacent", "c1 is not adjacent to a3 (adjacent are a2, b3)"),
    ("b3 a4", {}, "not_adjacent", "a4 is not adjacent to b3 (adjacent are b2, a3, c3, b4)"),
    ("b3 b2 sprint:c2", {}, "sprint_early", "Sprint is the fifth step; 2 of four are planned"),
    ("b3 b2 c2 c1 sprint:b1", {"has_sprint": 0}, "sprint_spent", "a path has four steps"),
    ("b3 b2 c2 c1 sprint:a1", {}, "not_adjacent", "adjacent are b1, c2"),
    ("b3 b2 c2 c1 sprint:c2", {}, "crossed_twice", "crosses c2 already"),
    ("b3 b4 c4 c5 sprint:b5", {}, "target_empty", "b5 is a centre without an object"),
    ("b3 b2 a2 a1 sprint:b1", {"drawn": ("scroll",)}, "target_sealed", "the Scroll on b1 is sealed"),
    ("b3 b2 b1 c1 sprint:c2", {}, "target_bound", "the Mask on c2 is of your bound type"),
    ("b3 b4 b5 c5 sprint:d5 sprint:e5", {}, "path_finished", "the path has its target"),
    ("b3 b2 confirm", {}, "plan_unfinished", "the path has 2 of its four steps"),
    ("b3 trail:f6", {}, "plan_unfinished", "the path has 1 of its four steps"),
    ("b3 b2 a2 a1 confirm", {"drawn": ("teapot",)}, "target_sealed", "the Teapot on a1 is sealed; possible: sprint:b1"),
    ("b3 b2 c2 c1 trail:c2", {}, "trail_on_cube", "c2 holds a cube of the path (a3, b3, b2, c2, c1)"),
    ("b3 b2 c2 c1 trail:f6 trail:e5", {}, "trail_laid", "the False Trail lies on f6 already"),
    ("b3 b2 c2 c1 trail:f6", {"has_trail": 0}, "trail_spent", "the False Trail is spent"),
    ("b3 b2 c2 c1", {"drawn": ("flower",), "has_sprint": 0}, "target_sealed", "the Flower on c1 is sealed"),
    ("search", {}, "other_stage", "search is not possible now; possible: a2, b3"),
    ("z9", {}, "unknown_word", "z9 is not a move in Goryō"),
    ("b3;b2", {}, "unknown_word", "b3;b2 is not a move in Goryō"),
]
WHILE_THEY_HUNT = [
    ("search", "nobody_called", "no samurai is called yet; possible: call:green"),
    ("call:green end", "must_act", "Green was called and takes at least one action first"),
    ("call:green call:red", "must_act", "Green was called"),
    ("call:green call:green", "already_acting", "Green is the one acting now"),
    ("call:green move:b1 call:red move:a5 call:green", "already_done", "Green has acted this round"),
    (
        "call:green move:b1 call:red move:a5 call:blue move:f5 call:purple",
        "fourth_samurai",
        "Purple would be a fourth samurai; three were called: Green, Red, Blue",
    ),
    ("call:green sniff:b4", "not_adjacent", "b4 is not adjacent to b2 (adjacent are b1, a2, c2, b3)"),
    ("call:green sniff:b2", "not_adjacent", "b2 is not adjacent to b2"),
    ("call:green move:c3", "not_adjacent", "c3 is not adjacent to b2"),
    ("call:green search search", "search_used", "Green has searched this round"),
    ("call:green search move:c2 search", "search_used", "Green has searched this round"),
    ("call:green sniff:c2 sniff:b1", "sniff_used", "Green has sniffed this round"),
    ("call:green move:b1 move:c1 move:b1", "move_used", "Green has moved twice"),
    ("call:green move:b1 search sniff:a1 move:c1", "tired", "Green has taken his 3 actions"),
    ("call:green move:b3 sniff:a3", "start_space", "a3 is where she started the round"),
    ("call:green move:a2 move:a3 search", "start_space", "a3 is where she started the round"),
    ("call:green sniff:c2 call:purple move:d2 sniff:c2", "investigated", "c2 was investigated this round"),
    (
        "call:green search sniff:b1 move:c2 call:red search sniff:b4 move:a5 call:blue",
        "no_cubes",
        "all 6 actions of this round are taken",
    ),
    ("b3", "other_stage", "b3 is not possible now"),
    ("call:yellow", "unknown_word", "call:yellow is not a move in Goryō"),
]


def refused(state: State, text: str) -> Refusal:
    before = state.position()
    with pytest.raises(Refusal) as caught:
        state.play(text)
    assert state.position() == before
    return caught.value


@pytest.mark.parametrize(("text", "fields", "key", "says"), WHILE_SHE_PLANS)
def test_what_a_plan_may_not_be(text: str, fields: dict[str, Any], key: str, says: str) -> None:
    no = refused(table(bound="mask", **fields), text)
    assert no.values["key"] == f"refusal.{key}"
    assert says in no.message


@pytest.mark.parametrize(("text", "key", "says"), WHILE_THEY_HUNT)
def test_what_a_hunt_may_not_be(text: str, key: str, says: str) -> None:
    state, (*done, last) = table(bound="mask", plan="b3 b2 c2 c1"), text.split()
    play_hunt(state, " ".join(done))
    no = refused(state, last)
    assert no.values["key"] == f"refusal.{key}"
    assert says in no.message


def test_a_step_that_leads_nowhere_is_refused_with_those_that_lead_on() -> None:
    state = table(bound="mask", drawn=("lantern", "scroll", "urn", "fan", "teapot"), has_sprint=0)
    state.play("b3 b4")
    no = refused(state, "a4")
    assert no.values["key"] == "refusal.dead_end"
    assert no.values["moves"] == state.legal()


# Said to a thing that was touched, not to a word: tests/contract/test_preview.py
TOUCHED = ("call_somebody", "first_type_only", "path_is_whole", "plan_is_whole", "samurai_later")


def test_every_reason_is_told_in_every_language() -> None:
    folder = tokonoma.game("goryo").rulebook.folder
    told = {row[2] for row in WHILE_SHE_PLANS} | {row[1] for row in WHILE_THEY_HUNT}
    for language in LANGUAGES:
        known = {key.removeprefix("refusal.") for key in catalogue(folder, language) if key.startswith("refusal.")}
        assert told <= known
        assert known - told == {"dead_end", "target_broken", "no_round", *TOUCHED}


def test_a_broken_target_is_refused_as_broken() -> None:
    drawing = START.replace(".  .  .    .  .  .", ".  .  x    .  .  .", 1)
    no = refused(table(drawing, bound="mask", first="helmet", has_sprint=0), "b3 b2 c2 c1")
    assert no.values["key"] == "refusal.target_broken"


def test_paths_can_only_be_asked_for_during_a_round() -> None:
    state = tokonoma.game("goryo").new(seed=1)
    with pytest.raises(Refusal, match="while she plans"):
        state.ask("paths", 1)
    with pytest.raises(Refusal, match="knows no query"):
        state.ask("bound", 1)


def test_a_turn_refused_at_its_end_does_not_tell_what_its_questions_found() -> None:
    texts = ["call:green search nonsense", "call:green search search", "call:green sniff:c2 move:c2 search"]
    for text in texts:
        told = {
            str(refused(table(bound="mask", plan=plan), text).to_json())
            for plan in ("b3 b2 c2 c1", "a2 a1 b1 c1", "b3 b2 a2 a1 trail:c2", "a2 a1 b1 c1 trail:b2")
        }
        assert len(told) == 1
