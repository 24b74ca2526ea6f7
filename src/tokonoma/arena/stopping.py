"""When a match may end early: as soon as its interval is narrow enough, or leaves out the even share.

Whoever looks after every game and stops when it pleases is misled by an interval made for one look: it leaves out the
truth far more often than in 5 of 100 matches. The interval here holds at all times together (an asymptotic confidence
sequence: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2021), so one may stop at any moment. It is wider for that.

It is made of whole deals in their order. A deal counts once, with the mean share over its games: these are not
independent of each other. Games come back when they are over, and short ones first, so a deal waits for those before.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, sqrt
from statistics import fmean, pvariance
from typing import Any

from tokonoma.arena.play import Result

ALPHA = 0.05  # of matches may leave out the truth at some time
LEAST_DEALS = 20  # before that the variance is not known well enough
TIGHTEST = 200  # deals for which the interval is about as narrow as it can be
PRIOR = (0.0, 1.0)  # two deals thought of for the variance: a row of equal results would have none


@dataclass(frozen=True)
class Until:
    """Stop when every interval reaches at most so far to either side, or leaves out the even share."""

    reach: float | None = None  # None: until the even share is left out

    def is_reached(self, rows: dict[str, dict[str, Any]]) -> bool:
        """Whether the intervals of all bots say so."""
        return bool(rows) and all(row["deals"] >= LEAST_DEALS and self._is_enough(row) for row in rows.values())

    def _is_enough(self, row: dict[str, Any]) -> bool:
        if self.reach is None:
            return not row["low"] <= row["even"] <= row["high"]
        return bool(max(row["high"] - row["win_rate"], row["win_rate"] - row["low"]) <= self.reach)


def any_time_interval(shares: Sequence[float]) -> tuple[float, float]:
    """Between what the mean lies, in 95 of 100 matches at all times together."""
    n = len(shares)
    if n < 2:
        return (0.0, 1.0)
    level = -2 * log(ALPHA)
    rho = (level + log(level) + 1) / TIGHTEST  # the square of what the paper calls rho
    variance = pvariance([*shares, *PRIOR])
    reach = sqrt(variance * 2 * (n * rho + 1) / (n * n * rho) * log(sqrt(n * rho + 1) / ALPHA))
    return (max(0.0, fmean(shares) - reach), min(1.0, fmean(shares) + reach))


def at_any_time(results: list[Result], games_a_deal: int, ladder: tuple[str, ...] = ()) -> dict[str, dict[str, Any]]:
    """Each bot's mean share with its interval, by whole deals in their order; of a ladder, that of each step."""
    shares: dict[str, list[float]] = defaultdict(list)
    even: dict[str, float] = {}
    for deal in whole_deals(results, games_a_deal):
        for row, name, games in rows_of(deal, ladder):
            mine = [result["shares"][i] for result in games for i, each in enumerate(result["bots"]) if each == name]
            shares[row].append(fmean(mine))
            even[row] = fmean(1 / len(result["bots"]) for result in games)
    return {row: row_of(known, even[row]) for row, known in shares.items()}


def rows_of(deal: list[Result], ladder: tuple[str, ...]) -> Iterator[tuple[str, str, list[Result]]]:
    """What is told of a deal: the row, whose share it is, and in which games."""
    for lower, upper in pairwise(ladder):
        yield f"{upper} against {lower}", upper, [game for game in deal if {lower, upper} == set(game["bots"])]
    if not ladder:
        for name in dict.fromkeys(name for game in deal for name in game["bots"]):
            yield name, name, deal


def row_of(shares: list[float], even: float) -> dict[str, Any]:
    """A bot's row."""
    low, high = any_time_interval(shares)
    return {"deals": len(shares), "win_rate": fmean(shares), "low": low, "high": high, "even": even}


def whole_deals(results: list[Result], games_a_deal: int) -> list[list[Result]]:
    """The results deal by deal, up to the first deal that is not whole."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[int(result["number"]) // games_a_deal].append(result)
    found: list[list[Result]] = []
    while len(by_deal.get(len(found), [])) == games_a_deal:
        found.append(sorted(by_deal[len(found)], key=lambda result: int(result["number"])))
    return found
