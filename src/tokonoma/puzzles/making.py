"""Finds the puzzles of one game that bots play."""

from collections.abc import Iterator
from dataclasses import replace

from tokonoma.bots.levels import bot
from tokonoma.bots.native_units import OF_ITS_OWN
from tokonoma.kernel.library import Game, game
from tokonoma.kernel.state import DRAWN, State
from tokonoma.puzzles.again import doubt
from tokonoma.puzzles.checking import FEWEST_MOVES, Verified, verify
from tokonoma.puzzles.hiding import is_planning, plans_of, verify_hiding, where_is_she
from tokonoma.puzzles.puzzle import Kind, Puzzle
from tokonoma.puzzles.rating import rate
from tokonoma.puzzles.solving import own_and_other, turn_of
from tokonoma.puzzles.themes import first_decision, theme_of

PLAYERS = "search:60p"  # both seats: good games, with enough mistakes to be punished
MOST_OF_A_GAME = 3  # puzzles
APART = 6  # decisions between two puzzles of a game
LONGEST = 400  # decisions before a puzzle


def mine(name: str, seed: int) -> Iterator[Puzzle]:
    """Every puzzle of the game with a seed, up to a few."""
    opened = game(name)
    state = opened.new(seed=seed)
    players = [bot(PLAYERS, opened) for _ in range(state.seats)]
    found, last, was_known = 0, first_decision(opened.rulebook.folder) - APART, False
    while state.to_act is not None and found < MOST_OF_A_GAME and len(decided(state)) < LONGEST:
        is_known = name in OF_ITS_OWN and where_is_she(state) is not None
        if len(decided(state)) - last >= APART and not (is_known and was_known):
            puzzle = look(opened, state, seed)
            if puzzle is not None and doubt(name, puzzle) is None:
                found, last = found + 1, len(decided(state))
                yield finished(opened, puzzle)
        was_known = is_known
        state.decide(players[state.to_act].move(state.view(state.to_act), seed=seed + len(state.steps)))


def decided(state: State) -> list[str]:
    """The decisions so far, without the draws."""
    return [step for step in state.steps if not step.startswith(DRAWN)]


def look(opened: Game, state: State, seed: int) -> Puzzle | None:
    """The puzzle in a position, or None."""
    if opened.name in OF_ITS_OWN:
        return look_for_hidden(opened, state, seed)
    seat = state.to_act
    if seat is None or len(state.legal()) < FEWEST_MOVES:
        return None
    verified = verify(state, seat)
    return described(state, seed, "move", verified) if verified else None


def look_for_hidden(opened: Game, state: State, seed: int) -> Puzzle | None:
    """The puzzle of hidden movement in a position, or None."""
    where = where_is_she(state)
    if where is not None:
        return Puzzle(name_of(state, seed), "where", seed, " ".join(decided(state)), 1, where, "")
    if not is_planning(state):
        return None
    verified = verify_hiding(opened, state)
    if verified is None:
        return None
    targets = plans_of(opened, state)
    puzzle = described(state, seed, "hide", verified)
    return replace(puzzle, answer=targets[verified.best.move], second=targets[verified.second.move])


def described(state: State, seed: int, kind: Kind, verified: Verified) -> Puzzle:
    """A puzzle with what was found out of its two best answers."""
    seat = state.to_act or 0
    best, second = verified.best, verified.second
    return Puzzle(
        name=name_of(state, seed),
        kind=kind,
        seed=seed,
        moves=" ".join(decided(state)),
        seat=seat,
        answer=best.move,
        line=" ".join(turn_of(state, best.line)),
        second=second.move,
        second_line=" ".join(turn_of(state, second.line)),
        values=(round(best.values[seat], 3), round(second.values[seat], 3)),
        points=tuple(own_and_other(each.points, seat) for each in (best, second)) if best.points else (),
        games=verified.games,
        lead=verified.lead,
        seats=state.seats,
        options=dict(state.options),
    )


def name_of(state: State, seed: int) -> str:
    """A puzzle's name: the deal, and how far the game had come."""
    return f"{seed}-{len(decided(state))}"


def finished(opened: Game, puzzle: Puzzle) -> Puzzle:
    """A puzzle with its theme and its rating."""
    missed = rate(opened, puzzle)
    rating = round(sum(missed.values()) / len(missed), 2)
    return replace(puzzle, theme=theme_of(opened, puzzle), missed=missed, rating=rating)
