"""A round: every seat's turn, then the track, the income and the marker (§4, §5)."""

from tokonoma.games.gorbinos_quest.ending import end_game
from tokonoma.games.gorbinos_quest.events import INCOME_PAID, MARKER_PASSED, REVEALED
from tokonoma.games.gorbinos_quest.purse import gain_coins, income_of
from tokonoma.games.gorbinos_quest.state import TECHNOLOGY, VICTORY_CARD, Table
from tokonoma.games.gorbinos_quest.track import discard_oldest, is_track_empty, slide, slot_to_fill
from tokonoma.games.gorbinos_quest.waiting import await_card, await_draw, await_turn
from tokonoma.kernel.contract import tell


def after_card(table: Table) -> None:
    """Close the gaps a purchase left on the track; with no card left on it the game is over at once (§4.6)."""
    slide(table)
    if is_track_empty(table) and table.in_deck == 0:
        end_game(table)
    else:
        refill(table)


def refill(table: Table) -> None:
    """Fill the track while the deck lasts, then go on (§6.3)."""
    slot = slot_to_fill(table)
    if slot >= 0:
        await_draw(table, TECHNOLOGY, slot)
    else:
        after_refill(table)


def deal_technology(table: Table, card: int) -> None:
    """Lay the drawn card on the track."""
    table.deck[card] = 0
    table.in_deck -= 1
    table.track[table.place_of_draw] = card
    tell(table, REVEALED, card, table.place_of_draw, table.in_deck)
    refill(table)


def after_refill(table: Table) -> None:
    """Go on where the track was wanted full: set-up, end of round, or between two cards."""
    if table.round == 0:
        await_draw(table, VICTORY_CARD, 0)
    elif table.turns < table.seats:
        go_on(table)
    elif table.advances_due > 0:
        advance(table)
    else:
        close_round(table)


def go_on(table: Table) -> None:
    """The same seat's second card, the next seat's turn, or the end of the round (§4.1)."""
    if table.cards_due > 0:
        await_card(table)
        return
    table.turns += 1
    if table.turns < table.seats:
        await_turn(table)
    else:
        table.advances_due = table.pace
        advance(table)


def advance(table: Table) -> None:
    """Discard the oldest technology and move the others on (§5.1); an empty track ends the game unpaid (§4.6)."""
    table.advances_due -= 1
    discard_oldest(table)
    slide(table)
    if is_track_empty(table) and table.in_deck == 0:
        end_game(table)
    else:
        refill(table)


def close_round(table: Table) -> None:
    """Pay the income, then pass the marker clockwise (§5.2, §5.3)."""
    for seat in range(table.seats):
        pay_income(table, seat)
    table.start_player = (table.start_player + 1) % table.seats
    table.round += 1
    table.turns = 0
    tell(table, MARKER_PASSED, table.start_player, table.round)
    await_turn(table)


def pay_income(table: Table, seat: int) -> None:
    """Gain the number on the income track, or pay it as far as there are coins; twice at double pace (§5.2)."""
    before = table.coins[seat]
    income = income_of(table, seat)
    gain_coins(table, seat, table.pace * income)
    table.coins[seat] = max(table.coins[seat], 0)
    if income != 0:
        tell(table, INCOME_PAID, seat, table.coins[seat] - before, income)
