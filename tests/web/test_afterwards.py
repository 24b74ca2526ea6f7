"""After the game: replay with a link to any move, everybody's eyes, the record, playing on from here."""

import random

import pytest
from playwright.sync_api import expect
from tests.web.visitor import Visits


def test_a_finished_game_is_replayed_downloaded_and_played_on(visits: Visits) -> None:
    me, luck = visits.visitor(confirm="never").play_now("gorinto"), random.Random(4)
    me.play_to_the_end(luck.choice, me.touch)
    page = me.page
    page.get_by_role("link", name="Study this game").click()
    expect(page.locator("output")).to_contain_text("Move 0 of")
    for _ in range(5):
        page.keyboard.press(".")
    expect(page.locator("output")).to_contain_text("Move 5 of")
    assert page.url.endswith("?move=5")
    page.keyboard.press("End")
    expect(page.locator("output")).not_to_contain_text("Move 5 of")
    page.goto(page.url.split("?")[0] + "?move=17")
    expect(page.locator("output")).to_contain_text("Move 17 of")
    page.get_by_role("tab", name="Study").click()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("output")).to_contain_text("Move 17 of")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="Play on from here").click()
    me.my_turn()
    assert "/table/" in page.url


# Whether the marked move can be touched where it is seen: nothing lies over its middle
IN_SIGHT = """() => {
  const shown = document.querySelector("[data-move][aria-current]")
  const { top, height } = shown.getBoundingClientRect()
  return shown.contains(document.elementFromPoint(innerWidth - 60, top + height / 2))
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_the_move_that_is_shown_is_in_sight_in_the_list(visits: Visits, width: int, height: int) -> None:
    me, luck = visits.visitor(width, height, confirm="never", language="fr").sit_down("gorinto"), random.Random(4)
    me.play_to_the_end(luck.choice, me.touch)
    page = me.page
    page.goto(page.url.replace("/table/", "/replay/") + "?move=14")
    for move in range(14, 24):  # a season ends in between
        page.wait_for_selector(f'[data-move="{move}"][aria-current]')
        page.wait_for_function(IN_SIGHT)
        page.keyboard.press("ArrowRight")


def test_a_rematch_is_one_click(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    me.give_up()
    before = me.page.url
    me.page.get_by_role("button", name="Play again").click()
    expect(me.page.locator(".results")).to_have_count(0)
    me.my_turn()
    assert me.page.url != before


@pytest.mark.parametrize("key", ["AAAAAAAAAAAAAAAAAAAAAA", "cut"])
def test_a_replay_link_with_a_wrong_key_says_so_and_keeps_nothing(visits: Visits, key: str) -> None:
    me, stranger = visits.visitor().play_now("gorinto"), visits.visitor()
    me.give_up()
    stranger.open(f"/replay/{me.page.url.split('/')[-1]}#watch={key}")
    expect(stranger.page.get_by_role("alert").last).to_contain_text("This browser has no seat at that table")
    assert stranger.page.evaluate("localStorage.getItem('tokonoma.keys')") in (None, "{}")


def test_a_game_that_goes_on_cannot_be_replayed_yet(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    me.open(f"/replay/{me.page.url.split('/')[-1]}")
    expect(me.page.get_by_role("alert").last).to_contain_text("Once the game is over")
