"""A first game with a coach in the browser: offered, spoken once, out of the way, silenced by one touch."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.visitor import GAMES, Visitor, Visits

FIRST = {
    "gorinto": "Push any tile of the path",
    "goryo": "Call a samurai",
    "gorbinos_quest": "Choose a place with roads",
    "koinobori": "In a turn you either take a card",
}


def first_game(visits: Visits, game: str, **how: Any) -> Visitor:
    me = visits.visitor(**how)
    me.open(f"/learn/{game}/first-game")
    me.page.wait_for_selector("[data-state~=lit]", timeout=30_000)
    return me


def game_with_the_first_remark(visits: Visits, game: str) -> Visitor:
    """A first game that begins with the usual remark: a bot that begins may do what the coach speaks of first."""
    for _ in range(5):
        me = first_game(visits, game)
        said = me.page.locator(".coach")
        expect(said).to_contain_text(re.compile(r"\w+ \w+ \w+"), timeout=20_000)
        if FIRST[game] in said.inner_text():
            return me
    raise AssertionError(f"five first games of {game} begin with something else: {said.inner_text()}")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_begins_with_a_remark(visits: Visits, game: str) -> None:
    game_with_the_first_remark(visits, game)


def test_a_first_visit_offers_a_first_game_with_a_coach(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("gorinto").get_by_role("link", name="first game with a coach").click()
    expect(me.page.locator(".coach")).to_contain_text(FIRST["gorinto"], timeout=20_000)


def test_the_page_of_a_course_offers_it_too(visits: Visits) -> None:
    me = visits.visitor().open("/learn/goryo")
    me.page.get_by_role("link", name=re.compile("Start.*A first game with a coach")).click()
    expect(me.page.locator(".coach")).to_contain_text(FIRST["goryo"], timeout=20_000)


def test_one_touch_silences_the_coach_the_board_stays_and_it_is_remembered(visits: Visits) -> None:
    me = first_game(visits, "gorinto")
    expect(me.page.locator(".coach")).to_contain_text(FIRST["gorinto"])
    before = me.page.locator("main.board").bounding_box()
    me.page.get_by_role("switch", name="Coach").click()
    expect(me.page.locator(".coach")).to_contain_text("The coach is silent.")
    assert me.page.locator("main.board").bounding_box() == before
    me.page.reload()
    expect(me.page.get_by_role("switch", name="Coach")).to_have_attribute("aria-checked", "false", timeout=20_000)
    me.page.get_by_role("switch", name="Coach").click()
    expect(me.page.locator(".coach")).to_contain_text(FIRST["gorinto"])


def test_a_remark_opens_its_rule_and_the_next_one_comes_with_the_next_turn(visits: Visits) -> None:
    me = first_game(visits, "gorinto", confirm="never")
    expect(me.page.locator(".coach")).to_contain_text(FIRST["gorinto"])
    me.page.get_by_role("button", name="Rule 3.1").click()
    expect(me.page.locator(".here")).to_contain_text("push it straight into its column or row", timeout=20_000)
    while me.page.locator(".coach").get_by_text(FIRST["gorinto"]).count():  # a turn of one's own, then the bot's
        lit = me.lit
        me.try_to(me.touch, lit[0]) if lit else me.page.wait_for_timeout(50)


def test_on_a_phone_in_french_the_board_does_not_move(visits: Visits) -> None:
    me = first_game(visits, "gorinto", width=390, height=844, language="fr")
    expect(me.page.locator(".coach")).to_contain_text("Poussez une tuile du Chemin")
    before = me.page.locator("main.board").bounding_box()
    me.page.get_by_role("switch", name="Guide").click()
    assert me.page.locator("main.board").bounding_box() == before


def test_other_tables_have_no_coach(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    expect(me.page.locator(".coach")).to_have_count(0)


POINTS_AT = {
    "gorinto": "path:",
    "goryo": "space:",
    "koinobori": "row:left",
}


@pytest.mark.parametrize("game", POINTS_AT)
def test_a_remark_marks_what_it_speaks_of_until_the_player_begins_to_move(visits: Visits, game: str) -> None:
    me = game_with_the_first_remark(visits, game)
    expect(me.page.locator(".pointer rect")).to_have_count(2)
    expect(me.page.locator(".pointer path")).to_have_count(1)
    assert marked(me).startswith(POINTS_AT[game])
    me.page.get_by_role("switch", name="Coach").click()
    expect(me.page.locator(".pointer")).to_have_count(0)
    me.page.get_by_role("switch", name="Coach").click()
    expect(me.page.locator(".pointer rect")).to_have_count(2)


def marked(me: Visitor) -> str:
    """The thing around whose middle the mark is drawn."""
    return str(
        me.page.evaluate(
            """() => {
                const { left, top, width, height } = document.querySelector(".pointer rect").getBoundingClientRect()
                const around = each => {
                    const box = each.getBoundingClientRect()
                    return Math.abs(box.left + box.width / 2 - left - width / 2) < 3 &&
                        Math.abs(box.top + box.height / 2 - top - height / 2) < 3 && box.width < width
                }
                return [...document.querySelectorAll("[data-id]")].find(around)?.dataset.id ?? "nothing"
            }"""
        )
    )


def test_on_a_phone_what_is_spoken_of_is_marked_without_a_line(visits: Visits) -> None:
    me = first_game(visits, "gorinto", width=390, height=844)
    expect(me.page.locator(".pointer rect")).to_have_count(2)
    expect(me.page.locator(".pointer path")).to_have_count(0)
    assert marked(me).startswith("path:")
    lit = me.lit
    me.touch(lit[0])
    expect(me.page.locator(".pointer")).to_have_count(0)
