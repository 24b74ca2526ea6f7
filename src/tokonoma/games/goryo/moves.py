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
MOVES: int = 187

MOVE_FORMS = (
    (STEP, "SPACE", "choose the start, or lay the next cube: first number + 6 * row + column"),
    (SPRINT, "sprint:SPACE", "lay one cube more: first number + space"),
    (TRAIL, "trail:SPACE", "lay the False Trail: first number + space"),
    (CONFIRM, "confirm", "end the plan"),
    (CALL, "call:SAMURAI", "call a samurai: first number + samurai (green purple red blue)"),
    (MOVE, "move:SPACE", "move the samurai called to a space: first number + space"),
    (SEARCH, "search", "investigate the samurai's own space"),
    (SNIFF, "sniff:SPACE", "investigate a space beside him: first number + space"),
    (END, "end", "end the hunt"),
)
