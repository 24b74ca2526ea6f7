"""Moves are numbers: what is done, plus the space or the samurai it is done to."""

STEP: int = 0
SPRINT: int = 36
TRAIL: int = 72
CONFIRM: int = 108
CALL: int = 109
MOVE: int = 113
SEARCH: int = 149
SNIFF: int = 150
END: int = 186
