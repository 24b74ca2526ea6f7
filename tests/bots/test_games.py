"""Bots of the real games: they answer in every mode, keep their secrets, and play sensibly."""

from collections.abc import Sequence
from typing import Any

import pytest

import tokonoma
from tokonoma import State
from tokonoma.bots import LEVELS, Bot, Budget, bot, levels
from tokonoma.kernel.library import GAMES, Game

SETTINGS = [
    (name, mode, seats)
    for name in GAMES
    for mode, counts in tokonoma.game(name).rulebook.modes.items()
    for seats in counts
]


def play(game: Game, state: State, bots: Sequence[Bot], steps: int = 10_000) -> State:
    while state.to_act is not None and steps:
        steps -= 1
        state.play(bots[state.to_act].move(state.view(state.to_act), seed=len(state.steps)))
    return state


@pytest.mark.parametrize(("name", "mode", "seats"), SETTINGS)
def test_every_bot_plays_every_mode_and_number_of_seats(name: Any, mode: Any, seats: Any) -> None:
    game = tokonoma.game(name)
    kinds = ["greedy", "search:8p", "random", "search:8p", "greedy", "random"][:seats]
    state = play(game, game.new(seats, {"mode": mode}, seed=seats), [bot(kind, game) for kind in kinds], steps=120)
    assert state.steps


@pytest.mark.parametrize("name", GAMES)
def test_the_thought_of_every_bot_is_whole(name: str) -> None:
    game = tokonoma.game(name)
    state = game.new(seed=5)
    view = state.view(state.to_act)
    offered = {offer["move"] for offer in view["legal"]}
    for kind in ("random", "greedy", "search:50p", "search:50px2"):
        thought = bot(kind, game).think(view, seed=1)
        assert thought.move in offered
        assert len(thought.values) == state.seats
        assert {each.move for each in thought.moves} <= offered
        if thought.line:
            assert thought.line[0] == thought.move


@pytest.mark.parametrize("name", GAMES)
def test_playouts_and_seed_make_a_thought_reproducible(name: str) -> None:
    game = tokonoma.game(name)
    state = play(game, game.new(seed=6), [bot("random", game)] * 6, steps=12)
    view = state.view(state.to_act)
    first, again = (bot("search:60p", game).think(view, seed=9) for _ in range(2))
    assert (first.move, first.moves, first.values) == (again.move, again.moves, again.values)


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_depends_on_the_view_alone(name: str) -> None:
    """Two states that look alike to a seat get the same thought: the bot has nothing else to look at."""
    game = tokonoma.game(name)
    state = play(game, game.new(seed=8), [bot("random", game)] * 6, steps=14)
    other = state.copy()
    other.board.imagine_for(state.to_act, game.rulebook.contract.Chance(77))
    view, alike = (each.view(state.to_act) for each in (state, other))
    assert view == alike
    assert bot("search:30p", game).think(view, 3).moves == bot("search:30p", game).think(alike, 3).moves


@pytest.mark.parametrize("name", GAMES)
def test_every_level_answers(name: str) -> None:
    game = tokonoma.game(name)
    assert tuple(levels(game)) == LEVELS[: len(levels(game))]
    state = game.new(seed=3)
    for level in levels(game):
        assert bot(f"level:{level}", game).move(state.view(state.to_act), 1, Budget(playouts=10)) in state.legal()


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_luck(name: str) -> None:
    game = tokonoma.game(name)
    won = 0.0
    for deal in range(3):
        for seat in (0, 1):
            bots = [bot("greedy", game) if each == seat else bot("random", game) for each in (0, 1)]
            outcome = play(game, game.new(2, seed=deal), bots).outcome()
            assert outcome is not None
            won += outcome["shares"][seat]
    assert won >= 3.5
