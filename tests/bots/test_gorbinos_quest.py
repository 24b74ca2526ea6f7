"""Bots of Gorbino's Quest do not make mistakes that nobody could defend."""

from collections.abc import Iterator

import pytest

import tokonoma
from tokonoma import State
from tokonoma.bots import bot
from tokonoma.bots.greedy import HOPELESS
from tokonoma.bots.native_units import judge_of, native_units

GAME = tokonoma.game("gorbinos_quest")
WANTED = 6


def productions() -> Iterator[tuple[State, set[str]]]:
    """Positions where a seat chooses a province and has cities in some but not in all; with the provinces without."""
    player = bot("random", GAME)
    for seed in range(60):
        state = GAME.new(2, seed=seed)
        for step in range(90):
            if state.to_act is None:
                break
            words = [word for word in state.legal() if word.startswith("produce:")]
            barren = {word for word in words if not yields(state, word)}
            if barren and len(barren) < len(words):
                yield state.copy(), barren
                break
            state.play(player.move(state.view(state.to_act), seed=step))


def yields(state: State, word: str) -> bool:
    """Whether the cities in a province bring anything."""
    return any("yield" in event["event"] for event in state.copy().play(word))


@pytest.fixture(scope="module")
def positions() -> list[tuple[State, set[str]]]:
    found = [each for _, each in zip(range(WANTED), productions(), strict=False)]
    assert len(found) == WANTED
    return found


@pytest.mark.parametrize("name", ["level:beginner", "level:easy", "search:20p", "level:middling", "greedy"])
def test_nobody_produces_where_he_has_no_city_while_he_has_some_elsewhere(
    name: str, positions: list[tuple[State, set[str]]]
) -> None:
    player = bot(name, GAME)
    for state, barren in positions:
        assert state.to_act is not None
        view = state.view(state.to_act)
        moves = {player.move(view, seed) for seed in range(8)}
        assert not moves & barren


def test_the_judge_says_so_and_playouts_keep_to_it(positions: list[tuple[State, set[str]]]) -> None:
    units = native_units(GAME)
    for state, barren in positions:
        assert state.to_act is not None
        board = units.game.from_view(state.view(state.to_act))
        words = [GAME.rulebook.write_move(board, move) for move in board.legal_moves()]
        looks = dict(zip(words, judge_of(units, board).weights(board), strict=True))
        assert {word for word, look in looks.items() if look <= HOPELESS} == barren


def test_without_any_city_every_province_may_be_chosen() -> None:
    units = native_units(GAME)
    state = next(productions())[0]
    assert state.to_act is not None
    board = units.game.from_view(state.view(state.to_act))
    board.cities = [[0] * len(row) for row in board.cities]
    assert min(judge_of(units, board).weights(board)) > HOPELESS


def test_playouts_learn_which_moves_bring_more_and_another_decision_forgets_it() -> None:
    units = native_units(GAME)
    state = GAME.new(2, seed=3)
    assert state.to_act is not None
    board = units.game.from_view(state.view(state.to_act))
    judge = judge_of(units, board)

    def playouts() -> list[list[float]]:
        return [judge.play_on(board.twin(), units.game.rulebook.contract.Chance(seed)) for seed in range(40)]

    judge.begin()
    first = playouts()
    assert playouts() != first
    judge.begin()
    assert playouts() == first
    judge.compared = 0
    assert playouts() == playouts()


def returns() -> Iterator[State]:
    """Positions where a seat chooses how many cards return to its hand."""
    player = bot("random", GAME)
    for seed in range(20):
        state = GAME.new(2, seed=seed)
        while (seat := state.to_act) is not None:
            if len(state.legal()) > 2 and state.legal()[0] == "return:0":
                yield state.copy()
                break
            state.play(player.move(state.view(seat), seed=len(state.steps)))


@pytest.mark.parametrize("name", ["level:beginner", "level:easy", "level:middling"])
def test_everybody_takes_back_all_the_cards_that_may_return(name: str) -> None:
    player, found = bot(name, GAME), 0
    for state in returns():
        assert state.to_act is not None
        moves = {player.move(state.view(state.to_act), seed) for seed in range(3)}
        assert moves == {state.legal()[-1]}
        found += 1
    assert found > 10
