"""How long games of Gorbino's Quest are and what they score: python benchmarks/gorbinos_quest.py [GAMES].

Random play from the opening, every seat count at both paces. A step is a decision or a draw. The table is the one of
docs/gorbinos-quest.md.
"""

import sys
from collections.abc import Iterator
from statistics import mean
from typing import Any, NamedTuple

import tokonoma
from tokonoma.kernel import native

GAMES = 2000
DRAWS_BEFORE_TRACK = 30 + 1 + 6  # tokens, marker, victory-point cards
TECHNOLOGIES = 42
HEADING = (
    "| seats | pace | decisions, mean and most | steps, most | rounds, mean | winner | all seats | first seat wins |"
)


class Ended(NamedTuple):
    """What one game came to."""

    decisions: int
    steps: int
    rounds: int
    points: list[int]
    first_seat: float  # its share of the victory


def play(seats: int, pace: str, games: int) -> Iterator[Ended]:
    """Random games to their ends."""
    game = tokonoma.game("gorbinos_quest")
    opening = game.new(seats, {"pace": pace}).board
    board = opening.twin()
    for seed in range(games):
        playing: Any = native.companion(game.rulebook.unit, "tokonoma.kernel.play").Play()
        playing.games(opening, board, 1, seed)
        draws = DRAWS_BEFORE_TRACK + TECHNOLOGIES - board.in_deck
        first = (board.start_player - (board.round - 1)) % seats
        points = [board.points(seat) for seat in range(seats)]
        yield Ended(playing.decisions, playing.decisions + draws, board.round, points, board.shares()[first])


def row(seats: int, pace: str, games: int) -> str:
    """One line of the table."""
    ended = list(play(seats, pace, games))
    decisions = [each.decisions for each in ended]
    cells = [
        seats,
        pace,
        f"{mean(decisions):.0f}, {max(decisions)}",
        max(each.steps for each in ended),
        f"{mean(each.rounds for each in ended):.1f}",
        f"{mean(max(each.points) for each in ended):.1f}",
        f"{mean(mean(each.points) for each in ended):.1f}",
        f"{mean(each.first_seat for each in ended):.0%}",
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(HEADING)
    print("|" + " --- |" * (HEADING.count("|") - 1))
    for seats in range(2, 7):
        for pace in ("standard", "x2"):
            print(row(seats, pace, games))


if __name__ == "__main__":
    main()
