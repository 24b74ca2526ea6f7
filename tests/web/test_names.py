"""What people are called, what a host allows, and the list of one's games."""

import re

from playwright.sync_api import expect
from tests.web.test_results import end_of
from tests.web.visitor import Visits


def test_a_guest_is_asked_for_a_name_which_is_kept_and_can_be_changed(visits: Visits) -> None:
    me, guest = visits.visitor(), visits.visitor(width=390, height=844)
    me.open().scroll("goryo").get_by_role("button", name="Play with a friend").click()
    guest.page.goto(me.page.locator(".invite input").input_value())
    guest.page.get_by_label("Your name").fill("Guest")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(me.page.locator(".seats")).to_contain_text("Guest")
    kept = guest.page.evaluate("JSON.parse(localStorage.getItem('tokonoma.settings')).name")
    assert kept == "Guest"
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Your name").fill("Host")
    me.page.get_by_label("Your name").press("Tab")
    expect(me.page.locator(".seats")).to_contain_text("Host")


def test_an_invitation_tells_the_game_who_invites_the_seat_and_what_then_happens(visits: Visits) -> None:
    me, guest = visits.visitor(name="Ana"), visits.visitor(width=390, height=844)
    me.open().scroll("goryo").get_by_role("button", name="Play with a friend").click()
    guest.page.goto(me.page.locator(".invite input").input_value())
    asked = guest.page.locator("form")
    expect(asked.get_by_role("heading", name="Goryō")).to_be_visible()
    expect(asked.locator(".picture svg")).to_be_visible()
    expect(asked).to_contain_text("Ana invites you to play")
    expect(asked.get_by_role("listitem")).to_have_text(["Ana, the Goryō", "your seat, the Samurai"])
    expect(asked).to_contain_text("The game begins as soon as you sit down.")


def test_an_invitation_to_one_of_several_free_seats_says_that_the_others_are_waited_for(visits: Visits) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "easy"}]
    me, guest = visits.visitor(), visits.visitor(language="fr")
    me.open("/health")
    opened = me.page.evaluate(
        """async wish => (await fetch("/api/tables", {
            method: "POST", body: JSON.stringify(wish), headers: {"Content-Type": "application/json"},
        })).json()""",
        {"game": "gorinto", "seats": seats, "hints": True},
    )
    guest.open(f"/table/{opened['table']}#invite={opened['invitations'][0]['token']}")
    asked = guest.page.locator("form")
    expect(asked.get_by_role("listitem")).to_have_text(["Ana", "siège libre", "siège libre", "Carpe (robot facile)"])
    expect(asked).to_contain_text("La partie commence quand tous les sièges sont pris.")
    expect(asked.get_by_role("alert")).to_have_text("À cette table, chacun peut demander des indices.")
    guest.page.get_by_role("button", name="S’asseoir quand même").click()
    expect(guest.page.locator(".seats")).to_contain_text("vous")


def test_the_host_says_how_long_a_bot_waits_for_somebody_gone(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("goryo").get_by_role("button", name="More").click()
    away = me.page.get_by_label("Somebody gone is replaced by a bot")
    expect(away).to_have_count(0)
    me.page.get_by_label("Seat 2").select_option("person")
    away.select_option("3600")
    me.page.get_by_role("button", name="Begin").click()
    me.page.wait_for_url("**/table/*")
    table = me.page.url.split("/")[-1]
    facts = me.page.evaluate("async table => (await fetch(`/api/tables/${table}`)).json()", table)
    assert facts["absence"] == 3600


def test_my_games_have_pictures_opponents_results_dates_and_a_search(visits: Visits) -> None:
    me = visits.visitor()
    me.play_now("gorinto").give_up()
    me.play_now("goryo")
    me.open("/games")
    rows = me.page.locator("main li.card")
    expect(rows).to_have_count(2)
    for row, drawn in ((rows.filter(has_text="Gorinto"), ".mountain"), (rows.filter(has_text="Goryō"), ".palace")):
        expect(row.locator(f".picture {drawn}")).to_be_visible()
        board, picture = (row.locator(each).bounding_box() for each in (f".picture {drawn}", ".picture"))
        assert board is not None
        assert picture is not None
        assert picture["width"] <= 104
        assert 0.8 * picture["width"] <= board["width"] <= 1.05 * picture["width"]
        expect(row.locator(".who")).to_contain_text("Tanuki")
        assert re.search(r"20\d\d", row.locator(".what").inner_text())
    expect(rows.filter(has_text="Gorinto").locator(".result")).to_contain_text("gave the game up")
    me.page.get_by_role("searchbox").fill("goryō tanuki")
    expect(rows).to_have_count(1)
    me.page.get_by_role("searchbox").fill("nobody")
    expect(me.page.get_by_text("Nothing found")).to_be_visible()
    me.page.set_viewport_size({"width": 390, "height": 844})
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_finished_game_shows_its_last_board_its_totals_and_the_race(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2)
    own, other = me.page.locator(".results .total td").all_inner_texts()
    me.page.get_by_role("button", name="See the board").click()
    tiles = me.page.locator(".mountain [data-id^='space:'] use").count()
    assert tiles > 0
    me.open("/games")
    row = me.page.locator("main li.card")
    expect(row.locator(".result")).to_contain_text(f"{own} to {other}")
    expect(row.locator(".picture .mountain [data-id^='space:'] use")).to_have_count(tiles)
    expect(row.locator(".race polyline")).to_have_count(2)
    expect(row.locator(".picture")).to_have_attribute("aria-hidden", "true")


def test_giving_up_is_offered_only_where_the_game_allows_it(visits: Visits) -> None:
    me = visits.visitor()
    for others, offered in ((1, 1), (2, 0)):
        me.sit_down("gorinto", seats=[{"kind": "me"}, *[{"kind": "here"}] * others])
        me.my_turn()
        me.page.get_by_role("button", name="Table", exact=True).click()
        expect(me.page.get_by_role("button", name="Leave")).to_have_count(1)
        expect(me.page.get_by_role("button", name="Give the game up")).to_have_count(offered)


def test_the_results_call_everybody_by_the_name_on_their_card(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2)
    heads = me.page.locator(".results thead .name").all_inner_texts()
    assert heads == ["Seat 1", "Sparrow"]
    expect(me.page.locator(".results .places")).to_contain_text("Seat 1")
    expect(me.page.locator(".results")).not_to_contain_text(re.compile(r"\bYou\b"))
    me.page.get_by_role("button", name="See the board").click()
    assert me.page.locator(".seats h2").all_inner_texts() == heads


def test_the_set_up_is_read_out_in_one_sentence(visits: Visits) -> None:
    me = visits.visitor(confirm="never")
    me.sit_down("gorbinos_quest", seats=[{"kind": "me"}, {"kind": "here"}])
    me.my_turn()
    said = me.page.locator(".unseen[role=log]")
    expect(said).to_have_text("The table is set up and the game begins")
    me.touch(me.lit[0])
    expect(said).not_to_contain_text("The table is set up")
