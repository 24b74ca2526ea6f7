"""Gorbino's Quest as numbers for a program that learns (`kernel/observing.py`)."""

from tokonoma.games.gorbinos_quest.components import (
    CARDS,
    GOODS,
    INCOME_SPACES,
    LOCATIONS,
    SEATS,
    TAGS,
    TRACK,
    VICTORY_CARDS,
)
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.observing import from_side, put_long_row, put_nothing, put_number, put_row, side
from tokonoma.kernel.typed import Row16

MOST: int = 4096

# name, shape, least and greatest value, what it tells
FEATURES = (
    ("seats", (), 2, SEATS, "seats at the table"),
    ("pace", (), 1, 2, "cards a turn"),
    ("build_cost", (), 0, 5, "which table of building costs"),
    ("round", (), 0, CARDS, "0 during the set-up"),
    ("to_act", (), -2, SEATS - 1, "the seat to act, counted from the one that looks; -1 chance, -2 nobody"),
    ("start_player", (), 0, SEATS - 1, "the seat with the first-player marker, counted so"),
    ("turns", (), 0, SEATS, "finished in this round"),
    ("cards_due", (), 0, 2, "still to be played in this turn"),
    ("advances_due", (), 0, 2, "still owed by the track in this round"),
    ("drawing", (), 0, 4, "what the next draw decides"),
    ("phase", (), 0, 12, "what the seat to act decides, as in `state.py`"),
    ("played", (), -1, CARDS - 1, "the card being played"),
    ("acting", (), -1, CARDS - 1, "the card whose effect is carried out"),
    ("opponent", (), 0, SEATS - 1, "whom the card is turned against, counted from the one that looks"),
    ("left", (), 0, MOST, "units or cards that may or must still be taken"),
    ("cursor", (), -1, CARDS, "the least good or card still open"),
    ("net", (), -MOST, MOST, "coins this trade brings so far"),
    ("in_deck", (), 0, CARDS, "technologies not yet drawn"),
    ("traded", (GOODS,), -MOST, MOST, "units bought, or sold where negative"),
    ("tokens_left", (2, GOODS), 0, LOCATIONS, "to be dealt: to other locations, to capitals"),
    ("token", (LOCATIONS,), -1, GOODS - 1, "the token on each location"),
    ("slots", (TAGS,), -1, VICTORY_CARDS - 1, "victory-point cards"),
    ("deck", (CARDS,), 0, 1, "technologies not yet drawn"),
    ("track", (TRACK,), -1, CARDS - 1, "the newest first"),
    ("coins", (SEATS,), 0, MOST, "by seat from the one that looks, as all that follow"),
    ("income", (SEATS,), 0, INCOME_SPACES - 1, "a space of the income track"),
    ("cities_left", (SEATS,), 0, LOCATIONS, "cities not yet built"),
    ("goods", (SEATS, GOODS), 0, MOST, "by good"),
    ("cities", (SEATS, LOCATIONS), 0, 3, "by location"),
    ("hand", (SEATS, CARDS), 0, 1, "cards in hand"),
    ("discard", (SEATS, CARDS), 0, CARDS, "by card: its place in the discard, 1 at the bottom; 0 elsewhere"),
)


def write_observation(table: Table, audience: int, out: Row16) -> int:
    """Write every number of FEATURES."""
    me = side(audience)
    at = put_number(out, 0, table.seats)
    at = put_number(out, at, table.pace)
    at = put_number(out, at, table.build_cost)
    at = put_number(out, at, table.round)
    at = put_number(out, at, from_side(table.to_act, me, table.seats))
    at = put_number(out, at, from_side(table.start_player, me, table.seats))
    at = put_number(out, at, table.turns)
    at = put_number(out, at, table.cards_due)
    at = put_number(out, at, table.advances_due)
    at = put_number(out, at, table.drawing if table.to_act == CHANCE else 0)
    at = write_turn(table, me, out, at)
    at = write_table(table, out, at)
    for i in range(SEATS):
        if i < table.seats:
            write_seat(table, (me + i) % table.seats, i, out, at)
        else:
            write_nobody(i, out, at)
    return at + SEATS * OF_A_SEAT


# Where the numbers of the seats begin, from the first of them
INCOMES: int = SEATS
CITIES_LEFT: int = INCOMES + SEATS
GOODS_HELD: int = CITIES_LEFT + SEATS
CITIES_BUILT: int = GOODS_HELD + SEATS * GOODS
HANDS: int = CITIES_BUILT + SEATS * LOCATIONS
DISCARDS: int = HANDS + SEATS * CARDS
OF_A_SEAT: int = 3 + GOODS + LOCATIONS + 2 * CARDS


def write_turn(table: Table, me: int, out: Row16, at: int) -> int:
    """Write what the seat to act is in the middle of."""
    at = put_number(out, at, table.phase)
    at = put_number(out, at, table.played)
    at = put_number(out, at, table.acting)
    at = put_number(out, at, from_side(table.opponent, me, table.seats))
    at = put_number(out, at, table.left)
    at = put_number(out, at, table.cursor)
    at = put_number(out, at, table.net)
    at = put_number(out, at, table.in_deck)
    return put_long_row(out, at, table.traded, GOODS)


def write_table(table: Table, out: Row16, at: int) -> int:
    """Write the map's tokens, the victory-point cards, the deck and the track."""
    at = put_row(out, at, table.tokens_left[0], GOODS)
    at = put_row(out, at, table.tokens_left[1], GOODS)
    at = put_row(out, at, table.token, LOCATIONS)
    at = put_row(out, at, table.slots, TAGS)
    at = put_row(out, at, table.deck, CARDS)
    return put_row(out, at, table.track, TRACK)


def write_seat(table: Table, seat: int, i: int, out: Row16, at: int) -> None:
    """Write what a seat has, in the i-th place."""
    out[at + i] = table.coins[seat]
    out[at + INCOMES + i] = table.income[seat]
    out[at + CITIES_LEFT + i] = table.cities_left[seat]
    put_long_row(out, at + GOODS_HELD + i * GOODS, table.goods[seat], GOODS)
    for location in range(LOCATIONS):
        out[at + CITIES_BUILT + i * LOCATIONS + location] = table.cities[location][seat]
    put_row(out, at + HANDS + i * CARDS, table.hand[seat], CARDS)
    first = at + DISCARDS + i * CARDS
    put_nothing(out, first, CARDS)
    for place in range(table.discarded[seat]):
        out[first + table.discard[seat][place]] = place + 1


def write_nobody(i: int, out: Row16, at: int) -> None:
    """Write noughts in a place where nobody sits."""
    out[at + i] = 0
    out[at + INCOMES + i] = 0
    out[at + CITIES_LEFT + i] = 0
    put_nothing(out, at + GOODS_HELD + i * GOODS, GOODS)
    put_nothing(out, at + CITIES_BUILT + i * LOCATIONS, LOCATIONS)
    put_nothing(out, at + HANDS + i * CARDS, CARDS)
    put_nothing(out, at + DISCARDS + i * CARDS, CARDS)
