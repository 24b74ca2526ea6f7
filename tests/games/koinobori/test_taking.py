"""§2 and §3: taking cards from the row."""

from pathlib import Path

import pytest

from tests.games.koinobori.drawn import drawn, hand_of, moves, open_game, own_deck, play, row_of
from tokonoma import CHANCE, Refusal, State

OPENING = """
    flags purple lime pink
    row   dg:cover li:cover or:cover bl:cover pu:cover pi:cover dg:move
    hand0 dg:steal li:steal
    hand1 or:steal bl:steal
"""
LEVEL_FOUR = """
    flags purple lime pink
    row   dg:cover li:cover or:cover bl:cover pu:cover pi:cover dg:move
    hand0 dg:steal li:steal
    own0  dg+li dg+or dg+bl
    hand1 or:steal bl:steal
"""


def test_a_card_is_taken_from_either_end_of_the_row() -> None:
    assert moves(drawn(OPENING), "take") == ["take:left", "take:right"]
    left, right = drawn(OPENING), drawn(OPENING)
    assert play(left, "take:left") == ["seat 0 takes dark green from the left end"]
    assert play(right, "take:right") == ["seat 0 takes dark green from the right end"]
    assert row_of(left) == ["li:cover", "or:cover", "bl:cover", "pu:cover", "pi:cover", "dg:move"]
    assert row_of(right) == ["dg:cover", "li:cover", "or:cover", "bl:cover", "pu:cover", "pi:cover"]
    assert "dg:cover" in hand_of(left, 0)
    assert "dg:move" in hand_of(right, 0)


def test_level_one_takes_one_card_and_the_turn_is_over() -> None:
    state = drawn(OPENING)
    play(state, "take:left")
    assert state.to_act == 1


def test_at_level_four_with_two_cards_in_hand_taking_two_is_allowed() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "take:left take:left")
    assert hand_of(state, 0) == ["dg:cover", "li:cover", "dg:steal", "li:steal"]
    assert state.to_act == 1


def test_the_two_cards_may_come_from_different_ends() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "take:right take:left")
    assert row_of(state) == ["li:cover", "or:cover", "bl:cover", "pu:cover", "pi:cover"]


def test_one_may_stop_after_the_first_card() -> None:
    state = drawn(LEVEL_FOUR)
    play(state, "take:left stop")
    assert state.to_act == 1
    assert len(hand_of(state, 0)) == 3


def test_the_hand_limit_ends_a_take_early() -> None:
    state = drawn("""
        flags purple lime pink
        hand0 dg:steal li:steal
        own0  dg+li
        hand1 or:steal bl:steal
    """)
    play(state, "take:left")
    assert state.to_act == 1


def test_a_full_hand_must_play() -> None:
    state = drawn("""
        flags purple lime pink
        hand0 dg:steal li:steal or:move
        hand1 or:steal bl:steal
    """)
    assert moves(state, "take") == []
    with pytest.raises(Refusal, match=r"3 cards are in hand already \(the limit is 3\)"):
        state.play("take:left")


def test_an_empty_hand_must_take() -> None:
    state = drawn("""
        flags purple lime pink
        p1    dg+li dg+or
        hand1 or:steal bl:steal
    """)
    assert state.legal() == ["take:left", "take:right"]


REFILL = """
    flags purple lime pink
    row   dg:cover li:cover or:cover {fourth} {fifth}
    hand0 dg:steal li:steal
    own0  dg+li dg+or dg+bl
    hand1 or:steal bl:steal
"""


@pytest.mark.parametrize(
    ("fourth", "fifth", "words", "left"),
    [
        ("bl:cover", "pu:cover", "take:left stop", 4),  # four are left: no refill
        ("bl:cover", "", "take:left stop", 3),
        ("bl:cover", "pu:cover", "take:left take:right", 3),
        ("bl:cover", "", "take:right take:right", 2),
    ],
)
def test_three_cards_or_fewer_are_refilled_to_seven_after_the_whole_take(
    fourth: str, fifth: str, words: str, left: int
) -> None:
    state = drawn(REFILL.format(fourth=fourth, fifth=fifth))
    play(state, words)
    assert state.board.in_row == left
    assert (state.to_act == CHANCE) == (left <= 3)
    while state.to_act == CHANCE:
        state.play(state.legal()[0])
    assert state.board.in_row == (7 if left <= 3 else left)
    assert state.to_act == 1


def test_the_remaining_cards_keep_their_order_at_the_left() -> None:
    state = drawn(REFILL.format(fourth="bl:cover", fifth=""))
    play(state, "take:left stop")
    dealt = []
    while state.to_act == CHANCE:
        dealt.append(state.legal()[-1])
        state.play(dealt[-1])
    assert row_of(state)[:3] == ["li:cover", "or:cover", "bl:cover"]
    assert [str(card) for card in state.board.row[3:]] == dealt


def test_no_refill_comes_between_two_cards_of_one_take() -> None:
    state = drawn(REFILL.format(fourth="bl:cover", fifth=""))
    play(state, "take:left")
    assert state.to_act == 0
    assert state.board.in_row == 3


def test_a_refill_draws_every_card_of_the_pile_with_equal_chances() -> None:
    state = drawn(REFILL.format(fourth="bl:cover", fifth=""))
    play(state, "take:left stop")
    board = state.board
    assert list(state.chances()) == [str(card) for card in board.pile[: board.in_pile]]
    assert set(state.chances().values()) == {1}


# The exhausted pile (§3.5) and passing (§2.4), with small decks

TWELVE = ["dg:refresh", "li:refresh", "or", "bl", "pu", "pi", "dg", "li", "or", "bl", "pu", "pi"]


def small(tmp_path: Path, text: str, cards: list[str] = TWELVE, turn: int = 0) -> State:
    return drawn(text, open_game(own_deck(tmp_path, cards)), turn)


def test_an_empty_pile_and_no_discards_leave_the_row_short(tmp_path: Path) -> None:
    state = small(
        tmp_path,
        """
        flags purple lime pink
        p1    dg li or bl
        row   dg:refresh li:refresh or bl
        hand0 pu pi
        hand1 pu pi
    """,
    )
    play(state, "take:left")
    assert row_of(state) == ["li:refresh", "or", "bl"]
    assert state.to_act == 1


def test_discards_of_refreshed_rows_become_the_pile_when_it_is_empty(tmp_path: Path) -> None:
    state = small(
        tmp_path,
        """
        flags purple lime pink
        p1    dg li or bl
        row   li:refresh or bl
        hand0 dg:refresh pu pi
        hand1 pu pi
    """,
    )
    told = play(state, "play:{dg:refresh}>p2 refresh")
    assert told[-1] == "3 discarded cards become the new pile"
    assert state.board.in_pile == 3
    assert state.board.in_row == 0
    while state.to_act == CHANCE:
        state.play(state.legal()[0])
    assert sorted(row_of(state)) == ["bl", "li:refresh", "or"]
    assert state.legal() == ["take:left", "take:right"]


def test_who_can_neither_take_nor_play_passes_and_when_all_do_the_game_is_scored(tmp_path: Path) -> None:
    state = small(
        tmp_path,
        """
        flags purple lime pink
        p1    dg li or bl
        p2    pu pi dg:refresh li:refresh
        p3    or bl
        row
        own0  pu
        own1  pi
    """,
    )
    assert state.legal() == ["pass"]
    assert play(state, "pass") == ["seat 0 can do nothing and passes"]
    told = play(state, "pass")
    assert told[:2] == ["seat 1 can do nothing and passes", "Every seat has passed: the game is over"]
    assert state.outcome() is not None


def test_a_seat_that_can_act_ends_the_passing(tmp_path: Path) -> None:
    state = small(
        tmp_path,
        """
        flags purple lime pink
        p1    dg li or bl
        p2    pu pi dg:refresh li:refresh
        p3    or
        row
        own0  pu
        hand1 bl pi
    """,
    )
    play(state, "pass play:{bl}>p3")
    assert state.board.passes == 0
    play(state, "pass play:{pi}>p3 pass")
    assert state.to_act == 1
    play(state, "pass")
    assert state.to_act is None
