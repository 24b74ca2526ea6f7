"""The board stays where it is and as large as it is, whatever the table says, offers or deals."""

import random

import pytest
from playwright.sync_api import expect
from tests.web.test_layouts import SEATS
from tests.web.visitor import GAMES, Visitor, Visits

TOUCHES = 26
BOXES = """() => Object.fromEntries(
    [...document.querySelectorAll('main.board, main.board svg[role=group], .foot, .seats')]
    .map((each, at) => [each.className.baseVal ?? each.className + at, each.getBoundingClientRect()])
    .map(([name, {x, y, width, height}]) => [name, [x, y + scrollY, width, height].map(Math.round).join(' ')]))"""


def play(me: Visitor, touches: int, seed: int) -> list[dict[str, str]]:
    """Touch what is open, confirm what is ready, and measure after every touch."""
    luck, seen = random.Random(seed), []
    for _ in range(touches):
        me.page.wait_for_selector("[data-state~=lit], .actions button[data-id]:enabled, .confirm", timeout=20_000)
        seen.append(me.page.evaluate(BOXES))
        if me.page.locator(".confirm").count() and luck.random() < 0.7:
            me.page.locator(".confirm").click()
        elif lit := [each for each in me.lit if each != "button:end"] or me.lit:
            me.try_to(me.touch, luck.choice(lit))
        seen.append(me.page.evaluate(BOXES))
        me.page.wait_for_timeout(40)
    return seen


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_one_box_through_whole_turns(visits: Visits, game: str, width: int, height: int) -> None:
    me = visits.visitor(width, height, confirm="always").sit_down(game, seats=SEATS[game])
    me.my_turn()
    seen = play(me, TOUCHES, seed=2)
    for name in seen[0]:
        assert {each[name] for each in seen} == {seen[0][name]}, f"{name} moved"


def test_a_banner_moves_nothing(visits: Visits) -> None:
    me = visits.visitor(1024, 768).sit_down("goryo", seats=SEATS["goryo"])
    me.my_turn()
    before = me.page.evaluate(BOXES)
    me.page.context.set_offline(True)
    expect(me.page.get_by_text("The connection is lost")).to_be_visible()
    assert me.page.evaluate(BOXES) == before


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 650)])
def test_a_hand_does_not_slide_when_a_card_is_pointed_at(visits: Visits, width: int, height: int) -> None:
    me = visits.visitor(width, height).sit_down("koinobori", seats=SEATS["koinobori"])
    me.my_turn()
    while not me.page.locator("[data-id^='card:']").count():
        me.touch(me.lit[0])
        if me.page.locator(".confirm").count():
            me.confirm()
        me.page.wait_for_timeout(200)
    card = me.page.locator("[data-id^='card:']").first
    me.page.mouse.move(5, 5)
    before = card.bounding_box()
    card.hover()
    me.page.wait_for_timeout(200)
    assert card.bounding_box() == before
