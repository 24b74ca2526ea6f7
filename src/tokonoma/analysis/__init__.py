"""What moves are worth: puzzles, hints and the analysis of games share this.

Everything is judged by what a seat can know, and counted in playouts, so that the same question has the same answer on
every machine.
"""

from tokonoma.analysis.compare import compare
from tokonoma.analysis.judged import Alternative, Analysis, Judged, LineChange, StageStart, TurningPoint, WhyBetter
from tokonoma.analysis.played_out import play_out
from tokonoma.analysis.record import analyse
from tokonoma.analysis.study import Study, Thinking, think
from tokonoma.analysis.values import MoveValue, PlayedOut
from tokonoma.analysis.whole_game import summary

__all__ = [
    "Alternative",
    "Analysis",
    "Judged",
    "LineChange",
    "MoveValue",
    "PlayedOut",
    "StageStart",
    "Study",
    "Thinking",
    "TurningPoint",
    "WhyBetter",
    "analyse",
    "compare",
    "play_out",
    "summary",
    "think",
]
