"""Everything that can change during a game of Goryō, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.goryo.box import Box
from tokonoma.games.goryo.components import CUBES, MOST_DRAWS, OBJECTS, PAWNS, SPACES
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import i8

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
    actions_each: int  # a samurai's actions in a round
    stage: int
    round: int  # from 1; 0 during set-up
    ended_by: int

    objects: Annotated[list[i8], SPACES]  # the type on each space, or NOTHING
    condition: Annotated[list[i8], SPACES]  # INTACT, BROKEN or SEALED
    dealt: int  # objects of a shuffled palace laid so far
    tiles: Annotated[list[i8], OBJECTS]  # INTACT or FLIPPED
    tiles_intact: int
    tokens: Annotated[list[i8], OBJECTS]
    mallet: int
    spirits: int  # flipped
    draws_due: int

    pawn: int  # where she starts this round, or NOWHERE
    has_sprint: int  # as the last discovery left it: what this round's plan uses is not yet spent
    has_trail: int

    # Behind her screen
    bound: int
    path: Annotated[list[i8], CUBES]  # the first cube on the start, then NOWHERE after the last one laid
    steps: int  # cubes after the first
    trail: int  # the space of the False Trail, or NOWHERE

    # This round's hunt
    prints: Annotated[list[i8], SPACES]
    samurai_at: Annotated[list[i8], PAWNS]
    acting: int  # a samurai, or NOBODY
    called: Annotated[list[i8], PAWNS]
    moved: Annotated[list[i8], PAWNS]
    searched: Annotated[list[i8], PAWNS]
    sniffed: Annotated[list[i8], PAWNS]
    calls: int
    actions: int

    # The last discovery, for everybody to look at
    shown_round: int  # 0 before the first
    shown_path: Annotated[list[i8], CUBES]
    shown_steps: int
    shown_trail: int
    shown_prints: Annotated[list[i8], SPACES]
    shown_mallet: int  # where the mallet stood before
    shown_bags: int  # reached or passed
    shown_caught: Annotated[list[i8], PAWNS]  # the samurai on the target
    shown_drawn: Annotated[list[i8], MOST_DRAWS]
    shown_draws: int
