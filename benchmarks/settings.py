"""Which numbers make the search strong: one bot with other settings among bots with the usual ones.

    python benchmarks/settings.py koinobori --seats 2 --playouts 400 --games 2000 --set heat=0.1,c_puct=1.2

Several variants, divided by slashes (`--set c_puct=0.5/c_puct=1.2,heat=0.1`), are played one after the other. The
variant sits at every seat of a deal in turn. Boards are played on natively, without views, so that thousands of quick
games take minutes; every playout still begins with an imagined world, so nobody sees what is hidden. Told are the share
of the victory with its 95 % interval (deals are the units), and how much longer the variant thought.
"""

import argparse
import json
import os
from collections.abc import Iterator
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any

import tokonoma
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.bots.search import PuctParameters, Tree

Settings = dict[str, float]
Job = tuple[str, int, dict[str, str], int, int, Settings, int | None]


def read_settings(text: str) -> Settings:
    """Settings as a person writes them: name=value, joined by commas."""
    return {name: float(value) for name, value in (each.split("=") for each in text.split(",") if each)}


def planted(game: Any, board: Any, seat: int, settings: Settings) -> Tree:
    """A tree of its own with these settings; what the search does not know is the judge's."""
    own = {name: value for name, value in settings.items() if name in PuctParameters.__dataclass_fields__}
    units = native_units(game)
    tree = Tree(units, board, seat, PuctParameters(**own))
    tree.judge = judge_of(units, board)
    for name, value in settings.items():
        if name not in own and name != "playouts":
            set_field(tree.judge, name, value)
    return tree


def set_field(judge: Any, name: str, value: float) -> None:
    """Set a number of the judge, or the numbers of a list: all of them, or `name.3` the one at that place."""
    name, _, place = name.partition(".")
    now = getattr(judge, name)
    if not isinstance(now, list):
        setattr(judge, name, type(now)(value))
        return
    setattr(judge, name, [value if place in ("", str(i)) else each for i, each in enumerate(now)])


def best_move(game: Any, board: Any, settings: Settings, playouts: int, seed: int) -> int:
    """The move most visited by so many playouts."""
    tree = planted(game, board, board.to_act, settings)
    tree.grow(board, seed, int(settings.get("playouts", playouts)), float("inf"))
    legal = set(board.legal_moves())
    move, _, _ = max((each for each in tree.search.tried() if each[0] in legal), key=lambda each: (each[1], each[2]))
    return int(move)


def play(job: Job) -> tuple[float, float, float]:
    """One game; the variant's share of the victory, its seconds a decision and those of the others."""
    name, seats, options, deal, playouts, settings, variant = job
    game = tokonoma.game(name)
    board = game.new(seats, options, seed=deal).board.twin()
    luck = Random(deal * 31 + (variant or 0))
    chance = game.rulebook.contract.Chance(luck.getrandbits(48))
    spent, decisions = [0.0, 0.0], [0, 0]
    while board.to_act != -2:
        if board.to_act == -1:
            board.draw(chance)
            continue
        legal = board.legal_moves()
        if len(legal) == 1:
            board.play(legal[0])
            continue
        own = int(board.to_act == variant)
        started = process_time()
        move = best_move(game, board, settings if own else {}, playouts, luck.getrandbits(48))
        spent[own] += process_time() - started
        decisions[own] += 1
        board.play(move)
    return board.shares()[variant], spent[1] / max(1, decisions[1]), spent[0] / max(1, decisions[0])


def jobs(asked: argparse.Namespace, settings: Settings) -> Iterator[Job]:
    """Every deal, the variant at every seat."""
    names = {option.name: option.values for option in tokonoma.game(asked.game).rulebook.options}
    every = names.get(asked.every, [None])
    for deal in range(asked.seed, asked.seed + asked.games // asked.seats):
        chosen = every[deal % len(every)]
        for seat in range(asked.seats):
            options = {asked.every: chosen} if chosen else {}
            yield asked.game, asked.seats, options, deal, asked.playouts, settings, seat


def tell(asked: argparse.Namespace, text: str, results: list[tuple[float, float, float]]) -> None:
    """One line for a variant."""
    shares = [
        sum(r[0] for r in results[i : i + asked.seats]) / asked.seats for i in range(0, len(results), asked.seats)
    ]
    mean = sum(shares) / len(shares)
    spread = 1.96 * sqrt(sum((each - mean) ** 2 for each in shares) / (len(shares) - 1) / len(shares))
    slower = sum(r[1] for r in results) / max(1e-9, sum(r[2] for r in results))
    told = {"game": asked.game, "seats": asked.seats, "playouts": asked.playouts, "set": text, "games": len(results)}
    print(
        json.dumps(told | {"won": round(100 * mean, 1), "±": round(100 * spread, 1), "time": round(slower, 2)}),
        flush=True,
    )


def main() -> None:
    """Play every variant and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", default="", help="an option that takes all its values in turn")
    parser.add_argument("--set", default="")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    with get_context("fork").Pool(asked.processes) as pool:
        for text in asked.set.split("/"):
            results: list[tuple[float, float, float]] = []
            for result in pool.imap(play, jobs(asked, read_settings(text))):
                results.append(result)
                if len(results) % (20 * asked.seats) == 0:
                    tell(asked, text, results)
            if len(results) % (20 * asked.seats) and len(results) > asked.seats:
                tell(asked, text, results)


if __name__ == "__main__":
    main()
