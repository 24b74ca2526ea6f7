"""Production: the card's bonus, then one good from every city of the seat in one province (§7.2)."""

from tokonoma.games.gorbinos_quest.components import COINS, GOODS, LOCATIONS, PROVINCES
from tokonoma.games.gorbinos_quest.events import BONUS_COINS, BONUS_GOODS, CITIES_YIELDED, PRODUCED
from tokonoma.games.gorbinos_quest.moves import PRODUCE
from tokonoma.games.gorbinos_quest.purse import gain_coins, gain_good
from tokonoma.games.gorbinos_quest.state import CARRIED_OUT, Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def provinces_to_choose(table: Table, moves: Moves) -> int:
    """Write every province in play: one without a city of the seat may be chosen too."""
    n = 0
    for province in range(PROVINCES):
        if is_in_play(table, province):
            moves[n] = PRODUCE + province
            n += 1
    return n


def is_in_play(table: Table, province: int) -> bool:
    """Small tables leave provinces out (§2.3)."""
    return table.seats >= table.box.fewest_seats[province]


def produce(table: Table, province: int) -> None:
    """Gain the bonus, then what the cities in the province yield."""
    seat = table.to_act
    tell(table, PRODUCED, seat, province)
    gain_bonus(table, seat)
    for location in range(LOCATIONS):
        cities = table.cities[location][seat]
        if cities > 0 and table.box.province[location] == province:
            gain_good(table, seat, table.token[location], cities)
            tell(table, CITIES_YIELDED, seat, location, table.token[location], cities)
    table.phase = CARRIED_OUT


def gain_bonus(table: Table, seat: int) -> None:
    """What the card itself gives, wherever one produces."""
    coins = table.box.numbers[table.acting][COINS]
    if coins > 0:
        gain_coins(table, seat, coins)
        tell(table, BONUS_COINS, seat, coins)
    for good in range(GOODS):
        units = table.box.numbers[table.acting][good]
        if units > 0:
            gain_good(table, seat, good, units)
            tell(table, BONUS_GOODS, seat, good, units)
