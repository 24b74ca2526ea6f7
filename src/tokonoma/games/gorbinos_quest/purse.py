"""Coins, goods and the income track: what a seat gains, pays and holds (§3)."""

from tokonoma.games.gorbinos_quest.box import Basket
from tokonoma.games.gorbinos_quest.components import GOODS, INCOME_SPACES
from tokonoma.games.gorbinos_quest.events import PAID_GOODS
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.kernel.contract import tell


def gain_coins(table: Table, seat: int, coins: int) -> None:
    """Take coins from the bank or a purse; what goes beyond the most anyone may hold is lost (§3.1)."""
    table.coins[seat] = min(table.coins[seat] + coins, table.box.most_coins)


def gain_good(table: Table, seat: int, good: int, units: int) -> None:
    """Take units of a good (§3.2)."""
    table.goods[seat][good] = min(table.goods[seat][good] + units, table.box.most_goods)


def pay_goods(table: Table, seat: int, price: Basket) -> None:
    """Give the goods of a price, of each as many as it names."""
    for good in range(GOODS):
        if price[good] > 0:
            table.goods[seat][good] -= price[good]
            tell(table, PAID_GOODS, seat, good, price[good])


def goods_of(table: Table, seat: int) -> int:
    """How many units of all goods a seat holds."""
    units = 0
    for good in range(GOODS):
        units += table.goods[seat][good]
    return units


def raise_income(table: Table, seat: int, spaces: int) -> None:
    """Move up the income track; spaces past its end are lost (§3.3)."""
    table.income[seat] = min(table.income[seat] + spaces, INCOME_SPACES - 1)


def income_of(table: Table, seat: int) -> int:
    """The number on a seat's space of the income track (§3.3)."""
    return table.box.income_number[table.income[seat]]
