"""What the Samurai, and spectators with them, can work out (§8.3); `imagining.py` builds on it.

A *plan* here is a path, perhaps a False Trail, and
a bound type that go together. Those that fit every print of the round are counted path by path: the ways to lay the
False Trail and to be bound multiply, so no list of plans is needed.
"""

from typing import Annotated

from tokonoma.games.goryo.components import (
    CUBES,
    GREEN_PRINT,
    INTACT,
    NEIGHBOURS,
    NOWHERE,
    RED_PRINT,
    SPACES,
    SPRINT_STEPS,
    STEPS,
)
from tokonoma.games.goryo.palace import may_be_broken
from tokonoma.games.goryo.paths import is_on_path, lay_cube, take_cube
from tokonoma.games.goryo.secrets import put_up_screen
from tokonoma.games.goryo.state import HUNT, PLAN, Table
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import i8

MOST_PATHS: int = 432  # 4 * 3 * 3 * 3 of four steps, and three times as many of five


class Candidates(Fields):
    """The paths she may have planned, for all the Samurai know."""

    many: int
    paths: Annotated[list[list[i8]], MOST_PATHS, CUBES]  # as in the table: the start first
    steps: Annotated[list[i8], MOST_PATHS]
    plans: Annotated[list[int], MOST_PATHS]  # how many plans have this path
    through: Annotated[list[int], SPACES]  # paths with a cube there; the start, which all have, counts none
    ending: Annotated[list[int], SPACES]  # paths with their target there


def count_prints(table: Table, colour: int) -> int:
    """How many prints of a colour lie in the palace."""
    n = 0
    for space in range(SPACES):
        if table.prints[space] == colour:
            n += 1
    return n


# Counting and picking plans: the cubes laid so far are the beginning of the plans counted


def count_plans(table: Table, greens: int, reds: int) -> int:
    """How many plans begin with the cubes laid so far and fit the prints."""
    n = plans_ending_here(table, greens, reds)
    if table.steps < longest_path(table):
        at = table.path[table.steps]
        for i in range(NEIGHBOURS):
            space = table.box.neighbours[at][i]
            if may_have_crossed(table, space):
                lay_cube(table, space)
                n += count_plans(table, greens, reds)
                take_cube(table)
    return n


def longest_path(table: Table) -> int:
    """The most steps she can have planned."""
    return SPRINT_STEPS if table.has_sprint else STEPS


def may_have_crossed(table: Table, space: int) -> bool:
    """Whether the next cube may lie on a space, as far as the prints tell."""
    return space != NOWHERE and table.prints[space] != RED_PRINT and not is_on_path(table, space)


def plans_ending_here(table: Table, greens: int, reds: int) -> int:
    """How many plans have exactly the cubes laid so far: ways to lay the False Trail, times types to be bound to."""
    if table.steps < STEPS or not may_be_broken(table, table.path[table.steps]):
        return 0
    return count_trails(table, greens, reds) * count_bounds(table)


def greens_off_path(table: Table, greens: int) -> int:
    """How many green prints the cubes laid so far do not explain."""
    for i in range(1, table.steps + 1):
        if table.prints[table.path[i]] == GREEN_PRINT:
            greens -= 1
    return greens


def count_trails(table: Table, greens: int, reds: int) -> int:
    """How many ways there are to have a False Trail or none beside the cubes laid so far."""
    unexplained = greens_off_path(table, greens)
    if unexplained == 0:
        return 1 + (SPACES - table.steps - 1 - reds) * table.has_trail
    return table.has_trail if unexplained == 1 else 0


def count_bounds(table: Table) -> int:
    """How many types she may be bound to: those with intact tiles, but not her target's."""
    kind = table.objects[table.path[table.steps]]
    return table.tiles_intact - 1 if table.tiles[kind] == INTACT else table.tiles_intact


# The set of possible paths


def find_candidates(table: Table, found: Candidates) -> None:
    """Write every path that fits, with the number of plans it stands for; the table is left with the screen up."""
    put_up_screen(table)
    found.many = 0
    for space in range(SPACES):
        found.through[space] = 0
        found.ending[space] = 0
    if table.stage == PLAN or table.stage == HUNT:
        collect(table, found, count_prints(table, GREEN_PRINT), count_prints(table, RED_PRINT))


def collect(table: Table, found: Candidates, greens: int, reds: int) -> None:
    """Write the paths that begin with the cubes laid so far."""
    plans = plans_ending_here(table, greens, reds)
    if plans > 0:
        note_path(table, found, plans)
    if table.steps == longest_path(table):
        return
    at = table.path[table.steps]
    for i in range(NEIGHBOURS):
        space = table.box.neighbours[at][i]
        if may_have_crossed(table, space):
            lay_cube(table, space)
            collect(table, found, greens, reds)
            take_cube(table)


def note_path(table: Table, found: Candidates, plans: int) -> None:
    """Write the cubes laid so far as one path."""
    for i in range(CUBES):
        found.paths[found.many][i] = table.path[i]
    for i in range(1, table.steps + 1):
        found.through[table.path[i]] += 1
    found.ending[table.path[table.steps]] += 1
    found.steps[found.many] = table.steps
    found.plans[found.many] = plans
    found.many += 1
