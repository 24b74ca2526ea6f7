"""`tokonoma.gymnasium.env("koinobori", seats=2, bot="greedy")`; needs `pip install 'tokonoma[rl]'`."""

from tokonoma.environments.single import OneSeat, env

__all__ = ["OneSeat", "env"]
