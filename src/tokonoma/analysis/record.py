"""Analyses a game that was played: every decision against the others its seat had, by what that seat could know.

A search first finds the decisions worth comparing. Those, and the one played, then get the same number of playouts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tokonoma.analysis.chances import chances, kept_of_differences
from tokonoma.analysis.compare import compare, game_of
from tokonoma.analysis.judged import Alternative, Judged, LineChange, Mark
from tokonoma.analysis.played_out import lead
from tokonoma.analysis.values import MoveValue
from tokonoma.analysis.why import always, why
from tokonoma.bots.contract import Budget
from tokonoma.bots.levels import bot
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import Game, game, play_step
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State

PLAYOUTS = 2000
WIDTH = 4  # decisions the search proposes
SHOWN = 3  # better decisions told
AGAIN = 4  # times as many playouts in the second look at a decision that seems costly
LineName = tuple[int, tuple[str, ...]]  # whose it is, and the words in it
Lines = dict[LineName, Json]
COSTS: dict[Mark, float] = {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02}  # at least so much of the victory


@dataclass(frozen=True)
class Depth:
    """How closely to look."""

    playouts: int = PLAYOUTS
    seed: int = 0
    threads: int = 1


def analyse(
    record: Any, playouts: int = PLAYOUTS, seat: int | None = None, seed: int = 0, threads: int = 1
) -> Iterator[Judged]:
    """Judge a record's decisions one after another, those of one seat where it is given.

    Raises Refusal for a record that cannot be read; it is read whole before anything is judged.
    """
    opened = opened_for(record)
    opened.from_record(record)
    if seat is not None and not 0 <= seat < record["seats"]:
        raise Refusal("wrong_seats", f"there is no seat {seat}", seat=seat)
    return judged(opened, record, seat, Depth(playouts, seed, threads))


def opened_for(record: Any) -> Game:
    """The game of a record; refuses what is none."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise Refusal("not_a_document", "a record is a JSON object that names its game", place="game")
    return game(record["game"])


def judged(opened: Game, record: Json, seat: int | None, depth: Depth) -> Iterator[Judged]:
    """Judge one decision after another."""
    state = opened.start_of(record)
    known: list[float] | None = None  # what every seat could expect after the last judged decision
    is_drawn = False
    for step in record["steps"]:
        if state.to_act == CHANCE or state.to_act is None:
            is_drawn = True
        elif seat is None or state.to_act == seat:
            found = judge(state, step, depth, known if is_drawn else None)
            known, is_drawn = found.after, False
            yield found
        else:
            known = None
        play_step(state, step)


def judge(state: State, move: str, depth: Depth, known: list[float] | None) -> Judged:
    """One decision against the others worth comparing."""
    seat = state.to_act
    assert seat is not None
    found, says = judged_candidates(state, seat, move, depth), sentences(state, seat)
    played, best = next(each for each in found if each.move == move), found[0]
    cost = best.values[seat] - played.values[seat]
    is_costly = cost >= COSTS["inaccuracy"]
    return Judged(
        step=len(state.steps),
        seat=seat,
        move=move,
        say=says[move],
        mark=mark_of(len(state.legal()), cost),
        cost=cost,
        points=difference(best, played, seat),
        expected=best.values,
        after=played.values,
        luck=[now - then for now, then in zip(best.values, known or best.values, strict=True)],
        better=[
            alternative(each, seat, says[each.move])
            for each in found[:SHOWN]
            if each.values[seat] > played.values[seat]
        ],
        changes=changes(state, seat, played, best) if is_costly else [],
        why=why(state, seat, played, best, depth.playouts, depth.seed) if is_costly else [],
        counts=always(state, seat, played, best),
    )


def judged_candidates(state: State, seat: int, move: str, depth: Depth) -> list[MoveValue]:
    """The candidates with their chances, the best first; where one seems clearly better, both were looked at again.

    The best of several is often the luckiest. So it is compared with the decision played once more, by other luck and
    more playouts, and only this second look counts.
    """
    found = as_chances(state, seat, candidates(state, seat, move, depth))
    first, best = next(each for each in found if each.move == move), found[0]
    if best.values[seat] - first.values[seat] < COSTS["inaccuracy"]:
        return found
    more = depth.playouts * AGAIN
    looked = as_chances(state, seat, compare(state, seat, [best.move, move], more, depth.seed + 1, depth.threads))
    if looked[0].move == move:
        return looked[:1]
    others = [each for each in found[1:] if looked[0].values[seat] > each.values[seat] > looked[1].values[seat]]
    return [looked[0], *(each for each in others if each.move != move), looked[1]]


def candidates(state: State, seat: int, move: str, depth: Depth) -> list[MoveValue]:
    """The decision played and those a search proposes, each after the same number of playouts, the best first."""
    legal = state.legal()
    if len(legal) > WIDTH:
        thinker = bot("search", game_of(state))
        thought = thinker.think(state.view(seat), depth.seed, Budget(playouts=depth.playouts))
        legal = [each.move for each in thought.moves[:WIDTH]]
    chosen = list(dict.fromkeys([move, *legal]))
    return compare(state, seat, chosen, depth.playouts, depth.seed, depth.threads)


def as_chances(state: State, seat: int, found: list[MoveValue]) -> list[MoveValue]:
    """The same candidates with chances to win for values, the best first."""
    mapped = [replace(each, values=chances(state, seat, each.values)) for each in found]
    ranked = sorted(mapped, key=lambda each: -each.values[seat])
    best, kept = ranked[0].values, kept_of_differences(state, seat)
    drawn_near = [[top + kept * (own - top) for top, own in zip(best, each.values, strict=True)] for each in ranked]
    return [replace(each, values=values) for each, values in zip(ranked, drawn_near, strict=True)]


def mark_of(choices: int, cost: float) -> Mark:
    """The word for a decision."""
    if choices == 1:
        return "forced"
    if cost <= 0.0:
        return "best"
    return next((mark for mark, least in COSTS.items() if cost >= least), "fine")


def sentences(state: State, seat: int) -> dict[str, Json]:
    """What every legal decision does, in the game's words."""
    board, rulebook = state.seen_by(seat), state.rulebook
    return {rulebook.write_move(board, each): rulebook.say_move(board, each) for each in board.legal_moves()}


def alternative(value: MoveValue, seat: int, say: Json) -> Alternative:
    """A compared decision as it is told."""
    points = lead(value.points, seat) if value.points else None
    return Alternative(value.move, say, value.values[seat], points, value.line)


def difference(best: MoveValue, played: MoveValue, seat: int) -> float | None:
    """By how many points of its lead a decision falls short of the best."""
    if not (best.points and played.points):
        return None
    return lead(best.points, seat) - lead(played.points, seat)


# What differs at once


def changes(state: State, seat: int, played: MoveValue, best: MoveValue) -> list[LineChange]:
    """The score lines in which the two decisions differ as soon as they are played, the weightiest first."""
    before, after, instead = (lines_after(state, seat, moves) for moves in ([], played.line, best.line))
    found = [
        LineChange(
            name[0], (instead.get(name) or after[name]), *(points(each, name) for each in (before, after, instead))
        )
        for name in {**after, **instead}
        if points(after, name) != points(instead, name)
    ]
    return sorted(found, key=lambda each: -abs(each.better - each.played))


def points(lines: Lines, name: LineName) -> float:
    """The points of a line, 0 where there is none."""
    return float(lines[name]["points"]) if name in lines else 0.0


def lines_after(state: State, seat: int, moves: list[str]) -> Lines:
    """Everybody's score lines as the seat sees them after its own decisions in a row, before anything is drawn."""
    rulebook, board = state.rulebook, state.seen_by(seat).twin()
    for word in moves:
        legal = board.legal_moves() if board.to_act == seat else []
        numbers = {rulebook.write_move(board, each): each for each in legal}
        if word not in numbers:
            break
        board.play(numbers[word])
    return {
        (score["seat"], tuple(value for value in line.values() if isinstance(value, str))): line
        for score in rulebook.scores(board)
        for line in score["lines"]
    }
