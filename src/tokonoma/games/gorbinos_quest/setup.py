"""Setting up: tokens, marker, technologies, victory-point cards, and every seat's first city (§2)."""

from tokonoma.games.gorbinos_quest.build import cities_on, place_city
from tokonoma.games.gorbinos_quest.components import (
    CARDS,
    FOOD,
    GOODS,
    LOCATIONS,
    MOST_ON_TOKEN,
    NOTHING,
    STARTERS,
    TAGS,
    TRACK,
)
from tokonoma.games.gorbinos_quest.events import (
    CONDITION_SHOWN,
    FIRST_CITY_PLACED,
    MARKER_GIVEN,
    PROVINCES_LEFT_OUT,
    TOKEN_LAID,
    TOOK_FREE,
)
from tokonoma.games.gorbinos_quest.moves import SETTLE, TAKE
from tokonoma.games.gorbinos_quest.production import is_in_play
from tokonoma.games.gorbinos_quest.purse import gain_good
from tokonoma.games.gorbinos_quest.round import refill
from tokonoma.games.gorbinos_quest.state import CARD, FIRST_CITY, NO_DRAW, START_PLAYER, TOKEN, VICTORY_CARD, Table
from tokonoma.games.gorbinos_quest.waiting import await_draw, await_turn
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def lay_out(table: Table, seats: int, pace: int, build_cost: int) -> None:
    """Open the box: everything in its place that no luck decides, and the first token to draw (§2.1, §2.6)."""
    table.seats = seats
    table.pace = pace
    table.build_cost = build_cost
    table.played = NOTHING
    table.acting = NOTHING
    for slot in range(TRACK):
        table.track[slot] = NOTHING
    for slot in range(TAGS):
        table.slots[slot] = NOTHING
    for location in range(LOCATIONS):
        table.token[location] = NOTHING
    for capital in range(2):
        for good in range(GOODS):
            table.tokens_left[capital][good] = table.box.tokens[capital][good]
    for card in range(STARTERS, CARDS):
        table.deck[card] = 1
    table.in_deck = CARDS - STARTERS
    for seat in range(seats):
        equip(table, seat)
    await_draw(table, TOKEN, 0)


def equip(table: Table, seat: int) -> None:
    """Give a seat its coins, cities, income disk and starter cards (§2.6)."""
    table.coins[seat] = table.box.start_coins
    table.cities_left[seat] = table.box.start_cities
    table.income[seat] = table.box.income_zero
    for card in range(STARTERS):
        table.hand[seat][card] = 1


def lay_token(table: Table, good: int) -> None:
    """Lay a token on the next location: capitals have tokens of their own (§2.1)."""
    location = table.place_of_draw
    table.tokens_left[table.box.is_capital[location]][good] -= 1
    table.token[location] = good
    tell(table, TOKEN_LAID, location, good)
    if location + 1 < LOCATIONS:
        await_draw(table, TOKEN, location + 1)
    else:
        leave_out_provinces(table)
        await_draw(table, START_PLAYER, 0)


def leave_out_provinces(table: Table) -> None:
    """With two or three seats some provinces lose their tokens again (§2.3)."""
    left_out = 0
    for location in range(LOCATIONS):
        if not is_in_play(table, table.box.province[location]):
            table.token[location] = NOTHING
            left_out += 1
    if left_out > 0:
        tell(table, PROVINCES_LEFT_OUT, left_out)


def give_marker(table: Table, seat: int) -> None:
    """Give the first-player marker to a seat (§2.2); then six technologies are laid out (§2.4)."""
    table.start_player = seat
    tell(table, MARKER_GIVEN, seat)
    refill(table)


def copies_left(table: Table, victory_card: int) -> int:
    """How many cards of a face have not been laid beside a slot yet."""
    left = table.box.copies[victory_card]
    for slot in range(table.place_of_draw):
        if table.slots[slot] == victory_card:
            left -= 1
    return left


def show_condition(table: Table, victory_card: int) -> None:
    """Lay a victory-point card beside the next slot (§2.5)."""
    slot = table.place_of_draw
    table.slots[slot] = victory_card
    tell(table, CONDITION_SHOWN, slot, victory_card)
    if slot + 1 < TAGS:
        await_draw(table, VICTORY_CARD, slot + 1)
    else:
        table.drawing = NO_DRAW
        table.phase = FIRST_CITY
        table.to_act = (table.start_player + table.seats - 1) % table.seats


def first_sites(table: Table, moves: Moves) -> int:
    """Write the food tokens with room for a first city (§2.7)."""
    n = 0
    for location in range(LOCATIONS):
        if table.token[location] == FOOD and cities_on(table, location) < MOST_ON_TOKEN:
            moves[n] = SETTLE + location
            n += 1
    return n


def place_first_city(table: Table, location: int) -> None:
    """Place a city free and without income, from the last seat to the first (§2.7)."""
    seat = table.to_act
    place_city(table, seat, location)
    tell(table, FIRST_CITY_PLACED, seat, location)
    if seat == table.start_player:
        table.round = 1
        await_turn(table)
    else:
        table.to_act = (seat + table.seats - 1) % table.seats


def free_goods(table: Table, moves: Moves) -> int:
    """Write the goods a seat may still take at its first turn, in the order of goods (§2.8)."""
    n = 0
    for good in range(table.cursor, GOODS):
        moves[n] = TAKE + good
        n += 1
    return n


def take_free(table: Table, good: int) -> None:
    """Take one good; after the last the seat plays a card (§2.8)."""
    gain_good(table, table.to_act, good, 1)
    tell(table, TOOK_FREE, table.to_act, good)
    table.left -= 1
    table.cursor = good
    if table.left == 0:
        table.cursor = 0
        table.phase = CARD
