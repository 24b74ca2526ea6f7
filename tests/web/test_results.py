"""The end of a game: who won and by how much, every sum, the way to the board and back, and the next game."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.visitor import Visitor, Visits

import tokonoma

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "beginner"}


def nearly_over(game: str, seats: int, mode: str, seed: int = 3) -> dict[str, Any]:
    """A record with the number of steps after which seat 0 decides for the last time."""
    state, luck = tokonoma.game(game).new(seats, {"mode": mode}, seed), random.Random(seed)
    steps = 0
    while state.to_act is not None:
        if state.to_act == 0:
            steps = len(state.steps)
        state.play(luck.choice(state.legal()))
    return {"kind": "record", "record": state.record(), "steps": steps}


def end_of(visits: Visits, game: str, seats: int, mode: str = "standard", **more: Any) -> Visitor:
    """Somebody who has just played the last decision of a game against bots."""
    me, luck = visits.visitor(confirm="never", **more), random.Random(5)
    me.sit_down(game, seats=[ME, *[BOT] * (seats - 1)], begin=nearly_over(game, seats, mode))
    me.play_to_the_end(luck.choice, me.touch)
    return me


def figures(me: Visitor, selector: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in me.page.locator(selector).all_inner_texts()]


def test_partners_are_told_by_pair_and_by_person(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 4, "partnership")
    expect(me.page.locator("#results-title")).to_have_text(re.compile(r".+ and .+ win$"))
    pairs, persons = figures(me, ".results .total td"), figures(me, ".results .persons td")
    assert (len(pairs), len(persons)) == (2, 4)
    assert pairs == [sum(persons[:2]), sum(persons[2:])]
    assert pairs == figures(me, ".results .places .big")
    for column in range(2, 6):
        cells = me.page.locator(f".results tbody tr.line td:nth-child({column})").all_inner_texts()
        assert sum(int(cell.replace("−", "-")) for cell in cells if cell != "–") == persons[column - 2]


def test_alone_one_sees_the_kitsunes_column_and_who_won(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 1, "solo")
    own, hers = figures(me, ".results .total td")
    wins = "Seat 1 wins" if own > hers else "The Kitsune wins"
    expect(me.page.locator("#results-title")).to_have_text(wins)
    expect(me.page.locator(".results .more")).to_have_text(f"{own} against {hers}.")
    expect(me.page.locator(".results tbody .line")).to_have_count(18)  # ten lines of one's own, two a season of hers
    cells = me.page.locator(".results .line td:nth-child(3)").all_inner_texts()
    assert sum(int(cell) for cell in cells if cell != "–") == hers
    unfold_last(me)
    of_one = r"\w+\s\d+\s×\s\d+"
    expect(me.page.locator(".results .reasons")).to_have_text(re.compile(rf"{of_one}\s\+\s.?{of_one}\s=\s\d+"))
    expect(me.page.locator("body")).not_to_contain_text("if the season ended now")


def test_the_board_is_seen_and_the_results_come_back(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2)
    me.page.get_by_role("button", name="See the board").click()
    expect(me.page.locator(".results")).to_have_count(0)
    expect(me.page.locator("body")).not_to_contain_text("if the season ended now")
    me.page.get_by_role("button", name="Back to the results").click()
    expect(me.page.locator(".results .places .big")).to_have_count(2)
    first, second = sorted(figures(me, ".results .places .big"), reverse=True)
    if first > second:
        expect(me.page.locator(".results .more")).to_contain_text(
            re.compile(rf"Ahead by {first - second}\.|, {first - second} behind")
        )
    me.page.get_by_label("Same seats").check()
    me.page.get_by_role("button", name="Play again").click()
    expect(me.page.locator(".results")).to_have_count(0)
    me.my_turn()


def test_after_a_game_the_one_filled_button_is_analyse(visits: Visits) -> None:
    me = visits.visitor().play_now("gorinto")
    me.give_up()
    expect(me.page.locator(".results .btn.main")).to_have_text(["Analyse"])


def test_what_the_results_cover_takes_no_focus_until_a_rule_is_asked_for(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2)
    expect(me.page.locator(".results")).to_be_visible()
    for part in ("seats", "board", "panel", "foot"):
        expect(me.page.locator(f".table > .{part}")).not_to_be_visible()
    me.page.get_by_role("button", name="The rule of the thing in focus").click()
    expect(me.page.locator(".results")).to_have_count(0)
    expect(me.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
def test_six_totals_are_seen_and_a_line_unfolds(visits: Visits, width: int, height: int) -> None:
    me = end_of(visits, "gorbinos_quest", 6, width=width, height=height)
    totals = me.page.locator(".results .places .big")
    expect(totals).to_have_count(6)
    assert figures(me, ".results .places .big") == sorted(figures(me, ".results .total td"), reverse=True)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    for total in totals.all():
        box = total.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    line = me.page.locator(".results .unfold").first
    line.click()
    expect(me.page.locator(".results .reasons li").first).to_contain_text("×")
    line.click()
    expect(me.page.locator(".results .reasons")).to_have_count(0)


def unfold_last(me: Visitor) -> None:
    expect(me.page.locator(".results .unfold").last).to_be_visible()
    me.page.locator(".results .unfold").last.click()


def test_the_stacks_behind_a_goal_unfold_and_add_up(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2)
    rows = me.page.locator(".results .line", has=me.page.locator(".unfold"), has_text="Winter")
    expect(rows).to_have_count(2)
    for row in rows.all():
        points = [int(cell) for cell in row.locator("td.num").all_inner_texts()]
        row.locator(".unfold").click()
        sums = me.page.locator(".results .reasons li").all_inner_texts()
        assert [int(each.split("=")[1]) for each in sums] == points
        for each in sums:
            parts, _, makes = each.partition("=")
            if "×" not in parts:
                assert sum(map(int, re.findall(r"\d+", parts))) == int(makes)
        row.locator(".unfold").click()


def test_the_race_shows_every_sides_way_to_its_total(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2, width=390, height=844)
    race = me.page.locator(".race")
    expect(race.locator("polyline")).to_have_count(2)
    marks = race.locator("tbody tr")
    expect(marks).to_have_count(6)  # the start, four seasons, the keys
    totals = figures(me, ".results .places .big")
    assert [int(cell.split()[-1]) for cell in marks.last.locator("td").all_inner_texts()] == totals
    box = race.locator("svg").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 390


def test_lines_and_race_are_told_in_french(visits: Visits) -> None:
    me = end_of(visits, "koinobori", 2, language="fr")
    expect(me.page.locator(".race h3")).to_have_text("La course")
    me.page.locator(".results .unfold").first.click()
    expect(me.page.locator(".results .reasons li").first).to_have_text(re.compile(r"carpes? × \d+ =\s\d+"))
