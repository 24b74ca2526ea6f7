"""Moves and draws as words.

A card is its number, a festival post p1 to p6. "take:left" and "take:right" take a card from an end of the row,
"play:17>p2" places card 17 on a post, "play:17>own" face down on one's own, "cover:3>p1" over the top card of a post.
"move:p1>p3", "steal:2" and "refresh" use an ability, "skip" leaves one, "stop" ends an action early, "pass" is for a
seat that can do nothing. What is drawn is a card's number, a flag's colour, or "seat:1".
"""

import re
from pathlib import Path
from typing import Any

from tokonoma.games.koinobori.components import (
    ABILITY_NAMES,
    BLANK,
    COLOUR_NAMES,
    COVER,
    END_NAMES,
    FACE_DOWN,
    POST_NAMES,
    POSTS,
    TALL,
)
from tokonoma.games.koinobori.state import (
    CHOOSING,
    FLAG,
    MOVING,
    PLAYING,
    PLAYING_EXTRA,
    REFRESHING,
    START_SEAT,
    STEALING,
    TAKING,
    TAKING_FRESH,
    TAKING_MORE,
)
from tokonoma.kernel import words
from tokonoma.kernel.refusal import Refusal

# The numbers of `turn.py`, which a compiled game does not show
TAKE_LEFT, TAKE_RIGHT, STOP, SKIP, PASS, REFRESH_ROW, STEAL_FROM = range(7)
MOVE = STEAL_FROM + 5
PLAY = MOVE + POSTS * POSTS
TARGETS = POSTS + 1
OVER_TOP = PLAY + 6 * TARGETS
PLAIN_WORDS = {STOP: "stop", SKIP: "skip", PASS: "pass", REFRESH_ROW: "refresh"}

TAKE_WORD = re.compile(r"take:(left|right)")
PLAY_WORD = re.compile(r"(play|cover):(\d{1,2})>(p[1-6]|own)")
MOVE_WORD = re.compile(r"move:(p[1-6])>(p[1-6])")
STEAL_WORD = re.compile(r"steal:(\d)")
TAKING_PHASES = (CHOOSING, TAKING, TAKING_MORE, TAKING_FRESH)
PLAYING_PHASES = (CHOOSING, PLAYING, PLAYING_EXTRA)
DECISIONS = {
    CHOOSING: "choose",
    TAKING: "take",
    PLAYING: "play",
    MOVING: "move",
    PLAYING_EXTRA: "extra_play",
    TAKING_MORE: "take_more",
    STEALING: "steal",
    REFRESHING: "refresh",
    TAKING_FRESH: "take_fresh",
}


def write_move(board: Any, move: int) -> str:
    """The word for a legal move."""
    if move >= OVER_TOP:
        place, post = divmod(move - OVER_TOP, POSTS)
        return f"cover:{board.hands[board.turn][place]}>{POST_NAMES[post]}"
    if move >= PLAY:
        place, target = divmod(move - PLAY, TARGETS)
        return f"play:{board.hands[board.turn][place]}>{POST_NAMES[target] if target < POSTS else 'own'}"
    if move >= MOVE:
        source, target = divmod(move - MOVE, POSTS)
        return f"move:{POST_NAMES[source]}>{POST_NAMES[target]}"
    if move >= STEAL_FROM:
        return f"steal:{move - STEAL_FROM}"
    return PLAIN_WORDS[move] if move in PLAIN_WORDS else f"take:{END_NAMES[move]}"


def write_outcome(board: Any, outcome: int) -> str:
    """The word for what is drawn."""
    if board.drawing == FLAG:
        return COLOUR_NAMES[outcome]
    return f"seat:{outcome}" if board.drawing == START_SEAT else str(outcome)


def words_of_turn(text: str) -> list[str]:
    """The words of a turn, in the order given: it is the order in which the others see it."""
    return text.lower().split()


# Why a word is no legal move


def explain(board: Any, word: str) -> Refusal:
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


def now(board: Any, word: str) -> Refusal:
    """What the table waits for instead."""
    return refusal(f"now_{DECISIONS[board.phase]}", word=word, open=words_now(board))


def no_take(board: Any, word: str) -> Refusal:
    """Why no card can be taken so."""
    if board.phase not in TAKING_PHASES:
        return now(board, word)
    if board.in_row == 0:
        return refusal("row_is_empty")
    held, limit = board.hand_sizes[board.turn], limit_of(board)
    if held >= limit:
        return refusal("hand_is_full", held=held, limit=limit)
    return refusal("last_of_the_row", word=word)


def no_play(board: Any, word: str, verb: str, card: int, target: str) -> Refusal:
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


def no_face_down(board: Any, word: str, verb: str) -> Refusal:
    """Why a card cannot go to one's own post."""
    if verb == "cover":
        return refusal("not_a_word", "not_a_move", word=word)
    if board.levels[board.turn] == FACE_DOWN:
        return refusal("own_is_full", cards=FACE_DOWN)
    return refusal("extra_is_for_the_festival", open=open_posts(board))


def no_move(board: Any, word: str, source: int, target: int) -> Refusal:
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


def no_theft(board: Any, word: str, victim: int) -> Refusal:
    """Why a seat cannot be stolen from."""
    if board.phase != STEALING:
        return now(board, word)
    return refusal("no_such_victim", word=word, open=words_now(board))


def limit_of(board: Any) -> int:
    """The hand limit of the seat whose turn it is."""
    return int(board.box.hand_limit[board.levels[board.turn]])


def open_posts(board: Any) -> list[str]:
    """The festival posts that take another card."""
    return [POST_NAMES[post] for post in range(board.seats + 1) if board.heights[post] < TALL]


def words_now(board: Any) -> list[str]:
    """Every legal move as a word."""
    return [write_move(board, move) for move in board.legal_moves()]


def refusal(key: str, code: str = "not_now", **values: Any) -> Refusal:
    """A refusal whose sentence is in the catalogues, so that a page can say it in another language."""
    english = words.catalogue(Path(__file__).parent, "en")
    message = words.say(english, f"refusal.{key}", values, "en", lambda seat: f"seat {seat}")
    return Refusal(code, message, key=f"refusal.{key}", **values)
