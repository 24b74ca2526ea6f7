"""How many of something each address has, at all processes together where several serve one database.

Nobody waits for a count: each process tells its own every two seconds and hears those of the others, by way of Redis.
What a process that died had told is forgotten soon, and while Redis is away each process counts for itself.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tokonoma.server.bus import Bus

BEAT = 2.0  # seconds between two tellings
HELD = 6.0  # seconds until the counts of a process that tells no more are forgotten
SMALL = 64  # an address with less than such a part of the limit is not told of: there may be very many

# Keep what this process counts, and return what the others do, by Redis's own clock.
TELL = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
redis.call('HSET', KEYS[1], ARGV[1], string.format('%017.6f', now + tonumber(ARGV[3])) .. ARGV[2])
redis.call('EXPIRE', KEYS[1], math.ceil(tonumber(ARGV[3])) + 1)
local kept, others = redis.call('HGETALL', KEYS[1]), {}
for i = 1, #kept, 2 do
  if tonumber(string.sub(kept[i + 1], 1, 17)) < now then
    redis.call('HDEL', KEYS[1], kept[i])
  elseif kept[i] ~= ARGV[1] then
    table.insert(others, string.sub(kept[i + 1], 18))
  end
end
return others
"""
FORGET = "return redis.call('HDEL', KEYS[1], ARGV[1])"


class SharedCounts:
    """Counts of one thing by address."""

    def __init__(self, name: str, most: int) -> None:
        self.here: Counter[str] = Counter()
        self._name = name
        self._least = max(1, most // SMALL)
        self._is_over = False
        self._elsewhere: Counter[str] = Counter()  # by hashed address

    def total(self, address: str) -> int:
        """How many an address has; those at other processes as they were some seconds ago."""
        return self.here[address] + (self._elsewhere[hashed(address)] if self._elsewhere else 0)

    async def share(self, bus: "Bus") -> None:
        """Tell the others, and hear from them, for as long as the server runs."""
        while not self._is_over:
            self._elsewhere = await self._told(bus)
            await asyncio.sleep(BEAT)

    async def _told(self, bus: "Bus") -> Counter[str]:
        own = {hashed(address): count for address, count in self.here.items() if count >= self._least}
        found: Counter[str] = Counter()
        try:
            for text in await bus.take(TELL, f"counts:{self._name}", bus.process, msgspec.json.encode(own), HELD):
                found.update(msgspec.json.decode(text, type=dict[str, int]))
        except Exception:  # Redis is away, in whichever way: each process counts for itself meanwhile
            return Counter()
        return found

    async def forget(self, bus: "Bus") -> None:
        """Let the others no longer count what this process has: it stops, and its clients come back elsewhere."""
        self._is_over = True
        with suppress(Exception):  # where Redis is away, they forget by themselves
            await bus.take(FORGET, f"counts:{self._name}", bus.process)


def hashed(address: str) -> str:
    """An address as it is told."""
    return sha256(address.encode()).hexdigest()[:32]
