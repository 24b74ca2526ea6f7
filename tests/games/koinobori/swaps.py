"""Swapping what an audience cannot know, and comparing byte by byte all that it receives.

Of a random game every moment is taken together with others that differ from it only in what the audience cannot know.
In both the audience asks for its view, tries moves, and hears what the next step tells; the bytes must be the same. The
step that ends the game is left out: it shows the personal posts.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from tests.games.koinobori.courses import audiences, heard_by
from tokonoma import CHANCE, Game, Refusal, State
from tokonoma.games.koinobori.state import STOLEN_CARD
from tokonoma.kernel.contract import SPECTATOR

TRIED: tuple[str, ...] = (
    *("take:left", "take:right", "play:17>p2", "play:40>own", "cover:3>p1", "move:p1>p2", "steal:1", "stop", "skip"),
    *("pass", "refresh", "play:17>p9", "nonsense", ""),
)


class Leak(AssertionError):
    """An audience received something that depends on what it cannot know."""


def swaps(game: Game, seats: int, seed: int, each: int = 2) -> Iterator[int]:
    """Play a random game and compare as often as told per moment and audience; yields 1 for every swap, 0 for none."""
    luck, chance = random.Random(seed), game.rulebook.contract.Chance(seed)
    state = game.new(seats=seats, seed=None)
    over = False
    while not over:
        over = state.to_act is None
        word = "" if over else luck.choice(state.legal())
        for audience in audiences(state):
            seen = received(state, audience)
            for _ in range(each):
                other = swapped(state, audience, chance)
                if other is None:
                    yield 0
                    continue
                compare(seen, received(other, audience), audience, state)
                if not over and luck.random() < 0.2:
                    compare_step(state, other, word, audience, luck)
                yield 1
        if not over:
            state.play(word)


def swapped(state: State, audience: int, chance: Any) -> State | None:
    """The same moment with everything redrawn that the audience cannot know; None where that changes nothing."""
    other = state.copy()
    other.board.imagine_for(audience, chance)
    same = all(getattr(other.board, name) == getattr(state.board, name) for name in ("dealt", "secret_card", "pile"))
    return None if same else other


def received(state: State, audience: int) -> str:
    """All that an audience can ask for: its view with legal moves and scores, and the answers to moves it tries."""
    seat = None if audience == SPECTATOR else audience
    return json.dumps([state.view(seat), state.scores(seat, everything=False), refusals(state, seat)])


def refusals(state: State, seat: int | None) -> list[Any]:
    """What a seat is told when it tries moves that it cannot make."""
    if seat is None:
        return []
    if seat != state.to_act:
        return [refused(state, TRIED[0], seat)]
    legal = state.legal()
    return [state.rulebook.explain(state.seen_by(seat), word).to_json() for word in TRIED if word not in legal]


def refused(state: State, word: str, seat: int) -> Any:
    try:
        state.play(word, seat)
    except Refusal as refusal:
        return refusal.to_json()
    raise AssertionError("another seat's move was played")


def compare(one: str, other: str, audience: int, state: State) -> None:
    """Two answers are the same bytes."""
    if one != other:
        at = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
        raise Leak(f"audience {audience}, {state!r}: …{one[at - 60 : at + 60]}… or …{other[at - 60 : at + 60]}…")


def compare_step(state: State, other: State, word: str, audience: int, luck: random.Random) -> None:
    """Make a step that looks the same to the audience in both; what it hears and sees then must be the same."""
    twin = alike(state, other, word, audience, luck)
    if twin is None:
        return
    one = state.copy()
    heard, heard_there = after(one, word, audience), after(other, twin, audience)
    if one.to_act is not None:
        compare(heard, heard_there, audience, state)


def alike(state: State, other: State, word: str, audience: int, luck: random.Random) -> str | None:
    """A step of the other moment that the audience cannot tell from this one, if there is any."""
    legal = other.legal()
    is_secret = state.board.to_act != audience and word.endswith(">own")
    if state.to_act == CHANCE and state.board.drawing == STOLEN_CARD:
        is_secret = audience not in (state.board.turn, state.board.place_of_draw)
    if is_secret:
        return luck.choice([each for each in legal if ">own" in each or each.isdigit()])
    return word if word in legal else None


def after(state: State, word: str, audience: int) -> str:
    """What an audience hears of a step, and what it receives then."""
    told = heard_by(state, state.play(word), audience)
    return json.dumps([told, received(state, audience)])
