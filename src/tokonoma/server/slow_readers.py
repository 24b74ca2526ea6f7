"""Clients that do not read what is sent to them are cut off, however politely they were asked to go.

A transport that is closed first sends what waits. From a client that takes nothing it would wait for ever, and hold a
file and some megabytes of the system's memory.
"""

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tokonoma.server.http_wire import WireConfig

    class Base:
        """What both kinds of connection have of the web server underneath."""

        config: WireConfig
        loop: asyncio.AbstractEventLoop
        transport: Any

        def pause_writing(self) -> None: ...  # noqa: D102
        def resume_writing(self) -> None: ...  # noqa: D102
        def connection_lost(self, exc: Exception | None) -> None: ...  # noqa: D102
else:
    Base = object


class CutsSlowReaders(Base):
    """A connection whose client must take what waits for it in time."""

    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Much waits: the client's time begins."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.config.limits.unread_seconds, self._cut)

    def resume_writing(self) -> None:
        """The client has taken most of it."""
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _cut(self) -> None:
        self._unread = None
        self.config.turn_away("a client took nothing of what was sent to it")
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
