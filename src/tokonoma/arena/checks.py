"""Refuses what would break a match, or make it tell nonsense, before any game is played or any file is touched."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tokonoma.arena.frozen import process_of
from tokonoma.arena.plan import Plan
from tokonoma.bots import bot
from tokonoma.kernel.data_folder import check_place
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.refusal import Refusal


def refused(why: str) -> Refusal:
    """What cannot be asked for."""
    return Refusal("unknown_option", why)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """The options and their values, each written NAME=VALUE and given once."""
    found: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise refused(f"{text} is no option; write NAME=VALUE")
        if name in found:
            raise refused(f"--option {name} is given twice; join its values by commas: {name}={found[name]},{value}")
        found[name] = value
    return found


def check_plan(plan: Plan) -> None:
    """Refuse bots that are none, do not start or are named twice, a ladder of one, and what cannot be played."""
    game = open_game(plan.game, data=plan.data)
    for name in plan.bots:
        if plan.bots.count(name) > 1:
            raise refused(f"{name} is named twice; name each bot once, and one alone sits at every seat")
        tried = bot(name, game)
        tried.begin()
        tried.close()
    if plan.ladder and len(plan.bots) == 1:
        raise refused("a ladder needs two bots or more, the weakest first")
    for options in plan.settings():
        game.new(plan.seat_count(), options)
    if plan.against:
        process_of(Path(plan.against)).check(plan.game, plan.data, plan.bots)


def check_places(keep: Path, html: Path | None) -> None:
    """Refuse places that cannot be written, and a report in the place of the games."""
    for place in filter(None, (keep, html)):
        check_place(place)
    if html and html.resolve() == keep.resolve():
        raise refused(f"{html} is where the games are kept; name another file for the report")


def tell_left_out(plan: Plan) -> None:
    """Say that some values of the options are not played, where there are fewer deals than combinations."""
    deals, many = plan.deals(), len(plan.settings())
    if deals < many:
        enough = many * len(plan.line_ups())
        print(f"only {deals} of {many} combinations of options are played; --games {enough} plays all", file=sys.stderr)


def check_asked(asked: argparse.Namespace) -> None:
    """Refuse what contradicts itself."""
    if asked.ladder and asked.against:
        raise refused("a ladder is played by bots of this version alone; leave --against out")
