"""A game looked back on: what every score line is made of, and how the scores grew from stage to stage."""

from collections.abc import Iterator, Sequence
from typing import Any

from tokonoma.kernel.contract import CHANCE, OVER, Board
from tokonoma.kernel.rulebook import AnyRulebook, Json, Stage
from tokonoma.kernel.state import State


def look_back(state: State) -> Json:
    """The scores, each line with its `reasons`; the race by stages; and the lines of a rival who holds no seat."""
    rulebook, stages = state.rulebook, stages_of(state)
    return {
        "scores": [explained(rulebook, stages, score) for score in rulebook.scores(stages[-1].board)],
        "race": rulebook.race(stages),
        "rival": rulebook.rival_lines(stages),
    }


def explained(rulebook: AnyRulebook, stages: Sequence[Stage[Board]], score: Json) -> Json:
    """A score whose lines tell their reasons."""
    lines = [line | {"reasons": rulebook.reasons(stages, score["seat"], line)} for line in score["lines"]]
    return score | {"lines": lines}


def stages_of(state: State) -> list[Stage[Board]]:
    """The beginning, when a seat first decides; the board at the end of every stage; and the end, whatever it cuts."""
    rulebook = state.rulebook
    first, *others = ends_of_stages(state)
    stages = [Stage({"key": "race.start"}, first)]
    for board in others:
        done = rulebook.stages_done(stages[-1].board)
        stages.append(Stage(rulebook.stage_title(len(stages) if done is None else done + 1), board))
    return stages


def stage_now(rulebook: AnyRulebook, board: Board) -> Json | None:
    """The title of the season or round in which a seat decides; None in a game that has neither."""
    done = rulebook.stages_done(board)
    return None if done is None else rulebook.stage_title(done + 1)


def ends_of_stages(state: State) -> Iterator[Any]:
    """Copies of the boards that stages begin and end with."""
    now: tuple[int, bool] | None = None
    for board in state.boards():
        if board.to_act == CHANCE:
            continue
        done = state.rulebook.stages_done(board)
        stage = board.to_act if done is None else done, board.to_act == OVER
        if stage != now:
            yield board.twin()
        now = stage
    if state.to_act is not None:
        yield state.board.twin()
