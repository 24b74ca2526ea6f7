"""The games as environments, measured: python benchmarks/environments.py [--games N] prints a table.

They are the tables of docs/environments/. Random play from fixed seeds, so everybody gets the same numbers. Sizes of
information sets are counted exactly where the game can count them (Goryō) and by the cards a seat has not seen where it
cannot (Koinobori, an upper bound).
"""

import argparse
import random
from dataclasses import dataclass, field
from math import comb, log10, sqrt
from statistics import mean

import tokonoma

CARDS_OF_A_DECK = 81


@dataclass
class Measured:
    """What random play showed of one game for a number of seats."""

    decisions: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    branching: list[int] = field(default_factory=list)
    worlds: list[float] = field(default_factory=list)  # log10 of the worlds that a seat cannot tell apart


def measure(name: str, seats: int, games: int) -> Measured:
    """Play random games and count."""
    found, game = Measured(), tokonoma.game(name)
    for seed in range(games):
        state, luck = game.new(seats, seed=seed), random.Random(seed)
        decisions = 0
        while state.to_act is not None:
            numbers = state.legal_numbers()
            found.branching.append(len(numbers))
            if decisions % 8 == 4:
                found.worlds.append(worlds(state))
            state.step(numbers[int(luck.random() * len(numbers))])
            decisions += 1
        found.decisions.append(decisions)
        found.draws.append(len(state.numbers()) - decisions)
    return found


def first_wins(name: str, seats: int, games: int) -> str:
    """The share of the victories of the seat that begins, in per cent, with Wilson's 95 % interval."""
    game, won = tokonoma.game(name), 0.0
    for seed in range(games):
        state, luck = game.new(seats, seed=seed), random.Random(seed)
        first = state.to_act or 0
        while state.to_act is not None:
            numbers = state.legal_numbers()
            state.step(numbers[int(luck.random() * len(numbers))])
        won += state.returns()[first] / games
    extra = 1.96**2 / games
    half = sqrt(won * (1 - won) * extra + extra**2 / 4)
    low, high = ((won + extra / 2 + side * half) / (1 + extra) for side in (-1, 1))
    return f"{100 * won:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def worlds(state: tokonoma.State) -> float:
    """The logarithm of how many worlds the seat to act cannot tell apart."""
    if state.rulebook.name == "goryo":
        if state.to_act != 1 or state.board.stage not in (4, 5):
            return 0.0
        return log10(max(1, sum(state.ask("paths", 1)["plans"])))
    if state.rulebook.name == "koinobori":
        return log10(unseen_worlds(state))
    return 0.0


def unseen_worlds(state: tokonoma.State) -> int:
    """Ways to deal the cards that a seat has not met to the places in others' hands and posts that it cannot see."""
    seen = state.seen_by(state.to_act)
    schema = state.rulebook.schema.read(state.observation(state.to_act))
    known = {card for name in ("row", "posts", "hands", "personal") for card in schema[name]} - {CARDS_OF_A_DECK}
    hidden = [
        sum(seen.hand_sizes[seat] + seen.levels[seat] for seat in range(state.seats) if seat != state.to_act),
    ]
    total, left = 1, CARDS_OF_A_DECK - len(known) - sum(schema["discards"])
    for places in hidden:
        total *= comb(max(left, places), places)
    return total


def rows(games: int, wins: int) -> list[str]:
    """The tables of docs/environments/, one row for each number of seats."""
    lines = [
        "| game | seats | decisions a game | draws a game | branching, mean and most | numbers of moves | observation |"
        " state, bytes | worlds a seat cannot tell apart, mean and most | who begins wins |",
        "| --- " * 10 + "|",
    ]
    for name in tokonoma.GAMES:
        rulebook = tokonoma.game(name).rulebook
        for seats in sorted({count for counts in rulebook.modes.values() for count in counts}):
            found = measure(name, seats, games)
            board = tokonoma.game(name).new(seats, seed=0).board
            alike = "1" if not any(found.worlds) else f"10^{mean(found.worlds):.1f}, 10^{max(found.worlds):.1f}"
            lines.append(
                f"| {rulebook.title} | {seats} | {mean(found.decisions):.0f} | {mean(found.draws):.0f} |"
                f" {mean(found.branching):.1f}, {max(found.branching)} | {rulebook.moves} | {rulebook.schema.size} |"
                f" {type(board).__basicsize__} | {alike} | {first_wins(name, seats, wins)} |"
            )
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--wins", type=int, default=1000, help="games from which to tell how often who begins wins")
    asked = parser.parse_args()
    print("\n".join(rows(asked.games, asked.wins)))
