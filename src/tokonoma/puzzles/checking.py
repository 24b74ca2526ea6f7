"""Whether a position has one clearly best decision: more than one look, each stricter than the one before.

A first look at every legal decision, a second at the best few, a third ten times as deep, all with equal visits; then
games are played out from the best two with the same luck until one is ahead beyond doubt.
"""

from dataclasses import dataclass
from statistics import mean, stdev

from tokonoma.analysis import MoveValue, PlayedOut, compare, play_out
from tokonoma.kernel.state import State

FIRST_LOOK = 80  # playouts for each decision
LOOK = 1000  # for each of the best
DEEP_LOOK = 10 * LOOK
BEST_FEW = 4
FEWEST_MOVES = 3
MARGIN = 0.06  # the part of the victory by which the best is ahead of the second best
KEPT = 0.8  # of the margin, at the deeper look
BATCH = 6  # pairs of games played before the next count
MOST_GAMES = 36
PLAYED_BY = 30  # playouts a decision in those games
DOUBT = 2.0  # standard errors by which the best has to be ahead in the games played out
HOPE = 0.5  # standard errors under which no more games are played
VICTORY = 5.0  # points that a victory counts for in them


@dataclass(frozen=True)
class Verified:
    """The best two decisions of a position, and how they did in the games played out."""

    best: MoveValue
    second: MoveValue
    games: int
    lead: float


def verify(state: State, seat: int, margin: float = MARGIN, seed: int = 1) -> Verified | None:
    """The best decision where it is clearly best, or None."""
    found = ranked(state, seat, None, FIRST_LOOK, seed)
    if len(found) < FEWEST_MOVES or gap(found, seat) < KEPT * margin:
        return None
    return verify_among(state, seat, [each.move for each in found[:BEST_FEW]], margin, seed)


def verify_among(state: State, seat: int, moves: list[str], margin: float = MARGIN, seed: int = 1) -> Verified | None:
    """The same among a few decisions, the supposed best first."""
    found = ranked(state, seat, moves, LOOK, seed)
    if found[0].move != moves[0] or gap(found, seat) < margin:
        return None
    deep = ranked(state, seat, [each.move for each in found[:3]], DEEP_LOOK, seed + 1)
    if deep[0].move != moves[0] or gap(deep, seat) < KEPT * margin:
        return None
    played = is_ahead(state, seat, deep[0].move, deep[1].move, seed)
    return Verified(deep[0], deep[1], *played) if played else None


def ranked(state: State, seat: int, moves: list[str] | None, playouts: int, seed: int) -> list[MoveValue]:
    """Decisions with equal visits, the best first."""
    return compare(state, seat, moves, playouts, seed)


def gap(found: list[MoveValue], seat: int) -> float:
    """By how much the best is ahead of the second."""
    return found[0].values[seat] - found[1].values[seat]


def is_ahead(state: State, seat: int, best: str, second: str, seed: int) -> tuple[int, float] | None:
    """How many games showed the best to be ahead and by how much; None where they leave a doubt."""
    differences: list[float] = []
    while len(differences) < MOST_GAMES:
        pair = play_out(state, seat, [best, second], BATCH, seed, playouts=PLAYED_BY, first=len(differences))
        differences += paired(*pair)
        ahead = in_errors(differences)
        if len(differences) > BATCH and ahead >= DOUBT:
            return len(differences), round(mean(differences), 2)
        if ahead < HOPE:
            return None
    return None


def paired(best: PlayedOut, second: PlayedOut) -> list[float]:
    """Game by game, by how many points more the best was ahead; with a victory more counted as some points."""
    return [
        one - other + VICTORY * (won - lost)
        for one, other, won, lost in zip(best.leads, second.leads, best.won, second.won, strict=True)
    ]


def in_errors(differences: list[float]) -> float:
    """A mean in standard errors."""
    spread = stdev(differences) / len(differences) ** 0.5
    if spread > 0:
        return float(mean(differences) / spread)
    return float("inf") if mean(differences) > 0 else 0.0
