"""What a search misses: its choices beside those of a search ten times as long, in positions from games of bots.

    python benchmarks/longer.py gorinto --every landscape --playouts 40000 --positions 90 --seeds 4 --processes 2
    python benchmarks/longer.py gorinto --playouts 40000 --set c_puct=1.6

Told are how often they differ; what a choice loses by the longer search's own values; which rank the better move has by
the judge's looks alone; and how far the visits of a search crowd on its best line. A move that the longer search hardly
visited is worth little more than a guess, so losses are rough; matches (`settings.py`) decide. With `--set` the search
has other settings, and the longer one the usual ones. `--json FILE` keeps every position, so that others can look.
"""

import argparse
import json
import os
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any

from settings import Settings, planted, read_settings

import tokonoma
from tokonoma.bots.search import Tree

QUICK = 1000  # playouts of the bots that play up to a position
DECISIONS = 34  # of a game; positions are drawn from these, those with one move left out
OF_A_GAME = 2  # positions
LINE = 8  # decisions along the best line
Json = dict[str, Any]


def grown(game: Any, board: Any, settings: Settings, playouts: int, seed: int) -> Tree:
    """A tree with so many playouts."""
    tree: Tree = planted(game, board, board.to_act, settings)
    tree.grow(board, seed, playouts, float("inf"))
    return tree


def tried(tree: Tree) -> dict[int, tuple[float, float]]:
    """Each move's visits and mean value, the most visited first."""
    found = sorted(tree.search.tried(), key=lambda each: -each[1])
    return {move: (visits, total / max(1.0, visits)) for move, visits, total in found}


def positions(game: Any, asked: argparse.Namespace, deal: int) -> Iterator[Any]:
    """Some boards of one game between quick bots, a decision to make on each."""
    every = {option.name: option.values for option in game.rulebook.options}.get(asked.every, [None])
    options = {asked.every: every[deal % len(every)]} if asked.every else {}
    board = game.new(asked.seats, options, seed=deal).board.twin()
    luck = Random(deal)
    chance = game.rulebook.contract.Chance(luck.getrandbits(48))
    wanted = luck.sample(range(DECISIONS), OF_A_GAME)
    number = 0
    while board.to_act != -2 and number <= max(wanted):
        if board.to_act == -1:
            board.draw(chance)
            continue
        moves = board.legal_moves()
        if len(moves) > 1:
            if number in wanted:
                yield board.twin()
            number += 1
            moves = list(tried(grown(game, board, {}, QUICK, luck.getrandbits(48))))
        board.play(moves[0])


def look(asked: argparse.Namespace, deal: int) -> list[Json]:
    """What a longer search and several shorter ones say of the positions of a game."""
    game = tokonoma.game(asked.game)
    return [compared(game, asked, board, deal) for board in positions(game, asked, deal)]


def compared(game: Any, asked: argparse.Namespace, board: Any, deal: int) -> Json:
    """One position: the better move's rank, what every shorter search loses beside it, and how its visits crowd."""
    long = grown(game, board, {}, asked.playouts * asked.longer, deal)
    values = tried(long)
    better = next(iter(values))
    looks = dict(zip(board.legal_moves(), long.judge.weights(board), strict=True))
    own = read_settings(asked.set)
    short = [grown(game, board, own, asked.playouts, deal + 7919 * (i + 1)) for i in range(asked.seeds)]
    chosen = [next(iter(tried(tree))) for tree in short]
    return {
        "deal": deal,
        "moves": len(looks),
        "rank": sum(each > looks[better] for each in looks.values()),
        "lost": [values[better][1] - values[move][1] if move != better else 0.0 for move in chosen],
        "differ": [move != better for move in chosen],
        "crowd": crowd(short[0].search),
    }


def crowd(search: Any) -> list[float]:
    """The part of a node's visits that goes to its most visited child, along the best line."""
    node = search.root
    parts: list[float] = []
    while (children := search.children(node)) and len(parts) < LINE:
        best = max(children, key=lambda child: search.visits[child])
        parts.append(search.visits[best] / max(1.0, sum(search.visits[child] for child in children)))
        node = best
    return parts


def tell(asked: argparse.Namespace, found: list[Json]) -> Json:
    """The figures of all positions; the interval has positions as its units."""
    lost = [mean(each["lost"]) for each in found]
    middle = mean(lost)
    spread = 1.96 * sqrt(sum((each - middle) ** 2 for each in lost) / max(1, len(lost) - 1) / len(lost))
    differing = [lost for each in found for lost, differs in zip(each["lost"], each["differ"], strict=True) if differs]
    return {
        "game": asked.game, "seats": asked.seats, "playouts": asked.playouts, "set": asked.set, "positions": len(found),
        "differ": round(100 * mean(differs for each in found for differs in each["differ"]), 1),
        "lost": round(100 * middle, 2), "±": round(100 * spread, 2),
        "lost where they differ": round(100 * mean(differing or [0.0]), 2),
        "rank of the better move": quantiles([each["rank"] for each in found], n=4) if len(found) > 1 else [],
        "crowd": [round(mean(each["crowd"][i] for each in found if len(each["crowd"]) > i), 2)
                  for i in range(max(len(each["crowd"]) for each in found))],
    }  # fmt: skip


def main() -> None:
    """Look at positions game by game and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=40_000)
    parser.add_argument("--longer", type=int, default=10, help="times the playouts, of the other search")
    parser.add_argument("--positions", type=int, default=90)
    parser.add_argument("--seeds", type=int, default=4, help="searches of each position, by other luck")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--every", default="", help="an option that takes all its values in turn")
    parser.add_argument("--set", default="", help="settings of the shorter search, as in settings.py")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=Path, help="where to keep every position")
    asked = parser.parse_args()
    found: list[Json] = []
    with get_context("fork").Pool(asked.processes) as pool:
        deals = range(asked.seed, asked.seed + asked.positions // OF_A_GAME)
        for each in pool.imap(partial(look, asked), deals):
            found += each
    if asked.json:
        asked.json.write_text(json.dumps(found))
    print(json.dumps(tell(asked, found), ensure_ascii=False))


if __name__ == "__main__":
    main()
