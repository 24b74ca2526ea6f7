"""How hard a puzzle is: how often weaker levels miss it."""

from tokonoma.bots.levels import bot
from tokonoma.kernel.library import Game
from tokonoma.kernel.state import State
from tokonoma.puzzles.hiding import guesses_when_forgetting
from tokonoma.puzzles.puzzle import Puzzle
from tokonoma.puzzles.solving import answer_of

TRIES = {"beginner": 6, "easy": 6, "middling": 3}


def rate(opened: Game, puzzle: Puzzle) -> dict[str, float]:
    """The share of tries that each level misses; a place to deduce is missed by who overlooks an answer."""
    state = puzzle.begin(opened)
    if puzzle.kind == "where":
        chances = guesses_when_forgetting(state)
        return {"overlooking": round(1.0 - sum(chances) / len(chances), 2)}
    return {level: missed(opened, puzzle, state, level, tries) for level, tries in TRIES.items()}


def missed(opened: Game, puzzle: Puzzle, state: State, level: str, tries: int) -> float:
    """How often a level misses a puzzle."""
    wrong = sum(played(opened, puzzle, state, level, number) != puzzle.answer for number in range(tries))
    return round(wrong / tries, 2)


def played(opened: Game, puzzle: Puzzle, start: State, level: str, seed: int) -> str:
    """What a level answers."""
    state, player = start.copy(), bot(f"level:{level}", opened)
    begun = len(state.steps)
    while True:
        state.decide(player.move(state.view(puzzle.seat), seed=seed))
        if puzzle.kind == "move" or state.to_act != puzzle.seat:
            return answer_of(puzzle, state, begun)
