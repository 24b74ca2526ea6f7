"""For everyone: French, screen readers, both themes, a phone."""

import random
import re
from collections.abc import Sequence
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect
from tests.web.visitor import GAMES, Visitor, Visits

# What depends on the colours: asked a second time, of the same page by night
OF_COLOURS = ["color-contrast", "link-in-text-block"]


PANEL = ("[role=tablist]", "[role=tabpanel]")


def faults(page: Page, axe: str, within: Sequence[str] = ("html",)) -> list[str]:
    """What axe finds wrong on a page that follows the system's colours, or in parts of it, by day and by night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"(() => {{ {axe} }})()")
    found = violations(page, within, "light", {})
    return found + [f"by night: {each}" for each in violations(page, within, "dark", {"runOnly": OF_COLOURS})]


def violations(
    page: Page, within: Sequence[str], theme: Literal["light", "dark"], options: dict[str, Any]
) -> list[str]:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    asked = {"resultTypes": ["violations"], "preload": False, **options}
    parts = [[each] for each in within]
    found = page.evaluate("([include, options]) => axe.run({include}, options)", [parts, asked])["violations"]
    return [f"{each['id']}: {[node['html'][:160] for node in each['nodes'][:3]]}" for each in found]


def looked_at(visits: Visits, **settings: Any) -> Visitor:
    """A visitor whose page lets axe in, which the page's own policy would not."""
    return visits.visitor(theme="system", confirm="never", bypass_csp=True, **settings)


def test_axe_sees_what_is_hard_to_read_by_day_and_by_night(visits: Visits, axe: str) -> None:
    page = looked_at(visits).open().page
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    for theme, said in (("light", "color-contrast"), ("dark", "by night: color-contrast")):
        pale = f"html[data-theme={theme}] .btn {{ color: #777 !important; background: #999 !important }}"
        style = page.add_style_tag(content=pale)
        assert [each.split(": [")[0] for each in faults(page, axe)] == [said]
        style.evaluate("each => each.remove()")


def test_axe_finds_nothing_on_the_pages_of_the_house(visits: Visits, axe: str) -> None:
    me = looked_at(visits).open()
    page = me.page
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    assert faults(page, axe) == []
    me.scroll("gorinto").get_by_role("button", name="More").click()
    assert faults(page, axe) == []
    me.open().scroll("koinobori").get_by_role("button", name="Play with a friend").click()
    page.wait_for_selector(".invite")
    assert faults(page, axe) == []
    page.get_by_role("button", name="Settings").click()
    assert faults(page, axe) == []
    me.open("/rules/gorinto")
    expect(page.locator("h1").last).to_be_visible()
    assert faults(page, axe) == []
    me.open("/games")
    assert faults(page, axe) == []


def test_a_card_that_cannot_be_played_stays_readable(visits: Visits, axe: str) -> None:
    me = looked_at(visits).sit_down("gorbinos_quest")
    me.my_turn()
    me.page.locator(".card-in-hand").first.evaluate("card => card.classList.add('resting')")
    assert faults(me.page, axe, within=[".card-in-hand.resting"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(visits: Visits, axe: str, game: str) -> None:
    me, luck = looked_at(visits).sit_down(game), random.Random(7)
    me.my_turn()
    for tab in ("Score", "Rules", "Chat", "Study", "Log"):
        me.page.get_by_role("tab", name=tab).click()
        expect(me.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert faults(me.page, axe, within=PANEL) == [], tab
    for _ in range(12):
        me.my_turn()
        if lit := me.lit:
            me.try_to(me.touch, luck.choice(lit))
        else:  # everything is chosen
            me.confirm()
    assert faults(me.page, axe) == []
    me.page.set_viewport_size({"width": 390, "height": 844})
    assert faults(me.page, axe) == [], "phone"
    me.page.set_viewport_size({"width": 1440, "height": 900})
    me.give_up()
    assert faults(me.page, axe) == [], "results"
    me.page.get_by_role("link", name="Study this game").click()
    me.page.wait_for_selector(".scrubber")
    assert faults(me.page, axe) == [], "replay"
    me.page.set_viewport_size({"width": 390, "height": 844})
    assert faults(me.page, axe) == [], "replay on a phone"
    for tab in ("Overview", "Study", "Moves"):
        me.page.get_by_role("tab", name=tab).click()
        assert faults(me.page, axe, within=PANEL) == [], f"replay on a phone, {tab}"


def test_axe_finds_nothing_around_a_table(visits: Visits, axe: str) -> None:
    me = looked_at(visits).sit_down("goryo")
    me.my_turn()
    me.page.get_by_role("button", name="Table", exact=True).click()
    me.page.get_by_role("button", name="People").click()
    expect(me.page.get_by_text("in this window")).to_be_visible()
    assert faults(me.page, axe) == [], "people"
    me.page.keyboard.press("Escape")
    me.open("/games").page.wait_for_selector(".picture .stage")
    assert faults(me.page, axe) == [], "my games"


def test_everything_is_said_in_french(visits: Visits) -> None:
    me = visits.visitor(language="fr").open()
    expect(me.page.get_by_text("Quatre jeux, sans compte")).to_be_visible()
    me.scroll("gorinto").get_by_role("button", name="Jouer maintenant").click()
    me.touch(me.offered("path"))
    expect(me.page.locator(".actions")).to_contain_text("Placez une tuile du Chemin")
    assert me.page.evaluate("document.documentElement.lang") == "fr"
    me.page.locator("[data-id^='space:']:not([data-state~=lit])").last.click()
    expect(me.page.locator(".actions [role=alert]")).not_to_contain_text("lead")
    me.page.get_by_role("tab", name="Règles").click()
    expect(me.page.locator("#rule-3\\.1")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_no_table_leaves_anything_unsaid_in_french(visits: Visits, game: str) -> None:
    me, luck = visits.visitor(language="fr", confirm="never").sit_down(game), random.Random(8)
    for _ in range(10):
        me.my_turn()
        if me.page.locator(".confirm").count():
            me.confirm()
        else:
            me.try_to(me.touch, luck.choice(me.lit))
    for tab in ("Score", "Journal"):
        me.page.get_by_role("tab", name=tab).click()
        said = me.page.locator("body").inner_text()
        spoken = me.page.locator("[aria-label]").evaluate_all("all => all.map(each => each.ariaLabel).join('\\n')")
        assert re.findall(r"\{\w+|undefined|\bNaN\b|\b(?:move|score|decision|refusal|event)\.\w+", said + spoken) == []


VERBS = {
    "gorinto": {"en": "Place", "fr": "Placer"},
    "goryo": {"en": "Begin here", "fr": "Commencer là"},
    "gorbinos_quest": {"en": "Place", "fr": "Placer"},
    "koinobori": {"en": "Take", "fr": "Prendre"},
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_main_button_says_the_verb_of_what_it_does(visits: Visits, game: str, language: str) -> None:
    me = visits.visitor(language=language, confirm="always").sit_down(game)
    for _ in range(2):
        me.my_turn()
        if not me.page.locator(".confirm").count():
            me.touch(me.lit[0])
    expect(me.page.locator(".confirm")).to_have_text(VERBS[game][language])


def test_a_rule_opens_at_the_paragraph_of_the_thing_pointed_at(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    me.page.locator("[data-id='path:c']").hover()
    me.page.keyboard.press("?")
    expect(me.page.locator("p.here")).to_contain_text("3.1")


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_on_a_phone_is_large_enough_to_touch(visits: Visits, game: str) -> None:
    me = visits.visitor(width=360, height=740).sit_down(game)
    me.my_turn()
    boxes = me.page.locator("[data-id][role=button], .actions button, .bar button").evaluate_all(
        "all => all.map(each => [each.dataset.id || each.textContent, each.getBoundingClientRect()])"
        ".filter(([_, box]) => box.width > 0).map(([name, box]) => [name, box.width, box.height])"
    )
    assert [name for name, width, height in boxes if min(width, height) < 43.5] == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_turn_and_what_happens_are_announced(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    expect(me.page.locator("[aria-live=assertive]").first).to_contain_text("Your turn")
    me.touch(me.offered_tile())
    me.touch(me.offered("space"))
    expect(me.page.locator("[role=log][aria-live=polite]").first).to_contain_text("places")
