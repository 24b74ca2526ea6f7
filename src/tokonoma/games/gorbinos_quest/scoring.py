"""Scoring: for every slot, the tags of its colour times what its victory-point card counts (§9)."""

from tokonoma.games.gorbinos_quest.build import cities_on, is_in_reach
from tokonoma.games.gorbinos_quest.components import (
    CARDS,
    CITIES,
    CITIES_IN_ONE_PROVINCE,
    COINS_LEFT,
    INCOME,
    LOCATIONS,
    MOST_ON_TOKEN,
    NOTHING,
    PRODUCTION_TYPES,
    PROVINCES,
    PROVINCES_WITH_A_CITY,
    PROVINCES_WITH_MOST_CITIES,
    TAG_ITSELF,
    TAGS,
    TOKENS_OF_FOOD,
)
from tokonoma.games.gorbinos_quest.purse import income_of
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.kernel.typed import python, u64

TAG_BITS: int = 8  # of a packed number, for each colour: more than all cards there are
ONE_TAG: int = (1 << TAG_BITS) - 1


def points_of(table: Table, seat: int) -> int:
    """A seat's victory points, were the game to end now (§9.1)."""
    packed = all_tags(table, seat)
    points = 0
    for slot in range(TAGS):
        tags = of_tag(packed, slot)
        if tags > 0:
            points += tags * points_per_tag(table, seat, slot)
    return points


def tags_of(table: Table, seat: int, tag: int) -> int:
    """The tags of one colour on the cards a seat owns (§9.2)."""
    return of_tag(all_tags(table, seat), tag)


def all_tags(table: Table, seat: int) -> u64:
    """The tags of every colour, packed, on the cards a seat owns: in hand, in its discard, and being played (§9.2)."""
    tags: u64 = 0
    for card in range(CARDS):
        if table.hand[seat][card] > 0:
            tags += tag_on(table, card)
    for place in range(table.discarded[seat]):
        tags += tag_on(table, table.discard[seat][place])
    if table.played >= 0 and seat == table.to_act:
        tags += tag_on(table, table.played)
    return tags


def tag_on(table: Table, card: int) -> u64:
    """The tag of a card, packed; nought where it has none."""
    one: u64 = 1
    tag = table.box.tag[card]
    return one << (TAG_BITS * tag) if tag >= 0 else 0


def of_tag(packed: u64, tag: int) -> int:
    """The number that a packed number holds for a colour."""
    return (packed >> (TAG_BITS * tag)) & ONE_TAG


def points_per_tag(table: Table, seat: int, slot: int) -> int:
    """What one tag of the slot's colour is worth to a seat (§9.3)."""
    card = table.slots[slot]
    times = counted(table, seat, table.box.condition[card]) * table.box.times[card]
    return times // table.box.share[card]  # rounded down below nought too (§9.4)


def counted(table: Table, seat: int, condition: int) -> int:
    """What a victory-point card counts for a seat, one short function for each (§9.3)."""
    if condition == TAG_ITSELF:
        return 1
    if condition == COINS_LEFT:
        return table.coins[seat]
    if condition == INCOME:
        return income_of(table, seat)
    if condition == CITIES:
        return cities_of(table, seat)
    if condition == PROVINCES_WITH_A_CITY:
        return provinces_with_a_city(table, seat)
    if condition == PRODUCTION_TYPES:
        return production_types(table, seat)
    if condition == CITIES_IN_ONE_PROVINCE:
        return cities_in_one_province(table, seat)
    if condition == PROVINCES_WITH_MOST_CITIES:
        return provinces_with_most_cities(table, seat)
    return tokens_of(table, seat, condition - TOKENS_OF_FOOD)


def cities_of(table: Table, seat: int) -> int:
    """All cities of a seat."""
    cities = 0
    for location in range(LOCATIONS):
        cities += table.cities[location][seat]
    return cities


def provinces_with_a_city(table: Table, seat: int) -> int:
    """The provinces in which a seat has at least one city."""
    provinces = 0
    counted_ones = 0  # a bit for each
    for location in range(LOCATIONS):
        one = 1 << table.box.province[location]
        if table.cities[location][seat] > 0 and counted_ones & one == 0:
            counted_ones = counted_ones | one
            provinces += 1
    return provinces


def tokens_in(table: Table, seat: int, province: int) -> int:
    """The tokens of a province with a city of the seat: two cities on one token count once."""
    tokens = 0
    for location in range(LOCATIONS):
        if table.box.province[location] == province and table.cities[location][seat] > 0:
            tokens += 1
    return tokens


def tokens_of(table: Table, seat: int, good: int) -> int:
    """The tokens that produce a good and have a city of the seat, each once."""
    tokens = 0
    for location in range(LOCATIONS):
        if table.token[location] == good and table.cities[location][seat] > 0:
            tokens += 1
    return tokens


def production_types(table: Table, seat: int) -> int:
    """How many different goods a seat's cities produce."""
    types = 0
    counted_ones = 0  # a bit for each
    for location in range(LOCATIONS):
        if table.cities[location][seat] > 0 and table.token[location] >= 0:
            one = 1 << table.token[location]
            if counted_ones & one == 0:
                counted_ones = counted_ones | one
                types += 1
    return types


def cities_in_one_province(table: Table, seat: int) -> int:
    """The most tokens with a city of the seat in any one province."""
    most = 0
    for province in range(PROVINCES):
        most = max(most, tokens_in(table, seat, province))
    return most


def provinces_with_most_cities(table: Table, seat: int) -> int:
    """The provinces where a seat has more cities than each other seat; every city counts here."""
    provinces = 0
    for province in range(PROVINCES):
        if has_most_cities(table, seat, province):
            provinces += 1
    return provinces


def has_most_cities(table: Table, seat: int, province: int) -> bool:
    """Strictly more cities than each opponent: a tie is nobody's."""
    own = cities_in(table, seat, province)
    if own == 0:
        return False
    for other in range(table.seats):
        if other != seat and cities_in(table, other, province) >= own:
            return False
    return True


def cities_in(table: Table, seat: int, province: int) -> int:
    """The cities of a seat in a province."""
    cities = 0
    for location in range(LOCATIONS):
        if table.box.province[location] == province:
            cities += table.cities[location][seat]
    return cities


def gain_of_city(table: Table, seat: int, slot: int) -> int:
    """The most points that one more city, on any token in reach with room, would add in a slot."""
    tags = tags_of(table, seat, slot)
    if tags == 0 or not counts_cities(table, slot):
        return 0
    before = points_per_tag(table, seat, slot)
    best = 0
    for location in range(LOCATIONS):
        if may_stand(table, seat, location):
            table.cities[location][seat] += 1
            best = max(best, points_per_tag(table, seat, slot) - before)
            table.cities[location][seat] -= 1
    return best * tags


def counts_cities(table: Table, slot: int) -> bool:
    """What the slot's card counts depends on where cities stand."""
    condition = table.box.condition[table.slots[slot]]
    return condition != TAG_ITSELF and condition != COINS_LEFT and condition != INCOME


def may_stand(table: Table, seat: int, location: int) -> bool:
    """A city of the seat could stand there, whatever it costs."""
    return (
        table.cities_left[seat] > 0
        and is_in_reach(table, seat, location)
        and cities_on(table, location) < MOST_ON_TOKEN
    )


@python
def slot_numbers(table: Table, slot: int) -> list[tuple[int, ...]]:
    """What a slot brings every seat: its tags, what is counted, the points for a tag, and what one more city adds."""
    if table.slots[slot] == NOTHING:
        return []
    condition = table.box.condition[table.slots[slot]]
    return [
        (
            seat,
            tags_of(table, seat, slot),
            counted(table, seat, condition),
            points_per_tag(table, seat, slot),
            gain_of_city(table, seat, slot),
        )
        for seat in range(table.seats)
    ]
