"""The games as environments for programs that learn: batches, PettingZoo, OpenSpiel, Gymnasium.

Nothing else in the package imports anything from here, and what is here imports its library only when it is used:
`pip install 'tokonoma[pettingzoo]'`, `tokonoma[openspiel]`, `tokonoma[rl]`.
"""
