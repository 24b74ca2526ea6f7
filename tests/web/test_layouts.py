"""Every table at every size: nothing scrolls sideways or is too small to read or touch, what one needs is there."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.visitor import GAMES, Visitor, Visits

BOT = {"kind": "bot", "level": "beginner"}
SEATS = {
    "gorinto": [{"kind": "me"}, BOT, BOT, BOT],
    "goryo": [BOT, {"kind": "me"}],
    "gorbinos_quest": [{"kind": "me"}, BOT, BOT, BOT, BOT, BOT],
    "koinobori": [{"kind": "me"}, BOT, BOT],
}
SIZES = [(1440, 900), (1366, 650), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]
ZOOMED = [(720, 450), (683, 325), (640, 360)]  # 1440x900, 1366x650 and 1280x720 at 200 %
LYING = 560  # a window lower than this is a phone on its side, or zoomed
LEAST_TEXT = 11
FINGER, POINTER = 43.5, 24

# The standing facts of each game, in the panel's first tab
FACTS = {
    "gorinto": [".seasons", "details.goal >> nth=0", "details.goal >> nth=2"],
    "goryo": ["svg[aria-label*='ong']", "[data-id^='tile:']", ".left"],
    "gorbinos_quest": ["[data-id='slot:0']", "tfoot", ".costs"],
    "koinobori": ["tbody th >> nth=5", "tfoot"],
}


def sit_down(visits: Visits, game: str, width: int = 1440, height: int = 900, **settings: Any) -> Visitor:
    me = visits.visitor(width, height, confirm="always", **settings).sit_down(game, seats=SEATS[game])
    me.my_turn()
    return me


def resize(me: Visitor, width: int, height: int) -> None:
    me.page.set_viewport_size({"width": width, "height": height})
    me.page.wait_for_timeout(150)


SMALL_TEXT = """least => {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        const text = walker.currentNode.textContent.trim()
        if (!text || element.closest('.unseen, script, style, title, [aria-live]')) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        if (range.getBoundingClientRect().width < 2) continue
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null
        const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
        if (size > 0 && size < least - 0.05) found.push(`${text.slice(0, 30)}: ${size.toFixed(1)}`)
    }
    return found
}"""

CUT_LINE = """[...document.querySelectorAll('.bar .line')]
    .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
    .map(each => each.textContent)"""

SMALL_TARGETS = """least => [...document.querySelectorAll('[data-id][role=button], button, summary, input, .table a')]
    .map(each => [each, each.getBoundingClientRect()])
    .map(([each, box]) => [each.dataset.id || each.getAttribute('aria-label') || each.textContent.trim(), box])
    .filter(([_, box]) => box.width > 1 && Math.min(box.width, box.height) < least)
    .map(([name, box]) => `${name}: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""


def measure(me: Visitor, width: int, height: int) -> list[str]:
    """What is wrong with the table at a size."""
    resize(me, width, height)
    page = me.page
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    found = [f"it scrolls sideways: {wide}"] if wide > width else []
    found += [f"it scrolls down: {high}"] if high > height and (width, height) in SIZES else []
    found += [f"text too small: {each}" for each in page.evaluate(SMALL_TEXT, LEAST_TEXT)]
    found += [f"cut: {each}" for each in page.evaluate(CUT_LINE) if width < LYING]
    least = POINTER if height < LYING else FINGER
    found += [f"target too small: {each}" for each in page.evaluate(SMALL_TARGETS, least)]
    return [f"{width}x{height}: {each}" for each in found]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_too_small_at_any_size(visits: Visits, game: str) -> None:
    me = sit_down(visits, game)
    found = [each for width, height in SIZES + ZOOMED for each in measure(me, width, height)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_too_small_in_french(visits: Visits, game: str) -> None:
    me = sit_down(visits, game, language="fr")
    found = [
        each
        for width, height in [(1366, 650), (1024, 768), (390, 844), (844, 390)]
        for each in measure(me, width, height)
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_standing_facts_are_in_sight_or_one_touch_away(visits: Visits, game: str) -> None:
    me = sit_down(visits, game)
    for width, height in SIZES:
        resize(me, width, height)
        tab = me.page.get_by_role("tab", name="Overview")
        if tab.count():
            expect(tab).to_be_in_viewport()
            tab.click()
        for fact in FACTS[game]:
            one = me.page.locator(fact).first
            if width < 700 or height < LYING:
                one.scroll_into_view_if_needed()
            expect(one, f"{fact} at {width}x{height}").to_be_in_viewport(ratio=0.9)


def board(me: Visitor) -> dict[str, float]:
    script = "each => (({x, y, width, height}) => ({x, y: y + scrollY, width, height}))(each.getBoundingClientRect())"
    return dict(me.page.locator("main.board svg[role=group]").first.evaluate(script))


def test_the_map_takes_at_least_three_fifths_of_the_width(visits: Visits) -> None:
    me = sit_down(visits, "gorbinos_quest")
    for width, height in SIZES + ZOOMED[:1]:
        resize(me, width, height)
        share = board(me)["width"] / width
        assert share > (0.95 if width < 1024 and height > width else 0.6 if width > 800 else 0.58), (
            f"{width}x{height}: {share}"
        )


def test_a_place_of_a_six_seat_map_is_touched_on_a_phone_lying_on_its_side(visits: Visits) -> None:
    me = sit_down(visits, "gorbinos_quest", 844, 390)
    place = me.offered("location")
    me.touch(place)
    expect(me.page.locator(f"[data-id='{place}']")).to_have_attribute("aria-pressed", "true")


def test_a_seat_of_the_strip_opens_in_the_margin_and_escape_closes_it(visits: Visits) -> None:
    me = sit_down(visits, "gorbinos_quest", 1366, 650)
    page, before = me.page, board(me)
    third = page.locator(".seats button").nth(2)
    third.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".panel h2:not(.unseen)").first).to_have_text("Sparrow 3")
    expect(third).to_have_attribute("aria-expanded", "true")
    assert board(me) == before
    page.keyboard.press("Escape")
    expect(third).to_have_attribute("aria-expanded", "false")
    expect(third).to_be_focused()
    expect(page.get_by_role("tab", name="Overview")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_on_from_the_home_page_is_large_enough(visits: Visits, language: str) -> None:
    me = visits.visitor(language=language).open()
    me.page.wait_for_selector("article .main:enabled")
    assert me.page.locator("a.first").count() == len(GAMES)
    targets = SMALL_TARGETS.replace(".table a", "a")
    for width, height in [*SIZES, (320, 640)]:
        resize(me, width, height)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        assert me.page.evaluate(targets, FINGER) == [], (width, height)
        assert me.page.evaluate(SMALL_TEXT, LEAST_TEXT) == [], (width, height)
