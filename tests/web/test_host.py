"""The host's powers in the browser: who is connected, a new link for a seat, and the end of a table."""

from playwright.sync_api import expect
from tests.web.visitor import Visits


def test_the_host_gives_a_seat_away_and_closes_the_table(visits: Visits) -> None:
    me, friend, third = visits.visitor(), visits.visitor(name="Guest"), visits.visitor(name="Third")
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    friend.page.goto(me.page.locator(".invite input").input_value())
    expect(friend.page.locator("[data-id='space:c3']")).to_be_visible()
    expect(me.page.locator("[data-id='space:c3']")).to_be_visible()

    me.page.get_by_role("button", name="Table", exact=True).click()
    me.page.get_by_role("button", name="People").click()
    panel = me.page.locator(".people")
    expect(panel).to_contain_text("in this window")
    panel.get_by_role("button", name="New link").click()
    panel.get_by_role("button", name="Revoke the old link?").click()
    link = panel.locator("input").input_value()
    friend.troubles.clear()

    third.page.goto(link)
    expect(third.page.locator("[data-id='space:c3']")).to_be_visible()
    panel.get_by_role("button", name="Close the table").click()
    panel.get_by_role("button", name="End the game for everybody?").click()
    expect(third.page.locator("#results-title")).to_have_text("The host closed the table")
    friend.troubles.clear()
