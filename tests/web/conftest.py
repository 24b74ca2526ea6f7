"""A real server with the built page, and a real Chromium looking at it."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.web.served import PAGE, ServedSite, open_browser

if TYPE_CHECKING:
    from tests.web.visitor import Visits

expect.set_options(timeout=20_000)  # for busy machines: what is there at once takes no longer


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedSite]:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: make web")
    with ServedSite(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = open_browser(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visits(site: ServedSite, browser: Browser) -> Iterator["Visits"]:
    from tests.web.visitor import Visits

    with Visits(site, browser) as visits:
        yield visits


@pytest.fixture(scope="session")
def axe() -> str:
    source = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    if not source.exists() or shutil.which("node") is None:
        pytest.skip("axe is not installed: make web")
    return source.read_text(encoding="utf-8")
