"""Setting up: flags, start hands, the draw row and who begins, all dealt by luck (§1)."""

from tokonoma.games.koinobori.components import (
    BLANK,
    CARDS,
    COLOURS,
    FACE_DOWN,
    MOST_IN_HAND,
    MOST_SEATED,
    MOST_SECRETS,
    POSTS,
    ROW,
    TALL,
)
from tokonoma.games.koinobori.events import BEGINS, DEALT, FLAG_SET
from tokonoma.games.koinobori.festival import post_count
from tokonoma.games.koinobori.hands import hold, receive
from tokonoma.games.koinobori.row import await_row_card, deal_to_row, leave_pile, may_deal
from tokonoma.games.koinobori.state import FLAG, NOBODY, SETTING_UP, START_CARD, START_SEAT, Table
from tokonoma.games.koinobori.waiting import begin_turn
from tokonoma.kernel.contract import CHANCE, tell


def lay_out(table: Table, seats: int) -> None:
    """Open the box: the whole deck in the pile, every place empty, the first flag to draw (§1.2)."""
    table.seats = seats
    table.phase = SETTING_UP
    clear_places(table)
    for card in range(CARDS):
        table.pile[card] = card if card < table.box.cards else BLANK
    table.in_pile = table.box.cards
    await_setup_draw(table, FLAG)


def clear_places(table: Table) -> None:
    """Mark every place of a card as empty, and every card as never seen."""
    for post in range(POSTS):
        table.flags[post] = COLOURS
        for i in range(TALL):
            table.posts[post][i] = BLANK
    for i in range(ROW):
        table.row[i] = BLANK
    for i in range(MOST_SECRETS):
        table.secret_card[i] = BLANK
    for seat in range(MOST_SEATED):
        for i in range(MOST_IN_HAND):
            table.hands[seat][i] = BLANK
            table.dealt[seat][i] = BLANK
        for i in range(FACE_DOWN):
            table.personal[seat][i] = BLANK
    for card in range(CARDS):
        table.discards[card] = BLANK
        table.under[card] = BLANK
        table.came_to[card] = NOBODY
        table.shown_by[card] = NOBODY
    table.under[BLANK] = BLANK


def await_setup_draw(table: Table, kind: int) -> None:
    """Hand the game to chance for the first draw of a kind."""
    table.to_act = CHANCE
    table.drawing = kind
    table.place_of_draw = 0


def set_flag(table: Table, colour: int) -> None:
    """Put a flag at the foot of the next festival post (§1.2)."""
    table.flags[table.place_of_draw] = colour
    tell(table, FLAG_SET, table.place_of_draw, colour)
    table.place_of_draw += 1
    if table.place_of_draw == post_count(table):
        await_setup_draw(table, START_CARD)


def is_free_flag(table: Table, colour: int) -> bool:
    """Each of the six flags stands on one post at most (§1.2)."""
    for post in range(table.place_of_draw):
        if table.flags[post] == colour:
            return False
    return True


def deal_start_card(table: Table, card: int) -> None:
    """Deal a hidden card to the next seat, round after round (§1.3)."""
    seat = table.place_of_draw % table.seats
    leave_pile(table, card)
    receive(table, seat, card)
    hold(table.dealt[seat], table.dealt_sizes[seat], card)
    table.dealt_sizes[seat] += 1
    tell(table, DEALT, seat, card)
    table.place_of_draw += 1
    if table.place_of_draw == table.seats * table.box.start_hand:
        table.place_of_draw = 0
        await_row_card(table)


def deal_first_row(table: Table, card: int) -> None:
    """Deal the row, then draw who begins (§1.3, §1.5)."""
    deal_to_row(table, card)
    if not may_deal(table):
        await_setup_draw(table, START_SEAT)


def choose_start(table: Table, seat: int) -> None:
    """Let a seat begin (§1.5)."""
    table.start = seat
    tell(table, BEGINS, seat)
    begin_turn(table, seat)
