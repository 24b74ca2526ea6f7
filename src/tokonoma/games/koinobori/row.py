"""The draw row, the pile and the discards: how cards come off the row and how it is filled again (§3)."""

from tokonoma.games.koinobori.components import BLANK, REFILL_AT, ROW
from tokonoma.games.koinobori.events import RESHUFFLED, ROW_DEALT, TOOK
from tokonoma.games.koinobori.hands import hold, receive
from tokonoma.games.koinobori.state import ROW_CARD, Table
from tokonoma.kernel.contract import CHANCE, tell

LEFT: int = 0
RIGHT: int = 1


def take_from(table: Table, end: int) -> None:
    """Take the card at one end of the row into the hand, for all to see (§3.1)."""
    card = table.row[0]
    if end == RIGHT:
        card = table.row[table.in_row - 1]
    else:
        for i in range(table.in_row - 1):
            table.row[i] = table.row[i + 1]
    table.in_row -= 1
    table.row[table.in_row] = BLANK
    table.came_to[card] = table.turn
    table.came_at[card] = table.secrets
    receive(table, table.turn, card)
    tell(table, TOOK, table.turn, card, end)


def needs_refill(table: Table) -> bool:
    """Three cards or fewer, and some left to deal (§3.4, §3.5)."""
    return table.in_row <= REFILL_AT and may_deal(table)


def may_deal(table: Table) -> bool:
    """Whether the row has a space and there is a card for it (§3.5)."""
    return table.in_row < ROW and table.in_pile + table.in_discards > 0


def await_row_card(table: Table) -> None:
    """Hand the game to chance for the next card of the row; an empty pile takes in the discards first (§3.5)."""
    if table.in_pile == 0:
        reshuffle(table)
    table.to_act = CHANCE
    table.drawing = ROW_CARD


def reshuffle(table: Table) -> None:
    """Make the discards of refreshed rows the new pile (§3.5)."""
    tell(table, RESHUFFLED, table.in_discards)
    for i in range(table.in_discards):
        hold(table.pile, table.in_pile, table.discards[i])
        table.in_pile += 1
        table.discards[i] = BLANK
    table.in_discards = 0
    table.reshuffles += 1


def leave_pile(table: Table, card: int) -> None:
    """Take a card out of the pile."""
    table.in_pile -= 1
    i = table.in_pile
    carried = table.pile[i]
    table.pile[i] = BLANK
    while carried != card:
        i -= 1
        above = table.pile[i]
        table.pile[i] = carried
        carried = above


def deal_to_row(table: Table, card: int) -> None:
    """Let a card join the row at the right (§3.4)."""
    leave_pile(table, card)
    table.row[table.in_row] = card
    table.in_row += 1
    tell(table, ROW_DEALT, card)


def discard_row(table: Table) -> None:
    """Put the whole row on the discards (§5.8)."""
    for i in range(table.in_row):
        table.discards[table.in_discards] = table.row[i]
        table.in_discards += 1
        table.row[i] = BLANK
    table.in_row = 0
