"""§3: coins, goods and the income track; and the Loan of §7.1."""

import pytest

from tests.games.gorbinos_quest.drawn import discard, has, refused, spaces, table


def test_a_loan_for_two_income_spaces_brings_thirty_coins() -> None:
    state = table("0: income 0")
    state.play("play:loan loan:2")
    assert has(state, 0) == {"coins": 30}
    assert spaces(state, 0) == -2
    assert discard(state, 0) == ["loan"]


@pytest.mark.parametrize(
    ("card", "loans"),
    [
        ("loan", {0: 10, 1: 20, 2: 30}),
        ("loan.pink", {0: 20, 1: 30, 2: 40}),
        ("loan.purple", {0: 25, 1: 35, 2: 45}),
        ("loan.yellow", {0: 30, 1: 40, 2: 50}),
        ("loan.blue", {0: 35}),
        ("loan.red", {1: 45}),
        ("loan.green", {2: 55}),
    ],
)
def test_every_loan_offers_what_is_on_the_card(card: str, loans: dict[int, int]) -> None:
    for paid, coins in loans.items():
        state = table(f"0: hand {card}")
        state.play(f"play:{card}")
        assert state.legal() == [f"loan:{each}" for each in loans]
        state.play(f"loan:{paid}")
        assert has(state, 0) == {"coins": coins}
        assert spaces(state, 0) == -paid


def test_a_loan_never_leads_below_the_lowest_space() -> None:
    state = table("0: income -6, hand loan.green loan.red")
    assert "play:loan.green" not in state.legal()
    assert "income is too low" in refused(state, "play:loan.green")
    assert "play:loan.red" in state.legal()
    state.play("play:loan")
    assert state.legal() == ["loan:0", "loan:1"]
    assert refused(state, "loan:2") == "from an income of −6 you cannot go 2 spaces down (loan:0, loan:1)"


def test_a_loan_the_card_does_not_have_is_refused() -> None:
    state = table("0: hand loan.blue")
    state.play("play:loan.blue")
    assert refused(state, "loan:1") == "blue Loan has no loan for 1 income space (loan:0)"


def test_nobody_has_more_than_three_hundred_coins() -> None:
    state = table("0: coins 285")
    state.play("play:loan loan:2")
    assert has(state, 0) == {"coins": 300}


def test_the_income_track_has_each_number_from_six_on_twice() -> None:
    numbers = table("").board.box.income_number
    assert numbers[:13] == [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    assert numbers[13:] == [number for number in range(6, 25) for _ in range(2)]


def test_cards_move_spaces_and_what_counts_is_the_number() -> None:
    state = table("tokens DC food\n0: coins 20, income 5, at DC")
    state.play("play:build build:DC")
    assert spaces(state, 0) == 8
    assert state.view(0)["table"]["seats"][0]["income"] == 7


def test_spaces_past_the_end_of_the_income_track_are_lost() -> None:
    state = table("0: income 42, hand reset.green")
    state.play("play:reset.green return:0")
    assert spaces(state, 0) == 43
    assert state.view(0)["table"]["seats"][0]["income"] == 24
