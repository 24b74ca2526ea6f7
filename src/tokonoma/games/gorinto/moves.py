"""Moves are numbers: from 0 a path space and a depth to place a tile, then the ranges below."""

GATHER_SPACE: int = 50  # and the space whose top is gathered
GATHER_LEVEL: int = 75  # and the level within the placed tile's stack, from the bottom
REMOVE: int = 90  # and the path space
GIVE: int = 100  # and the element
