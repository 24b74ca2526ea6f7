"""A hint in three steps at a table, told beforehand among people; and bots that say why they moved."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.web.visitor import Visitor, Visits


def test_a_hint_is_asked_for_step_by_step_and_played(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto")
    me.my_turn()
    me.page.get_by_role("button", name="Hint").click()
    hint = me.page.get_by_role("contentinfo", name="Hint")
    expect(hint).to_contain_text("Look at the marked place", timeout=30_000)
    expect(me.page.locator(".marks rect.better")).to_have_count(1)
    hint.get_by_role("button", name="Tell me which").click()
    expect(hint).to_contain_text("Which move")
    expect(me.page.locator(".marks rect.better").nth(1)).to_be_attached()
    hint.get_by_role("button", name="Tell me why").click()
    expect(hint).to_contain_text("Chance to win:")
    expect(hint).to_contain_text("Next best:")
    hint.get_by_role("button", name="Play it").click()
    expect(hint).to_have_count(0)
    expect(me.page.get_by_role("button", name="Take back")).to_be_visible()


def test_no_hint_is_offered_among_people_unless_the_table_allows_it_and_then_it_is_told(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", seats=[{"kind": "me"}, {"kind": "here"}])
    expect(me.page.get_by_role("button", name="Table")).to_be_visible(timeout=20_000)
    expect(me.page.get_by_role("button", name="Hint")).to_have_count(0)
    me.sit_down("gorinto", seats=[{"kind": "me"}, {"kind": "person"}], hints=True)
    expect(me.page.get_by_text("everybody may ask for hints")).to_be_visible()


def test_escape_closes_a_hint_and_leaves_the_game_alone(visits: Visits) -> None:
    me = visits.visitor(confirm="always").sit_down("gorinto")
    me.touch(me.offered_tile())
    button, hint = me.page.get_by_role("button", name="Hint"), me.page.get_by_role("contentinfo", name="Hint")
    button.click()
    expect(hint).to_be_focused(timeout=30_000)
    me.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(button).to_be_focused()
    expect(me.page.locator("[data-state~=chosen]")).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-state~=chosen]")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hint_fits_a_phone(visits: Visits, width: int, height: int) -> None:
    me = visits.visitor(width, height, language="fr").sit_down("gorinto")
    me.my_turn()
    me.page.get_by_role("button", name="Indice").click()
    expect(me.page.get_by_text("Regardez l’endroit marqué")).to_be_visible(timeout=30_000)
    me.page.get_by_role("button", name="Dites-moi lequel").click()
    me.page.get_by_role("button", name="Dites-moi pourquoi").click()
    expect(me.page.get_by_role("button", name="Le jouer")).to_be_in_viewport()


def test_a_bot_says_why_it_moved_where_that_was_chosen(visits: Visits) -> None:
    me = visits.visitor(confirm="never").sit_down("gorinto", aloud=True)
    for _ in range(10):
        me.my_turn()
        if me.page.locator(".confirm").count():
            me.page.locator(".confirm").click()
        elif lit := me.lit:
            me.try_to(me.touch, sorted(lit)[0])
        if me.page.locator(".banner", has_text="Sparrow:").count():
            break
    expect(me.page.locator(".banner", has_text="Sparrow:")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (1366, 650)])
def test_what_a_bot_says_is_read_whole_while_the_board_stays(visits: Visits, width: int, height: int) -> None:
    me = visits.visitor(width, height, confirm="never", language="fr").sit_down("gorinto", aloud=True)
    said = play_until(me, me.page.locator(".banner span", has_text="Moineau"))
    place = "each => JSON.stringify(each.getBoundingClientRect())"
    board = me.page.locator("main.board").evaluate(place)
    longest = (
        "Moineau\u00a0: Élément clé Terre\u00a0: dans quelques tours, environ 12 de sagesse au lieu de 10"
        + ", et encore" * 12
    )
    said.evaluate("(each, text) => (each.textContent = text)", longest)
    assert said.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    whole = """each => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return [...range.getClientRects()].every(({left, right, top, bottom}) =>
            [[left + 1, top + 1], [right - 1, bottom - 1]].every(([x, y]) => document.elementFromPoint(x, y) === each))
    }"""
    assert said.evaluate(whole), "nothing lies over it, and it is not cut"
    assert me.page.locator("main.board").evaluate(place) == board


def test_the_points_that_a_bot_tells_stand_apart_from_their_line(visits: Visits) -> None:
    me, sockets = visits.visitor(), []

    def carry(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    me.page.route_web_socket(re.compile("/ws/"), carry)
    me.sit_down("koinobori", aloud=True).my_turn()
    line = {"key": "score.post", "points": 6, "post": "p2", "colour": "orange", "value": 3, "carps": 2}
    values = {"say": None, "line": line, "before": 0, "after": 6}
    sockets[-1].send(json.dumps({"type": "notice", "code": "aloud", "seat": 1, "values": values}))
    said = me.page.locator(".banner span").filter(has_text="→")
    expect(said).to_be_visible()
    assert re.search(r"\S · 0 → 6$", said.inner_text()), said.inner_text()


def play_until(me: Visitor, sign: Locator) -> Locator:
    """Play whatever is offered until something is shown."""
    for _ in range(200):
        if sign.count() or me.is_over():
            break
        play_once(me)
    expect(sign).to_be_visible()
    return sign


def play_once(me: Visitor) -> None:
    """Make the first choice there is, if it is one's turn."""
    if me.page.locator(".confirm").count():
        me.page.locator(".confirm").click()
    elif lit := me.lit:
        me.try_to(me.touch, sorted(lit)[0])
    me.page.wait_for_timeout(60)
