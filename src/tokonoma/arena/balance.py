"""The games' own balance: what a seat, a side or a card is worth when the same bot sits everywhere.

    python -m tokonoma.arena.balance gorinto --bot search:0.2 --games 200 --seats 2 --option landscape=*
    python -m tokonoma.arena.balance koinobori --bot search:0.2 --games 200

Every game is played by one bot at all seats. Told are the win rate of each seat, by options also that of whoever acts
first, second and so on, and for each thing that a seat may have or do, how often it won with it: abilities in
Koinobori, technologies in Gorbino's Quest, how a game of Goryō ended; and what each line of the score brought, such as
a goal in Gorinto. A thing is neutral when those who had it won as often as all. What a game has several times is not
independent: the game is the unit of its interval.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from statistics import fmean
from typing import Any

from tokonoma.arena.arguments import number_of_games, positive
from tokonoma.arena.checks import check_places, check_plan, read_options, tell_left_out
from tokonoma.arena.command import play_all
from tokonoma.arena.journal import usual_place
from tokonoma.arena.leaving import kept_on, leave
from tokonoma.arena.plan import Plan
from tokonoma.arena.play import Result
from tokonoma.arena.statistics import of_options, of_seats, rate_by_game
from tokonoma.arena.telling import percent
from tokonoma.bots import own
from tokonoma.kernel.words import counted


def study(results: list[Result]) -> dict[str, Any]:
    """Win rates by seat, by option and by what the seats had."""
    things: dict[str, list[tuple[float, int]]] = defaultdict(list)
    points: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for thing, of_game in in_a_game(result).items():
            things[thing].append(of_game)
        for lines in result["notes"]["lines"][: len(result["shares"])]:
            for line in lines:
                points[score_key(line)].append(line["points"])
    return {
        "games": len(results),
        "seats": of_seats(results),
        "options": by_turn_and_option(results),
        "things": {thing: rate_by_game(games) for thing, games in sorted(things.items())},
        "points": {key: {"times": len(known), "mean": fmean(known)} for key, known in sorted(points.items())},
    }


def in_a_game(result: Result) -> dict[str, tuple[float, int]]:
    """For each thing that occurred in a game, the shares of those who had it, added up, and how often they did."""
    found: dict[str, tuple[float, int]] = {}
    for share, had in zip(result["shares"], result["notes"]["had"], strict=True):
        for thing, times in had.items():
            shares, count = found.get(thing, (0.0, 0))
            found[thing] = (shares + share * times, count + times)
    return found


def score_key(line: dict[str, Any]) -> str:
    """What a line of a score is about: its key, and the card it names."""
    named = [str(line[key]) for key in ("goal", "card", "condition", "element", "colour") if key in line]
    return " ".join([line["key"], *named])


def by_turn_and_option(results: list[Result]) -> dict[str, Any]:
    """The win rate of whoever acts first, second … in the game, under each value of the options that varied."""
    in_turn = [{**result, "bots": turns(result)} for result in results]
    return of_options(in_turn, sorted({name for result in in_turn for name in result["bots"]}))


def turns(result: Result) -> list[str]:
    """When each seat first acts, clockwise from the one that luck let begin; else the seats as they are numbered."""
    had = result["notes"]["had"]
    first = next((seat for seat, things in enumerate(had) if "began the game" in things), None)
    seats = range(len(result["bots"]))
    return [f"seat {i}" for i in seats] if first is None else [f"turn {(i - first) % len(seats) + 1}" for i in seats]


def tell(found: dict[str, Any]) -> list[str]:
    """The study in lines."""
    lines = [counted(found["games"], "game")]
    lines += [f"seat {seat}: {percent(row)}" for seat, row in found["seats"].items()]
    for option, values in found["options"].items():
        for value, rows in values.items():
            lines.append(f"{option} {value}: " + ", ".join(f"{name} {percent(row)}" for name, row in rows.items()))
    for thing, row in found["things"].items():
        lines.append(f"{thing:32} {percent(row)}  {row['games']} times")
    for key, row in found["points"].items():
        lines.append(f"{key:44} {row['mean']:6.2f} points, {row['times']} times")
    return lines


def main() -> None:
    """Play and tell."""
    leave(lambda: run_study(arguments().parse_args()))


def arguments() -> argparse.ArgumentParser:
    """What the study takes."""
    parser = argparse.ArgumentParser(prog="python -m tokonoma.arena.balance", description="the games' own balance")
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:0.2", help="sits at every seat (search:0.2)")
    parser.add_argument("--games", type=number_of_games, default=200, metavar="N")
    parser.add_argument("--seats", type=positive, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="VALUE may be * for all")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--data", metavar="FILE")
    parser.add_argument("--processes", type=positive, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--again", action="store_true", help="play anew what is kept")
    parser.add_argument("--json", action="store_true")
    return parser


def run_study(asked: argparse.Namespace) -> int:
    """Play what is asked for and tell it; the exit status is 130 when it was interrupted."""
    options, programs = read_options(asked.option), own.fingerprints((asked.bot,))
    plan = Plan(asked.game, (asked.bot,), asked.games, asked.seats, options, asked.seed, asked.data, programs=programs)
    check_plan(plan)
    keep = asked.keep or usual_place(plan)
    check_places(keep, None)
    tell_left_out(plan)

    def match() -> None:
        found = study(play_all(plan, keep, asked.processes, again=asked.again))
        print(json.dumps(found, indent=1) if asked.json else "\n".join(tell(found)))

    return kept_on(keep, match)


if __name__ == "__main__":
    main()
