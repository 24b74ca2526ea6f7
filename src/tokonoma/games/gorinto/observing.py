"""Gorinto as numbers for a program that learns (`kernel/observing.py`)."""

from tokonoma.games.gorinto.components import (
    CHITS,
    ELEMENTS,
    EMPTY,
    GOALS,
    KITSUNE_TILES,
    MOST_GOALS,
    MOST_PLAYERS,
    PARTNERSHIP,
    PATH,
    SPACES,
    TALLEST,
)
from tokonoma.games.gorinto.state import Table
from tokonoma.kernel.observing import from_side, put_nothing, put_number, put_row, put_seats, side
from tokonoma.kernel.typed import Row16

MOST_WISDOM_SEEN: int = 4096

# name, shape, least and greatest value, what it tells
FEATURES = (
    ("seats", (), 1, MOST_PLAYERS, "seats at the table"),
    ("mode", (), 0, 2, "standard, partnership, solo"),
    ("removal", (), 0, 1, "burrow, tactical"),
    ("order_rule", (), 0, 1, "coin, compassionate"),
    ("difficulty", (), 0, 1, "normal, expert (solo)"),
    ("season", (), 0, 4, "from spring"),
    ("turns", (), 0, 40, "taken this season by all seats together"),
    ("awaiting", (), 0, 18, "the kind of draw or decision that is due, as in `state.py`"),
    ("to_act", (), -2, MOST_PLAYERS - 1, "the seat to act, counted from the one that looks; -1 chance, -2 nobody"),
    ("placed_on", (), -1, SPACES - 1, "the space of the tile placed this turn"),
    ("pattern", (), 0, ELEMENTS - 1, "its element"),
    ("to_gather", (), 0, TALLEST, "tiles still owed"),
    ("gather_from", (), 0, SPACES, "the least space or level still open"),
    ("gathered", (ELEMENTS,), 0, 20, "this turn, by element"),
    ("order", (MOST_PLAYERS,), -1, MOST_PLAYERS - 1, "seats in order of turns, counted from the one that looks"),
    ("goals", (MOST_GOALS,), -1, GOALS - 1, "goal cards; in partnership the first is between you and the next seat"),
    ("keys", (2,), -1, ELEMENTS - 1, "key elements"),
    (
        "wisdom",
        (MOST_PLAYERS,),
        0,
        MOST_WISDOM_SEEN,
        "by seat from the one that looks; in solo the Kitsune second",
    ),
    ("mats", (MOST_PLAYERS, ELEMENTS), 0, 20, "tiles by seat and element"),
    ("bag", (ELEMENTS,), 0, 20, "tiles in the bag by element"),
    ("discarded", (ELEMENTS,), 0, 20, "tiles out of the game"),
    ("path", (PATH,), -2, ELEMENTS - 1, "the element on each path space; -1 empty, -2 under the Kitsune"),
    ("burrowed", (PATH,), 0, 1, "path spaces whose token was drawn this season"),
    ("height", (SPACES,), 0, TALLEST, "of each stack"),
    ("stacks", (SPACES, TALLEST), 0, ELEMENTS, "elements from the bottom up, counted from 1; 0 above the top"),
    ("kitsune_keys", (2,), -1, ELEMENTS - 1, "solo: the Kitsune's key elements"),
    ("kitsune_at", (KITSUNE_TILES,), -1, PATH - 1, "solo: path spaces of the Kitsune tiles"),
    ("chits_drawn", (CHITS,), 0, 1, "solo: chits drawn this season"),
    ("tokens", (2,), -1, SPACES - 1, "solo: spaces of head and tail"),
    ("activated", (), 0, 1, "solo: the token that moves next"),
)


def write_observation(table: Table, audience: int, out: Row16) -> int:
    """Write every number of FEATURES."""
    me = side(audience)
    at = put_number(out, 0, table.seats)
    at = put_number(out, at, table.mode)
    at = put_number(out, at, table.removal)
    at = put_number(out, at, table.order_rule)
    at = put_number(out, at, table.difficulty)
    at = put_number(out, at, table.season)
    at = put_number(out, at, table.turns)
    at = put_number(out, at, table.awaiting)
    at = put_number(out, at, from_side(table.to_act, me, table.seats))
    at = write_turn(table, out, at)
    at = put_seats(out, at, table.order, MOST_PLAYERS, me, table.seats)
    at = write_cards(table, me, out, at)
    at = write_players(table, me, out, at)
    at = put_row(out, at, table.bag, ELEMENTS)
    at = put_row(out, at, table.discarded, ELEMENTS)
    at = put_row(out, at, table.path, PATH)
    at = write_burrowed(table, out, at)
    at = put_row(out, at, table.height, SPACES)
    for space in range(SPACES):
        for level in range(TALLEST):
            out[at] = table.stacks[space][level] + 1 if level < table.height[space] else 0
            at += 1
    return write_kitsune(table, out, at)


def write_turn(table: Table, out: Row16, at: int) -> int:
    """Write what the seat to act is in the middle of."""
    at = put_number(out, at, table.placed_on)
    at = put_number(out, at, table.pattern)
    at = put_number(out, at, table.to_gather)
    at = put_number(out, at, table.gather_from)
    return put_row(out, at, table.gathered, ELEMENTS)


def write_cards(table: Table, me: int, out: Row16, at: int) -> int:
    """Write goals and keys; in partnership goals lie between neighbours, the first between seats 0 and 1 (§8.2)."""
    first = me if table.mode == PARTNERSHIP else 0
    for i in range(MOST_GOALS):
        at = put_number(out, at, table.goals[(first + i) % MOST_GOALS])
    return put_row(out, at, table.keys, 2)


def write_players(table: Table, me: int, out: Row16, at: int) -> int:
    """Write wisdom and mats by seat; alone, the Kitsune's stand second."""
    many = max(table.seats, 2)
    for i in range(MOST_PLAYERS):
        at = put_number(out, at, table.wisdom[(me + i) % many] if i < many else 0)
    for i in range(many):
        at = put_row(out, at, table.mats[(me + i) % many], ELEMENTS)
    return put_nothing(out, at, (MOST_PLAYERS - many) * ELEMENTS)


def write_burrowed(table: Table, out: Row16, at: int) -> int:
    """Write which path spaces had their token drawn."""
    put_nothing(out, at, PATH)
    for i in range(PATH):
        if table.burrowed[i] != EMPTY:
            out[at + table.burrowed[i]] = 1
    return at + PATH


def write_kitsune(table: Table, out: Row16, at: int) -> int:
    """Write what there is in solo only."""
    at = put_row(out, at, table.kitsune_keys, 2)
    at = put_row(out, at, table.kitsune_at, KITSUNE_TILES)
    for chit in range(CHITS):
        at = put_number(out, at, (table.chits_drawn >> chit) & 1)
    at = put_row(out, at, table.tokens, 2)
    return put_number(out, at, table.activated)
