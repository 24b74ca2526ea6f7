"""What can be counted to compare two continuations: points by post, leads and flags, the level, what others know.

Every count says by its `weight` how many points one of it is worth to the seat that decides, about: it orders reasons,
it scores nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import COLOUR_NAMES, COLOURS, POST_NAMES
from tokonoma.games.koinobori.ending import own_carps
from tokonoma.games.koinobori.festival import carps_on, is_by_flag
from tokonoma.games.koinobori.preview import tallies
from tokonoma.games.koinobori.view import is_set, numbers, seen_hands
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules

LEAD = 0.4  # a carp by which a colour leads, for each own carp of it
LEVEL = 1.5
FLAG = 0.5  # a post that the flag of a colour one has not takes
HAND = 0.4
KNOWN = -0.3  # a card of the hand that others know
KINDS = {
    "tally.post": ("why.post", 1.0),
    "tally.unscored": ("why.unscored", 1.0),
    "tally.level": ("why.level", LEVEL),
    "tally.hand": ("why.hand", HAND),
}


def at_once(board: Rules, seat: int, asked: int | None) -> list[Json]:
    """The seat's points by post, the leads of its colours, flags that decide, its level and hand, and what is known."""
    own = [counted(each) for each in tallies(board, seat) if each["key"] in KINDS and each["seat"] == seat]
    return own + (posts(board, seat) if is_set(board) else []) + [known(board, seat)]


def counted(tally: Json) -> Json:
    """A number of the preview, weighed."""
    key, weight = KINDS[tally["key"]]
    return tally | {"key": key, "weight": weight}


def posts(board: Rules, seat: int) -> list[Json]:
    """By how many carps the colours a seat has hidden lead on every post, and where the flag decides."""
    own = numbers(ask(own_carps, board, seat))
    found: list[Json] = []
    for post in range(board.seats + 1):
        carps, flag = numbers(ask(carps_on, board, post)), board.flags[post]
        for colour in range(COLOURS):
            if own[colour]:
                found.append(lead(seat, post, colour, carps, own[colour]))
        about = {"of": POST_NAMES[post], "post": POST_NAMES[post], "colour": COLOUR_NAMES[flag]}
        by_flag, weight = int(ask(is_by_flag, board, post)), 1.0 if own[flag] else -FLAG
        said = {"key": "why.flag", "said": "why.flag" if by_flag else "why.no_flag", "points": by_flag}
        found.append(said | {"seat": seat, "weight": weight} | about)
    return found


def in_sight(board: Rules, seat: int) -> list[Json]:
    """By how many carps every colour leads on every post."""
    found: list[Json] = []
    for post in range(board.seats + 1 if is_set(board) else 0):
        carps = numbers(ask(carps_on, board, post))
        found += [lead(seat, post, colour, carps, 1) for colour in range(COLOURS)]
    return found


def lead(seat: int, post: int, colour: int, carps: list[int], own: int) -> Json:
    """By how many carps a colour is ahead of the best other one on a post."""
    ahead = max(0, carps[colour] - max(carps[:colour] + carps[colour + 1 :]))
    about = {"post": POST_NAMES[post], "colour": COLOUR_NAMES[colour]}
    return {"key": "why.lead", "seat": seat, "points": ahead, "weight": LEAD * own, "of": (post, colour)} | about


def known(board: Rules, seat: int) -> Json:
    """How many cards of the seat's hand the others know, as each of them sees it."""
    others = [each for each in range(board.seats) if each != seat]
    most = 0
    for other in others:
        theirs = board.twin()
        theirs.hide_from(other)
        most = max(most, sum(is_sure for _, is_sure in seen_hands(theirs)[seat]))
    return {"key": "why.known", "seat": seat, "points": most, "weight": KNOWN}


def later(before: Rules, board: Rules, seat: int) -> list[Json]:
    """The seat's points by post and everybody else's total where the continuation ends."""
    lines = [counted(each) for each in tallies(board, seat) if each["key"] in ("tally.post", "tally.unscored")]
    totals = [each for each in tallies(board, seat) if each["key"] == "tally.total" and each["seat"] != seat]
    return lines + [each | {"key": "why.total", "weight": -1.0 / (board.seats - 1)} for each in totals]
