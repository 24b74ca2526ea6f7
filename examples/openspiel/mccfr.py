"""OpenSpiel's counterfactual regret minimisation, by outcome sampling, on Goryō: python examples/openspiel/mccfr.py

Each iteration samples one way through the game and updates the regrets of the information states on it. CFR and CFR+
walk the whole tree every time, which is out of reach here: ten decisions into a round of Goryō there are more than
a million sequences. So this shows that the method runs and how many information states it meets, not a solution.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

import tokonoma.openspiel  # noqa: F401  makes our games known


def main(arguments=None):
    """Iterate, then tell what is known of the strategy."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="tokonoma_goryo")
    parser.add_argument("--iterations", type=int, default=200)
    asked = parser.parse_args(arguments)
    np.random.seed(1)
    game = pyspiel.load_game(asked.game)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(asked.iterations):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    policy = solver.average_policy().action_probabilities(state)
    likely = sorted(policy.items(), key=lambda each: -each[1])[:3]
    told = ", ".join(f"{state.action_to_string(action)} {chance:.0%}" for action, chance in likely)
    print(f"{asked.iterations} iterations met {len(solver._infostates)} information states; she starts: {told}")


if __name__ == "__main__":
    main()
