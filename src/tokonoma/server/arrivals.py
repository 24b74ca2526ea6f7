"""Sockets of one address as they arrive: how fast, how many there are, and how many have not said whose they are.

What is too much is answered before there is a socket, by the status 429.
"""

from collections import Counter
from typing import Any

import msgspec

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.address_limits import AddressLimit
from tokonoma.server.audience import refused
from tokonoma.server.rate_limits import too_fast
from tokonoma.server.settings import Limits
from tokonoma.server.shared_counts import SharedCounts

FULL_WAIT = 30.0  # seconds after which an address that has very many sockets may have fewer
SILENT_WAIT = 5.0  # the same for those that have not said hello: it takes a moment


class Arrivals:
    """Every open socket of a process, by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.hellos = AddressLimit("hellos", limits.hellos)
        self.open = SharedCounts("sockets", limits.sockets_per_address)
        self.silent: Counter[str] = Counter()  # have not said hello yet


class Arrival:
    """One socket, counted from its first request to its end."""

    def __init__(self, arrivals: Arrivals, address: str) -> None:
        self._arrivals = arrivals
        self._address = address
        self._is_silent = True

    def __enter__(self) -> "Arrival":
        """Count it."""
        self._arrivals.open.here[self._address] += 1
        self._arrivals.silent[self._address] += 1
        return self

    def __exit__(self, *_: object) -> None:
        """Count it no more."""
        self.said_hello()
        less(self._arrivals.open.here, self._address)

    def said_hello(self) -> None:
        """Its client has said whose it is, rightly or not."""
        if self._is_silent:
            self._is_silent = False
            less(self._arrivals.silent, self._address)

    async def check(self) -> None:
        """Refuse a socket of an address that has very many, so that nobody has all there can be, or is too fast."""
        found, address = self._arrivals, self._address
        if found.silent[address] > found.limits.silent_sockets:
            raise too_fast(SILENT_WAIT)
        if found.open.total(address) > found.limits.sockets_per_address:
            raise Refusal("too_fast", "too many windows are open from your address; try later", seconds=FULL_WAIT)
        await found.hellos.take(address)


def less(counts: Counter[str], address: str) -> None:
    """Count one fewer, and forget whoever has none."""
    counts[address] -= 1
    if not counts[address]:
        del counts[address]


def turned_away(refusal: Refusal) -> list[dict[str, Any]]:
    """The answer to a request for a socket that is refused, as the web server takes it."""
    wait = str(int(refusal.values.get("seconds", 2)) + 1).encode()
    headers = [(b"content-type", b"application/json"), (b"retry-after", wait), (b"cache-control", b"no-store")]
    return [
        {"type": "websocket.http.response.start", "status": 429, "headers": headers},
        {"type": "websocket.http.response.body", "body": msgspec.json.encode(refused(refusal))},
    ]
