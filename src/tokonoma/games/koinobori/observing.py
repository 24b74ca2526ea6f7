"""Koinobori as numbers for a program that learns (`kernel/observing.py`).

A card that the audience cannot see is 81. What is known of hands is there twice: as it lies, and as what was seen to
come and go, from which a program with a memory for it can work out more.
"""

from tokonoma.games.koinobori.components import (
    BLANK,
    CARDS,
    COLOURS,
    FACE_DOWN,
    LEVELS,
    MOST_IN_HAND,
    MOST_SEATED,
    MOST_SECRETS,
    POSTS,
    ROW,
    TALL,
)
from tokonoma.games.koinobori.state import STOLEN_CARD, TAKING_FRESH, Table
from tokonoma.kernel.observing import from_side, put_nothing, put_row, put_seats, put_set, side
from tokonoma.kernel.typed import Row16

# name, shape, least and greatest value, what it tells
FEATURES = (
    ("seats", (), 2, MOST_SEATED, "seats at the table"),
    ("to_act", (), -2, MOST_SEATED - 1, "the seat to act, counted from the one that looks; -1 chance, -2 nobody"),
    ("turn", (), 0, MOST_SEATED - 1, "the seat whose turn it is, counted so"),
    ("start", (), 0, MOST_SEATED - 1, "the seat that began, counted so"),
    ("phase", (), 0, TAKING_FRESH, "where the turn stands, as in `state.py`"),
    ("drawing", (), 0, STOLEN_CARD, "what the next draw decides"),
    ("takes_left", (), 0, ROW, "in this take or ability"),
    ("taken", (), 0, ROW, "cards taken in this turn"),
    ("plays_left", (), 0, ROW, "in this play action"),
    ("passes", (), 0, MOST_SEATED, "in a row"),
    ("in_pile", (), 0, CARDS, "cards in the pile"),
    ("reshuffles", (), 0, CARDS, "times the discards became the pile"),
    ("flags", (POSTS,), 0, COLOURS, "the colour of each post's flag; 6 none"),
    ("heights", (POSTS,), 0, TALL, "cards on each post"),
    ("posts", (POSTS, TALL), 0, BLANK, "the cards that count, from the bottom up"),
    ("under", (CARDS,), 0, BLANK, "by card: the card it covers"),
    ("row", (ROW,), 0, BLANK, "the draw row from the left"),
    ("discards", (CARDS,), 0, 1, "by card: in the discards"),
    ("pile", (CARDS,), 0, 1, "by card: in the pile, where that is known"),
    ("own_hand", (CARDS,), 0, 1, "by card: in the hand of the seat that looks"),
    ("hands", (MOST_SEATED, MOST_IN_HAND), 0, BLANK, "by seat from the one that looks"),
    ("hand_sizes", (MOST_SEATED,), 0, MOST_IN_HAND, "cards in each hand"),
    ("dealt", (MOST_SEATED, MOST_IN_HAND), 0, BLANK, "what each seat was dealt at set-up"),
    ("personal", (MOST_SEATED, FACE_DOWN), 0, BLANK, "face-down cards from the bottom up"),
    ("levels", (MOST_SEATED,), 0, LEVELS - 1, "cards on each personal post"),
    ("came_to", (CARDS,), -1, MOST_SEATED - 1, "by card: the seat that openly took it"),
    ("came_at", (CARDS,), 0, MOST_SECRETS, "by card: the secret moves before that"),
    ("shown_by", (CARDS,), -1, MOST_SEATED - 1, "by card: the seat that placed it on a festival post"),
    ("shown_at", (CARDS,), 0, MOST_SECRETS, "by card: the secret moves before that"),
    ("secrets", (), 0, MOST_SECRETS, "secret moves so far"),
    ("secret_from", (MOST_SECRETS,), 0, MOST_SEATED - 1, "the seat whose hand lost a card"),
    ("secret_to", (MOST_SECRETS,), -1, MOST_SEATED - 1, "the thief; -1 face down"),
    ("secret_card", (MOST_SECRETS,), 0, BLANK, "the card, where it is known"),
)


def write_observation(table: Table, audience: int, out: Row16) -> int:
    """Write every number of FEATURES. Short rows are written in place: a call into another unit would cost more."""
    me = side(audience)
    seats = table.seats
    out[0] = seats
    out[1] = from_side(table.to_act, me, seats)
    out[2] = from_side(table.turn, me, seats)
    out[3] = from_side(table.start, me, seats)
    at = write_turn(table, out, 4)
    at = write_table(table, out, at)
    at = put_set(out, at, table.hands[me], table.hand_sizes[me] if audience >= 0 else 0, CARDS)
    at = write_seats(table, me, out, at)
    at = put_seats(out, at, table.came_to, CARDS, me, seats)
    at = put_row(out, at, table.came_at, CARDS)
    at = put_seats(out, at, table.shown_by, CARDS, me, seats)
    at = put_row(out, at, table.shown_at, CARDS)
    return write_secrets(table, me, out, at)


def write_turn(table: Table, out: Row16, at: int) -> int:
    """Write where the turn stands."""
    out[at] = table.phase
    out[at + 1] = table.drawing
    out[at + 2] = table.takes_left
    out[at + 3] = table.taken
    out[at + 4] = table.plays_left
    out[at + 5] = table.passes
    out[at + 6] = table.in_pile
    out[at + 7] = table.reshuffles
    return at + 8


def write_table(table: Table, out: Row16, at: int) -> int:
    """Write posts, row, discards and pile."""
    for post in range(POSTS):
        out[at + post] = table.flags[post]
        out[at + POSTS + post] = table.heights[post]
        for place in range(TALL):
            out[at + 2 * POSTS + post * TALL + place] = table.posts[post][place]
    at = put_row(out, at + (2 + TALL) * POSTS, table.under, CARDS)
    for i in range(ROW):
        out[at + i] = table.row[i]
    at = put_set(out, at + ROW, table.discards, table.in_discards, CARDS)
    return put_set(out, at, table.pile, table.in_pile, CARDS)


def write_seats(table: Table, me: int, out: Row16, at: int) -> int:
    """Write what each seat holds; places of nobody hold nothing."""
    sizes = at + MOST_SEATED * MOST_IN_HAND
    dealt = sizes + MOST_SEATED
    personal = dealt + MOST_SEATED * MOST_IN_HAND
    levels = personal + MOST_SEATED * FACE_DOWN
    for i in range(MOST_SEATED):
        seat = i
        if i < table.seats:
            seat = me + i if me + i < table.seats else me + i - table.seats
        for j in range(MOST_IN_HAND):
            out[at + i * MOST_IN_HAND + j] = table.hands[seat][j]
            out[dealt + i * MOST_IN_HAND + j] = table.dealt[seat][j]
        for j in range(FACE_DOWN):
            out[personal + i * FACE_DOWN + j] = table.personal[seat][j]
        out[sizes + i] = table.hand_sizes[seat]
        out[levels + i] = table.levels[seat]
    return levels + MOST_SEATED


def write_secrets(table: Table, me: int, out: Row16, at: int) -> int:
    """Write the secret moves; those to come are empty."""
    n = table.secrets
    out[at] = n
    at += 1
    put_nothing(out, at, MOST_SECRETS * 2)
    put_seats(out, at, table.secret_from, n, me, table.seats)
    put_seats(out, at + MOST_SECRETS, table.secret_to, n, me, table.seats)
    return put_row(out, at + 2 * MOST_SECRETS, table.secret_card, MOST_SECRETS)
