"""§1.1 and the data file: the deck keeps what it promises, and a wrong file is refused with the line and the reason."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import pytest

from tests.games.koinobori.drawn import SHIPPED, open_game, own_deck
from tokonoma import Refusal
from tokonoma.games.koinobori.components import COLOUR_NAMES
from tokonoma.games.koinobori.view import deck_of
from tokonoma.games.koinobori.view_types import Card


def deck() -> list[tuple[tuple[str, ...], str | None]]:
    return [(tuple(card.colours), card.ability) for card in deck_of(open_game().rulebook.box)]


def of_size(size: int) -> list[tuple[str, ...]]:
    return [colours for colours, _ in deck() if len(colours) == size]


def test_there_are_81_cards_24_singles_27_pairs_and_30_triples() -> None:
    assert [len(deck()), *(len(of_size(size)) for size in (1, 2, 3))] == [81, 24, 27, 30]


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_every_colour_has_28_carps(colour: Any) -> None:
    assert sum(colour in colours for colours, _ in deck()) == 28


def test_a_card_shows_2_07_carps_on_average() -> None:
    assert round(sum(len(colours) for colours, _ in deck()) / 81, 2) == 2.07


def test_each_colour_has_one_single_for_each_of_four_abilities() -> None:
    singles = Counter((colours[0], ability) for colours, ability in deck() if len(colours) == 1)
    assert singles == {(c, a): 1 for c in COLOUR_NAMES for a in ("cover", "move", "extra_play", "steal")}


def test_every_pair_of_colours_takes_one() -> None:
    assert {colours for colours, ability in deck() if ability == "take_one"} == set(combinations(COLOUR_NAMES, 2))


@pytest.mark.parametrize("ability", ["take_two", "refresh"])
def test_six_more_pairs_are_a_ring_of_the_colours(ability: str) -> None:
    ring = [colours for colours, each in deck() if each == ability]
    assert len(set(ring)) == 6
    assert Counter(colour for colours in ring for colour in colours) == dict.fromkeys(COLOUR_NAMES, 2)
    reached = {ring[0][0]}
    for _ in ring:
        reached |= {colour for colours in ring if reached & set(colours) for colour in colours}
    assert reached == set(COLOUR_NAMES)


def test_every_triple_is_there_and_ten_more_treat_colours_and_pairs_alike() -> None:
    every: list[tuple[str, ...]] = list(combinations(COLOUR_NAMES, 3))
    more = Counter(of_size(3)) - Counter(every)
    assert sum(more.values()) == 10
    assert set(of_size(3)) == set(every)
    assert Counter(colour for colours in more for colour in colours) == dict.fromkeys(COLOUR_NAMES, 5)
    pairs = Counter(pair for colours in more for pair in combinations(colours, 2))
    assert pairs == dict.fromkeys(combinations(COLOUR_NAMES, 2), 2)


def test_triples_have_no_ability() -> None:
    assert {ability for colours, ability in deck() if len(colours) == 3} == {None}


@pytest.mark.parametrize(
    ("number", "colours", "ability"),
    [
        (0, ["dark_green"], "cover"),
        (23, ["pink"], "steal"),
        (24, ["dark_green", "lime"], "take_one"),
        (38, ["purple", "pink"], "take_one"),
        (44, ["dark_green", "pink"], "take_two"),
        (50, ["dark_green", "black"], "refresh"),
        (51, ["dark_green", "lime", "orange"], None),
        (70, ["black", "purple", "pink"], None),
        (71, ["dark_green", "lime", "pink"], None),
        (80, ["dark_green", "orange", "purple"], None),
    ],
)
def test_cards_are_numbered_in_the_order_of_the_file(number: int, colours: list[str], ability: str | None) -> None:
    assert deck_of(open_game().rulebook.box)[number] == Card(number, cast(Any, colours), cast(Any, ability))


def test_the_levels_are_those_of_the_table() -> None:
    box = open_game().rulebook.box
    levels = list(zip(box.draw_capacity, box.play_capacity, box.hand_limit, strict=True))
    assert levels == [(1, 1, 3), (2, 1, 3), (2, 1, 4), (2, 2, 4)]
    assert box.start_hand == 2


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"dark_green: cover"', '"teal: cover"', "line 61.*card 0 is 'teal: cover': teal is no colour"),
        ('"dark_green: cover"', '"dark_green: fly"', "fly is no ability; there are cover, move"),
        ('"dark_green: cover"', '"lime lime: cover"', "1 to 3 carps of different colours"),
        ('"dark_green: cover"', '"dark_green lime orange black"', "1 to 3 carps of different colours"),
        ('"dark_green: cover"', '"lime: cover"', "promises.carps_of_each_colour is 28; the deck has 27 of dark_green"),
        ('"dark_green: cover"', '"dark_green: move"', "promises.abilities.cover is 6; the deck has 5"),
        ("singles = 24", "singles = 23", "promises.singles is 23; the deck has 24"),
        ('"purple", "pink"]', '"purple", "purple"]', "flags.colours must name each of"),
        ("limit = 3", "limit = 9", "levels.1.limit is 9; a whole number from 1 to 6"),
        ("draw = 2\nplay = 1\nlimit = 4", "draw = 2\nplay = 1\nlimit = 2", "levels.3.limit is 2"),
        ("hand = 2", "hand = 4", "start.hand is 4; a whole number from 1 to 3"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, why: str) -> None:
    path = tmp_path / "wrong.toml"
    assert old in SHIPPED
    path.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refusal, match=why) as refused:
        open_game(path)
    assert refused.value.code == "wrong_data"


def test_pairs_that_favour_a_colour_break_the_promise(tmp_path: Path) -> None:
    cards = SHIPPED.replace('"dark_green lime: take_two"', '"dark_green lime: take_one"', 1)
    text = cards.replace('"orange purple: refresh"', '"dark_green lime: refresh"').replace(
        '"dark_green orange: refresh"', '"orange purple: refresh"'
    )
    path = tmp_path / "uneven.toml"
    path.write_text(text.replace("take_one = 15, take_two = 6", "take_one = 16, take_two = 5"), encoding="utf-8")
    with pytest.raises(Refusal, match="promises"):
        open_game(path)


def test_a_deck_too_small_for_five_start_hands_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="has 10 cards; 5 start hands and a row need 11"):
        open_game(own_deck(tmp_path, ["dg"] * 10))


def test_a_deck_of_thieves_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="has 13 cards that steal; with start hands of 2, 12 at most"):
        open_game(own_deck(tmp_path, ["dg:steal"] * 13))


def test_many_thieves_are_refused_with_small_start_hands_too(tmp_path: Path) -> None:
    path = own_deck(tmp_path, ["dg:steal"] * 13 + ["li"] * 40)
    path.write_text(path.read_text(encoding="utf-8").replace("hand = 2", "hand = 1"), encoding="utf-8")
    with pytest.raises(Refusal, match="has 13 cards that steal; with start hands of 1, 12 at most"):
        open_game(path)


def test_thieves_and_start_hands_are_bounded_together(tmp_path: Path) -> None:
    path = own_deck(tmp_path, ["dg:steal"] * 6 + ["li"] * 40)
    text = path.read_text(encoding="utf-8")
    for old, new in (("limit = 3", "limit = 6"), ("limit = 4", "limit = 6"), ("hand = 2", "hand = 6")):
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match="has 6 cards that steal; with start hands of 6, 4 at most"):
        open_game(path)


def test_an_owner_may_correct_the_deck_and_leave_the_promises_out(tmp_path: Path) -> None:
    game = open_game(own_deck(tmp_path, ["dg:cover"] * 6 + ["li+pi"] * 6))
    assert game.rulebook.box.cards == 12
    assert game.rulebook.data != open_game().rulebook.data
