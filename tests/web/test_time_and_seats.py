"""Clocks that run down, turns asked for again, and a seat that a bot keeps until its owner is back."""

import re
import time

from playwright.sync_api import expect
from tests.web.test_together import sit_together
from tests.web.visitor import PATIENCE, Visitor, Visits

A_TURN_OF_21_SECONDS = {"kind": "turn", "seconds": 21}
A_TURN_OF_2_SECONDS = {"kind": "turn", "seconds": 2}
A_GAME_OF_2_SECONDS = {"kind": "game", "seconds": 2, "added": 0}


def seconds(me: Visitor) -> int:
    minutes, rest = re.findall(r"\d+", me.page.locator(".seat.acting .clock").inner_text())
    return int(minutes) * 60 + int(rest)


def play_a_turn(visits: Visits) -> tuple[Visitor, Visitor]:
    """Two people in two browsers, one of whom has just ended the first turn; that one comes first."""
    me, friend = sit_together(visits, confirm="never")
    acting, waiting = (me, friend) if me.lit else (friend, me)
    until = time.monotonic() + PATIENCE
    while not waiting.lit:
        assert time.monotonic() < until, "the turn did not end"
        if lit := acting.lit:  # empty for a moment between placing and gathering
            acting.try_to(acting.touch, lit[0])
        acting.page.wait_for_timeout(100)
    return acting, waiting


def ask_for_the_last_turn(me: Visitor) -> None:
    me.page.get_by_role("button", name="Table").click()
    me.page.get_by_role("button", name="Ask to play my last turn again").click()


def leave(me: Visitor) -> None:
    me.page.get_by_role("button", name="Table").click()
    me.page.get_by_role("button", name="Leave the table").click()
    me.page.get_by_role("button", name="Really leave?").click()


def test_the_clock_of_the_seat_to_act_runs_down_and_calls_when_little_is_left(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", clock=A_TURN_OF_21_SECONDS)
    me.my_turn()
    at_first = seconds(me)
    assert at_first <= 21
    expect(me.page.locator(".clock.short")).to_be_visible(timeout=5000)
    assert seconds(me) < at_first
    expect(me.page.locator("[role=alert].unseen")).to_have_text("Your time is running out")


def test_whoever_runs_out_of_time_is_told_and_may_sit_down_again(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", clock=A_TURN_OF_2_SECONDS)
    me.my_turn()
    expect(me.page.get_by_text("A bot plays for you")).to_be_visible()
    expect(me.page.get_by_text("A bot plays on for")).to_have_count(0)
    expect(me.page.locator(".seat", has_text="you")).to_contain_text("a bot plays")
    expect(me.page.locator("[data-state~=lit]")).to_have_count(0)
    me.page.get_by_role("button", name="Sit down again").click()
    expect(me.page.get_by_text("Seat 1 is back")).to_be_visible()


def test_whose_time_for_the_whole_game_is_spent_learns_why_the_bot_plays_on(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", clock=A_GAME_OF_2_SECONDS)
    me.page.get_by_role("button", name="Sit down again").click()
    expect(me.page.locator(".actions [role=alert]")).to_contain_text("time for this game is spent")


def test_a_turn_is_played_again_when_the_other_agrees(visits: Visits) -> None:
    asking, asked = play_a_turn(visits)
    expect(asking.page.locator(".log")).to_contain_text("places")
    ask_for_the_last_turn(asking)
    expect(asking.page.get_by_text("the others are being asked")).to_be_visible()
    expect(asked.page.get_by_text("asks to play the last turn again")).to_be_visible()
    asked.page.get_by_role("button", name="Allow it").click()
    for each in (asking, asked):
        expect(each.page.get_by_text("The turn is played again")).to_be_visible()
        expect(each.page.locator(".log")).not_to_contain_text("places")
    asking.my_turn()
    assert asked.lit == []


def test_a_turn_stands_when_the_other_refuses(visits: Visits) -> None:
    asking, asked = play_a_turn(visits)
    ask_for_the_last_turn(asking)
    asked.page.get_by_role("button", name="Refuse").click()
    expect(asking.page.get_by_text("The take-back was refused")).to_be_visible()
    expect(asking.page.get_by_text("the others are being asked")).to_have_count(0)
    expect(asked.page.get_by_role("button", name="Allow it")).to_have_count(0)
    expect(asking.page.locator(".log")).to_contain_text("places")
    assert asked.lit != []


def test_a_wish_falls_when_the_game_goes_on(visits: Visits) -> None:
    asking, asked = play_a_turn(visits)
    ask_for_the_last_turn(asking)
    expect(asked.page.get_by_role("button", name="Allow it")).to_be_visible()
    asked.touch(asked.offered("path"))
    asked.touch(asked.offered("space"))
    expect(asking.page.get_by_text("The game went on")).to_be_visible()
    expect(asked.page.get_by_role("button", name="Allow it")).to_have_count(0)


def test_a_bot_says_why_it_takes_nothing_back(visits: Visits) -> None:
    """In Goryō the end of a hunt discovers her path."""
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "me"}]
    me = visits.visitor(confirm="never").sit_down("goryo", seats=seats)
    me.my_turn()
    me.touch("button:end")
    expect(me.page.locator(".log")).to_contain_text("Round 2", timeout=30_000)
    me.my_turn()
    ask_for_the_last_turn(me)
    said = me.page.locator(".actions [role=alert]", has_text="a bot does not take that back")
    expect(said).to_be_visible()


def test_whoever_left_is_offered_nothing_until_they_sit_down_again(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", "easy")
    me.my_turn()
    leave(me)
    bar = me.page.locator(".actions .say")
    expect(bar).to_contain_text("You left the table")
    expect(bar).to_contain_text(re.compile(r"A bot plays for you in (60|5\d)\ss"))
    expect(bar).not_to_contain_text("lit")
    assert me.lit == []
    expect(me.page).to_have_title("Gorinto")
    me.page.locator("[data-id='path:a']").dispatch_event("click")
    expect(bar.get_by_role("alert")).to_have_text("You left the table; sit down again first")
    me.page.reload()
    expect(bar).to_contain_text(re.compile(r"A bot plays for you within 60\ss"))
    assert me.lit == []
    me.page.get_by_role("button", name="Sit down again").click()
    me.my_turn()


def test_while_a_bot_plays_in_ones_place_one_is_asked_for_nothing(visits: Visits) -> None:
    me = visits.visitor(language="fr").sit_down("gorinto", clock=A_TURN_OF_2_SECONDS)
    me.my_turn()
    bar = me.page.locator(".actions .say")
    expect(bar).to_contain_text("Un robot tient votre siège pour l’instant")
    expect(bar).to_contain_text("Reprenez votre siège pour continuer")
    expect(bar).not_to_contain_text("éclairés")


def test_a_bot_takes_the_seat_of_one_who_left_until_they_are_back(visits: Visits) -> None:
    me, friend = visits.visitor(confirm="never"), visits.visitor(confirm="never")
    me.sit_down("gorinto", seats=[{"kind": "me"}, {"kind": "here"}], grace=3)
    both = me.page.evaluate("localStorage.getItem('tokonoma.keys')")
    table = me.page.url.split("/")[-1]
    mine, theirs = re.findall(r'"([\w-]{20,})"(?=[,\]])', both.split('"watch"')[0])
    friend.open(f"/table/{table}#seat={theirs}")
    alone = f'{{"{table}": {{"secrets": ["{mine}"]}}}}'
    me.page.evaluate("keys => localStorage.setItem('tokonoma.keys', keys)", alone)
    me.page.reload()
    leave(friend)
    expect(friend.page.get_by_text("a bot will soon play for you")).to_be_visible()
    expect(me.page.get_by_text("left the table")).to_be_visible()
    expect(me.page.get_by_text("A bot plays on for Seat 2")).to_be_visible(timeout=8000)
    expect(me.page.locator(".seat", has_text="Seat 2")).to_contain_text("a bot plays")
    while not me.page.locator(".log", has_text="Seat 2 places").count():
        me.my_turn()
        me.try_to(me.touch, (me.lit or ["path:a"])[0])
        me.page.wait_for_timeout(100)
    friend.page.get_by_role("button", name="Sit down again").click()
    expect(me.page.get_by_text("Seat 2 is back")).to_be_visible()
    expect(me.page.locator(".seat", has_text="Seat 2")).to_contain_text("here")
    expect(friend.page.get_by_role("button", name="Sit down again")).to_have_count(0)
