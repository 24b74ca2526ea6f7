"""Frames read and written on the short way past the library: the same messages, however the bytes arrive."""

import asyncio
import random
import socket
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import CONNECTING, OPEN
from websockets.uri import parse_uri

from tests.server.parties import party
from tests.server.running import FAST, run
from tokonoma.server.http_wire import WireConfig
from tokonoma.server.wire import COMPRESSED, RECEIVED, TEXT, SocketWire, framed, short_text

HANDSHAKE = (
    b"GET /ws/a HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


def masked(body: bytes, mask: bytes, first: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    head = framed(body, first)[: -len(body)] if body else framed(body, first)
    with_mask = bytes([head[0], head[1] | 0x80]) + head[2:] + mask
    return with_mask + bytes(each ^ mask[i % 4] for i, each in enumerate(body))


def opened() -> SocketWire:
    """The server's side of a socket that is open, on a wire that leads nowhere."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    def nothing(*_: Any) -> None: ...

    wire = SocketWire(WireConfig(app, FAST), ServerState(), {})
    wire.transport = SimpleNamespace(
        write=nothing, close=nothing, abort=nothing, pause_reading=nothing, resume_reading=nothing,
        is_closing=lambda: False, get_extra_info=lambda *_: None,
    )  # fmt: skip
    wire.data_received(HANDSHAKE)
    wire.conn.send_response(wire.response)
    wire.conn.data_to_send()
    assert wire.conn.state is OPEN
    return wire


def texts_of(wire: SocketWire) -> list[str]:
    found = [*wire.queue.messages]
    wire.queue.messages.clear()
    return [str(each["text"]) for each in found if each["type"] == "websocket.receive"]


def packed(text: bytes) -> bytes:
    deflate = zlib.compressobj(wbits=-15)
    return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]


def test_messages_are_the_same_however_their_bytes_arrive() -> None:
    async def read() -> None:
        luck = random.Random(1)
        for _ in range(60):
            wire, sent, stream = opened(), [], b""
            for _ in range(luck.randrange(1, 8)):
                text = "é" * luck.choice([1, 5, 50, 62, 63, 200]) + str(luck.random())
                body, mask, kind = text.encode(), luck.randbytes(4), luck.randrange(4)
                if kind == 0:
                    stream += masked(body[:4], mask, 0x01) + masked(body[4:], mask, 0x80)
                elif kind == 1:
                    stream += masked(packed(body), mask, TEXT | COMPRESSED)
                else:
                    stream += masked(body, mask)
                sent.append(text)
                if luck.random() < 0.5:  # all that was sent so far arrives, in one piece or several
                    stream = feed(wire, stream, luck)
            feed(wire, stream, luck, all_of_it=True)
            assert texts_of(wire) == sent

    run(read())


def feed(wire: SocketWire, stream: bytes, luck: random.Random, all_of_it: bool = False) -> bytes:
    """Let bytes arrive; return those that are still under way."""
    while stream:
        piece = luck.choice([len(stream), luck.randrange(1, len(stream) + 1)])
        wire.data_received(stream[:piece])
        stream = stream[piece:]
        if not all_of_it and luck.random() < 0.3:
            break
    return stream


def test_a_short_text_does_not_go_through_the_library() -> None:
    """Whatever its version: how it waits for a frame is told apart from the inside."""

    async def read() -> None:
        wire = opened()

        def refuse(_: bytes) -> None:
            raise AssertionError("read by the library")

        wire.conn.receive_data = refuse  # type: ignore[method-assign, assignment]
        for text in ("first", "second"):
            wire.data_received(masked(text.encode(), b"abcd"))
            assert texts_of(wire) == [text]

    run(read())


@pytest.mark.parametrize("cut", [2, 6])
def test_a_piece_of_a_frame_that_looks_like_a_frame_is_not_one(cut: int) -> None:
    async def read() -> None:
        wire, body = opened(), b'{"type":"look","id":"a"}'
        seeming = bytes([TEXT, 0x80 | len(body) - 6])
        mask = bytes([body[0] ^ seeming[0], body[1] ^ seeming[1], 1, 2])
        frame = masked(body, mask)
        assert short_text(frame[6:]) is not None, "it looks like one"
        for piece in (frame[:cut], frame[cut:6], frame[6:]):
            if piece:
                wire.data_received(piece)
        assert texts_of(wire) == [body.decode()]

    run(read())


def test_a_client_reads_what_is_framed_here() -> None:
    for length in (0, 1, 125, 126, 65_535, 65_536):
        client = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=CONNECTING)
        client.state = OPEN
        client.receive_data(b"")
        client.parser = client.parse()
        next(client.parser)
        client.receive_data(framed(b"a" * length, TEXT))
        (event,) = client.events_received()
        assert isinstance(event, Frame)
        assert (event.opcode, bytes(event.data)) == (Opcode.TEXT, b"a" * length)


def test_a_flood_of_pings_is_read_no_further_than_it_takes_to_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def flood() -> None:
        wire: Any = opened()
        read: list[int] = []
        ends: list[bool] = []
        wire.transport.abort = lambda: ends.append(True)
        wire.transport.is_closing = lambda: bool(ends)
        is_allowed = SocketWire._is_allowed

        def counted(each: SocketWire) -> bool:
            read.append(1)
            return is_allowed(each)

        monkeypatch.setattr(SocketWire, "_is_allowed", counted)
        wire.data_received(masked(b"", b"abcd", 0x89) * 40_000)
        assert ends, "it was cut"
        assert len(read) < 1000, "of 40,000 in one piece: each takes ten microseconds, and everybody else waits"

    run(flood())


def test_little_arrives_in_one_piece(tmp_path: Path) -> None:
    async def ask() -> None:
        async with party(tmp_path) as people:
            for listener in people.registry.tables[people.table].listeners:
                wire: Any = listener._write
                connection = wire.__self__.transport.get_extra_info("socket")
                room = connection.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF)
                assert room <= 2 * RECEIVED, "the system doubles it"

    run(ask())
