"""How fast one address may ask, counted for all processes together where several serve one database.

Redis counts; while it is away each process counts for itself.
"""

import time
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tokonoma.server.rate_limits import MOST_BUCKETS, Buckets, too_fast

if TYPE_CHECKING:
    from tokonoma.server.bus import Bus

# A bucket that fills again with time, by Redis's own clock: nought, or the milliseconds until there is one to take.
TAKE = """
local most, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate)
local wait = 0
if left < 1 then wait = math.ceil((1 - left) / rate * 1000) else left = left - 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
return wait
"""


class AddressLimit:
    """One limit for every address."""

    def __init__(self, name: str, rate: tuple[float, float]) -> None:
        self.name = name
        self.rate = rate
        self.bus: Bus | None = None
        self._own = Buckets(rate)
        self._until: dict[str, float] = {}  # when an address that was refused may ask again

    async def take(self, address: str) -> None:
        """Take one, or refuse with the time to wait."""
        if self.bus is None or not self.bus.is_up:
            self._own.take(address)
            return
        if (rest := self._until.get(address, 0.0) - time.monotonic()) > 0:
            raise too_fast(rest)
        wait = await self._shared(self.bus, address)
        if wait is None:
            self._own.take(address)
        elif wait:
            self._keep_waiting(address, wait / 1000)
            raise too_fast(wait / 1000)

    def _keep_waiting(self, address: str, seconds: float) -> None:
        """Ask Redis no more until there can be one to take: whoever asks on and on is not worth the way."""
        self._until.pop(address, None)
        self._until[address] = time.monotonic() + seconds
        if len(self._until) > MOST_BUCKETS:
            del self._until[next(iter(self._until))]

    async def _shared(self, bus: "Bus", address: str) -> int | None:
        key = f"limit:{self.name}:{sha256(address.encode()).hexdigest()[:32]}"
        try:
            found: Any = await bus.take(TAKE, key, *self.rate)
        except Exception:  # Redis is away, in whichever way: each process counts for itself meanwhile
            return None
        return int(found)
