"""Time at a table: none, so many seconds a turn, or so many a game. A turn is what lies between two seats' acting.

Decisions within a turn do not touch the clock, so it tells the others nothing about them. While the server is down no
time passes: what is kept is what was left at the last entry.
"""

import time

from tokonoma.server.facts import ClockRule, Clocks


class Clock:
    """The seconds every seat has left, one of them going down. A seat without a clock (a bot) has None."""

    def __init__(self, rule: ClockRule, timed: list[bool]) -> None:
        self.rule = rule
        self.left: list[float | None] = [self._full(each) for each in timed]
        self.running: int | None = None
        self._since = 0.0

    def _full(self, is_timed: bool) -> float | None:
        return float(self.rule.seconds) if is_timed and self.rule.kind != "none" else None

    def now(self) -> list[float | None]:
        """What every seat has left at this moment."""
        left = list(self.left)
        if self.running is not None:
            at_start = left[self.running]
            if at_start is not None:
                left[self.running] = max(0.0, at_start - (time.monotonic() - self._since))
        return left

    def after(self, to_act: int | None) -> list[float | None]:
        """What every seat would have left if the turn passed to a seat now; the same if it is its turn already."""
        left = self.now()
        if to_act == self.running:
            return left
        finished = left[self.running] if self.running is not None else None
        if self.running is not None and finished is not None and self.rule.kind == "game":
            left[self.running] = finished + self.rule.added
        if to_act is not None and left[to_act] is not None and self.rule.kind == "turn":
            left[to_act] = float(self.rule.seconds)
        return left

    def start(self, left: list[float | None], running: int | None) -> None:
        """Go on from here: this much is left, and this seat's is going down."""
        self.left = list(left)
        self.running = running
        self._since = time.monotonic()

    def resume(self, left: list[float | None], running: int | None, seconds: float) -> None:
        """Go on from where a clock stood so many seconds ago: time has passed meanwhile."""
        self.start(left, running)
        self._since -= seconds

    def seconds_left(self) -> float | None:
        """How long the seat to act still has; None when no clock is running."""
        return None if self.running is None else self.now()[self.running]

    def shown(self) -> Clocks:
        """The clocks as a page shows them."""
        left = [None if each is None else round(each, 1) for each in self.now()]
        is_running = self.running is not None and self.left[self.running] is not None
        return Clocks(left=left, running=self.running if is_running else None)
