"""A table at which a program of one's own plays."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.served import PAGE, ServedSite
from tests.web.visitor import Visits

import tokonoma

PROGRAM = """
import json
import sys
import time

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tokonoma":
        print("ready carp", flush=True)
    elif word == "view":
        view = json.loads(rest)
    elif word == "go":
        time.sleep({sleep})
        print("move " + view["legal"][0]["move"], flush=True)
    elif word == "quit":
        break
"""


@pytest.fixture
def visits_with_a_bot(tmp_path: Path, browser: Browser) -> Iterator[Visits]:
    yield from visits_with(tmp_path, browser, 0)


@pytest.fixture
def visits_with_a_slow_bot(tmp_path: Path, browser: Browser) -> Iterator[Visits]:
    yield from visits_with(tmp_path, browser, 4)


def visits_with(tmp_path: Path, browser: Browser, seconds: float) -> Iterator[Visits]:
    """A site with a program that takes so long for every decision."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: make web")
    program = tmp_path / "carp.py"
    program.write_text(PROGRAM.replace("{sleep}", str(seconds)))
    with ServedSite(tmp_path, "--bot", f"carp={sys.executable} {program}") as site, Visits(site, browser) as visits:
        yield visits


def test_a_program_of_ones_own_plays_at_a_table(visits_with_a_bot: Visits) -> None:
    me = visits_with_a_bot.visitor()
    seats = [{"kind": "bot", "level": "carp"}, {"kind": "me"}]
    me.sit_down("koinobori", seats=seats, begin=first_to_act("koinobori"))
    page = me.page
    page.wait_for_selector("[data-state~=lit], .actions button[data-id]:enabled", timeout=60_000)
    expect(page.get_by_text("from the left end").first).to_be_visible()


def test_a_program_of_ones_own_is_in_the_list_of_opponents(visits_with_a_bot: Visits) -> None:
    me = visits_with_a_bot.visitor()
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    seat = me.page.locator("dialog li").nth(1)
    seat.locator("select").select_option("bot:carp")
    expect(seat.locator("select option:checked")).to_contain_text("carp")
    assert seat.locator("img").count() == 0, "a program has no face of ours"
    assert me.troubles == []


def first_to_act(game: str) -> dict[str, Any]:
    """A beginning in which the first seat acts."""
    opened = tokonoma.game(game)
    begins = next(state for seed in range(20) if (state := opened.new(2, seed=seed)).to_act == 0)
    return {"kind": "position", "position": begins.position()}


@pytest.mark.parametrize("speed", ["usual", "none"])
def test_a_bot_that_takes_long_is_said_to_think(visits_with_a_slow_bot: Visits, speed: str) -> None:
    me = visits_with_a_slow_bot.visitor(speed=speed)
    seats = [{"kind": "bot", "level": "carp"}, {"kind": "me"}]
    me.sit_down("koinobori", seats=seats, begin=first_to_act("koinobori"))
    said = me.page.locator(".actions .say")
    expect(said).to_contain_text("Carp is thinking…")
    moving = said.evaluate("each => each.getAnimations({subtree: true}).length")
    assert moving == (1 if speed == "usual" else 0), "it moves, unless the player wants stillness"
    me.page.get_by_role("button", name="Français").click()
    expect(said).to_contain_text("Carp réfléchit…")
    me.my_turn()
    expect(said).not_to_contain_text("réfléchit")


def test_a_bot_that_was_added_keeps_its_name_at_the_table(visits_with_a_bot: Visits) -> None:
    me = visits_with_a_bot.visitor()
    me.sit_down("gorinto", seats=[{"kind": "me"}, {"kind": "bot", "level": "carp"}])
    expect(me.page.locator("section.seat h2")).to_have_text(["Seat 1", "carp"])
    assert me.page.locator("section.seat img").count() == 0
