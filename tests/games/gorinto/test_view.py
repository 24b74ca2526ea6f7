"""The table as it is described: what is kept of earlier descriptions is what the rules say now."""

from typing import Any

from tests.games.gorinto.drawn import BARE, table
from tests.games.gorinto.test_whole_games import EVERY, random_game
from tokonoma.games.gorinto import view
from tokonoma.games.gorinto.components import ELEMENT_NAMES, GOAL_NAMES, SPACE_NAMES
from tokonoma.games.gorinto.goals import stacks_counted, wisdom_from
from tokonoma.kernel.native import ask


def names(elements: Any) -> list[str]:
    """Elements by their names."""
    return [ELEMENT_NAMES[each] for each in elements]


@EVERY
def test_the_mountain_is_described_as_it_lies(seats: int, options: dict[str, Any]) -> None:
    for state, _ in random_game(seats, options, 21):
        stacks = zip(state.board.stacks, state.board.height, strict=True)
        lies = [names(stack[:height]) for stack, height in stacks]
        assert view.mountain(state.board) == dict(zip(SPACE_NAMES, lies, strict=True))


@EVERY
def test_every_goal_tells_what_the_rules_would_give_now(seats: int, options: dict[str, Any]) -> None:
    for state, _ in random_game(seats, options, 22):
        for goal in view.describe(state.board).goals:
            card = GOAL_NAMES.index(goal.goal)
            for seat, wisdom in goal.now.items():
                counted = ask(stacks_counted, state.board, card, int(seat))
                assert wisdom == ask(wisdom_from, state.board, card, int(seat))
                assert goal.stacks[seat] == names(each for each in range(5) if counted >> each & 1)


@EVERY
def test_every_mat_has_its_own_tiles_wisdom_and_lines(seats: int, options: dict[str, Any]) -> None:
    for state, _ in random_game(seats, options, 23):
        board = state.board
        for seat, mat in enumerate(view.describe(board).seats):
            tiles = [mat.mat.void, mat.mat.wind, mat.mat.fire, mat.mat.water, mat.mat.earth]
            assert (mat.seat, tiles, mat.wisdom) == (seat, board.mats[seat], board.wisdom[seat])
            assert mat.earned == view.earned(board, seat)


def test_a_goal_that_compares_seats_is_not_kept_by_one_mat() -> None:
    board = table(BARE, seats=2).board
    board.goals = [GOAL_NAMES.index("tallest_of_an_element"), *board.goals[1:]]
    given = []
    for other in ([0, 0, 0, 0, 0], [3, 3, 3, 3, 3]):
        board.mats = [[2, 2, 0, 0, 0], other, *board.mats[2:]]
        given.append(view.describe(board).goals[0].now["0"])
    assert given[0] > given[1]
