"""OpenSpiel's Monte Carlo tree search plays Gorinto against chance moves: python examples/openspiel/mcts.py

Gorinto has no secrets, so its search fits as it is; its C++ form does not take games written in Python.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tokonoma.openspiel  # noqa: F401  makes our games known


def play(game, bots, random):
    """One game; what it was worth to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()](state))
    return state.returns()


def main(arguments=None):
    """Play some games, half of them from each seat."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="tokonoma_gorinto(seats=2)")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    asked = parser.parse_args(arguments)
    game, random = pyspiel.load_game(asked.game), np.random.RandomState(1)
    search = mcts.MCTSBot(game, 1.4, asked.simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    won = 0.0
    for i in range(asked.games):
        bots = [lambda state: int(random.choice(state.legal_actions()))] * 2
        bots[i % 2] = search.step
        won += play(game, bots, random)[i % 2]
    print(f"tree search with {asked.simulations} simulations: {won / asked.games:+.2f} a game against random moves")


if __name__ == "__main__":
    main()
