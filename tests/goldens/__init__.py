"""Text goldens: whole games and counts that a second implementation could read and must match.

A playthrough per mode tells every step with what happened; the counts give the number of sequences of steps, moves and
draws alike, of each small length from named positions; the numbers of moves are listed with their words; the tables of
views are told by fingerprints, one for every audience. `python -m tests.goldens` writes them anew, in the same commit
as the rule or the view that changed them.
"""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tokonoma
from tests.contract.openings import Opening, canonical, of_game
from tokonoma import State
from tokonoma.kernel.contract import CHANCE, OVER

FOLDER = Path(__file__).parent
SEED = 2026
DEPTHS = (1, 2, 3)
MOST_COUNTED = 60_000  # leaves of the deepest count that is written
VIEWS_EVERY = 20  # decisions
VIEWS_UNTIL = 60  # decisions, in openings with an option of their own; the others are seen to their end
POSITIONS = {"opening": 0, "after 10 decisions": 10, "after 40 decisions": 40}


def goldens() -> dict[Path, str]:
    """Every golden file with what belongs in it."""
    files = {}
    for name in tokonoma.GAMES:
        for opening in of_game(name):
            if len(opening.options) == 1 and opening.seats == of_mode(opening)[0]:
                files[FOLDER / name / f"{opening.options[0][1]}.txt"] = "\n".join(playthrough(opening)) + "\n"
        files[FOLDER / name / "counts.txt"] = "\n".join(counts(name)) + "\n"
        files[FOLDER / name / "views.txt"] = "\n".join(views(name)) + "\n"
        files[FOLDER / name / "numbers.txt"] = "\n".join(numbers(name)) + "\n"
    return files


def of_mode(opening: Opening) -> tuple[int, ...]:
    return opening.opened().rulebook.modes[opening.options[0][1]]


def playthrough(opening: Opening) -> Iterator[str]:
    """A random game, step by step."""
    state, luck = opening.new(SEED), random.Random(SEED)
    yield f"{state.rulebook.title}, {opening.seats} seats, rules {state.rulebook.rules}, data {state.rulebook.data}"
    yield " ".join(f"{name}={value}" for name, value in state.options.items())
    yield "set-up: " + " ".join(state.steps)
    while state.to_act is not None:
        seat, legal, done = state.to_act, state.legal(), len(state.steps)
        events = state.play(luck.choice(legal))
        yield f"{seat}: {' '.join(state.steps[done:])}  ({len(legal)} legal)"
        for event in events:
            yield f"    {state.rulebook.say(event, 'en', lambda seat: f'seat {seat}')}"
    yield from result(state)


def result(state: State) -> Iterator[str]:
    for score in state.scores():
        lines = " ".join(f"{line['points']:+d}" for line in score["lines"])
        yield f"seat {score['seat']}: {score['total']} = {lines}"
    outcome = state.outcome()
    assert outcome is not None
    yield f"winners: {outcome['winners']}"


def counts(name: str) -> Iterator[str]:
    """How many sequences of steps there are, by length, from positions of the first opening of each mode."""
    for opening in of_game(name):
        if len(opening.options) == 1 and opening.seats == of_mode(opening)[0]:
            for title, decisions in POSITIONS.items():
                state, luck = opening.new(SEED), random.Random(SEED)
                for _ in range(decisions):
                    if state.to_act is not None:
                        state.play(luck.choice(state.legal()))
                yield f"{opening}, {title}: " + " ".join(map(str, until_many(state.board)))


def numbers(name: str) -> Iterator[str]:
    """The number of every move: fixed for a game and its rules number, so a change here raises that number."""
    rulebook = tokonoma.game(name).rulebook
    yield f"{rulebook.title}, rules {rulebook.rules}: {rulebook.moves} numbers"
    forms = rulebook.move_forms
    for (first, word, says), (end, _, _) in zip(forms, (*forms[1:], (rulebook.moves, "", "")), strict=True):
        yield f"{first} to {end - 1}: {word}: {says}"
    for number, words in sorted(words_seen(name).items()):
        yield f"{number} {' '.join(sorted(words))}"


def words_seen(name: str) -> dict[int, set[str]]:
    """The words of every number that random games of all modes and seats came to offer."""
    seen: dict[int, set[str]] = {}
    for opening in of_game(name):
        state, luck = opening.new(SEED), random.Random(SEED)
        while state.to_act is not None:
            legal = state.legal_numbers()
            for number in legal:
                seen.setdefault(number, set()).add(state.word(number))
            state.step(luck.choice(legal))
    return seen


def until_many(board: Any) -> Iterator[int]:
    for depth in DEPTHS:
        found = sequences(board, depth)
        yield found
        if found * 40 > MOST_COUNTED:
            return


def sequences(board: Any, depth: int) -> int:
    """The number of sequences of so many steps, or fewer where the game ends."""
    if board.to_act == OVER:
        return 1
    steps = [outcome for outcome, _ in board.chances()] if board.to_act == CHANCE else board.legal_moves()
    if depth == 1:
        return len(steps)
    total = 0
    for step in steps:
        after = board.twin()
        after.play(step)
        total += sequences(after, depth - 1)
    return total


def views(name: str) -> Iterator[str]:
    """What every audience sees on the table along a game of each opening: the same JSON has the same fingerprint."""
    for opening in of_game(name):
        state, luck, decisions = opening.new(SEED), random.Random(SEED), 0
        while True:
            if decisions % VIEWS_EVERY == 0 or state.to_act is None:
                tables = [state.view(audience)["table"] for audience in [*range(state.seats), None]]
                yield f"{opening}, after {decisions} decisions: " + " ".join(map(fingerprint, tables))
            if state.to_act is None or (len(opening.options) > 1 and decisions >= VIEWS_UNTIL):
                break
            state.play(luck.choice(state.legal()))
            decisions += 1


def fingerprint(table: Any) -> str:
    """Twelve digits that differ wherever two tables differ in a key or a value."""
    return hashlib.sha256(canonical(table).encode()).hexdigest()[:12]
