"""§7.5, §4.4: Reset and the discard."""

import pytest

from tests.games.gorbinos_quest.drawn import discard, hand, refused, spaces, table


def test_the_starter_reset_returns_up_to_five_cards_from_the_top() -> None:
    state = table("0: discard loan trade build production development reset.pink")
    state.play("play:reset return:5")
    assert discard(state, 0) == ["loan"]
    assert {"trade", "build", "production", "development", "reset.pink"} <= hand(state, 0)


def test_fewer_cards_may_return_and_none_too() -> None:
    state = table("0: discard loan trade build")
    state.play("play:reset")
    assert state.legal() == ["return:0", "return:1", "return:2", "return:3"]
    state.play("return:1")
    assert discard(state, 0) == ["loan", "trade"]


def test_more_cards_than_there_are_or_the_card_allows_are_refused() -> None:
    state = table("0: discard loan trade")
    state.play("play:reset")
    assert refused(state, "return:3") == "3 cards cannot return: at most 2"


def test_the_starter_reset_always_stays_in_hand() -> None:
    state = table("0: discard loan")
    state.play("play:reset return:0")
    assert "reset" in hand(state, 0)
    assert discard(state, 0) == ["loan"]


@pytest.mark.parametrize(
    ("tag", "income", "cards"),
    [("pink", 3, 7), ("purple", 3, 8), ("yellow", 3, 9), ("blue", 4, 7), ("red", 4, 8), ("green", 4, 9)],
)
def test_a_reset_technology_raises_income_returns_cards_and_is_discarded(tag: str, income: int, cards: int) -> None:
    owned = "loan trade build production development loan.pink loan.red loan.blue loan.green trade.pink"
    state = table(f"0: discard {owned}, hand reset.{tag}")
    state.play(f"play:reset.{tag}")
    assert state.legal()[-1] == f"return:{cards}"
    state.play(f"return:{cards}")
    assert spaces(state, 0) == income
    assert discard(state, 0) == [*owned.split()[: 10 - cards], f"reset.{tag}"]


def test_played_cards_go_to_the_discard_after_their_effect() -> None:
    state = table("0: coins 5, hand reset.pink")
    state.play("play:trade buy:food")
    assert "trade" not in hand(state, 0)
    assert discard(state, 0) == []
    state.play("done")
    assert discard(state, 0) == ["trade"]


def test_a_played_reset_does_not_return_itself() -> None:
    state = table("0: discard loan, hand reset.pink")
    state.play("play:reset.pink")
    assert state.legal() == ["return:0", "return:1"]
