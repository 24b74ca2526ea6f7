"""How long games of Gorbino's Quest are and what they score: python benchmarks/gorbinos_quest.py.

Random play from the opening, or a bot in every seat (`--bot search:150p --games 40`); every seat count at both paces. A
step is a decision or a draw. `--build-costs` counts which cities a bot builds under each build-cost card instead. The
tables are those of docs/gorbinos-quest.md.
"""

import argparse
from collections.abc import Iterator
from statistics import mean
from typing import Any, NamedTuple

import tokonoma
from tokonoma.bots import bot
from tokonoma.games.gorbinos_quest.components import BUILD_COST_NAMES, GOOD_NAMES, LOCATION_NAMES
from tokonoma.games.gorbinos_quest.scoring import points_of
from tokonoma.kernel import native

GAMES = 2000
DRAWS_BEFORE_TRACK = 30 + 1 + 6  # tokens, marker, victory-point cards
TECHNOLOGIES = 42
HEADING = (
    "| seats | pace | decisions, mean and most | steps, most | rounds, mean | winner | all seats | first seat wins |"
)

BUILT = "| card | food | wood | coal | iron | gold | on a token in use | cities a seat |"


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
        yield ended(board, playing.decisions)


def play_well(seats: int, pace: str, games: int, name: str) -> Iterator[Ended]:
    """Games of one bot against itself."""
    game = tokonoma.game("gorbinos_quest")
    player = bot(name, game)
    for seed in range(games):
        state = game.new(seats, {"pace": pace}, seed)
        decisions = 0
        while state.to_act is not None:
            state.play(player.move(state.view(state.to_act), seed * 10_000 + decisions))
            decisions += 1
        yield ended(state.board, decisions)


def ended(board: Any, decisions: int) -> Ended:
    """What a board came to at its end."""
    draws = DRAWS_BEFORE_TRACK + TECHNOLOGIES - board.in_deck
    first = (board.start_player - (board.round - 1)) % board.seats
    points = [native.ask(points_of, board, seat) for seat in range(board.seats)]
    return Ended(decisions, decisions + draws, board.round, points, board.shares()[first])


def row(seats: int, pace: str, games: int, name: str) -> str:
    """One line of the table."""
    found = list(play_well(seats, pace, games, name) if name else play(seats, pace, games))
    decisions = [each.decisions for each in found]
    cells = [
        seats,
        pace,
        f"{mean(decisions):.0f}, {max(decisions)}",
        max(each.steps for each in found),
        f"{mean(each.rounds for each in found):.1f}",
        f"{mean(max(each.points) for each in found):.1f}",
        f"{mean(mean(each.points) for each in found):.1f}",
        f"{mean(each.first_seat for each in found):.0%}",
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


def cities_built(build_cost: str, games: int, name: str) -> str:
    """One line of the table of build-cost cards: which cities a bot builds, how many of them on a token in use."""
    game = tokonoma.game("gorbinos_quest")
    player = bot(name, game)
    built, shared = [0] * len(GOOD_NAMES), 0
    for seed in range(games):
        state = game.new(3, {"build_cost": build_cost}, seed)
        while state.to_act is not None:
            move = player.move(state.view(state.to_act), seed * 10_000 + len(state.steps))
            if move.startswith("build:"):
                place = LOCATION_NAMES.index(move.removeprefix("build:"))
                built[state.board.token[place]] += 1
                shared += any(state.board.cities[place])
            state.play(move)
    shares = [f"{each / sum(built):.0%}" for each in built]
    return f"| {build_cost} | {' | '.join(shares)} | {shared / sum(built):.0%} | {sum(built) / games / 3:.1f} |"


def main() -> None:
    """Print the table asked for."""
    arguments = argparse.ArgumentParser(description="How long games of Gorbino's Quest are and what they score.")
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--bot", default="", help="a bot in every seat; random play without")
    arguments.add_argument("--build-costs", action="store_true", help="which cities the bot builds under each card")
    asked = arguments.parse_args()
    heading = BUILT if asked.build_costs else HEADING
    print(heading)
    print("|" + " --- |" * (heading.count("|") - 1))
    if asked.build_costs:
        for build_cost in BUILD_COST_NAMES:
            print(cities_built(build_cost, asked.games, asked.bot or "random"), flush=True)
        return
    for seats in range(2, 7):
        for pace in ("standard", "x2"):
            print(row(seats, pace, asked.games, asked.bot), flush=True)


if __name__ == "__main__":
    main()
