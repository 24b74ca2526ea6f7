"""One sees whom one plays against: a face and a line where one chooses, and the face at the seat."""

from playwright.sync_api import expect
from tests.web.visitor import Visits

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
    card = me.page.locator("section.seat", has_text="Carp (easy)")
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
