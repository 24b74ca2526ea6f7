"""The limit of 300 of a good, which the rulebook does not know, is never met by the games of our bots (R8)."""

import random

import pytest

import tokonoma
from tokonoma.bots import bot

FAR_BELOW = 100  # a third of the limit


def most_of_one_good(seats: int, players: list[str], seed: int) -> int:
    """The greatest pile of one good that anybody had in a game between bots."""
    game = tokonoma.game("gorbinos_quest")
    thinkers = [bot(name, game) for name in players]
    state, luck, most = game.new(seats, seed=seed), random.Random(seed), 0
    while state.to_act is not None:
        seat = state.to_act
        state.play(thinkers[seat].think(state.view(seat), seed=luck.getrandbits(32)).move)
        most = max(most, *(max(purse) for purse in state.board.goods[:seats]))
    return most


def most_at_random(seats: int, seed: int) -> int:
    """The same for a game of random moves, played natively."""
    state, luck, most = tokonoma.game("gorbinos_quest").new(seats, seed=seed), random.Random(seed), 0
    board = state.board
    while board.to_act != -2 and board.to_act is not None:
        moves = [move for move, _ in board.chances()] if board.to_act == -1 else board.legal_moves()
        if not moves:
            break
        board.play(luck.choice(moves))
        most = max(most, *(max(purse) for purse in board.goods[:seats]))
    return most


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_game_of_random_moves_comes_near_the_limit(seats: int) -> None:
    assert 0 < max(most_at_random(seats, seed) for seed in range(12)) < FAR_BELOW


@pytest.mark.parametrize("name", ["greedy", "level:middling"])
def test_no_game_of_a_thinking_bot_comes_near_the_limit(name: str) -> None:
    assert 0 < max(most_of_one_good(2, [name, name], seed) for seed in range(2)) < FAR_BELOW
