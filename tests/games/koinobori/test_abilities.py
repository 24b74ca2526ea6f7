"""§5: the seven abilities."""

from pathlib import Path

import pytest

from tests.games.koinobori.drawn import drawn, hand_of, moves, open_game, own_deck, play, post_of, row_of
from tokonoma import CHANCE, Refusal, State


def table(hand: str, p1: str = "dg+li dg+or", p2: str = "", p3: str = "", rest: str = "") -> State:
    return drawn(f"""
        flags purple lime pink
        p1    {p1}
        p2    {p2}
        p3    {p3}
        hand0 {hand}
        hand1 or+pi bl+pi
        {rest}
    """)


# In general (§5.1)


@pytest.mark.parametrize("ability", ["move", "extra_play", "steal"])
def test_an_ability_may_be_left_unused(ability: str) -> None:
    state = table(f"dg:{ability} li+pi")
    play(state, f"play:{{dg:{ability}}}>p2")
    assert state.to_act == 0
    assert play(state, "skip") == ["seat 0 leaves the ability unused"]
    assert state.to_act == 1


def test_a_card_that_closes_a_post_still_has_its_ability_elsewhere() -> None:
    state = table("dg:steal li+pi", p1="dg+li dg+or dg+bl dg+pu")
    assert play(state, "play:{dg:steal}>p1")[-1] == "post 1 is closed"
    assert moves(state) == ["steal:1", "skip"]


def test_the_ability_is_settled_before_the_next_card_is_played() -> None:
    state = table("dg:steal li+or+bl li+or+pu", rest="own0 dg+pi li+bl li+pu")
    play(state, "play:{dg:steal}>p2")
    assert moves(state) == ["steal:1", "skip"]
    play(state, "skip")
    assert moves(state, "play:li+or+bl") == [f"play:li+or+bl>p{post}" for post in (1, 2, 3)]


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        ("extra_play", "hand0 dg:extra_play"),  # no card left to play
        ("steal", "hand0 dg:steal li+pi\nhand1"),  # nobody has a card
        ("take_one", "hand0 dg+li:take_one li+pi\nrow"),  # the row is empty
        ("move", "hand0 dg:move li+pi\np1 dg+or dg+bl dg+pu dg+pi\np2 li+or li+bl li+pu li+pi:take_one or+bl"),
    ],
)
def test_an_ability_that_can_do_nothing_is_not_offered(ability: str, text: str) -> None:
    drawing = {"flags": "flags purple lime pink", "p1": "p1 dg+or dg+bl dg+pu", "hand1": "hand1 or+pi bl+pi"}
    drawing |= {line.split()[0]: line for line in text.splitlines()}
    state = drawn("\n".join(drawing.values()))
    card = next(word for word in drawing["hand0"].split() if ability in word)
    target = "p1" if ability == "move" else "p2" if "p2" not in drawing else "p3"
    play(state, f"play:{{{card}}}>{target}")
    assert state.to_act == 1


# Cover (§5.2)


def test_a_covering_card_goes_on_the_top_card_and_the_height_stays() -> None:
    state = table("pi:cover li+pi")
    told = play(state, "cover:{pi:cover}>p1")
    assert told == ["seat 0 covers dark green, orange on post 1 with pink"]
    assert post_of(state, 1) == ["dg+li:take_one", "pi:cover/dg+or:take_one"]
    assert state.to_act == 1


def test_a_covered_card_no_longer_counts() -> None:
    state = table("pi:cover li+pi")
    assert state.view(0)["table"]["posts"][0]["carps"] == {"dark_green": 2, "lime": 1, "orange": 1}
    play(state, "cover:{pi:cover}>p1")
    post = state.view(0)["table"]["posts"][0]
    assert post["carps"] == {"dark_green": 1, "lime": 1, "pink": 1}
    assert [card["colours"] for card in post["cards"][1]["covers"]] == [["dark_green", "orange"]]


def test_a_flag_cannot_be_covered() -> None:
    state = table("pi:cover li+pi")
    assert moves(state, "cover") == ["cover:pi:cover>p1"]
    with pytest.raises(Refusal, match="a flag cannot be covered"):
        play(state, "cover:{pi:cover}>p2")


def test_a_closed_post_cannot_be_covered() -> None:
    state = table("pi:cover li+pi", p1="dg+li dg+or dg+bl dg+pu dg+pi")
    assert moves(state, "cover") == []
    with pytest.raises(Refusal, match="post 1 is closed"):
        play(state, "cover:{pi:cover}>p1")


def test_a_covering_card_placed_normally_does_nothing_more() -> None:
    state = table("pi:cover li+pi")
    play(state, "play:{pi:cover}>p1")
    assert len(post_of(state, 1)) == 3
    assert state.to_act == 1


def test_a_covering_card_may_itself_be_covered() -> None:
    state = table("pi:cover li+pi", p1="dg+li pu:cover/dg+or")
    play(state, "cover:{pi:cover}>p1")
    assert post_of(state, 1) == ["dg+li:take_one", "pi:cover/pu:cover/dg+or:take_one"]


def test_only_cards_with_the_ability_cover() -> None:
    state = table("pi:cover li+pi")
    with pytest.raises(Refusal, match=r"card \d+ cannot cover \(take one\)"):
        play(state, "cover:{li+pi:take_one}>p1")


# Move (§5.3)


def test_the_top_card_of_an_open_post_moves_to_another_open_one() -> None:
    state = table("pi:move li+pi", p2="li+or")
    play(state, "play:{pi:move}>p3")
    assert moves(state, "move") == [f"move:p{a}>p{b}" for a in (1, 2, 3) for b in (1, 2, 3) if a != b]
    assert play(state, "move:p1>p2") == ["seat 0 moves dark green, orange from post 1 to post 2"]
    assert post_of(state, 1) == ["dg+li:take_one"]
    assert post_of(state, 2) == ["li+or:take_one", "dg+or:take_one"]
    assert state.to_act == 1


def test_what_a_card_covers_moves_with_it() -> None:
    state = table("pi:move li+pi", p1="dg+li pu:cover/dg+or")
    play(state, "play:{pi:move}>p3 move:p1>p2")
    assert post_of(state, 2) == ["pu:cover/dg+or:take_one"]


def test_a_moved_card_may_close_a_post() -> None:
    state = table("pi:move li+pi", p2="li+or li+bl li+pu or+bl")
    assert play(state, "play:{pi:move}>p3 move:p1>p2")[-1] == "post 2 is closed"


def test_nothing_moves_from_or_to_a_closed_post() -> None:
    state = table("pi:move li+pi", p2="li+or li+bl li+pu or+bl or+pu")
    play(state, "play:{pi:move}>p3")
    assert moves(state, "move") == ["move:p1>p3", "move:p3>p1"]
    with pytest.raises(Refusal, match="post 2 is closed"):
        play(state, "move:p2>p3")


def test_the_card_just_placed_may_move_itself() -> None:
    state = table("pi:move li+pi")
    play(state, "play:{pi:move}>p3 move:p3>p2")
    assert post_of(state, 3) == []
    assert post_of(state, 2) == ["pi:move"]


def test_the_card_just_placed_stays_where_it_closed_a_post() -> None:
    state = table("pi:move li+pi", p1="dg+li dg+or dg+bl dg+pu", p2="li+or")
    play(state, "play:{pi:move}>p1")
    assert moves(state, "move") == ["move:p2>p3"]


def test_a_moved_card_does_not_act_again() -> None:
    state = table("pi:move li+pi", p1="dg:steal")
    play(state, "play:{pi:move}>p3 move:p1>p2")
    assert state.to_act == 1


# Extra play (§5.4)


def test_an_extra_play_is_one_more_card_on_a_festival_post() -> None:
    state = table("pi:extra_play li+or+bl li+pi")
    play(state, "play:{pi:extra_play}>p2")
    assert [word for word in moves(state) if word.endswith("own")] == []
    with pytest.raises(Refusal, match="an extra play is for the festival posts"):
        play(state, "play:{li+or+bl}>own")
    play(state, "play:{li+or+bl}>p2")
    assert state.to_act == 1


def test_extra_plays_may_follow_one_another() -> None:
    state = table("pi:extra_play pu:extra_play li+or+bl")
    play(state, "play:{pi:extra_play}>p2 play:{pu:extra_play}>p2 play:{li+or+bl}>p2")
    assert post_of(state, 2) == ["pi:extra_play", "pu:extra_play", "li+or+bl"]
    assert state.to_act == 1


def test_an_extra_play_is_outside_the_number_of_the_level() -> None:
    state = table("pi:extra_play li+or+bl li+or+pu", rest="own0 dg+pi li+bl li+pu")
    play(state, "play:{pi:extra_play}>p2 play:{li+or+bl}>p2")
    assert state.to_act == 0
    play(state, "play:{li+or+pu}>p3")
    assert state.to_act == 1


def test_an_extra_play_may_cover() -> None:
    state = table("pi:extra_play pu:cover li+or+bl")
    play(state, "play:{pi:extra_play}>p2 cover:{pu:cover}>p1")
    assert post_of(state, 1) == ["dg+li:take_one", "pu:cover/dg+or:take_one"]


# Take one, take two (§5.5, §5.6)


def test_take_one_takes_a_card_from_an_end() -> None:
    state = table("li+pi:take_one bl+pu+pi")
    play(state, "play:{li+pi:take_one}>p2")
    assert moves(state) == ["take:left", "take:right", "skip"]
    play(state, "take:left")
    assert len(hand_of(state, 0)) == 2
    assert state.to_act == 1


def test_take_two_takes_one_or_two() -> None:
    for words, held in (("take:left stop", 2), ("take:left take:right", 3)):
        state = table("dg+li:take_two bl+pu+pi")
        play(state, "play:{dg+li:take_two}>p2")
        assert moves(state) == ["take:left", "take:right", "skip"]
        play(state, words)
        assert len(hand_of(state, 0)) == held
        assert state.to_act == 1


def test_an_abilitys_take_keeps_the_hand_limit_but_not_the_levels_number() -> None:
    state = table("dg+li:take_two bl+pu+pi li+bl+pu")
    play(state, "play:{dg+li:take_two}>p2 take:left")
    assert len(hand_of(state, 0)) == 3
    assert state.to_act == 1


def test_the_row_is_refilled_after_an_abilitys_take_before_play_goes_on() -> None:
    state = table("li+pi:take_one bl+pu+pi", rest="own0 dg+pi li+bl li+pu\nrow or+bl or+pu bl+pu pu+pi")
    play(state, "play:{li+pi:take_one}>p2 take:left")
    assert state.to_act == CHANCE
    while state.to_act == CHANCE:
        state.play(state.legal()[0])
    assert state.board.in_row == 7
    assert "stop" in moves(state)
    assert state.to_act == 0


# Steal (§5.7)


def test_a_theft_draws_every_card_of_the_chosen_hand_with_equal_chances() -> None:
    state = table("dg:steal li+pi")
    play(state, "play:{dg:steal}>p2 steal:1")
    board = state.board
    assert state.to_act == CHANCE
    assert state.chances() == {str(card): 1 for card in board.hands[1][:2]}
    stolen = state.legal()[1]
    state.play(stolen)
    assert int(stolen) in list(board.hands[0])
    assert board.hand_sizes[1] == 1
    assert state.to_act == 1


def test_one_steals_from_any_other_seat_that_has_a_card() -> None:
    state = drawn("""
        flags purple lime pink black orange
        p1    dg+li dg+or
        hand0 dg:steal li+pi
        hand1 or+pi bl+pi
        hand3 pu+pi dg+pi
    """)
    play(state, "play:{dg:steal}>p2")
    assert moves(state) == ["steal:1", "steal:3", "skip"]


def test_with_a_full_hand_nothing_is_stolen(tmp_path: Path) -> None:
    cards = ["dg:steal", "li:extra_play", "or", "bl", "pu", "pi", "dg", "li", "or", "bl", "pu", "pi"]
    path = own_deck(tmp_path, cards)
    text = path.read_text(encoding="utf-8").replace("limit = 3", "limit = 2").replace("hand = 2", "hand = 2")
    path.write_text(text, encoding="utf-8")
    state = drawn("flags purple lime pink\np1 or\nhand0 dg:steal bl\nhand1 pu pi", open_game(path))
    play(state, "play:{dg:steal}>p2")
    assert moves(state) == ["steal:1", "skip"]
    play(state, "steal:1")
    state.play(state.legal()[0])
    assert len(hand_of(state, 0)) == 2


# Refresh (§5.8)


def test_refresh_discards_the_row_deals_seven_and_one_must_be_taken() -> None:
    state = table("dg+or:refresh li+pi")
    before = row_of(state)
    assert play(state, "play:{dg+or:refresh}>p2 refresh")[-1] == "seat 0 has a new row dealt"
    assert state.board.in_discards == 7
    while state.to_act == CHANCE:
        state.play(state.legal()[0])
    assert row_of(state) != before
    assert moves(state) == ["take:left", "take:right"]
    play(state, "take:right")
    assert state.board.in_row == 6
    assert state.to_act == 1


def test_a_refresh_may_be_left() -> None:
    state = table("dg+or:refresh li+pi")
    play(state, "play:{dg+or:refresh}>p2 skip")
    assert state.board.in_row == 7
    assert state.to_act == 1


def test_a_refresh_with_a_row_and_no_pile_deals_the_same_cards_again(tmp_path: Path) -> None:
    cards = ["dg:refresh", "li", "or", "bl", "pu", "pi", "dg", "li", "or", "bl", "pu"]
    game = open_game(own_deck(tmp_path, cards))
    state = drawn("flags purple lime pink\np1 dg li or\nrow li or bl\nhand0 dg:refresh pu\nhand1 bl pu pi", game)
    play(state, "play:{dg:refresh}>p2 refresh")
    while state.to_act == CHANCE:
        state.play(state.legal()[-1])
    assert sorted(row_of(state)) == ["bl", "li", "or"]
