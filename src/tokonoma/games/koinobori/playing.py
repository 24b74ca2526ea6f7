"""Playing cards from the hand: on a festival post, over its top card, or face down on one's own post (§4)."""

from tokonoma.games.koinobori.abilities import offer_ability
from tokonoma.games.koinobori.components import BLANK, COVER, FACE_DOWN
from tokonoma.games.koinobori.ending import finish
from tokonoma.games.koinobori.events import ENDED, FACED_DOWN
from tokonoma.games.koinobori.festival import all_closed, cover_top, is_open, stack
from tokonoma.games.koinobori.hands import give_up, note_secret
from tokonoma.games.koinobori.state import CHOOSING, FACE_DOWN_MOVE, PLAYING, PLAYING_EXTRA, Table
from tokonoma.games.koinobori.waiting import go_on_playing
from tokonoma.kernel.contract import tell


def may_face_down(table: Table) -> bool:
    """A personal post takes three cards, and an extra play is for festival posts only (§4.6, §5.4)."""
    return table.levels[table.turn] < FACE_DOWN and table.phase != PLAYING_EXTRA


def may_cover(table: Table, card: int, post: int) -> bool:
    """A card with the cover ability, on the top card of an open post; a flag cannot be covered (§5.2)."""
    return table.box.ability[card] == COVER and table.heights[post] > 0 and is_open(table, post)


def count_play(table: Table) -> None:
    """The first card fixes how many the action may play; an extra play is outside that number (§4.4, §5.4)."""
    if table.phase == CHOOSING:
        table.passes = 0
        table.plays_left = table.box.play_capacity[table.levels[table.turn]]
        table.phase = PLAYING
    if table.phase == PLAYING:
        table.plays_left -= 1


def show(table: Table, card: int) -> None:
    """Let a card leave the hand for all to see (§7.2); on a hidden board it may be one that nobody knows."""
    give_up(table, table.turn, card)
    if card != BLANK:
        table.shown_by[card] = table.turn
        table.shown_at[card] = table.secrets


def play_on_post(table: Table, card: int, post: int) -> None:
    """Place a card on a festival post; the game may end at once, else its ability is offered (§4.1, §6.1)."""
    count_play(table)
    show(table, card)
    stack(table, table.turn, card, post)
    if all_closed(table):
        finish(table, ENDED)
    else:
        offer_ability(table, card)


def play_over(table: Table, card: int, post: int) -> None:
    """Place a card over a top card: that was its ability (§5.2)."""
    count_play(table)
    show(table, card)
    cover_top(table, table.turn, card, post)
    go_on_playing(table)


def play_face_down(table: Table, card: int) -> None:
    """Place a card on one's personal post, which reaches its next level (§4.5, §4.6)."""
    count_play(table)
    seat = table.turn
    give_up(table, seat, card)
    note_secret(table, seat, FACE_DOWN_MOVE, card)
    table.personal[seat][table.levels[seat]] = card
    table.levels[seat] += 1
    tell(table, FACED_DOWN, seat, card, table.levels[seat] + 1)
    go_on_playing(table)
