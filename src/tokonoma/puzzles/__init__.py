"""Puzzles from games that bots play: made, checked, rated, kept beside the rules, and judged when somebody tries."""

from tokonoma.puzzles.puzzle import Puzzle, beginning, find_puzzle, games_with_puzzles, of_the_day, puzzles, stars
from tokonoma.puzzles.solving import PuzzleRun, Verdict
from tokonoma.puzzles.telling import Why, asked, why_right, why_wrong

__all__ = [
    "Puzzle",
    "PuzzleRun",
    "Verdict",
    "Why",
    "asked",
    "beginning",
    "find_puzzle",
    "games_with_puzzles",
    "of_the_day",
    "puzzles",
    "stars",
    "why_right",
    "why_wrong",
]
