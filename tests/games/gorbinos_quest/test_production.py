"""§7.2: Production."""

from typing import Any

import pytest

from tests.games.gorbinos_quest.drawn import has, refused, table

DRAKEWOOD = """
    tokens KC food, KN gold, KW iron, KS coal
    0: at KC KN KW, hand production.pink production.purple production.yellow
    0: hand production.blue production.red production.green
"""


def test_every_city_in_the_province_yields_the_good_of_its_token() -> None:
    state = table(DRAKEWOOD)
    state.play("play:production produce:drakewood")
    assert has(state, 0) == {"food": 1, "gold": 1, "iron": 1}


def test_two_cities_on_one_token_yield_two() -> None:
    state = table("tokens KN gold\n0: at KN KN")
    state.play("play:production produce:drakewood")
    assert has(state, 0) == {"gold": 2}


def test_cities_of_others_and_in_other_provinces_yield_nothing() -> None:
    state = table("tokens KN gold, KW iron, GC food\n0: at KN GC\n1: at KW KN")
    state.play("play:production produce:drakewood")
    assert has(state, 0) == {"gold": 1}
    assert has(state, 1) == {}


@pytest.mark.parametrize(
    ("tag", "bonus"),
    [
        ("pink", {"food": 1}),
        ("purple", {"wood": 1}),
        ("yellow", {"coal": 1}),
        ("blue", {"iron": 1}),
        ("red", {"gold": 1}),
        ("green", {"coins": 10}),
    ],
)
def test_a_province_without_a_city_of_yours_brings_the_bonus_only(tag: str, bonus: dict[str, Any]) -> None:
    state = table(DRAKEWOOD)
    state.play(f"play:production.{tag} produce:misthaven")
    assert has(state, 0) == bonus


def test_the_bonus_comes_on_top_of_what_the_cities_yield() -> None:
    state = table(DRAKEWOOD)
    state.play("play:production.red produce:drakewood")
    assert has(state, 0) == {"food": 1, "gold": 2, "iron": 1}


def test_a_province_left_out_cannot_be_chosen() -> None:
    state = table("0: coins 0", seats=2)
    state.play("play:production")
    assert len(state.legal()) == 6
    assert refused(state, "produce:drakewood") == "Drakewood is left out at this table size"
