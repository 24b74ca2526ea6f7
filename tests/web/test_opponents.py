"""One sees whom one plays against: a face and a line where one chooses, and the face at the seat."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.test_layouts import resize
from tests.web.test_results import end_of
from tests.web.visitor import GAMES, Visits

import tokonoma
from tokonoma.bots.ratings import rating


def test_whoever_chooses_a_bot_is_shown_its_face_and_how_it_plays(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    seat = me.page.locator("dialog li").nth(1)
    for level, plays in (("beginner", "never thinks of your answer"), ("expert", "errs least")):
        seat.locator("select").select_option(f"bot:{level}")
        seat.get_by_text(plays).wait_for()
        face = seat.locator(f"img[src='/faces/{level}.svg']")
        face.wait_for()
        described = seat.locator("select").get_attribute("aria-describedby")
        assert plays in seat.locator(f"#{described}").inner_text()
        assert face.evaluate("each => each.decode().then(() => each.naturalWidth)") > 0
    seat.locator("select").select_option("here")
    assert seat.locator("img").count() == 0
    assert me.troubles == []


def test_whoever_chooses_a_bot_is_told_its_rating_with_so_many_seats(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("koinobori").get_by_role("button", name="More").click()
    seat = me.page.locator("dialog li").nth(1)
    for level in ("beginner", "middling"):
        seat.locator("select").select_option(f"bot:{level}")
        seat.get_by_text(f"Rating {rating('koinobori', 2, level)} with 2 seats").wait_for()
    assert me.troubles == []


def test_in_another_mode_than_the_one_that_was_measured_no_rating_is_told(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    seats = me.page.locator("dialog li")
    seats.nth(1).get_by_text("Rating").wait_for()
    me.page.get_by_label("Mode").select_option("partnership")
    expect(seats).to_have_count(4)
    expect(seats.nth(3).locator("img")).to_be_visible()
    expect(seats.get_by_text("Rating")).to_have_count(0)
    assert me.troubles == []


def test_at_its_seat_a_bot_has_its_face_and_a_person_none(visits: Visits) -> None:
    me = visits.visitor().sit_down("gorinto", "easy")
    card = me.page.locator("section.seat", has_text="easy bot")
    card.locator("img[src='/faces/easy.svg']").wait_for()
    assert me.page.locator("section.seat img").count() == 1
    assert me.troubles == []


def test_the_way_to_begin_is_in_sight_however_long_the_choices_are(visits: Visits) -> None:
    me = visits.visitor(390, 664)
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    begin = me.page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    box = begin.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 664


def test_bots_are_called_by_their_characters_at_the_table(visits: Visits) -> None:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in ("strong", "easy", "strong"))]
    me = visits.visitor().sit_down("gorinto", seats=seats)
    names = me.page.locator("section.seat h2")
    expect(names).to_have_text(["Seat 1", "Crane 2", "Carp", "Crane 4"])
    me.page.get_by_role("button", name="Français").click()
    expect(names).to_have_text(["Siège 1", "Grue 2", "Carpe", "Grue 4"])
    expect(me.page.locator("section.seat .who span")).to_have_text(["vous", "robot fort", "robot facile", "robot fort"])


FACES_IN_SIGHT = """all => all.map(each => [each, each.getBoundingClientRect()])
    .filter(([_, box]) => box.width >= 18 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)
    .map(([each]) => each.title)"""


@pytest.mark.parametrize("game", GAMES)
def test_at_every_size_each_bot_shows_its_face_with_its_level(visits: Visits, game: str) -> None:
    levels = ("strong", "expert", "easy", "middling", "beginner")
    most = max(tokonoma.game(game).rulebook.modes["standard"])
    seats = [{"kind": "bot", "level": level} for level in levels[: most - 1]] + [{"kind": "me"}]
    me = visits.visitor().sit_down(game, seats=seats)
    me.my_turn()
    titles = {"strong": "Crane (strong bot)", "expert": "Owl (expert bot)", "easy": "Carp (easy bot)"}
    titles |= {"middling": "Tanuki (middling bot)", "beginner": "Sparrow (beginner bot)"}
    for width, height in [(1440, 900), (1366, 650), (1024, 768), (768, 1024), (390, 844), (320, 640), (844, 390)]:
        resize(me, width, height)
        found = me.page.locator(".seats img, .overview img").evaluate_all(FACES_IN_SIGHT)
        wanted = {titles[level] for level in levels[: most - 1]}
        assert wanted <= set(found), f"{width}x{height}: {found}"
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width, f"{width}x{height}"


def test_the_results_show_faces_characters_and_levels(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 3)
    results = me.page.locator(".results")
    expect(results.locator(".places")).to_contain_text("Sparrow 2 beginner bot")
    for part in (".places", "thead", ".mats"):
        expect(results.locator(f"{part} img[src='/faces/beginner.svg']")).to_have_count(2)
    assert me.page.locator(".results thead img").first.get_attribute("alt") == "beginner bot"


def test_points_by_which_one_is_behind_are_told_once(visits: Visits) -> None:
    me = end_of(visits, "gorinto", 2)
    own, other = (int(each) for each in me.page.locator(".results .total td").all_inner_texts())
    said, apart = me.page.locator(".results .more").inner_text(), abs(own - other)
    assert len(re.findall(rf"Ahead by {apart}\.|, {apart} behind", said)) == (1 if apart else 0), said


def test_no_rating_is_told_for_options_that_were_not_measured(visits: Visits) -> None:
    for game, option in (("goryo", "Palace"), ("gorbinos_quest", "Pace"), ("gorinto", "Landscape")):
        me = visits.visitor()
        me.open().scroll(game).get_by_role("button", name="More").click()
        told = me.page.locator("dialog li").get_by_text("Rating")
        expect(told).to_have_count(1)
        box = me.page.get_by_role("combobox", name=option)
        box.select_option(index=1)
        expect(told).to_have_count(0)
        expect(me.page.locator("dialog li img")).to_have_count(1)
        box.select_option(index=0)
        expect(told).to_have_count(1)


def test_the_lowest_rating_is_not_compared_with_itself(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    seat = me.page.locator("dialog li").nth(1)
    seat.get_by_text("the Sparrow has 1000").wait_for()
    seat.locator("select").select_option("bot:beginner")
    expect(seat.locator("p")).to_contain_text("Rating 1000 with 2 seats.")
    expect(seat.locator("p")).not_to_contain_text("Sparrow")


def test_how_a_bot_plays_is_read_out_where_another_is_chosen(visits: Visits) -> None:
    me = visits.visitor()
    me.open().scroll("gorinto").get_by_role("button", name="More").click()
    seat = me.page.locator("dialog li").nth(1)
    told = seat.locator("p")
    expect(told).to_have_attribute("aria-live", "off")
    seat.locator("select").focus()
    expect(told).to_have_attribute("aria-live", "polite")
    same = told.evaluate_handle("each => each")
    me.page.keyboard.press("ArrowDown")
    expect(told).to_contain_text("Looks well ahead")
    assert told.evaluate("(each, same) => each === same", same), "a part of the page that was there before speaks"


# How much of a box is left for its longest choice, the arrow at its end taken off
ROOM = """all => all.map(each => {
    const pen = document.createElement("canvas").getContext("2d")
    pen.font = getComputedStyle(each).font
    const longest = Math.max(...[...each.options].map(({text}) => pen.measureText(text).width))
    return each.clientWidth - 40 - longest
})"""
PLACES = "all => all.map(each => (({x, y, right, bottom}) => ({x, y, right, bottom}))(each.getBoundingClientRect()))"


@pytest.mark.parametrize(("width", "game"), [(390, "goryo"), (390, "gorinto"), (1440, "goryo"), (320, "goryo")])
def test_who_sits_where_is_chosen_in_boxes_in_line_that_show_the_whole_choice(
    visits: Visits, width: int, game: str
) -> None:
    me = visits.visitor(width, 844, language="fr")
    me.open().scroll(game).get_by_role("button", name="Plus\u00a0:").click()
    dialog = me.page.locator("dialog")
    dialog.locator("li img").first.wait_for()
    assert all(room >= 0 for room in dialog.locator("li select").evaluate_all(ROOM))
    dialog.locator("li select").first.select_option("bot:strong")
    expect(dialog.locator("li img")).to_have_count(2)
    one, two = dialog.locator("li select").evaluate_all(PLACES)
    assert (one["x"], one["right"]) == (two["x"], two["right"])
    said, chips = dialog.locator("li p").evaluate_all(PLACES), dialog.locator("li .chip").evaluate_all(PLACES)
    assert said[0]["y"] - one["bottom"] < (chips[1]["y"] - said[0]["bottom"]) / 2, "closer to its own box"
    ticks = dialog.locator(".help input").evaluate_all("all => all.map(each => each.offsetWidth)")
    assert set(ticks) == {20}
