"""Who plays besides people: bots that are handed a view, a budget and a seed, and answer with a move in notation.

bot = tokonoma.bots.bot("search:0.2")
thought = bot.think(state.view(seat), seed=7)
state.play(thought.move)
"""

from tokonoma.bots.contract import Bot, Budget, Candidate, Thought
from tokonoma.bots.levels import LEVELS, bot, level_of, levels

__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "Thought", "bot", "level_of", "levels"]
