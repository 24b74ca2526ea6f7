"""Learning in the browser: from a first visit to the first right act, by mouse, by keyboard, on a phone, in French."""

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.web.visitor import Visitor, Visits

from tokonoma.lessons import course


def note(page: Page) -> str:
    return page.locator("#note .text").inner_text()


def place_fire(me: Visitor) -> None:
    me.page.locator("[data-id='path:c']").click()
    me.page.locator("[data-id='space:c3']").click()


def test_a_first_visit_leads_to_a_first_right_act_within_seconds(visits: Visits) -> None:
    me = visits.visitor()
    began = time.monotonic()
    me.open().scroll("gorinto").get_by_role("link", name="Never played?").click()
    expect(me.page.locator("#note")).to_contain_text("Push the Fire above column c")
    place_fire(me)
    expect(me.page.locator("#note")).to_contain_text("It stays there.")
    taken = time.monotonic() - began
    print(f"from a first visit to the first right act: {taken:.2f} s")
    assert taken < 10


def test_a_wrong_try_says_why_and_can_be_tried_again(visits: Visits) -> None:
    me = visits.visitor().open("/learn/gorinto/placing")
    me.page.locator("[data-id='path:c']").click()
    me.page.locator("[data-id='space:c1']").click()
    expect(me.page.locator("#note")).to_contain_text("Right tile. Push it to c3")
    me.page.get_by_role("button", name="Try again").click()
    expect(me.page.locator("#note")).to_contain_text("Push the Fire above column c")
    place_fire(me)
    expect(me.page.locator("#note")).to_contain_text("It stays there.")


def test_what_the_rules_refuse_is_answered_by_the_lesson(visits: Visits) -> None:
    me = visits.visitor().open("/learn/gorinto/placing")
    place_fire(me)
    me.page.get_by_role("button", name="Next", exact=True).click()
    me.page.locator("[data-id='space:d4']").click()
    expect(me.page.locator("#note")).to_contain_text("Fire never looks sideways")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 700), (900, 1100), (844, 390), (390, 844)])
def test_the_hand_is_played_by_mouse_and_the_board_keeps_its_size(visits: Visits, width: int, height: int) -> None:
    me = visits.visitor(width, height).open("/learn/koinobori/counting")
    expect(me.page.locator("#note")).to_be_visible()
    before = me.page.locator("main.board").bounding_box()
    me.touch("card:15")
    me.touch("post:p3")
    expect(me.page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    assert me.page.locator("main.board").bounding_box() == before
    assert me.page.locator(".actions :visible").count() == 0, "there is one call to act: the note's"
    assert me.page.locator(".turn").count() == 0


def test_a_lesson_stands_in_the_frame_of_the_table(visits: Visits) -> None:
    lesson, table = visits.visitor(), visits.visitor()
    lesson.open("/learn/gorinto/placing").page.wait_for_selector("#note")
    table.play_now("gorinto")
    boards = [each.page.locator("main.board").bounding_box() for each in (lesson, table)]
    assert boards[0] == boards[1]


def test_show_me_plays_it_and_the_learner_still_makes_the_move(visits: Visits) -> None:
    me = visits.visitor().open("/learn/gorinto/placing")
    expect(me.page.locator("#note")).to_contain_text("Push the Fire")
    me.page.keyboard.press("h")
    expect(me.page.get_by_role("button", name="I’ll do it")).to_be_visible()
    me.page.get_by_role("button", name="I’ll do it").click()
    place_fire(me)
    expect(me.page.locator("#note")).to_contain_text("It stays there.")


def test_a_step_is_kept_and_a_finished_lesson_is_ticked(visits: Visits) -> None:
    me = visits.visitor().open("/learn/gorinto/season")
    page = me.page
    page.get_by_role("button", name="My rival").click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("#note")).to_contain_text("Finish Spring")
    page.goto(me.url + "/learn/gorinto")
    expect(page.get_by_text("step 2 of 6")).to_be_visible()
    page.get_by_role("link", name=re.compile("Go on.*The end of a season")).click()
    expect(page.locator("#note")).to_contain_text("Finish Spring")
    for _ in range(4):
        page.get_by_role("button", name="Skip").click()
        page.wait_for_timeout(150)
    expect(page.locator("#note")).to_contain_text("let the table count")
    page.locator("[data-id='path:e']").click()
    page.locator("[data-id='space:e1']").click()
    page.get_by_role("button", name="Finish the lesson").click()
    expect(page.get_by_text("Done: The end of a season").first).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 10")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "offered"), [("koinobori/last_post", True), ("gorinto/reading", True), ("gorinto/removal", False)]
)
def test_the_end_of_a_course_offers_a_first_game_with_a_coach(visits: Visits, path: str, offered: bool) -> None:
    """After the last lesson that all take; before it the next lesson is offered."""
    game, lesson = path.split("/")
    me = visits.visitor().open(f"/learn/{path}")
    for step in range(len(course(game).lessons[lesson].steps)):
        expect(me.page.locator("#note .text")).to_have_text(re.compile(r"\S"))
        before = me.page.locator("#note").inner_text()
        me.page.get_by_role("button", name="Skip").click()
        expect(me.page.locator("#note"), f"step {step + 1}").not_to_have_text(before, use_inner_text=True)
    way = me.page.get_by_role("link", name="A first game with a coach")
    expect(me.page.get_by_role("link", name="All lessons")).to_be_visible()
    expect(way).to_have_count(int(offered))
    if offered:
        way.click()
        expect(me.page.locator(".coach")).to_be_visible(timeout=20_000)


def test_a_trade_of_one_step_is_forgotten_in_the_next(visits: Visits) -> None:
    me = visits.visitor().open("/learn/gorbinos_quest/trade")
    me.touch("card:trade")
    me.page.get_by_label("food: bought, or sold where below nought").fill("-4")
    me.page.get_by_label("iron: bought, or sold where below nought").fill("2")
    bar = me.page.locator(".actions")
    expect(bar).to_contain_text("Sell 4 food, buy 2 iron", timeout=20_000)
    bar.locator(".confirm").click()
    me.page.get_by_role("button", name="Next", exact=True).click()
    expect(me.page.locator("header, .bar").first).to_contain_text("step 2 of 6")
    expect(bar).not_to_contain_text("Sell 4 food")
    me.touch("card:trade")
    expect(me.page.get_by_label("food: bought, or sold where below nought")).to_have_value("0", timeout=20_000)


def test_numbers_and_things_are_answered(visits: Visits) -> None:
    me = visits.visitor().open("/learn/goryo/last_hunt")
    me.page.locator("[data-id='space:f3']").click()
    expect(me.page.locator("#note")).to_contain_text("A Mask: sealed.")
    me.page.locator("[data-id='space:d3']").click()
    me.page.locator("[data-id='space:e4']").click()
    expect(me.page.locator("#note")).to_contain_text("d3 by six paths")
    other = visits.visitor().open("/learn/koinobori/counting")
    other.touch("card:15")
    other.touch("post:p3")
    other.page.get_by_role("button", name="Next", exact=True).click()
    other.page.get_by_label("a number").fill("7")
    other.page.get_by_role("button", name="Answer").click()
    expect(other.page.locator("#note")).to_contain_text("Times, not plus.")
    other.page.get_by_label("a number").fill("10")
    other.page.keyboard.press("Enter")
    expect(other.page.locator("#note")).to_contain_text("5 × 2.")


@pytest.mark.parametrize("game", ["gorinto", "goryo", "gorbinos_quest", "koinobori"])
def test_the_first_lesson_of_each_game_begins_on_a_phone_in_french_without_scrolling_sideways(
    visits: Visits, game: str
) -> None:
    me = visits.visitor(390, 844, language="fr").open(f"/learn/{game}/start")
    expect(me.page.locator("#note .text")).not_to_be_empty()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_note_is_read_aloud_and_the_keyboard_is_enough(visits: Visits) -> None:
    me = visits.visitor().open("/learn/gorinto/placing")
    page = me.page
    expect(page.locator("#note")).to_contain_text("Push the Fire")
    expect(page.locator("[role='log'], [role='status']").first).to_contain_text("Push the Fire")
    page.locator("[data-id='path:c']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-id='space:c3']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[role='alert']").first).to_contain_text("It stays there.")
    page.keyboard.press("n")
    expect(page.locator("#note")).to_contain_text("Take the Water on c5")
    page.keyboard.press("Backspace")
    expect(page.locator("#note")).to_contain_text("Push the Fire")


def test_the_offer_goes_away_for_who_knows_the_games(visits: Visits) -> None:
    page = visits.visitor().open().page
    page.get_by_role("button", name="I know them").click()
    expect(page.get_by_role("link", name="Never played?")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.get_by_role("link", name="Never played?")).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("Learn.*Gorinto"))).to_be_visible()


@pytest.mark.parametrize("path", ["/learn", "/learn/gorinto", "/learn/gorinto/placing", "/learn/goryo/prints"])
def test_nothing_is_found_wrong_by_axe(visits: Visits, axe: str, path: str) -> None:
    page = visits.visitor(bypass_csp=True).open(path).page
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(400)
    page.evaluate(axe)
    found = page.evaluate(
        "axe.run().then((result) => result.violations.map((each) => each.id + ': ' + each.nodes[0].html))"
    )
    assert found == []
