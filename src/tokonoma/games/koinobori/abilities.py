"""What a card may do when it is placed on a festival post (§5); covering is a way of placing: `playing.py`."""

from tokonoma.games.koinobori.components import EXTRA_PLAY, MOVE_TOP, REFRESH, STEAL, TAKE_ONE, TAKE_TWO
from tokonoma.games.koinobori.events import REFRESHED, SKIPPED, STOLE
from tokonoma.games.koinobori.festival import may_move, move_top, post_count
from tokonoma.games.koinobori.hands import give_up, note_secret, receive, room
from tokonoma.games.koinobori.row import discard_row
from tokonoma.games.koinobori.state import (
    MOVING,
    PLAYING_EXTRA,
    REFRESHING,
    STEALING,
    STOLEN_CARD,
    TAKING_MORE,
    Table,
)
from tokonoma.games.koinobori.taking import allow_takes, fill_row, may_take
from tokonoma.games.koinobori.waiting import await_seat, go_on_playing
from tokonoma.kernel.contract import CHANCE, tell


def offer_ability(table: Table, card: int) -> None:
    """Let the seat use the ability of the card it placed, if it can do anything (§5.1)."""
    ability = table.box.ability[card]
    if ability == MOVE_TOP and any_move(table):
        await_seat(table, MOVING)
    elif ability == EXTRA_PLAY and table.hand_sizes[table.turn] > 0:
        await_seat(table, PLAYING_EXTRA)
    elif ability == TAKE_ONE and may_take(table):
        allow_takes(table, 1)
        await_seat(table, TAKING_MORE)
    elif ability == TAKE_TWO and may_take(table):
        allow_takes(table, 2)
        await_seat(table, TAKING_MORE)
    elif ability == STEAL and any_theft(table):
        await_seat(table, STEALING)
    elif ability == REFRESH and table.in_row + table.in_pile + table.in_discards > 0:
        await_seat(table, REFRESHING)
    else:
        go_on_playing(table)


def skip_ability(table: Table) -> None:
    """Leave the ability unused (§5.1)."""
    tell(table, SKIPPED, table.turn)
    table.takes_left = 0
    go_on_playing(table)


def any_move(table: Table) -> bool:
    """Whether some top card can move (§5.3)."""
    for source in range(post_count(table)):
        for target in range(post_count(table)):
            if may_move(table, source, target):
                return True
    return False


def move_card(table: Table, source: int, target: int) -> None:
    """Carry a top card to another post; it does not act again (§5.3)."""
    move_top(table, source, target)
    go_on_playing(table)


def may_steal_from(table: Table, victim: int) -> bool:
    """From another seat with a card, with room for it (§5.7)."""
    return victim != table.turn and table.hand_sizes[victim] > 0 and room(table, table.turn) > 0


def any_theft(table: Table) -> bool:
    """Whether some seat can be stolen from (§5.7)."""
    for victim in range(table.seats):
        if may_steal_from(table, victim):
            return True
    return False


def reach_for(table: Table, victim: int) -> None:
    """Choose whom to steal from; chance chooses the card (§5.7)."""
    table.to_act = CHANCE
    table.drawing = STOLEN_CARD
    table.place_of_draw = victim


def steal_card(table: Table, card: int) -> None:
    """Take the card that chance chose; thief and victim know which (§5.7)."""
    victim = table.place_of_draw
    give_up(table, victim, card)
    receive(table, table.turn, card)
    note_secret(table, victim, table.turn, card)
    tell(table, STOLE, table.turn, card, victim)
    table.place_of_draw = 0
    go_on_playing(table)


def refresh_row(table: Table) -> None:
    """Discard the row and deal a new one; then one card must be taken if there is room (§5.8)."""
    tell(table, REFRESHED, table.turn)
    discard_row(table)
    fill_row(table)
