"""Treachery: coins or goods taken from an opponent, or one good bought cheaply from one (§7.7, §7.8).

Acting as an opponent's card, the third face of Treachery, needs all the others: it is in `cards.py`.
"""

from tokonoma.games.gorbinos_quest.components import GOODS, NOTHING, STEAL, STEAL_COINS, STEAL_GOODS
from tokonoma.games.gorbinos_quest.events import BOUGHT_FROM, ROBBED, STOLE
from tokonoma.games.gorbinos_quest.moves import DONE, NAME, PURCHASE, TAKE, TAKE_COINS
from tokonoma.games.gorbinos_quest.purse import gain_coins, gain_good, goods_of
from tokonoma.games.gorbinos_quest.state import BUYING_GOODS, CARRIED_OUT, STEALING, Table
from tokonoma.games.gorbinos_quest.trade import begin_trade, coins_paid
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def victims(table: Table, moves: Moves, card: int) -> int:
    """Write the opponents the card may be turned against."""
    n = 0
    for seat in range(table.seats):
        if may_turn_against(table, card, seat):
            moves[n] = NAME + seat
            n += 1
    return n


def may_turn_against(table: Table, card: int, seat: int) -> bool:
    """Anyone but oneself may have to sell; only who has what the card takes can be robbed."""
    if seat == table.to_act:
        return False
    return table.box.effect[card] != STEAL or may_rob_coins(table, card, seat) or goods_to_steal(table, card, seat) > 0


def may_turn_against_anyone(table: Table, card: int) -> bool:
    """There is a victim at all."""
    for seat in range(table.seats):
        if may_turn_against(table, card, seat):
            return True
    return False


def may_rob_coins(table: Table, card: int, seat: int) -> bool:
    """The card takes coins and the opponent has some."""
    return table.box.numbers[card][STEAL_COINS] > 0 and table.coins[seat] > 0


def goods_to_steal(table: Table, card: int, seat: int) -> int:
    """What the card takes, or what is there if that is less."""
    return min(table.box.numbers[card][STEAL_GOODS], goods_of(table, seat))


def turn_against(table: Table, seat: int) -> None:
    """Name the victim; what is taken or bought comes next."""
    table.opponent = seat
    if table.box.effect[table.acting] == STEAL:
        table.left = goods_to_steal(table, table.acting, seat)
        table.cursor = NOTHING
        table.phase = STEALING
    else:
        begin_trade(table)
        table.phase = BUYING_GOODS


def loot(table: Table, moves: Moves) -> int:
    """Write the goods that may be taken next, leaving enough behind them to take all; at first coins too (§7.7)."""
    n = 0
    left_behind = goods_of(table, table.opponent)
    for good in range(GOODS):
        units = table.goods[table.opponent][good]
        if good >= table.cursor and units > 0 and table.left > 0 and left_behind >= table.left:
            moves[n] = TAKE + good
            n += 1
        left_behind -= units
    if table.cursor == NOTHING and may_rob_coins(table, table.acting, table.opponent):
        moves[n] = TAKE_COINS
        n += 1
    return n


def rob(table: Table) -> None:
    """Take coins, as many as the card says or there are; the victim loses them even where the thief is full (§3.1)."""
    coins = min(table.box.numbers[table.acting][STEAL_COINS], table.coins[table.opponent])
    table.coins[table.opponent] -= coins
    gain_coins(table, table.to_act, coins)
    tell(table, ROBBED, table.to_act, table.opponent, coins)
    finish_treachery(table)


def steal(table: Table, good: int) -> None:
    """Take one unit."""
    table.goods[table.opponent][good] -= 1
    gain_good(table, table.to_act, good, 1)
    tell(table, STOLE, table.to_act, table.opponent, good)
    table.left -= 1
    table.cursor = good
    if table.left == 0:
        finish_treachery(table)


def units_to_buy(table: Table, moves: Moves) -> int:
    """Write the goods of which a unit may be bought next, one kind only, and that the seat is done (§7.8)."""
    n = 0
    for good in range(GOODS):
        if may_buy_from(table, good):
            moves[n] = PURCHASE + good
            n += 1
    moves[n] = DONE
    return n + 1


def may_buy_from(table: Table, good: int) -> bool:
    """The opponent has it, the seat can pay and hold it, and has bought nothing else."""
    for other in range(GOODS):
        if other != good and table.traded[other] > 0:
            return False
    return (
        table.goods[table.opponent][good] > 0
        and table.coins[table.to_act] >= table.box.numbers[table.acting][good]
        and table.goods[table.to_act][good] < table.box.most_goods
    )


def buy_from(table: Table, good: int) -> None:
    """Pay the opponent for one unit, in full even where the opponent has the most coins already (§3.1)."""
    price = table.box.numbers[table.acting][good]
    table.coins[table.to_act] -= price
    gain_coins(table, table.opponent, price)
    table.goods[table.opponent][good] -= 1
    gain_good(table, table.to_act, good, 1)
    table.traded[good] += 1


def settle_purchase(table: Table) -> None:
    """Nothing more is bought."""
    for good in range(GOODS):
        units = table.traded[good]
        if units > 0:
            tell(table, BOUGHT_FROM, table.to_act, table.opponent, good, units, coins_paid(table, good))
    begin_trade(table)
    finish_treachery(table)


def finish_treachery(table: Table) -> None:
    """Nobody is turned against any more."""
    table.opponent = 0
    table.left = 0
    table.cursor = 0
    table.phase = CARRIED_OUT
