"""Every event, move and score line has its sentence in every language, and every sentence is used."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import tokonoma
from tests.contract.openings import Opening, of_game
from tokonoma.kernel.words import LANGUAGES, PLACEHOLDER, catalogue

GAMES = pytest.mark.parametrize("name", tokonoma.GAMES)


def said(opening: Opening, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    state = opening.new(seed)
    for event in state.told:
        yield event["event"], event
    luck = random.Random(seed)
    while state.to_act is not None:
        view = state.view(state.to_act)
        for offer in luck.sample(view["legal"], min(3, len(view["legal"]))):
            yield offer["say"]["key"], offer["say"]
        for score in view["scores"]:
            for line in score["lines"]:
                yield line["key"], line
        for event in state.play(luck.choice(state.legal())):
            yield event["event"], event
            for audience in range(-1, state.seats):
                cut = state.rulebook.event_for(event, audience)
                if cut is not None:
                    yield cut["event"], cut


@GAMES
def test_everything_said_has_its_sentence_in_every_language(name: str) -> None:
    rulebook = tokonoma.game(name).rulebook
    for key, values in said_at_all(name):
        for language in LANGUAGES:
            sentence = rulebook.say(values | {"key": key}, language, lambda seat: f"seat {seat}", "key")
            assert sentence
            assert "{" not in sentence, sentence


def said_at_all(name: str) -> list[tuple[str, dict[str, Any]]]:
    """What is said in games of every opening, once each: most is said at every decision again."""
    everything = (each for seed, opening in enumerate(of_game(name)) for each in said(opening, seed))
    return list({repr(each): each for each in everything}.values())


@GAMES
def test_the_catalogues_have_the_same_messages_with_the_same_values(name: str) -> None:
    folder = tokonoma.game(name).rulebook.folder
    english, *others = (catalogue(folder, language) for language in LANGUAGES)
    for other in others:
        assert set(other) == set(english)
        for key, message in english.items():
            fields = [{found[1] for found in PLACEHOLDER.finditer(text)} for text in (message, other[key])]
            assert fields[0] == fields[1], key


@GAMES
def test_every_move_has_its_verb_for_a_button(name: str) -> None:
    words = catalogue(tokonoma.game(name).rulebook.folder, "en")
    moves = {key.split(".")[1] for key in words if key.startswith(("move.", "pick."))}
    assert {key.removeprefix("verb.") for key in words if key.startswith("verb.")} == moves


@GAMES
def test_french_is_set_as_french_is(name: str) -> None:
    folder = tokonoma.game(name).rulebook.folder
    page = (folder / "RULES.fr.md").read_text(encoding="utf-8").splitlines()
    for text in [*catalogue(folder, "fr").values(), *page]:
        assert not re.search(r"[\w})’] [:;!?»]|« ", text), f"a line may break before the sign: {text}"
        assert not re.search(r"[^\W\d]'\w", text), f"a straight apostrophe: {text}"


@GAMES
def test_every_option_and_mode_has_a_name(name: str) -> None:
    rulebook = tokonoma.game(name).rulebook
    words = catalogue(rulebook.folder, "en")
    for mode in rulebook.modes:
        assert f"mode.{mode}" in words
    for option in rulebook.options:
        assert f"option.{option.name}" in words
        assert [value for value in option.values if f"{option.name}.{value}" not in words] == []


def test_sentences_fill_in_seats_names_lists_and_numbers() -> None:
    from tokonoma.kernel.words import say

    words = {"t": "{seat} takes {tiles|# tile|# tiles} of {element} and {gift:element}", "element.fire": "Fire"}
    values = {"seat": 1, "tiles": 1, "element": "fire", "gift": ["fire", "fire"]}
    assert say(words, "t", values, "en", lambda seat: f"#{seat}") == "#1 takes 1 tile of Fire and Fire, Fire"
    assert "0 tiles" in say(words, "t", values | {"tiles": 0}, "en", str)
    assert "0 tile " in say(words, "t", values | {"tiles": 0}, "fr", str)
    assert re.search("2 tiles", say(words, "t", values | {"tiles": 2}, "fr", str))
