"""Moves and draws as words.

A card is its number, a festival post p1 to p6. "take:left" and "take:right" take a card from an end of the row,
"play:17>p2" places card 17 on a post, "play:17>own" face down on one's own, "cover:3>p1" over the top card of a post.
"move:p1>p3", "steal:2" and "refresh" use an ability, "skip" leaves one, "stop" ends an action early, "pass" is for a
seat that can do nothing. What is drawn is a card's number, a flag's colour, or "seat:1".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import (
    COLOUR_NAMES,
    END_NAMES,
    POST_NAMES,
    POSTS,
)
from tokonoma.games.koinobori.moves import MOVE, OVER_TOP, PASS, PLAY, REFRESH_ROW, SKIP, STEAL_FROM, STOP, TARGETS
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

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules

PLAIN_WORDS = {STOP: "stop", SKIP: "skip", PASS: "pass", REFRESH_ROW: "refresh"}

TAKE_WORD = re.compile(r"take:(left|right)")
PLAY_WORD = re.compile(r"(play|cover):(\d{1,2})>(p[1-6]|own)")
MOVE_WORD = re.compile(r"move:(p[1-6])>(p[1-6])")
STEAL_WORD = re.compile(r"steal:(\d)")
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


def write_move(board: Rules, move: int) -> str:
    """The word for a legal move."""
    if move in PLAIN_WORDS:
        return PLAIN_WORDS[move]
    if move >= OVER_TOP:
        card, post = divmod(move - OVER_TOP, POSTS)
        return f"cover:{card}>{POST_NAMES[post]}"
    if move >= PLAY:
        card, target = divmod(move - PLAY, TARGETS)
        return f"play:{card}>{POST_NAMES[target] if target < POSTS else 'own'}"
    if move >= MOVE:
        source, target = divmod(move - MOVE, POSTS)
        return f"move:{POST_NAMES[source]}>{POST_NAMES[target]}"
    if move >= STEAL_FROM:
        return f"steal:{move - STEAL_FROM}"
    return f"take:{END_NAMES[move]}"


def write_outcome(board: Rules, outcome: int) -> str:
    """The word for what is drawn."""
    if board.drawing == FLAG:
        return COLOUR_NAMES[outcome]
    return f"seat:{outcome}" if board.drawing == START_SEAT else str(outcome)


def words_of_turn(text: str) -> list[str]:
    """The words of a turn, in the order given: it is the order in which the others see it."""
    return text.lower().split()
