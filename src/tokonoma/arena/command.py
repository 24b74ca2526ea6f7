"""The arena at the command line: `tokonoma arena GAME --bots …`, or `python -m tokonoma.arena GAME --bots …`."""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tokonoma.arena import ladder
from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.frozen import check_checkout
from tokonoma.arena.journal import usual_place
from tokonoma.arena.plan import Plan
from tokonoma.arena.play import Result
from tokonoma.arena.report import page
from tokonoma.arena.statistics import figures
from tokonoma.arena.stopping import Until, at_any_time
from tokonoma.arena.workers import run
from tokonoma.bots import LEVELS, bot, levels, own
from tokonoma.kernel.data_folder import check_place
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.progress import progress
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.words import counted

GAMES = 100
MOST_GAMES = 20_000  # of a match that goes on until its interval is narrow enough


def run_command(asked: argparse.Namespace) -> int:
    """Play the match and say how it went; the exit status is 130 when it was interrupted."""
    for each in asked.bot:
        own.add(each, LEVELS)
    if asked.ladder and asked.against:
        raise Refusal("unknown_option", "a ladder is played by bots of this version alone; leave --against out")
    plan = plan_of(asked)
    check_plan(plan)
    keep = asked.keep or usual_place(plan)
    for place in filter(None, (keep, asked.html)):
        check_place(place)
    if asked.again:
        keep.unlink(missing_ok=True)
    tell_kept(keep)
    until = None if asked.until is None else Until(asked.until or None)
    try:
        results = play_all(plan, keep, asked.processes, asked.ray, until)
    except KeyboardInterrupt:
        print(f"interrupted; the same command goes on with what is kept in {keep}", file=sys.stderr)
        return 130
    tell(plan, results, asked)
    return 0


def check_plan(plan: Plan) -> None:
    """Refuse bots that are none, programs that do not start, and a ladder of one."""
    for name in plan.bots:
        tried = bot(name, open_game(plan.game, data=plan.data))
        tried.begin()
        tried.close()
    if plan.ladder and len(plan.bots) == 1:
        raise Refusal("unknown_option", "a ladder needs two bots or more, the weakest first", bots=list(plan.bots))


def tell_kept(keep: Path) -> None:
    """Say that games of an earlier run count, where there are some."""
    many = len(keep.read_text(encoding="utf-8").splitlines()) - 1 if keep.exists() else 0
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
        options=dict(read_option(each) for each in asked.option),
        seed=asked.seed,
        data=asked.data,
        luck=asked.luck,
        against=str(asked.against.resolve()) if asked.against else None,
        ladder=(asked.levels or asked.ladder) and not asked.against,
        programs=own.fingerprints(bots),
    )


def named_levels(game: str) -> tuple[str, ...]:
    """The levels of a game, without bots that were added."""
    return tuple(f"level:{name}" for name in levels(game) if name in LEVELS)


def play_all(
    plan: Plan, keep: Path, processes: int | None, ray: str | None = None, until: Until | None = None
) -> list[Result]:
    """Play the match under a bar; what was kept counts as done at once."""
    done = 0
    with progress("games", None) as advance:

        def seen(results: list[Result], total: int) -> None:
            nonlocal done
            advance(len(results) - done, total=total)
            done = len(results)

        return run(plan, keep=keep, processes=processes, ray=ray, seen=seen, until=until)


def read_option(text: str) -> tuple[str, str]:
    """An option and its value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise Refusal("unknown_option", f"{text} is no option; write NAME=VALUE", option=text)
    return name, value


def tell(plan: Plan, results: list[Result], asked: argparse.Namespace) -> None:
    """Print the figures, and write the report if it was asked for."""
    any_time = at_any_time(results, len(plan.line_ups()), plan.steps())
    found = figures(results) | {"faults": faults(results), "any_time": any_time}
    if plan.ladder:
        found["ladder"] = ladder.steps(results, plan.bots)
    if asked.json:
        print(json.dumps({"plan": plan.to_json(), **found}, indent=1))
    else:
        more = [] if asked.until is None else any_time_lines(found["any_time"])
        print("\n".join([*summary(found), *more, *ladder_lines(found), *fault_lines(found["faults"])]))
    if asked.html:
        asked.html.parent.mkdir(parents=True, exist_ok=True)
        asked.html.write_text(page(plan, found, command_line(plan)), encoding="utf-8")


def any_time_lines(found: dict[str, Any]) -> list[str]:
    """The intervals that hold whenever one stops."""
    wide = max((len(name) for name in found), default=0)
    lines = [f"{name:{wide}}  {percent(row)}  after {row['deals']} deals" for name, row in found.items()]
    return ["whenever one stops:", *lines]


def ladder_lines(found: dict[str, Any]) -> list[str]:
    """Each level against the one below."""
    return [f"{row['bot']} against {row['below']}: {percent(row)}" for row in found.get("ladder", [])]


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
    are_levels = plan.ladder and plan.bots == named_levels(plan.game)
    who = ["--levels"] if are_levels else ["--bots", ",".join(plan.bots), *["--ladder"] * plan.ladder]
    words = ["tokonoma", "arena", plan.game, *who, "--games", str(plan.games)]
    words += ["--against", plan.against] if plan.against else []
    words += ["--seats", str(plan.seats)] if plan.seats else []
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--seed", str(plan.seed)] if plan.seed != 1 else []
    words += ["--luck", str(plan.luck)] if plan.luck != 1 else []
    return shlex.join(words + (["--data", plan.data] if plan.data else []))


def summary(found: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    wide = max(len(name) for name in found["bots"])
    lines = [f"{counted(found['games'], 'game')}, {found['length']['mean']:.0f} decisions each"]
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
