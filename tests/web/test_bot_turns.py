"""A bot's turn is shown one decision after the other, and as a whole within about two seconds at the usual speed."""

import random
from statistics import median

import pytest
from tests.web.visitor import Visitor, Visits

ENOUGH = 4  # turns
LONGEST = 2800  # milliseconds; the browser shares its processors with other tests
# How long nothing was offered, and how many different marks were seen on the board meanwhile
WATCH = """() => {
    window.turns = []
    let since = null, seen = new Set()
    setInterval(() => {
        if (document.querySelector(".results")) return
        const open = document.querySelector("[data-state~=lit], .actions button[data-id]:enabled, .confirm")
        seen.add([...document.querySelectorAll("[data-state~=just]")].map(each => each.dataset.id).join())
        if (open && since !== null) {
            window.turns.push([performance.now() - since, seen.size])
            since = null
        } else if (!open && since === null) {
            since = performance.now()
            seen = new Set()
        }
    }, 15)
}"""


def turns_of_the_bot(me: Visitor, shortest: int) -> list[tuple[float, int]]:
    """How long the bot's turns took on the page, and in how many steps they were seen."""
    luck = random.Random(4)
    me.my_turn()
    me.page.evaluate(WATCH)
    turns: list[tuple[float, int]] = []
    while len(turns) < ENOUGH and not me.is_over():
        if me.page.locator(".confirm").count():
            me.try_to(lambda _: me.page.locator(".confirm").click(timeout=800), ".confirm")
        elif lit := me.lit:
            me.try_to(me.touch, "button:end" if "button:end" in lit and luck.random() < 0.5 else luck.choice(lit))
        else:
            me.page.wait_for_timeout(30)
        turns = [(lasted, seen) for lasted, seen in me.page.evaluate("window.turns") if lasted > shortest]
    return turns


@pytest.mark.parametrize("game", ["gorinto", "goryo", "gorbinos_quest", "koinobori"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_turn_of_a_bot_is_shown_within_about_two_seconds(visits: Visits, game: str, seat: int) -> None:
    bot = {"kind": "bot", "level": "easy"}
    seats = [{"kind": "me"}, bot] if seat == 0 else [bot, {"kind": "me"}]
    me = visits.visitor(speed="usual", confirm="never").sit_down(game, seats=seats)
    turns = turns_of_the_bot(me, 250)
    assert median(lasted for lasted, _ in turns) < LONGEST, turns


def test_the_decisions_of_a_long_turn_are_seen_one_by_one(visits: Visits) -> None:
    """Four samurai are called, move and search, and then her path is discovered."""
    me = visits.visitor(speed="usual", confirm="never").sit_down("goryo", "easy")
    turns = turns_of_the_bot(me, 1000)
    assert median(seen for _, seen in turns) >= 6, turns
