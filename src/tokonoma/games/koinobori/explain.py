"""Why a word is no legal move now: what stands in the way, and what holds instead."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import (
    ABILITY_NAMES,
    BLANK,
    COVER,
    FACE_DOWN,
    POST_NAMES,
    TALL,
)
from tokonoma.games.koinobori.notation import (
    DECISIONS,
    MOVE_WORD,
    PLAIN_WORDS,
    PLAY_WORD,
    STEAL_WORD,
    TAKE_WORD,
    write_move,
)
from tokonoma.games.koinobori.state import (
    CHOOSING,
    MOVING,
    PLAYING,
    PLAYING_EXTRA,
    STEALING,
    TAKING,
    TAKING_FRESH,
    TAKING_MORE,
)
from tokonoma.kernel.refusal import Refusal, refusals_in

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules

refusal = refusals_in(Path(__file__).parent)

TAKING_PHASES = (CHOOSING, TAKING, TAKING_MORE, TAKING_FRESH)
PLAYING_PHASES = (CHOOSING, PLAYING, PLAYING_EXTRA)


def explain(board: Rules, word: str) -> Refusal:
    """The refusal of a word: not a move at all, or not now, with what holds instead."""
    if TAKE_WORD.fullmatch(word):
        return no_take(board, word)
    if found := PLAY_WORD.fullmatch(word):
        return no_play(board, word, found[1], int(found[2]), found[3])
    if found := MOVE_WORD.fullmatch(word):
        return no_move(board, word, POST_NAMES.index(found[1]), POST_NAMES.index(found[2]))
    if found := STEAL_WORD.fullmatch(word):
        return no_theft(board, word, int(found[1]))
    if word in PLAIN_WORDS.values():
        return now(board, word)
    return refusal("not_a_word", "not_a_move", word=word)


def now(board: Rules, word: str) -> Refusal:
    """What the table waits for instead."""
    return refusal(f"now_{DECISIONS[board.phase]}", word=word, open=words_now(board))


def no_take(board: Rules, word: str) -> Refusal:
    """Why no card can be taken so."""
    if board.phase not in TAKING_PHASES:
        return now(board, word)
    if board.in_row == 0:
        return refusal("row_is_empty")
    held, limit = board.hand_sizes[board.turn], limit_of(board)
    if held >= limit:
        return refusal("hand_is_full", held=held, limit=limit)
    return refusal("last_of_the_row", word=word)


def no_play(board: Rules, word: str, verb: str, card: int, target: str) -> Refusal:
    """Why a card cannot be played so."""
    if board.phase not in PLAYING_PHASES:
        return now(board, word)
    hand = [each for each in board.hands[board.turn] if each != BLANK]
    if card not in hand:
        return refusal("not_in_hand", card=card, hand=hand)
    if target == "own":
        return no_face_down(board, word, verb)
    post = POST_NAMES.index(target)
    if post > board.seats:
        return refusal("no_such_post", post=target, open=open_posts(board))
    if board.heights[post] == TALL:
        return refusal("post_is_closed", post=target, open=open_posts(board))
    if board.box.ability[card] != COVER:
        return refusal("covers_nothing", card=card, ability=ABILITY_NAMES[board.box.ability[card]])
    return refusal("nothing_to_cover", post=target)


def no_face_down(board: Rules, word: str, verb: str) -> Refusal:
    """Why a card cannot go to one's own post."""
    if verb == "cover":
        return refusal("not_a_word", "not_a_move", word=word)
    if board.levels[board.turn] == FACE_DOWN:
        return refusal("own_is_full", cards=FACE_DOWN)
    return refusal("extra_is_for_the_festival", open=open_posts(board))


def no_move(board: Rules, word: str, source: int, target: int) -> Refusal:
    """Why a top card cannot move so."""
    if board.phase != MOVING:
        return now(board, word)
    for post in (source, target):
        if post > board.seats:
            return refusal("no_such_post", post=POST_NAMES[post], open=open_posts(board))
        if board.heights[post] == TALL:
            return refusal("post_is_closed", post=POST_NAMES[post], open=open_posts(board))
    if source == target:
        return refusal("same_post", post=POST_NAMES[source])
    return refusal("nothing_to_move", post=POST_NAMES[source])


def no_theft(board: Rules, word: str, victim: int) -> Refusal:
    """Why a seat cannot be stolen from."""
    if board.phase != STEALING:
        return now(board, word)
    return refusal("no_such_victim", word=word, open=words_now(board))


def limit_of(board: Rules) -> int:
    """The hand limit of the seat whose turn it is."""
    return int(board.box.hand_limit[board.levels[board.turn]])


def open_posts(board: Rules) -> list[str]:
    """The festival posts that take another card."""
    return [POST_NAMES[post] for post in range(board.seats + 1) if board.heights[post] < TALL]


def words_now(board: Rules) -> list[str]:
    """Every legal move as a word."""
    return [write_move(board, move) for move in board.legal_moves()]
