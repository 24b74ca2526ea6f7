"""What luck decides: the possible outcomes of the draw the table waits for, and what an outcome leads to.

An outcome is a good for a token, a seat for the marker, a card for the track, a face for a victory-point card.
"""

from tokonoma.games.gorbinos_quest.components import CARDS, GOODS, VICTORY_CARDS
from tokonoma.games.gorbinos_quest.round import deal_technology
from tokonoma.games.gorbinos_quest.setup import copies_left, give_marker, lay_token, show_condition
from tokonoma.games.gorbinos_quest.state import START_PLAYER, TECHNOLOGY, TOKEN, Table
from tokonoma.kernel.contract import Chance, below
from tokonoma.kernel.typed import Moves, Weights


def possible_outcomes(table: Table, outcomes: Moves, weights: Weights) -> int:
    """Write what may be drawn, in ascending order, with its weight."""
    n = 0
    for outcome in range(kinds(table)):
        weight = weight_of(table, outcome)
        if weight > 0:
            outcomes[n] = outcome
            weights[n] = weight
            n += 1
    return n


def draw(table: Table, chance: Chance) -> int:
    """Draw one outcome: the same one that picking from the written list would give."""
    left = below(chance, chances_in_all(table))
    outcome = 0
    while left >= weight_of(table, outcome):
        left -= weight_of(table, outcome)
        outcome += 1
    return outcome


def chances_in_all(table: Table) -> int:
    """The sum of all weights."""
    if table.drawing == TECHNOLOGY:
        return table.in_deck
    total = 0
    for outcome in range(kinds(table)):
        total += weight_of(table, outcome)
    return total


def kinds(table: Table) -> int:
    """How many different outcomes the draw could have in an untouched box."""
    if table.drawing == TECHNOLOGY:
        return CARDS
    if table.drawing == TOKEN:
        return GOODS
    if table.drawing == START_PLAYER:
        return table.seats
    return VICTORY_CARDS


def weight_of(table: Table, outcome: int) -> int:
    """How many equal chances an outcome has; zero if it cannot be drawn any more."""
    if table.drawing == TECHNOLOGY:
        return table.deck[outcome]
    if table.drawing == TOKEN:
        return table.tokens_left[table.box.is_capital[table.place_of_draw]][outcome]
    if table.drawing == START_PLAYER:
        return 1
    return copies_left(table, outcome)


def happen(table: Table, outcome: int) -> None:
    """Let what was drawn take effect."""
    if table.drawing == TECHNOLOGY:
        deal_technology(table, outcome)
    elif table.drawing == TOKEN:
        lay_token(table, outcome)
    elif table.drawing == START_PLAYER:
        give_marker(table, outcome)
    else:
        show_condition(table, outcome)
