"""What one table alone has: a discovery played out, a curtain over secrets, a victim chosen, an end without points."""

import random
import re

from playwright.sync_api import WebSocketRoute, expect
from tests.web.visitor import Visitor, Visits

import tokonoma
from tokonoma.kernel.state import State

TWO_AT_ONE_DEVICE = [{"kind": "me"}, {"kind": "here"}]


def reach(game: str, seats: int, decision: str) -> State:
    """A position in which the first seat is asked for something."""
    luck = random.Random(1)
    for seed in range(100):
        state = tokonoma.game(game).new(seats=seats, seed=seed)
        while state.to_act is not None:
            if state.to_act == 0 and state.view(0)["table"]["decision"] == decision:
                return state
            state.play(luck.choice(state.legal()))
    raise AssertionError(f"{decision} was never asked")


def sit_down_at(me: Visitor, game: str, seats: int, decision: str) -> Visitor:
    """Begin where the first seat is asked for something, against bots."""
    position = reach(game, seats, decision).position()
    bots = [{"kind": "bot", "level": "beginner"}] * (seats - 1)
    me.sit_down(game, seats=[{"kind": "me"}, *bots], begin={"kind": "position", "position": position})
    me.my_turn()
    return me


def plan(me: Visitor) -> None:
    """Make the Goryō's choices until the curtain falls."""
    luck = random.Random(3)
    for _ in range(40):
        me.page.wait_for_selector(
            ".curtain, .confirm, [data-state~=lit], .actions button[data-id]:enabled", timeout=15_000
        )
        if me.page.locator(".curtain").count():
            return
        if me.page.locator(".confirm").count():
            me.confirm()
        elif lit := me.lit:
            me.try_to(me.touch, luck.choice(lit))
        me.page.wait_for_timeout(60)
    raise AssertionError("her plan was never done")


def hunt(me: Visitor, touches: int) -> None:
    """Touch some things as the Samurai, asking wherever one may, then end the hunt."""
    luck = random.Random(4)
    for _ in range(touches):
        me.my_turn()
        asks = [each for each in me.lit if each in ("button:search", "button:sniff")]
        me.try_to(me.touch, luck.choice(asks or [each for each in me.lit if each != "button:end"]))
        me.page.wait_for_timeout(60)
    me.page.locator("[data-id='button:end']").click()


def test_behind_the_curtain_nothing_is_left_of_her_plan(visits: Visits) -> None:
    me = visits.visitor(confirm="never").sit_down("goryo", seats=TWO_AT_ONE_DEVICE)
    page = me.page
    page.locator(".curtain button").click()
    me.my_turn()
    bound = page.locator(".seat dd b").first.inner_text()
    plan(me)
    behind = page.locator("body").inner_text() + page.evaluate("document.querySelector('.table').textContent")
    assert bound not in behind
    assert "Cube" not in behind
    assert page.locator("[data-id^='space:'], .seat dd, .log li").count() == 0
    page.locator(".curtain button").click()
    me.my_turn()
    expect(page.locator(".seat dd").first).to_have_text("hidden")
    assert page.locator(".trail").count() == 0
    assert "cube" not in page.evaluate("[...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel).join()")


def test_a_curtain_once_opened_stays_open_though_older_news_come_late(visits: Visits) -> None:
    me = visits.visitor(confirm="never")
    asked: list[str] = []

    def late(client: WebSocketRoute) -> None:
        server, held = client.connect_to_server(), list[str]()

        def ask(message: str | bytes) -> None:
            server.send(message)
            asked.extend(re.findall(r'"type":"look"', str(message)))
            while len(asked) != 1 and held:
                client.send(held.pop(0))

        def tell(message: str | bytes) -> None:
            if len(asked) == 1:
                held.append(str(message))
            else:
                client.send(message)

        client.on_message(ask)
        server.on_message(tell)

    me.page.route_web_socket(re.compile("/ws/"), late)
    me.sit_down("goryo", seats=TWO_AT_ONE_DEVICE)
    me.page.locator(".curtain button").click()
    me.my_turn()
    asked.clear()
    plan(me)
    me.page.locator(".curtain button").click()
    me.my_turn()
    assert len(asked) == 2


def test_a_discovery_is_played_out_and_again_by_one_key(visits: Visits) -> None:
    seats = [{"kind": "bot", "level": "beginner"}, {"kind": "me"}]
    me = visits.visitor(confirm="never", speed="fast").sit_down("goryo", seats=seats)
    page = me.page
    hunt(me, 7)
    trail = page.locator(".trail.shown")
    expect(trail).to_be_visible()
    expect(page.locator("p.line")).to_contain_text("Her path of round 1")
    assert page.locator(".trail .cube").count() in (5, 6)
    expect(page.locator(".prints > g").first).to_be_visible()
    me.my_turn()
    page.wait_for_timeout(2500)
    page.evaluate("document.querySelector('.trail').dataset.seen = 'yes'")
    page.keyboard.press("r")
    expect(page.locator(".trail[data-seen]")).to_have_count(0)
    expect(trail).to_be_visible()


def test_a_game_without_points_says_how_it_was_won(visits: Visits) -> None:
    seats = [{"kind": "bot", "level": "beginner"}, {"kind": "me"}]
    me = visits.visitor(confirm="never").sit_down("goryo", seats=seats)
    me.play_to_the_end(lambda lit: "button:end" if "button:end" in lit else lit[0], me.touch)
    expect(me.page.locator(".results .ending")).to_have_text("Four rounds are over")
    assert me.page.locator(".results tfoot, .seat .big").count() == 0


def test_a_victim_is_chosen_among_the_seats_then_what_to_take(visits: Visits) -> None:
    me = sit_down_at(visits.visitor(360, 780, confirm="never"), "gorbinos_quest", 4, "which_opponent")
    victim = me.offered("seat")
    expect(me.page.locator(f"[data-id='{victim}']")).to_be_in_viewport()
    me.touch(victim)
    me.page.wait_for_selector("[data-id='coins'][data-state~=lit], [data-id^='good:'][data-state~=lit]")


def test_a_hand_to_steal_from_is_chosen_among_the_seats(visits: Visits) -> None:
    me = sit_down_at(visits.visitor(360, 780, confirm="never"), "koinobori", 3, "steal")
    victim = me.offered("seat")
    expect(me.page.locator(f"[data-id='{victim}']")).to_be_in_viewport()
    me.touch(victim)
    expect(me.page.locator(f"[data-id='{victim}']")).to_have_count(0)


def test_the_cards_on_a_mat_show_the_shapes_of_the_tags_that_are_counted_beside_them(visits: Visits) -> None:
    me = sit_down_at(visits.visitor(), "gorbinos_quest", 4, "card")
    for mat in me.page.locator(".mat").all():
        counted = mat.locator(".tags > span").evaluate_all(
            "all => all.map(each => [each.querySelector('use').getAttribute('href'), Number(each.textContent)])"
        )
        shown = mat.locator(".mini use[href^='#tag-']").evaluate_all(
            "all => all.map(each => each.getAttribute('href'))"
        )
        assert counted
        assert {tag: shown.count(tag) for tag in shown} == dict(counted)


def test_the_stacks_a_goal_counts_are_marked_while_it_is_pointed_at_and_named_when_it_is_opened(visits: Visits) -> None:
    state, luck = tokonoma.game("gorinto").new(seats=2, seed=3), random.Random(3)
    while not state.view(0)["table"]["goals"][0]["stacks"]["0"] or state.to_act != 0:
        state.play(luck.choice(state.legal()))
    begin = {"kind": "position", "position": state.position()}
    me = visits.visitor().sit_down("gorinto", begin=begin)
    me.my_turn()
    stacks = state.view(0)["table"]["goals"][0]["stacks"]
    goal = me.page.locator(".goal").first
    goal.hover()
    expect(me.page.locator(".seat .counted")).to_have_count(sum(map(len, stacks.values())))
    goal.locator("summary").click()
    expect(goal.locator("li").first.locator("[role=img]")).to_have_count(len(stacks["0"]))
    me.page.locator("[data-id='space:c3']").hover()
    goal.locator("summary").blur()
    expect(me.page.locator(".seat .counted")).to_have_count(0)
