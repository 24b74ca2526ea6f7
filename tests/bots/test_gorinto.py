"""What the judge of Gorinto thinks of moves and tables."""

from typing import Any

import pytest

import tokonoma
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.games.gorinto.components import SHORTEST_STACK

GAME = tokonoma.game("gorinto", mode="python")  # whose boards can be written on


@pytest.fixture
def board() -> Any:
    return GAME.new(2, seed=3).board


def judge_for(board: Any) -> Any:
    return judge_of(native_units(GAME), board)


def lead_of_first_seat(board: Any) -> float:
    return float(judge_for(board).values(board)[0])


def with_tiles(board: Any, tiles: dict[int, int]) -> Any:
    other = board.twin()
    for element, number in tiles.items():
        other.mats[0][element] += number
    return other


def key_and_other(board: Any) -> tuple[int, int]:
    return board.keys[0], next(element for element in range(5) if element not in tuple(board.keys))


def test_a_tile_is_worth_more_the_more_seasons_are_left(board: Any) -> None:
    _, element = key_and_other(board)
    early = lead_of_first_seat(with_tiles(board, {element: 2})) - lead_of_first_seat(board)
    late = board.twin()
    late.season = 3
    gain_late = lead_of_first_seat(with_tiles(late, {element: 2})) - lead_of_first_seat(late)
    assert early > gain_late > 0


def test_a_goal_says_more_when_its_season_ends() -> None:
    boards = (GAME.new(2, seed=seed).board for seed in range(200))
    board = next(board for board in boards if SHORTEST_STACK in board.goals[:2])
    board.season = 3  # so that tiles count for little

    def worth_of_a_tile_on_every_stack(tiles_on_path: int) -> float:
        board.tiles_on_path = tiles_on_path
        return lead_of_first_seat(with_tiles(board, dict.fromkeys(range(5), 1))) - lead_of_first_seat(board)

    assert worth_of_a_tile_on_every_stack(0) > worth_of_a_tile_on_every_stack(10) > 0


def test_a_placement_that_gathers_key_tiles_looks_best(board: Any) -> None:
    key, other = key_and_other(board)
    for space in range(25):
        board.height[space] = 0
    board.path[0] = 3  # water, at the top of the first column: it gathers along its row
    board.height[1] = board.height[6] = 1
    board.stacks[1][0], board.stacks[6][0] = key, other
    looks = dict(zip(board.legal_moves(), judge_for(board).weights(board), strict=True))
    in_first_row, in_second_row, in_third_row = (looks[depth] for depth in range(3))
    assert in_first_row > in_second_row > in_third_row > 0


def test_a_tile_gathered_is_weighed_by_what_it_brings(board: Any) -> None:
    key, other = key_and_other(board)
    for space in range(25):
        board.height[space] = 0
    board.path[0] = 3
    board.height[1] = board.height[2] = 1
    board.stacks[1][0], board.stacks[2][0] = other, key
    board.play(0)
    assert judge_for(board).weights(board)[1] > judge_for(board).weights(board)[0]


def test_weighing_leaves_the_table_as_it_was(board: Any) -> None:
    before = board.fields()
    judge_for(board).weights(board)
    assert board.fields() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_is_priced_by_what_it_adds_to_the_prospect(seats: int) -> None:
    unit = native_units(GAME).judge
    for seed in range(12):  # other goals and keys each time
        board = GAME.new(seats, seed=seed).board
        for step in range(seed):  # another time of the season
            board.play(board.legal_moves()[step % 3 % len(board.legal_moves())])
            board.draw(GAME.rulebook.contract.Chance(step))
        judge = judge_for(board)
        unit.price(judge, board, 1, 0b11111)
        before = unit.prospect(judge, board, 1)
        for element in range(5):
            more = board.twin()
            more.mats[1][element] += 1
            assert judge.worth[element] == unit.prospect(judge, more, 1) - before


def test_a_playout_is_cut_between_two_turns(board: Any) -> None:
    chance = GAME.rulebook.contract.Chance(5)
    for _ in range(30):
        here = board.twin()
        judge_for(board).play_on(here, chance)
        assert here.placed_on == -1
        assert here.season < 4
        assert (here.season, here.turns) > (board.season, board.turns)
