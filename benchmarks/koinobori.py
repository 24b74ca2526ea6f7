"""How long games of Koinobori are and how they end: python benchmarks/koinobori.py [GAMES].

Random play from the opening at every seat count. A step is a decision or a draw. The tables are those of
docs/koinobori.md.
"""

import sys
from collections.abc import Iterator
from statistics import mean
from typing import Any, NamedTuple

import tokonoma
from tokonoma.games.koinobori.components import TALL
from tokonoma.games.koinobori.ending import points
from tokonoma.games.koinobori.festival import is_by_flag, winning_value
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE
from tokonoma.kernel import native

GAMES = 100_000
SEATS = (2, 3, 4, 5)
LENGTHS = (
    "| seats | decisions, mean and most | steps, most | left in the pile, mean and least | pile ran out | all passed |"
)
ENDINGS = "| seats | posts to the flag | value of a post | winner | all seats | below zero | shared | first seat wins |"
PER = 100_000  # games, for what is rare


class Ended(NamedTuple):
    """What one game came to."""

    decisions: int
    steps: int
    in_pile: int
    reshuffled: bool
    all_passed: bool
    by_flag: list[bool]  # for each post
    values: list[int]
    points: list[int]
    shared: bool
    first_seat: float  # its share of the victory


def play(seats: int, games: int, seed: int = 0) -> Iterator[Ended]:
    """Random games to their ends."""
    game = tokonoma.game("koinobori")
    opening = game.new(seats).board
    board = opening.twin()
    unit = native.companion(game.rulebook.unit, "tokonoma.kernel.play")
    for each in range(seed, seed + games):
        playing: Any = unit.Play()
        playing.games(opening, board, 1, each)
        yield ended(board, playing.decisions)


def ended(board: Any, decisions: int) -> Ended:
    """What a board says of its game."""
    seats, shares = board.seats, board.shares()
    return Ended(
        decisions,
        decisions + draws(board),
        board.in_pile,
        board.reshuffles > 0,
        any(board.heights[post] < TALL for post in range(seats + 1)),
        [native.ask(is_by_flag, board, post) for post in range(seats + 1)],
        [native.ask(winning_value, board, post) for post in range(seats + 1)],
        [native.ask(points, board, seat) for seat in range(seats)],
        max(shares) < 1,
        shares[board.start],
    )


def draws(board: Any) -> int:
    """Flags, cards dealt, the start seat, and a card for every theft; right while no discard came back."""
    thefts = sum(to != FACE_DOWN_MOVE for to in board.secret_to[: board.secrets])
    return int(board.seats + 1 + board.box.cards - board.in_pile + 1 + thefts)


def length_row(seats: int, games: list[Ended]) -> str:
    """One line of the table of lengths."""
    decisions, pile = [each.decisions for each in games], [each.in_pile for each in games]
    return line(
        seats,
        f"{mean(decisions):.0f}, {max(decisions)}",
        max(each.steps for each in games),
        f"{mean(pile):.0f}, {min(pile)}",
        often(sum(each.reshuffled for each in games), len(games)),
        often(sum(each.all_passed for each in games), len(games)),
    )


def ending_row(seats: int, games: list[Ended]) -> str:
    """One line of the table of endings."""
    points = [total for each in games for total in each.points]
    return line(
        seats,
        f"{mean(flag for each in games for flag in each.by_flag):.1%}",
        f"{mean(value for each in games for value in each.values):.2f}",
        f"{mean(max(each.points) for each in games):.1f}",
        f"{mean(points):.1f}",
        f"{mean(total < 0 for total in points):.0%}",
        f"{mean(each.shared for each in games):.1%}",
        f"{mean(each.first_seat for each in games):.0%}",
    )


def often(times: int, games: int) -> str:
    """How often something happened: never, or so many times in so many games."""
    return "never" if times == 0 else f"{times * PER / games:.0f} in {PER:,}"


def line(*cells: Any) -> str:
    """A line of a table."""
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Print the tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    played = {seats: list(play(seats, games)) for seats in SEATS}
    for heading, row in ((LENGTHS, length_row), (ENDINGS, ending_row)):
        print(heading)
        print("|" + " --- |" * (heading.count("|") - 1))
        print("\n".join(row(seats, played[seats]) for seats in SEATS), end="\n\n")


if __name__ == "__main__":
    main()
