"""What the server counts, in the form Prometheus reads.

Counts of moves tell how much was decided in secret, so they are for the host only: see `routes.metrics`.
"""

import time
from collections import Counter

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters, gauges and one histogram."""

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

    def text(self) -> str:
        """Everything, a line each."""
        lines = [f"{name} {value}" for name, value in sorted(self.counts.items())]
        lines += [f"{name} {value:g}" for name, value in sorted(self.gauges.items())]
        lines += [f'tokonoma_commit_seconds_bucket{{le="{each}"}} {self.commits[each]}' for each in BUCKETS]
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
