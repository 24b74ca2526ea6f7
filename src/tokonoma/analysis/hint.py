"""Hints for a seat that has to decide, and what a bot may say aloud of its move: from what those know who hear it."""

from typing import Any

from msgspec import Struct

from tokonoma.analysis.compare import compare, game_of
from tokonoma.analysis.record import as_chances, sentences
from tokonoma.analysis.values import MoveValue
from tokonoma.analysis.why import message, paired, places, why
from tokonoma.bots.contract import Budget
from tokonoma.bots.levels import bot
from tokonoma.kernel.contract import CHANCE, SPECTATOR
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State

PLAYOUTS = 600
WIDTH = 4  # decisions compared


class Hint(Struct, frozen=True):
    """What a search would decide. The reasons compare it with the next best decision."""

    seat: int
    move: str
    touch: list[str]  # the things on the board that make the move
    say: Json  # what it does: a message of the game's words
    chance: float  # to win, with it
    next_say: Json | None  # the next best decision, where there is another
    next_chance: float | None
    why: list[Json]  # messages of the game's words, the weightiest first


def hint(state: State, playouts: int = PLAYOUTS, seed: int = 0) -> Hint:
    """A hint for the seat that has to decide; refuses where nobody has."""
    seat = state.to_act
    if seat is None or seat == CHANCE:
        raise Refusal("not_now", "nobody has to decide here: the game is over, or something is drawn")
    found, says = candidates(state, seat, [], playouts, seed), sentences(state, seat)
    best, second = found[0], found[1] if len(found) > 1 else None
    offers = {each["move"]: each["touch"] for each in state.offers(seat, state.seen_by(seat))}
    return Hint(
        seat=seat,
        move=best.move,
        touch=offers[best.move],
        say=says[best.move],
        chance=best.values[seat],
        next_say=says[second.move] if second else None,
        next_chance=second.values[seat] if second else None,
        why=[each.say for each in why(state, seat, second, best, playouts, seed)] if second else [],
    )


def candidates(state: State, seat: int, also: list[str], playouts: int, seed: int) -> list[MoveValue]:
    """The decisions a search proposes, and others, compared by equal visits; the best first."""
    legal = state.legal()
    if len(legal) > WIDTH:
        thinker = bot("search", game_of(state))
        legal = [each.move for each in thinker.think(state.view(seat), seed, Budget(playouts=playouts)).moves[:WIDTH]]
    chosen = list(dict.fromkeys([*also, *legal]))
    return as_chances(state, seat, compare(state, seat, chosen, playouts, seed))


# Thinking aloud


class Aloud(Struct, frozen=True):
    """Why a seat decided as it did, fit to be told to everybody: a reason, or the score line that grew most."""

    say: Json | None = None
    line: Json | None = None
    before: float = 0.0
    after: float = 0.0


def aloud(state: State, move: str, playouts: int = PLAYOUTS, seed: int = 0) -> Aloud | None:
    """Why the seat to act decides for a move; None where nothing can be said that everybody may know."""
    seat = state.to_act
    assert seat is not None
    if len(state.legal()) > 1 and has_no_secret(state, seat):
        found = candidates(state, seat, [move], playouts, seed)
        played = next(each for each in found if each.move == move)
        reasons = why(state, seat, found[-1], played, playouts, seed) if found[-1] is not played else []
        if reasons:
            return Aloud(say=reasons[0].say)
    return grown(state, seat, move)


def has_no_secret(state: State, seat: int) -> bool:
    """Whether everybody who only watches knows all that a seat does."""
    known = state.seen_by(seat)
    cut = known.twin()
    cut.hide_from(SPECTATOR)
    return bool(cut.fields() == known.fields())


def grown(state: State, seat: int, move: str) -> Aloud | None:
    """What grows most by the move, as whoever only watches sees it: a score line of the seat, or else a count."""
    then = state.copy()
    then.play(move)
    return line_grown(state, then, seat) or count_grown(state, then, seat)


def line_grown(state: State, then: State, seat: int) -> Aloud | None:
    """The seat's score line that has grown most."""
    before, after = watched_lines(state, seat), watched_lines(then, seat)
    gains = {name: float(line["points"]) - points_of(before, name) for name, line in after.items()}
    most = max(gains, key=lambda name: gains[name], default=None)
    if most is None or gains[most] <= 0:
        return None
    return Aloud(line=after[most], before=points_of(before, most), after=points_of(after, most))


def count_grown(state: State, then: State, seat: int) -> Aloud | None:
    """What the game counts for everybody to see, and has grown most."""
    before, after = (places(each.rulebook.compared_in_sight(each.seen_by(None), seat)) for each in (state, then))
    pairs = [pair for place in after for pair in paired(before.get(place), after[place])]
    most = max(pairs, key=lambda pair: pair.better - pair.played, default=None)
    return Aloud(say=message(most)) if most and most.better > most.played else None


def watched_lines(state: State, seat: int) -> dict[tuple[str, ...], Json]:
    """A seat's score lines as whoever only watches sees them, by the words in them."""
    scores = state.rulebook.scores(state.seen_by(None))
    lines: list[dict[str, Any]] = next((score["lines"] for score in scores if score["seat"] == seat), [])
    return {tuple(value for value in line.values() if isinstance(value, str)): line for line in lines}


def points_of(lines: dict[tuple[str, ...], Json], name: tuple[str, ...]) -> float:
    """The points of a line, 0 where there is none."""
    return float(lines[name]["points"]) if name in lines else 0.0
