"""Why she is there and nowhere else: the paths that fit the answers, counted."""

from pathlib import Path

from tokonoma.games.goryo.components import MOST_MOVES, NO_PRINT, NOWHERE, RED_PRINT, SAMURAI, SPACE_NAMES
from tokonoma.kernel import words
from tokonoma.kernel.state import State
from tokonoma.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent


def say(language: str, key: str, **values: object) -> str:
    """One of our own sentences."""
    return words.say(words.catalogue(FOLDER, language), key, values, language, lambda seat: str(seat + 1))


def why_there(state: State, puzzle: Puzzle, language: str) -> list[str]:
    """How many paths fit, and which answer tells most."""
    paths = len(state.ask("paths", SAMURAI)["paths"])
    space, ends = most_telling(state)
    return [
        say(language, "where.all", paths=paths, space=puzzle.answer),
        say(language, "where.without", space=space, ends=ends),
    ]


def most_telling(state: State) -> tuple[str, int]:
    """The answer without which most ends would be possible, and how many."""
    found = []
    for space, colour in enumerate(state.board.prints):
        if colour != NO_PRINT:
            ends = len(without(state, space).ask("paths", SAMURAI)["targets"])
            found.append((ends, SPACE_NAMES[space]))
    ends, name = max(found)
    return name, ends


def without(state: State, space: int) -> State:
    """The same table with one answer left out."""
    other = state.copy()
    prints = list(other.board.prints)
    prints[space] = NO_PRINT
    other.board.prints = prints
    return other


def why_not_there(state: State, puzzle: Puzzle, space: str, language: str) -> list[str]:
    """What speaks against a space."""
    if space not in SPACE_NAMES:
        return [say(language, "where.no_space")]
    number = SPACE_NAMES.index(space)
    known = state.ask("paths", SAMURAI)
    if state.board.prints[number] == RED_PRINT:
        return [say(language, "where.red", space=space)]
    if known["through"].get(space):
        return [say(language, "where.went_on", space=space)]
    return [say(language, "where.no_path", space=space)]


# Hiding


def why_hidden(state: State, puzzle: Puzzle, language: str) -> list[str]:
    """What speaks for the best target against the second best."""
    spaces = {"best": puzzle.answer, "other": puzzle.second}
    reach = {name: samurai_in_reach(state, space) for name, space in spaces.items()}
    targets = state.ask("paths", SAMURAI)["targets"]
    return [
        say(language, "hide.reach", space=spaces["best"], samurai=reach["best"]),
        say(language, "hide.reach", space=spaces["other"], samurai=reach["other"]),
        say(language, "hide.paths", space=spaces["best"], paths=targets.get(spaces["best"], 0)),
    ]


def why_found(state: State, space: str, language: str) -> list[str]:
    """What speaks against a target."""
    return [say(language, "hide.reach", space=space, samurai=samurai_in_reach(state, space))]


def samurai_in_reach(state: State, space: str) -> int:
    """How many samurai can stand on a space in this hunt: two moves each (§5.2)."""
    near = {SPACE_NAMES.index(space)}
    for _ in range(MOST_MOVES):
        near |= {other for each in near for other in state.board.box.neighbours[each] if other != NOWHERE}
    return sum(1 for at in state.board.samurai_at if at in near)
