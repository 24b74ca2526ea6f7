"""Reset: spaces of the income track where the card has them, and cards from the discard back to hand (§7.5)."""

from tokonoma.games.gorbinos_quest.components import RESET, RESET_CARDS, RESET_SPACES, RESET_STAYS
from tokonoma.games.gorbinos_quest.events import INCOME_ROSE, RETURNED
from tokonoma.games.gorbinos_quest.moves import RETURN
from tokonoma.games.gorbinos_quest.purse import income_of, raise_income
from tokonoma.games.gorbinos_quest.state import CARRIED_OUT, Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def cards_to_return(table: Table, moves: Moves) -> int:
    """Write every number of cards from none to the card's limit or the whole discard."""
    most = min(table.box.numbers[table.acting][RESET_CARDS], table.discarded[table.to_act])
    for cards in range(most + 1):
        moves[cards] = RETURN + cards
    return most + 1


def take_back(table: Table, cards: int) -> None:
    """Take the top cards of the discard to hand, and move up the income track."""
    seat = table.to_act
    for _ in range(cards):
        table.discarded[seat] -= 1
        place = table.discarded[seat]
        table.hand[seat][table.discard[seat][place]] = 1
        table.discard[seat][place] = 0
    tell(table, RETURNED, seat, cards)
    spaces = table.box.numbers[table.acting][RESET_SPACES]
    if spaces > 0:
        raise_income(table, seat, spaces)
        tell(table, INCOME_ROSE, seat, spaces, income_of(table, seat))
    table.phase = CARRIED_OUT


def stays_in_hand(table: Table, card: int) -> bool:
    """The starter Reset is never discarded; technologies of its type are."""
    return table.box.effect[card] == RESET and table.box.numbers[card][RESET_STAYS] > 0
