"""Whether what a position says was seen, and its course, can have led to it.

The course is what `state.py` calls the start hands and the secret moves: made again card by card, it must lead to the
hands and personal posts on the table, else `imagining.py` could search for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import BLANK, CARDS, MOST_SECRETS
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE, NOBODY

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


def openness(board: Rules) -> Iterator[str]:
    """Whoever took and showed each card is told for the right cards, and nothing for the others."""
    festival = set(on_festival(board))
    in_play = festival | set(in_hands(board))
    dealt = {card for seat in range(board.seats) for card in board.dealt[seat][: board.dealt_sizes[seat]]}
    if len(dealt) != sum(board.dealt_sizes):
        yield "a card was dealt twice"
    for card in range(CARDS):
        taken, shown = board.came_to[card] != NOBODY, board.shown_by[card] != NOBODY
        if shown != (card in festival) or (taken or card in dealt) != (card in in_play) or (taken and card in dealt):
            yield f"card {card} was not seen to come to where it is"
        if not all(is_moment(*each) for each in seen_moments(board, card)):
            yield f"card {card} was seen by nobody or at no time"
    for secret in range(MOST_SECRETS):
        if not is_secret_move(board, secret):
            yield f"secret move {secret + 1} is not one"


def in_hands(board: Rules) -> Iterable[int]:
    """The cards in hands and on personal posts."""
    for seat in range(board.seats):
        yield from board.hands[seat][: board.hand_sizes[seat]]
        yield from board.personal[seat][: board.levels[seat]]


def seen_moments(board: Rules, card: int) -> list[tuple[int, int]]:
    """By whom and when a card was taken and shown."""
    return [(board.came_to[card], board.came_at[card]), (board.shown_by[card], board.shown_at[card])]


def is_moment(seat: int, moment: int) -> bool:
    """A seat and a moment; or nobody, at 0."""
    return seat != NOBODY or moment == 0


def is_secret_move(board: Rules, secret: int) -> bool:
    """From a seat, to another or face down; unused ones are all 0."""
    source, to = board.secret_from[secret], board.secret_to[secret]
    if secret >= board.secrets:
        return bool(source == to == 0)
    return bool(to != source)


def course(board: Rules) -> Iterator[str]:
    """Start hands and secret moves lead to what is in hands and on personal posts."""
    holder = {card: board.came_to[card] for card in range(board.box.cards) if board.came_to[card] != NOBODY}
    for seat in range(board.seats):
        holder |= dict.fromkeys(board.dealt[seat][: board.dealt_sizes[seat]], seat)
    posts: list[list[int]] = [[] for _ in range(board.seats)]
    for secret in range(board.secrets):
        card, source, to = board.secret_card[secret], board.secret_from[secret], board.secret_to[secret]
        shown = board.shown_by[card] != NOBODY and board.shown_at[card] <= secret
        if holder.get(card) != source or board.came_at[card] > secret or shown:
            yield f"seat {source} did not have card {card} when it left its hand"
            return
        holder[card] = to
        if to == FACE_DOWN_MOVE:
            posts[source].append(card)
    for seat in range(board.seats):
        hand = sorted(card for card, held_by in holder.items() if held_by == seat and board.shown_by[card] == NOBODY)
        if hand != list(board.hands[seat][: board.hand_sizes[seat]]):
            yield f"seat {seat} cannot have come to its hand"
        if posts[seat] != list(board.personal[seat][: board.levels[seat]]):
            yield f"seat {seat} cannot have come to its personal post"
    for card in range(board.box.cards):
        if board.shown_by[card] != NOBODY and holder.get(card) != board.shown_by[card]:
            yield f"seat {board.shown_by[card]} cannot have shown card {card}"
        if board.shown_by[card] != NOBODY and board.shown_at[card] < board.came_at[card]:
            yield f"card {card} was shown before it was taken"


def on_festival(board: Rules) -> list[int]:
    """The cards on the festival posts, covered ones included."""
    found: list[int] = []
    for post in range(board.seats + 1):
        for top in board.posts[post][: board.heights[post]]:
            card = top
            while card != BLANK and len(found) <= CARDS:
                found.append(card)
                card = board.under[card]
    return found
