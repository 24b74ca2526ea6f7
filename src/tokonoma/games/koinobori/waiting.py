"""Whose turn it is, and how an action goes on or ends (§2)."""

from tokonoma.games.koinobori.ending import finish
from tokonoma.games.koinobori.events import ENDED_BY_PASSING, PASSED
from tokonoma.games.koinobori.state import CHOOSING, NO_DRAW, PLAYING, Table
from tokonoma.kernel.contract import tell


def await_seat(table: Table, phase: int) -> None:
    """Hand the game to the seat whose turn it is."""
    table.to_act = table.turn
    table.drawing = NO_DRAW
    table.phase = phase


def begin_turn(table: Table, seat: int) -> None:
    """Let a seat choose its action (§2.1)."""
    table.turn = seat
    table.takes_left = 0
    table.taken = 0
    table.plays_left = 0
    await_seat(table, CHOOSING)


def end_turn(table: Table) -> None:
    """Give the turn to the next seat (§2.1)."""
    begin_turn(table, (table.turn + 1) % table.seats)


def go_on_playing(table: Table) -> None:
    """Play another card where the action allows it and there is one, else end the turn (§4.4)."""
    if table.plays_left > 0 and table.hand_sizes[table.turn] > 0:
        await_seat(table, PLAYING)
    else:
        end_turn(table)


def pass_turn(table: Table) -> None:
    """Do nothing because nothing can be done; the game ends when every seat has done so in a row (§2.4)."""
    tell(table, PASSED, table.turn)
    table.passes += 1
    if table.passes == table.seats:
        finish(table, ENDED_BY_PASSING)
    else:
        end_turn(table)
