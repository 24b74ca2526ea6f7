"""What the server counts, in the form Prometheus reads.

Counts of moves tell how much was decided in secret, so they are for the host only: see `routes.metrics`.
"""

import time
from bisect import bisect_left
from collections import Counter

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    """How long something took, as Prometheus counts it: how often at most so many seconds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def lines(self, name: str, labels: str) -> list[str]:
        """What Prometheus reads of it."""
        found, below = [], 0
        for edge, count in zip((*BUCKETS, "+Inf"), self._counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{{labels},le="{edge}"}} {below}')
        return [*found, f"{name}_sum{{{labels}}} {self._seconds:.6f}", f"{name}_count{{{labels}}} {below}"]


class Metrics:
    """Counters, gauges and histograms."""

    def __init__(self) -> None:
        self.started = time.time()
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self.commits: Counter[float] = Counter()
        self.commit_seconds = 0.0
        self.commit_parts = 0
        self.commit_count = 0
        self.bot_waits = 0
        self.bot_wait_seconds = 0.0
        self.requests: dict[str, Histogram] = {}

    def answered(self, game: str, seconds: float) -> None:
        """A request at a table of a game was answered after so long."""
        if game not in self.requests:
            self.requests[game] = Histogram()
        self.requests[game].observe(seconds)

    def count(self, what: str, times: int = 1) -> None:
        """Something happened."""
        self.counts[f"tokonoma_{what}_total"] += times

    def count_answer(self, request: str, status: str) -> None:
        """A request was answered."""
        self.counts[f'tokonoma_answers_total{{request="{request}",status="{status}"}}'] += 1

    def gauge(self, what: str, value: float) -> None:
        """How many there are now."""
        self.gauges[f"tokonoma_{what}"] = value

    def committed(self, parts: int, seconds: float) -> None:
        """So many parts were on disk after so long."""
        self.commit_count += 1
        self.commit_parts += parts
        self.commit_seconds += seconds
        for bucket in BUCKETS:
            if seconds <= bucket:
                self.commits[bucket] += 1

    def bot_waited(self, seconds: float) -> None:
        """A bot waited so long for its turn to think."""
        self.bot_waits += 1
        self.bot_wait_seconds += seconds

    def bot_decided(self, game: str, went_on: bool) -> None:
        """A bot decided, and went on with what it had grown before or not."""
        kept = "yes" if went_on else "no"
        self.counts[f'tokonoma_bot_decisions_total{{game="{game}",kept="{kept}"}}'] += 1

    def text(self) -> str:
        """Everything, a line each."""
        lines = [f"{name} {value}" for name, value in sorted(self.counts.items())]
        lines += [f"{name} {value:g}" for name, value in sorted(self.gauges.items())]
        lines += [f'tokonoma_commit_seconds_bucket{{le="{each}"}} {self.commits[each]}' for each in BUCKETS]
        for game, histogram in sorted(self.requests.items()):
            lines += histogram.lines("tokonoma_request_seconds", f'game="{game}"')
        lines += [
            f'tokonoma_commit_seconds_bucket{{le="+Inf"}} {self.commit_count}',
            f"tokonoma_commit_seconds_sum {self.commit_seconds:.6f}",
            f"tokonoma_commit_seconds_count {self.commit_count}",
            f"tokonoma_commit_parts_total {self.commit_parts}",
            f"tokonoma_bot_wait_seconds_sum {self.bot_wait_seconds:.6f}",
            f"tokonoma_bot_wait_seconds_count {self.bot_waits}",
            f"tokonoma_up_seconds {time.time() - self.started:.0f}",
        ]
        return "\n".join(lines) + "\n"
