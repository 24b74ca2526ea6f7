"""Verifies puzzles again with other luck: the answer against the second best, as deep as when they were made."""

from collections.abc import Iterator, Sequence

from tokonoma.analysis import compare
from tokonoma.kernel.library import game
from tokonoma.kernel.progress import progress
from tokonoma.puzzles.checking import DEEP_LOOK
from tokonoma.puzzles.hiding import where_is_she
from tokonoma.puzzles.puzzle import Puzzle

OTHER_LUCK = 77
LEAST = 0.03  # of the victory by which the answer has to be ahead alone with the second best: half of MARGIN


def doubtful(name: str, found: Sequence[Puzzle], playouts: int = DEEP_LOOK) -> Iterator[str]:
    """What speaks against puzzles, one sentence for each that does not hold."""
    with progress(f"puzzles of {name}", len(found)) as advance:
        for puzzle in found:
            why = doubt(name, puzzle, playouts)
            advance(1, puzzle.name)
            if why:
                yield f"{puzzle.name}: {why}"


def doubt(name: str, puzzle: Puzzle, playouts: int = DEEP_LOOK) -> str | None:
    """What speaks against a puzzle; None where it holds."""
    if puzzle.kind == "where":
        space = where_is_she(puzzle.begin(game(name)))
        return (
            None if space == puzzle.answer else f"the paths end on {space or 'several spaces'}, not on {puzzle.answer}"
        )
    lead = lead_of(name, puzzle, playouts)
    return None if lead >= LEAST else f"{puzzle.answer} is ahead of {puzzle.second} by {lead:.3f} of the victory only"


def lead_of(name: str, puzzle: Puzzle, playouts: int = DEEP_LOOK) -> float:
    """By how much the answer is ahead of the second best, with equal visits."""
    plans = (puzzle.line, puzzle.second_line)
    moves = list(plans if puzzle.kind == "hide" else (puzzle.answer, puzzle.second))
    found = compare(puzzle.begin(game(name)), puzzle.seat, moves, playouts, OTHER_LUCK)
    values = {each.move: each.values[puzzle.seat] for each in found}
    return values[moves[0]] - values[moves[1]]
