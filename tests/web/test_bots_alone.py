"""Tables where only bots sit are watched by whoever opened them; levels are chosen wherever a bot sits down."""

from playwright.sync_api import expect
from tests.web.visitor import Visitor, Visits


def more(me: Visitor, game: str) -> None:
    me.open().scroll(game).get_by_role("button", name="More").click()


def begin_and_watch(me: Visitor) -> None:
    me.page.get_by_role("button", name="Begin").click()
    expect(me.page.locator(".log li").nth(3)).to_be_visible()
    expect(me.page.get_by_text("This browser has no seat")).to_have_count(0)
    assert me.lit == []


def test_whoever_gives_every_seat_to_a_bot_watches_the_game(visits: Visits) -> None:
    me = visits.visitor()
    more(me, "gorinto")
    for seat in range(2):
        me.page.locator("dialog li select").nth(seat).select_option("bot:beginner")
    begin_and_watch(me)
    me.page.reload()
    expect(me.page.locator(".log li").nth(3)).to_be_visible()


def test_a_bot_that_plays_alone_against_the_kitsune_is_watched(visits: Visits) -> None:
    me = visits.visitor()
    more(me, "gorinto")
    me.page.get_by_label("Mode").select_option("solo")
    me.page.locator("dialog li select").select_option("bot:beginner")
    begin_and_watch(me)


def test_the_host_chooses_the_bot_that_plays_at_an_open_seat(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    level = me.page.get_by_label("Level of Seat 2")
    expect(level).to_have_value("middling")
    expect(me.page.locator("img[src='/faces/middling.svg']")).to_be_visible()
    level.select_option("beginner")
    expect(me.page.get_by_text("never thinks of your answer")).to_be_visible()
    me.page.get_by_role("button", name="Let a bot play here").click()
    expect(me.page.locator("section.seat img[src='/faces/beginner.svg']")).to_be_visible()


def test_a_rematch_is_played_against_the_same_bot_or_another(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", "easy")
    me.my_turn()
    me.give_up()
    expect(me.page.locator(".again select")).to_have_value("easy")
    me.page.locator(".again select").select_option("beginner")
    me.page.get_by_role("button", name="Play again").click()
    expect(me.page.locator("section.seat img[src='/faces/beginner.svg']")).to_be_visible()
    me.my_turn()
    me.give_up()
    me.page.get_by_role("button", name="Play again").click()
    expect(me.page.locator("section.seat img[src='/faces/beginner.svg']")).to_be_visible()
