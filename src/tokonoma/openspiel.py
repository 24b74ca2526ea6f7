"""`import tokonoma.openspiel`, then `pyspiel.load_game("tokonoma_gorinto(seats=2,landscape=lake)")`.

Needs `pip install 'tokonoma[openspiel]'`.
"""

from tokonoma.environments.spiel import SpielGame, SpielObserver, SpielState, register

__all__ = ["SpielGame", "SpielObserver", "SpielState"]

register()
