"""What moves are worth: puzzles, hints and the analysis of games share this.

Everything is judged by what a seat can know, and counted in playouts, so that the same question has the same answer on
every machine.
"""

from tokonoma.analysis.compare import compare
from tokonoma.analysis.judged import Alternative, Analysis, Judged, LineChange
from tokonoma.analysis.played_out import play_out
from tokonoma.analysis.record import analyse, summary
from tokonoma.analysis.values import MoveValue, PlayedOut

__all__ = [
    "Alternative",
    "Analysis",
    "Judged",
    "LineChange",
    "MoveValue",
    "PlayedOut",
    "analyse",
    "compare",
    "play_out",
    "summary",
]
