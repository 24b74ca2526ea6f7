"""The view: everything a page draws, open to all."""

import json
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.games.gorbinos_quest.drawn import table
from tokonoma import State
from tokonoma.games import gorbinos_quest
from tokonoma.kernel.words import catalogue


def test_nothing_is_secret_but_what_the_deck_will_bring() -> None:
    state = table("0: coins 30, hand loan.pink, discard trade")
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view["table"] == views[0]["table"] for view in views)
    assert [card["card"] for card in views[2]["table"]["seats"][0]["discard"]] == ["trade"]


def test_a_location_tells_what_a_city_would_cost_the_seat_to_act() -> None:
    state = table("tokens MC food, MN coal\n0: coins 30, food 1, wood 1, at MC\n1: at MN")
    locations = {each["location"]: each for each in state.view(1)["table"]["map"]["locations"]}
    wanted = {"goods": {"food": 1, "wood": 1}, "coins": 5, "in_reach": True, "may_build": True}
    assert locations["MN"]["cost"] == wanted
    assert locations["MN"]["cities"] == {"1": 1}
    assert not locations["KC"]["cost"]["in_reach"]


def test_slots_show_tags_times_condition_for_every_seat() -> None:
    state = table("slots cities five four coins income provinces\n0: at MC MN, hand loan.pink trade.pink")
    slot = state.view(None)["table"]["slots"][0]
    assert slot["victory"] == "cities"
    line = slot["seats"][0]
    assert (line["tags"], line["count"], line["per_tag"], line["points"]) == (2, 2, 2, 4)


def test_cards_tell_what_they_do() -> None:
    state = table("0: hand trade.pink treachery.blue treachery.red loan.red")
    does = {card["card"]: card["does"] for card in state.view(0)["table"]["seats"][0]["hand"]}
    assert does["trade.pink"]["prices"] == {"food": 6, "wood": 9, "coal": 13, "iron": 19, "gold": 25}
    assert does["treachery.blue"] == {"does": "steal", "coins": 15, "resources": 2}
    assert does["treachery.red"] == {"does": "copy"}
    assert does["loan.red"] == {"does": "loan", "loans": {"1": 45}}
    assert does["reset"] == {"does": "reset", "income": 0, "cards": 5, "stays": True}


def test_what_has_left_the_game_is_told() -> None:
    state = table("round 4")
    assert len(state.view(None)["table"]["gone"]) == 3


def test_a_view_is_small() -> None:
    view = table("0: coins 30, hand loan.pink", seats=6).view(0)
    assert len(json.dumps(view["table"])) < 25_000


def spoken(state: State, said: dict[str, Any]) -> str:
    key = "event" if "event" in said else "key"
    return state.rulebook.say(said, "en", lambda seat: f"seat {seat}", key)


def test_a_price_names_only_what_is_paid() -> None:
    state = table("tokens MC food, MN coal, MM wood\n0: coins 30, food 1, wood 1, at MC, hand build")
    state.play("play:build")
    offers = [spoken(state, offer["say"]) for offer in state.view(0)["legal"]]
    assert "Build on Misthaven, which produces food, for 20 coins" in offers
    assert "Build on Misthaven 1, which produces coal, for food, wood" in offers
    assert "Build on Misthaven 2, which produces wood, for food and 10 coins" in offers


def test_goods_paid_are_told_one_by_one() -> None:
    state = table("tokens MC food, MN coal\n0: food 1, wood 1, at MC")
    told = [spoken(state, event) for event in state.play("play:build build:MN")]
    built = told.index("seat 0 builds a city on Misthaven 1 (coal) for 0 coins")
    assert told[built + 1 : built + 3] == ["seat 0 also pays 1 food", "seat 0 also pays 1 wood"]
    state = table("track trade.red reset.blue treachery.pink loan.purple production.red build.green\n0: iron 1, gold 1")
    told = [spoken(state, event) for event in state.play("play:development buy:build.green done")]
    bought = told.index("seat 0 buys green Build for 0 coins")
    assert told[bought + 1 : bought + 3] == ["seat 0 also pays 1 iron", "seat 0 also pays 1 gold"]


@pytest.mark.parametrize(("units", "said"), [(1, "vend 1 unité (vivres)"), (2, "vend 2 unités (vivres)")])
def test_french_counts_units_of_a_good_whose_name_has_no_singular(units: int, said: str) -> None:
    event = {"event": "sold", "seat": 0, "units": units, "good": "food", "coins": 6}
    rulebook = tokonoma.game("gorbinos_quest").rulebook
    assert said in rulebook.say(event, "fr", lambda seat: f"place {seat}", "event")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_capital_bears_its_provinces_name_and_other_places_are_numbered_from_north_to_south(language: str) -> None:
    words = catalogue(Path(str(gorbinos_quest.__file__)).parent, language)
    places = tokonoma.game("gorbinos_quest").new(seats=6, seed=1).view(0)["table"]["map"]["locations"]
    for province in {place["province"] for place in places}:
        name = words[f"province.{province}"]
        here = sorted((place for place in places if place["province"] == province), key=lambda place: place["y"])
        said = [words[f"location.{place['location']}"] for place in here]
        numbered = [each for each, place in zip(said, here, strict=True) if not place["capital"]]
        assert [each for each, place in zip(said, here, strict=True) if place["capital"]] == [name]
        assert numbered == [f"{name} {number}" for number in range(1, len(numbered) + 1)]
