"""How many things of one person are under way, counted for all processes together where several serve one database.

Redis counts; while it is away each process counts its own. What a process that died had under way is forgotten soon.
"""

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokonoma.server.bus import Bus

HELD = 30.0  # seconds until something that nobody holds any more is forgotten
BEAT = 8.0  # seconds after which it is held anew

# Hold a place among so many, by Redis's own clock: 1, or 0 where there is none left.
HOLD = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], string.format('%.6f', now + tonumber(ARGV[3])), ARGV[1])
redis.call('EXPIRE', KEYS[1], math.ceil(tonumber(ARGV[3])) + 1)
return 1
"""
LEAVE = "return redis.call('ZREM', KEYS[1], ARGV[1])"


class Shares:
    """At most so many of each person."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most
        self.bus: Bus | None = None
        self._held: dict[str, str] = {}  # what this process has under way, with whose it is
        self._beating: asyncio.Task[None] | None = None

    async def hold(self, person: str, what: str) -> bool:
        """Count something as under way until it is left; False where the person has no place left."""
        if what not in self._held and list(self._held.values()).count(person) >= self.most:
            return False
        if not await self._shared(HOLD, person, what, self.most, HELD):
            return False
        self._held[what] = person
        if self.bus is not None and self._beating is None:
            self._beating = asyncio.get_running_loop().create_task(self._beat(), name=f"shares of {self.name}")
        return True

    async def leave(self, what: str) -> None:
        """Something is no longer under way."""
        if person := self._held.pop(what, None):
            await self._shared(LEAVE, person, what)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for what, person in list(self._held.items()):
                await self._shared(HOLD, person, what, self.most, HELD)

    async def _shared(self, script: str, person: str, what: str, *values: float) -> bool:
        if self.bus is None or not self.bus.is_up:
            return True
        key = f"share:{self.name}:{sha256(person.encode()).hexdigest()[:32]}"
        try:
            return bool(await self.bus.take(script, key, what, *values))
        except Exception:  # Redis is away, in whichever way: each process counts for itself meanwhile
            return True

    def close(self) -> None:
        """Hold nothing any more, and ask Redis nothing."""
        self.bus = None
        if self._beating is not None:
            self._beating.cancel()
