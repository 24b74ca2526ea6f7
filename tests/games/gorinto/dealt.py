"""Games whose draws are given one by one."""

from collections.abc import Sequence
from typing import Any

import tokonoma
from tokonoma import CHANCE
from tokonoma.kernel.state import State


def undealt(seats: int, **options: str) -> State:
    """A game before its first draw, every draw to be given."""
    return tokonoma.game("gorinto", mode="python").new(seats, options)


def deal(state: State, *outcomes: str) -> State:
    """Give the listed outcomes, each at the first draw that can bring it; other draws bring their first outcome."""
    left = list(outcomes)
    while state.to_act == CHANCE:
        possible = state.legal()
        state.play(left.pop(0) if left and left[0] in possible else possible[0])
    assert not left, f"never drawn: {left}"
    return state


def deal_until(state: State, waiting: int) -> State:
    """First outcomes until the table waits for a certain thing."""
    while state.board.awaiting != waiting:
        state.play(state.legal()[0])
    return state


def play_season(state: State) -> State:
    """First moves and first draws until the season is over."""
    season = state.board.season
    while state.board.season == season:
        step(state)
    return state


def step(state: State) -> None:
    state.play(state.legal()[0])


def told(events: Sequence[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The events of one name."""
    return [event for event in events if event["event"] == name]
