"""What makes a position impossible, once every number is within the range that `state.py` declares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import (
    BLANK,
    CARDS,
    COLOURS,
    COVER,
    MOST_SEATED,
    POSTS,
    ROW,
    TALL,
)
from tokonoma.games.koinobori.course import course, on_festival, openness
from tokonoma.games.koinobori.hands import room
from tokonoma.games.koinobori.state import (
    CHOOSING,
    FLAG,
    MOVING,
    NO_DRAW,
    PLAYING,
    PLAYING_EXTRA,
    REFRESHING,
    ROW_CARD,
    SETTING_UP,
    START_CARD,
    START_SEAT,
    STEALING,
    STOLEN_CARD,
    TAKING,
    TAKING_FRESH,
    TAKING_MORE,
)
from tokonoma.kernel.contract import CHANCE, OVER
from tokonoma.kernel.native import ask
from tokonoma.kernel.position_check import first_found

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


def contradictions(board: Rules) -> list[str]:
    """What cannot be true together, in a player's words; each check may rely on those before it."""
    return first_found(board, (sizes, places, cards_once, openness, course, moment))


def sizes(board: Rules) -> Iterator[str]:
    """No hand is over its limit; seats and posts that are not in the game have nothing."""
    limits = board.box.hand_limit
    for seat in range(MOST_SEATED):
        level, held, dealt = board.levels[seat], board.hand_sizes[seat], board.dealt_sizes[seat]
        if seat >= board.seats and (level or held or dealt):
            yield f"seat {seat} has cards, but there are {board.seats} seats"
        elif held > limits[level]:
            yield f"seat {seat} holds {held} cards; its limit is {limits[level]}"
    for post in range(board.seats + 1, POSTS):
        if board.heights[post]:
            yield f"post {post + 1} has cards, but there are {board.seats + 1} posts"


def places(board: Rules) -> Iterator[str]:
    """Every list holds cards as far as it is used, and blanks after that; hands and pile are in order."""
    for name, cards, size, in_order in lists(board):
        used, rest = list(cards[:size]), list(cards[size:])
        if not all(0 <= card < board.box.cards for card in used):
            yield f"{name} holds something that is no card"
        elif in_order and used != sorted(used):
            yield f"{name} is not in order"
        if any(card != BLANK for card in rest):
            yield f"{name} holds cards beyond its {size}"
    if not all(card == BLANK or 0 <= card < board.box.cards for card in board.under):
        yield "something that is no card is covered"
    flags = [flag for flag in board.flags if flag != COLOURS]
    if len(set(flags)) < len(flags):
        yield "each colour stands once"
    expected = board.place_of_draw if board.drawing == FLAG else board.seats + 1
    if [flag == COLOURS for flag in board.flags] != [post >= expected for post in range(POSTS)]:
        yield "a post lacks its flag, or a flag stands where no post is"


def lists(board: Rules) -> Iterator[tuple[str, list[int], int, bool]]:
    """Every list of cards: its name, its cards, how many are used, and whether they are in ascending order."""
    yield "the row", board.row, board.in_row, False
    yield "the pile", board.pile, board.in_pile, True
    yield "the discard pile", board.discards, board.in_discards, False
    yield "the list of secret moves", board.secret_card, board.secrets, False
    for seat in range(MOST_SEATED):
        yield f"the hand of seat {seat}", board.hands[seat], board.hand_sizes[seat], True
        yield f"the start hand of seat {seat}", board.dealt[seat], board.dealt_sizes[seat], True
        yield f"the post of seat {seat}", board.personal[seat], board.levels[seat], False
    for post in range(POSTS):
        yield f"post {post + 1}", board.posts[post], board.heights[post], False


def cards_once(board: Rules) -> Iterator[str]:
    """Every card of the deck is somewhere, once; only covering cards cover."""
    found = Counter([*board.pile[: board.in_pile], *board.row[: board.in_row], *board.discards[: board.in_discards]])
    for seat in range(board.seats):
        found.update(board.hands[seat][: board.hand_sizes[seat]])
        found.update(board.personal[seat][: board.levels[seat]])
    festival = on_festival(board)
    found.update(festival)
    for card in range(board.box.cards):
        if found[card] != 1:
            yield f"card {card} is on the table {found[card]} times"
    for card in range(CARDS + 1):
        if board.under[card] != BLANK and (card not in festival or board.box.ability[card] != COVER):
            yield f"card {card} covers another, but cannot"


# The moment of the turn


def moment(board: Rules) -> Iterator[str]:
    """The seat or the draw that the table waits for can be waited for."""
    closed = all(board.heights[post] == TALL for post in range(board.seats + 1))
    if board.to_act == OVER:
        if board.drawing != NO_DRAW or not (closed or board.passes == board.seats):
            yield "the game is over, but neither are all posts closed nor have all seats passed"
    elif closed or board.passes >= board.seats:
        yield "the game should be over"
    elif board.to_act == CHANCE:
        yield from drawing(board)
    elif board.to_act != board.turn or board.drawing != NO_DRAW:
        yield f"it is the turn of seat {board.turn}, but seat {board.to_act} is to act"
    elif not may_decide(board):
        yield "the seat to act has nothing to decide"
    if board.drawing not in (FLAG, START_CARD, STOLEN_CARD) and board.place_of_draw != 0:
        yield "a place is given for a draw that needs none"
    if board.passes and board.phase != CHOOSING and board.to_act != OVER:
        yield "a seat that acts has ended the passing"
    if board.phase == SETTING_UP and (board.secrets or any(board.heights) or sum(board.came_at)):
        yield "cards were played before the set-up was done"


def drawing(board: Rules) -> Iterator[str]:
    """A draw with something to draw, at a time it can be due."""
    kind, phase, place = board.drawing, board.phase, board.place_of_draw
    setting_up = phase == SETTING_UP
    start = board.box.start_hand
    sizes = list(board.dealt_sizes[: board.seats])
    if kind in (FLAG, START_CARD, START_SEAT) and not setting_up:
        yield "the set-up is over"
    if kind == FLAG:
        ok = place <= board.seats and not sum(sizes) and not board.in_row
    elif kind == START_CARD:
        ok = place < board.seats * start and not board.in_row and sizes == dealt_after(board, place)
    elif kind == ROW_CARD:
        dealing = phase in (SETTING_UP, TAKING, TAKING_MORE, TAKING_FRESH, REFRESHING)
        ok = dealing and board.in_row < ROW and board.in_pile > 0 and sizes == [start] * board.seats
    elif kind == START_SEAT:
        ok = board.in_row > 0 and sizes == [start] * board.seats
    elif kind == STOLEN_CARD:
        ok = phase == STEALING and place < board.seats and place != board.turn
        ok = ok and board.hand_sizes[place] > 0 and ask(room, board, board.turn) > 0
    else:
        ok = False
    if not ok:
        yield "the draw that is awaited cannot be due now"


def dealt_after(board: Rules, cards: int) -> list[int]:
    """How many cards each seat has when so many are dealt, one to each seat in turn."""
    return [(cards - seat + board.seats - 1) // board.seats for seat in range(board.seats)]


def may_decide(board: Rules) -> bool:
    """Whether the phase fits what the seat has before it."""
    if list(board.dealt_sizes[: board.seats]) != [board.box.start_hand] * board.seats:
        return False
    held = board.hand_sizes[board.turn]
    taking = board.in_row > 0 and 0 < board.takes_left <= ask(room, board, board.turn)
    if board.phase not in (TAKING, TAKING_MORE, TAKING_FRESH) and board.takes_left:
        return False
    if board.phase == CHOOSING:
        return bool(board.taken == board.plays_left == 0)
    if board.phase == PLAYING:
        return bool(held > 0 and board.plays_left > 0)
    if board.phase in (TAKING, TAKING_MORE, TAKING_FRESH):
        return bool(taking and (board.taken > 0 or board.phase != TAKING))
    if board.phase == PLAYING_EXTRA:
        return bool(held > 0)
    if board.phase == REFRESHING:
        return bool(board.in_row + board.in_pile + board.in_discards > 0)
    return board.phase in (MOVING, STEALING) and len(board.legal_moves()) > 1
