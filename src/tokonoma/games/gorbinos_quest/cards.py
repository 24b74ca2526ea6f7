"""Which card may be played, and how its effect begins (§4.3); Treachery that acts as another's card (§7.9)."""

from tokonoma.games.gorbinos_quest.build import may_build_anywhere
from tokonoma.games.gorbinos_quest.components import (
    BUILD,
    CARDS,
    COPY,
    DEVELOPMENT,
    LOAN,
    NOTHING,
    PRODUCTION,
    RESET,
    STEAL,
    TRADE,
)
from tokonoma.games.gorbinos_quest.development import begin_development
from tokonoma.games.gorbinos_quest.events import ACTED_AS, FOUND_NOTHING, PLAYED
from tokonoma.games.gorbinos_quest.loan import may_borrow_at_all
from tokonoma.games.gorbinos_quest.moves import NAME, PLAY
from tokonoma.games.gorbinos_quest.state import (
    CARRIED_OUT,
    RETURNING,
    WHERE_TO_BUILD,
    WHICH_LOAN,
    WHICH_OPPONENT,
    WHICH_PROVINCE,
    Table,
)
from tokonoma.games.gorbinos_quest.trade import begin_trade
from tokonoma.games.gorbinos_quest.treachery import may_turn_against_anyone
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def cards_to_play(table: Table, moves: Moves) -> int:
    """Write the cards in hand that can be carried out."""
    n = 0
    for card in range(CARDS):
        if table.hand[table.to_act][card] > 0 and may_play(table, card):
            moves[n] = PLAY + card
            n += 1
    return n


def may_play(table: Table, card: int) -> bool:
    """A card that cannot be carried out may not be played (§4.3)."""
    if table.box.effect[card] == COPY:
        return may_copy_anyone(table)
    return may_act_as(table, card)


def may_act_as(table: Table, card: int) -> bool:
    """The effect of any card but a copying one can be carried out by the seat to act."""
    effect = table.box.effect[card]
    if effect == LOAN:
        return may_borrow_at_all(table, card)
    if effect == BUILD:
        return may_build_anywhere(table)
    if effect == STEAL:
        return may_turn_against_anyone(table, card)
    return True


def play_card(table: Table, card: int) -> None:
    """Lay a card from the hand open and begin its effect (§4.2)."""
    table.hand[table.to_act][card] = 0
    table.played = card
    tell(table, PLAYED, table.to_act, card)
    begin(table, card)


def begin(table: Table, card: int) -> None:
    """Ask for the first thing the effect of a card leaves to decide."""
    table.acting = card
    effect = table.box.effect[card]
    if effect == LOAN:
        table.phase = WHICH_LOAN
    elif effect == PRODUCTION:
        table.phase = WHICH_PROVINCE
    elif effect == TRADE:
        begin_trade(table)
    elif effect == DEVELOPMENT:
        begin_development(table)
    elif effect == RESET:
        table.phase = RETURNING
    elif effect == BUILD:
        table.phase = WHERE_TO_BUILD
    else:
        table.phase = WHICH_OPPONENT


def opponents_to_copy(table: Table, moves: Moves) -> int:
    """Write the opponents whose top card may be copied."""
    n = 0
    for seat in range(table.seats):
        if may_copy(table, seat):
            moves[n] = NAME + seat
            n += 1
    return n


def may_copy_anyone(table: Table) -> bool:
    """There is an opponent to name at all."""
    for seat in range(table.seats):
        if may_copy(table, seat):
            return True
    return False


def may_copy(table: Table, seat: int) -> bool:
    """An opponent with nothing discarded may be named; a copying card, or one that cannot be carried out, not."""
    if seat == table.to_act:
        return False
    card = top_card(table, seat)
    return card == NOTHING or (table.box.effect[card] != COPY and may_act_as(table, card))


def top_card(table: Table, seat: int) -> int:
    """The card that lies open on a seat's discard, or NOTHING."""
    if table.discarded[seat] == 0:
        return NOTHING
    return table.discard[seat][table.discarded[seat] - 1]


def act_as_top_card_of(table: Table, seat: int) -> None:
    """Carry out the top card of an opponent's discard as one's own; with none there nothing happens (§7.9)."""
    card = top_card(table, seat)
    if card == NOTHING:
        tell(table, FOUND_NOTHING, table.to_act, seat)
        table.phase = CARRIED_OUT
    else:
        tell(table, ACTED_AS, table.to_act, seat, card)
        begin(table, card)
