import pytest

import tokonoma
from tokonoma.arena.reading import Reader, best_path, hunt, last_round, plan_by_bot, possible_types, spread
from tokonoma.bots.goryo_plans import every_plan

GAME = tokonoma.game("goryo")


@pytest.fixture
def board():
    state = GAME.new(seed=4)
    state.play(state.legal()[0])
    return state.board


@pytest.fixture(scope="module")
def last():
    """A last round that is still open."""
    return next(state for seed in range(20) if (state := last_round(GAME, "search:20p", seed))).board


def test_every_path_can_be_played_and_none_is_listed_twice(board) -> None:
    paths = [(int(board.bound), moves) for _, moves in every_plan(board)]
    assert len({tuple(moves) for _, moves in paths}) == len(paths) > 20
    for _, moves in paths[::7]:
        after = board.twin()
        for move in moves:
            assert move in after.legal_moves()
            after.play(move)
        assert after.to_act == 1


def test_a_plan_that_is_known_is_hunted_better_than_one_that_is_not(last) -> None:
    paths = [(int(last.bound), moves) for _, moves in every_plan(last)]

    def share_against(known) -> float:
        shares = [hunt(GAME, Reader("search:400p", known, GAME), last, paths[0], seed) for seed in range(12)]
        return sum(shares) / len(shares)

    assert share_against([paths[0]] * 4) < share_against([paths[-1]] * 4)


def test_the_best_path_is_one_of_hers(last) -> None:
    bound, moves = best_path(GAME, "search:20p", last, seed=1)
    assert bound == last.bound
    assert moves in [moves for _, moves in every_plan(last)]


def test_the_bot_plans_for_any_type_she_may_be_bound_to(board) -> None:
    for kind in possible_types(board)[:3]:
        bound, moves = plan_by_bot(GAME, "search:60p", board, kind, seed=2)
        target = (moves[-2] if len(moves) < 6 else moves[4]) % 36
        assert bound == kind
        assert board.objects[target] != kind


def test_a_mean_comes_with_its_deviation() -> None:
    assert spread([1.0, 3.0]) == {"mean": 2.0, "deviation": pytest.approx(1.0)}
