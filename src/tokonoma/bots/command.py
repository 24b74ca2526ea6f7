"""`tokonoma bots`: begin a bot of one's own, and try one."""

import argparse
import json
import os
import shlex
from pathlib import Path
from typing import Any

from tokonoma.bots.levels import LEVELS, bot, levels
from tokonoma.bots.own import check_program
from tokonoma.bots.process import ProcessBot
from tokonoma.bots.project import write_project
from tokonoma.bots.ratings import ratings
from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.progress import progress
from tokonoma.kernel.refusal import Refusal


def add_arguments(made: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parts: Any = made.add_subparsers(title="what", metavar="WHAT", required=True, help="new, check or list")
    new = parts.add_parser("new", help="write a small project with a working bot and its test")
    new.add_argument("folder", metavar="DIR", help="a folder that is new or empty")
    new.set_defaults(part=run_new)
    check = parts.add_parser("check", help="let a program play a game of each kind and say what it did wrong")
    check.add_argument("command", metavar="COMMAND", help="its command line, in quotes")
    check.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    check.set_defaults(part=run_check)
    listed = parts.add_parser("list", help="the named levels of every game")
    listed.set_defaults(part=run_list)
    for each in (check, listed):
        each.add_argument("--json", action="store_true", help="print JSON")


def run_new(asked: argparse.Namespace) -> int:
    """Begin a bot."""
    if not asked.folder.strip():
        raise Refusal("unknown_option", "the folder has no name; name one that is new or empty")
    for path in write_project(Path(asked.folder)):
        print(path)
    print(f"now: cd {shlex.quote(asked.folder)} && python test_bot.py")
    return 0


def run_check(asked: argparse.Namespace) -> int:
    """Try a program; the exit status is 1 when it did anything wrong."""
    check_program(asked.command)
    os.environ["TOKONOMA_BOT_ERRORS"] = "shown"
    names = asked.game or GAMES
    played = {}
    with progress("playing", len(names)) as advance:
        for name in names:
            advance(0, name)
            played[name] = play_one(name, asked.command)
            advance()
    found = [{"game": name, "decisions": count, "faults": faults} for name, (faults, count) in played.items()]
    print(json.dumps(found, indent=2) if asked.json else "\n".join(line for each in found for line in told(each)))
    return 1 if any(each["faults"] for each in found) else 0


def told(found: dict[str, Any]) -> list[str]:
    """What a program did in a game."""
    faults = found["faults"]
    said = f"{len(faults)} faults" if faults else "no fault"
    return [f"{found['game']}: {found['decisions']} decisions, {said}", *(f"    it {each}" for each in unique(faults))]


def unique(faults: list[str]) -> list[str]:
    """Each fault once, in the order they came."""
    return list(dict.fromkeys(faults))


def play_one(name: str, command: str) -> tuple[list[str], int]:
    """A game of a program against a bot that plays anything: its faults, and how often it decided."""
    mine, other = ProcessBot("the program", command), bot("random")
    state, decisions = game(name).new(seats=2, seed=1), 0
    try:
        while state.to_act is not None:
            decisions += state.to_act == 0
            state.play((mine if state.to_act == 0 else other).move(state.view(state.to_act), seed=decisions))
    finally:
        mine.close()
    return mine.faults, decisions


def run_list(asked: argparse.Namespace) -> int:
    """Tell which bots there are by name."""
    if asked.json:
        print(json.dumps({name: facts(name) for name in GAMES}, indent=2))
        return 0
    for name in GAMES:
        print(name)
        for level, spelled in levels(name).items():
            more = rated(name, level) if level in LEVELS else "(added)"
            print(f"    {level:<12} {spelled:<16}{more}".rstrip())
    return 0


def facts(name: str) -> dict[str, Any]:
    """The levels of a game, each with the bot it stands for and its ratings by the number of seats."""
    return {
        level: {"bot": spelled, "ratings": ratings(name, level) if level in LEVELS else {}}
        for level, spelled in levels(name).items()
    }


def rated(name: str, level: str) -> str:
    """The ratings of a level by the number of seats, as far as they were measured."""
    found = ratings(name, level)
    return "rating " + ", ".join(f"{each} ({seats} seats)" for seats, each in found.items()) if found else ""
