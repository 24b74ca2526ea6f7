"""Cards in hands: held in ascending order, so that one hand is written in one way."""

from tokonoma.games.koinobori.components import BLANK, Hand
from tokonoma.games.koinobori.state import Table


def room(table: Table, seat: int) -> int:
    """How many more cards a seat may hold (§3.2)."""
    return table.box.hand_limit[table.levels[seat]] - table.hand_sizes[seat]


def hold(hand: Hand, size: int, card: int) -> None:
    """Put a card among the first cards of a list in its place."""
    i = size
    while i > 0 and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card


def let_go(hand: Hand, size: int, card: int) -> bool:
    """Take a card out of the first cards of a list; say whether it was there."""
    i = 0
    while i < size and hand[i] != card:
        i += 1
    if i == size:
        return False
    while i < size - 1:
        hand[i] = hand[i + 1]
        i += 1
    hand[size - 1] = BLANK
    return True


def receive(table: Table, seat: int, card: int) -> None:
    """Add a card to a seat's hand."""
    hold(table.hands[seat], table.hand_sizes[seat], card)
    table.hand_sizes[seat] += 1


def give_up(table: Table, seat: int, card: int) -> None:
    """Remove a card from a seat's hand."""
    let_go(table.hands[seat], table.hand_sizes[seat], card)
    table.hand_sizes[seat] -= 1


def note_secret(table: Table, seat: int, to: int, card: int) -> None:
    """Remember a secret move: that it happened is public, its card is not (§7)."""
    table.secret_from[table.secrets] = seat
    table.secret_to[table.secrets] = to
    table.secret_card[table.secrets] = card
    table.secrets += 1
