"""OpenSpiel's own checks of a Python game, and its algorithms, over ours."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import tokonoma.openspiel  # noqa: F401
from tests.contract.openings import Opening, openings

pytestmark = pytest.mark.filterwarnings("ignore")
EVERY = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)


def load(opening: Opening) -> pyspiel.Game:
    options = ",".join(f"{name}={value}" for name, value in (("seats", opening.seats), *opening.options))
    return pyspiel.load_game(f"tokonoma_{opening.game}({options})")


def deal(state: Any, random: Any, decisions: int = 0) -> Any:
    """Play at random through the set-up and so many decisions."""
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


@EVERY
def test_it_passes_the_random_simulation_with_serialisation(opening: Opening) -> None:
    pyspiel.random_sim_test(load(opening), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["tokonoma_gorinto(seats=2,landscape=lake)", "tokonoma_goryo(palace=shuffled)"])
def test_options_are_parameters(text: str) -> None:
    game = pyspiel.load_game(text)
    assert game.num_players() == 2
    assert any(value in ("lake", "shuffled") for value in game.opening.options.values())


@EVERY
def test_observers_tell_what_a_player_may_know(opening: Opening) -> None:
    game = load(opening)
    state = deal(game.new_initial_state(), np.random.default_rng(1), 5)
    observation = make_observation(game)
    for player in range(game.num_players()):
        observation.set_from(state, player)
        assert observation.tensor.tolist() == [float(each) for each in state.inside.observation(player)]
        assert set(observation.dict) == {feature.name for feature in state.inside.rulebook.schema}


@EVERY
def test_a_player_with_perfect_recall_has_all_it_has_seen_as_a_tensor(opening: Opening) -> None:
    game = load(opening)
    assert game.get_type().provides_information_state_tensor
    state = deal(game.new_initial_state(), np.random.default_rng(7), 8)
    for player in range(game.num_players()):
        tensor = state.information_state_tensor(player)
        assert [len(tensor)] == game.information_state_tensor_shape()
        assert tensor == [float(each) for each in state.inside.information_numbers(player)]


@EVERY
def test_a_resampled_state_is_one_the_player_cannot_tell_from_the_true_one(opening: Opening) -> None:
    game, random = load(opening), np.random.default_rng(2)
    state = deal(game.new_initial_state(), random, 12)
    for player in range(game.num_players()):
        for _ in range(3):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            deal(other, random, 3)


def test_resampling_redraws_what_is_hidden() -> None:
    state = deal(pyspiel.load_game("tokonoma_koinobori").new_initial_state(), np.random.default_rng(3), 2)
    random = np.random.default_rng(4)
    hands = {tuple(state.resample_from_infostate(0, random.random).inside.board.hands[1]) for _ in range(10)}
    assert len(hands) > 1


def test_its_tree_search_plays() -> None:
    game, random = pyspiel.load_game("tokonoma_gorinto"), np.random.RandomState(5)
    state = deal(game.new_initial_state(), np.random.default_rng(5), 60)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_its_information_set_search_plays(name: str) -> None:
    game, random = pyspiel.load_game(f"tokonoma_{name}"), np.random.RandomState(6)
    state = deal(game.new_initial_state(), np.random.default_rng(6), 25)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=6, random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_runs() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("tokonoma_goryo"))
    for _ in range(2):
        solver.iteration()
    assert solver.average_policy() is not None
