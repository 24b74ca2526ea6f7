"""French as an editor would print it: agreement, capital letters, and whole sentences."""

import json
import re
import tomllib

import pytest
from playwright.sync_api import expect
from tests.web.served import ROOT
from tests.web.test_results import end_of
from tests.web.visitor import GAMES, Visits

PATIENCE = 15_000
NBSP = "\u00a0"


def catalogue() -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / "web/messages/fr.json").read_text(encoding="utf-8"))
    return found


def test_tiles_are_counted_as_choisies(visits: Visits) -> None:
    """Only Gorinto's tiles are picked, and « une tuile » is feminine."""
    assert catalogue()["chosen_of"] == f"Choisies{NBSP}: {{chosen}} sur {{count}}"
    picks = [game for game in GAMES if "Pick" in (ROOT / f"src/tokonoma/games/{game}/view_types.py").read_text()]
    assert picks == ["gorinto"]
    me = visits.visitor(language="fr", confirm="always").sit_down("gorinto", seats=[{"kind": "me"}, {"kind": "here"}])
    me.offered("path")
    named = "all => all.map(each => [each.dataset.id, each.getAttribute('aria-label')])"
    lit = me.page.locator("[data-id^='path:'][data-state~=lit]").evaluate_all(named)
    me.touch(next(id for id, name in lit if "Terre" not in name and "Vide" not in name))
    me.touch(me.offered("space"))
    me.confirm()
    hint = me.page.locator(".actions .say .small").last
    expect(hint).to_have_text(re.compile(rf"^Choisies{NBSP}: 0 sur [12]$"), timeout=PATIENCE)


def test_a_colour_at_the_head_of_a_line_begins_with_a_capital(visits: Visits) -> None:
    words = tomllib.loads((ROOT / "src/tokonoma/games/koinobori/words.fr.toml").read_text(encoding="utf-8"))
    assert words["colour.dark_green"] == "vert foncé"
    me = visits.visitor(language="fr").sit_down("koinobori")
    head = me.page.locator("[data-id='colour:dark_green'] b")
    expect(head).to_have_text("vert foncé", ignore_case=True, timeout=PATIENCE)
    first = "each => getComputedStyle(each, '::first-letter').textTransform"
    assert head.evaluate(first) == "uppercase"
    assert head.evaluate("each => getComputedStyle(each).display") == "inline-block", "inline text has no first letter"


def test_a_place_in_the_results_is_place_1(visits: Visits) -> None:
    assert catalogue()["place"] == "Place {place}"
    me = end_of(visits, "gorinto", 2, language="fr")
    places = [text.strip() for text in me.page.locator(".results .places .muted").all_inner_texts()]
    assert sorted(re.sub(r"^(vous|robot débutant), ", "", text) for text in places) == ["Place 1", "Place 2"]
    expect(me.page.locator("#results-title")).to_have_text(re.compile(r"^\S.* gagne(?:nt)?$"))


# What ends like a sentence that was cut: a comma, a dash, or a word that asks for another
CUT = re.compile(r"(?:[,;–]|\b(?:de|du|des|le|la|les|un|une|et|ou|à|au|aux|en|par|pour|sur|dans|avec|que|qui))$")
ENGLISH = re.compile(r"\b(?:the|your|and|with|of|is|are)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_no_half_sentence_stands_at_a_table(visits: Visits, game: str) -> None:
    me = visits.visitor(language="fr", confirm="always").sit_down(game)
    me.my_turn()
    expect(me.page.locator(".actions .say b")).not_to_have_text("À vous", timeout=PATIENCE)
    seen: set[str] = set()
    for _ in range(6):
        me.my_turn()
        seen |= {text.strip() for text in me.page.locator(".actions .say > *, .log li").all_inner_texts()}
        if me.page.locator(".confirm").count():
            me.confirm()
        else:
            me.touch(me.lit[0])
        me.page.wait_for_timeout(100)
    lines = [line.strip() for text in seen for line in text.splitlines() if line.strip()]
    assert len(lines) > 3
    assert [line for line in lines if CUT.search(line) or ENGLISH.search(line)] == []
