"""§7.6, §8: building."""

import pytest

import tokonoma
from tests.games.gorbinos_quest.drawn import has, refused, spaces, table
from tokonoma.games.gorbinos_quest.components import BUILD_COST_NAMES, CARD_NAMES, GOOD_NAMES

# MC is joined to MN, MM and DC.
BESIDE = "tokens MC food, MN coal, MM wood, DC food, MS iron, DN gold"


def test_a_coal_city_costs_a_wood_and_a_food() -> None:
    state = table(f"{BESIDE}\n0: food 1, wood 1, at MC")
    state.play("play:build build:MN")
    assert has(state, 0) == {}
    assert spaces(state, 0) == 3


def test_a_city_already_there_makes_it_five_coins_more() -> None:
    state = table(f"{BESIDE}\n0: coins 5, food 1, wood 1, at MC\n1: at MN")
    state.play("play:build build:MN")
    assert has(state, 0) == {}


def test_a_third_city_costs_ten_more_in_all_and_there_is_no_fourth() -> None:
    state = table(f"{BESIDE}\n0: coins 10, food 1, wood 1, at MC\n1: at MN MN")
    state.play("play:build build:MN")
    assert has(state, 0) == {}
    state = table(f"{BESIDE}\n0: coins 100, food 1, wood 1, at MC\n1: at MN MN\n2: at MN")
    state.play("play:build")
    assert refused(state, "build:MN") == "Misthaven 1 has 3 cities already, the most a token holds"


@pytest.mark.parametrize(
    ("good", "cost"),
    [
        ("food", "coins 15"),
        ("wood", "coins 10, food 1"),
        ("coal", "food 1, wood 1"),
        ("iron", "coins 10, coal 1"),
        ("gold", "coins 20, coal 1"),
    ],
)
def test_the_default_build_cost(good: str, cost: str) -> None:
    location = "DC" if good == "food" else "MN"
    tokens = f"tokens MC food, {location} {good}"
    state = table(f"{tokens}\n0: {cost}, at MC")
    state.play(f"play:build build:{location}")
    assert has(state, 0) == {}


def test_building_needs_a_road_or_a_city_of_yours_on_the_token() -> None:
    state = table(f"{BESIDE}\n0: coins 300, food 9, wood 9, coal 9, at MC")
    state.play("play:build")
    assert state.legal() == ["build:MC", "build:MN", "build:MM", "build:DC"]
    assert "no road leads from a city of yours to Misthaven 3" in refused(state, "build:MS")


def test_roads_of_others_do_not_help() -> None:
    state = table(f"{BESIDE}\n0: coins 300, food 9, wood 9, coal 9, at MC\n1: at MN")
    state.play("play:build")
    assert "build:MS" not in state.legal()


def test_no_city_left_means_no_building() -> None:
    places = "MC MC MC MN MN MN MM MM MM MS MS MS DN DN DN"
    state = table(f"{BESIDE}\n0: coins 300, food 9, wood 9, coal 9, at {places}")
    assert "play:build" not in state.legal()
    assert "(0 cities left)" in refused(state, "play:build")
    assert not any(each["cost"] and each["cost"]["may_build"] for each in state.view(0)["table"]["map"]["locations"])


def test_a_new_city_reaches_further_and_the_old_ones_still_reach() -> None:
    state = table(f"{BESIDE}\n0: coins 100, food 9, wood 9, coal 9, at MC, hand build.pink", pace="x2")
    state.play("play:build build:MN play:build.pink")
    assert state.legal() == ["build:MC", "build:MN", "build:MM", "build:MS", "build:DC"]


def test_a_build_without_an_affordable_site_may_not_be_played() -> None:
    state = table(f"{BESIDE}\n0: coins 4, at MC")
    assert "play:build" not in state.legal()
    state = table(f"{BESIDE}\n0: coins 20, at MC")
    assert "play:build" in state.legal()
    state.play("play:build")
    assert state.legal() == ["build:MC", "build:DC"]


def test_a_city_one_cannot_pay_is_refused_with_what_is_missing() -> None:
    state = table(f"{BESIDE}\n0: coins 20, at MC")
    state.play("play:build")
    assert (
        refused(state, "build:MM")
        == "a city on Misthaven 2 costs 10 coins (goods: food); you lack 0 coins (goods: food)"
    )


def test_a_location_left_out_cannot_be_built_on() -> None:
    state = table("tokens TD coal\n0: coins 100, food 5, wood 5, at TD")
    state.play("play:build")
    assert refused(state, "build:OC") == "Moonstone has no token at this table size"


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("build", 3),
        ("build.pink", 3),
        ("build.purple", 3),
        ("build.yellow", 4),
        ("build.blue", 4),
        ("build.red", 5),
        ("build.green", 5),
    ],
)
def test_a_build_card_raises_income_by_its_spaces(card: str, gained: int) -> None:
    state = table(f"{BESIDE}\n0: coins 20, at MC, hand {card}")
    state.play(f"play:{card} build:MC")
    assert spaces(state, 0) == gained


@pytest.mark.parametrize(
    ("good", "cost"),
    [
        ("food", "coins 20"),
        ("wood", "coins 10, food 1"),
        ("coal", "food 1, wood 1"),
        ("iron", "coins 5, coal 1"),
        ("gold", "coins 10, coal 1"),
    ],
)
def test_the_older_card_asks_for_its_own_prices(good: str, cost: str) -> None:
    location = "DC" if good == "food" else "MN"
    state = table(f"tokens MC food, {location} {good}\n0: {cost}, at MC", build_cost="older")
    state.play(f"play:build build:{location}")
    assert has(state, 0) == {}


@pytest.mark.parametrize(("others", "coins"), [("", 30), ("\n1: at MC", 40)])
def test_the_older_card_makes_overbuilding_dearer(others: str, coins: int) -> None:
    state = table(f"{BESIDE}\n0: coins {coins}, at MC{others}", build_cost="older")
    state.play("play:build build:MC")
    assert has(state, 0) == {}


def productions(build_cost: str, good: int) -> float:
    """How many productions pay a city back, goods being worth what the starter Trade asks for them."""
    box = tokonoma.game("gorbinos_quest").rulebook.box
    card, prices = BUILD_COST_NAMES.index(build_cost), box.numbers[CARD_NAMES.index("trade")]
    goods = sum(units * price for units, price in zip(box.build_goods[card][good], prices, strict=False))
    return float((goods + box.build_coins[card][good]) / prices[good])


def soonest(build_cost: str) -> str:
    """The city that pays its price back soonest."""
    return GOOD_NAMES[min(range(5), key=lambda good: productions(build_cost, good))]


def test_each_build_cost_card_of_ours_makes_another_city_worth_building() -> None:
    assert {card: soonest(card) for card in BUILD_COST_NAMES} == {
        "default": "iron",
        "older": "iron",
        "cheap_gold": "gold",
        "goods_only": "coal",
        "coins_only": "wood",
        "free_overbuilding": "food",
    }


def test_free_overbuilding_lets_cities_share_a_token_free_of_charge() -> None:
    state = table(f"{BESIDE}\n0: coins 5, at MC\n1: at MC MC", build_cost="free_overbuilding")
    state.play("play:build")
    assert state.legal() == ["build:DC"]
    state = table(f"{BESIDE}\n0: coins 5, at MC\n1: at MC", build_cost="free_overbuilding")
    state.play("play:build build:MC")
    assert has(state, 0) == {}
