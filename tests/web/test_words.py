"""The browser and the program say the same from the same catalogue; `words.test.ts` runs the same cases."""

import json
import random
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.web.served import ROOT

import tokonoma
from tokonoma.kernel import words
from tokonoma.kernel.refusal import CODES

SHARED = json.loads((ROOT / "web/src/lib/words.cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["said"])
def test_a_message_is_said_as_the_browser_says_it(case: dict[str, Any]) -> None:
    said = words.say(SHARED["words"], case["key"], case["values"], case["language"], lambda seat: f"Seat {seat + 1}")
    assert said == case["said"]


def test_every_refusal_of_the_closed_list_has_words_in_the_browser() -> None:
    source = (ROOT / "web/src/lib/refusals.ts").read_text(encoding="utf-8")
    said = dict(re.findall(r"^  (\w+): \(.*?\) => (?:.*\?\? )?m\.(\w+)\(", source, re.MULTILINE))
    assert set(said) == set(CODES)
    for language in words.LANGUAGES:
        messages = json.loads((ROOT / f"web/messages/{language}.json").read_text(encoding="utf-8"))
        assert [code for code, key in said.items() if key not in messages] == []


HYPHEN = re.compile(r"(?<![\w’'-])-(?=[\d{])")  # before a number, where a minus sign belongs


def test_no_catalogue_writes_a_hyphen_for_a_minus_sign() -> None:
    found = [ROOT / f"web/messages/{language}.json" for language in words.LANGUAGES]
    found += sorted((ROOT / "src/tokonoma/games").glob("*/words.*.toml"))
    assert len(found) == 2 + 2 * len(tokonoma.GAMES)
    for file in found:
        text = file.read_text(encoding="utf-8")
        read = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
        assert [each for each in sentences(read) if HYPHEN.search(each)] == [], file.name


def sentences(catalogue: Any) -> Iterator[str]:
    """Every text of a catalogue, however deep it lies."""
    if isinstance(catalogue, str):
        yield catalogue
    elif isinstance(catalogue, dict | list):
        for each in catalogue.values() if isinstance(catalogue, dict) else catalogue:
            yield from sentences(each)


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_no_score_line_says_a_hyphen_for_a_minus_sign(name: str) -> None:
    state, luck = tokonoma.game(name).new(seed=11), random.Random(11)
    told: list[str] = []
    while state.to_act is not None:
        state.play(luck.choice(state.legal()))
        if len(state.steps) % 20 == 0 or state.to_act is None:
            told += said_of(state)
    assert [line for line in told if HYPHEN.search(line)] == []
    if name == "gorbinos_quest":
        assert any("−" in line for line in told)


def said_of(state: Any) -> list[str]:
    """Every score line of a state as if all its numbers were below nought, in both languages."""
    lines = [below_nought(line) for score in state.scores() for line in score["lines"]]
    book = state.rulebook
    return [book.say(line, language, str, key="key") for line in lines for language in words.LANGUAGES]


def below_nought(line: dict[str, Any]) -> dict[str, Any]:
    return {name: -value if type(value) is int and name != "seat" else value for name, value in line.items()}
