"""What luck decides: an object for each space of a shuffled palace, the bound one, the first one, tokens from the bag.

An outcome is always a type of object, and all that are possible are equally likely.
"""

from tokonoma.games.goryo.components import IN_BAG, OBJECTS
from tokonoma.games.goryo.discovery import draw_token
from tokonoma.games.goryo.setup import bind, draw_first, lay_object, may_lie_next
from tokonoma.games.goryo.state import BIND, DEAL, FIRST, Table
from tokonoma.kernel.typed import Moves, Weights


def possible_outcomes(table: Table, outcomes: Moves, weights: Weights) -> int:
    """Write the types that may be drawn, ascending."""
    n = 0
    for kind in range(OBJECTS):
        if may_be_drawn(table, kind):
            outcomes[n] = kind
            weights[n] = 1
            n += 1
    return n


def may_be_drawn(table: Table, kind: int) -> bool:
    """Whether a type can be the next outcome; the bound one has left the bag (§3.3)."""
    if table.stage == DEAL:
        return may_lie_next(table, kind)
    return table.tokens[kind] == IN_BAG and kind != table.bound


def happen(table: Table, kind: int) -> None:
    """Let what was drawn take effect."""
    if table.stage == DEAL:
        lay_object(table, kind)
    elif table.stage == BIND:
        bind(table, kind)
    elif table.stage == FIRST:
        draw_first(table, kind)
    else:
        draw_token(table, kind)
