"""Whole games, by mouse and by keyboard alone."""

import random

import pytest
from playwright.sync_api import expect
from tests.web.visitor import GAMES, Visitor, Visits


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visits: Visits, game: str) -> None:
    me, luck = visits.visitor(confirm="never").sit_down(game), random.Random(1)
    me.play_to_the_end(luck.choice, me.touch)
    expect(me.page.locator("#results-title")).to_contain_text("win")
    totals = me.page.locator(".results .total td").all_inner_texts()
    for column, total in enumerate(totals, start=2):
        rows = me.page.locator(f".results tbody tr.line td:nth-child({column})").all_inner_texts()
        assert sum(int(each.replace("−", "-")) for each in rows if each != "–") == int(total.replace("−", "-"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visits: Visits, game: str) -> None:
    me, luck = visits.visitor(confirm="never").sit_down(game), random.Random(2)
    me.play_to_the_end(luck.choice, lambda id: walk_to(me, id))
    expect(me.page.locator("#results-title")).to_contain_text("win")


def walk_to(me: Visitor, id: str) -> None:
    """Walk to a thing with the arrow keys as its place on the screen tells, or else with Tab, and press Enter."""
    page = me.page
    if id.startswith("button:"):
        page.locator(f".actions [data-id='{id}']").focus()
        return page.keyboard.press("Enter")
    if page.evaluate("!document.activeElement.closest('[data-id]')"):
        page.locator("[data-id][tabindex='0']").first.focus()
    for _ in range(30):
        away = page.evaluate(
            """id => {
                const here = document.activeElement, there = document.querySelector(`[data-id="${id}"]`)
                if (!there || here === there) return null
                const from = here.getBoundingClientRect(), to = there.getBoundingClientRect()
                return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
            }""",
            id,
        )
        if away is None:
            break
        x, y = away
        if abs(x) > abs(y):
            page.keyboard.press("ArrowRight" if x > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if y > 0 else "ArrowUp")
    for _ in range(150):
        if page.evaluate("document.activeElement.dataset.id") == id:
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.id") == id
    page.keyboard.press("Enter")


def test_solo_and_partnership_are_played_too(visits: Visits) -> None:
    for mode in ("solo", "partnership"):
        me, luck = visits.visitor(confirm="never"), random.Random(3)
        me.open().scroll("gorinto").get_by_role("button", name="More").click()
        me.page.get_by_label("Mode").select_option(mode)
        me.page.get_by_role("button", name="Begin").click()
        me.play_to_the_end(luck.choice, me.touch)
        expect(me.page.locator("#results-title")).to_be_visible()


def test_dragging_a_tile_places_it(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    path = me.offered_tile()
    box = me.page.locator(f"[data-id='{path}']").bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 + 20, steps=4)
    there = me.page.locator(f"[data-id='{me.offered('space')}']").bounding_box()
    assert there is not None
    me.page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    me.page.mouse.up()
    expect(me.page.locator(".placed")).to_have_count(1)
