"""The rules as a page: contents, pictures drawn like the table, examples that can be tried, folded provenance."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.visitor import GAMES, Visits

FIGURES = {"gorinto": 13, "goryo": 4, "koinobori": 5, "gorbinos_quest": 7}


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn(visits: Visits, game: str) -> None:
    me = visits.visitor().open(f"/rules/{game}")
    expect(me.page.locator("figure")).to_have_count(FIGURES[game], timeout=30_000)
    sizes = me.page.locator("figure .picture").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().height)"
    )
    assert all(60 < size < 1100 for size in sizes), sizes


def test_the_contents_lead_to_a_chapter_and_open_a_folded_one(visits: Visits) -> None:
    me = visits.visitor().open("/rules/gorinto")
    provenance = me.page.locator("details", has_text="Where the data comes from")
    expect(provenance).not_to_have_attribute("open", "", timeout=20_000)
    me.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Where the data comes from").click()
    expect(provenance).to_have_attribute("open", "")


def test_an_example_can_be_tried_at_a_table(visits: Visits) -> None:
    me = visits.visitor().open("/rules/gorinto")
    me.page.locator("figure[data-figure=fire]").get_by_role("button", name="Try it").click(timeout=30_000)
    me.page.wait_for_url(re.compile("/table/"), timeout=30_000)
    me.page.wait_for_selector(".table [data-id='space:c4'][data-state~=lit]", timeout=30_000)


def test_play_and_learn_are_at_hand_on_a_phone_in_french(visits: Visits) -> None:
    me = visits.visitor(width=390, height=844, language="fr").open("/rules/goryo")
    expect(me.page.get_by_role("button", name="Jouer maintenant")).to_be_in_viewport(timeout=20_000)
    expect(me.page.get_by_role("link", name=re.compile("Apprendre"))).to_be_in_viewport()
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    expect(me.page.locator("figure")).to_have_count(FIGURES["goryo"], timeout=30_000)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
