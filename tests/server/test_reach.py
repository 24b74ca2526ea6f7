"""The address to give to a friend."""

from pathlib import Path

import pytest

from tests.server.running import run, serving, settings_in
from tokonoma.server import reach


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("localhost", None),
        ("192.168.7.7", "http://192.168.7.7:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
        ("games.example", "http://games.example:8000"),
    ],
)
def test_a_friend_reaches_what_does_not_listen_on_this_machine_only(host: str, found: str | None) -> None:
    assert reach.reachable(host, 8000) == found


@pytest.mark.parametrize(("address", "found"), [("10.1.2.3", "http://10.1.2.3:8000"), (None, None)])
def test_listening_everywhere_gives_the_address_in_the_local_network(
    monkeypatch: pytest.MonkeyPatch, address: str | None, found: str | None
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: address)
    assert reach.reachable("0.0.0.0", 8000) == found


def test_the_host_is_told_what_that_opens() -> None:
    assert "Only this machine" in reach.told(None)
    assert "not encrypted" in reach.told("http://10.1.2.3:8000")


def test_the_page_is_told_the_address(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path, reach="http://10.1.2.3:8000")) as (client, _):
            assert await client.get("/api/reach") == {"url": "http://10.1.2.3:8000"}

    run(ask())
