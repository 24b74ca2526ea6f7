"""Trade: up to two goods, each bought or sold in any amount at the card's prices, for one net sum (§7.3).

Units are traded one at a time, what is sold before what is bought and each in the order of goods, so that a trade
has one path. Goods move at once, coins when the trade is done.
"""

from tokonoma.games.gorbinos_quest.components import GOODS
from tokonoma.games.gorbinos_quest.events import BOUGHT, SOLD
from tokonoma.games.gorbinos_quest.moves import DONE, PURCHASE, SELL
from tokonoma.games.gorbinos_quest.purse import gain_coins
from tokonoma.games.gorbinos_quest.state import CARRIED_OUT, TRADING, Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves

MOST_KINDS: int = 2  # different goods in one trade


def begin_trade(table: Table) -> None:
    """Nothing is traded yet; nothing need be."""
    for good in range(GOODS):
        table.traded[good] = 0
    table.net = 0
    table.cursor = 0
    table.phase = TRADING


def units_to_trade(table: Table, moves: Moves) -> int:
    """Write the units that may be sold or bought next, and that the trade is done."""
    n = 0
    may_add: bool = kinds_traded(table) < MOST_KINDS
    for good in range(GOODS):
        if may_sell(table, good, may_add):
            moves[n] = SELL + good
            n += 1
    for good in range(GOODS):
        if may_purchase(table, good, may_add):
            moves[n] = PURCHASE + good
            n += 1
    moves[n] = DONE
    return n + 1


def kinds_traded(table: Table) -> int:
    """How many different goods this trade has touched."""
    kinds = 0
    for good in range(GOODS):
        if table.traded[good] != 0:
            kinds += 1
    return kinds


def may_sell(table: Table, good: int, may_add: bool) -> bool:
    """A seat sells what it has, in the order of goods, before it buys."""
    return good >= table.cursor and table.goods[table.to_act][good] > 0 and (may_add or table.traded[good] != 0)


def may_purchase(table: Table, good: int, may_add: bool) -> bool:
    """A seat buys what it can pay with its coins and this trade's, never a good it sells in the same trade."""
    return (
        GOODS + good >= table.cursor
        and table.traded[good] >= 0
        and table.coins[table.to_act] + table.net >= table.box.numbers[table.acting][good]
        and table.goods[table.to_act][good] < table.box.most_goods
        and (may_add or table.traded[good] != 0)
    )


def sell(table: Table, good: int) -> None:
    """Give one unit for its price."""
    table.goods[table.to_act][good] -= 1
    table.traded[good] -= 1
    table.net += table.box.numbers[table.acting][good]
    table.cursor = good


def purchase(table: Table, good: int) -> None:
    """Take one unit for its price."""
    table.goods[table.to_act][good] += 1
    table.traded[good] += 1
    table.net -= table.box.numbers[table.acting][good]
    table.cursor = GOODS + good


def settle_trade(table: Table) -> None:
    """One net sum changes hands; only what is left of it is cut at the most coins (§3.1)."""
    seat = table.to_act
    for good in range(GOODS):
        if table.traded[good] < 0:
            tell(table, SOLD, seat, good, -table.traded[good], -coins_paid(table, good))
    for good in range(GOODS):
        if table.traded[good] > 0:
            tell(table, BOUGHT, seat, good, table.traded[good], coins_paid(table, good))
    gain_coins(table, seat, table.net)
    begin_trade(table)
    table.phase = CARRIED_OUT


def coins_paid(table: Table, good: int) -> int:
    """What the units of a good bought so far cost; below nought, what those sold brought."""
    return table.traded[good] * table.box.numbers[table.acting][good]
