"""The bot for hidden movement: plans are whole, hunts follow the answers, and neither side is played by rote."""

from collections.abc import Iterator
from typing import Any

import pytest

import tokonoma
from tests.kernel.threads import needs_compiled
from tokonoma import State
from tokonoma.bots import Budget, bot
from tokonoma.bots.goryo import GoryoBot
from tokonoma.bots.goryo_trees import DuelTree, MoveStatistics, draw
from tokonoma.bots.native_units import judge_of, native_units

GAME = tokonoma.game("goryo")
HER, THEM = 0, 1
GLANCE = Budget(seconds=0.02 if GAME.rulebook.mode == "native" else 0.4)  # about as many playouts in both forms


def planning(seed: int = 4) -> State:
    state = GAME.new(seed=seed)
    state.play(state.legal()[0])
    return state


def test_she_carries_out_the_plan_she_drew() -> None:
    state = planning()
    bot = GoryoBot("search", Budget(seconds=0.05), GAME)
    thought = bot.think(state.view(HER), seed=1)
    for word in thought.line:
        assert bot.move(state.view(HER), seed=2) == word if word != thought.move else True
        state.play(word)
    assert state.to_act == THEM


def test_her_plans_differ_from_one_seed_to_the_next() -> None:
    state = planning()
    plans = {tuple(bot("search:1500p", GAME).think(state.view(HER), seed).line) for seed in range(6)}
    assert len(plans) > 1


def test_in_the_middle_of_a_plan_only_what_goes_on_from_it_is_drawn() -> None:
    state = planning()
    state.play(state.legal()[-1])
    thought = bot("search:400p", GAME).think(state.view(HER), 1)
    for word in thought.line:
        state.play(word)
    assert state.to_act == THEM


def test_the_samurai_keep_what_they_learnt_through_the_hunt() -> None:
    state = planning()
    planner, hunter = bot("search:200p", GAME), GoryoBot("search", Budget(seconds=0.03), GAME)
    while state.to_act == HER:
        state.play(planner.move(state.view(HER), seed=1))
    state.play(hunter.move(state.view(THEM), seed=1))
    trees = hunter.trees
    while state.to_act == THEM and state.board.round == 1:
        state.play(hunter.move(state.view(THEM), seed=2))
        assert hunter.trees is trees
    assert trees[0].duel.is_settled


def hunted_with_a_red_print(seed: int) -> tuple[State, GoryoBot] | None:
    state = planning(seed)
    planner, hunter = bot("search:100p", GAME), GoryoBot("search", GLANCE, GAME)
    while state.to_act == HER:
        state.play(planner.move(state.view(HER), seed=1))
    while state.to_act == THEM and state.board.actions < 5:
        state.play(hunter.move(state.view(THEM), seed=3))
        seen = native_units(GAME).game.from_view(state.view(THEM))
        if state.to_act == THEM and 2 in seen.prints and hunter.follow(seen, GLANCE):  # its trees stand on this board
            return state, hunter
    return None


def test_a_red_print_on_the_path_is_never_imagined() -> None:
    state, hunter = next(found for found in map(hunted_with_a_red_print, range(20)) if found)
    units = native_units(GAME)
    board = units.game.from_view(state.view(THEM))
    duel = hunter.trees[0].duel
    duel.forget()
    duel.play_out(judge_of(units, board), board, board.twin(), units.game.rulebook.contract.Chance(1), 200)
    red = [space for space, mark in enumerate(board.prints) if mark == 2]
    assert all(duel.crossed[space] == 0 for space in red)


def test_odds_fall_with_every_tile_and_spirit() -> None:
    units = native_units(GAME)
    board = units.game.from_view(planning().view(HER))
    judge = judge_of(units, board)

    def odds(**changed: int) -> float:
        other = board.twin()
        for name, value in changed.items():
            setattr(other, name, value)
        return float(judge.values(other)[HER])

    assert odds() > odds(tiles_intact=5) > odds(tiles_intact=3) > 0
    assert odds() > odds(spirits=1) > odds(spirits=2)
    assert odds(round=4) > odds(round=1)
    assert odds(mallet=0) > odds(mallet=1)  # a bag is then one print away


def test_what_was_only_tried_is_not_drawn() -> None:
    luck = GAME.luck(1)
    tried = {
        1: MoveStatistics(1000.0, 10.0, 5.0),
        2: MoveStatistics(20.0, 2.0, 1.0),
        3: MoveStatistics(600.0, 6.0, 3.0),
    }
    drawn = [draw(tried, [1, 2, 3], luck) for _ in range(200)]
    assert set(drawn) == {1, 3}
    assert drawn.count(1) == pytest.approx(125, abs=25)


def grown_full(form: str) -> Any:
    """A duel whose arrays were full long before the last playout."""
    game = tokonoma.game("goryo", mode=form)
    state = game.new(2, seed=7)
    state.play(state.legal()[0])
    board, units = state.seen_by(0), native_units(game)
    tree = DuelTree(units, board, bound=0)
    tree.duel.reserve(400)
    tree.duel.play_out(tree.judge, board, tree.work, game.rulebook.contract.Chance(1), 60)
    return tree.duel


def test_a_full_tree_plays_on_and_learns_without_new_nodes() -> None:
    source = grown_full("python")  # an answer taken for a move would be an index out of range here
    assert source.nodes == 400
    assert source.playouts == 60
    needs_compiled("tokonoma.games.goryo.rules", "tokonoma.bots.native.duel")
    assert list(grown_full("native").visits) == list(source.visits)


def test_samurai_who_settled_their_hunt_learn_nothing_more_and_she_does() -> None:
    state = planning()
    units, board = native_units(GAME), GAME.from_view(state.view(HER))
    tree = DuelTree(units, board, board.bound)
    tree.grow(board, 1, 300, float("inf"))
    tree.duel.settle_hunt()

    def known(root: int) -> list[tuple[int, MoveStatistics]]:
        return sorted(tree.moves_after(root, []).items())

    theirs, hers = known(tree.duel.their_node), known(board.bound)
    seen = list(tree.duel.crossed)
    tree.grow(board, 2, 300, float("inf"))
    assert known(tree.duel.their_node) == theirs
    assert list(tree.duel.crossed) == seen
    assert sum(each.visits for _, each in known(board.bound)) == sum(each.visits for _, each in hers) + 300


def hunts() -> Iterator[State]:
    """Positions where the Samurai may end the hunt, and may do little else."""
    luck = bot("random", GAME)
    for seed in range(40):
        state = GAME.new(2, seed=seed)
        while (seat := state.to_act) is not None:
            if "end" in state.legal() and 1 < len(state.legal()) < 5:
                yield state.copy()
                break
            state.play(luck.move(state.view(seat), seed=len(state.steps)))


def test_nobody_ends_a_hunt_while_something_can_be_done_not_even_who_overlooks_moves() -> None:
    player, found = bot("level:beginner", GAME), 0
    for state in hunts():
        assert state.to_act is not None
        assert "end" not in {player.move(state.view(state.to_act), seed) for seed in range(8)}
        found += 1
    assert found > 20
