"""Gorbino's Quest drawn as text: everything on the table can be read without colour."""

import re

import pytest

import tokonoma
from tests.games.gorbinos_quest.drawn import table
from tokonoma import State
from tokonoma.games.gorbinos_quest.components import LOCATION_NAMES
from tokonoma.kernel import words
from tokonoma.kernel.words import catalogue
from tokonoma.terminal.drawing import draw, prompt_hint, read_typed
from tokonoma.terminal.pen import Pen, block_width


def drawn(state: State, width: int = 100, language: str = "en", colours: int = 0) -> str:
    pen = Pen(language, words.catalogue(state.rulebook.folder, language), width=width, colours=colours)
    lines = draw(state.view(state.to_act), pen)
    assert block_width(lines) <= width
    return "\n".join(lines)


def test_the_map_names_every_location_with_its_good_and_its_cities() -> None:
    text = drawn(table("tokens MC food, MN iron\n0: at MC MC\n1: at MC"))
    assert "MC:F○○△" in text
    assert "MN:I" in text
    assert "Misthaven" in text
    assert "Stormholm" not in text
    assert len(re.findall(r"\b[A-Z]{2}:[FWCIG]", text)) == 24


def test_the_track_the_slots_and_the_seats_are_told_in_figures() -> None:
    text = drawn(
        table(
            "slots cities five coins four income food_tokens\n"
            "track trade.red reset.blue treachery.pink loan.purple production.red build.green\n"
            "0: coins 30, food 2, at MC MN, hand loan.pink, discard trade"
        )
    )
    assert re.search(r"purple Loan \+5 +F 15¢", text)
    assert re.search(r"Slots: tags × condition +○ +△ +◇ +\+tag +\+city", text)
    assert re.search(r"pink Cities +1×2=2 +0×1=0 +0×1=0 +\+2 +\+1", text)
    assert re.search(r"○ Seat 1 ● +30¢ +2 +0 +0 +0 +0 +\+0 +13", text)
    assert "discard: starter Trade" in text


def test_a_trade_in_progress_is_told_with_its_net_sum() -> None:
    state = table("0: coins 10, food 4")
    state.play("play:trade sell:food*4")
    assert "Traded so far: −4 food; net 20, 30 coins then" in drawn(state)


@pytest.mark.parametrize("width", [40, 60, 80, 120, 160])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_drawing_fits_the_page(width: int, language: str) -> None:
    state = table("0: coins 300, food 300, at MC MC MN, hand loan.pink trade.pink", seats=6)
    assert drawn(state, width, language)
    assert drawn(state, width, language, colours=256)


def test_the_seat_to_act_is_told_what_it_decides() -> None:
    state = table("")
    pen = Pen("en", words.catalogue(state.rulebook.folder, "en"))
    assert prompt_hint(state.view(0), pen) == "Play a card, such as play:loan"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [70, 80, 160])
def test_every_place_is_named_whole_on_the_map(language: str, width: int) -> None:
    state = tokonoma.game("gorbinos_quest").new(6, seed=3)
    pen = Pen(language, catalogue(state.rulebook.folder, language), width=width)
    drawn = "\n".join(draw(state.view(0), pen))
    for place in LOCATION_NAMES:
        assert re.search(rf"\b{pen.words(f'location.{place}')}(?! \d|\w)", drawn), place
        assert f"{place}:" in drawn


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("city:Misthaven", "city:MC"),
        ("build:misthaven 2", "build:MM"),
        ("play:build build: Elmspire 1 done", "play:build build:EW done"),
        ("city:MC", "city:MC"),
        ("produce:misthaven", "produce:misthaven"),
        ("build:Misthaven 27", "build:Misthaven 27"),
    ],
)
def test_a_place_may_be_typed_by_its_name(typed: str, read: str) -> None:
    pen = Pen("en", catalogue(tokonoma.game("gorbinos_quest").rulebook.folder, "en"))
    assert read_typed("gorbinos_quest", typed, pen) == read
    assert read_typed("gorinto", typed, pen) == typed
