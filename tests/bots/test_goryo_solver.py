"""A round of Goryō solved: the best hunt is the best, mixed plans keep what is said."""

from hashlib import sha256
from typing import Any

import pytest

import tokonoma
from tokonoma.bots import Budget, bot
from tokonoma.bots.goryo import GoryoBot
from tokonoma.bots.goryo_openings import FILE, opening, opening_mixture, openings
from tokonoma.bots.goryo_plans import every_plan
from tokonoma.bots.goryo_round import Plan, Worths, all_plans, behind_screen, bound_to, plan_of
from tokonoma.bots.goryo_solved import draw_solved, has_time, moves_of
from tokonoma.bots.goryo_solver import RoundSolver
from tokonoma.games.goryo.components import NOWHERE, SPACE_NAMES
from tokonoma.games.goryo.moves import END
from tokonoma.games.goryo.state import PLAN
from tokonoma.kernel import native

OPENINGS = (
    "b3f63c0815bdd6f1acf42897de388d589264e66a89957468beb47af6e513c922"  # of the file that docs/bots.md tells about
)
HER, THEM = 0, 1
READER = "tokonoma.bots.native.reader"


def game_in(form: str) -> Any:
    return tokonoma.game("goryo", mode=form)


def last_round(form: str = "python") -> Any:
    """A last round with two tiles to lose, the samurai gathered in the north-west, her pawn in the middle of it."""
    board = game_in(form).new(seed=4).board
    board.play(board.legal_moves()[0])
    board.round, board.mallet, board.has_sprint, board.has_trail = 4, 1, 0, 1
    for kind in range(8):
        if board.tiles_intact > 3 and kind != board.bound and not board.tiles[kind]:
            board.tiles[kind], board.tiles_intact = 1, board.tiles_intact - 1
    return board


def some_plans(board: Any) -> list[Plan]:
    paths = [plan_of(board, tuple(moves)) for _, moves in every_plan(board)][::4]
    return [*paths, paths[0]._replace(trail=paths[1].path[2]), paths[2]._replace(trail=paths[0].path[1])]


def late_in_hunt(board: Any, plan: Plan) -> Any:
    """The hunt for a plan with three actions left, for one samurai called and one to call."""
    hunted = behind_screen(board, plan)
    hunted.actions, hunted.calls, hunted.called = 3, 2, [0, 1, 1, 0]
    return hunted


def brute_force(worths: Worths, hunted: Any, plans: list[Plan]) -> float:
    """What the best hunt brings the Samurai, every plan as likely, by trying everything."""
    best = 0.0
    for move in hunted.legal_moves():
        if move == END:
            best = max(best, sum(1.0 - worths.hunted(plan, hunted) for plan in plans))
            continue
        after: dict[tuple[int, ...], list[Plan]] = {}
        boards = {}
        for plan in plans:
            board = hunted.twin()
            board.path, board.trail = [*plan.path, *[NOWHERE] * (6 - len(plan.path))], plan.trail
            board.steps = len(plan.path) - 1
            board.play(move)
            key = tuple(board.prints)
            after.setdefault(key, []).append(plan)
            boards[key] = board
        best = max(best, sum(brute_force(worths, boards[key], some) for key, some in after.items()))
    return best


@pytest.mark.parametrize("form", ["python", "native"])
def test_the_best_hunt_is_what_trying_everything_finds(form: str) -> None:
    game, board = game_in(form), last_round(form)
    if native.mode_of(game.rulebook.unit) != form:
        pytest.skip("nothing is compiled here")
    plans, worths = some_plans(board), Worths(game, board)
    reader = native.companion(game.rulebook.unit, READER).Reader(len(plans), 1 << 12)
    for i, plan in enumerate(plans):
        reader.add_plan(i, list(plan.path), plan.trail)
        for prints in range(len(plan.path)):
            for catches in range(5):
                worth = 1.0 - worths.of(plan, prints, catches)
                reader.add_worth(i, prints, catches, worth, 2 * worth)
        reader.weigh(i, 1.0)
    found, again = reader.look_through(late_in_hunt(board, plans[0]))
    assert found == pytest.approx(brute_force(worths, late_in_hunt(board, plans[0]), plans))
    assert again == pytest.approx(2 * found)
    assert found > sum(
        1.0 - worths.hunted(plan, late_in_hunt(board, plan)) for plan in plans
    )  # asking is worth something


def test_more_looks_keep_more_and_never_more_than_there_is() -> None:
    solver = RoundSolver(tokonoma.game("goryo"), late_game())
    solver.solve(1)
    first = solver.kept
    solver.solve(15)
    assert 0.0 <= first < solver.kept <= 1.0
    for kind in solver.types:
        mixture = solver.mixture(kind)
        assert sum(mixture.values()) == pytest.approx(1.0)
        assert set(mixture) <= set(all_plans(bound_to(solver.board, kind)))


def late_game() -> Any:
    """A third round of a game between bots in which her share is neither nought nor one."""
    game = tokonoma.game("goryo")
    state = game.new(seed=3)
    players = [bot("search:100p", game), bot("search:100p", game)]
    while not (state.board.round == 3 and state.board.stage == PLAN):
        seat = state.board.to_act
        state.play(players[seat].move(state.view(seat), len(state.steps)))
    return state.board.twin()


def test_a_plan_is_the_moves_that_lay_it() -> None:
    board = last_round("python")
    for plan in all_plans(board)[::40]:
        after = board.twin()
        for move in moves_of(plan):
            assert move in after.legal_moves()
            after.play(move)
        assert after.to_act == THEM
        assert (after.trail, after.path[after.steps]) == (plan.trail, plan.target)


def test_plans_are_drawn_as_often_as_they_are_mixed() -> None:
    luck, plans = tokonoma.game("goryo").luck(1), [Plan(0, (1, 2, 3), NOWHERE), Plan(0, (1, 2, 4), NOWHERE)]
    drawn = [draw_solved({plans[0]: 0.75, plans[1]: 0.25}, luck) for _ in range(400)]
    assert drawn.count(plans[0]) == pytest.approx(300, abs=40)


def test_strong_bots_solve_and_quick_ones_search() -> None:
    game = tokonoma.game("goryo")
    assert has_time(game, Budget(playouts=3000, keeps=True))
    assert not has_time(game, Budget(playouts=300))
    assert not has_time(game, Budget(seconds=0.02))
    state = game.new(seed=3)
    state.board.become(late_game())
    planner = GoryoBot("search", Budget(playouts=1000, keeps=True), game)
    thoughts = [planner.think(state.view(HER), 5)]
    assert planner.mixture
    assert thoughts[0].moves[0].value == thoughts[0].values[HER] == pytest.approx(planner.values[HER])
    again = GoryoBot("search", Budget(playouts=1000, keeps=True), game).think(state.view(HER), 5)
    assert again.line == thoughts[0].line
    for word in thoughts[0].line:
        assert planner.move(state.view(HER), 6) == word if word != thoughts[0].move else True
        state.play(word)


# First rounds solved beforehand


def test_the_openings_are_the_ones_the_docs_tell_about() -> None:
    assert sha256(FILE.read_bytes()).hexdigest() == OPENINGS
    assert openings()["data"] == tokonoma.game("goryo").rulebook.data


def test_an_opening_is_for_its_start_palace_and_round_alone() -> None:
    game = tokonoma.game("goryo")
    board = game.new(seed=4).board
    board.play(board.legal_moves()[0])
    found = opening(game, board)
    assert found
    mixture = opening_mixture(found, board.bound)
    assert sum(mixture.values()) == pytest.approx(1.0)
    assert set(mixture) <= set(all_plans(board))
    assert all(SPACE_NAMES[plan.path[0]] == SPACE_NAMES[board.pawn] for plan in mixture)
    for name, value in (("round", 2), ("objects", [*board.objects[1:], -1])):
        other = board.twin()
        setattr(other, name, value)
        assert opening(game, other) is None
