"""A round of Goryō solved: the best hunt is the best, mixed plans keep what is said."""

from hashlib import sha256
from statistics import fmean
from time import perf_counter
from typing import Any

import pytest

import tokonoma
from tokonoma.arena.exploitability import expected_share
from tokonoma.arena.reading import ends_of_hunts
from tokonoma.bots import Budget, bot
from tokonoma.bots.goryo import GoryoBot
from tokonoma.bots.goryo_hunts import LOST, Choice, MixedHunt, read_hunt, write_hunt
from tokonoma.bots.goryo_openings import FILE, opening, opening_hunt, opening_mixture, openings, read_plan, write_plan
from tokonoma.bots.goryo_plans import every_plan
from tokonoma.bots.goryo_round import Plan, Worths, all_plans, behind_screen, bound_to, plan_of
from tokonoma.bots.goryo_solved import SolvedHunt, draw_solved, has_time, moves_of
from tokonoma.bots.goryo_solver import RoundSolver
from tokonoma.games.goryo.components import NOWHERE, SPACE_NAMES
from tokonoma.games.goryo.moves import CALL, END, MOVE, SNIFF
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.kernel import native

OPENINGS = (
    "90cbc389e874eeda63a52ca1cadae51a2192a620341c592aa9d17d883e42f050"  # of the file that docs/bots.md tells about
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


@pytest.mark.parametrize("habit", [0.0, 0.2])
def test_a_round_is_solved_alike_compiled_or_not(habit: float) -> None:
    games, found = in_both_forms(), []
    for form, game in zip(("python", "native"), games, strict=True):
        solver = RoundSolver(game, cornered(form), habit=habit)
        solver.solve(3)
        solver.solve(1, is_exact=True)
        mixtures = (solver.mixture(solver.types[0]), solver.mixed_hunt().situations)
        found.append((solver.kept, solver.gained, solver.hunts, *mixtures))
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
    assert sum(solver.mixed_hunt().odds().values()) == pytest.approx(1.0)
    for kind in solver.types:
        mixture = solver.mixture(kind)
        assert sum(mixture.values()) == pytest.approx(1.0)
        assert set(mixture) <= set(all_plans(bound_to(solver.board, kind)))


def test_a_round_that_is_solved_to_the_end_is_done() -> None:
    solver = RoundSolver(tokonoma.game("goryo"), cornered("native"))
    left = solver.solve(64, 10_000_000)
    assert solver.is_done
    assert left > 0
    assert solver.gained - solver.kept < 0.01
    assert solver.solve(64, 1000) == 1000  # nothing is looked at any more


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
    situations = {
        7: [Choice(CALL, 1.0, 3)],
        3: [Choice(ask, 0.7, 4, 5), Choice(move, 0.3, 4)],
        4: [Choice(END, 0.2), Choice(move, 0.6, 6)],
        5: [Choice(END, 0.7)],
        6: [Choice(LOST, 0.6)],
    }
    for mixed in (MixedHunt(situations, 7), read_hunt(write_hunt(MixedHunt(situations, 7)))):
        assert mixed.odds() == {CALL: pytest.approx(1.0)}
        called = mixed.after(CALL, False)
        assert called.odds() == {ask: pytest.approx(0.7), move: pytest.approx(0.3)}
        for after in (called.after(ask, False), called.after(move, False), called.after(move, True)):
            assert after.odds() == {END: pytest.approx(0.25), move: pytest.approx(0.75)}
        assert called.after(ask, True).odds() == {END: pytest.approx(1.0)}
        for lost in (called.after(ask, False).after(move, False), called.after(END, False)):
            assert lost.odds() == {}


def test_mixed_hunts_gain_what_the_solver_says() -> None:
    game, board = tokonoma.game("goryo"), late_game()
    solver = RoundSolver(game, board)
    solver.solve(12)
    plans = [plan._replace(bound=solver.types[0]) for plan in solver.plans]
    hunt = every_choice(solver)
    ends = ends_of_hunts(board, hunt, plans)
    best = []
    for kind in solver.types:
        own = set(all_plans(bound_to(board, kind)))
        meant = [plan for plan in plans if plan._replace(bound=kind) in own]
        best.append(max(expected_share(solver.worths, plan._replace(bound=kind), ends[plan]) for plan in meant))
    assert sum(best) / len(best) == pytest.approx(solver.gained)


def test_hunts_that_reckon_with_a_habit_gain_from_it_and_the_more_they_do_the_more_they_can_be_read() -> None:
    game, board = tokonoma.game("goryo"), late_game()
    by_habit, by_the_best = [], []
    for habit in (0.0, 0.1, 0.4):
        solver = RoundSolver(game, board, habit=habit)
        solver.solve(48)
        shares = shares_against(solver, board)
        by_habit.append(share_by_habit(solver, shares))
        by_the_best.append(fmean(max(shares[kind].values()) for kind in solver.types))
    assert by_habit[0] > by_habit[1] > by_habit[2] + 0.1
    assert by_the_best[0] - 0.02 < by_the_best[1] < by_the_best[0] + 0.02
    assert by_the_best[2] > by_the_best[1] + 0.02  # so strong a belief can be read


def shares_against(solver: RoundSolver, board: Any) -> dict[int, dict[Plan, float]]:
    """Her share by every plan of every type against the hunts of a solution."""
    hunt, shares = every_choice(solver), {}
    ends = ends_of_hunts(board, hunt, solver.plans)
    for kind in solver.types:
        own = set(all_plans(bound_to(board, kind)))
        meant = {plan: plan._replace(bound=kind) for plan in solver.plans}
        shares[kind] = {
            each: expected_share(solver.worths, each, ends[plan]) for plan, each in meant.items() if each in own
        }
    return shares


def share_by_habit(solver: RoundSolver, shares: dict[int, dict[Plan, float]]) -> float:
    """Her share where she always takes a plan without a False Trail that looks best before anybody hunts."""
    found = []
    for kind in solver.types:
        sights = {plan: solver.worths.at_first_sight(plan) for plan in shares[kind] if plan.trail == NOWHERE}
        found.append(fmean(shares[kind][plan] for plan in sights if sights[plan] > max(sights.values()) - 0.005))
    return fmean(found)


def every_choice(solver: RoundSolver) -> MixedHunt:
    """The hunts of a solution with even the unlikeliest choices."""
    kept = {at: solver.solver.actions_kept(at) for at in range(solver.solver.situations)}
    return MixedHunt({at: [Choice(*each) for each in choices if each[1] > 0.0] for at, choices in kept.items()})


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


def test_hunters_with_time_look_at_the_round_further_as_the_hunt_goes_on() -> None:
    solver = RoundSolver(tokonoma.game("goryo"), late_game())
    solver.solve(3)
    first = solver.gained
    hunt = SolvedHunt(solver.mixed_hunt(), solver.kept, solver)
    call = next(iter(hunt.mixed.odds()))
    hunt.go_on(call, False)
    at = hunt.mixed.at
    hunt.think_on(perf_counter() + 5.0)
    assert solver.hunts > 3
    assert solver.gained < first
    assert hunt.mixed.at == at
    assert hunt.mixed.odds()
    assert hunt.held_bytes() > solver.held_bytes() > 0
    known = SolvedHunt(hunt.mixed, 0.5)
    known.think_on(perf_counter() + 5.0)
    assert known.mixed is hunt.mixed  # nothing more can be done for an opening


def test_a_quick_look_finds_a_hunt_and_an_exact_one_the_best() -> None:
    solver = RoundSolver(tokonoma.game("goryo"), late_game())
    solver.solve(12)
    assert solver.solver.trust < 1.0
    found = 1.0 - solver.kept
    solver.solve(1, is_exact=True)
    assert solver.solver.trust == 1.0
    assert 0.0 <= solver.kept <= solver.gained
    assert solver.solver.found >= solver.solver.least > 0.0
    assert 0.0 < found < 1.0
    assert solver.solver.actions > solver.solver.situations - solver.hunts  # hunts meet, and part again


def test_hunters_who_are_lost_search_on() -> None:
    game, state = tokonoma.game("goryo"), hunted_state()
    hunter = GoryoBot("search", Budget(playouts=1000, keeps=True), game)
    state.play(hunter.move(state.view(THEM), 7))
    hunter.hunts = SolvedHunt(MixedHunt({0: [Choice(hunter.made, 1.0, 1)], 1: [Choice(LOST, 1.0)]}), 0.5)
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
    assert not has_time(game, early, Budget(seconds=0.1))
    if game.rulebook.mode == "native":
        assert has_time(game, late, Budget(seconds=0.1))
        assert has_time(game, early, Budget(seconds=0.2))
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


def test_without_time_for_a_round_she_draws_nothing_from_the_solution_of_an_earlier_one() -> None:
    game = tokonoma.game("goryo")
    state, player = game.new(seed=3), bot("greedy", game)
    planner = GoryoBot("search", Budget(playouts=1000, keeps=True), game)
    state.play(player.move(state.view(HER), 1))
    planner.think(state.view(HER), 1)
    assert planner.mixture
    while state.board.round == 1 or state.to_act != HER:
        state.play(player.move(state.view(state.to_act), 1))
    while state.to_act == HER:
        thought = planner.think(state.view(HER), 2, Budget(seconds=0.0))
        assert {thought.move, *(each.move for each in thought.moves)} <= set(state.legal())
        state.play(thought.move)


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


def test_she_starts_where_an_opening_keeps_most_whatever_she_is_bound_to() -> None:
    game, starts = tokonoma.game("goryo"), set()
    for kind in range(8):
        state = game.new(seed=4)
        if state.board.tiles[kind] == 0:
            state.board.bound = kind
            thought = GoryoBot("search", Budget(playouts=1000, keeps=True), game).think(state.view(HER), kind)
            assert thought.move == thought.moves[0].move
            assert thought.values[HER] == max(each.value for each in thought.moves)
            assert [each.move for each in thought.moves].count(thought.move) == 1
            starts.add(thought.move)
    assert len(starts) == 1


def test_in_a_shuffled_palace_too_she_starts_where_most_is_kept_whatever_she_is_bound_to() -> None:
    game = tokonoma.game("goryo")
    strong, quick = Budget(playouts=1000, keeps=True), Budget(playouts=100)  # solves; searches
    thoughts = []
    for kind in (0, 3, 6):
        state = game.new(options={"palace": "shuffled"}, seed=4)
        assert state.board.tiles[kind] == 0
        state.board.bound = kind
        thoughts.append(GoryoBot("search", strong, game).think(state.view(HER), kind))
        assert GoryoBot("search", quick, game).think(state.view(HER), kind).playouts >= 100
    assert len({(each.move, tuple(each.values)) for each in thoughts}) == 1
    assert thoughts[0].values[HER] == max(each.value for each in thoughts[0].moves)
    assert thoughts[0].playouts == 0


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
