"""Plays whole games on from candidates, between search bots: what a move is worth when it comes to it."""

from collections.abc import Sequence

from tokonoma.analysis.compare import game_of
from tokonoma.analysis.values import PlayedOut
from tokonoma.bots.levels import bot
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State


def play_out(
    state: State, seat: int, moves: Sequence[str], games: int, seed: int = 0, playouts: int = 100, first: int = 0
) -> list[PlayedOut]:
    """Play so many games on from each candidate, in the order given; every decision is searched by some playouts.

    Each game begins from a world that the seat cannot tell from the true one, the same for every candidate. `first` is
    the number of the first game, so that games can be added to those played before.
    """
    opened, view = game_of(state), state.view(seat)
    found = []
    for move in moves:
        ends = [finish(opened, view, move, seed + 1009 * number, playouts) for number in range(first, first + games)]
        found.append(summary(move, seat, ends))
    return found


def finish(opened: Game, view: Json, move: str, seed: int, playouts: int) -> tuple[list[float], list[float]]:
    """The shares and the points at the end of one game."""
    state = opened.imagine(view, seed)
    state.play(move)
    players = [bot(f"search:{playouts}p", opened) for _ in range(state.seats)]
    while state.to_act is not None:
        state.decide(players[state.to_act].move(state.view(state.to_act), seed=seed + len(state.steps)))
    outcome = state.outcome() or {}
    return list(outcome["shares"]), [float(score["total"]) for score in state.scores()]


def summary(move: str, seat: int, ends: list[tuple[list[float], list[float]]]) -> PlayedOut:
    """The means, and what the seat got game by game."""
    seats = range(len(ends[0][0]))
    return PlayedOut(
        move=move,
        games=len(ends),
        shares=[sum(shares[each] for shares, _ in ends) / len(ends) for each in seats],
        points=[sum(points[each] for _, points in ends) / len(ends) for each in seats],
        leads=[lead(points, seat) for _, points in ends],
        won=[shares[seat] for shares, _ in ends],
    )


def lead(points: list[float], seat: int) -> float:
    """By how many points a seat is ahead of the best other one; alone, its points."""
    return points[seat] - max((each for other, each in enumerate(points) if other != seat), default=0.0)
