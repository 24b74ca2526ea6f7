"""A system that forces its own colours leaves the shapes and the lines: they must still tell what may be chosen."""

from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.web.visitor import GAMES, Visitor, Visits

Scheme = Literal["light", "dark"]

# The lines of a thing: its outline, or on a board its ground's stroke, and the ring that shows the keyboard's focus
LINES = """thing => {
    const ground = thing.querySelector(":scope > .ground"), ring = thing.querySelector(":scope > .ring")
    const is = getComputedStyle(ground ?? thing)
    if (!ground) return [is.outlineStyle, is.outlineWidth, is.outlineColor].join(" ")
    const seen = ring ? getComputedStyle(ring).visibility : ""
    return [is.stroke, is.strokeWidth, is.strokeDasharray, seen].join(" ")
}"""
BARE = ":not([data-state~=lit]):not([data-state~=chosen]):not([data-state~=just])"


def at_a_table(visits: Visits, game: str, scheme: Scheme) -> Visitor:
    """A visitor whose own choice of day or night is the opposite of the system's."""
    me = visits.visitor(theme="light" if scheme == "dark" else "dark", confirm="always")
    me.page.emulate_media(forced_colors="active", color_scheme=scheme)
    me.sit_down(game).my_turn()
    return me


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_chosen_is_chosen_or_in_focus_differs_by_its_lines(
    visits: Visits, game: str, scheme: Scheme
) -> None:
    me = at_a_table(visits, game, scheme)
    id = me.lit[0]
    kind = f"[data-id^='{id.split(':')[0]}:'][role=button]"
    bare = set(me.page.locator(kind + BARE).evaluate_all(f"all => all.map({LINES})"))
    thing = me.page.locator(f"[data-id='{id}']").first
    lit = thing.evaluate(LINES)
    me.touch(id)
    expect(thing).to_have_attribute("aria-pressed", "true")
    chosen = thing.evaluate(LINES)
    assert lit != chosen
    assert bare.isdisjoint({lit, chosen})
    me.page.keyboard.press("Escape")
    thing.focus()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowLeft")
    in_focus = me.page.locator("[data-id]:focus-visible")
    expect(in_focus).to_have_count(1)
    assert in_focus.evaluate(LINES) not in {lit, chosen} | bare


def test_a_card_that_is_not_open_has_no_line_around_it(visits: Visits) -> None:
    me = at_a_table(visits, "gorbinos_quest", "light")
    lines = me.page.locator(f".touch{BARE}").evaluate_all(f"all => all.map({LINES})")
    assert lines
    assert all(line.startswith("none") for line in lines)


def test_the_system_s_day_or_night_wins_and_seats_keep_colour_and_mark(visits: Visits) -> None:
    me = at_a_table(visits, "gorinto", "dark")
    assert me.page.evaluate("document.documentElement.dataset.theme") == "dark"
    chips = me.page.locator(".seat .chip")
    grounds = chips.evaluate_all("all => all.map(each => getComputedStyle(each).backgroundColor)")
    marks = chips.locator("use").evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert len(set(grounds)) == len(set(marks)) == 2


def test_the_main_button_stands_out(visits: Visits) -> None:
    me = at_a_table(visits, "gorinto", "dark")
    me.touch(me.offered("path"))
    me.touch(me.offered("space"))
    ground = "each => getComputedStyle(each).backgroundColor"
    assert me.page.locator(".confirm").evaluate(ground) != me.page.locator("body").evaluate(ground)
