"""§7.3: Trade."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.games.gorbinos_quest.drawn import has, refused, table
from tokonoma.games.gorbinos_quest.moves import DONE

PRICES = [
    ("trade", (5, 7, 9, 15, 20)),
    ("trade.pink", (6, 9, 13, 19, 25)),
    ("trade.purple", (4, 5, 6, 11, 15)),
    ("trade.yellow", (7, 10, 14, 20, 26)),
    ("trade.blue", (4, 4, 5, 10, 14)),
    ("trade.red", (8, 11, 15, 21, 27)),
    ("trade.green", (3, 4, 4, 9, 13)),
]


def test_selling_four_food_and_buying_two_iron_costs_ten() -> None:
    state = table("0: coins 10, food 4")
    state.play("play:trade sell:food*4 buy:iron*2 done")
    assert has(state, 0) == {"iron": 2}


def test_a_wood_and_two_food_cost_seventeen() -> None:
    state = table("0: coins 17")
    state.play("play:trade buy:food*2 buy:wood done")
    assert has(state, 0) == {"food": 2, "wood": 1}


@pytest.mark.parametrize(("card", "prices"), PRICES)
def test_every_trade_buys_and_sells_at_the_prices_of_its_card(card: str, prices: tuple[Any, ...]) -> None:
    for good, price in zip(("food", "wood", "coal", "iron", "gold"), prices, strict=True):
        state = table(f"0: coins {price}, hand {card}")
        state.play(f"play:{card} buy:{good} done")
        assert has(state, 0) == {good: 1}
        state = table(f"0: {good} 1, hand {card}")
        state.play(f"play:{card} sell:{good} done")
        assert has(state, 0) == {"coins": price}


def test_at_most_two_goods_are_traded() -> None:
    state = table("0: coins 100, food 1, wood 1")
    state.play("play:trade sell:food buy:iron")
    assert refused(state, "buy:gold") == "a trade is of two goods at most: food, iron already, gold would be a third"
    assert state.legal() == ["buy:iron", "done"]


def test_a_good_sold_cannot_be_bought_in_the_same_trade() -> None:
    state = table("0: coins 100, food 1")
    state.play("play:trade sell:food")
    assert refused(state, "buy:food") == "food is sold in this trade, so it cannot be bought"


def test_a_good_bought_cannot_be_sold_in_the_same_trade() -> None:
    state = table("0: coins 100")
    state.play("play:trade buy:food")
    assert refused(state, "sell:food") == "food is bought in this trade, so it cannot be sold"


def test_nobody_sells_what_they_have_not_or_buys_what_they_cannot_pay() -> None:
    state = table("0: coins 14")
    state.play("play:trade")
    assert "no gold left to sell" in refused(state, "sell:gold")
    assert refused(state, "buy:iron") == "one iron costs 15 coins; you have 14"
    assert state.legal() == ["buy:food", "buy:wood", "buy:coal", "done"]


def test_trading_nothing_is_allowed() -> None:
    state = table("0: coins 0")
    state.play("play:trade done")
    assert has(state, 0) == {}
    assert state.to_act == 1


def test_only_the_net_sum_is_cut_at_three_hundred() -> None:
    state = table("0: coins 290, gold 3")
    state.play("play:trade sell:gold*3 buy:iron*3 done")
    assert has(state, 0) == {"coins": 300, "iron": 3}
    state = table("0: coins 290, gold 3")
    state.play("play:trade sell:gold*3 buy:iron*4 done")
    assert has(state, 0) == {"coins": 290, "iron": 4}


def test_any_amount_is_sold() -> None:
    state = table("0: food 40")
    state.play("play:trade sell:food*40 done")
    assert has(state, 0) == {"coins": 200}


def test_sales_beyond_three_hundred_pay_for_purchases() -> None:
    state = table("0: coins 300, gold 3")
    state.play("play:trade sell:gold*3 buy:iron*24 done")
    assert has(state, 0) == {"iron": 24}


def test_a_trade_has_one_path() -> None:
    state = table("0: coins 30, food 2, wood 2")
    state.play("play:trade sell:wood")
    assert "comes earlier in the order" in refused(state, "sell:food")
    state.play("buy:coal")
    assert "comes earlier in the order" in refused(state, "sell:wood")


def test_nobody_holds_more_than_three_hundred_of_a_good() -> None:
    state = table("0: coins 300, food 300")
    state.play("play:trade")
    assert "buy:food" not in state.legal()
    assert refused(state, "buy:food") == "nobody holds more than 300 food"


def test_the_view_tells_how_far_the_trade_has_come() -> None:
    state = table("0: coins 10, food 4")
    state.play("play:trade sell:food*4 buy:iron")
    trade = state.view(0)["table"]["playing"]["trade"]
    assert trade["traded"] == {"food": -4, "iron": 1}
    assert (trade["net"], trade["coins_then"]) == (5, 15)


@pytest.mark.parametrize(
    "sentence",
    [
        "sell 4 food, buy 2 iron",
        "buy 2 iron and sell 4 food",
        "Sell 4 food; buy iron, buy iron",
        "play:trade sell:food*4 buy:iron*2 done",
    ],
)
def test_a_trade_may_be_a_sentence(sentence: str) -> None:
    state = table("0: coins 10, food 4")
    state.play(sentence)
    assert has(state, 0) == {"iron": 2}
    assert state.steps == ["play:trade", *["sell:food"] * 4, *["buy:iron"] * 2, "done"]


def test_a_sentence_within_a_trade_goes_on_with_it() -> None:
    state = table("0: coins 10, food 4, hand trade.pink")
    state.play("play:trade")
    state.play("sell 4 food, buy 2 iron")
    assert has(state, 0) == {"iron": 2}


def test_a_sentence_that_cannot_be_leaves_everything_as_it_was() -> None:
    state = table("0: coins 9, food 4")
    assert refused(state, "sell 4 food, buy 2 iron") == "one iron costs 15 coins; you have 14"
    assert has(state, 0) == {"coins": 9, "food": 4}
    assert state.steps == []


def trades(board: Any) -> Iterator[tuple[int, ...]]:
    """Every trade that decisions can lead to, once for each way to it."""
    for move in board.legal_moves():
        if move == DONE:
            yield tuple(board.traded)
        else:
            after = board.twin()
            after.play(move)
            yield from trades(after)


def allowed_trades(coins: int, goods: list[int], prices: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every trade the rule allows, by the rule's own words."""
    most = coins + sum(units * price for units, price in zip(goods, prices, strict=True))
    ranges = [range(-units, most // price + 1) for units, price in zip(goods, prices, strict=True)]
    return {
        trade
        for trade in product(*ranges)
        if sum(1 for units in trade if units) <= 2
        and coins >= sum(units * price for units, price in zip(trade, prices, strict=True))
    }


def test_decisions_lead_to_every_trade_and_to_each_by_one_path() -> None:
    state = table("0: coins 12, food 2, wood 1, gold 1")
    state.play("play:trade")
    found = list(trades(state.board))
    assert len(found) == len(set(found))
    assert set(found) == allowed_trades(12, [2, 1, 0, 0, 1], PRICES[0][1])
