"""OpenSpiel's information-set search plays Koinobori against chance moves: python examples/openspiel/ismcts.py

It searches worlds that its seat cannot tell from the true one: `resample_from_infostate` draws them by *imagine*.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tokonoma.openspiel  # noqa: F401  makes our games known


def play(game, bots, random):
    """One game; what it was worth to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()](state)))
    return state.returns()


def main(arguments=None):
    """Play some games, half of them from each seat."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="tokonoma_koinobori(seats=2)")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    asked = parser.parse_args(arguments)
    game, random = pyspiel.load_game(asked.game), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    search = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=asked.simulations, random_state=random
    )
    won = 0.0
    for i in range(asked.games):
        bots = [lambda state: random.choice(state.legal_actions())] * 2
        bots[i % 2] = search.step
        won += play(game, bots, random)[i % 2]
    print(f"search with {asked.simulations} simulations: {won / asked.games:+.2f} a game against random moves")


if __name__ == "__main__":
    main()
