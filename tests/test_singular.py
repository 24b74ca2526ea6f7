"""Players read no "1 provinces" and no "a iron token", in either language, and minus signs are true ones."""

import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.contract.openings import of_game
from tokonoma.kernel.words import LANGUAGES, PLACEHOLDER, catalogue, counted, say, signed
from tokonoma.terminal import ending
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.pen import Pen

TERMINAL = Path(tokonoma.__file__).parent / "terminal"
FOLDERS = {**{name: tokonoma.game(name).rulebook.folder for name in tokonoma.GAMES}, "terminal": TERMINAL}
CATALOGUES = pytest.mark.parametrize(("name", "language"), [(name, each) for name in FOLDERS for each in LANGUAGES])
ONE = r"(?<![\w.,×=+−’])(?<!Round )(?<!Manche )1 "  # which round it is, is not counted
MANY = {
    "en": re.compile(ONE + r"(?!is\b|was\b|as\b|has\b|times\b|this\b|crosses\b)\w+s\b"),
    "fr": re.compile(ONE + r"(?!fois\b|après\b|quelques\b|pas\b|dans\b|sans\b|sous\b|plus\b|bois\b|vivres\b)\w+[sx]\b"),
}
WRONG_ARTICLE = {
    "en": re.compile(r"\b[Aa] [aeiou]\w+|\b[Aa]n [^aeiou\W]\w+"),
    "fr": re.compile(r"\b(?:[dlnsjDLNSJ]e|[Ll]a|[Qq]ue) [aeiouéèêâîô]\w+"),
}
RIGHT = re.compile(r"\b[Aa] (?:one|uni\w+|use\w*)\b|\b[Aa]n hour|\b[Ll]e (?:onze|oui)")
NAMES = ("Aiko", "Ren", "Mika", "Sora", "Yuki", "Haru")
HYPHEN = re.compile(r"(?:^|[\s(=:×])-\d")
PLACES = {"chit", "burrow", "round", "number", "place", "level", "step"}  # "round 1 ends": which one, not how many


def numbers(words: dict[str, str]) -> set[str]:
    """The fields that some message counts: they have one form for one and another for many."""
    return {found[1] for message in words.values() for found in PLACEHOLDER.finditer(message) if found[3] is not None}


def spoken(words: dict[str, str], language: str) -> Iterator[tuple[str, str]]:
    """Every message with every number one, and with every name that a field of its may have."""
    counts = numbers(words) - PLACES
    for key, message in words.items():
        fields = {found[1]: found[2] or found[1] for found in PLACEHOLDER.finditer(message)}
        names = {kind: [each for each in words if each.startswith(kind + ".")] for kind in fields.values()}
        for i in range(max([1, *map(len, names.values())])):
            values: dict[str, Any] = {field: value(field, names[kind], counts, i) for field, kind in fields.items()}
            yield key, say(words, key, values, language, lambda seat: "Ren")


def counting(text: str, words: dict[str, str]) -> str:
    """The text without names that end in a number, such as "Misthaven 1"."""
    for name in sorted((each for each in words.values() if each.endswith(" 1")), key=len, reverse=True):
        text = text.replace(name, "")
    return text


def value(field: str, names: list[str], counts: set[str], i: int) -> int | str:
    """One where the field counts, else one of its names, else any word."""
    if field in counts:
        return 1
    return names[i % len(names)].partition(".")[2] if names else "Ren"


def test_what_is_searched_for_is_found() -> None:
    assert MANY["en"].search("Pink: 2 tags times 1 (1 provinces with a city)")
    assert MANY["fr"].search("Rose : 1 villes")
    assert not MANY["en"].search("seat 1 is first")
    assert not MANY["fr"].search("21 villes")
    assert WRONG_ARTICLE["en"].search("Ren builds a iron city")
    assert WRONG_ARTICLE["fr"].search("le jeton de or")
    assert HYPHEN.search("income -3")
    assert not HYPHEN.search("b>b3-4")


@CATALOGUES
def test_one_of_a_thing_is_told_in_the_singular(name: str, language: str) -> None:
    words = catalogue(FOLDERS[name], language)
    assert [each for each in spoken(words, language) if MANY[language].search(counting(each[1], words))] == []


@CATALOGUES
def test_articles_fit_what_follows(name: str, language: str) -> None:
    words = catalogue(FOLDERS[name], language)
    assert [each for each in spoken(words, language) if WRONG_ARTICLE[language].search(RIGHT.sub("", each[1]))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_whole_games_are_told_with_singulars_and_minus_signs(name: str, language: str) -> None:
    for seed, opening in enumerate(islice(of_game(name), 2)):
        state, luck = opening.new(seed), random.Random(seed)
        words = catalogue(state.rulebook.folder, language)
        pen, step = Pen(language, words, dict(enumerate(NAMES)), width=120), 0
        while state.to_act is not None:
            told = [state.rulebook.say(each, language, pen.name) for each in state.play(luck.choice(state.legal()))]
            check(told + (draw(state.view(0), pen) if step % 25 == 0 else []), pen)
            step += 1
        check([*draw(state.view(0), pen), *ending.result(state, pen)], pen)


def check(lines: list[str], pen: Pen) -> None:
    said = [counting(line, pen.catalogue) for line in lines]
    assert [line for line in said if HYPHEN.search(line) or MANY[pen.language].search(line)] == []


def test_numbers_are_counted_and_signed() -> None:
    assert (counted(1, "table"), counted(0, "table")) == ("1 table", "0 tables")
    assert counted(2000, "entry", "entries") == "2,000 entries"
    assert (signed(-3), signed(0), signed(4)) == ("−3", "+0", "+4")
