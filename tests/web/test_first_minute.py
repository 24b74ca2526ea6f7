"""A newcomer's first minute: one click, a table, a first move; no account, no form."""

import pytest
from playwright.sync_api import expect
from tests.web.served import NEIGHBOUR
from tests.web.visitor import Visits


def test_the_alcove_shows_four_games_with_seats_and_minutes(visits: Visits) -> None:
    page = visits.visitor().open().page
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.get_by_text("1 to 4 seats")).to_be_visible()


@pytest.mark.parametrize("game", ["gorinto", "goryo", "gorbinos_quest", "koinobori"])
def test_one_click_leads_to_a_table_of_each_game_and_the_table_waits_for_a_move(visits: Visits, game: str) -> None:
    me = visits.visitor(confirm="never")
    me.open().scroll(game).get_by_role("button", name="Play now").click()
    me.my_turn()
    before = me.page.locator(".log li").all_inner_texts()
    for _ in range(6):
        me.my_turn()
        me.touch(me.lit[0])
        me.page.wait_for_timeout(60)
    assert me.page.locator(".log li").all_inner_texts() != before


def test_one_click_leads_to_a_table_where_a_bot_answers_the_first_move(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    chosen = me.offered_tile()
    before = me.page.locator("[data-id^='path:'] .newest").count()
    me.touch(chosen)
    me.touch(me.offered("space"))
    expect(me.page.locator(".placed")).to_have_count(1)
    assert me.page.locator("[data-id^='path:'] .newest").count() == before - 1


def test_the_first_move_is_made_within_five_seconds_of_the_address(visits: Visits) -> None:
    me = visits.visitor()
    me.open()
    begun = me.page.evaluate("performance.now()")
    me.scroll("gorinto").get_by_role("button", name="Play now").click()
    me.page.wait_for_selector("[data-state~=lit]")
    assert me.page.evaluate("performance.now()") - begun < 5000


def test_touching_what_is_not_open_says_why(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    me.touch(me.offered("path"))
    far = me.page.locator("[data-id^='space:']:not([data-state~=lit])").last
    far.click()
    expect(me.page.locator(".actions [role=alert]")).to_contain_text("lead")


@pytest.mark.parametrize("ways", ["take back", "escape"])
def test_a_turn_being_composed_can_be_taken_back(visits: Visits, ways: str) -> None:
    me = visits.visitor().play_now("gorinto")
    me.touch(me.offered_tile())
    me.touch(me.offered("space"))
    expect(me.page.locator(".placed")).to_have_count(1)
    if ways == "escape":
        me.page.keyboard.press("Escape")
    else:
        me.page.get_by_role("button", name="Take back").click()
    expect(me.page.locator(".placed")).to_have_count(0)


def test_a_friend_gets_a_link_and_a_picture_of_it(visits: Visits) -> None:
    me, friend = visits.visitor(), visits.visitor(name="Guest")
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    link = me.page.locator(".invite input").input_value()
    expect(me.page.get_by_role("img", name="QR code")).to_be_visible()
    assert "#invite=" in link
    friend.page.goto(link)
    for each in (me, friend):
        expect(each.page.locator("[data-id='space:c3']")).to_be_visible()
    assert "#" not in friend.page.url


def test_a_friend_in_the_same_network_plays_without_tls(visits: Visits) -> None:
    me = visits.visitor()
    me.url = me.url.replace("127.0.0.1", NEIGHBOUR)
    me.play_now("gorinto")
    assert me.page.evaluate("isSecureContext") is False
    me.touch(me.offered_tile())
    me.touch(me.offered("space"))
    expect(me.page.locator(".placed")).to_have_count(1)
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    link = me.page.locator(".invite input").input_value()
    me.page.get_by_role("button", name="Copy the link").click()
    field = me.page.locator(".invite input")
    field.evaluate("field => { field.readOnly = false; field.value = ''; field.focus() }")
    me.page.keyboard.press("Control+V")
    assert field.input_value() == link
    me.troubles = [each for each in me.troubles if "Cross-Origin-Opener-Policy" not in each]  # it asks for TLS
