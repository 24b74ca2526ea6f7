"""Her cubes on the way to a target: laying one, taking it back, and whether the way can still be finished (§4)."""

from tokonoma.games.goryo.components import NEIGHBOURS, NOWHERE, SPRINT_STEPS, STEPS
from tokonoma.games.goryo.palace import may_be_broken
from tokonoma.games.goryo.state import Table


def clear_path(table: Table) -> None:
    """Take every cube away but the first, which lies on her start (§4.1)."""
    table.path[0] = table.pawn
    for i in range(1, SPRINT_STEPS + 1):
        table.path[i] = NOWHERE
    table.steps = 0
    table.trail = NOWHERE


def lay_cube(table: Table, space: int) -> None:
    """Lay the next cube."""
    table.steps += 1
    table.path[table.steps] = space


def take_cube(table: Table) -> None:
    """Take the last cube back."""
    table.path[table.steps] = NOWHERE
    table.steps -= 1


def is_on_path(table: Table, space: int) -> bool:
    """Whether a space holds one of her cubes, the start included; the False Trail is not one of them."""
    for i in range(table.steps + 1):
        if table.path[i] == space:
            return True
    return False


def is_finished(table: Table) -> bool:
    """Whether the last cube laid may be the target: after four steps, or after five with Sprint (§4.2, §4.3)."""
    return table.steps >= STEPS and may_be_broken(table, table.path[table.steps])


def can_finish(table: Table) -> bool:
    """Whether more cubes can lead from here to a target, with Sprint while she has it (§4.4)."""
    if can_finish_after(table, STEPS):
        return True
    return table.has_sprint == 1 and can_finish_after(table, SPRINT_STEPS)


def can_finish_after(table: Table, steps: int) -> bool:
    """Whether the way can be finished by a target exactly so many steps from the start."""
    at = table.path[table.steps]
    if table.steps == steps:
        return may_be_broken(table, at)
    for i in range(NEIGHBOURS):
        space = table.box.neighbours[at][i]
        if space == NOWHERE:
            return False
        if not is_on_path(table, space):
            lay_cube(table, space)
            found: bool = can_finish_after(table, steps)
            take_cube(table)
            if found:
                return True
    return False
