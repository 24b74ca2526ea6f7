"""How fast somebody may ask: buckets that fill again with time, and say how long to wait when they are empty."""

import time
from collections import OrderedDict
from collections.abc import Hashable

from tokonoma.kernel.refusal import Refusal

MOST_BUCKETS = 10_000


class Bucket:
    """So many at once, so many a second afterwards."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: tuple[float, float]) -> None:
        self._most, self._rate = rate
        self._left = self._most
        self._at = time.monotonic()

    def wait(self) -> float:
        """Take one: 0, or the seconds until there is one to take."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return max(0.001, (1 - self._left) / self._rate)
        self._left -= 1
        return 0.0


class Buckets:
    """One bucket for each address, or each seat; those long unused are forgotten."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, whose: Hashable) -> None:
        """Take one, or refuse with the time to wait."""
        bucket = self._buckets.pop(whose, None) or Bucket(self._rate)
        self._buckets[whose] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        seconds = bucket.wait()
        if seconds:
            raise too_fast(seconds)


def too_fast(seconds: float) -> Refusal:
    """The refusal that says how long to wait."""
    return Refusal("too_fast", f"that was too fast; wait {seconds:.1f} seconds", seconds=round(seconds, 3))
