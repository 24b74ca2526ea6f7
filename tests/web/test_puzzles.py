"""Puzzles in the browser: tried at the real table, told why, the answer not sent before, the row kept."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.visitor import Visitor, Visits

from tokonoma.puzzles import Puzzle, PuzzleRun, games_with_puzzles, puzzles

GAMES = games_with_puzzles()


def some(game: str, kind: str = "move") -> Puzzle:
    """A puzzle whose answer and second best are touched alone."""
    return next(each for each in puzzles(game).values() if each.kind == kind and is_touched_alone(each))


def is_touched_alone(puzzle: Puzzle) -> bool:
    """Several tiles are gathered at once and confirmed; a placement is not."""
    return puzzle.theme != "which_tile"


def make(me: Visitor, game: str, puzzle: Puzzle, move: str) -> None:
    """Touch what makes a move, in its order."""
    run = PuzzleRun(game, puzzle)
    offers = run.begun.offers(run.seat, run.begun.seen_by(run.seat))
    for thing in next(offer["touch"] for offer in offers if offer["move"] == move):
        me.page.locator(f"[data-id='{thing}']").first.click()


def row(page: Page) -> str:
    return page.locator(".streak").first.inner_text()


def test_a_wrong_try_is_told_why_and_a_right_one_goes_on_to_the_next(visits: Visits) -> None:
    puzzle = some("gorinto")
    me = visits.visitor().open(f"/puzzles/gorinto/{puzzle.name}")
    expect(me.page.locator("#note")).to_contain_text("Which decision is clearly the best?")
    make(me, "gorinto", puzzle, puzzle.second)
    expect(me.page.locator("#note")).to_contain_text("There is a better one")
    expect(me.page.locator("#note")).to_contain_text("The best answer leaves")
    me.page.get_by_role("button", name="Try again").click()
    make(me, "gorinto", puzzle, puzzle.answer)
    expect(me.page.locator("#note")).to_contain_text("That is it")
    expect(me.page.locator("#note li")).to_have_count(2)
    assert "1 in a row" in row(me.page)
    me.page.get_by_role("button", name="Next puzzle").click()
    expect(me.page.locator("#note")).to_contain_text("Which decision is clearly the best?")
    assert not me.page.url.endswith(puzzle.name)


def test_an_answer_that_is_shown_ends_the_row(visits: Visits) -> None:
    first, second = [each for each in puzzles("gorinto").values() if is_touched_alone(each)][:2]
    me = visits.visitor().open(f"/puzzles/gorinto/{first.name}")
    make(me, "gorinto", first, first.answer)
    expect(me.page.locator("#note")).to_contain_text("That is it")
    me.open(f"/puzzles/gorinto/{second.name}")
    me.page.get_by_role("button", name="Show me").click()
    expect(me.page.locator("#note")).to_contain_text("The answer")
    assert "0 in a row" in row(me.page)
    expect(me.page.get_by_role("link", name="The lesson about it")).to_be_visible()


def test_the_answer_is_not_on_the_page_before_it_is_found(visits: Visits) -> None:
    puzzle = some("koinobori")
    me = visits.visitor()
    with me.page.expect_response(lambda response: "/api/puzzles/" in response.url) as told:
        me.open(f"/puzzles/koinobori/{puzzle.name}")
    moment = told.value.json()
    assert (moment["answers"], moment["reasons"], moment["verdict"]) == ([], [], None)


def test_where_she_is_can_be_pointed_at(visits: Visits) -> None:
    puzzle = some("goryo", "where")
    me = visits.visitor().open(f"/puzzles/goryo/{puzzle.name}")
    wrong = "a1" if puzzle.answer != "a1" else "f6"
    me.page.locator(f"[data-id='space:{wrong}']").first.click()
    expect(me.page.locator("#note")).to_contain_text("There is a better one")
    me.page.get_by_role("button", name="Try again").click()
    me.page.locator(f"[data-id='space:{puzzle.answer}']").first.click()
    expect(me.page.locator("#note")).to_contain_text("That is it")


def test_a_plan_can_be_laid_step_by_step(visits: Visits) -> None:
    puzzle = some("goryo", "hide")
    me = visits.visitor().open(f"/puzzles/goryo/{puzzle.name}")
    run = PuzzleRun("goryo", puzzle)
    for word in puzzle.line.split():
        expect(me.page.locator("#note")).to_be_visible()
        offers = run.state.offers(run.seat, run.state.seen_by(run.seat))
        for thing in next(offer["touch"] for offer in offers if offer["move"] == word):
            me.page.locator(".confirm" if thing == "button:confirm" else f"[data-id='{thing}']").first.click()
        run.try_move(word)
    expect(me.page.locator("#note")).to_contain_text("That is it")


@pytest.mark.parametrize("game", GAMES)
def test_todays_puzzle_fits_a_phone_in_french(visits: Visits, game: str) -> None:
    me = visits.visitor(390, 844, language="fr").open(f"/puzzles/{game}")
    expect(me.page.locator("#note")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    me.page.get_by_role("button", name="Montre").click()
    expect(me.page.locator("#note")).to_contain_text("La réponse")


def test_the_home_and_learn_pages_lead_to_puzzles(visits: Visits) -> None:
    me = visits.visitor().open()
    me.scroll("gorinto").get_by_role("link", name="Puzzle").click()
    expect(me.page.locator("#note")).to_be_visible()
    me.open("/learn/gorinto")
    me.page.get_by_role("link", name="Puzzle of the day").click()
    expect(me.page.locator("#note")).to_be_visible()
