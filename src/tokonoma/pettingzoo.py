"""`tokonoma.pettingzoo.env("gorinto", seats=3, options={"landscape": "lake"})`.

Needs `pip install 'tokonoma[pettingzoo]'`.
"""

from tokonoma.environments.aec import Seats, env, raw_env

__all__ = ["Seats", "env", "raw_env"]
