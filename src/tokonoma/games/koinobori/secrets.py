"""What an audience cannot know, and that alone, is cut here (§7).

Secret are the cards a seat was dealt, the cards of secret moves and the order of the pile. Everything else on the table
was done in the open. Personal posts are shown when the game is over; hands never are.
"""

from tokonoma.games.koinobori.components import BLANK, MOST_IN_HAND
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE, Table
from tokonoma.kernel.contract import OVER


def cut_secrets(table: Table, audience: int) -> None:
    """Turn every card blank that a seat, or a spectator, cannot know (§7.1)."""
    for seat in range(table.seats):
        if seat != audience:
            cut_hand(table, seat)
    for secret in range(table.secrets):
        if not knows_secret(table, audience, secret):
            table.secret_card[secret] = BLANK
    if table.reshuffles == 0:
        for i in range(table.in_pile):
            table.pile[i] = BLANK


def cut_hand(table: Table, seat: int) -> None:
    """Turn a seat's cards blank: in hand, as dealt, and on the personal post while the game is on."""
    for i in range(MOST_IN_HAND):
        table.hands[seat][i] = BLANK
        table.dealt[seat][i] = BLANK
    if table.to_act != OVER:
        for i in range(table.levels[seat]):
            table.personal[seat][i] = BLANK


def knows_secret(table: Table, audience: int, secret: int) -> bool:
    """Its owner knows a card placed face down, and all do at the end; thief and victim a stolen one (§7.3, §7.4)."""
    if table.secret_from[secret] == audience:
        return True
    if table.secret_to[secret] == FACE_DOWN_MOVE:
        return table.to_act == OVER
    return table.secret_to[secret] == audience
