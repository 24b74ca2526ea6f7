"""The end of the game: four ways the Samurai win, one for the Goryō (§7)."""

from tokonoma.games.goryo.components import GORYO, SAMURAI
from tokonoma.games.goryo.events import BOUND_SHOWN, WON
from tokonoma.games.goryo.state import FINISHED, FOUR_ROUNDS, Table
from tokonoma.kernel.contract import OVER, tell
from tokonoma.kernel.typed import Values


def finish(table: Table, how: int) -> None:
    """End the game: the bound object is shown, and one side has won (§7.3)."""
    table.stage = FINISHED
    table.ended_by = how
    table.draws_due = 0
    table.to_act = OVER
    tell(table, BOUND_SHOWN, table.bound)
    tell(table, WON, winner(table), how)


def is_cornered(table: Table) -> bool:
    """Whether all tiles but one are flipped, so that the bound type is known (§7.1)."""
    return table.tiles_intact <= 1


def winner(table: Table) -> int:
    """The seat that won; the Goryō only by lasting four rounds (§7.2)."""
    return GORYO if table.ended_by == FOUR_ROUNDS else SAMURAI


def share_victory(table: Table, values: Values) -> None:
    """Write each seat's share: the winner has all of it."""
    values[GORYO] = 0.0
    values[SAMURAI] = 0.0
    values[winner(table)] = 1.0
