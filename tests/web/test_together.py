"""Several people: two browsers at one table, two people at one device, chat, and what each is asked."""

import random
import re
from typing import Any

from playwright.sync_api import expect
from tests.web.visitor import Visitor, Visits


def sit_together(visits: Visits, **settings: Any) -> tuple[Visitor, Visitor]:
    me, friend = visits.visitor(**settings), visits.visitor(**settings, name="Guest")
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    friend.page.goto(me.page.locator(".invite input").input_value())
    for each in (me, friend):
        expect(each.page.locator("[data-id='space:c3']")).to_be_visible()
    return me, friend


def test_a_move_of_one_is_seen_by_the_other_and_only_the_one_to_act_is_offered_moves(visits: Visits) -> None:
    me, friend = sit_together(visits, confirm="never")
    acting, waiting = (me, friend) if me.lit else (friend, me)
    assert waiting.lit == []
    acting.touch(acting.offered_tile())
    acting.touch(acting.offered("space"))
    expect(waiting.page.locator(".log")).to_contain_text("places")
    expect(waiting.page.locator(".placed")).to_have_count(1)


def test_a_person_who_takes_long_is_waited_for_and_not_said_to_think(visits: Visits) -> None:
    me, friend = sit_together(visits)
    waiting = friend if me.lit else me
    waiting.page.wait_for_timeout(600)
    expect(waiting.page.locator(".actions .say")).to_contain_text("Waiting for")


def test_what_is_told_of_a_stack_pointed_at_follows_what_becomes_of_it(visits: Visits) -> None:
    me, friend = sit_together(visits, confirm="never")
    acting, waiting = (me, friend) if me.lit else (friend, me)
    acting.touch(acting.offered_tile())
    there = acting.offered("space")
    stack = waiting.page.locator(f"[data-id='{there}']")
    stack.hover()
    before = str(stack.get_attribute("aria-label"))
    expect(waiting.page.locator(".actions")).to_contain_text(before)
    acting.touch(there)
    expect(stack).not_to_have_attribute("aria-label", before)
    expect(waiting.page.locator(".actions")).to_contain_text(str(stack.get_attribute("aria-label")))


def test_people_talk(visits: Visits) -> None:
    me, friend = sit_together(visits)
    for each in (me, friend):
        each.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_label("Say something").fill("good luck")
    me.page.get_by_role("button", name="Send").click()
    expect(friend.page.get_by_text("good luck")).to_be_visible()


def test_before_a_game_the_seats_have_no_score_and_a_link_names_its_seat(visits: Visits) -> None:
    me = visits.visitor(name="Ana")
    me.open().scroll("goryo").get_by_role("button", name="Play with a friend").click()
    expect(me.page.locator(".whose")).to_have_text(re.compile(r"Seat 2\s*the Samurai"))
    expect(me.page.locator(".seats")).to_contain_text("Ana")
    expect(me.page.locator(".seats")).not_to_contain_text("0")


def test_a_taken_seat_cannot_be_claimed_again(visits: Visits) -> None:
    me, friend, late = visits.visitor(), visits.visitor(name="Guest"), visits.visitor(name="Late")
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    link = me.page.locator(".invite input").input_value()
    friend.page.goto(link)
    expect(friend.page.locator("[data-id='space:c3']")).to_be_visible()
    late.page.goto(link)
    expect(late.page.get_by_role("alert").last).to_contain_text("taken already")
    late.troubles.clear()


def test_two_people_at_one_device_take_turns(visits: Visits) -> None:
    me = visits.visitor(confirm="never")
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    me.page.get_by_label("Seat 2").select_option("here")
    me.page.get_by_role("button", name="Begin").click()
    seen = set()
    for _ in range(8):
        me.my_turn()
        seen.add(me.page.locator(".seat.acting h2").inner_text())
        me.touch(me.lit[0])
        me.page.wait_for_timeout(120)
    assert len(seen) == 2


def test_a_curtain_hides_a_hand_until_its_owner_looks(visits: Visits) -> None:
    me = visits.visitor(confirm="never").sit_down("koinobori", seats=[{"kind": "me"}, {"kind": "here"}])
    hands, luck = set(), random.Random(5)
    for _ in range(60):
        me.page.wait_for_selector(".curtain, [data-state~=lit], .actions button[data-id]:enabled", timeout=15_000)
        if me.page.locator(".curtain").count():
            assert me.page.locator("[data-id^='card:']").count() == 0, "a card shows behind the curtain"
            who = me.page.locator(".curtain h2").inner_text()
            me.page.locator(".curtain button").click()
            # A forced move plays by itself, and the other's curtain comes at once.
            expect(me.page.locator(".curtain h2").get_by_text(who, exact=True)).to_have_count(0)
            hands.add(who)
        elif lit := me.lit:
            me.try_to(me.touch, luck.choice(lit))
            me.page.wait_for_timeout(60)
    assert len(hands) == 2


def test_the_goryos_plan_is_nowhere_in_the_samurais_page(visits: Visits) -> None:
    her, them = visits.visitor(confirm="never"), visits.visitor(confirm="never", name="Guest")
    heard: list[str] = []
    them.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    her.open().scroll("goryo").get_by_role("button", name="Play with a friend").click()
    them.page.goto(her.page.locator(".invite input").input_value())
    her.my_turn()
    luck = random.Random(6)
    for _ in range(30):
        if not her.lit:
            break
        her.try_to(her.touch, luck.choice(her.lit))
        her.page.wait_for_timeout(60)
    script = "[...document.querySelectorAll('.seat dd, .seat b')].map(each => each.textContent).join()"
    bound = her.page.evaluate(script)
    assert bound
    frames = "".join(heard)
    assert '"plan":null' in frames
    assert '"plan":{' not in frames
    assert '"plan":[' not in frames


def test_nothing_secret_is_shown_before_the_first_one_looks(visits: Visits) -> None:
    me = visits.visitor(confirm="never")
    heard: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    me.sit_down("koinobori", seats=[{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Leo"}])
    expect(me.page.locator(".curtain")).to_be_visible()
    assert '"hand":[' not in "".join(heard)
    assert me.page.locator("[data-id^='card:']").count() == 0
    for _ in range(3):
        me.page.keyboard.press("Tab")
        assert not me.page.evaluate("!!document.activeElement.closest('.table')"), "nothing behind it takes the focus"
    me.page.locator(".curtain button").click()
    expect(me.page.locator("[data-id^='card:']").first).to_be_visible()
    me.page.reload()
    expect(me.page.locator(".curtain")).to_be_visible()
    assert me.page.locator("[data-id^='card:']").count() == 0, "nor after coming back"


def test_seats_say_their_side_and_choosing_me_swaps_with_the_bot(visits: Visits) -> None:
    me = visits.visitor(confirm="never", name="Ana")
    me.open().scroll("goryo").get_by_role("button", name="More").click()
    goryo, samurai = me.page.get_by_label("Seat 1, the Goryō"), me.page.get_by_label("Seat 2, the Samurai")
    bot = samurai.input_value()
    assert bot.startswith("bot:")
    samurai.select_option("me")
    expect(samurai).to_have_value("me")
    expect(goryo).to_have_value(bot)
    me.page.get_by_role("button", name="Begin").click()
    expect(me.page.locator("[data-game=goryo]")).to_be_visible()
    names = me.page.evaluate("fetch('/api/mine').then(each => each.json())")[0]["facts"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in names] == [("bot", ""), ("person", "Ana")]


def test_watchers_are_counted_at_the_table(visits: Visits) -> None:
    me, watcher = visits.visitor().play_now("gorinto"), visits.visitor()
    bar = me.page.locator("header.bar")
    expect(bar).not_to_contain_text("watch")
    watch = me.page.evaluate("Object.values(JSON.parse(localStorage.getItem('tokonoma.keys')))[0].watch")
    watcher.open(f"/table/{me.page.url.split('/')[-1]}#watch={watch}").page.wait_for_selector(".mountain")
    expect(bar).to_contain_text("1 person watching")
    watcher.page.close()
    expect(bar).not_to_contain_text("watch", timeout=20_000)
