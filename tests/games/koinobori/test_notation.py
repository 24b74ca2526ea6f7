"""Words of moves and draws: each reads back, and a word that is no legal move is refused with what holds instead."""

import random

import pytest

from tests.games.koinobori.drawn import drawn, open_game, play
from tokonoma import Refusal

OPENING = """
    flags purple lime pink
    p1    dg+li dg+or dg+bl dg+pu dg+pi
    p2    li+or
    hand0 pi:cover dg+li+or
    hand1 or:steal bl:steal
"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_move_has_its_own_word_which_plays_it(seats: int) -> None:
    luck = random.Random(seats)
    state = open_game().new(seats=seats, seed=seats)
    while state.to_act is not None:
        board = state.board.twin()
        numbers, words = board.legal_moves(), state.legal()
        assert len(set(words)) == len(numbers)
        i = luck.randrange(len(words))
        board.play(numbers[i])
        state.luck = None
        state.play(words[i])
        assert state.board.fields() == board.fields()
        while state.to_act == -1:
            state.play(luck.choice(state.legal()))


def test_a_whole_turn_may_be_given_at_once() -> None:
    state = drawn("flags purple lime pink\nown0 li+bl li+pu li+pi\nhand0 dg+li+or dg+li+bl\nhand1 or:steal bl:steal")
    first, second = state.board.hands[0][:2]
    state.play(f"PLAY:{first}>P1 play:{second}>p2")
    assert state.to_act == 1


def test_a_turn_with_one_bad_word_changes_nothing() -> None:
    state = drawn("flags purple lime pink\nown0 li+bl li+pu li+pi\nhand0 dg+li+or dg+li+bl\nhand1 or:steal bl:steal")
    before = state.board.fields()
    with pytest.raises(Refusal):
        state.play(f"play:{state.board.hands[0][0]}>p1 play:80>p2")
    assert state.board.fields() == before


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


def test_the_last_card_of_the_row_is_taken_from_the_left() -> None:
    state = drawn("flags purple lime pink\nrow dg\nhand0 dg:move li+or+bl\nhand1 or:steal bl:steal")
    assert [word for word in state.legal() if word.startswith("take")] == ["take:left"]
    with pytest.raises(Refusal, match="the last card of the row, which is taken by take:left"):
        state.play("take:right")


def test_an_empty_row_gives_nothing() -> None:
    state = drawn("flags purple lime pink\nrow\nhand0 dg:move li+or+bl\nhand1 or:steal bl:steal")
    with pytest.raises(Refusal, match="the draw row is empty"):
        state.play("take:left")
