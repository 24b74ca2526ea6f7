"""Why one decision is better than another, from what the game can count in the two expected continuations.

A game lists its counts in `comparing.py`: some are taken as soon as the seat's own decisions are made, some where the
continuation ends, there on the average of many worlds with the same luck for both. Only a difference that speaks for
the better decision, and that is no chance, becomes a sentence. Everything is seen from the seat that decides.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tokonoma.analysis.compare import boards_ahead, game_of
from tokonoma.analysis.judged import LineChange, WhyBetter
from tokonoma.analysis.values import MoveValue
from tokonoma.bots.native_units import OF_ITS_OWN
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State

MOST = 3  # reasons told
LEAST = 0.5  # of the game's points that a reason weighs
WORLDS = 40  # in which continuations are looked at
PLAYOUTS = 400  # that grow the tree of a continuation, at most
SURE = 2.0  # standard errors by which an average must differ
ABOUT = ("key", "seat", "points", "weight", "of", "against", "always", "start", "score", "said")

Place = tuple[Any, ...]


@dataclass(frozen=True)
class Counted:
    """One count in both continuations."""

    count: Json  # as the better one has it, or the other where it has none
    other: Json  # as the one played has it
    played: float
    better: float
    is_later: bool = False

    @property
    def weight(self) -> float:
        """What the difference is worth to the seat that decides."""
        return float(self.count["weight"]) * (self.better - self.played)


def why(state: State, seat: int, played: MoveValue, best: MoveValue, playouts: int, seed: int) -> list[WhyBetter]:
    """At most three reasons, the weightiest first."""
    found = [*at_once(state, seat, played, best), *later(state, seat, played, best, min(playouts, PLAYOUTS), seed)]
    told: dict[Place, Counted] = {}
    for each in sorted(found, key=lambda each: -each.weight):
        if each.weight >= LEAST:
            told.setdefault(place_of(each.count), each)
    return [reason(each, seat) for each in list(told.values())[:MOST]]


def always(state: State, seat: int, played: MoveValue, best: MoveValue) -> list[LineChange]:
    """What the game counts at every decision: as it stood, as played, and with the better decision."""
    found = [each for each in at_once(state, seat, played, best) if each.count.get("always")]
    return [
        LineChange(each.count["seat"], message(each), each.count["start"], each.played, each.better) for each in found
    ]


def at_once(state: State, seat: int, played: MoveValue, best: MoveValue) -> list[Counted]:
    """The counts after the seat's own decisions, before anything is drawn or answered."""
    one, two = (places(counts_after(state, seat, each.line)) for each in (played, best))
    return [pair for place in {**two, **one} for pair in paired(one.get(place), two.get(place))]


def counts_after(state: State, seat: int, line: list[str]) -> list[Json]:
    """What the game counts after a line's first decisions, as far as they are the seat's and it can foresee them."""
    rulebook, board = state.rulebook, state.seen_by(seat).twin()
    for word in line:
        moves = {rulebook.write_move(board, each): each for each in board.legal_moves()} if board.to_act == seat else {}
        if word not in moves:
            break
        if not rulebook.foresees(board, moves[word]):
            return rulebook.compared_at_once(board, seat, moves[word])
        board.play(moves[word])
    return rulebook.compared_at_once(board, seat, None)


def places(counts: list[Json]) -> dict[Place, Json]:
    """Counts by what they are about."""
    return {place_of(each): each for each in counts}


def place_of(count: Json) -> Place:
    """What makes two counts the same: the key, whose it is, and what it says it is about."""
    return count["key"], count["seat"], count.get("of")


def paired(played: Json | None, better: Json | None) -> Iterator[Counted]:
    """A count of both sides, or of one where the other has a number all the same."""
    shown = better or played or {}
    instead = shown.get("against", 0)
    if (played and better) or instead is not None:
        one, two = (float(each["points"] if each else instead) for each in (played, better))
        yield Counted(shown, played or shown, one, two)


# Where continuations end


def later(state: State, seat: int, played: MoveValue, best: MoveValue, playouts: int, seed: int) -> Iterator[Counted]:
    """The counts that differ for sure where the continuations end, on the average."""
    if state.rulebook.name in OF_ITS_OWN:
        return
    one, two = (worlds(state, seat, each.move, playouts, seed) for each in (played, best))
    for place in {place: None for world in two + one for place in world}:
        count = common([each[place] for each in two + one if place in each])
        numbers = [[float(each[place]["points"]) if place in each else 0.0 for each in side] for side in (one, two)]
        if is_sure(*numbers):
            played_mean, better_mean = (sum(each) / WORLDS for each in numbers)
            yield Counted(count, count, played_mean, better_mean, is_later=True)


def worlds(state: State, seat: int, move: str, playouts: int, seed: int) -> list[dict[Place, Json]]:
    """What the game counts at the ends of a move's continuations, world by world."""
    before, rulebook = state.seen_by(seat), game_of(state).rulebook
    boards = boards_ahead(state, seat, move, playouts, seed, WORLDS)
    return [places(rulebook.compared_later(before, board, seat)) for board in boards]


def common(counts: list[Json]) -> Json:
    """What is the same in all of them: a sentence on averages tells nothing of one world."""
    first = counts[0]
    return {name: value for name, value in first.items() if all(each.get(name) == value for each in counts)}


def is_sure(played: list[float], better: list[float]) -> bool:
    """Whether two averages over the same worlds differ by at least one, and by more than chance would make them."""
    differences = [two - one for one, two in zip(played, better, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / (len(differences) - 1))
    return abs(mean) >= max(1.0, SURE * spread / sqrt(len(differences)))


# Telling


def reason(counted: Counted, seat: int) -> WhyBetter:
    """A count as a sentence."""
    said = message(counted)
    if counted.is_later:
        said["key"] += ".later" if counted.count["seat"] == seat else ".later.other"
    name = {**said, "key": counted.count["key"] + ".name"}
    return WhyBetter(counted.count["seat"], said, name, counted.played, counted.better)


def message(counted: Counted) -> Json:
    """The key of a count's sentence and what fills it; averages are told in whole numbers."""
    count = counted.count
    values = {name: value for name, value in count.items() if name not in ABOUT}
    others = {f"played_{name}": value for name, value in counted.other.items() if name not in ABOUT}
    numbers = {"played": round(counted.played), "better": round(counted.better)}
    return {"key": count.get("said", count["key"]), "seat": count["seat"]} | numbers | values | others
