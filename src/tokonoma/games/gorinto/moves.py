"""Moves are numbers: from 0 a path space and a depth to place a tile, then the ranges below."""

GATHER_SPACE: int = 50  # and the space whose top is gathered
GATHER_LEVEL: int = 75  # and the level within the placed tile's stack, from the bottom
REMOVE: int = 90  # and the path space
GIVE: int = 100  # and the element
MOVES: int = 105

MOVE_FORMS = (
    (0, "PATH>SPACE", "place the tile of a path space (a to e, then 1 to 5, from 0): 5 * path space + depth"),
    (GATHER_SPACE, "SPACE", "gather the top tile of a space: first number + 5 * row + column"),
    (GATHER_LEVEL, "^LEVEL", "gather from the placed tile's own stack: first number + level now, from 0 at the bottom"),
    (REMOVE, "-PATH", "remove a tile from the path: first number + path space"),
    (GIVE, "give:ELEMENT", "give a tile to one's partner: first number + element (void wind fire water earth)"),
)
