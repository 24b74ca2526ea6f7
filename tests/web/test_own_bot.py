"""A table at which a program of one's own plays."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.served import PAGE, ServedSite
from tests.web.visitor import Visits

import tokonoma

PROGRAM = """
import json
import sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tokonoma":
        print("ready carp", flush=True)
    elif word == "view":
        view = json.loads(rest)
    elif word == "go":
        print("move " + view["legal"][0]["move"], flush=True)
    elif word == "quit":
        break
"""


@pytest.fixture
def visits_with_a_bot(tmp_path: Path, browser: Browser) -> Iterator[Visits]:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: make web")
    program = tmp_path / "carp.py"
    program.write_text(PROGRAM)
    with ServedSite(tmp_path, "--bot", f"carp={sys.executable} {program}") as site, Visits(site, browser) as visits:
        yield visits


def test_a_program_of_ones_own_plays_at_a_table(visits_with_a_bot: Visits) -> None:
    me = visits_with_a_bot.visitor()
    game = tokonoma.game("koinobori")
    begins = next(state for seed in range(20) if (state := game.new(2, seed=seed)).to_act == 0)
    begin = {"kind": "position", "position": begins.position()}
    me.sit_down("koinobori", seats=[{"kind": "bot", "level": "carp"}, {"kind": "me"}], begin=begin)
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
