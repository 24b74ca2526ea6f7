"""A person in front of a browser: opens the page, sits down, plays by mouse or by keyboard."""

import json
import time
from typing import Any, Literal

from playwright.sync_api import Browser, Error, Page, ViewportSize, expect
from tests.web.served import ServedSite

GAMES = ("gorinto", "goryo", "gorbinos_quest", "koinobori")
CALM = {"speed": "none", "sound": False, "language": "en", "theme": "light"}
PATIENCE = 240.0
# Notes every text of a page that has a hyphen before a number, where a minus sign belongs.
HYPHENS = """
    window.hyphens = new Set()
    const note = text => /(^|[\\s(:])-\\d/.test(text ?? "") && window.hyphens.add(text)
    const attributeFilter = ["aria-label", "title"]
    new MutationObserver(changes => changes.forEach(({target, addedNodes, attributeName}) => {
        note(attributeName ? target.getAttribute(attributeName) : target.nodeType === 3 ? target.data : "")
        addedNodes.forEach(node => note(node.textContent))
    })).observe(document, {subtree: true, childList: true, characterData: true, attributeFilter})
"""


class Visits:
    """Everybody who came in during one test; nobody may have met an error."""

    def __init__(self, site: ServedSite, browser: Browser) -> None:
        self.site = site
        self.browser = browser
        self.visitors: list[Visitor] = []

    def __enter__(self) -> "Visits":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        for visitor in self.visitors:
            visitor.troubles += [f"a hyphen before a number: {text}" for text in visitor.hyphens()]
            visitor.page.context.close()
        if kind is None:
            troubles = [trouble for visitor in self.visitors for trouble in visitor.troubles]
            assert troubles == [], troubles

    def visitor(self, width: int = 1440, height: int = 900, **settings: Any) -> "Visitor":
        """Somebody new, with settings of their own."""
        bypass = bool(settings.pop("bypass_csp", False))
        wished = CALM | settings
        motion: Literal["reduce", "no-preference"] = "reduce" if wished["speed"] == "none" else "no-preference"
        size: ViewportSize = {"width": width, "height": height}
        context = self.browser.new_context(viewport=size, bypass_csp=bypass, reduced_motion=motion)
        kept = json.dumps(wished)
        context.add_init_script(
            f"localStorage.getItem('tokonoma.settings') || localStorage.setItem('tokonoma.settings', {kept!r})"
        )
        context.add_init_script(HYPHENS)
        visitor = Visitor(context.new_page(), self.site.url)
        self.visitors.append(visitor)
        return visitor


class Visitor:
    """One browser window."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        lost = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
        if message.type == "error" and not any(each in message.text for each in lost):
            self.troubles.append(message.text)

    def hyphens(self) -> list[str]:
        """The texts of this page that show a hyphen for a minus sign."""
        if self.page.is_closed():
            return []
        try:
            return list(self.page.evaluate("[...(window.hyphens ?? [])]"))
        except Error:
            return []  # the page has crashed or is on its way to another: the test tells

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        return self

    def scroll(self, game: str) -> Any:
        """The picture of a game in the alcove."""
        return self.page.locator(f"article[aria-labelledby=title-{game}]")

    def play_now(self, game: str) -> "Visitor":
        self.open().scroll(game).get_by_role("button", name="Play now").click()
        self.page.wait_for_selector("[data-state~=lit]", timeout=15_000)
        return self

    def sit_down(self, game: str, level: str = "beginner", **wish: Any) -> "Visitor":
        """Open a table as the page does, with bots of a level on the other seats, and sit down at it."""
        seats = wish.pop("seats", None) or [{"kind": "me"}, {"kind": "bot", "level": level}]
        self.open("/health")  # of the same origin, and quicker to show than the home page
        table = self.page.evaluate(
            """async wish => {
                const opened = await (await fetch("/api/tables", {
                    method: "POST", body: JSON.stringify(wish), headers: {"Content-Type": "application/json"},
                })).json()
                const keys = {[opened.table]: {secrets: opened.seats.map(seat => seat.secret), watch: opened.watch}}
                localStorage.setItem("tokonoma.keys", JSON.stringify(keys))
                return opened.table
            }""",
            {"game": game, "seats": seats, **wish},
        )
        return self.open(f"/table/{table}")

    @property
    def lit(self) -> list[str]:
        """The ids of everything that may be touched now, buttons of the action bar among them."""
        script = "all => all.map(each => each.dataset.id)"
        return list(self.page.locator("[data-state~=lit], .actions button[data-id]:enabled").evaluate_all(script))

    def offered(self, kind: str) -> str:
        """The first thing of a kind that may be touched, once there is one."""
        self.page.wait_for_selector(f"[data-id^='{kind}:'][data-state~=lit]", timeout=20_000)
        return next(each for each in self.lit if each.startswith(kind))

    def offered_tile(self) -> str:
        """A tile of Gorinto's path that leaves a choice of what to gather, wherever it is placed.

        Earth on a low stack, or Void in a corner, finds a single tile: the turn then ends by itself.
        """
        choice = "[data-id^='path:'][data-state~=lit]:not([aria-label*=Earth], [aria-label*=Void])"
        return str(self.page.locator(choice).first.get_attribute("data-id", timeout=20_000))

    def space_of_two_tiles(self) -> str:
        """A space of Gorinto's mountain that two tiles of the path may enter, so that touching it chooses neither."""
        self.offered("path")
        tiles = [each.removeprefix("path:") for each in self.lit if each.startswith("path:")]
        column, row = (next(filter(kind, tiles)) for kind in (str.isalpha, str.isdigit))
        return f"space:{column}{row}"

    def touch(self, id: str) -> None:
        self.page.locator(f"[data-id='{id}']").first.click(timeout=5000)

    def confirm(self) -> None:
        self.page.locator(".confirm").click()

    def my_turn(self) -> None:
        """Wait until the table waits for this visitor."""
        open_now = "[data-state~=lit], .actions button[data-id]:enabled, .confirm"
        expect(self.page.locator(open_now).first).to_be_visible(timeout=20_000)

    def is_over(self) -> bool:
        return self.page.locator(".results").count() > 0

    def give_up(self) -> None:
        """End the game the short way."""
        self.page.get_by_role("button", name="Table").click()
        self.page.get_by_role("button", name="Give the game up").click()
        self.page.get_by_role("button", name="Really give up?").click()
        self.page.wait_for_selector(".results")

    def play_to_the_end(self, choose: Any, act: Any) -> None:
        """Make one choice after the other until the results are shown."""
        until = time.monotonic() + PATIENCE
        while not self.is_over():
            assert time.monotonic() < until, "the game did not end"
            if self.page.locator(".confirm").count():
                self.page.locator(".confirm").click()
            elif lit := self.lit:
                self.try_to(act, choose(lit))
            else:
                self.page.wait_for_timeout(40)

    def try_to(self, act: Any, id: str) -> None:
        """Act on a thing; it may have gone while one reached for it, and then one looks again."""
        try:
            act(id)
        except Exception:
            if id in self.lit:
                raise
