"""How much JavaScript a browser fetches to the first board, the preview of a move, and the replay of a game."""

import pytest
from playwright.sync_api import Request, expect
from tests.web.visitor import GAMES, Visitor, Visits

MOST = 80 * 1024
PATIENCE = 15_000
BY_CHANCE = (
    "Banner-",
    "notice_",
)  # fetched when the table has something to say, as on a busy machine: a bot that waits


class Scripts:
    """The scripts a page has fetched, with the bytes that came over the wire."""

    def __init__(self, me: Visitor) -> None:
        self.fetched: dict[str, int] = {}
        me.page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        name = request.url.rsplit("/", 1)[-1]
        if (request.resource_type == "script" or name.endswith(".js")) and not name.startswith(BY_CHANCE):
            self.fetched.setdefault(request.url, request.sizes()["responseBodySize"])

    @property
    def told(self) -> str:
        return ", ".join(f"{url.rsplit('/', 1)[-1]} {size}" for url, size in sorted(self.fetched.items()))

    def total(self) -> int:
        assert all(self.fetched.values()), f"a script came from nowhere: {self.told}"
        return sum(self.fetched.values())


def give_up_elsewhere(visits: Visits, me: Visitor, table: str) -> None:
    """End the game in a second window, so that the first fetches nothing for it."""
    keys = me.open("/").page.evaluate("localStorage.getItem('tokonoma.keys')")
    other = visits.visitor().open("/")
    other.page.evaluate("keys => localStorage.setItem('tokonoma.keys', keys)", keys)
    other.open(f"/table/{table}").my_turn()
    other.give_up()


@pytest.mark.parametrize("game", GAMES)
def test_board_preview_and_replay_fit_in_eighty_kilobytes(visits: Visits, game: str) -> None:
    me = visits.visitor(confirm="always")
    scripts = Scripts(me)
    me.sit_down(game).my_turn()
    table = me.page.url.rsplit("/", 1)[-1]
    for _ in range(4):
        if me.page.locator(".confirm").count():
            break
        me.touch(next(each for each in me.lit if not each.startswith("button:")))
        me.page.wait_for_timeout(150)
    expect(me.page.locator(".actions .ahead")).to_be_visible(timeout=PATIENCE)
    board_and_preview = scripts.total()
    me.confirm()
    expect(me.page.locator(".confirm")).to_have_count(0, timeout=PATIENCE)
    give_up_elsewhere(visits, me, table)
    me.open(f"/replay/{table}")
    expect(me.page.locator(".scrubber output")).to_contain_text("0", timeout=PATIENCE)
    me.page.wait_for_selector("main.board svg")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("[data-move='1'][aria-current=step]")).to_be_visible(timeout=PATIENCE)
    if me.page.get_by_role("tab", name="Study").count():  # where the map leaves no room beside it, the tools have a tab
        me.page.get_by_role("tab", name="Study").click()
    me.page.wait_for_selector(".tools select")
    assert 30_000 < board_and_preview <= scripts.total() <= MOST, scripts.told
