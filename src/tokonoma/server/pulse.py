"""How the process itself is: how late its loop runs, and how much memory it takes."""

import asyncio
import sys
import time
from pathlib import Path

from tokonoma.server.metrics import Metrics

BEAT = 0.25  # seconds
STATUS = Path("/proc/self/status")  # of Linux


class Pulse:
    """Measures how late the loop wakes; everybody who is served then waits as long."""

    def __init__(self) -> None:
        self.worst = 0.0  # since it was last asked for
        self.total = 0.0  # of all seconds by which the loop was late
        self.beats = 0

    async def watch(self) -> None:
        """Measure as long as the server runs."""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.late(max(0.0, time.monotonic() - due))

    def late(self, seconds: float) -> None:
        """The loop was so late."""
        self.worst = max(self.worst, seconds)
        self.total += seconds
        self.beats += 1

    def gauge(self, metrics: Metrics) -> None:
        """Tell what was measured; the worst is measured anew from here."""
        metrics.gauge("loop_lag_seconds_worst", self.worst)
        metrics.gauge("loop_lag_seconds_sum", self.total)
        metrics.gauge("loop_lag_seconds_count", self.beats)
        metrics.gauge("memory_bytes", memory())
        self.worst = 0.0


def memory() -> int:
    """Bytes of memory this process has now; its most so far where the system does not say."""
    if STATUS.exists():
        line = next(each for each in STATUS.read_text().splitlines() if each.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024
    try:
        import resource
    except ImportError:  # not a system that counts so
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
