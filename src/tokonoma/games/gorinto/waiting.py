"""Whom the table waits for: chance with a kind of draw, a seat with a kind of decision, or nobody."""

from tokonoma.games.gorinto.components import TURN_OF_ROUND
from tokonoma.games.gorinto.state import NOTHING, PLACEMENT, Table
from tokonoma.kernel.contract import CHANCE, OVER


def await_draw(table: Table, kind: int) -> None:
    """Hand the game to chance for the first draw of a kind."""
    table.to_act = CHANCE
    table.awaiting = kind
    table.place_of_draw = 0


def await_turn(table: Table) -> None:
    """Hand the game to the next seat in order, which has a tile to place."""
    table.to_act = table.order[TURN_OF_ROUND[table.seats][table.turns]]
    table.awaiting = PLACEMENT
    table.place_of_draw = 0


def await_nobody(table: Table) -> None:
    """The game is over."""
    table.to_act = OVER
    table.awaiting = NOTHING
    table.place_of_draw = 0
