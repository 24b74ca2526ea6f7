"""RULES.md, the catalogues and the code speak of the same things."""

import re
from typing import cast

import tokonoma
from tokonoma.games.goryo.rulebook import Goryo
from tokonoma.kernel.events import kinds_in
from tokonoma.kernel.words import LANGUAGES, catalogue

RULEBOOK = tokonoma.game("goryo").rulebook
PAGE = (RULEBOOK.folder / "RULES.md").read_text(encoding="utf-8")


def test_every_paragraph_the_code_points_at_is_in_the_rules() -> None:
    numbered = set(re.findall(r"^\*\*([R\d][\d.]*)\*\*", PAGE, re.MULTILINE))
    for file in RULEBOOK.folder.glob("*.py"):
        pointed = set(re.findall(r"§(\d+\.\d+)", file.read_text(encoding="utf-8")))
        assert pointed <= numbered, file.name


def test_every_event_and_every_object_of_the_box_has_its_words() -> None:
    for language in LANGUAGES:
        words = catalogue(RULEBOOK.folder, language)
        assert {kind.name for kind in kinds_in("tokonoma.games.goryo.events").values()} <= set(words)
        assert {f"object.{name}" for name in cast(Goryo, RULEBOOK).object_names} <= set(words)


def test_the_turn_written_in_the_rules_can_be_played() -> None:
    written = re.search(r"`(b3 [^`]*confirm)`", PAGE)
    assert written
    state = tokonoma.game("goryo").new()
    for text in ("mask", "helmet", "a3"):
        state.play(text)
    legal = state.copy()
    legal.play(written[1])
    assert legal.to_act == 1
