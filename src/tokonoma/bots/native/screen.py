"""What is behind her screen, as a search of Goryō handles it: beginning a plan, and whether one fits the prints."""

from tokonoma.games.goryo.components import GORYO, GREEN_PRINT, NO_PRINT, NOWHERE, RED_PRINT, SAMURAI, SPACES
from tokonoma.games.goryo.moves import CONFIRM, END, SEARCH, SNIFF, SPRINT, TRAIL
from tokonoma.games.goryo.paths import clear_path, is_on_path
from tokonoma.games.goryo.state import HUNT, PLAN, Table
from tokonoma.kernel.contract import Page


def has_prints(table: Table) -> bool:
    """Whether the Samurai have asked about anything this round."""
    for space in range(SPACES):
        if table.prints[space] != NO_PRINT:
            return True
    return False


def begin_plan(table: Table, kind: int) -> None:
    """Put the round back to where she plans, bound to a type."""
    table.stage = PLAN
    table.to_act = GORYO
    table.bound = kind
    clear_path(table)


def put_back(root: Table, table: Table) -> None:
    """Put the round back to where the hunt is."""
    clear_path(table)
    table.stage = HUNT
    table.to_act = SAMURAI
    for space in range(SPACES):
        table.prints[space] = root.prints[space]


def fits(root: Table, table: Table) -> bool:
    """Whether a plan answers every print as it was answered."""
    for space in range(SPACES):
        on_path: bool = space == table.trail or is_on_path(table, space)
        if root.prints[space] == GREEN_PRINT and not on_path:
            return False
        if root.prints[space] == RED_PRINT and on_path:
            return False
    return True


def weigh_plan(page: Page, n: int) -> None:
    """Write how good each step of a plan looks: a False Trail is one idea, wherever it lies."""
    for i in range(n):
        move = page.moves[i]
        page.weights[i] = 60
        if move >= TRAIL and move < CONFIRM:
            page.weights[i] = 2
        elif move >= SPRINT and move < TRAIL:
            page.weights[i] = 20


def investigated(table: Table, move: int) -> int:
    """The space a move asks about, or NOWHERE."""
    if move == END or move < SEARCH:
        return NOWHERE
    if move == SEARCH:
        return table.samurai_at[table.acting]
    return move - SNIFF
