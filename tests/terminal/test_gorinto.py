"""Gorinto's table as text."""

import random
from typing import Any

import pytest

import tokonoma
from tests.games.gorinto.drawn import table
from tokonoma import CHANCE, State
from tokonoma.kernel.words import catalogue
from tokonoma.terminal.gorinto import draw, prompt_hint
from tokonoma.terminal.pen import Pen, width_of

TABLE = """
  F . . . A
W .   V  AF EVVE W
. VAE .  .  W    V
. F   .  A  .    E
E .   .  .  A    A
. V   V  V  V    V
"""
DRAWING = """
           a         b         c         d         e
           F         ·         ·         ·         N
      ╭─────────┬─────────┬─────────┬─────────┬─────────╮
1  W  │ ·       │ V 1     │ F 2     │ E 4     │ W 1     │
      │         │         │ N       │ EVV     │         │
      ├─────────┼─────────┼─────────┼─────────┼─────────┤
2  ·  │ E 3     │ ·       │ ·       │ W 1     │ V 1     │
      │ VN      │         │         │         │         │
      ├─────────┼─────────┼─────────┼─────────┼─────────┤
3  ·  │ F 1     │ ·       │ N 1     │ ·       │ E 1     │
      │         │         │         │         │         │
      ├─────────┼─────────┼─────────┼─────────┼─────────┤
4  E  │ ·       │ ·       │ ·       │ N 1     │ N 1     │
      │         │         │         │         │         │
      ├─────────┼─────────┼─────────┼─────────┼─────────┤
5  ·  │ V 1     │ V 1     │ V 1     │ V 1     │ V 1     │
      │         │         │         │         │         │
      ╰─────────┴─────────┴─────────┴─────────┴─────────╯
"""
MODES = [(2, {}), (3, {"order": "compassionate"}), (4, {"mode": "partnership"}), (1, {})]


def pen(state: State, language: str = "en", width: int = 80, colours: int = 0) -> Pen:
    return Pen(language, catalogue(state.rulebook.folder, language), colours=colours, width=width)


def drawn(state: State, seat: int | None = 0, **how: Any) -> str:
    return "\n".join(line.rstrip() for line in draw(state.view(seat), pen(state, **how)))


def test_the_mountain_is_drawn_with_tops_heights_and_what_lies_beneath() -> None:
    assert DRAWING.strip("\n") in drawn(table(TABLE), seat=None)


def test_goals_and_keys_show_what_they_would_score_now() -> None:
    text = drawn(table(TABLE, seats=2, mats={0: "VVVFFFWE", 1: "V"}))
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert lines[lines.index("Goals, now ○ △") + 1] == "A Shared heights 8 0"
    assert "– Tallest, and the least again 5 3" in lines
    assert "V Void 2 each 6 2" in lines


def test_what_can_be_gathered_is_named_in_its_space_and_in_the_hint() -> None:
    state = table(TABLE)
    state.play("a>a2")
    view = state.view(0)
    assert "F 1 a3" in drawn(state)
    assert prompt_hint(view, pen(state)) == "Gather 1 tile more with Fire on a2: a3 F  a5 V"


def test_with_earth_the_hint_counts_levels_from_the_bottom() -> None:
    state = table(TABLE)
    state.board.path[5] = 4  # Earth left of row 1
    state.play("1>d1")
    assert prompt_hint(state.view(0), pen(state)).endswith("Earth on d1: ^1 E  ^2 V  ^3 V  ^4 E")


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "colours"), [(80, 0), (120, 256)])
def test_every_moment_of_a_game_can_be_drawn(
    seats: int, options: dict[str, str], language: str, width: int, colours: int
) -> None:
    state, luck = tokonoma.game("gorinto").new(seats, options), random.Random(2)
    step = 0
    while state.to_act is not None:
        if step % 11 == 0 or (state.to_act != CHANCE and step % 5 == 0):
            seat = None if state.to_act == CHANCE else state.to_act
            view = state.view(seat)
            lines = draw(view, pen(state, language, width, colours))
            assert lines
            assert max(width_of(line) for line in lines) <= width
            assert prompt_hint(view, pen(state, language)) or seat is None
        state.play(luck.choice(state.legal()))
        step += 1
    assert draw(state.view(None), pen(state, language, width, colours))


def test_solo_shows_head_tail_keys_and_chits() -> None:
    state = tokonoma.game("gorinto").new(1, seed=4)
    text = drawn(state)
    assert "Kitsune's own" in text
    assert "2 chits left" in text
    assert "(1)" in text
    assert "(5)" in text


def test_partners_show_their_common_wisdom_and_each_goal_its_two_seats() -> None:
    state = tokonoma.game("gorinto").new(4, {"mode": "partnership"}, seed=4)
    text = drawn(state)
    assert "Seat 1, Seat 3: 0 together" in text
    assert "Seat 2, Seat 4: 0 together" in text


def test_a_refusal_is_said_in_the_readers_language() -> None:
    state = table(TABLE)
    with pytest.raises(tokonoma.Refusal) as refused:
        state.play("b>b3")
    french = "la case b du Chemin est vide (il y a des tuiles sur a, e, 1, 4)"
    assert pen(state, "fr").refusal(refused.value) == french
    assert pen(state).refusal(refused.value) == refused.value.message


def test_a_draw_entered_by_hand_is_asked_for_by_its_place() -> None:
    state = tokonoma.game("gorinto").new(1)
    asked: list[Any] = []
    while state.to_act == CHANCE:
        hint = prompt_hint(state.view(None), pen(state))
        asked += [hint] if hint not in asked[-1:] else []
        state.play(state.legal()[0])
    assert asked[0] == "The next tile of the mountain, for a1"
    assert asked[25:28] == ["Goal card number 1", "Goal card number 2", "Key element number 1"]
    assert asked[-2:] == ["The chit for the Head", "The chit for the Tail"]
