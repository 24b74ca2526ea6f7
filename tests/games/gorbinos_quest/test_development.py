"""§6, §7.4: the technology track and Development."""

from typing import Any

import pytest

from tests.games.gorbinos_quest.drawn import hand, has, refused, table, track

TRACK = "track trade.red reset.blue treachery.pink loan.purple production.red build.green"


def test_the_rulebooks_two_purchases_cost_what_it_says() -> None:
    state = table(f"{TRACK}\n0: coins 15, iron 1, gold 1, food 1")
    state.play("play:development buy:loan.purple buy:build.green")
    assert has(state, 0) == {}
    assert {"loan.purple", "build.green"} <= hand(state, 0)


def test_surcharges_fall_from_the_newest_slot_to_the_oldest() -> None:
    state = table(TRACK)
    slots = state.view(0)["table"]["track"]
    assert [slot["surcharge"] for slot in slots] == [15, 10, 7, 5, 4, 0]
    assert slots[3]["cost"] == {"goods": {"food": 1}, "coins": 15}
    assert slots[5]["cost"] == {"goods": {"iron": 1, "gold": 1}, "coins": 0}


TYPES = {
    "loan": {"coins": 10},
    "reset": {"food": 1},
    "trade": {"wood": 1},
    "production": {"coal": 1},
    "build": {"iron": 1},
    "development": {"gold": 1},
}
TAGS = {
    "pink": {"coins": 10},
    "purple": {"food": 1},
    "yellow": {"wood": 1},
    "blue": {"coal": 1},
    "red": {"iron": 1},
    "green": {"gold": 1},
}


@pytest.mark.parametrize("kind", [*TYPES, "treachery"])
@pytest.mark.parametrize("tag", TAGS)
def test_a_technology_costs_its_type_part_and_its_tag_part(kind: Any, tag: str) -> None:
    parts = [TYPES.get(kind, TAGS[tag]), TAGS[tag]]
    wanted: dict[str, int] = {}
    for part in parts:
        for what, units in part.items():
            wanted[what] = wanted.get(what, 0) + units
    state = table(f"deck 0\ntrack - - - - - {kind}.{tag}")
    cost = state.view(0)["table"]["track"][5]["cost"]
    assert cost["goods"] | ({"coins": cost["coins"]} if cost["coins"] else {}) == wanted


@pytest.mark.parametrize(
    ("card", "buys"),
    [
        ("development", 2),
        ("development.pink", 1),
        ("development.purple", 1),
        ("development.yellow", 2),
        ("development.blue", 2),
        ("development.red", 3),
        ("development.green", 3),
    ],
)
def test_a_development_buys_up_to_the_number_on_its_card(card: str, buys: int) -> None:
    state = table(f"{TRACK}\n0: coins 300, food 9, wood 9, coal 9, iron 9, gold 9, hand {card}")
    before = hand(state, 0)
    state.play(f"play:{card}")
    for _ in range(buys):
        assert "done" in state.legal()
        state.play(state.legal()[0])
    assert len(hand(state, 0) - before) == buys
    assert state.to_act == -1


def test_the_track_slides_and_refills_after_all_purchases() -> None:
    state = table(f"{TRACK}\n0: coins 300, food 9, wood 9, coal 9, iron 9, gold 9")
    state.play("play:development buy:reset.blue")
    assert track(state) == ["trade.red", "-", "treachery.pink", "loan.purple", "production.red", "build.green"]
    assert state.view(0)["table"]["track"][3]["cost"]["coins"] == 15
    state.play("buy:production.red")
    assert track(state) == ["-", "-", "trade.red", "treachery.pink", "loan.purple", "build.green"]
    state.play("loan.blue")
    state.play("loan.red")
    assert track(state) == ["loan.red", "loan.blue", "trade.red", "treachery.pink", "loan.purple", "build.green"]
    assert state.to_act == 1


def test_technologies_are_bought_from_the_newest_slot_on() -> None:
    state = table(f"{TRACK}\n0: coins 300, food 9, wood 9, coal 9, iron 9, gold 9")
    state.play("play:development buy:loan.purple")
    assert "earlier on the track" in refused(state, "buy:trade.red")
    assert "not on the track" in refused(state, "buy:trade.pink")


def test_a_technology_one_cannot_pay_is_refused_with_what_is_missing() -> None:
    state = table(f"{TRACK}\n0: coins 3, iron 1")
    state.play("play:development")
    assert state.legal() == ["done"]
    message = "purple Loan costs 15 coins (goods: food); you lack 12 coins (goods: food)"
    assert refused(state, "buy:loan.purple") == message


def test_buying_nothing_is_allowed_and_leaves_the_track() -> None:
    state = table(TRACK)
    before = track(state)
    state.play("play:development done")
    assert track(state) == before
    assert state.to_act == 1


def test_with_the_deck_empty_the_track_slides_without_refill() -> None:
    state = table(f"deck 0\n{TRACK}\n0: coins 300, food 9, wood 9, coal 9, iron 9, gold 9")
    state.play("play:development buy:reset.blue done")
    assert track(state) == ["-", "trade.red", "treachery.pink", "loan.purple", "production.red", "build.green"]
    assert state.to_act == 1
