"""Tokonoma: four board games, to play, to study, and to use from Python at native speed."""

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import GAMES, Game, game, replay
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State

__version__ = "0.1.0"
__all__ = ["CHANCE", "GAMES", "Game", "Refusal", "State", "__version__", "game", "replay"]
