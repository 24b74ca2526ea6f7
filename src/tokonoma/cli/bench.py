"""`tokonoma bench`: the speed of random play."""

import argparse

from tokonoma import Refusal
from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma bench."""
    more = "CPU time of one thread, medians over rounds. Refuses uncompiled rules unless told to."
    made = command(commands, "bench", run, "measure random play", more)
    made.add_argument("game", metavar="GAME", nargs="*", help="games to measure; default: all")
    made.add_argument("--uncompiled", action="store_true", help="measure the source itself")
    made.add_argument("--compare", action="store_true", help="measure both forms in one run, with their ratio")
    made.add_argument(
        "--rounds", metavar="N", type=int, default=5, help="rounds to take the median of (default %(default)s)"
    )
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """Measure."""
    from tokonoma.kernel.bench import bench
    from tokonoma.terminal.bench_report import tell

    if asked.rounds < 1:
        raise Refusal("unknown_option", f"{asked.rounds} rounds cannot be measured; it takes at least 1")
    figures = bench(asked.game, asked.uncompiled, asked.compare, asked.rounds)
    print(as_json(figures) if asked.json else "\n".join(tell(figures)))
    return DONE
