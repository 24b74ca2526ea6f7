"""Candidates are compared with equal visits, by what the seat can know, and the same way every time."""

from threading import Thread
from time import perf_counter
from typing import Any

import pytest

import tokonoma
from tokonoma.analysis import compare, hidden_movement, play_out
from tokonoma.bots.levels import bot
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State


def some_way_in(name: str, decisions: int, seed: int = 3) -> State:
    opened = tokonoma.game(name)
    state, player = opened.new(seed=seed), bot("greedy", opened)
    for number in range(decisions):
        assert state.to_act is not None
        state.play(player.move(state.view(state.to_act), seed=number))
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_candidate_gets_as_many_playouts_and_the_same_question_the_same_answer(name: str) -> None:
    state = some_way_in(name, 9)
    seat = state.to_act
    assert seat is not None
    found = compare(state, seat, playouts=60, seed=5)
    assert {each.move for each in found} == set(state.legal())
    assert {each.playouts for each in found} == {60}
    assert all(sum(each.values) == pytest.approx(1.0) for each in found)
    assert [each.values[seat] for each in found] == sorted((each.values[seat] for each in found), reverse=True)
    assert found == compare(state, seat, playouts=60, seed=5, threads=2)
    assert found != compare(state, seat, playouts=60, seed=6)


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_a_secret_of_another_seat_changes_nothing(name: str) -> None:
    state = some_way_in(name, 9)
    seat = state.to_act
    assert seat is not None
    other = tokonoma.game(name).imagine(state.view(seat), seed=77)
    assert other.board.fields() != state.board.fields()
    assert compare(state, seat, playouts=60, seed=5) == compare(other, seat, playouts=60, seed=5)


def test_a_line_begins_with_its_candidate_and_goes_on_by_legal_moves() -> None:
    state = some_way_in("gorinto", 8)
    assert state.to_act is not None
    for each in compare(state, state.to_act, playouts=60)[:3]:
        assert each.line[0] == each.move
        after = state.copy()
        for word in each.line:
            after.play(word)


def test_a_whole_turn_is_a_candidate() -> None:
    state = some_way_in("gorinto", 8)
    assert state.to_act is not None
    best = compare(state, state.to_act, playouts=60)[0]
    turn = " ".join(best.line[:2])
    found = compare(state, state.to_act, [turn], playouts=60)
    assert (found[0].move, found[0].line[:2]) == (turn, best.line[:2])
    with pytest.raises(Refusal):
        compare(state, state.to_act, [f"{best.move} {best.move}"], playouts=60)


def test_the_moves_that_gather_most_are_worth_most() -> None:
    state = tokonoma.game("gorinto").sketch("mountain: c1:F c2:F c4:F c5:F | mats: FFFF / W | keys: void fire")
    found = compare(state, 0, playouts=300)
    assert all(each.move.startswith("c>") for each in found[:3])
    assert found[0].values[0] > found[-1].values[0] + 0.1
    assert found[0].points[0] > found[-1].points[0]


def test_who_is_not_to_act_is_refused() -> None:
    state = tokonoma.game("gorinto").new(seed=1)
    assert state.to_act is not None
    with pytest.raises(Refusal, match="is to act, not seat"):
        compare(state, 1 - state.to_act)


def test_the_samurai_do_not_learn_which_plan_of_hers_is_compared() -> None:
    state = some_way_in("goryo", 1)
    plan = " ".join(bot("search:400p", tokonoma.game("goryo")).think(state.view(0), 1).line)
    glance, look = (compare(state, 0, [plan], playouts, seed=1)[0].values[0] for playouts in (150, 2400))
    assert look == pytest.approx(glance, abs=0.15)
    beside = {each.move: each.values[0] for each in compare(state, 0, [plan, *state.legal()], 600, seed=1)}
    assert beside[plan] == pytest.approx(compare(state, 0, [plan], 600, seed=1)[0].values[0], abs=0.05)


def test_her_plans_are_compared_on_the_average_of_several_duels(monkeypatch: pytest.MonkeyPatch) -> None:
    state = some_way_in("goryo", 1)
    moves, seen = state.legal()[:2], []
    one = hidden_movement.values_of_plans

    def in_one(units: Any, board: Any, paths: Any, playouts: int, seed: int) -> dict[str, float]:
        found = one(units, board, paths, playouts, seed)
        seen.append((playouts, seed, found))
        return found

    monkeypatch.setattr(hidden_movement, "values_of_plans", in_one)
    values = {each.move: each.values[0] for each in compare(state, 0, moves, playouts=42, seed=1)}
    assert [share for share, _, _ in seen] == [11, 11, 10, 10]
    assert len({seed for _, seed, _ in seen}) == hidden_movement.DUELS
    for move in moves:
        assert values[move] == pytest.approx(sum(share * found[move] for share, _, found in seen) / 42)
    assert len(compare(state, 0, moves, playouts=1)) == 2  # fewer playouts than duels


def test_a_question_asked_before_the_last_word_is_refused() -> None:
    state = some_way_in("goryo", 6)
    while state.to_act != 1:
        state.play(state.legal()[-1])
    state.play("call:green")
    with pytest.raises(Refusal, match="not known yet"):
        compare(state, 1, ["search end"], playouts=20)


def test_other_threads_run_while_a_tree_grows() -> None:
    state = some_way_in("gorinto", 8)
    assert state.to_act is not None
    ticks: list[float] = []
    work = Thread(target=compare, args=(state, state.to_act, state.legal()[:2], 20_000))
    work.start()
    while work.is_alive():
        ticks.append(perf_counter())
    work.join()
    assert len(ticks) > 1000


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_games_are_played_to_their_end_with_the_same_luck_for_every_candidate(name: str) -> None:
    state = some_way_in(name, 9)
    assert state.to_act is not None
    moves = state.legal()[:2]
    found = play_out(state, state.to_act, moves, games=2, seed=4, playouts=5)
    assert [each.move for each in found] == moves
    assert all(sum(each.shares) == pytest.approx(1.0) and len(each.leads) == 2 for each in found)
    assert found == play_out(state, state.to_act, moves, games=2, seed=4, playouts=5)
    later = play_out(state, state.to_act, moves, games=1, seed=4, playouts=5, first=1)
    assert later[0].leads == found[0].leads[1:]
