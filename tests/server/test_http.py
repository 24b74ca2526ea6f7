"""The HTTP interface: whatever is sent, it answers as its own document says, and never breaks."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import serving, settings_in
from tokonoma.kernel.library import GAMES
from tokonoma.server.openapi import document, encoded
from tokonoma.server.page import SECURITY, File, Page
from tokonoma.server.routes import ROUTES

schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder = tmp_path_factory.mktemp("http")
    found: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(settings_in(folder)) as (client, _):
            found.append(client.url)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait(30)
    yield found[0]
    done.set()
    thread.join()


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_every_answer_is_one_the_document_tells_of(case: "schemathesis.Case[Any]", url: str) -> None:
    response = case.call(base_url=url)
    assert response.status_code < 500, response.text
    checks = [status_code_conformance, content_type_conformance, response_schema_conformance]
    case.validate_response(response, checks=checks)


def test_the_document_tells_of_every_route() -> None:
    assert set(document()["paths"]) == {route.path for route in ROUTES}


def test_every_game_has_its_facts_words_and_rules(url: str) -> None:
    games = httpx.get(f"{url}/api/games").json()
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        assert len(game["levels"]) >= 3
        for language in ("en", "fr"):
            assert len(httpx.get(f"{url}/api/games/{game['name']}/words/{language}").json()) > 20
            rules = httpx.get(f"{url}/api/games/{game['name']}/rules/{language}")
            assert rules.headers["content-type"] == "text/markdown; charset=utf-8"
            assert rules.text.startswith("# ")


def test_every_answer_carries_the_security_headers(url: str) -> None:
    for path in ("/", "/api/games", "/nowhere.js", "/api/tables/none", "/health"):
        headers = httpx.get(url + path).headers
        assert {name: headers.get(name) for name in SECURITY} == SECURITY


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    policy = SECURITY["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert policy.startswith("default-src 'none'")


def test_a_body_that_is_too_large_is_refused_while_it_comes(url: str) -> None:
    body = b'{"game": "' + b"x" * 2_000_000 + b'"}'
    answer = httpx.post(f"{url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("depth", [500, 900, 50_000])
def test_a_body_of_boxes_in_boxes_is_refused(url: str, depth: int) -> None:
    position = '{"a":' * depth + "1" + "}" * depth
    body = '{"game":"gorinto","seats":[{"kind":"me"}],"begin":{"kind":"position","position":' + position + "}}"
    answer = httpx.post(f"{url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["kind"]) == (400, "unreadable")


def test_an_address_that_is_none_is_refused_in_the_same_shape(url: str) -> None:
    for method, path in (("DELETE", "/api/games"), ("POST", "/api/mine")):
        answer = httpx.request(method, url + path)
        assert answer.status_code == 405
        assert set(answer.json()) == {"kind", "code", "message", "values"}


def test_the_page_is_sent_for_any_address_a_person_may_have(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main.abc.js").write_text("//" + "x" * 5000)
    page = Page(tmp_path)
    assert set(page.files) == {"index.html", "assets/main.abc.js"}
    assert "immutable" in page.files["assets/main.abc.js"].keep
    assert page.files["index.html"].keep == "no-cache"
    pressed = File(tmp_path / "assets" / "main.abc.js", "assets/main.abc.js").pressed
    assert pressed is not None
    assert len(pressed) < 200


def test_where_the_page_is_missing_it_says_so(url: str) -> None:
    answer = httpx.get(url + "/")
    assert (answer.status_code == 503 and "make web" in answer.text) or "<script" in answer.text


def test_the_document_is_made_once() -> None:
    assert encoded() is encoded(), "anybody may ask for it, and to make it takes some milliseconds"
