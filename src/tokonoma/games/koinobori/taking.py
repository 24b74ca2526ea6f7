"""Taking cards from the draw row, as an action or by an ability (§3)."""

from tokonoma.games.koinobori.hands import room
from tokonoma.games.koinobori.row import await_row_card, may_deal, needs_refill, take_from
from tokonoma.games.koinobori.state import CHOOSING, REFRESHING, TAKING, TAKING_FRESH, Table
from tokonoma.games.koinobori.waiting import await_seat, end_turn, go_on_playing


def may_take(table: Table) -> bool:
    """Whether there is a card to take and room for it (§3.2)."""
    return table.in_row > 0 and room(table, table.turn) > 0


def allow_takes(table: Table, most: int) -> None:
    """Let the seat take up to a number of cards, as far as its hand has room (§3.2)."""
    table.takes_left = min(most, room(table, table.turn))
    table.taken = 0


def take(table: Table, end: int) -> None:
    """Take one card; the first one of a turn begins the take action (§3.1)."""
    if table.phase == CHOOSING:
        table.passes = 0
        allow_takes(table, table.box.draw_capacity[table.levels[table.turn]])
        table.phase = TAKING
    take_from(table, end)
    table.taken += 1
    table.takes_left -= 1
    if table.takes_left == 0 or table.in_row == 0:
        stop_taking(table)


def stop_taking(table: Table) -> None:
    """After the whole take, refill the row if it has become short (§3.4)."""
    table.takes_left = 0
    if needs_refill(table):
        await_row_card(table)
    else:
        after_row(table)


def after_row(table: Table) -> None:
    """Go on where the row, now as full as it gets, was needed."""
    if table.phase == TAKING:
        end_turn(table)
    elif table.phase == REFRESHING and may_take(table):
        allow_takes(table, 1)
        await_seat(table, TAKING_FRESH)
    else:
        go_on_playing(table)


def fill_row(table: Table) -> None:
    """Deal the next card of the row while there is a space and a card (§3.4)."""
    if may_deal(table):
        await_row_card(table)
    else:
        after_row(table)
