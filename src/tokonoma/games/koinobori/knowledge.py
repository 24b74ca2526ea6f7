"""What an audience knows of each card, worked out from a board that is cut for it (§7): the ground of `imagining.py`.

A card is *met* where the audience knows for sure that it was in a hand: when it made a known secret move, and when it
was shown. The page of the caller is used as scratch paper: see the places below.
"""

from tokonoma.games.koinobori.components import BLANK
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE, NOBODY, Table
from tokonoma.kernel.contract import Page

# On page.moves, by card unless said otherwise
HOLDER: int = 0  # the seat whose hand has it, or ON_A_POST
HELD: int = 100  # a list of the cards that are or were in some hand
FREE: int = 200  # by seat: places in the start hand that no card surely fills
KNOWN: int = 300  # by secret move: its card as the audience knows it, or BLANK
# On page.weights
UNSEEN: int = 0  # a list of the cards the audience has never met
PINNED: int = 100  # by card: it is surely in a hand until this secret move, or until it is SHOWN
ORIGIN: int = 200  # by card: the seat it surely came to first, or NOBODY

SHOWN: int = 100
NEVER: int = -1


def pin_cards(table: Table, page: Page) -> None:
    """Note what is known of each secret move, and until when each card was surely in some hand."""
    for card in range(table.box.cards):
        page.weights[PINNED + card] = SHOWN if table.shown_by[card] != NOBODY else NEVER
    for secret in range(table.secrets):
        card = table.secret_card[secret]
        page.moves[KNOWN + secret] = card
        if card != BLANK and table.shown_by[card] == NOBODY:
            page.weights[PINNED + card] = secret


def list_unseen(table: Table, audience: int, page: Page) -> int:
    """List the cards the audience has never met; return how many."""
    for card in range(table.box.cards):
        page.moves[HOLDER + card] = NOBODY  # for now: met or not
        if table.came_to[card] != NOBODY or page.weights[PINNED + card] != NEVER:
            page.moves[HOLDER + card] = 0
    for i in range(table.in_row):
        page.moves[HOLDER + table.row[i]] = 0
    for i in range(table.in_discards):
        page.moves[HOLDER + table.discards[i]] = 0
    if table.reshuffles > 0:
        for i in range(table.in_pile):
            page.moves[HOLDER + table.pile[i]] = 0
    if audience >= 0:
        for i in range(table.dealt_sizes[audience]):
            page.moves[HOLDER + table.dealt[audience][i]] = 0
    n = 0
    for card in range(table.box.cards):
        if page.moves[HOLDER + card] == NOBODY:
            page.weights[UNSEEN + n] = card
            n += 1
    return n


def first_met(table: Table, card: int, page: Page) -> int:
    """The secret move before which a card was first met in a hand; NEVER for one not met."""
    for secret in range(table.secrets):
        if page.moves[KNOWN + secret] == card:
            return secret
    return table.shown_at[card] if table.shown_by[card] != NOBODY else NEVER


def met_with(table: Table, card: int, after: int, page: Page) -> int:
    """The seat in whose hand a card is next met, at a known secret move from a moment on or when it was shown."""
    for secret in range(after, table.secrets):
        if page.moves[KNOWN + secret] == card:
            return table.secret_from[secret]
    return table.shown_by[card]


def met_at(table: Table, card: int, after: int, page: Page) -> int:
    """The moment of that."""
    for secret in range(after, table.secrets):
        if page.moves[KNOWN + secret] == card:
            return secret
    return table.shown_at[card]


def is_unknown_theft(table: Table, secret: int, page: Page) -> bool:
    """A secret move that may have carried any card from one hand to another."""
    return page.moves[KNOWN + secret] == BLANK and table.secret_to[secret] != FACE_DOWN_MOVE


def theft_into(table: Table, seat: int, first: int, end: int, page: Page) -> bool:
    """Whether an unknown card came to a seat between two moments."""
    for secret in range(first, end):
        if is_unknown_theft(table, secret, page) and table.secret_to[secret] == seat:
            return True
    return False


def theft_from(table: Table, seat: int, first: int, end: int, page: Page) -> int:
    """The first secret move between two moments that took an unknown card from a seat; NEVER for none."""
    for secret in range(first, end):
        if is_unknown_theft(table, secret, page) and table.secret_from[secret] == seat:
            return secret
    return NEVER
