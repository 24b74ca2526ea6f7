"""A round of Goryō solved: the best hunt is the best, mixed plans keep what is said."""

from hashlib import sha256
from typing import Any

import pytest

import tokonoma
from tokonoma.arena.exploitability import expected_share
from tokonoma.arena.reading import ends_of_hunts
from tokonoma.bots import Budget, bot
from tokonoma.bots.goryo import GoryoBot
from tokonoma.bots.goryo_hunts import LOST, MixedHunt, Way, end_of, mixed_hunt, read_hunt, write_hunt
from tokonoma.bots.goryo_openings import FILE, opening, opening_hunt, opening_mixture, openings, read_plan, write_plan
from tokonoma.bots.goryo_plans import every_plan
from tokonoma.bots.goryo_round import Plan, Worths, all_plans, behind_screen, bound_to, plan_of
from tokonoma.bots.goryo_solved import draw_solved, has_time, moves_of
from tokonoma.bots.goryo_solver import RoundSolver
from tokonoma.games.goryo.components import NOWHERE, SPACE_NAMES
from tokonoma.games.goryo.moves import CALL, END, MOVE, SNIFF
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.kernel import native

OPENINGS = (
    "1eccf29038f2d48d05e839823307d4741e9ed2a9ff8367ddf7d3e91e584ebd43"  # of the file that docs/bots.md tells about
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
    tiles = list(board.tiles)
    for kind in range(8):
        if tiles.count(0) > 3 and kind != board.bound:
            tiles[kind] = 1
    board.tiles, board.tiles_intact = tiles, tiles.count(0)  # whole rows: one read from a compiled board is a copy
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


def in_both_forms() -> list[Any]:
    """The rules from source and compiled."""
    games = [game_in(form) for form in ("python", "native")]
    if native.mode_of(games[1].rulebook.unit) != "native":
        pytest.skip("nothing is compiled here")
    return games


def test_what_a_round_is_worth_counts_prints_and_catches_compiled_or_not() -> None:
    games, boards = in_both_forms(), [last_round(form) for form in ("python", "native")]
    source, compiled = (Worths(game, board) for game, board in zip(games, boards, strict=True))
    for plan in some_plans(boards[0])[::3]:
        for end in [(prints, catches) for prints in range(5) for catches in range(4)]:
            assert compiled.of(plan, *end) == source.of(plan, *end)
        for worths in (source, compiled):
            assert worths.of(plan, 0, 0) > worths.of(plan, 4, 0)
            assert worths.of(plan, 0, 0) > worths.of(plan, 0, 3)


def test_a_round_is_solved_alike_compiled_or_not() -> None:
    games, found = in_both_forms(), []
    for form, game in zip(("python", "native"), games, strict=True):
        solver = RoundSolver(game, cornered(form))
        solver.solve(3)
        found.append((solver.kept, solver.gained, solver.hunts, solver.hunt_odds(), solver.mixture(solver.types[0])))
    assert found[0] == found[1]


def cornered(form: str) -> Any:
    """The last round with few paths and no False Trail: quickly looked through from source."""
    board = last_round(form)
    board.has_trail, board.samurai_at = 0, [board.pawn, 35, 35, 35]
    return board


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


def test_more_looks_bring_the_bounds_of_the_value_together() -> None:
    solver = RoundSolver(tokonoma.game("goryo"), late_game())
    solver.solve(4)
    first = (solver.kept, solver.gained)
    solver.solve(30)
    assert 0.0 <= first[0] < solver.kept <= solver.gained < first[1] <= 1.0
    assert solver.gained - solver.kept < (first[1] - first[0]) / 2
    assert len(solver.hunts) == len(solver.hunt_odds())
    assert sum(solver.hunt_odds()) == pytest.approx(1.0)
    for kind in solver.types:
        mixture = solver.mixture(kind)
        assert sum(mixture.values()) == pytest.approx(1.0)
        assert set(mixture) <= set(all_plans(bound_to(solver.board, kind)))


def test_a_round_that_is_solved_to_the_end_is_done() -> None:
    solver = RoundSolver(tokonoma.game("goryo"), cornered("native"))
    looks = solver.solve(64)
    assert solver.is_done
    assert looks < 64
    assert solver.gained - solver.kept < 0.01
    assert solver.solve(64) == 0


def test_false_trails_are_planned_while_she_has_one() -> None:
    game, board = tokonoma.game("goryo"), late_game()
    assert board.has_trail
    solver = RoundSolver(game, board)
    solver.solve(24)
    trails = [plan for kind in solver.types for plan in solver.mixture(kind) if plan.trail != NOWHERE]
    assert trails
    board.has_trail = 0
    without = RoundSolver(game, board)
    without.solve(24)
    assert all(plan.trail == NOWHERE for plan in without.plans)
    assert without.kept < solver.gained


# Hunts


def test_a_hunt_goes_on_by_the_answers() -> None:
    ask, move = SNIFF + 3, MOVE + 4
    hunt = [CALL, ask, move, ask, END, LOST, ask, END, END]  # after a no: move, ask; after a yes: ask
    assert [end_of(hunt, at) for at in (0, 2, 3, 6)] == [9, 6, 6, 9]
    assert read_hunt(write_hunt(hunt)) == hunt
    mixed = mixed_hunt([hunt, [CALL, move, END], [CALL, ask, END, LOST]], [0.5, 0.3, 0.2])
    assert mixed.odds() == {CALL: pytest.approx(1.0)}
    called = mixed.after(CALL, False)
    assert called.odds() == {ask: pytest.approx(0.7), move: pytest.approx(0.3)}
    assert called.after(ask, False).odds() == {move: pytest.approx(5 / 7), END: pytest.approx(2 / 7)}
    assert called.after(ask, True).odds() == {ask: pytest.approx(1.0)}  # the third is lost
    assert called.after(ask, False).after(move, False).after(ask, True).odds() == {}


def test_mixed_hunts_gain_what_the_solver_says() -> None:
    game, board = tokonoma.game("goryo"), late_game()
    solver = RoundSolver(game, board)
    solver.solve(12)
    plans = [plan._replace(bound=solver.types[0]) for plan in solver.plans]
    ends = each_alone(board, solver, plans)
    best = []
    for kind in solver.types:
        own = set(all_plans(bound_to(board, kind)))
        meant = [plan for plan in plans if plan._replace(bound=kind) in own]
        best.append(max(expected_share(solver.worths, plan._replace(bound=kind), ends[plan]) for plan in meant))
    assert sum(best) / len(best) == pytest.approx(solver.gained)


def each_alone(board: Any, solver: RoundSolver, plans: list[Plan]) -> dict[Plan, Any]:
    """How every hunt stops for each plan, followed one by one: a hunt that is lost ends."""
    whole: dict[Plan, dict[tuple[int, int], float]] = {plan: {} for plan in plans}
    for hunt, weight in zip(solver.hunts, solver.hunt_odds(), strict=True):
        for plan, ends in ends_of_hunts(board, MixedHunt([Way(hunt, 0, 1.0)]), plans).items():
            for end, odd in ends.items():
                whole[plan][end] = whole[plan].get(end, 0.0) + weight * odd
    return whole


def test_strong_bots_hunt_by_the_solution_and_go_on_with_it() -> None:
    game, state = tokonoma.game("goryo"), hunted_state()
    moves = []
    for _ in range(2):
        here, hunter = state.copy(), GoryoBot("search", Budget(playouts=1000, keeps=True), game)
        made: list[str] = []
        while here.board.stage == HUNT and here.to_act == THEM:
            thought = hunter.think(here.view(THEM), 7 + len(made))
            assert thought.move in [each.move for each in thought.moves]
            assert hunter.went_on == bool(made)
            assert hunter.hunts or made
            assert hunter.held_bytes() > 0
            made.append(thought.move)
            here.play(thought.move)
        moves.append(made)
    assert moves[0] == moves[1]
    quick = GoryoBot("search", Budget(playouts=100), game)
    quick.think(state.view(THEM), 7)
    assert quick.hunts is None


def test_hunters_who_are_lost_search_on() -> None:
    game, state = tokonoma.game("goryo"), hunted_state()
    hunter = GoryoBot("search", Budget(playouts=1000, keeps=True), game)
    state.play(hunter.move(state.view(THEM), 7))
    hunter.hunts = MixedHunt([Way([hunter.made, LOST], 0, 1.0)])
    thought = hunter.think(state.view(THEM), 8)
    assert thought.playouts == 1000
    assert hunter.trees
    assert hunter.hunts is None


def hunted_state() -> Any:
    """The late game as the hunt begins."""
    game = tokonoma.game("goryo")
    state, board = game.new(seed=3), late_game()
    state.board.become(behind_screen(board, plan_of(board, tuple(every_plan(board)[0][1]))))
    return state


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
    late, early = late_game(), late_game()
    early.round = 2
    assert has_time(game, early, Budget(playouts=3000, keeps=True))
    assert not has_time(game, late, Budget(playouts=300))
    assert not has_time(game, late, Budget(seconds=0.02))
    assert not has_time(game, early, Budget(seconds=0.2))
    if game.rulebook.mode == "native":
        assert has_time(game, late, Budget(seconds=0.2))
        assert has_time(game, early, Budget(seconds=0.5))
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


def test_hunts_of_an_opening_begin_as_the_samurai_may() -> None:
    game = tokonoma.game("goryo")
    state = game.new(seed=4)
    state.play(state.legal()[0])
    found = opening(game, state.board)
    assert found
    board = behind_screen(state.board, next(iter(opening_mixture(found, state.board.bound))))
    odds = opening_hunt(found).odds()
    assert sum(odds.values()) == pytest.approx(1.0)
    assert set(odds) <= set(board.legal_moves())
    for each in (Plan(1, (0, 1, 2, 3, 4), NOWHERE), Plan(1, (0, 1, 2, 3, 4, 5), 30)):
        assert read_plan(write_plan(each), 1) == each
