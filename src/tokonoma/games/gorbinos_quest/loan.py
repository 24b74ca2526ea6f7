"""Loan: coins at once, for nothing or for spaces of the income track (§7.1)."""

from tokonoma.games.gorbinos_quest.components import LOANS
from tokonoma.games.gorbinos_quest.events import LOANED
from tokonoma.games.gorbinos_quest.moves import BORROW
from tokonoma.games.gorbinos_quest.purse import gain_coins, income_of
from tokonoma.games.gorbinos_quest.state import CARRIED_OUT, Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def loans(table: Table, moves: Moves, card: int) -> int:
    """Write the loans the card offers and the income track allows."""
    n = 0
    for spaces in range(LOANS):
        if may_borrow(table, card, spaces):
            moves[n] = BORROW + spaces
            n += 1
    return n


def may_borrow(table: Table, card: int, spaces: int) -> bool:
    """A loan is on the card, and leads nobody below the lowest space."""
    return table.box.numbers[card][spaces] > 0 and table.income[table.to_act] >= spaces


def may_borrow_at_all(table: Table, card: int) -> bool:
    """Some loan on the card can be taken."""
    return may_borrow(table, card, 0) or may_borrow(table, card, 1) or may_borrow(table, card, 2)


def borrow(table: Table, spaces: int) -> None:
    """Move down the income track and take the coins."""
    seat = table.to_act
    coins = table.box.numbers[table.acting][spaces]
    table.income[seat] -= spaces
    gain_coins(table, seat, coins)
    tell(table, LOANED, seat, coins, spaces, income_of(table, seat))
    table.phase = CARRIED_OUT
