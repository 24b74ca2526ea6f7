"""The analysis of a finished game in the browser: the curve, the turning points, every decision, and trying again."""

import json
import random
import re
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.test_everyone import faults, looked_at
from tests.web.test_study import finished_record
from tests.web.visitor import Visitor, Visits

DONE = re.compile(r"moves judged, 2000 playouts")
SEASON = re.compile(r"Spring|Summer|Autumn|Winter|Spr\.|Sum\.|Aut\.|Win\.|[SAW]")
LINKS: dict[str, str] = {}  # to a finished analysis on each site


def finished(me: Visitor, game: str = "gorinto", touches: int = 14) -> str:
    """Touch what may be touched for a while, then give up; the name of the table."""
    luck = random.Random(game)
    me.sit_down(game)
    for _ in range(touches):
        me.my_turn()
        if me.page.locator(".confirm").count():
            me.page.locator(".confirm").click()
        elif lit := me.lit:
            me.try_to(me.touch, luck.choice(sorted(lit)))
    me.give_up()
    return me.page.url.rsplit("/", 1)[-1]


def analysed(me: Visitor) -> Page:
    """From the results to the finished analysis."""
    me.page.get_by_role("link", name="Analyse", exact=True).click()
    expect(me.page.get_by_text(DONE)).to_be_visible(timeout=120_000)
    return me.page


def read_again(visits: Visits) -> Page:
    """The finished analysis of a game, by the link to it; the first test that asks for it plays the game."""
    link = LINKS.get(visits.site.url)
    if not link:
        me = visits.visitor()
        table = finished(me)
        link = LINKS[visits.site.url] = f"/analysis/{table}#watch={watch_key(analysed(me), table)}"
    page = visits.visitor().open(link).page
    expect(page.get_by_text(DONE)).to_be_visible(timeout=120_000)
    return page


def watch_key(page: Page, table: str) -> str:
    """What lets others read along."""
    return str(page.evaluate("table => JSON.parse(localStorage.getItem('tokonoma.keys'))[table].watch", table))


def test_a_game_is_analysed_from_its_results_and_shared_by_its_link(visits: Visits) -> None:
    me = visits.visitor()
    table = finished(me)
    page = analysed(me)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_role("region", name="Move 1", exact=True)).to_contain_text("Chance to win:")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="The end")).to_contain_text("moves were the best")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="Move 2", exact=True)).to_be_visible()
    assert page.url.endswith(f"/analysis/{table}?move=1")
    guest = visits.visitor().open(f"/analysis/{table}?move=2#watch={watch_key(page, table)}")
    expect(guest.page.get_by_role("region", name="Move 3", exact=True)).to_contain_text("Chance to win:")
    expect(guest.page.get_by_text(DONE)).to_be_visible()


def test_the_better_move_is_hidden_until_it_is_asked_for_and_then_drawn(visits: Visits) -> None:
    me = visits.visitor()
    finished(me)
    page = analysed(me)
    show = page.get_by_role("button", name="Show the better move")
    for _ in range(30):
        if show.count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
    verdict = page.locator(".verdict")
    expect(verdict).not_to_contain_text("Expected to follow")
    expect(page.locator(".marks rect.better")).to_have_count(0)
    expect(page.locator(".marks rect.played").first).to_be_attached()
    page.keyboard.press("b")
    expect(verdict).to_contain_text("Expected to follow")
    expect(page.locator(".marks rect.better").first).to_be_attached()
    page.keyboard.press("b")
    expect(verdict).not_to_contain_text("Expected to follow")


def test_a_buried_tile_is_marked_by_its_space(visits: Visits, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished_record("gorinto")), "utf-8")
    page = visits.visitor().open("/games").page
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("tab", name="Study").click()
    page.get_by_role("button", name="Analyse the game").click()
    page.locator("ol button[data-number]", has_text=", level 1 of").first.click()
    expect(page.locator(".verdict")).to_contain_text(", level 1 of")
    expect(page.locator(".marks rect.played")).to_have_count(1)


def test_one_tries_again_from_a_decision_and_finds_the_way_back(visits: Visits) -> None:
    me = visits.visitor()
    table = finished(me)
    page = analysed(me)
    mine = page.locator("ol button[data-number]", has=page.get_by_text("Seat 1", exact=True))
    mine.last.click()
    number = int(mine.last.get_attribute("data-number") or 0)
    expect(page.get_by_role("region", name=f"Move {number + 1}", exact=True)).to_be_visible()
    page.get_by_role("button", name="Try again from here").click()
    me.my_turn()
    assert table not in page.url
    page.get_by_role("tab", name="Study").click()
    page.get_by_role("link", name="Back to the analysis").click()
    expect(page.get_by_role("region", name=f"Move {number + 1}", exact=True)).to_be_visible()


def test_the_list_the_verdict_and_the_transport_speak_of_the_same_move(visits: Visits) -> None:
    page = read_again(visits)
    last = page.locator("ol button[data-number]").count()
    page.keyboard.press("End")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("region", name=f"Move {last - 1}", exact=True)).to_be_visible()
    expect(page.locator(".transport output")).to_have_text(f"Move {last - 1} of {last}")
    inside = """row => {
        const [list, here] = [row.closest("ol").getBoundingClientRect(), row.getBoundingClientRect()]
        return here.top >= list.top - 1 && here.bottom <= list.bottom + 1
    }"""
    here = page.locator("ol button[data-number][aria-current]")
    expect(here).to_have_attribute("data-number", str(last - 2))
    page.wait_for_function(f"({inside})(document.querySelector('ol button[data-number][aria-current]'))")
    page.keyboard.press("Home")
    expect(here).to_have_attribute("data-number", "0")
    page.wait_for_function(f"({inside})(document.querySelector('ol button[data-number][aria-current]'))")


def test_the_moves_of_one_seat_are_listed_alone(visits: Visits) -> None:
    page = read_again(visits)
    rows = page.locator("ol button[data-number]")
    everybody = rows.count()
    page.get_by_role("group", name="Whose moves").get_by_role("button", name="Sparrow").click()
    expect(rows).not_to_have_count(everybody)
    assert all("Sparrow" in text for text in rows.all_inner_texts())


def test_the_graph_has_a_text_form_and_a_curve_of_luck(visits: Visits) -> None:
    page = read_again(visits)
    page.get_by_text("As a table").click()
    told = page.get_by_role("region", name="As a table")
    assert len(told.get_by_role("row").all()) > 10
    expect(told.get_by_role("row").nth(1)).to_contain_text("%")
    page.get_by_role("button", name="Luck").click()
    expect(told.get_by_role("row").nth(1)).to_contain_text("0%")


def test_the_seasons_below_the_curve_are_shortened_or_left_out_but_never_cut(visits: Visits) -> None:
    page = read_again(visits)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_timeout(300)
        names = page.locator(".curve text.stage")
        expect(names.first).to_be_attached()
        drawn = "all => all.map(each => [each.textContent, each.getBBox().x, each.getBBox().x + each.getBBox().width])"
        told = names.evaluate_all(drawn)
        assert all(before[2] <= after[1] for before, after in pairwise(told)), told
        assert all(SEASON.fullmatch(name) for name, *_ in told), told


def test_what_was_hidden_is_shown_only_when_it_is_asked_for(visits: Visits) -> None:
    me = visits.visitor()
    finished(me, "goryo", touches=10)
    page = analysed(me)
    moves = page.locator("ol button[data-number]")
    expect(moves.nth(3)).to_contain_text("Nothing shows on the table")
    page.get_by_label("Show what was hidden").check()
    expect(moves.nth(3)).not_to_contain_text("Nothing shows on the table")


def test_it_fits_every_window(visits: Visits) -> None:
    page = read_again(visits)
    expect(page.locator(".verdict dl")).to_be_visible(timeout=60_000)
    for width, height in [(390, 844), (1024, 768), (1366, 650), (844, 390), (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        for name in ("Moves", "Turning points", "This move"):
            page.get_by_role("tab", name=name).click()
        page.get_by_role("tab", name="This move").press("ArrowRight")
        expect(page.get_by_role("tab", name="Moves")).to_be_focused()


def test_the_analysis_is_open_to_everybody(visits: Visits, axe: str) -> None:
    me = looked_at(visits, language="fr")
    finished_in_french(me)
    me.page.keyboard.press("b")
    assert faults(me.page, axe) == []


def finished_in_french(me: Visitor) -> None:
    """The same by the French names."""
    me.sit_down("koinobori")
    for _ in range(6):
        me.my_turn()
        if me.page.locator(".confirm").count():
            me.page.locator(".confirm").click()
        elif lit := me.lit:
            me.try_to(me.touch, sorted(lit)[0])
    me.page.get_by_role("button", name="Table").click()
    me.page.get_by_role("button", name="Abandonner", exact=True).click()
    me.page.get_by_role("button", name="Vraiment").click()
    me.page.get_by_role("link", name="Analyser", exact=True).click()
    expect(me.page.get_by_text(re.compile("2000 simulations"))).to_be_visible(timeout=120_000)
