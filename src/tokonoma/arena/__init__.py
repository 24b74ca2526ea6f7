"""Bots against bots: matches with rotated seats and mirrored deals, ratings with confidence, reports with plots.

from tokonoma.arena import Plan, figures, run
results = run(Plan("gorinto", ("search:0.05", "greedy"), games=40))
figures(results)["bots"]["search:0.05"]["win_rate"]
"""

from tokonoma.arena.plan import Plan
from tokonoma.arena.statistics import figures
from tokonoma.arena.workers import run

__all__ = ["Plan", "figures", "run"]
