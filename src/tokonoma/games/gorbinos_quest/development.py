"""Development: technologies bought from the track into the hand (§7.4), and what one of them costs (§6.2)."""

from tokonoma.games.gorbinos_quest.components import DEVELOPMENT_BUYS, GOODS, NOTHING, TRACK
from tokonoma.games.gorbinos_quest.events import DEVELOPED
from tokonoma.games.gorbinos_quest.moves import DEVELOP, DONE
from tokonoma.games.gorbinos_quest.purse import pay_goods
from tokonoma.games.gorbinos_quest.state import BUYING_CARDS, CARRIED_OUT, Table
from tokonoma.games.gorbinos_quest.track import is_track_empty
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def begin_development(table: Table) -> None:
    """The card says how many technologies may be bought; none need be."""
    table.left = table.box.numbers[table.acting][DEVELOPMENT_BUYS]
    table.cursor = 0
    table.phase = BUYING_CARDS


def technologies_to_buy(table: Table, moves: Moves) -> int:
    """Write the slots whose card the seat can pay, in the order of slots, and that it is done."""
    n = 0
    for slot in range(table.cursor, TRACK):
        if may_develop(table, slot):
            moves[n] = DEVELOP + slot
            n += 1
    moves[n] = DONE
    return n + 1


def may_develop(table: Table, slot: int) -> bool:
    """There is a card, and the seat can pay its type part, its tag part and the slot's surcharge."""
    card = table.track[slot]
    if card == NOTHING or table.coins[table.to_act] < coins_for(table, slot):
        return False
    for good in range(GOODS):
        if table.goods[table.to_act][good] < table.box.cost_goods[card][good]:
            return False
    return True


def coins_for(table: Table, slot: int) -> int:
    """The coins in the price of the card on a slot, the surcharge included (§6.2)."""
    return table.box.cost_coins[table.track[slot]] + table.box.surcharge[slot]


def develop(table: Table, slot: int) -> None:
    """Pay for a card and take it; the others stay where they are until all is bought."""
    seat = table.to_act
    card = table.track[slot]
    coins = coins_for(table, slot)
    table.coins[seat] -= coins
    table.track[slot] = NOTHING
    table.hand[seat][card] = 1
    tell(table, DEVELOPED, seat, card, coins)
    pay_goods(table, seat, table.box.cost_goods[card])
    table.left -= 1
    table.cursor = slot + 1
    if table.left == 0 or is_track_empty(table):
        finish_development(table)


def finish_development(table: Table) -> None:
    """Nothing more is bought."""
    table.left = 0
    table.cursor = 0
    table.phase = CARRIED_OUT
