"""No words are cut short where a reader would miss them: on seats, cards and in the bar."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.test_layouts import BOT, SEATS, resize
from tests.web.visitor import Visits

import tokonoma

SIZES = [(1440, 900), (1366, 650), (1024, 768), (844, 390), (390, 844)]
SEATED = [
    ("goryo", SEATS["goryo"]),
    ("gorinto", [{"kind": "me"}, BOT]),
    ("koinobori", SEATS["koinobori"]),
    ("gorbinos_quest", [{"kind": "me"}, BOT, BOT, BOT]),
]

# Who sits there, where the game stands, what the cards in hand are and do
READ = ".seat .name:not(.unseen), .seat .who span, .bar .line, .card-in-hand"
CUT = """all => all.filter(each => each.offsetParent && getComputedStyle(each).overflowX === "hidden"
        && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2))
    .map(each => each.innerText)"""


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_seats_cards_and_the_bar_are_read_whole_in_french(
    visits: Visits, game: str, seats: list[dict[str, str]]
) -> None:
    me = visits.visitor(language="fr").sit_down(game, seats=seats)
    me.my_turn()
    found = {}
    for width, height in SIZES:
        resize(me, width, height)
        if cut := me.page.locator(READ).evaluate_all(CUT):
            found[f"{width}x{height}"] = cut
    assert found == {}


# Deals whose technologies say most: they copy, steal, and produce goods beside what cities yield
WORDY = [198, 206, 306]
COSTS_IN_SIGHT = """() => {
    const costs = document.querySelector(".costs").getBoundingClientRect()
    const foot = document.querySelector(".table > .foot").getBoundingClientRect()
    return costs.top > 0 && costs.bottom <= foot.top + 1
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("deal", WORDY)
def test_technologies_are_read_whole_with_the_city_costs_in_sight(visits: Visits, deal: int, language: str) -> None:
    position = tokonoma.game("gorbinos_quest").new(seats=4, seed=deal).position()
    begin = {"kind": "position", "position": position}
    seats = [{"kind": "me"}, BOT, BOT, BOT]
    me = visits.visitor(language=language).sit_down("gorbinos_quest", seats=seats, begin=begin)
    me.page.wait_for_selector(".tech small")
    found = {}
    for width, height in [(1440, 900), (1366, 650), (1280, 720), (1024, 768)]:
        resize(me, width, height)
        if cut := me.page.locator(".tech .does, .tech .does *").evaluate_all(CUT):
            found[f"{width}x{height}"] = cut
        if not me.page.evaluate(COSTS_IN_SIGHT):
            found[f"{width}x{height} costs"] = ["out of sight"]
    assert found == {}


def test_the_cards_of_a_rules_figure_are_read_whole_in_french(visits: Visits) -> None:
    me = visits.visitor(1024, 768, language="fr").open("/rules/gorbinos_quest")
    me.page.wait_for_selector(".card-in-hand")
    me.page.wait_for_timeout(500)
    assert me.page.locator(".card-in-hand").evaluate_all(CUT) == []


def test_what_a_card_in_hand_does_is_read_whole_beside_it_at_every_size(visits: Visits) -> None:
    opened = tokonoma.game("koinobori")
    starts = (opened.new(3, seed=seed) for seed in range(60))
    covers = next(each for each in starts if each.to_act == 0 and "cover" in abilities_in_hand(each))
    begin = {"kind": "position", "position": covers.position()}
    me = visits.visitor(language="fr").sit_down("koinobori", seats=SEATS["koinobori"], begin=begin)
    me.my_turn()
    said = me.page.locator(".hand p")
    for width, height in [(1440, 900), (1366, 650), (1024, 768), (768, 1024)]:
        resize(me, width, height)
        beside = me.page.locator(".actions").bounding_box()
        me.page.mouse.move(5, 5)
        for card in me.page.locator(".hand .touch").all():
            card.hover()
            if "ne compte" in said.inner_text():
                break
        expect(said).to_contain_text("ne compte alors plus")
        assert said.evaluate_all(CUT) == []
        box, room = said.bounding_box(), me.page.locator(".foot > .held").bounding_box()
        assert box is not None
        assert room is not None
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1, f"{width}x{height}"
        me.page.mouse.move(5, 5)
        assert me.page.locator(".actions").bounding_box() == beside, "the bar beside it stays"


def abilities_in_hand(state: Any) -> set[str]:
    """What the cards do that the first seat holds."""
    return {card["ability"] for card in state.view(0)["table"]["seats"][0]["hand"]}
