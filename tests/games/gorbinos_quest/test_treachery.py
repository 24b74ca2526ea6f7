"""§7.7 to §7.9: Treachery steals, buys or copies."""

from typing import Any

import pytest

from tests.games.gorbinos_quest.drawn import discard, hand, has, refused, spaces, table

# Stealing


def test_the_pink_card_takes_ten_coins_or_one_good() -> None:
    state = table("0: hand treachery.pink\n1: coins 30, gold 2")
    state.play("play:treachery.pink from:1 take:coins")
    assert has(state, 0) == {"coins": 10}
    assert has(state, 1) == {"coins": 20, "gold": 2}
    state = table("0: hand treachery.pink\n1: coins 30, gold 2")
    state.play("play:treachery.pink from:1 take:gold")
    assert has(state, 0) == {"gold": 1}
    assert has(state, 1) == {"coins": 30, "gold": 1}


def test_the_blue_card_takes_fifteen_coins_or_two_goods_of_the_thiefs_choice() -> None:
    state = table("0: hand treachery.blue\n1: coins 30, food 1, gold 2")
    state.play("play:treachery.blue from:1 take:coins")
    assert has(state, 0) == {"coins": 15}
    state = table("0: hand treachery.blue\n1: coins 30, food 1, gold 2")
    state.play("play:treachery.blue from:1 take:food take:gold")
    assert has(state, 0) == {"food": 1, "gold": 1}
    state = table("0: hand treachery.blue\n1: coins 30, food 1, gold 2")
    state.play("play:treachery.blue from:1 take:gold*2")
    assert has(state, 0) == {"gold": 2}


def test_two_goods_are_taken_in_one_order_that_always_ends() -> None:
    state = table("0: hand treachery.blue\n1: food 1, gold 1")
    state.play("play:treachery.blue from:1")
    assert state.legal() == ["take:food"]
    assert "comes earlier in the order" in refused(state, "take:gold")


def test_coins_and_goods_are_not_both_taken() -> None:
    state = table("0: hand treachery.blue\n1: coins 9, food 2")
    state.play("play:treachery.blue from:1 take:food")
    assert state.legal() == ["take:food"]
    assert "coins or goods, not both" in refused(state, "take:coins")


def test_a_thief_takes_what_is_there_if_it_is_less() -> None:
    state = table("0: hand treachery.blue\n1: coins 7, iron 1")
    state.play("play:treachery.blue from:1 take:coins")
    assert (has(state, 0), has(state, 1)) == ({"coins": 7}, {"iron": 1})
    state = table("0: hand treachery.blue\n1: coins 7, iron 1")
    state.play("play:treachery.blue from:1 take:iron")
    assert (has(state, 0), has(state, 1)) == ({"iron": 1}, {"coins": 7})
    assert state.to_act == 1


def test_who_has_nothing_to_steal_may_not_be_named() -> None:
    state = table("0: hand treachery.pink\n2: food 1")
    state.play("play:treachery.pink")
    assert state.legal() == ["from:2"]
    assert refused(state, "from:1") == "seat 1 has nothing this card takes"
    assert "not against yourself" in refused(state, "from:0")
    assert refused(state, "from:5") == "there is no seat 5; 3 sit here, counted from 0"


def test_with_nothing_to_steal_anywhere_the_card_may_not_be_played() -> None:
    state = table("0: coins 50, hand treachery.pink")
    assert "play:treachery.pink" not in state.legal()
    assert "no opponent has anything it takes" in refused(state, "play:treachery.pink")


def test_what_the_victim_lacks_cannot_be_taken() -> None:
    state = table("0: hand treachery.pink\n1: food 1")
    state.play("play:treachery.pink from:1")
    assert refused(state, "take:coins") == "seat 1 has no coins (take:food)"
    assert refused(state, "take:gold") == "seat 1 has no gold (take:food)"


def test_a_thief_near_three_hundred_still_takes_the_full_amount() -> None:
    state = table("0: coins 295, hand treachery.blue\n1: coins 30")
    state.play("play:treachery.blue from:1 take:coins")
    assert (has(state, 0), has(state, 1)) == ({"coins": 300}, {"coins": 15})


# Buying


def test_any_quantity_of_one_good_is_bought_from_one_opponent() -> None:
    state = table("0: coins 50, hand treachery.yellow\n1: gold 4, food 2")
    state.play("play:treachery.yellow from:1 buy:gold*3 done")
    assert (has(state, 0), has(state, 1)) == ({"coins": 8, "gold": 3}, {"coins": 42, "gold": 1, "food": 2})
    state = table("0: coins 50, hand treachery.green\n1: gold 4")
    state.play("play:treachery.green from:1 buy:gold*3 done")
    assert has(state, 1) == {"coins": 39, "gold": 1}


@pytest.mark.parametrize(("tag", "prices"), [("yellow", (4, 4, 5, 10, 14)), ("green", (3, 4, 4, 9, 13))])
def test_a_buying_treachery_pays_the_prices_of_its_card(tag: str, prices: tuple[Any, ...]) -> None:
    for good, price in zip(("food", "wood", "coal", "iron", "gold"), prices, strict=True):
        state = table(f"0: coins {price}, hand treachery.{tag}\n1: {good} 2")
        state.play(f"play:treachery.{tag} from:1 buy:{good} done")
        assert (has(state, 0), has(state, 1)) == ({good: 1}, {"coins": price, good: 1})


def test_only_one_kind_of_good_is_bought() -> None:
    state = table("0: coins 50, hand treachery.yellow\n1: gold 4, food 2")
    state.play("play:treachery.yellow from:1 buy:food")
    assert state.legal() == ["buy:food", "done"]
    assert "one kind of good" in refused(state, "buy:gold")


def test_nobody_buys_what_the_opponent_has_not_or_one_cannot_pay() -> None:
    state = table("0: coins 8, hand treachery.yellow\n1: gold 4, food 3")
    state.play("play:treachery.yellow from:1")
    assert state.legal() == ["buy:food", "done"]
    assert refused(state, "buy:gold") == "one gold costs 14 coins; you have 8"
    assert "has no iron left" in refused(state, "buy:iron")
    state.play("buy:food*2")
    assert state.legal() == ["done"]


def test_buying_none_is_allowed() -> None:
    state = table("0: hand treachery.yellow")
    state.play("play:treachery.yellow from:2 done")
    assert discard(state, 0) == ["treachery.yellow"]


def test_a_seller_near_three_hundred_is_cut_there_and_the_buyer_pays_in_full() -> None:
    state = table("0: coins 50, hand treachery.yellow\n1: coins 290, gold 2")
    state.play("play:treachery.yellow from:1 buy:gold*2 done")
    assert (has(state, 0), has(state, 1)) == ({"coins": 22, "gold": 2}, {"coins": 300})


# Copying


def test_a_copy_acts_as_the_top_card_with_ones_own_cities_goods_and_cards() -> None:
    state = table("tokens KN gold, MC food\n0: at KN, hand treachery.purple\n1: at MC, discard build production")
    state.play("play:treachery.purple from:1 produce:drakewood")
    assert (has(state, 0), has(state, 1)) == ({"gold": 1}, {})
    assert discard(state, 0) == ["treachery.purple"]
    assert discard(state, 1) == ["build", "production"]


def test_a_copied_reset_returns_ones_own_cards() -> None:
    state = table("0: discard loan trade, hand treachery.red\n1: discard reset.blue")
    state.play("play:treachery.red from:1 return:2")
    assert {"loan", "trade"} <= hand(state, 0)
    assert discard(state, 0) == ["treachery.red"]
    assert spaces(state, 0) == 4


def test_with_nothing_discarded_a_copy_does_nothing() -> None:
    state = table("0: coins 3, hand treachery.purple")
    state.play("play:treachery.purple from:1")
    assert has(state, 0) == {"coins": 3}
    assert discard(state, 0) == ["treachery.purple"]
    assert state.to_act == 1


def test_a_copy_cannot_be_copied() -> None:
    state = table("0: hand treachery.purple\n1: discard treachery.red")
    state.play("play:treachery.purple")
    assert state.legal() == ["from:2"]
    assert refused(state, "from:1") == "the top card of seat 1, red Treachery, copies too, and a copy cannot be copied"


def test_ones_own_discard_cannot_be_copied() -> None:
    state = table("0: discard loan, hand treachery.purple")
    state.play("play:treachery.purple")
    assert "not against yourself" in refused(state, "from:0")


def test_a_card_that_cannot_be_carried_out_cannot_be_copied() -> None:
    state = table("0: hand treachery.purple\n1: discard build\n2: discard loan.green")
    state.play("play:treachery.purple")
    assert state.legal() == ["from:2"]
    assert refused(state, "from:1") == "you could not carry out starter Build, the top card of seat 1"


def test_with_nobody_to_copy_the_card_may_not_be_played() -> None:
    state = table("0: hand treachery.purple\n1: discard build\n2: discard treachery.red")
    assert "play:treachery.purple" not in state.legal()
    assert "no opponent's top card may be copied" in refused(state, "play:treachery.purple")


def test_a_copied_theft_may_be_turned_against_any_opponent() -> None:
    state = table("0: hand treachery.red\n1: coins 8, discard treachery.pink\n2: coins 20")
    state.play("play:treachery.red from:1")
    assert state.legal() == ["from:1", "from:2"]
    state.play("from:2 take:coins")
    assert (has(state, 0), has(state, 2)) == ({"coins": 10}, {"coins": 10})


def test_a_copied_purchase_may_be_turned_against_any_opponent() -> None:
    state = table("0: coins 20, hand treachery.red\n1: discard treachery.yellow\n2: iron 2")
    state.play("play:treachery.red from:1 from:2 buy:iron*2 done")
    assert has(state, 2) == {"coins": 20}


def test_a_copied_development_buys_for_the_copier() -> None:
    state = table(
        "track trade.red reset.blue treachery.pink loan.purple production.red loan.pink\n"
        "0: coins 20, hand treachery.red\n1: discard development"
    )
    state.play("play:treachery.red from:1 buy:loan.pink done")
    assert "loan.pink" in hand(state, 0)
