"""What luck decides: the possible outcomes of the draw the table waits for, and what an outcome leads to.

An outcome is a colour for a flag, a seat for who begins, and a card for everything else; each is as likely as another.
"""

from tokonoma.games.koinobori.abilities import steal_card
from tokonoma.games.koinobori.components import COLOURS
from tokonoma.games.koinobori.row import deal_to_row
from tokonoma.games.koinobori.setup import choose_start, deal_first_row, deal_start_card, is_free_flag, set_flag
from tokonoma.games.koinobori.state import FLAG, ROW_CARD, SETTING_UP, START_CARD, START_SEAT, STOLEN_CARD, Table
from tokonoma.games.koinobori.taking import fill_row
from tokonoma.kernel.contract import Chance, below
from tokonoma.kernel.typed import Moves, Weights


def possible_outcomes(table: Table, outcomes: Moves, weights: Weights) -> int:
    """Write what may be drawn, in ascending order, with its weight."""
    n = 0
    if table.drawing == FLAG:
        for colour in range(COLOURS):
            if is_free_flag(table, colour):
                outcomes[n] = colour
                n += 1
    else:
        n = drawable(table)
        for i in range(n):
            outcomes[i] = nth_outcome(table, i)
    for i in range(n):
        weights[i] = 1
    return n


def drawable(table: Table) -> int:
    """How many outcomes a draw has, other than that of a flag."""
    if table.drawing == START_SEAT:
        return table.seats
    if table.drawing == STOLEN_CARD:
        return table.hand_sizes[table.place_of_draw]
    return table.in_pile


def nth_outcome(table: Table, i: int) -> int:
    """The outcomes of a draw in ascending order, other than that of a flag: piles and hands are kept so."""
    if table.drawing == START_SEAT:
        return i
    if table.drawing == STOLEN_CARD:
        return table.hands[table.place_of_draw][i]
    return table.pile[i]


def draw(table: Table, chance: Chance) -> int:
    """Draw one outcome: the same one that picking from the written list would give."""
    if table.drawing == FLAG:
        return draw_flag(table, below(chance, COLOURS - table.place_of_draw))
    return nth_outcome(table, below(chance, drawable(table)))


def draw_flag(table: Table, left: int) -> int:
    """The n-th flag still in the box."""
    colour = 0
    while left > 0 or not is_free_flag(table, colour):
        if is_free_flag(table, colour):
            left -= 1
        colour += 1
    return colour


def happen(table: Table, outcome: int) -> None:
    """Let what was drawn take effect."""
    if table.drawing == FLAG:
        set_flag(table, outcome)
    elif table.drawing == START_CARD:
        deal_start_card(table, outcome)
    elif table.drawing == START_SEAT:
        choose_start(table, outcome)
    elif table.drawing == STOLEN_CARD:
        steal_card(table, outcome)
    elif table.drawing == ROW_CARD and table.phase == SETTING_UP:
        deal_first_row(table, outcome)
    else:
        deal_to_row(table, outcome)
        fill_row(table)
