"""Connections that behave badly: slow, many, foreign, or full of control frames. Others go on."""

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from tests.server.parties import FRIEND, ME, party
from tests.server.running import FAST, run, serving, settings_in
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.origin import address_of
from tokonoma.server.settings import Limits, from_environment


def place_of(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


async def is_cut(reader: asyncio.StreamReader, seconds: float = 3) -> bool:
    """Whether the other side closes the connection in time."""
    try:
        return await asyncio.wait_for(reader.read(), seconds) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_a_request_whose_headers_do_not_end_is_cut_in_time(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(FAST, header_seconds=0.3)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            for begun in (b"", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: "):
                reader, writer = await asyncio.open_connection(*place_of(client.url))
                writer.write(begun)
                assert await is_cut(reader)
                writer.close()

    run(ask())


@pytest.mark.parametrize("more", ["X-Long: " + "a" * 10_000 + "\r\n", "X-Many: a\r\n" * 300], ids=["long", "many"])
def test_a_socket_asked_for_with_too_many_headers_is_refused_at_once(tmp_path: Path, more: str) -> None:
    asked = (
        "GET /ws/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    )

    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            reader, writer = await asyncio.open_connection(*place_of(client.url))
            writer.write(asked.encode())
            assert b" 431 " in await asyncio.wait_for(reader.readline(), 20)
            assert (await asyncio.wait_for(reader.read(), 20)).endswith(b"\r\n\r\n"), "and it is closed"
            writer.close()

    run(ask())


@pytest.mark.parametrize(
    ("method", "more"),
    [("GET", "Content-Length: 2\r\n"), ("GET", "Transfer-Encoding: chunked\r\n"), ("POST", "")],
)
def test_a_socket_asked_for_with_a_body_or_by_another_method_is_no_request(
    tmp_path: Path, method: str, more: str
) -> None:
    asked = (
        f"{method} /ws/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n{{}}"
    )

    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            reader, writer = await asyncio.open_connection(*place_of(client.url))
            writer.write(asked.encode())
            assert b" 400 " in await asyncio.wait_for(reader.readline(), 20)
            assert await asyncio.wait_for(reader.read(), 20), "it is told why, and closed"
            writer.close()

    run(ask())


def test_a_second_request_on_one_connection_must_arrive_in_time_too(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(FAST, header_seconds=0.3)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            reader, writer = await asyncio.open_connection(*place_of(client.url))
            writer.write(b"GET /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"200" in await reader.readline()
            writer.write(b"GET /api/mine HT")
            begun = time.monotonic()
            while time.monotonic() - begun < 5 and not writer.is_closing() and not reader.at_eof():
                writer.write(b"T")  # a little now and then does not help
                await asyncio.sleep(0.05)
                with contextlib.suppress(TimeoutError, ConnectionError):
                    await asyncio.wait_for(reader.read(4096), 0.01)
            assert time.monotonic() - begun < 4
            writer.close()

    run(ask())


def test_a_body_that_does_not_come_is_refused_in_time(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(FAST, header_seconds=0.3)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            reader, writer = await asyncio.open_connection(*place_of(client.url))
            head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: 50\r\n\r\n{{".encode())
            assert b"400" in await asyncio.wait_for(reader.readline(), 12)  # below the usual limit
            writer.close()

    run(ask())


def test_many_unfinished_requests_of_one_address_keep_nobody_else_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        settings = settings_in(tmp_path, limits=replace(FAST, unfinished_requests=20), trusted_proxies=("10.0.0.9",))
        async with serving(settings) as (client, _):
            many = [await asyncio.open_connection(*place_of(client.url)) for _ in range(60)]
            assert sum([await is_cut(reader, 5) for reader, _ in many[20:]]) == 40
            reader, writer = await asyncio.open_connection(*place_of(client.url), local_addr=("127.0.0.2", 0))
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"200" in await asyncio.wait_for(reader.readline(), 30)
            for _, each in [*many, (reader, writer)]:
                each.close()

    run(ask())
    assert sum("turned away" in record.message for record in caplog.records) == 1, "said once, not for each"


def test_a_trusted_proxy_may_have_many_connections_waiting(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = replace(FAST, unfinished_requests=20)
        async with serving(settings_in(tmp_path, limits=limits, trusted_proxies=("127.0.0.0/8",))) as (client, _):
            many = [await asyncio.open_connection(*place_of(client.url)) for _ in range(60)]
            for reader, writer in many:
                writer.write(b"GET /api/reach HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b"200" in await asyncio.wait_for(reader.readline(), 30)
            for _, writer in many:
                writer.close()

    run(ask())


def test_more_connections_than_files_are_turned_away_and_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        limits = replace(FAST, connections=10)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            many = [await asyncio.open_connection(*place_of(client.url)) for _ in range(15)]
            assert all([await is_cut(reader, 1) for reader, _ in many[10:]])
            for _, writer in many:
                writer.close()
            await asyncio.sleep(0.1)
            assert (await client.get("/health"))["status"] == "ok", "and back when they are gone"

    run(ask())
    assert any("turned away" in record.message for record in caplog.records)


def connected_slowly(url: str) -> socket.socket:
    """A connection of a client that has little room for what it does not read."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.settimeout(30)
    found.connect(place_of(url))
    found.setblocking(False)
    return found


async def sent_until(client: socket.socket, data: bytes, is_over: Callable[[], bool], seconds: float = 30) -> bool:
    """Send the same again and again and read nothing; whether it came to an end in time."""
    begun, left = time.monotonic(), data
    while time.monotonic() - begun < seconds:
        try:
            left = left[client.send(left) :] or data
        except BlockingIOError:
            pass
        except OSError:
            return True
        if is_over():
            return True
        await asyncio.sleep(0.01)
    return False


def test_a_client_that_reads_no_answers_is_cut_off(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        limits = replace(FAST, unread_seconds=0.3)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            with contextlib.closing(connected_slowly(client.url)) as slow:
                asked = b"GET /api/figures/gorinto HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                assert await sent_until(slow, asked, lambda: False), "the server's end is gone"

    run(ask())
    assert any("took nothing" in getattr(record, "trouble", "") for record in caplog.records)


@pytest.mark.parametrize("reason", ["it has had its time", "it answers no ping"])
def test_a_socket_that_reads_nothing_leaves_its_table(tmp_path: Path, reason: str) -> None:
    async def ask() -> None:
        limits = replace(FAST, unread_seconds=0.3 if reason == "it has had its time" else 1000)
        async with party(tmp_path, "gorbinos_quest", settings={"limits": limits}) as people:
            table = people.registry.tables[people.table]
            with contextlib.closing(connected_slowly(people.client.url)) as slow:
                slow.send(upgrade(people.table))
                hello = {"type": "hello", "secrets": [people.watch], "version": 0, "contribution": "00" * 16}
                assert await sent_until(slow, masked(hello), lambda: len(table.listeners) == 3)
                wire: Any = table.listeners[-1]._write
                look = {"type": "look", "id": "1", "seat": None, "version": 0}
                if reason == "it answers no ping":
                    assert await sent_until(slow, masked(look), lambda: not wire.__self__.writable.is_set())
                    wire.__self__.keepalive_timeout()
                assert await sent_until(slow, masked(look), lambda: len(table.listeners) == 2)

    run(ask())


def upgrade(table: str) -> bytes:
    """The request that makes a connection a socket."""
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nUpgrade: websocket\r\n"
    key = "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    return f"{head}{key}\r\n".encode()


def masked(message: dict[str, Any]) -> bytes:
    """A message as a client sends it."""
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


@pytest.mark.parametrize("frame", [b"\x89\x80abcd", b"\x8a\x80abcd", b"\x00\x80abcd"], ids=["pings", "pongs", "parts"])
def test_a_flood_of_control_frames_is_cut_and_costs_no_memory(tmp_path: Path, frame: bytes) -> None:
    async def flood() -> None:
        limits = replace(FAST, control_frames=Limits().control_frames)
        async with serving(settings_in(tmp_path, limits=limits)) as (client, _):
            reader, writer = await asyncio.open_connection(*place_of(client.url))
            writer.write(upgrade("none"))
            assert b"101" in await reader.readline()
            if frame[0] == 0:
                writer.write(b"\x01\x81abcd\x00")  # a message begins
            assert await is_flooded(writer, frame)
            assert (await client.get("/health"))["status"] == "ok"

    run(flood())


async def is_flooded(writer: asyncio.StreamWriter, frame: bytes) -> bool:
    """Send frames and read nothing; whether the connection is cut in time."""
    begun = time.monotonic()
    try:
        while time.monotonic() - begun < 5 and not writer.is_closing():
            writer.write(frame * 1000)
            await writer.drain()
    except ConnectionError:
        return True
    return writer.is_closing()


def test_browsers_may_ping_as_they_do(tmp_path: Path) -> None:
    async def ping() -> None:
        async with party(tmp_path) as people:
            for _ in range(20):
                await (await people.at[0].socket.ping())

    run(ping())


# Names


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:8000", 200),
        ("192.168.7.7:8000", 200),
        ("[::1]:8000", 200),
        ("games.example", 200),
        ("GAMES.example:443", 200),
        ("other.example", 200),  # from the list of origins
        ("evil.example", 403),
        ("", 403),
    ],
)
def test_the_server_answers_to_its_own_names_only(tmp_path: Path, host: str, status: int) -> None:
    async def ask() -> None:
        settings = settings_in(tmp_path, hosts=("games.example",), origins=("https://other.example",))
        async with serving(settings) as (client, _), httpx.AsyncClient() as visitor:
            found = await visitor.get(f"{client.url}/api/mine", headers={"Host": host})
            assert found.status_code == status
            if status == 403:
                assert found.json()["code"] == "unknown_host"

    run(ask())


def test_a_page_of_another_name_that_leads_here_opens_no_socket(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            place = client.url.removeprefix("http://")
            with pytest.raises((ConnectionClosed, InvalidStatus)):
                async with connect(
                    f"ws://{place}/ws/a", additional_headers={}, origin=Origin("http://evil.example")
                ) as opened:
                    await opened.recv()
            headers = [("Host", "evil.example"), ("Origin", "http://evil.example")]
            reader, writer = await asyncio.open_connection(*place_of(client.url))
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers)
            key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            writer.write(
                f"GET /ws/a HTTP/1.1\r\n{lines}{key}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert b"403" in await asyncio.wait_for(reader.readline(), 30)
            writer.close()

    run(ask())


# Proxies


@pytest.mark.parametrize(("trusted", "is_secure"), [(("127.0.0.0/8",), True), (("10.0.0.9",), False)])
def test_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path, trusted: tuple[str, ...], is_secure: bool) -> None:
    async def ask() -> None:
        limits = replace(FAST, openings=(2, 0.01))
        settings = settings_in(tmp_path, trusted_proxies=trusted, limits=limits)
        async with serving(settings) as (client, _), httpx.AsyncClient() as proxy:
            statuses = []
            for visitor in range(4):
                headers = {"X-Forwarded-For": f"203.0.113.{visitor}", "X-Forwarded-Proto": "https"}
                body = {"game": "gorinto", "seats": [ME, FRIEND]}
                found = await proxy.post(f"{client.url}/api/tables", json=body, headers=headers)
                statuses.append(found.status_code)
                proxy.cookies.clear()
            assert ("Secure" in found.headers.get("set-cookie", "")) == is_secure
            assert statuses == ([201] * 4 if is_secure else [201, 201, 429, 429])

    run(ask())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("fe80::1:2%eth0", "fe80::1:2%eth0"),
        ("unknown:", "unknown:"),
    ],
)
def test_a_visitor_is_known_by_what_they_cannot_choose_of_an_address(address: str, counted: str) -> None:
    assert address_of({"client": (address, 1)}) == counted


def test_who_has_a_network_of_ipv6_addresses_has_no_more_than_one(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = settings_in(tmp_path, limits=replace(FAST, openings=(2, 0.001)))
        async with serving(settings) as (client, _), httpx.AsyncClient() as proxy:
            body, statuses = {"game": "gorinto", "seats": [ME, FRIEND]}, []
            for each in range(3):
                headers = {"X-Forwarded-For": f"2001:db8::{each:x}"}
                statuses.append((await proxy.post(f"{client.url}/api/tables", json=body, headers=headers)).status_code)
            assert statuses == [201, 201, 429]

    run(ask())


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TOKONOMA_TRUSTED_PROXIES", "10.0.0.300"),
        ("TOKONOMA_TRUSTED_PROXIES", "proxy"),
        ("TOKONOMA_HOSTS", "https://games.example"),
        ("TOKONOMA_ORIGINS", "games.example"),
        ("TOKONOMA_DATABASE_URL", "tables"),
        ("TOKONOMA_DATABASE_URL", "mysql://host/tables"),
        ("TOKONOMA_REDIS_URL", "127.0.0.1:6379"),
        ("TOKONOMA_BOT_MEMORY", "much"),
        ("TOKONOMA_BOTS", "mine"),
        ("TOKONOMA_BOTS", "[1]"),
        ("TOKONOMA_HOST", "games.example"),
        ("TOKONOMA_TRUSTED_PROXY", "10.0.0.1"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_refused(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(Refusal, match=variable) as refused:
        from_environment()
    assert "URL" not in variable or value not in str(refused.value), "it may hold a password"


# The file


def test_nobody_else_may_read_the_store(tmp_path: Path) -> None:
    async def open_it() -> None:
        async with serving(settings_in(tmp_path)):
            for file in tmp_path.glob("tokonoma.db*"):
                assert file.stat().st_mode & 0o077 == 0, file

    before = os.umask(0o022)
    try:
        (tmp_path / "tokonoma.db").touch(mode=0o644)  # as an older program left it
        run(open_it())
    finally:
        os.umask(before)


# Stopping


def test_a_thousand_clocked_tables_stop_in_a_few_syncs(tmp_path: Path) -> None:
    async def stop() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry):
            opened = [
                await client.open_table("gorinto", [ME, {"kind": "here"}], clock={"kind": "turn", "seconds": 600})
                for _ in range(40)
            ]
            for each in opened:
                async with client.sit(each["table"], *(seat["secret"] for seat in each["seats"])):
                    pass
            before = registry.metrics.commit_count
            await registry.farewell()
            assert registry.metrics.commit_parts >= 40
            assert registry.metrics.commit_count - before <= 4, "kept together, not one after another"
            for each in opened:
                kept = await registry.store.read_table(each["table"])
                assert kept is not None
                assert kept.entries[-1].kind == "clocks"

    run(stop())
