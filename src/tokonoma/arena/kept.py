"""What a match keeps: a plan in the first line, then a game in each; which file is one, and which games it holds."""

from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert, field

from tokonoma.arena.lines import refuse_line
from tokonoma.arena.plan import Pairing, Plan
from tokonoma.kernel.refusal import Refusal

OF_A_PLAN = {"game", "bots", "games", "seed", "options"}  # every version has written these
INPUTS = ("made_of", "programs")  # what a match was played with, beside what was asked for
CHANGED = {
    "data": "the component data were changed",
    "code": "the rules or bots of this version were changed",
    "against": "the code of the other checkout was changed",
}


class Share(Struct):
    """What every game tells, however it was played."""

    number: int
    bots: list[str]
    shares: list[float]


class Notes(Struct):
    """What a study of balance reads."""

    had: list[dict[str, int]]
    lines: list[list[dict[str, Any]]]


class Game(Share):
    """What a game tells that was played as usual."""

    deal: int
    options: dict[str, str]
    places: list[list[int]]
    scores: list[float]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    notes: Notes
    faults: list[list[str]] = field(default_factory=list)


def check_same(place: Path, kept: Any, plan: Plan) -> None:
    """Refuse the file of another match, and of the same match played with something else."""
    check_match(place, kept)
    asked = plan.to_json()
    if without_inputs(kept) != without_inputs(asked):
        raise Refusal("foreign_document", f"{place} holds another match; name another file", file=str(place))
    changed = what_changed(kept, asked)
    if changed:
        why = f"{changed} since the games in {place} were played; --again plays anew, --keep names another file"
        raise Refusal("foreign_document", why, file=str(place))


def check_match(place: Path, kept: Any) -> None:
    """Refuse a file that is no kept match."""
    if not isinstance(kept, dict) or not kept.keys() >= OF_A_PLAN:
        raise Refusal("foreign_document", f"{place} is no kept match; name another file", file=str(place))


def without_inputs(document: dict[str, Any]) -> dict[str, Any]:
    """A plan as it was asked for."""
    return {name: value for name, value in document.items() if name not in INPUTS}


def what_changed(kept: dict[str, Any], asked: dict[str, Any]) -> str:
    """What is not as it was, in words; empty where all is."""
    if "made_of" not in kept:
        return "nothing tells whether rules, bots or data were changed"
    was, now = kept["made_of"], asked["made_of"]
    found = [words for name, words in CHANGED.items() if was.get(name) != now.get(name)]
    programs = [kept.get("programs", {}), asked.get("programs", {})]
    found += [f"the program {name} was changed" for name in programs[1] if programs[0].get(name) != programs[1][name]]
    return " and ".join(found)


def check_games(place: Path, games: list[Any], pairings: list[Pairing], kind: type[Share]) -> None:
    """Refuse games that are not the plan's, each once, naming the first line that is wrong."""
    seen: set[int] = set()
    for i, game in enumerate(games):
        why = what_is_wrong(game, pairings, kind) or ("is there twice" if game["number"] in seen else "")
        if why:
            refuse_line(place, i + 2, why)
        seen.add(game["number"])


def what_is_wrong(game: dict[str, Any], pairings: list[Pairing], kind: type[Share]) -> str:
    """Why a line is no game of the match; empty where it is one."""
    try:
        read = convert(game, kind)
    except (ValidationError, RecursionError):
        return "is damaged"
    if not 0 <= read.number < len(pairings):
        return f"holds game {read.number}, which the match does not have"
    if not is_of(read, pairings[read.number]):
        return f"is not game {read.number} of the match"
    return "" if is_whole(read) else "is damaged"


def is_of(game: Share, pairing: Pairing) -> bool:
    """Whether a game was played by the bots of a pairing, over its deal."""
    is_same_deal = not isinstance(game, Game) or (game.deal, game.options) == (pairing.deal, dict(pairing.options))
    return tuple(game.bots) == pairing.line_up and is_same_deal


def is_whole(game: Share) -> bool:
    """Whether a game tells something sensible of every seat."""
    seats = len(game.bots)
    if len(game.shares) != seats or not all(0 <= share <= 1 for share in game.shares):
        return False
    if not isinstance(game, Game):
        return True
    rows = (game.decisions, game.seconds, game.slowest, game.notes.had)
    placed = {seat for place in game.places for seat in place}
    return all(len(row) == seats for row in rows) and placed >= set(range(seats))
