"""Nothing that is needed is cut, at any size, in either language: tabs, prices, the board of a lesson, long choices."""

import pytest
from playwright.sync_api import FloatRect, expect
from tests.web.visitor import GAMES, Visitor, Visits

SIZES = [(1440, 900), (1366, 650), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "beginner"}
# What reaches over the right edge of what holds it
CUT = """all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent.trim())"""


def box_of(me: Visitor, selector: str) -> FloatRect:
    box = me.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


@pytest.mark.parametrize("game", ["gorbinos_quest", "goryo"])
def test_every_tab_is_in_sight_in_french(visits: Visits, game: str) -> None:
    me = visits.visitor(language="fr")
    me.sit_down(game)
    me.my_turn()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.locator(".tabs").evaluate_all(CUT) == [], (width, height)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_prices_and_costs_of_technologies_are_in_sight(visits: Visits, language: str) -> None:
    me = visits.visitor(language=language)
    me.sit_down("gorbinos_quest", seats=[ME, *[BOT] * 5])
    me.my_turn()
    for width, height in SIZES[:5]:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_selector(".tech")
        assert me.page.locator(".tech .what:not(:has(.made))").evaluate_all(CUT) == [], (width, height)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_the_gardens_objects_stand_there_whole_or_not_at_all(visits: Visits, language: str) -> None:
    me = visits.visitor(language=language)
    me.sit_down("goryo", seats=[BOT, ME])
    me.my_turn()
    narrow = """all => all.filter(each => each.scrollWidth > each.clientWidth + 1
        || each.offsetWidth > each.parentElement.clientWidth + 1).length"""
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.locator("[data-id^='tile:'] .name").evaluate_all(narrow) == 0, (width, height)


def test_a_trade_has_buttons_of_44_pixels_at_every_size(visits: Visits) -> None:
    me = visits.visitor(confirm="never").sit_down("gorbinos_quest", seats=[ME, *[BOT] * 5])
    while "card:trade" not in lit_now(me):
        me.touch(next((each for each in me.lit if each == "good:gold"), me.lit[0]))
        me.page.wait_for_timeout(100)
    me.touch("card:trade")
    steps = me.page.locator(".trade .step button")
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(150)
        expect(steps).to_have_count(10)
        for step in steps.all():
            step.scroll_into_view_if_needed()
            box = step.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43.5, (width, height)
        if height >= 560:
            expect(me.page.locator(".trade input").last).to_be_in_viewport(
                ratio=0.9
            )  # after scrolling to it, on a phone
        for amount in me.page.locator(".trade input").all():
            box = amount.bounding_box()
            assert box is not None
            assert box["width"] >= 43.5, (width, height)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_upright_phone_shows_all_five_goods_of_a_trade_and_says_what_to_do(visits: Visits, language: str) -> None:
    me = visits.visitor(390, 844, confirm="never", language=language).sit_down("gorbinos_quest", seats=[ME, *[BOT] * 5])
    while "card:trade" not in lit_now(me):
        me.touch(next((each for each in me.lit if each == "good:gold"), me.lit[0]))
        me.page.wait_for_timeout(100)
    me.touch("card:trade")
    goods = me.page.locator(".trade .good")
    expect(goods).to_have_count(5)
    for part in (*goods.all(), *goods.locator("button, input").all(), me.page.locator(".trade .sum")):
        expect(part).to_be_in_viewport(ratio=0.99)
    says = {"en": "Set the amounts", "fr": "Fixez les quantités"}[language]
    expect(me.page.locator(".actions .small")).to_have_text(says)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_its_board_its_note_and_its_hand(visits: Visits, game: str) -> None:
    me = visits.visitor(language="fr")
    me.open(f"/learn/{game}")
    first = me.page.locator(f"a[href^='/learn/{game}/']").first.get_attribute("href")
    me.open(first or "").page.wait_for_selector("#note")
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(200)
        board = box_of(me, "main.board")
        svg = max((box for each in me.page.locator("main.board svg").all() if (box := each.bounding_box())), key=area)
        assert svg["height"] > 0.35 * min(board["height"], width), (width, height)
        note = box_of(me, "#note")
        assert note["x"] + note["width"] <= width + 1, (width, height)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)
        actions = box_of(me, ".actions")
        assert actions["height"] <= 140, (width, height)


def area(box: FloatRect) -> float:
    return box["width"] * box["height"]


def test_five_seats_see_all_their_posts_on_a_phone(visits: Visits) -> None:
    me = visits.visitor(390, 844, language="fr")
    me.sit_down("koinobori", seats=[ME, *[BOT] * 4])
    me.my_turn()
    posts = me.page.locator(".posts .post")
    assert posts.count() == 6
    for post in posts.all():
        box = post.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 391
    higher = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length"
    assert me.page.locator(".crown").evaluate_all(higher) == 0


def test_a_waiting_table_keeps_its_buttons_in_the_window(visits: Visits) -> None:
    me = visits.visitor(390, 844, language="fr")
    me.open().scroll("goryo").get_by_role("button", name="Jouer à plusieurs").click()
    me.page.wait_for_selector("main.board .btn")
    for button in me.page.locator("main.board .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 380
        assert box["height"] <= 60


# How much room is left between the outlines of things that lie side by side and may be touched
BETWEEN = """() => {
    const part = (each, name) => parseFloat(getComputedStyle(each)[name])
    const reach = each => part(each, "outlineOffset") + part(each, "outlineWidth")
    const lit = [...document.querySelectorAll(".touch[data-state~=lit]")]
    const beside = one => lit.filter(other => other !== one && other.parentElement === one.parentElement)
    return lit.flatMap(one => beside(one).flatMap(other => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const across = b.left - a.right, down = b.top - a.bottom
        return across >= 0 || down >= 0 ? [Math.max(across, down) - reach(one) - reach(other)] : []
    }))
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844), (844, 390)])
@pytest.mark.parametrize(("game", "kind"), [("gorbinos_quest", "card"), ("koinobori", "card")])
def test_the_outlines_of_neighbours_do_not_touch(visits: Visits, game: str, kind: str, width: int, height: int) -> None:
    me = visits.visitor(width, height, confirm="never").sit_down(game)
    while not [each for each in lit_now(me) if each.startswith(kind)]:
        me.touch(lit_now(me)[0])
    gaps = me.page.evaluate(BETWEEN)
    assert min(gaps) >= 3


def lit_now(me: Visitor) -> list[str]:
    me.my_turn()
    return me.lit
