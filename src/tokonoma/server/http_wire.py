"""Connections as they arrive: how many there may be, how slowly their requests may come, and who serves them.

The web server underneath sets no limit here: a request whose headers never end would hold a file for as long as the
client likes. What a WebSocket may send stands in `wire.py`.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tokonoma.server.hand_over import HandOver, copy_of
from tokonoma.server.origin import counted_address, is_among
from tokonoma.server.settings import Limits
from tokonoma.server.slow_readers import CutsSlowReaders
from tokonoma.server.wire import SocketWire

log = logging.getLogger("tokonoma.wire")
SPARE_FILES = 64  # for the store, the page, the bots and whoever has to look
QUIET = 60.0  # seconds between two lines about the same trouble


class WireConfig(uvicorn.Config):
    """How the server listens, with the limits of its connections."""

    def __init__(self, app: Any, limits: Limits, **more: Any) -> None:
        super().__init__(app, http=HttpWire, ws=SocketWire, ws_max_size=limits.frame_bytes, **more)
        self.limits = limits
        self.proxies = tuple(more.get("forwarded_allow_ips", ()))
        self.most = min(limits.connections, open_files() - SPARE_FILES)
        self.unfinished: Counter[str] = Counter()  # by address: connections that have not sent a whole request yet
        self.hand_over: HandOver | None = None  # to other processes of this machine, where there are several
        self._said = -QUIET

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        """Whether a connection comes from a trusted proxy: then it may be anybody's."""
        return client is not None and is_among(client[0], self.proxies)

    def turn_away(self, why: str) -> None:
        """Log, once a minute, that a connection was not taken."""
        if time.monotonic() - self._said > QUIET:
            self._said = time.monotonic()
            log.warning("connections are turned away", extra={"trouble": why})


def open_files() -> int:
    """How many files this process may have open, raised as far as the system lets it."""
    try:
        import resource
    except ImportError:  # not a system with such limits
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class HttpWire(CutsSlowReaders, H11Protocol):
    """A connection whose requests must arrive in time."""

    config: WireConfig

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._due: asyncio.TimerHandle | None = None
        self._address = ""
        self._is_first = True  # nothing was read from it yet
        self.begun = b""  # what another process read before it gave this connection here
        self._held: asyncio.Task[None] | None = None  # finds out whose connection this is

    def connection_made(self, transport: Any) -> None:
        """Take the connection, or close it where there are too many."""
        super().connection_made(transport)
        self._address = counted_address(self.client[0]) if self.client else ""
        config = self.config
        if len(self.connections) > config.most:
            config.turn_away(f"{config.most} connections are open")
            transport.abort()
        elif config.unfinished[self._address] >= config.limits.unfinished_requests and not config.is_proxy(self.client):
            config.turn_away("one address has too many unfinished requests")
            transport.abort()
        else:
            self._begin_waiting()

    def data_received(self, data: bytes) -> None:
        """Read on; a request that has begun to arrive must be whole before its time is up."""
        if self.begun:  # the loop may read before `go_on` is called
            self.begun += data
            self.go_on()
            return
        is_first, self._is_first = self._is_first, False
        others = self.config.hand_over if is_first else None
        table = others.concerns(data) if others else None
        if others is None or table is None:
            self.read(data)
        elif (guess := others.guess(table)) and self._give(others, guess, data, is_guess=True):
            self.transport.abort()
        else:
            self.transport.pause_reading()
            self._held = self.loop.create_task(self._give_or_read(others, table, data))

    def go_on(self) -> None:
        """Read what another process had read, unless the connection has ended or was turned away."""
        data, self.begun = self.begun, b""
        if data and not self.transport.is_closing():
            self.read(data)

    async def _give_or_read(self, others: HandOver, table: str, data: bytes) -> None:
        """Give the connection to the process that owns the table, or go on reading here."""
        owner = await others.owner_of(table)
        if self.transport.is_closing():
            return
        if owner and self._give(others, owner, data):
            self.transport.abort()
        else:
            self.transport.resume_reading()
            self.read(data)

    def _give(self, others: HandOver, owner: str, data: bytes, is_guess: bool = False) -> bool:
        try:
            return others.give(owner, copy_of(self.transport), data, is_guess)
        except OSError:
            return False

    def read(self, data: bytes) -> None:
        """Read what arrived."""
        self._is_first = False
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._begin_waiting()
        else:
            self._end_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, where that is what was asked for; the library would answer nothing to the rest."""
        if event.method != b"GET" or has_body(event):
            self.send_400_response("A socket is asked for by a GET request without a body.")
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._end_waiting()
        super().connection_lost(exc)

    def _begin_waiting(self) -> None:
        if self._due is None:
            self.config.unfinished[self._address] += 1
            self._due = self.loop.call_later(self.config.limits.header_seconds, self._too_late)

    def _end_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
            self.config.unfinished[self._address] -= 1
            if not self.config.unfinished[self._address]:
                del self.config.unfinished[self._address]

    def _too_late(self) -> None:
        self._end_waiting()
        self.transport.abort()


def has_body(request: h11.Request) -> bool:
    """Whether a request says that something follows its headers."""
    found = dict(request.headers)
    return b"transfer-encoding" in found or found.get(b"content-length", b"0") != b"0"
