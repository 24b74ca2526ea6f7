"""The page that `tokonoma arena --html` writes, on a phone and a desk: nothing is cut, and no word is small."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page
from tests.arena.test_report import LADDER, LONG, told

Scheme = Literal["light", "dark"]

FAULTS = {
    "faults": {LONG: {"wrote 'rubbish' where a move was due, and went on to do so for as long as it was asked": 9}}
}
ANY_TIME = {name: {"deals": 24, "win_rate": 0.5, "low": 0.01, "high": 0.99, "even": 0.5} for name in (LONG, "random")}
PAGES = {
    "match": told((LONG, "random"), FAULTS | {"any_time": ANY_TIME}),
    "ladder": told((*LADDER, LONG), ladder=True),
    "alone": told(("greedy", "random"), seats=1),
}

# The boxes of all words, each cut to what its ancestors let through
WORDS = """() => {
    const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const node = walk.currentNode, of = node.parentElement
        if (!node.data.trim() || getComputedStyle(of).clipPath !== "none") continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = of.closest(".box")?.getBoundingClientRect() ?? document.body.getBoundingClientRect()
        const size = parseFloat(getComputedStyle(of).fontSize)
        for (const each of range.getClientRects())
            found.push({words: node.data, size, x: each.left, y: each.top, right: each.right, bottom: each.bottom,
                        is_cut: each.left < box.left - 1 || each.right > box.right + 1})
    }
    return found
}"""
MARKS_CUT = """() => [...document.querySelectorAll("svg g.halo + *")].filter(mark => {
    const is = mark.getBoundingClientRect(), box = mark.closest(".box").getBoundingClientRect()
    return is.left < box.left || is.right > box.right
}).length"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
SCROLLS = "() => [...document.querySelectorAll('.box')].filter(box => box.scrollWidth > box.clientWidth).length"


def opened(browser: Browser, tmp_path: Path, name: str, width: int, scheme: Scheme = "light") -> Page:
    """A page of the arena in a window of a width."""
    file = tmp_path / "report.html"
    file.write_text(PAGES[name], encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme, is_mobile=width < 600)
    page.goto(file.as_uri())
    return page


@pytest.mark.parametrize("width", [320, 360, 560, 1200])
@pytest.mark.parametrize("name", PAGES)
def test_words_are_large_enough_and_neither_cut_nor_over_one_another(
    browser: Browser, tmp_path: Path, name: str, width: int
) -> None:
    page = opened(browser, tmp_path, name, width)
    words = page.evaluate(WORDS)
    assert page.evaluate("innerWidth") == width
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SCROLLS) == 0
    assert page.evaluate(MARKS_CUT) == 0
    assert min(each["size"] for each in words) >= 12
    assert [each["words"] for each in words if each["is_cut"]] == []
    assert [(one["words"], other["words"]) for one in words for other in words if is_over(one, other)] == []
    page.close()


def is_over(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes of words share more than the room between lines."""
    wide = min(one["right"], other["right"]) - max(one["x"], other["x"])
    tall = min(one["bottom"], other["bottom"]) - max(one["y"], other["y"])
    return one != other and wide > 0 and tall > 4


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_fit_for_everyone(browser: Browser, axe: str, tmp_path: Path, name: str, scheme: Scheme) -> None:
    page = opened(browser, tmp_path, name, 360, scheme)
    page.evaluate(axe)
    found = page.evaluate("axe.run().then(found => found.violations.map(each => [each.id, each.nodes[0].html]))")
    assert found == []
    page.close()


def test_a_page_prints_dark_on_white_whatever_the_screen_shows(browser: Browser, tmp_path: Path) -> None:
    page = opened(browser, tmp_path, "match", 800, "dark")
    page.emulate_media(media="print", color_scheme="dark")
    ground = "getComputedStyle(document.querySelector('section')).backgroundColor"
    ink = "getComputedStyle(document.documentElement).color"
    assert page.evaluate(f"[{ground}, {ink}]") == ["rgb(255, 255, 255)", "rgb(35, 31, 26)"]
    page.close()
