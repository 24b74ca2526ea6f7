"""Takes every course in the browser by mouse: `python -m tests.web.courses [--phone] [GAME …]`.

Each step's first right answer is given by touching what the page shows; a step that cannot be done so is named. For
each game it prints the time from opening the home page to the first right act, as a script clicks: a person reads too.
"""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Error, Page, expect, sync_playwright
from tests.web.served import ServedSite, open_browser
from tests.web.visitor import GAMES, Visitor, Visits

from tokonoma.lessons import LessonRun, course

PATIENCE = 15_000
A_MOMENT = 2_000  # a busy machine shows a button late


def main(arguments: list[str]) -> int:
    """Take the courses; the status says whether every step could be done."""
    size = (390, 844) if "--phone" in arguments else (1440, 900)
    games = [each for each in arguments if not each.startswith("-")] or list(GAMES)
    failed = []
    with tempfile.TemporaryDirectory() as data, ServedSite(Path(data)) as site, sync_playwright() as playwright:
        browser = open_browser(playwright)
        for game in games:
            with Visits(site, browser) as visits:
                print(f"{game}: first right act {first_act(visits.visitor(*size), game):.2f} s after opening the page")
                steps, missed = take(visits.visitor(*size), game)
                print(f"{game}: {steps - len(missed)} of {steps} steps done by mouse", *missed, sep="\n  ", flush=True)
                failed += missed
        browser.close()
    return 1 if failed else 0


def first_act(me: Visitor, game: str) -> float:
    """Seconds from opening the home page, over the offer to newcomers, to the first right answer."""
    lesson = next(iter(course(game).lessons.values()))
    began = time.monotonic()
    me.open().scroll(game).get_by_role("link", name="Never played?").click()
    me.page.locator("#note .text").wait_for(timeout=PATIENCE)
    answer(me.page, LessonRun(lesson, 0))
    expect(me.page.locator("#note.yes")).to_be_visible(timeout=PATIENCE)
    return time.monotonic() - began


def take(me: Visitor, game: str) -> tuple[int, list[str]]:
    """Take every step of a course; how many there are, and those that could not be done."""
    steps, missed = 0, []
    for lesson in course(game).lessons.values():
        me.open(f"/learn/{game}/{lesson.name}").page.locator("#note .text").wait_for(timeout=PATIENCE)
        for number, step in enumerate(lesson.steps):
            if step.kind == "play":
                continue  # a game against a bot has no one right answer
            steps += 1
            try:
                expect(me.page.locator(".leave")).to_be_visible()
                answer(me.page, LessonRun(lesson, number))
                expect(me.page.locator("#note.yes")).to_be_visible(timeout=PATIENCE)
                me.page.locator("#note .main").click()
            except (Error, AssertionError) as no:
                missed.append(f"{lesson.name}, step {number + 1}: {str(no).splitlines()[0]}")
                me.page.reload()
                me.page.locator("#note .text").wait_for(timeout=PATIENCE)
                me.page.get_by_role("button", name="Skip").click()
            if number + 1 < len(lesson.steps):
                after = f"step {number + 2} of {len(lesson.steps)}"
                expect(me.page.locator("header, .bar").first).to_contain_text(after, timeout=PATIENCE)
    return steps, missed


def answer(page: Page, run: LessonRun) -> None:
    """Give the first right answer of a step."""
    words = run.show_me()
    if run.step.kind == "choice":
        page.locator("#note .answers button").nth(int(words[0])).click()
    elif run.step.kind == "number":
        page.get_by_label("a number").fill(words[0])
        page.get_by_role("button", name="Answer").click()
    elif run.step.kind == "touch":
        for thing in words:
            page.locator(f"[data-id='{thing}']").first.click()
    else:
        for word in words:
            move(page, run, word)
        confirm(page)


def move(page: Page, run: LessonRun, word: str) -> None:
    """Touch what makes a move; the one before is confirmed first where the page waits for that."""
    offers = run.state.offers(run.seat, run.state.seen_by(run.seat))
    things = next(offer["touch"] for offer in offers if offer["move"] == word)
    verb, _, good = word.partition(":")
    run.try_move(word)
    if things[0].startswith("good:") and things[-1] in (
        "button:sell",
        "button:buy",
    ):  # amounts are set together, and done at once
        page.get_by_label(f"{verb} one {good} more").click(timeout=PATIENCE)
        return
    if word.startswith("^"):  # the page numbers the tiles of a gathering as they lay before the first was taken
        things = [things[0].rpartition(":")[0] + ":" + word[1:]]
    ready = ":visible" if things[0].startswith("button:") else "[data-state~=lit]:visible"
    if not page.locator(f"[data-id='{things[0]}']{ready}").count():
        confirm(page)
    for thing in things:
        touch(page, thing)
    page.wait_for_timeout(A_MOMENT // 2)


def confirm(page: Page) -> None:
    """Press the main button where it waits to be pressed."""
    button = page.locator(".actions .confirm:enabled")
    if button.count() and not page.locator("#note.yes").count():
        button.click(timeout=PATIENCE)


def touch(page: Page, thing: str) -> None:
    """Touch a thing; a button is left out where the page needs no such choice, or has it as its main button."""
    found = page.locator(f"[data-id='{thing}']:visible")
    if thing.startswith("button:"):
        try:
            found.first.wait_for(timeout=A_MOMENT)
        except Error:
            return
    found.first.click(timeout=PATIENCE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
