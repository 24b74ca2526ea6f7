"""Pictures of tables: drawn with the browser's own pieces, from a view, in every game and mode."""

import importlib.util
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import tokonoma
from tests.contract.openings import Opening, openings
from tests.contract.test_information_states import goryo_pairs, koinobori_pairs
from tokonoma import CHANCE, State
from tokonoma.environments.pictures import png, rgb_array
from tokonoma.environments.svg import HIGH, WIDE, svg
from tokonoma.environments.svg.sheet import colour, drawn

ROOT = Path(__file__).parents[2]
DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)
LETTERS = re.compile(r"[\x20-\xff‐-‧←-↙−]*")  # that the font beside the drawings has


def walked(opening: Opening, seed: int) -> list[State]:
    """A game at its beginning, on its way and at its end."""
    state, luck = opening.new(seed), random.Random(seed)
    moments, steps = [state.copy()], 0
    while state.to_act is not None:
        state.step(luck.choice(state.legal_numbers()))
        steps += 1
        if steps == 14:
            moments.append(state.copy())
    return [*moments, state]


def test_the_pieces_are_those_of_the_browser() -> None:
    spec = importlib.util.spec_from_file_location("drawn_pieces", ROOT / "tools" / "drawn_pieces.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.MADE.read_text("utf-8") == tool.made(), "run: python -m tools.drawn_pieces"


@DEFAULT
def test_every_table_is_drawn_for_everybody(opening: Opening) -> None:
    for state in walked(opening, 5):
        for seat in (None, state.seats - 1):
            text = svg(state, seat)
            picture = ElementTree.fromstring(text)
            names = [each.get("id") for each in picture.iter() if each.get("id")]
            ids = set(names)
            assert len(ids) == len(names)
            used = {each.get("href", "")[1:] for each in picture.iter("{http://www.w3.org/2000/svg}use")}
            assert used <= ids
            assert "var(" not in text
            words = [each.text or "" for each in picture.iter("{http://www.w3.org/2000/svg}text")]
            assert all(LETTERS.fullmatch(word) for word in words)


def test_every_tile_of_the_mountain_and_the_path_is_drawn() -> None:
    state = tokonoma.game("gorinto").new(2, seed=3)
    table = state.view(None)["table"]
    tiles = sum(map(len, table["mountain"].values())) + sum(each is not None for each in table["path"].values())
    sides = re.findall(r'<use href="#(?:void|wind|fire|water|earth)\.\d+" [^>]*width="[\d.]+"', svg(state))
    keys_and_counts = len(table["keys"]) + 5 * len(table["seats"])
    assert len(sides) == 2 * tiles + keys_and_counts, "a face and an edge for each tile"


@pytest.mark.parametrize("pairs", [koinobori_pairs, goryo_pairs])
def test_a_picture_tells_no_secret(pairs: object) -> None:
    looking = 0 if pairs is koinobori_pairs else 1
    seen = 0
    for first, second in pairs(3):  # type: ignore[operator]
        if first.to_act == CHANCE:
            continue
        assert svg(first, looking) == svg(second, looking)
        assert svg(first, None) == svg(second, None)
        seen += svg(first, 1 - looking) != svg(second, 1 - looking)
    assert seen, "who may know the secret sees it"


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_pictures_have_one_size_and_the_colours_of_the_pieces(game: str) -> None:
    state = tokonoma.game(game).new(seed=1)
    picture = rgb_array(state)
    assert picture.shape == (HIGH, WIDE, 3)
    assert picture.dtype == np.uint8
    found = {f"#{each:06x}" for each in np.unique(picture.astype(np.int32) @ (1 << 16, 1 << 8, 1))}
    washed = {"gorinto": "fire", "goryo": "object", "gorbinos_quest": "coal", "koinobori": "carp-orange"}
    assert {colour("washi"), colour("sumi"), colour(washed[game])} <= found
    assert png(state).startswith(b"\x89PNG")


def test_symbols_within_symbols_come_along() -> None:
    assert "city" in drawn()["symbols"]["card-build"]
    state = tokonoma.game("gorbinos_quest").new(2, seed=1)
    picture = svg(state)
    number = re.search(r"#card-build\.(\d+)", picture)
    assert number is not None
    assert f'id="city.{number[1]}"' in picture
