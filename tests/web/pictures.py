"""Every screen as a picture: `tools/screenshots [GAME …]` writes them into build/screenshots."""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.served import ROOT, ServedSite, open_browser
from tests.web.visitor import GAMES, Visitor, Visits

FOLDER = ROOT / "build/screenshots"
SIZES = {"desk": (1440, 900), "tablet": (900, 1100), "phone": (390, 844)}
THEMES = ("light", "dark")
ENOUGH = {"gorinto": 26, "gorbinos_quest": 26, "goryo": 10, "koinobori": 10}  # touches until a table looks lived in


def main(games: list[str]) -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, ServedSite(Path(data)) as site, sync_playwright() as playwright:
        browser = open_browser(playwright)
        for theme in THEMES:
            for size, (width, height) in SIZES.items():

                def visit(theme: str = theme, width: int = width, height: int = height) -> Visitor:
                    return Visits(site, browser).visitor(width, height, theme=theme, confirm="never")

                def keep(visitor: Visitor, name: str, theme: str = theme, size: str = size) -> None:
                    visitor.page.wait_for_timeout(250)
                    visitor.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")

                house_screens(visit(), keep)
                for game in games:
                    table_screens(visit(), game, keep, to_the_end=size != "tablet")
        browser.close()


def house_screens(me: Visitor, keep: Callable[[Visitor, str], None]) -> None:
    """The pages that belong to no game."""
    me.open().page.wait_for_selector("article .main:enabled")
    keep(me, "home")
    me.scroll("gorinto").get_by_role("button", name="More").click()
    keep(me, "more")
    me.open().scroll("gorinto").get_by_role("button", name="Play with a friend").click()
    me.page.wait_for_selector(".invite")
    keep(me, "invite")
    me.open("/rules/gorinto").page.wait_for_selector("article h2")
    keep(me, "rules")
    me.open("/games").page.wait_for_selector("main")
    keep(me, "games")
    me.page.context.close()


def table_screens(me: Visitor, game: str, keep: Callable[[Visitor, str], None], to_the_end: bool) -> None:
    """A table at its beginning, in the middle of a turn, at the end, and replayed."""
    luck = random.Random(game)
    me.open().scroll(game).get_by_role("button", name="Play now").click()
    try:
        me.my_turn()
        keep(me, f"{game}-opening")
        for _ in range(ENOUGH[game]):
            me.my_turn()
            me.touch(luck.choice(me.lit))
            me.page.wait_for_timeout(60)
        me.my_turn()
        keep(me, f"{game}-middle")
        if to_the_end:
            me.play_to_the_end(luck.choice, me.touch)
            keep(me, f"{game}-results")
            me.page.locator("a[href^='/replay/']").first.click()
            me.page.wait_for_selector(".scrubber")
            me.page.keyboard.press("End")
            keep(me, f"{game}-replay")
    except Exception as trouble:
        keep(me, f"{game}-trouble")
        print(f"{game}: {trouble}", file=sys.stderr)
    finally:
        me.page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
