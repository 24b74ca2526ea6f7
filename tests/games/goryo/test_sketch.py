"""Positions of Goryō set up by a short text: what is left out, what can be, and what is refused with the reason."""

import pytest

import tokonoma
from tokonoma.games.goryo.components import SPACE_NAMES
from tokonoma.games.goryo.sketch import EXAMPLE
from tokonoma.kernel.refusal import Refusal

GAME = tokonoma.game("goryo")


def test_the_example_is_a_hunt_in_the_first_round() -> None:
    state = GAME.sketch(EXAMPLE)
    table = state.view(0)["table"]
    assert state.to_act == 1
    assert table["goryo"]["bound"] == "fan"
    assert {each["space"]: each["print"] for each in table["spaces"] if each["print"]} == {"c2": "green"}
    assert state.legal()


def test_without_a_path_she_plans_where_her_last_target_lies() -> None:
    state = GAME.sketch("broken: a3 c1 d4 | drawn: mask | mallet: 3 | spirits: 1 | spent: sprint")
    board = state.board
    assert (state.to_act, board.round, SPACE_NAMES[board.pawn], board.mallet, board.spirits) == (0, 3, "d4", 3, 1)
    assert (board.has_sprint, board.has_trail) == (0, 1)
    sealed = [each["space"] for each in state.view(1)["table"]["spaces"] if each["condition"] == "sealed"]
    assert len(sealed) == 4, "every mask"
    assert state.legal()


def test_a_sketch_can_be_played_on_and_thought_about() -> None:
    from tokonoma.analysis.study import think

    state = GAME.sketch(EXAMPLE)
    assert think(state, 20).moves
    while state.to_act is not None:
        state.play(state.legal()[0])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bound: fan", "broken"),
        ("broken: a3 | bound: helmet", "bound to a type that is broken"),
        ("broken: b2", "b2 holds nothing"),
        ("broken: a3 z9", "z9"),
        ("broken: a3 | path: b3 c3 c2", "has its target"),
        ("broken: a3 | path: b3 c3 c2 f6", "adjacent"),
        ("broken: a3 | path: b3 c3 c2 c1 | prints: f6:green | hunt: blue sniffed", "print on f6 is not her answer"),
        ("broken: a3 | path: b3 c3 c2 c1 | prints: c2:green", "leaves one print"),
        ("broken: a3 | path: b3 c3 c2 c1 | hunt: green moved moved moved moved", "moved"),
        ("broken: a3 | path: b3 c3 c2 c1 | hunt: gold moved", "gold"),
        ("broken: a3 | samurai: b2", "4 spaces"),
        ("broken: a3 | mallet: many", "many"),
        ("broken: a3 c1 d4 e1 f3", "round"),
        ("broken: a3 | spirits: 3", "spirit"),
        ("broken: a3 a3", "broken"),
        ("broken: a3 | path: b3 c3 c2 c1 d1 d2", "too many"),
        ("gongs: 3", "gongs"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.sketch(text)
    assert why in refused.value.message
