"""No words are cut short where a reader would miss them: on seats, cards and in the bar."""

import pytest
from tests.web.test_layouts import BOT, SEATS, resize
from tests.web.visitor import Visits

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


def test_the_cards_of_a_rules_figure_are_read_whole_in_french(visits: Visits) -> None:
    me = visits.visitor(1024, 768, language="fr").open("/rules/gorbinos_quest")
    me.page.wait_for_selector(".card-in-hand")
    me.page.wait_for_timeout(500)
    assert me.page.locator(".card-in-hand").evaluate_all(CUT) == []
