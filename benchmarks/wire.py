"""A WebSocket client that costs little, so that the load generator does not become what is measured."""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
COMPRESSED = 0x40


class Wire(asyncio.Protocol):
    """One socket: hands every text frame to `heard`, and sends short ones."""

    def __init__(self, host: str, path: str, heard: Callable[["Wire", bytes], None]) -> None:
        self.host, self.path, self.heard = host, path, heard
        self.buffer = bytearray()
        self.received = 0
        self.inflate = zlib.decompressobj(-15)
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{self.host}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Read the answer to the upgrade, then frames."""
        self.received += len(data)
        if not self.buffer and self.opened.done() and self._is_one_frame(data):
            self._hear(data[0], data[2:] if data[1] < 126 else data[4:])
            return
        self.buffer += data
        if not self.opened.done():
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        while self._read_frame():
            continue

    def _is_one_frame(self, data: bytes) -> bool:
        """Whether just one frame has come, whole: then nothing of it has to wait in a buffer."""
        length = data[1] if len(data) > 3 else 0
        if length == 126:
            return len(data) == 4 + int.from_bytes(data[2:4], "big")
        return 1 < length < 126 and len(data) == 2 + length

    def _read_frame(self) -> bool:
        if len(self.buffer) < 2:
            return False
        length, start = self.buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(self.buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(self.buffer[2:10], "big"), 10
        if len(self.buffer) < start + length:
            return False
        first, body = self.buffer[0], bytes(self.buffer[start : start + length])
        del self.buffer[: start + length]
        self._hear(first, body)
        return True

    def _hear(self, first: int, body: bytes) -> None:
        if first & COMPRESSED:
            body = self.inflate.decompress(body + b"\0\0\xff\xff")
        if first & 0x0F == TEXT:
            self.heard(self, body)
        elif first & 0x0F == PING:
            self.send(body, PONG)

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send a frame; its mask is nought, which masks nothing."""
        if len(body) < 126:
            head = bytes([0x80 | kind, 0x80 | len(body)])
        else:
            head = bytes([0x80 | kind, 0xFE]) + len(body).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Close the socket; nothing more is heard."""
        self.send(b"", CLOSE)
        self.transport.close()

    def connection_lost(self, trouble: Exception | None) -> None:
        """The socket is closed."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))


async def open_wire(host: str, port: int, path: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, heard), host, port)
    await wire.opened
    return wire
