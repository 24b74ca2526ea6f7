"""The table's menu and the settings: readable, closed by Escape and by a click outside, never acting on the game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.web.visitor import Visitor, Visits

SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]


def menu(me: Visitor, name: str) -> tuple[Locator, Locator]:
    """The button and what it opens."""
    return me.page.get_by_role("button", name=name, exact=True), me.page.locator(
        f".bar [aria-label='{name}']:is(div, section)"
    )


@pytest.mark.parametrize("name", ["Table", "Settings"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_menu_is_wide_enough_for_its_words_and_stays_on_the_page(
    visits: Visits, name: str, width: int, height: int
) -> None:
    me = visits.visitor(width, height).play_now("gorinto")
    button, panel = menu(me, name)
    button.click()
    box = panel.bounding_box()
    assert box is not None
    assert box["width"] > 200
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    spilt = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
    assert panel.locator("button").evaluate_all(spilt) == []


@pytest.mark.parametrize("name", ["Table", "Settings"])
def test_a_menu_takes_the_focus_and_escape_gives_it_back(visits: Visits, name: str) -> None:
    me = visits.visitor().play_now("gorinto")
    button, panel = menu(me, name)
    button.focus()
    me.page.keyboard.press("Enter")
    expect(panel.locator(":focus")).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("name", ["Table", "Settings"])
def test_escape_and_a_click_outside_close_a_menu_and_leave_the_game_alone(visits: Visits, name: str) -> None:
    me = visits.visitor().play_now("gorinto")
    me.touch(me.offered("path"))
    chosen = me.page.locator("[data-state~=chosen]")
    expect(chosen).to_have_count(1)
    button, panel = menu(me, name)
    ways: list[Callable[[], None]] = [
        lambda: me.page.keyboard.press("Escape"),
        lambda: me.page.locator("[data-state~=lit]").last.click(),
    ]
    for close in ways:
        button.click()
        expect(panel).to_be_visible()
        close()
        expect(panel).to_have_count(0)
        expect(chosen).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_one_menu_at_a_time(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    (table, tables), (gear, settings) = menu(me, "Table"), menu(me, "Settings")
    table.click()
    gear.click()
    expect(tables).to_have_count(0)
    expect(settings).to_be_visible()


def test_after_a_confirmed_move_the_focus_is_on_the_next_lit_thing(visits: Visits) -> None:
    me = visits.visitor(confirm="always").play_now("gorinto")
    me.touch(me.offered_tile())
    me.touch(me.offered("space"))
    me.page.locator(".confirm").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".placed")).to_have_count(1)
    expect(me.page.locator("[data-state~=lit]:focus, .actions .confirm:focus")).to_have_count(1)


def test_a_refusal_begins_with_a_capital_letter(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    me.touch(me.offered("path"))
    me.page.locator("[data-id^='space:']:not([data-state~=lit])").last.click()
    said = me.page.locator(".actions [role=alert]")
    expect(said).to_contain_text("lead")
    assert said.inner_text()[0].isupper()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_help_has_a_button_that_opens_the_rule_of_what_was_pointed_at(visits: Visits, width: int, height: int) -> None:
    me = visits.visitor(width, height).play_now("gorinto")
    button = me.page.locator("header.bar").get_by_role("button", name="The rule of the thing in focus")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(me.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_a_menu_longer_than_the_window_scrolls_within_it(visits: Visits) -> None:
    me = visits.visitor(844, 390).play_now("goryo")
    me.page.get_by_role("button", name="Table", exact=True).click()
    me.page.get_by_role("button", name="People").click()
    expect(me.page.get_by_text("in this window")).to_be_visible()
    box = me.page.locator(".holder .list").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390
    leave = me.page.get_by_role("button", name="Leave the table")
    leave.scroll_into_view_if_needed()
    expect(leave).to_be_in_viewport(ratio=1)
