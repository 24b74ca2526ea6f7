"""§1, §2: what lies in the box, and the set-up."""

from collections import Counter
from typing import Any

import pytest

import tokonoma
from tests.games.gorbinos_quest.drawn import hand, has, refused, spaces
from tokonoma import CHANCE, State
from tokonoma.games.gorbinos_quest.components import CARD_NAMES

TABLES = [(2, 18, 34), (3, 24, 45), (4, 30, 55), (5, 30, 55), (6, 30, 55)]


def new(seats: int, seed: int | None = 1, **options: str) -> State:
    return tokonoma.game("gorbinos_quest").new(seats, options, seed)


@pytest.mark.parametrize(("seats", "locations", "roads"), TABLES)
def test_small_tables_leave_provinces_out_and_the_rest_hangs_together(seats: int, locations: int, roads: int) -> None:
    drawn = new(seats).view(None)["table"]["map"]
    inside = {each["location"] for each in drawn["locations"] if each["token"]}
    assert len(inside) == locations
    assert len(drawn["roads"]) == roads
    reached = {"GC"}
    for _ in inside:
        reached |= {one for road in drawn["roads"] for one in road if reached & set(road)}
    assert reached == inside


@pytest.mark.parametrize(
    ("seats", "out"),
    [(2, {"stormholm", "moonstone", "drakewood", "ravenshadow"}), (3, {"stormholm", "moonstone"}), (4, set())],
)
def test_which_provinces_are_left_out(seats: int, out: Any) -> None:
    locations = new(seats).view(None)["table"]["map"]["locations"]
    assert {each["province"] for each in locations if each["token"] is None} == out
    assert {each["province"] for each in locations if each["token"]} & out == set()


def test_ten_provinces_have_one_capital_each() -> None:
    locations = new(6).view(None)["table"]["map"]["locations"]
    assert len(locations) == 30
    assert Counter(each["province"] for each in locations if each["capital"]) == Counter(
        {each["province"] for each in locations}
    )
    assert len({each["province"] for each in locations}) == 10


def test_all_tokens_are_dealt_each_kind_to_its_locations() -> None:
    locations = new(6).view(None)["table"]["map"]["locations"]
    capitals = Counter(each["token"] for each in locations if each["capital"])
    others = Counter(each["token"] for each in locations if not each["capital"])
    assert capitals == {"food": 8, "wood": 2}
    assert others == {"wood": 5, "coal": 6, "iron": 5, "gold": 4}


def test_a_small_table_deals_all_thirty_tokens_before_some_are_left_out() -> None:
    state = new(2, seed=None)
    chances = state.chances()
    assert chances == {"food": 8, "wood": 2}
    for _ in range(30):
        state.play(state.legal()[0])
    assert state.chances() == {"seat:0": 1, "seat:1": 1}
    assert list(state.board.token).count(-1) == 12


def test_technologies_are_drawn_one_at_a_time_each_equally_likely() -> None:
    state = new(2, seed=None)
    for _ in range(31):
        state.play(state.legal()[0])
    assert state.chances() == dict.fromkeys(CARD_NAMES[6:], 1)
    state.play("treachery.green")
    assert "treachery.green" not in state.chances()
    assert state.board.in_deck == 41


def test_seventeen_victory_point_cards_fill_six_slots() -> None:
    state = new(2, seed=None)
    for _ in range(37):
        state.play(state.legal()[0])
    chances = state.chances()
    assert sum(chances.values()) == 17
    assert {name for name, copies in chances.items() if copies == 2} == {"cities", "coins", "income"}
    state.play("cities")
    assert state.chances()["cities"] == 1
    state.play("cities")
    assert "cities" not in state.chances()
    assert [slot["tag"] for slot in state.view(None)["table"]["slots"]] == [
        *("pink", "purple", "yellow", "blue", "red", "green")
    ]


def test_everyone_starts_with_nothing_but_cities_and_the_starter_cards() -> None:
    state = new(5)
    for seat in range(5):
        assert has(state, seat) == {}
        assert spaces(state, seat) == 0
        assert hand(state, seat) == {"loan", "production", "trade", "development", "reset", "build"}
        assert state.board.cities_left[seat] == 15


def begun(marker: int) -> State:
    """A four-seat table on which chance has given the marker to a seat."""
    state = new(4, seed=None)
    while state.to_act == CHANCE:
        state.play(f"seat:{marker}" if "seat:0" in state.legal() else state.legal()[0])
    return state


def test_first_cities_go_from_the_last_seat_to_the_first() -> None:
    state, order = begun(marker=2), []
    while state.legal()[0].startswith("city:"):
        order.append(state.to_act)
        state.play(state.legal()[0])
    assert order == [1, 0, 3, 2]
    assert state.to_act == 2


def test_first_cities_stand_on_food_tokens_shared_by_three_at_most_free_and_without_income() -> None:
    state = begun(marker=0)
    food = [each["location"] for each in state.view(None)["table"]["map"]["locations"] if each["token"] == "food"]
    assert state.legal() == [f"city:{name}" for name in food]
    for _ in range(3):
        state.play(f"city:{food[0]}")
    assert f"city:{food[0]}" not in state.legal()
    assert "3 cities already" in refused(state, f"city:{food[0]}")
    assert "needs a food token" in refused(state, "city:MN")
    assert [spaces(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_two_free_goods_equal_or_different_at_the_first_turn_never_coins() -> None:
    state = begun(marker=0)
    while state.legal()[0].startswith("city:"):
        state.play(state.legal()[0])
    assert state.legal() == ["take:food", "take:wood", "take:coal", "take:iron", "take:gold"]
    assert "only goods are free" in refused(state, "take:coins")
    state.play("take:gold take:gold")
    assert has(state, 0) == {"gold": 2}
    state.play("play:reset return:0")
    state.play("take:wood")
    assert state.legal() == ["take:wood", "take:coal", "take:iron", "take:gold"]
    state.play("take:iron")
    assert has(state, 1) == {"wood": 1, "iron": 1}
    assert state.legal()[0].startswith("play:")


def test_free_goods_come_at_the_first_turn_only() -> None:
    state = new(2, seed=3)
    taken = 0
    while state.board.round < 3:
        taken += state.legal()[0].startswith("take:")
        state.play(state.legal()[0] if not state.legal()[0].startswith("play:") else "play:reset return:0")
    assert taken == 4
