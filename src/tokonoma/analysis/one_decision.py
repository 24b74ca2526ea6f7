"""One decision of a record on its own, so that several processes can analyse a game together and in any order."""

from collections.abc import Mapping

from msgspec.structs import replace

from tokonoma.analysis.judged import Judged
from tokonoma.analysis.record import Depth, judge
from tokonoma.kernel.library import Game, play_step
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import DRAWN


def decision_steps(record: Json) -> list[int]:
    """Where in the steps of a record somebody decided."""
    return [number for number, step in enumerate(record["steps"]) if not step.startswith(DRAWN)]


def judge_step(opened: Game, record: Json, step: int, depth: Depth) -> Judged:
    """Judge the decision at a step of a record, without what the draws before it changed."""
    state = opened.start_of(record)
    for each in record["steps"][:step]:
        play_step(state, each)
    return judge(state, record["steps"][step], depth, None)


def with_luck(record: Json, found: Mapping[int, Judged]) -> list[Judged]:
    """The decisions in order, each with what the draws since the decision before it changed, where both are judged."""
    told: list[Judged] = []
    before: int | None = None
    for step in decision_steps(record):
        if step in found:
            known = found.get(before) if before is not None and before < step - 1 else None  # draws lie in between
            then = known.after if known else found[step].expected
            luck = [now - was for now, was in zip(found[step].expected, then, strict=True)]
            told.append(replace(found[step], luck=luck))
        before = step
    return told
