"""Everything that can change during a game of Goryō, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.goryo.box import Box
from tokonoma.games.goryo.components import (
    ACTIONS_EACH,
    ADVANCED_ACTIONS_EACH,
    CUBES,
    DRAWN,
    FLIPPED,
    IN_BAG,
    INTACT,
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_DRAWS,
    MOST_MOVES,
    NO_PRINT,
    NOBODY,
    NOTHING,
    NOWHERE,
    OBJECTS,
    PAWNS,
    RED_PRINT,
    ROOMS,
    ROUNDS,
    SEALED,
    SPACES,
    SPIRITS,
    SPRINT_STEPS,
)
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import Range, i8

# What the game waits for
DEAL: int = 0  # chance lays an object of a shuffled palace
BIND: int = 1  # chance draws the bound object
FIRST: int = 2  # chance draws the type she breaks first
START: int = 3  # the Goryō chooses which of them
PLAN: int = 4  # the Goryō lays her cubes
HUNT: int = 5  # the Samurai investigate
OFUDA: int = 6  # chance draws from the bag after a discovery
FINISHED: int = 7

# How the game ended (§7)
NOT_YET: int = 0
THIRD_SPIRIT: int = 1
LAST_TILE_BROKEN: int = 2
LAST_TILE_DRAWN: int = 3
NO_PATH: int = 4
FOUR_ROUNDS: int = 5


class Table(Board):
    """What lies on the table, behind her screen included."""

    box: Box
    actions_each: Annotated[int, Range(ADVANCED_ACTIONS_EACH, ACTIONS_EACH)]  # a samurai's actions in a round
    stage: Annotated[int, Range(DEAL, FINISHED)]
    round: Annotated[int, Range(0, ROUNDS)]  # from 1; 0 during set-up
    ended_by: Annotated[int, Range(NOT_YET, FOUR_ROUNDS)]

    objects: Annotated[list[i8], SPACES, Range(NOTHING, OBJECTS - 1)]  # the type on each space, or NOTHING
    condition: Annotated[list[i8], SPACES, Range(INTACT, SEALED)]  # INTACT, BROKEN or SEALED
    dealt: Annotated[int, Range(0, ROOMS * OBJECTS)]  # objects of a shuffled palace laid so far
    tiles: Annotated[list[i8], OBJECTS, Range(INTACT, FLIPPED)]  # INTACT or FLIPPED
    tiles_intact: Annotated[int, Range(1, OBJECTS)]
    tokens: Annotated[list[i8], OBJECTS, Range(IN_BAG, DRAWN)]
    mallet: Annotated[int, Range(0, "box.gongs")]
    spirits: Annotated[int, Range(0, SPIRITS)]  # flipped
    draws_due: Annotated[int, Range(0, SPIRITS + SPRINT_STEPS)]

    pawn: Annotated[int, Range(NOWHERE, SPACES - 1)]  # where she starts this round, or NOWHERE
    # as the last discovery left it: what this round's plan uses is not yet spent
    has_sprint: Annotated[int, Range(0, 1)]
    has_trail: Annotated[int, Range(0, 1)]

    # Behind her screen
    bound: Annotated[int, Range(NOTHING, OBJECTS - 1)]
    # the first cube on the start, then NOWHERE after the last one laid
    path: Annotated[list[i8], CUBES, Range(NOWHERE, SPACES - 1)]
    steps: Annotated[int, Range(0, SPRINT_STEPS)]  # cubes after the first
    trail: Annotated[int, Range(NOWHERE, SPACES - 1)]  # the space of the False Trail, or NOWHERE

    # This round's hunt
    prints: Annotated[list[i8], SPACES, Range(NO_PRINT, RED_PRINT)]
    samurai_at: Annotated[list[i8], PAWNS, Range(0, SPACES - 1)]
    acting: Annotated[int, Range(NOBODY, PAWNS - 1)]  # a samurai, or NOBODY
    called: Annotated[list[i8], PAWNS, Range(0, 1)]
    moved: Annotated[list[i8], PAWNS, Range(0, MOST_MOVES)]
    searched: Annotated[list[i8], PAWNS, Range(0, 1)]
    sniffed: Annotated[list[i8], PAWNS, Range(0, 1)]
    calls: Annotated[int, Range(0, MOST_CALLS)]
    actions: Annotated[int, Range(0, MOST_ACTIONS)]

    # The last discovery, for everybody to look at
    shown_round: Annotated[int, Range(0, ROUNDS)]  # 0 before the first
    shown_path: Annotated[list[i8], CUBES, Range(NOWHERE, SPACES - 1)]
    shown_steps: Annotated[int, Range(0, SPRINT_STEPS)]
    shown_trail: Annotated[int, Range(NOWHERE, SPACES - 1)]
    shown_prints: Annotated[list[i8], SPACES, Range(NO_PRINT, RED_PRINT)]
    shown_mallet: Annotated[int, Range(0, "box.gongs")]  # where the mallet stood before
    shown_bags: Annotated[int, Range(0, SPRINT_STEPS)]  # reached or passed
    shown_caught: Annotated[list[i8], PAWNS, Range(0, 1)]  # the samurai on the target
    shown_drawn: Annotated[list[i8], MOST_DRAWS, Range(0, OBJECTS - 1)]
    shown_draws: Annotated[int, Range(0, MOST_DRAWS)]
