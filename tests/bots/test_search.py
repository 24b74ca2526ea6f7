from time import perf_counter

import pytest

from tests.bots.small_games import Cups, Dice, Sticks, small_game
from tokonoma.bots import Budget
from tokonoma.bots.search import SearchBot, share_out
from tokonoma.kernel.library import Game

PLAYOUTS = Budget(playouts=1000)


def searcher(game: Game, budget: Budget = PLAYOUTS) -> SearchBot:
    return SearchBot("search", budget, game)


@pytest.mark.parametrize(("sticks", "best"), [(5, "1"), (6, "2"), (7, "3"), (9, "1"), (10, "2")])
def test_the_search_leaves_a_multiple_of_four_sticks(sticks: int, best: str) -> None:
    game = small_game(Sticks(sticks))
    assert searcher(game).move(game.new(2, seed=1).view(0), seed=3) == best


def test_what_is_hidden_stays_unknown_to_the_search() -> None:
    game = small_game(Cups())
    state = game.new(2, seed=1)
    state.play("2")
    thought = searcher(game).think(state.view(1), seed=1)
    assert thought.move == "3"  # a guess finds the ball one time in three, taking half is better
    guesses = [each.value for each in thought.moves if each.move != "3" and each.visits > 20]
    assert all(value == pytest.approx(1 / 3, abs=0.2) for value in guesses)


def test_draws_are_averaged() -> None:
    game = small_game(Dice())
    thought = searcher(game).think(game.new(2, seed=1).view(0), seed=1)
    assert thought.move == "1"
    assert thought.moves[0].value == pytest.approx(0.5, abs=0.1)
    assert sum(thought.values) == pytest.approx(1.0)


def test_the_same_view_playouts_and_seed_give_the_same_thought() -> None:
    game = small_game(Sticks(15))
    bot, view = searcher(game), game.new(2, seed=1).view(0)
    first, again, other = (bot.think(view, seed) for seed in (5, 5, 6))
    assert (first.move, first.moves, first.values, first.line) == (again.move, again.moves, again.values, again.line)
    assert first.moves != other.moves


def test_playouts_are_shared_among_threads_and_stay_reproducible() -> None:
    game = small_game(Sticks(6))
    view = game.new(2, seed=1).view(0)
    budget = Budget(playouts=401, threads=2)
    first, again = (searcher(game, budget).think(view, 5) for _ in range(2))
    assert first.playouts == 401
    assert (first.move, first.moves) == (again.move, again.moves) == ("2", again.moves)
    assert share_out(401, 2) == [201, 200]


@pytest.mark.parametrize("threads", [1, 2])
def test_time_is_kept(threads: int) -> None:
    game = small_game(Sticks(40))
    view = game.new(2, seed=1).view(0)
    spent = []
    for _ in range(8):  # a busy machine may take a thread's time away, but not every time
        started = perf_counter()
        searcher(game, Budget(seconds=0.15, threads=threads)).think(view, 1)
        spent.append(perf_counter() - started)
    assert 0.1 < min(spent) < 0.2


def test_the_expected_continuation_begins_with_the_move_and_can_be_played() -> None:
    game = small_game(Sticks(9))
    state = game.new(2, seed=1)
    thought = searcher(game).think(state.view(0), 1)
    assert thought.line[0] == thought.move
    for word in thought.line:
        state.play(word)


def test_the_tree_is_kept_when_the_others_move_is_found_in_it() -> None:
    game = small_game(Sticks(13))
    state = game.new(2, seed=1)
    bot = searcher(game, Budget(seconds=0.05))
    state.play(bot.move(state.view(0), 1))
    tree = bot.trees[0]
    state.play("2")
    thought = bot.think(state.view(0), 2)
    assert bot.trees[0] is tree
    assert sum(each.visits for each in thought.moves) > thought.playouts


def test_a_budget_of_playouts_starts_anew() -> None:
    game = small_game(Sticks(13))
    state = game.new(2, seed=1)
    bot = searcher(game)
    state.play(bot.move(state.view(0), 1))
    state.play("2")
    assert bot.think(state.view(0), 2).moves == searcher(game).think(state.view(0), 2).moves
