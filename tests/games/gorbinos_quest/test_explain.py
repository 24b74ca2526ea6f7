"""Why a word is no legal move: each is refused with what holds instead."""

from tests.games.gorbinos_quest.drawn import refused, table


def test_what_is_no_word_is_not_a_move() -> None:
    state = table("")
    for text in (
        "pass",
        "play:sword",
        "build:XX",
        "return:x",
        "loan:9",
        "take:silver",
        "sell:food*0",
        "play:",
        "from:9",
    ):
        assert "is not a move in Gorbino's Quest" in refused(state, text)


def test_a_word_for_another_decision_tells_what_is_asked() -> None:
    state = table("0: coins 0")
    assert refused(state, "build:MC").startswith("build:MC is not asked for now: Play a card (play:loan, ")
    state.play("play:development")
    assert "Buy technologies" in refused(state, "buy:food")


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    assert "pink Trade is not in your hand" in refused(table(""), "play:trade.pink")
