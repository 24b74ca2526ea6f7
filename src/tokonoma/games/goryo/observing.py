"""Goryō as numbers for a program that learns (`kernel/observing.py`). The sides differ, so seats keep their numbers."""

from tokonoma.games.goryo.components import (
    CUBES,
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_DRAWS,
    MOST_GONGS,
    MOST_MOVES,
    OBJECTS,
    PAWNS,
    ROUNDS,
    SPACES,
    SPIRITS,
    SPRINT_STEPS,
)
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.observing import put_number, put_row
from tokonoma.kernel.typed import Row16

# name, shape, least and greatest value, what it tells
FEATURES = (
    ("seat", (), -1, 1, "the seat that looks: 0 the Goryō, 1 the Samurai, -1 a spectator"),
    ("to_act", (), -2, 1, "the seat to act; -1 chance, -2 nobody"),
    ("actions_each", (), 2, 3, "a samurai's actions in a round"),
    ("stage", (), 0, 7, "what the game waits for, as in `state.py`"),
    ("round", (), 0, ROUNDS, "from 1; 0 during set-up"),
    ("mallet", (), 0, MOST_GONGS, "its space on the gong's arc"),
    ("spirits", (), 0, SPIRITS, "flipped"),
    ("draws_due", (), 0, SPIRITS + SPRINT_STEPS, "tokens still to draw"),
    ("pawn", (), -1, SPACES - 1, "where she starts this round"),
    ("has_sprint", (), 0, 1, "not yet spent"),
    ("has_trail", (), 0, 1, "not yet spent"),
    ("objects", (SPACES,), -1, OBJECTS - 1, "the type on each space"),
    ("condition", (SPACES,), 0, 2, "intact, broken, sealed"),
    ("tiles", (OBJECTS,), 0, 1, "flipped, by type"),
    ("tokens", (OBJECTS,), 0, 2, "in the bag, broken first, drawn"),
    ("bound", (), -1, OBJECTS - 1, "hers alone: the bound type"),
    ("path", (CUBES,), -1, SPACES - 1, "hers alone: her cubes"),
    ("steps", (), 0, SPRINT_STEPS, "hers alone: cubes after the first"),
    ("trail", (), -1, SPACES - 1, "hers alone: the False Trail"),
    ("prints", (SPACES,), 0, 2, "none, green, red"),
    ("samurai_at", (PAWNS,), 0, SPACES - 1, "where each samurai stands"),
    ("acting", (), -1, PAWNS - 1, "the samurai called last"),
    ("called", (PAWNS,), 0, 1, "this round"),
    ("moved", (PAWNS,), 0, MOST_MOVES, "this round"),
    ("searched", (PAWNS,), 0, 1, "this round"),
    ("sniffed", (PAWNS,), 0, 1, "this round"),
    ("calls", (), 0, MOST_CALLS, "this round"),
    ("actions", (), 0, MOST_ACTIONS, "this round"),
    ("shown_round", (), 0, ROUNDS, "the last discovery: its round"),
    ("shown_steps", (), 0, SPRINT_STEPS, "the length of its path"),
    ("shown_trail", (), -1, SPACES - 1, "its False Trail"),
    ("shown_mallet", (), 0, MOST_GONGS, "where the mallet stood before"),
    ("shown_bags", (), 0, SPRINT_STEPS, "bags reached or passed"),
    ("shown_draws", (), 0, MOST_DRAWS, "tokens drawn"),
    ("shown_path", (CUBES,), -1, SPACES - 1, "its path"),
    ("shown_prints", (SPACES,), 0, 2, "its prints"),
    ("shown_caught", (PAWNS,), 0, 1, "the samurai on its target"),
    ("shown_drawn", (MOST_DRAWS,), -1, OBJECTS - 1, "the tokens drawn"),
)


def write_observation(table: Table, audience: int, out: Row16) -> int:
    """Write every number of FEATURES."""
    at = put_number(out, 0, audience)
    at = put_number(out, at, table.to_act)
    at = put_number(out, at, table.actions_each)
    at = put_number(out, at, table.stage)
    at = put_number(out, at, table.round)
    at = put_number(out, at, table.mallet)
    at = put_number(out, at, table.spirits)
    at = put_number(out, at, table.draws_due)
    at = put_number(out, at, table.pawn)
    at = put_number(out, at, table.has_sprint)
    at = put_number(out, at, table.has_trail)
    at = put_row(out, at, table.objects, SPACES)
    at = put_row(out, at, table.condition, SPACES)
    at = put_row(out, at, table.tiles, OBJECTS)
    at = put_row(out, at, table.tokens, OBJECTS)
    at = put_number(out, at, table.bound)
    at = put_row(out, at, table.path, CUBES)
    at = put_number(out, at, table.steps)
    at = put_number(out, at, table.trail)
    at = write_hunt(table, out, at)
    return write_discovery(table, out, at)


def write_hunt(table: Table, out: Row16, at: int) -> int:
    """Write this round's hunt."""
    at = put_row(out, at, table.prints, SPACES)
    at = put_row(out, at, table.samurai_at, PAWNS)
    at = put_number(out, at, table.acting)
    at = put_row(out, at, table.called, PAWNS)
    at = put_row(out, at, table.moved, PAWNS)
    at = put_row(out, at, table.searched, PAWNS)
    at = put_row(out, at, table.sniffed, PAWNS)
    at = put_number(out, at, table.calls)
    return put_number(out, at, table.actions)


def write_discovery(table: Table, out: Row16, at: int) -> int:
    """Write the last discovery."""
    at = put_number(out, at, table.shown_round)
    at = put_number(out, at, table.shown_steps)
    at = put_number(out, at, table.shown_trail)
    at = put_number(out, at, table.shown_mallet)
    at = put_number(out, at, table.shown_bags)
    at = put_number(out, at, table.shown_draws)
    at = put_row(out, at, table.shown_path, CUBES)
    at = put_row(out, at, table.shown_prints, SPACES)
    at = put_row(out, at, table.shown_caught, PAWNS)
    return put_row(out, at, table.shown_drawn, MOST_DRAWS)
