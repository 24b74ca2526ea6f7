"""Whom the game waits for: chance, a seat at the start of its turn, or a seat with a card to play."""

from tokonoma.games.gorbinos_quest.events import TURN_BEGAN
from tokonoma.games.gorbinos_quest.state import CARD, FREE_GOODS, NO_DRAW, Table
from tokonoma.kernel.contract import CHANCE, tell


def await_draw(table: Table, kind: int, place: int) -> None:
    """Hand the game to chance for one draw."""
    table.to_act = CHANCE
    table.drawing = kind
    table.place_of_draw = place


def seat_in_turn(table: Table) -> int:
    """The seat whose turn it is: clockwise from the first-player marker (§4.1)."""
    return (table.start_player + table.turns) % table.seats


def await_turn(table: Table) -> None:
    """Begin the turn of the seat that is due; a first turn begins with free goods (§2.8)."""
    table.cards_due = table.pace
    tell(table, TURN_BEGAN, seat_in_turn(table), table.round)
    await_card(table)
    if table.round == 1 and table.box.free_goods > 0:
        table.left = table.box.free_goods
        table.cursor = 0
        table.phase = FREE_GOODS


def await_card(table: Table) -> None:
    """Ask the seat in turn for a card (§4.2)."""
    table.to_act = seat_in_turn(table)
    table.drawing = NO_DRAW
    table.phase = CARD
