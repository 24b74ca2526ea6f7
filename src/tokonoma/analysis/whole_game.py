"""What an analysis says of a whole game: the decisions that mattered, the stages, and every seat's sums."""

from collections.abc import Iterator
from itertools import pairwise

from tokonoma.analysis.judged import Analysis, Judged, StageStart, TurningPoint
from tokonoma.analysis.record import COSTS, PLAYOUTS, opened_for
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.rulebook import Json

TURNING_POINTS = 3
BAD_LUCK = 0.05  # what draws took of the victory
GOOD = ("forced", "best", "fine")


def summary(record: Json, decisions: list[Judged], playouts: int = PLAYOUTS, seed: int = 0) -> Analysis:
    """A finished analysis: the decisions, those that cost most, and what every seat lost by them and by luck."""
    seats = range(record["seats"])
    free = [each for each in decisions if each.mark != "forced"]
    return Analysis(
        game=record["game"],
        seats=record["seats"],
        options=record["options"],
        playouts=playouts,
        seed=seed,
        decisions=decisions,
        stages=list(stages(record)),
        turning_points=turning_points(decisions),
        unlucky=unlucky(decisions),
        cost=[sum(each.cost for each in decisions if each.seat == seat) for seat in seats],
        luck=[sum(each.luck[seat] for each in decisions) for seat in seats],
        best=[sum(each.mark == "best" for each in free if each.seat == seat) for seat in seats],
        decided=[sum(each.seat == seat for each in free) for seat in seats],
    )


def turning_points(decisions: list[Judged]) -> list[TurningPoint]:
    """The decisions that cost most, each with a name, in the order of the game."""
    weighty = sorted(range(len(decisions)), key=lambda number: -decisions[number].cost)[:TURNING_POINTS]
    costly = sorted(number for number in weighty if decisions[number].cost >= COSTS["inaccuracy"])
    return [TurningPoint(number, name_of(decisions[number])) for number in costly]


def name_of(judged: Judged) -> Json:
    """A decision's weightiest reason in short; without any, what would have been better."""
    return judged.why[0].name if judged.why else judged.better[0].say


def unlucky(decisions: list[Judged]) -> list[int]:
    """Good decisions whose seat lost much by the draws right after them."""
    pairs = enumerate(pairwise(decisions))
    return [n for n, (now, then) in pairs if now.mark in GOOD and then.luck[now.seat] <= -BAD_LUCK]


def stages(record: Json) -> Iterator[StageStart]:
    """The seasons or rounds of a record, each where its first decision or draw stands."""
    opened = opened_for(record)
    state, rulebook = opened.start_of(record), opened.rulebook
    now = rulebook.stages_done(state.board)
    if now is None:
        return
    yield StageStart(0, rulebook.stage_title(now + 1))
    for _ in opened.walk(state, record):
        done = rulebook.stages_done(state.board)
        if done != now and state.to_act is not None and state.to_act != CHANCE and done is not None:
            now = done
            yield StageStart(len(state.steps), rulebook.stage_title(done + 1))
