"""Writes what the ladder's matches say into the bots' ratings and into the table of docs/bots.md.

    tokonoma arena koinobori --levels --seats 3 --games 1200 --keep koinobori-3.jsonl
    python benchmarks/ratings.py koinobori-3.jsonl …

Each file is the journal of one such match; it replaces what was known of its game and number of seats, step by step. A
match that was stopped counts by its whole deals. Without a file the table is written anew.
"""

import re
import sys
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import ValidationError, convert

import tokonoma
from tokonoma.arena.kept import Share, check_games, check_match
from tokonoma.arena.ladder import steps as ladder_steps
from tokonoma.arena.leaving import leave
from tokonoma.arena.lines import read_lines
from tokonoma.arena.plan import Plan
from tokonoma.arena.stopping import whole_deals
from tokonoma.bots import LEVELS, levels
from tokonoma.bots.ratings import MEASURED, Step, measured, rating
from tokonoma.kernel.refusal import Refusal

PAGE = Path(__file__).parent.parent / "docs/bots.md"
BEGIN, END = "<!-- ratings: written by benchmarks/ratings.py -->", "<!-- end of ratings -->"
KEPT = 4  # digits of a share


def steps_of(journal: Path) -> tuple[str, int, dict[str, Step]]:
    """The game, the seats and the steps of a match; refuses one that is no ladder of levels."""
    plan, games = read_match(journal)
    check_ladder(journal, plan)
    pairings = list(plan.pairings())
    check_games(journal, games, pairings, Share)
    seats = plan.seat_count()
    rows = ladder_steps(counted(games, (len(plan.bots) - 1) * seats), plan.bots)
    return plan.game, seats, {row["bot"].removeprefix("level:"): step_of(row) for row in rows}


def read_match(journal: Path) -> tuple[Plan, list[dict[str, Any]]]:
    """The plan and the games of a kept match, whichever version played it; a last line that was cut is left out."""
    try:
        documents = read_lines(journal.read_bytes(), journal)
    except OSError as no:
        raise Refusal("not_a_document", f"{journal} cannot be read: {no.strerror}") from None
    check_match(journal, documents[0] if documents else None)
    given = {each.name: documents[0][each.name] for each in fields(Plan) if each.name in documents[0]}
    try:
        return convert({**given, "bots": tuple(given["bots"])}, Plan), documents[1:]
    except (ValidationError, TypeError):
        raise Refusal("foreign_document", f"{journal} is no kept match") from None


def check_ladder(journal: Path, plan: Plan) -> None:
    """Refuse a match that does not rate levels: one of other bots or steps, of another mode, data or version."""
    known = [f"level:{level}" for level in levels(plan.game) if level in LEVELS]
    climbs = [(lower, upper) in pairwise(known) for lower, upper in pairwise(plan.bots)]
    usual = next(iter(plan.opened().modes))
    is_usual = plan.options.get("mode", usual) == usual and plan.data is None and plan.against is None
    if not (plan.ladder and climbs and all(climbs) and is_usual):
        message = f"{journal} holds no ladder of levels in the usual mode; `tokonoma arena GAME --levels` plays one"
        raise Refusal("foreign_document", message)


def counted(results: list[dict[str, Any]], a_deal: int) -> list[dict[str, Any]]:
    """The games of whole deals: of one that was cut, those that are left are the short ones."""
    return [result for deal in whole_deals(results, a_deal) for result in deal]


def step_of(row: dict[str, Any]) -> Step:
    """A step as it is kept."""
    won, low, high = (round(row[name], KEPT) for name in ("win_rate", "low", "high"))
    return Step(won, low, high, row["games"])


def write_measured(journals: list[Path]) -> None:
    """Add the matches to what is known."""
    known = {game: dict(of_game) for game, of_game in measured().items()}
    for journal in journals:
        game, seats, found = steps_of(journal)
        of_game = known.setdefault(game, {})
        of_game[seats] = of_game.get(seats, {}) | found
    ordered = {game: dict(sorted(known[game].items())) for game in sorted(known)}
    text = msgspec.json.format(msgspec.json.encode(ordered), indent=1).decode()
    MEASURED.write_text(text + "\n", "utf-8")
    measured.cache_clear()


def table() -> str:
    """Ratings and steps of every game and number of seats, as the page shows them."""
    head = "| game, seats | even | " + " | ".join(LEVELS) + " |\n| --- |" + " --- |" * (len(LEVELS) + 1)
    return "\n".join([head, *(row(game, seats) for game, of_game in measured().items() for seats in of_game)])


def row(game: str, seats: int) -> str:
    """One game with one number of seats."""
    title = tokonoma.game(game).title
    cells = [cell(game, seats, level) for level in LEVELS]
    return f"| {title}, {seats} | {100 / seats:.3g} % | " + " | ".join(cells) + " |"


def cell(game: str, seats: int, level: str) -> str:
    """A level's rating, and what it won among the level below."""
    step, known = measured()[game][seats].get(level), rating(game, seats, level)
    if level not in levels(game):
        return "none"
    rated = "not measured" if known is None else f"**{known}**"
    if step is None:
        return rated
    return f"{rated} {100 * step.won:.1f} % ({100 * step.low:.1f} to {100 * step.high:.1f}; {step.games})"


def write_page() -> None:
    """Put the table into the page."""
    between = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    PAGE.write_text(between.sub(f"{BEGIN}\n{table()}\n{END}", PAGE.read_text("utf-8")), "utf-8")


def main() -> int:
    """Write what the matches say."""
    write_measured([Path(each) for each in sys.argv[1:]])
    write_page()
    print(table())
    return 0


if __name__ == "__main__":
    leave(main)
