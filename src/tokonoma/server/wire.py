"""A WebSocket as its bytes travel: how many control frames it may send, what is compressed, and frames in one write.

The web server underneath sets no limit here: a flood of pings that nobody reads the answers of, or a message in endless
empty parts, would hold memory for as long as the client likes.
"""

import socket
import struct
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from tokonoma.kernel.native import mode_of
from tokonoma.server import deflating
from tokonoma.server.inbox import Inbox
from tokonoma.server.rate_limits import Bucket
from tokonoma.server.slow_readers import CutsSlowReaders

if TYPE_CHECKING:
    from tokonoma.server.http_wire import WireConfig

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its compiled part
    from websockets.utils import apply_mask

# How the frames begin that are compressed: what a seat is shown, and the answers to its own requests
UPDATES = (b'{"type":"update"', b'{"type":"patch"', b'{"type":"answer"')
EMPTY_BLOCK = b"\x00\x00\xff\xff"  # what ends a flushed text, and does not travel (RFC 7692)
TEXT, COMPRESSED, MASKED = 0x81, 0x40, 0x80  # in the first two bytes of a frame: a whole text
AT_FRAME = StreamReader.at_eof.__code__  # where the library waits for the next frame
# `python benchmarks/updates.py` and `python -m tests.server.whole_games` compare
WINDOW_BITS, MEMORY_LEVEL = 14, 4
LEVEL, LEVEL_ALONE = 2, 5
IS_QUICK = mode_of(deflating) == "native"  # at the lower level zlib is not needed
WRITE = "tokonoma.write"  # an extension of the scope
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
SLICE = 4096  # bytes that the library reads at once: of tiny frames they are hundreds, each of which takes a while
RECEIVED = 16_384  # bytes that wait to be read: what arrives in one piece is read in one, while all others wait
FLOOD = 1008  # the WebSocket code for a client that breaks a rule


def framed(body: bytes, first: int) -> bytes:
    """A whole frame to a client: its head, which tells the kind and the length, and what it carries, never masked."""
    length = len(body)
    if length < 126:
        return bytes((first, length)) + body
    return struct.pack("!BBH" if length < 1 << 16 else "!BBQ", first, 126 if length < 1 << 16 else 127, length) + body


def short_text(data: bytes) -> bytes | None:
    """The text of one short frame, whole and uncompressed as clients send moves; None for whatever else arrived.

    The library reads everything else. It takes several times as long for the same bytes.
    """
    if len(data) < 6 or data[0] != TEXT or data[1] != MASKED | len(data) - 6 or len(data) > 131:
        return None
    return apply_mask(data[6:], data[2:6])


class UpdatesDeflated(PerMessageDeflate):
    """Compresses updates and answers, and nothing else.

    What others wrote, such as names and chat, never shares a window with what one seat alone may know: from the lengths
    of frames nobody can learn whether a guess was right. Its memory is taken with the first update.
    """

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        if not self.local_no_context_takeover:
            del self.encoder
        self._packed: Callable[[bytes], bytes] | None = None

    def choose_level(self, level: int) -> None:
        """Compress what is sent at a level; told before the first update."""
        self.compress_settings = self.compress_settings | {"level": level}

    def encode(self, frame: Frame) -> Frame:
        """Compress a frame, or leave it as it is."""
        packed = self.packed(bytes(frame.data)) if frame.opcode is Opcode.TEXT else None
        return frame if packed is None else Frame(frame.opcode, packed, frame.fin, rsv1=True)

    def packed(self, body: bytes) -> bytes | None:
        """A text compressed after all that came before it; None for one that is sent as it is."""
        if not body.startswith(UPDATES):
            return None
        if self._packed is None:
            self._packed = self._new_packed()
        packed = self._packed(body)
        if self.local_no_context_takeover:
            self._packed = None
        return packed

    def _new_packed(self) -> Callable[[bytes], bytes]:
        """What compresses texts, each after all before it; zlib where more is asked for than speed."""
        settings, bits = self.compress_settings, self.local_max_window_bits
        if IS_QUICK and settings.get("level") == LEVEL and bits == WINDOW_BITS and not self.local_no_context_takeover:
            return deflating.Packer().packed
        deflate = zlib.compressobj(wbits=-bits, **settings)
        return lambda body: (deflate.compress(body) + deflate.flush(zlib.Z_SYNC_FLUSH))[: -len(EMPTY_BLOCK)]


def level_at(seats: int) -> int:
    """The level for a table: a game alone takes a tenth of the bytes of whole views only at a higher one."""
    return LEVEL if seats > 1 else LEVEL_ALONE


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with clients on small windows, and on none for what they send."""

    def __init__(self) -> None:
        super().__init__(
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL, "level": LEVEL_ALONE},
        )

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        """What is agreed on, and the extension that does it."""
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, UpdatesDeflated(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )


class SocketWire(CutsSlowReaders, WebSocketsSansIOProtocol):
    """A WebSocket that may send a few control frames and parts of messages a second, as browsers do, and no more."""

    config: "WireConfig"

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._controls = Bucket(self.config.limits.control_frames)
        self.conn.available_extensions = [DeflateFactory()]
        self.queue: Any = Inbox()

    def data_received(self, data: bytes) -> None:
        """Read on; a first request that cannot be read is answered, where the library would let it hang for ever."""
        text = short_text(data) if self._is_between_frames() else None
        if text is not None:
            self._take(text)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated and not self.transport.is_closing():
            self.config.turn_away("the headers of a socket were too long")
            self.transport.write(TOO_LONG)
            self.transport.close()

    def _is_between_frames(self) -> bool:
        """Whether what arrives now begins a message of an open socket."""
        conn = self.conn
        if conn.state is not State.OPEN or getattr(conn, "current_size", 0) is not None or self.close_sent:
            return False
        waits_in: Any = conn.parser  # which waits in another, and that in the next
        while (inner := waits_in.gi_yieldfrom) is not None:
            waits_in = inner
        return waits_in.gi_code is AT_FRAME

    def _take(self, text: bytes) -> None:
        """Hand a whole text to the application; where it has not taken the one before, as the library does."""
        if self.queue.empty():
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                return
            except UnicodeDecodeError:
                pass
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def handle_connect(self, event: Any) -> None:
        """Begin; the application may write without waiting."""
        super().handle_connect(event)
        if connection := self.transport.get_extra_info("socket"):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
        if hasattr(self, "scope"):
            self.scope["extensions"][WRITE] = {"write": self.write, "choose_level": self.choose_level}

    def choose_level(self, level: int) -> None:
        """Compress updates at a level, where that was agreed on."""
        deflate = self.conn.extensions[0] if self.conn.extensions else None
        if isinstance(deflate, UpdatesDeflated):
            deflate.choose_level(level)

    async def send(self, message: Any) -> None:
        """Send what the application says."""
        if "texts" not in message:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # there is none to come: the library would complain
            self._close_in_any_case()
            return
        await self.writable.wait()
        self.write(message["texts"])

    def _close_in_any_case(self) -> None:
        """Once a socket was told to close, wait for its client no longer than the library says."""
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Let go of a client that answers no ping; what still waits for it is not sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, texts: list[str]) -> bool:
        """Send frames in one write; False, and nothing is sent, where the client must take others first."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([self._framed(text.encode()) for text in texts]))
        return True

    def _framed(self, body: bytes) -> bytes:
        """A text as it travels, compressed where that was agreed on; the library takes several times as long."""
        deflate = self.conn.extensions[0] if self.conn.extensions else None
        packed = deflate.packed(body) if isinstance(deflate, UpdatesDeflated) else None
        return framed(body, TEXT) if packed is None else framed(packed, TEXT | COMPRESSED)

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Note that the client is alive, unless it says so too often."""
        if self._is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take a part of a message, unless it comes in too many."""
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._controls.wait():
            self.config.turn_away("a socket sent too many control frames")
            self.conn.fail(FLOOD, "too many control frames")
            self.transport.abort()
            return False
        return True
