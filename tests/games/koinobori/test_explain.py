"""Why a word is no legal move: each is refused with what holds instead."""

import pytest

from tests.games.koinobori.drawn import drawn, play
from tokonoma import Refusal

OPENING = """
    flags purple lime pink
    p1    dg+li dg+or dg+bl dg+pu dg+pi
    p2    li+or
    hand0 pi:cover dg+li+or
    hand1 or:steal bl:steal
"""


@pytest.mark.parametrize(
    ("word", "code", "message"),
    [
        ("fly", "not_a_move", "fly is not a move in Koinobori"),
        ("play:17", "not_a_move", "play:17 is not a move"),
        ("take:middle", "not_a_move", "take:middle is not a move"),
        ("cover:5>own", "not_a_move", "cover:5>own is not a move"),
        ("play:80>p2", "not_now", r"card 80 is not in your hand \(5, 51 are\)"),
        ("play:51>p1", "not_now", r"post 1 is closed \(post 2, post 3 are open\)"),
        ("play:51>p5", "not_now", r"there is no post 5 at this table \(post 2, post 3 are open\)"),
        ("cover:51>p2", "not_now", r"card 51 cannot cover \(no ability\)"),
        ("cover:5>p3", "not_now", "a flag cannot be covered"),
        ("stop", "not_now", "stop is not possible at the start of a turn"),
        ("skip", "not_now", "skip is not possible at the start of a turn"),
        ("pass", "not_now", "pass is not possible at the start of a turn"),
        ("steal:1", "not_now", "steal:1 is not possible at the start of a turn"),
        ("move:p2>p3", "not_now", "move:p2>p3 is not possible at the start of a turn"),
        ("refresh", "not_now", "refresh is not possible at the start of a turn"),
    ],
)
def test_a_refusal_says_what_holds_instead(word: str, code: str, message: str) -> None:
    state = drawn(OPENING)
    with pytest.raises(Refusal, match=message) as refused:
        state.play(word)
    assert refused.value.code == code


ABILITIES = "flags purple lime pink\np1 dg+li dg+or\np2 li+or\nhand0 {card} li+or+bl\nhand1 or:steal bl:steal"


@pytest.mark.parametrize(
    ("card", "word", "message"),
    [
        ("dg:move", "take:left", "must wait: a top card may be moved first"),
        ("dg:move", "move:p1>p1", "the card stands on post 1 already"),
        ("dg:move", "move:p1>p6", "there is no post 6"),
        ("dg:extra_play", "stop", "another card may be played on a festival post first"),
        ("li+pi:take_one", "play:10>p1", "lets you take from the row first"),
        ("dg:steal", "steal:0", r"steal:0 is not possible \(steal:1, skip are\)"),
        ("dg:steal", "pass", "a card may be stolen first"),
        ("dg+or:refresh", "take:left", "a new row may be dealt first"),
    ],
)
def test_an_ability_comes_first(card: str, word: str, message: str) -> None:
    state = drawn(ABILITIES.format(card=card))
    play(state, f"play:{{{card}}}>p3")
    with pytest.raises(Refusal, match=message):
        state.play(word)


def test_nothing_moves_from_an_empty_post() -> None:
    state = drawn("flags purple lime pink\np1 dg+li dg+or\nhand0 dg:move li+or+bl\nhand1 or:steal bl:steal")
    play(state, "play:{dg:move}>p2")
    with pytest.raises(Refusal, match="on post 3 stands no card to move"):
        state.play("move:p3>p1")
