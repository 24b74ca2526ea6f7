"""Each level is somebody: a name and a line in both languages, and a face of its own."""

import json
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from tokonoma.bots import LEVELS
from tokonoma.terminal.play import Wish, begun
from tokonoma.terminal.seating import read_sitters

ROOT = Path(__file__).parents[2]
FACES = ROOT / "web/public/faces"
LARGEST = 1024  # bytes of a face


def terminal_words(language: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / f"src/tokonoma/terminal/words.{language}.toml").read_text("utf-8"))


def page_words(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / f"web/messages/{language}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_and_the_terminal_call_it_alike(language: str) -> None:
    terminal, page = terminal_words(language), page_words(language)
    assert set(terminal["character"]) == set(terminal["plays"]) == set(LEVELS)
    for level in LEVELS:
        assert page[f"character_{level}"] == terminal["character"][level]
        assert page[f"level_{level}"] == terminal["level"][level]
        assert page[f"the_{level}"].endswith(f" {terminal['character'][level]}")
        assert page[f"plays_{level}"] == terminal["plays"][level]
    assert len(set(terminal["character"].values())) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_it_has_a_small_face_that_needs_nothing_else(level: str) -> None:
    text = (FACES / f"{level}.svg").read_text("utf-8")
    assert len(text.encode()) <= LARGEST
    names = {each.tag.rpartition("}")[2] for each in ElementTree.fromstring(text).iter()}
    assert names <= {"svg", "g", "path", "circle"}, "nothing that a page's policy would refuse"
    assert len(list(FACES.glob("*.svg"))) == len(LEVELS)


def test_where_a_game_has_no_such_level_its_highest_sits_there_under_its_own_name() -> None:
    sitters = begun(Wish("goryo", seats="level:expert,human")).sitters
    assert [str(each) for each in sitters] == ["level:strong", "human"]
    assert [str(each) for each in begun(Wish("gorinto", seats="level:expert,human")).sitters] == [
        "level:expert",
        "human",
    ]


def test_in_the_terminal_it_sits_under_its_name() -> None:
    words = {"character.strong": "Crane", "level.greedy": "greedy"}
    level, plain, own = read_sitters("level:strong,greedy,level:mine")
    assert [each.name(seat, words) for seat, each in enumerate((level, plain, own))] == [
        "Crane 1",
        "Greedy 2",
        "Mine 3",
    ]
