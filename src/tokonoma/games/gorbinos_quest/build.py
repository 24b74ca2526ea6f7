"""Build: a city on a token by road from one's own, paid by what the token produces, and income for it (§7.6, §8)."""

from tokonoma.games.gorbinos_quest.components import BUILD_SPACES, GOODS, LOCATIONS, MOST_ON_TOKEN, NOTHING, SEATS
from tokonoma.games.gorbinos_quest.events import BUILT, INCOME_ROSE
from tokonoma.games.gorbinos_quest.moves import SETTLE
from tokonoma.games.gorbinos_quest.purse import income_of, pay_goods, raise_income
from tokonoma.games.gorbinos_quest.state import CARRIED_OUT, Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves, i64, python

BUILDING: int = 5  # what is told of building on a token: nothing, or whether one reaches it and whether one may build


def sites(table: Table, moves: Moves) -> int:
    """Write the locations where the seat may build and can pay for it."""
    n = 0
    for location in range(LOCATIONS):
        if may_build(table, location):
            moves[n] = SETTLE + location
            n += 1
    return n


def may_build_anywhere(table: Table) -> bool:
    """There is a site at all."""
    if table.cities_left[table.to_act] == 0:
        return False
    for location in range(LOCATIONS):
        if may_build(table, location):
            return True
    return False


def may_build(table: Table, location: int) -> bool:
    """The seat has a city left, is on the token or beside it, finds room there, and can pay (§8.1)."""
    return (
        is_in_reach(table, table.to_act, location)
        and table.cities_left[table.to_act] > 0
        and cities_on(table, location) < MOST_ON_TOKEN
        and may_pay_for_city(table, location)
    )


def is_in_reach(table: Table, seat: int, location: int) -> bool:
    """A token lies there, and the seat has a city on it or at the other end of a road (§8.1)."""
    return table.token[location] != NOTHING and ((table.reach[seat] >> location) & 1) == 1


def cities_on(table: Table, location: int) -> int:
    """The cities of all seats on a token (§8.4)."""
    cities = 0
    for seat in range(table.seats):
        cities += table.cities[location][seat]
    return cities


def may_pay_for_city(table: Table, location: int) -> bool:
    """The seat has the goods and coins (§8.2)."""
    token = table.token[location]
    if table.coins[table.to_act] < coins_for_city(table, location):
        return False
    for good in range(GOODS):
        if table.goods[table.to_act][good] < table.box.build_goods[table.build_cost][token][good]:
            return False
    return True


def building(table: Table, location: int) -> int:
    """What the seat to act is told of building on a token: 1, 2 more in reach, 1 more where it may; else 0."""
    if table.to_act < 0 or table.round == 0 or table.token[location] == NOTHING:
        return 0
    if cities_on(table, location) == MOST_ON_TOKEN:
        return 0
    in_reach: bool = is_in_reach(table, table.to_act, location)
    may: bool = may_build(table, location)
    return 1 + (2 if in_reach else 0) + (1 if may else 0)


def location_number(table: Table, location: int) -> i64:
    """A location as one number: its token, the cities of every seat, and what is told of building there."""
    number: i64 = table.token[location] + 1
    for seat in range(SEATS):
        number = number * (MOST_ON_TOKEN + 1) + table.cities[location][seat]
    return number * BUILDING + building(table, location)


@python
def location_numbers(table: Table) -> list[int]:
    """Every location as a number, in one reading."""
    return [location_number(table, location) for location in range(LOCATIONS)]


def coins_for_city(table: Table, location: int) -> int:
    """The coins in the price of a city, more where others stand already (§8.2, §8.4)."""
    token = table.token[location]
    cities = cities_on(table, location)
    return table.box.build_coins[table.build_cost][token] + table.box.overbuilding[table.build_cost][cities]


def build(table: Table, location: int) -> None:
    """Pay, place a city and move up the income track."""
    seat = table.to_act
    token = table.token[location]
    coins = coins_for_city(table, location)
    table.coins[seat] -= coins
    place_city(table, seat, location)
    tell(table, BUILT, seat, location, token, coins)
    pay_goods(table, seat, table.box.build_goods[table.build_cost][token])
    spaces = table.box.numbers[table.acting][BUILD_SPACES]
    raise_income(table, seat, spaces)
    tell(table, INCOME_ROSE, seat, spaces, income_of(table, seat))
    table.phase = CARRIED_OUT


def place_city(table: Table, seat: int, location: int) -> None:
    """Put a city from the supply on a token; what lies beside it is now in reach."""
    table.cities[location][seat] += 1
    table.cities_left[seat] -= 1
    table.reach[seat] |= table.box.near[location]
