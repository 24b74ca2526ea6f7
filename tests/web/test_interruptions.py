"""Nothing is lost: a reload, a dropped line, a server that is killed in the middle of a turn."""

from playwright.sync_api import expect
from tests.web.visitor import Visitor, Visits


def place(me: Visitor) -> None:
    me.touch(me.offered_tile())
    me.touch(me.offered("space"))
    expect(me.page.locator(".placed")).to_have_count(1, timeout=20_000)


def mountain(me: Visitor) -> list[str]:
    script = "all => all.map(each => each.getAttribute('aria-label').replace(', may be chosen', ''))"
    return list(me.page.locator("[data-id^='space:']").evaluate_all(script))


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_table(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    place(me)
    before = mountain(me)
    me.page.reload()
    expect(me.page.locator(".placed")).to_have_count(1)
    assert mountain(me) == before


def test_a_move_made_while_the_line_is_down_is_shown_as_pending_and_then_played_once(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    tile = me.offered_tile()
    me.page.context.set_offline(True)
    expect(me.page.get_by_text("The connection is lost")).to_be_visible()
    me.touch(tile)
    me.touch(me.offered("space"))
    expect(me.page.locator(".actions")).to_contain_text("Sending")
    expect(me.page.locator(".placed")).to_have_count(0)
    me.page.context.set_offline(False)
    expect(me.page.locator(".placed")).to_have_count(1, timeout=15_000)
    expect(me.page.get_by_text("The connection is lost")).to_have_count(0)
    assert me.page.locator(".log li", has_text="Seat 1 places").count() == 1


def test_a_killed_server_comes_back_with_the_turn_as_it_was(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    place(me)
    before = mountain(me)
    visits.site.stop()
    expect(me.page.get_by_text("The connection is lost")).to_be_visible()
    visits.site.start()
    expect(me.page.get_by_text("The connection is lost")).to_have_count(0, timeout=30_000)
    assert mountain(me) == before
    me.page.get_by_role("button", name="Take back").click()
    expect(me.page.locator(".placed")).to_have_count(0)


def test_a_link_with_a_wrong_key_locks_nobody_out(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    table = me.page.url
    for fragment in ("seat=AAAAAAAAAAAAAAAAAAAAAA", "seat=cut", "watch=cut", "invite=cut"):
        me.open("/")
        me.page.goto(f"{table}#{fragment}")
        expect(me.page.locator("[data-id='space:c3']")).to_be_visible()
    stranger = visits.visitor(name="Stranger")
    for fragment in ("watch=AAAAAAAAAAAAAAAAAAAAAA", "watch=cut", "seat=cut", "invite=cut"):
        stranger.open("/")
        stranger.page.goto(f"{table}#{fragment}")
        expect(stranger.page.get_by_text("This browser has no seat at that table")).to_be_visible()
    stranger.troubles = [each for each in stranger.troubles if "400" not in each]


def test_a_lost_connection_is_told_whole_on_a_phone(visits: Visits) -> None:
    me = visits.visitor(390, 844, language="fr").sit_down("gorinto")
    me.my_turn()
    me.page.context.set_offline(True)
    told = me.page.locator(".banner span")
    expect(told).to_contain_text("nouvel essai")
    assert told.evaluate("each => each.scrollHeight - each.clientHeight") <= 2
    me.page.context.set_offline(False)
    expect(told).to_have_count(0)


def test_a_banner_on_a_phone_leaves_the_focus_where_it_was(visits: Visits) -> None:
    me = visits.visitor(390, 844).sit_down("gorinto")
    me.my_turn()
    table = me.page.get_by_role("button", name="Table", exact=True)
    table.focus()
    me.page.context.set_offline(True)
    expect(me.page.locator(".banner")).to_be_visible()
    expect(table).to_be_focused()
    seen = table.bounding_box()
    assert seen is not None
    assert seen["x"] >= 0
    assert seen["x"] + seen["width"] <= 390, "what has the focus is seen"
    me.page.keyboard.press("Shift+Tab")
    expect(me.page.get_by_role("button", name="Hint")).to_be_focused()
    told = me.page.locator(".banner span")
    assert told.evaluate("each => each.scrollHeight - each.clientHeight") <= 2
    me.page.context.set_offline(False)
    expect(told).to_have_count(0)
    expect(me.page.get_by_role("button", name="Hint")).to_be_focused()


def test_a_silent_server_is_told_in_the_readers_language(visits: Visits) -> None:
    me = visits.visitor(language="fr").open()
    play = me.scroll("gorinto").get_by_role("button", name="Jouer maintenant")
    expect(play).to_be_enabled()
    me.page.context.set_offline(True)
    play.click()
    expect(me.page.get_by_role("alert").filter(has_text="serveur")).to_contain_text("Le serveur ne répond pas")
