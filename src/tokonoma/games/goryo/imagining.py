"""Imagining what is behind the screen: a plan and a bound type that fit all that was seen, each as likely (§8.2)."""

from tokonoma.games.goryo.components import (
    GREEN_PRINT,
    INTACT,
    NEIGHBOURS,
    NOTHING,
    OBJECTS,
    RED_PRINT,
    SPACES,
)
from tokonoma.games.goryo.knowledge import (
    count_bounds,
    count_plans,
    count_prints,
    greens_off_path,
    may_have_crossed,
    plans_ending_here,
)
from tokonoma.games.goryo.paths import can_finish, is_on_path, lay_cube, take_cube
from tokonoma.games.goryo.secrets import put_up_screen
from tokonoma.games.goryo.state import HUNT, PLAN, Table
from tokonoma.kernel.contract import Chance


def imagine_behind_screen(table: Table, chance: Chance) -> None:
    """Put something behind the screen that fits all that was seen, every plan being equally likely (§8.2)."""
    put_up_screen(table)
    if table.stage == HUNT:
        greens = count_prints(table, GREEN_PRINT)
        reds = count_prints(table, RED_PRINT)
        pick_plan(table, greens, reds, chance.below(count_plans(table, greens, reds)))
    else:
        imagine_bound(table, chance)


def imagine_bound(table: Table, chance: Chance) -> None:
    """Bind her to a type whose tile is intact; while she plans, to one that leaves her a path."""
    n = 0
    for kind in range(OBJECTS):
        if may_be_bound(table, kind):
            n += 1
    left = chance.below(n)
    for kind in range(OBJECTS):
        if may_be_bound(table, kind):
            if left == 0:
                table.bound = kind
                return
            left -= 1


def may_be_bound(table: Table, kind: int) -> bool:
    """Whether she may be bound to a type, for all that can be seen outside a hunt."""
    if table.tiles[kind] != INTACT or table.stage != PLAN:
        return table.tiles[kind] == INTACT
    table.bound = kind
    possible: bool = can_finish(table)
    table.bound = NOTHING
    return possible


def pick_plan(table: Table, greens: int, reds: int, nth: int) -> None:
    """Lay the cubes, the False Trail and the bound type of the n-th plan that fits."""
    while nth >= plans_ending_here(table, greens, reds):
        nth -= plans_ending_here(table, greens, reds)
        nth = lay_cube_towards(table, greens, reds, nth)
    bounds = count_bounds(table)
    bind_nth(table, nth % bounds)
    lay_nth_trail(table, greens, nth // bounds)


def lay_cube_towards(table: Table, greens: int, reds: int, nth: int) -> int:
    """Lay the next cube of the n-th plan; return which plan it is among those that begin so."""
    at = table.path[table.steps]
    for i in range(NEIGHBOURS):
        space = table.box.neighbours[at][i]
        if may_have_crossed(table, space):
            lay_cube(table, space)
            plans = count_plans(table, greens, reds)
            if nth < plans:
                return nth
            nth -= plans
            take_cube(table)
    return nth


def bind_nth(table: Table, nth: int) -> None:
    """Bind her to the n-th type that her plan allows."""
    target = table.objects[table.path[table.steps]]
    for kind in range(OBJECTS):
        if table.tiles[kind] == INTACT and kind != target:
            if nth == 0:
                table.bound = kind
                return
            nth -= 1


def lay_nth_trail(table: Table, greens: int, nth: int) -> None:
    """Lay the n-th False Trail that the prints allow: on the green print off her path, else anywhere or nowhere."""
    must_explain: bool = greens_off_path(table, greens) > 0
    if not must_explain:
        if nth == 0:
            return
        nth -= 1
    for space in range(SPACES):
        may_lie: bool = table.prints[space] != RED_PRINT and not is_on_path(table, space)
        if may_lie and (not must_explain or table.prints[space] == GREEN_PRINT):
            if nth == 0:
                table.trail = space
                return
            nth -= 1
