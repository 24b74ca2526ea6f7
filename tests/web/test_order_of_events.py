"""What happens is seen in its order: log, bar and lit things wait for the board; marks, title and notification tell."""

import re

from playwright.sync_api import expect
from tests.web.test_together import sit_together
from tests.web.visitor import Visitor, Visits

PATIENCE = 20_000
# Every 30 ms: how many lines the log has, whether something is lit, and whether the board has drawn the last tile.
SAMPLE = """() => {
    window.seen = []
    window.sampling = setInterval(() => window.seen.push([
        document.querySelectorAll('.log li').length,
        document.querySelectorAll('[data-state~=lit]').length,
        document.querySelector('.actions .say b')?.textContent ?? '',
    ]), 30)
}"""

# When the board first marked the space of the bot's tile, and when the log first told of it.
RACE = """() => {
    window.marked = {}
    window.told = {}
    new MutationObserver(() => {
        const now = performance.now()
        for (const space of document.querySelectorAll("[data-id^='space:'][data-state~=just]"))
            window.marked[space.dataset.id.slice(6)] ??= now
        for (const line of document.querySelectorAll('.log li')) {
            const [, space] = line.textContent.match(/Sparrow places .* on ([a-e][1-5])/) ?? []
            if (space) window.told[space] ??= now
        }
    }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
}"""


def finish_a_turn(me: Visitor) -> None:
    """Place and gather whatever is lit until the turn has passed on."""
    told = me.page.locator(".log li", has_text="Sparrow places")
    before = told.count()
    for _ in range(60):
        ready, lit = me.page.locator(".confirm").count(), me.lit
        # Looked at last: what is open by now may already belong to the turn after the bot's.
        if told.count() > before or me.page.get_by_text(re.compile("Waiting for|is thinking")).count():
            return
        if ready:
            me.confirm()
        elif lit:
            me.touch(lit[0])
        me.page.wait_for_timeout(100)


def test_log_bar_and_lit_things_wait_for_the_board(visits: Visits) -> None:
    me = visits.visitor(speed="slow", confirm="always").sit_down("gorinto")
    me.my_turn()
    me.page.evaluate(SAMPLE)
    finish_a_turn(me)
    me.page.wait_for_selector(".log li:has-text('Sparrow places')", timeout=PATIENCE)
    me.page.wait_for_selector("[data-id^='path:'][data-state~=lit]", timeout=PATIENCE)
    seen = me.page.evaluate("() => { clearInterval(window.sampling); return window.seen }")
    final = seen[-1][0]
    told = [lines for lines, lit, _ in seen if lit]
    grown = [lines for lines, _, _ in seen]
    assert grown == sorted(grown), "the log only grows"
    first = next(i for i, (lines, lit, _) in enumerate(seen) if lit and lines == final)
    assert all(lines == final for lines, _, _ in seen[first:]), "what is lit comes after everything was told"
    assert told


def test_the_log_tells_of_a_tile_once_it_has_landed(visits: Visits) -> None:
    me = visits.visitor(speed="slow", confirm="always").sit_down("gorinto")
    me.my_turn()
    me.page.evaluate(RACE)
    flown: list[float] = []
    while len(flown) < 4 and max(flown, default=0) <= 250:  # a touch of ours may have cut a show short
        finish_a_turn(me)
        me.my_turn()
        flown = me.page.evaluate("Object.keys(window.told).map(space => window.told[space] - window.marked[space])")
    assert max(flown) > 250, "it flies for almost half a second, and is told then"


def test_a_touch_ends_the_show(visits: Visits) -> None:
    me = visits.visitor(speed="slow", confirm="always").sit_down("gorinto")
    me.my_turn()
    finish_a_turn(me)
    me.page.wait_for_timeout(500)
    me.page.locator("[data-id='space:c3']").dispatch_event("click")
    me.my_turn()


def test_the_placed_tile_is_marked_too(visits: Visits) -> None:
    me = visits.visitor(speed="none", confirm="always").sit_down("gorinto")
    me.my_turn()
    finish_a_turn(me)
    me.page.wait_for_selector(".log li:has-text('Sparrow places')", timeout=PATIENCE)
    me.my_turn()
    line = me.page.locator(".log li", has_text="Sparrow places").first.inner_text()
    space = line.split(" on ")[-1].split()[0].strip()
    expect(me.page.locator(f"[data-id='space:{space}']")).to_have_attribute("data-state", re.compile("just"))


def test_the_title_says_whose_turn_it_is_and_chat_leaves_a_mark(visits: Visits) -> None:
    me, friend = sit_together(visits)
    acting, waiting = (me, friend) if me.lit else (friend, me)
    expect(acting.page).to_have_title("● Your turn · Gorinto")
    expect(waiting.page).to_have_title("Gorinto")
    waiting.page.get_by_role("tab", name="Chat").click()
    waiting.page.get_by_label("Say something").fill("good luck")
    waiting.page.get_by_role("button", name="Send").click()
    expect(acting.page.locator("#tab-chat .unread")).to_be_visible()
    acting.page.get_by_role("tab", name="Chat").click()
    expect(acting.page.locator("#tab-chat .unread")).to_have_count(0)


def test_a_hidden_tab_notifies_that_it_is_ones_turn(visits: Visits) -> None:
    me = visits.visitor(notify=True)
    me.page.add_init_script(
        """window.notes = []
        window.Notification = class { static permission = 'granted'
            static requestPermission() { return Promise.resolve('granted') }
            constructor(title, more) { window.notes.push([title, more.body]) } close() {} }
        Object.defineProperty(document, 'hidden', {get: () => true})"""
    )
    me.sit_down("gorinto")
    me.my_turn()
    for _ in range(100):  # the page's content policy lets nothing wait inside it
        if me.page.evaluate("window.notes.length"):
            break
        me.page.wait_for_timeout(100)
    assert me.page.evaluate("window.notes[0]") == ["Your turn", "Gorinto"]


def test_the_last_discovery_is_seen_before_the_results(visits: Visits) -> None:
    """The end of a game of Goryō: the board shows her path before the results cover it."""
    me = visits.visitor(speed="none", confirm="never").sit_down(
        "goryo", seats=[{"kind": "bot", "level": "beginner"}, {"kind": "me"}]
    )
    me.page.evaluate(
        """() => {
            window.discovered = []
            new MutationObserver(changes => {
                const added = changes.flatMap(change => [...change.addedNodes]).filter(node => node.querySelector)
                const holds = name => added.some(node => node.matches(name) || node.querySelector(name))
                if (holds('.prints')) window.discovered.push(performance.now())
                if (holds('.results')) window.ended ??= performance.now()
            }).observe(document, {subtree: true, childList: true})
        }"""
    )

    def choose(lit: list[str]) -> str:
        return next((each for each in lit if each == "button:end"), lit[0])

    me.play_to_the_end(choose, me.touch)
    discovered, ended = me.page.evaluate("[window.discovered, window.ended]")
    assert discovered
    assert ended - discovered[-1] > 1500, "her path is looked at before the results cover it"


def test_a_tile_is_dragged_from_the_path_onto_the_mountain(visits: Visits) -> None:
    me = visits.visitor(confirm="always").sit_down("gorinto")
    path = me.offered("path")
    name = path.split(":")[1]
    space = f"space:{name}3" if name.isalpha() else f"space:c{name}"
    start, end = (me.page.locator(f"[data-id='{each}']").bounding_box() for each in (path, space))
    assert start
    assert end
    me.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(start["x"] + 40, start["y"] + 40, steps=3)
    me.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    me.page.mouse.up()
    expect(me.page.locator(f"[data-id='{space}'][data-state~=chosen]")).to_have_count(1)
    expect(me.page.locator(".confirm")).to_have_text("Place")


def test_focus_goes_to_the_next_lit_thing_after_a_confirmed_move(visits: Visits) -> None:
    me = visits.visitor(confirm="always").sit_down("goryo")
    me.offered("space")
    me.page.locator("[data-id^='space:'][data-state~=lit]").first.focus()
    me.page.keyboard.press("Enter")
    me.page.locator(".confirm").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-state~=lit]:focus")).to_have_count(1, timeout=PATIENCE)


def test_a_page_left_does_not_go_on_calling_in_the_title(visits: Visits) -> None:
    me = visits.visitor().play_now("koinobori")
    expect(me.page).to_have_title("● Your turn · Koinobori")
    me.page.go_back()
    expect(me.page).to_have_title("Tokonoma")
    me.open("/games")
    expect(me.page).to_have_title("Tokonoma: My games")
