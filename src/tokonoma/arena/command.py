"""The arena at the command line: `tokonoma arena GAME --bots …`, or `python -m tokonoma.arena GAME --bots …`."""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.journal import usual_place
from tokonoma.arena.plan import Plan
from tokonoma.arena.play import Result
from tokonoma.arena.report import page
from tokonoma.arena.statistics import figures
from tokonoma.arena.workers import run
from tokonoma.bots import LEVELS, bot, own
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.progress import progress
from tokonoma.kernel.refusal import Refusal


def run_command(asked: argparse.Namespace) -> int:
    """Play the match and say how it went; the exit status is 130 when it was interrupted."""
    for each in asked.bot:
        own.add(each, LEVELS)
    plan = Plan(
        game=asked.game,
        bots=tuple(asked.bots.split(",")),
        games=asked.games,
        seats=asked.seats,
        options=dict(read_option(each) for each in asked.option),
        seed=asked.seed,
        data=asked.data,
    )
    for name in plan.bots:
        bot(name, open_game(plan.game, data=plan.data))
    keep = asked.keep or usual_place(plan)
    if asked.again:
        keep.unlink(missing_ok=True)
    try:
        results = play_all(plan, keep, asked.processes, asked.ray)
    except KeyboardInterrupt:
        print(f"interrupted; the same command goes on with what is kept in {keep}", file=sys.stderr)
        return 130
    tell(plan, results, asked)
    return 0


def play_all(plan: Plan, keep: Path, processes: int | None, ray: str | None = None) -> list[Result]:
    """Play the match under a bar; what was kept counts as done at once."""
    done = 0
    with progress("games", None) as advance:

        def seen(results: list[Result], total: int) -> None:
            nonlocal done
            advance(len(results) - done, total=total)
            done = len(results)

        return run(plan, keep=keep, processes=processes, ray=ray, seen=seen)


def read_option(text: str) -> tuple[str, str]:
    """An option and its value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise Refusal("unknown_option", f"{text} is no option; write NAME=VALUE", option=text)
    return name, value


def tell(plan: Plan, results: list[Result], asked: argparse.Namespace) -> None:
    """Print the figures, and write the report if it was asked for."""
    found = figures(results) | {"faults": faults(results)}
    if asked.json:
        print(json.dumps({"plan": plan.to_json(), **found}, indent=1))
    else:
        print("\n".join([*summary(found), *fault_lines(found["faults"])]))
    if asked.html:
        asked.html.write_text(page(plan, found, command_line(plan)), encoding="utf-8")


def faults(results: list[Result]) -> dict[str, dict[str, int]]:
    """What programs did wrong, by bot: each fault with how often a stand-in played for it."""
    found: dict[str, dict[str, int]] = {}
    for result in results:
        for name, noted in zip(result["bots"], result.get("faults", []), strict=False):
            for fault in noted:
                of_bot = found.setdefault(name, {})
                of_bot[fault] = of_bot.get(fault, 0) + 1
    return found


def fault_lines(found: dict[str, dict[str, int]]) -> list[str]:
    """The same in lines."""
    return [
        f"{name} {fault}: {times} times, and any legal move was played for it"
        for name, of_bot in found.items()
        for fault, times in of_bot.items()
    ]


def command_line(plan: Plan) -> str:
    """The command that plays a plan."""
    words = ["tokonoma", "arena", plan.game, "--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--seats", str(plan.seats)] if plan.seats else []
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--seed", str(plan.seed)] if plan.seed != 1 else []
    return shlex.join(words + (["--data", plan.data] if plan.data else []))


def summary(found: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    wide = max(len(name) for name in found["bots"])
    lines = [f"{found['games']} games, {found['length']['mean']:.0f} decisions each"]
    for name, row in found["bots"].items():
        rating = row["rating"]
        lines.append(
            f"{name:{wide}}  {percent(row)}  score {row['scores']['mean']:6.1f}  "
            f"rating {rating['mu']:.1f} ± {2 * rating['sigma']:.1f}  "
            f"{1000 * row['seconds_a_decision']:.1f} ms a decision, at most {1000 * row['slowest']:.0f}"
        )
        for seat, each in row["by_seat"].items():
            lines.append(f"{'':{wide}}  seat {seat}: {percent(each)}")
    for option, values in found["options"].items():
        for value, bots in values.items():
            lines.append(f"{option} {value}: " + ", ".join(f"{name} {percent(row)}" for name, row in bots.items()))
    return lines


def percent(row: dict[str, Any]) -> str:
    """A win rate with its interval."""
    return f"{100 * row['win_rate']:5.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def main() -> None:
    """The arena without the rest of the command."""
    parser = argparse.ArgumentParser(prog="python -m tokonoma.arena", description=__doc__)
    add_arguments(parser)
    try:
        sys.exit(run_command(parser.parse_args()))
    except Refusal as refusal:
        sys.exit(refusal.message)
