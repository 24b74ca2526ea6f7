"""The arena at the command line: `tokonoma arena GAME --bots …`, or `python -m tokonoma.arena GAME --bots …`."""

import argparse
import json
import shlex
import sys
from itertools import chain
from pathlib import Path

from tokonoma.arena import ladder
from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.checks import (
    check_asked,
    check_places,
    check_plan,
    read_options,
    tell_left_out,
)
from tokonoma.arena.frozen import check_checkout
from tokonoma.arena.journal import usual_place
from tokonoma.arena.leaving import kept_on, leave
from tokonoma.arena.lines import told_of
from tokonoma.arena.plan import Plan
from tokonoma.arena.play import Result
from tokonoma.arena.report import page
from tokonoma.arena.statistics import figures
from tokonoma.arena.stopping import Until, at_any_time
from tokonoma.arena.telling import any_time_lines, fault_lines, faults, ladder_lines, summary
from tokonoma.arena.workers import run
from tokonoma.bots import LEVELS, levels, own
from tokonoma.kernel.progress import progress
from tokonoma.kernel.words import counted

GAMES = 100
MOST_GAMES = 20_000  # of a match that goes on until its interval is narrow enough


def run_command(asked: argparse.Namespace) -> int:
    """Play the match and say how it went; the exit status is 130 when it was interrupted."""
    for each in asked.bot:
        own.add(each, LEVELS)
    check_asked(asked)
    plan = plan_of(asked)
    check_plan(plan)
    keep = asked.keep or usual_place(plan)
    check_places(keep, asked.html)
    tell_left_out(plan)
    until = None if asked.until is None else Until(asked.until or None)

    def match() -> None:
        tell(plan, play_all(plan, keep, asked.processes, asked.ray, until, asked.again), asked)

    return kept_on(keep, match)


def tell_kept(many: int) -> None:
    """Say that games of an earlier run count, where there are some."""
    if many > 0:
        print(
            f"{counted(many, 'game')} of an earlier run {'counts' if many == 1 else 'count'}; --again plays anew",
            file=sys.stderr,
        )


def plan_of(asked: argparse.Namespace) -> Plan:
    """The match that was asked for."""
    if asked.against:
        check_checkout(asked.against)
    bots = named_levels(asked.game) if asked.levels else tuple(asked.bots.split(","))
    return Plan(
        game=asked.game,
        bots=bots,
        games=asked.games or (GAMES if asked.until is None else MOST_GAMES),
        seats=asked.seats,
        options=read_options(asked.option),
        seed=asked.seed,
        data=asked.data,
        luck=asked.luck,
        against=str(asked.against.resolve()) if asked.against else None,
        ladder=(asked.levels or asked.ladder) and not asked.against,
        programs=own.fingerprints(tuple(name.removeprefix("level:") for name in bots)),
    )


def named_levels(game: str) -> tuple[str, ...]:
    """The levels of a game, without bots that were added."""
    return tuple(f"level:{name}" for name in levels(game) if name in LEVELS)


def play_all(
    plan: Plan,
    keep: Path,
    processes: int | None,
    ray: str | None = None,
    until: Until | None = None,
    again: bool = False,
) -> list[Result]:
    """Play the match under a bar; what was kept counts as done at once."""
    done = 0
    with progress("games", None) as advance:

        def seen(results: list[Result], total: int) -> None:
            nonlocal done
            advance(len(results) - done, total=total)
            done = len(results)

        return run(plan, keep=keep, processes=processes, ray=ray, seen=seen, until=until, again=again, found=tell_kept)


def tell(plan: Plan, results: list[Result], asked: argparse.Namespace) -> None:
    """Print the figures, and write the report if it was asked for."""
    any_time = at_any_time(results, len(plan.line_ups()), plan.steps())
    found = figures(results) | {"faults": faults(results), "any_time": any_time}
    if plan.ladder:
        found["ladder"] = ladder.steps(results, plan.bots)
    if asked.json:
        print(json.dumps({"plan": plan.to_json(), **found}, indent=1))
    else:
        lines = (summary(found), any_time_lines(any_time), ladder_lines(found), fault_lines(found["faults"]))
        print("\n".join(chain.from_iterable(lines)))
    if asked.until is not None and not Until(asked.until or None).is_reached(any_time):
        print(f"--until was not reached in {counted(len(results), 'game')}", file=sys.stderr)
    if asked.html:
        write_page(asked.html, page(plan, found, command_line(plan, asked.until)))


def write_page(place: Path, text: str) -> None:
    """Write the report; refuses a place that cannot hold it."""
    with told_of(place):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


def command_line(plan: Plan, until: float | None = None) -> str:
    """The command that plays a plan."""
    are_levels = plan.ladder and plan.bots == named_levels(plan.game)
    who = ["--levels"] if are_levels else ["--bots", ",".join(plan.bots), *["--ladder"] * plan.ladder]
    words = ["tokonoma", "arena", plan.game, *added_words(plan), *who, *length_words(plan, until)]
    words += ["--against", plan.against] if plan.against else []
    words += ["--seats", str(plan.seats)] if plan.seats else []
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--seed", str(plan.seed)] if plan.seed != 1 else []
    words += ["--luck", str(plan.luck)] if plan.luck != 1 else []
    return shlex.join(words + (["--data", plan.data] if plan.data else []))


def added_words(plan: Plan) -> list[str]:
    """The programs that play under a name of their own."""
    added, names = own.added(), [name.removeprefix("level:") for name in plan.bots]
    return [word for name in names if name in added for word in ("--bot", f"{name}={added[name]}")]


def length_words(plan: Plan, until: float | None) -> list[str]:
    """How long the match is."""
    games = [] if until is not None and plan.games == MOST_GAMES else ["--games", str(plan.games)]
    return games + ([] if until is None else ["--until", f"{100 * until:g}" if until else "decided"])


def main() -> None:
    """The arena without the rest of the command."""
    parser = argparse.ArgumentParser(prog="python -m tokonoma.arena", description=__doc__)
    add_arguments(parser)
    leave(lambda: run_command(parser.parse_args()))
