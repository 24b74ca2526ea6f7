"""Moves and draws as words.

    city:MC  build:DN                      a location: the first city, a city built
    play:trade  play:loan.pink             a starter card, a technology with its tag
    loan:2  produce:drakewood  return:5    a loan for two income spaces, a province, five cards back to hand
    sell:food  buy:iron  done              one unit, or several as buy:iron*2
    buy:reset.green                        a technology from the track
    from:1  take:gold  take:coins          an opponent by seat, what is taken

A whole turn is these with spaces between, for instance "play:trade sell:food*4 buy:iron*2 done". A trade may also be
a sentence: "sell 4 food, buy 2 iron".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import (
    CARD_NAMES,
    GOOD_NAMES,
    LOCATION_NAMES,
    PROVINCE_NAMES,
    TRADE,
    VICTORY_NAMES,
)
from tokonoma.games.gorbinos_quest.moves import (
    BORROW,
    DEVELOP,
    DONE,
    NAME,
    PRODUCE,
    PURCHASE,
    RETURN,
    SELL,
    SETTLE,
    TAKE,
    TAKE_COINS,
)
from tokonoma.games.gorbinos_quest.state import CARD, FIRST_CITY, START_PLAYER, TECHNOLOGY, TOKEN

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

MOST_TIMES = 300  # units that one word may stand for: nobody holds more of a good
TIMES_WORD = re.compile(r"((?:sell|buy|take):\w+)\*([1-9][0-9]{0,2})")
SENTENCE = re.compile(r"(sell|buy)\s+(?:([1-9][0-9]{0,2})\s+)?([a-z]+)")
BETWEEN = re.compile(r"\s*(?:,|;|\band\b)\s*")


def write_move(board: Rules, move: int) -> str:
    """The word for a legal move."""
    if move < SETTLE:
        return f"play:{CARD_NAMES[move]}"
    if move < PRODUCE:
        return f"{'city' if board.phase == FIRST_CITY else 'build'}:{LOCATION_NAMES[move - SETTLE]}"
    if move < TAKE:
        return f"produce:{PROVINCE_NAMES[move - PRODUCE]}"
    if move < SELL:
        return "take:coins" if move == TAKE_COINS else f"take:{GOOD_NAMES[move - TAKE]}"
    if move < PURCHASE:
        return f"sell:{GOOD_NAMES[move - SELL]}"
    if move < DEVELOP:
        return f"buy:{GOOD_NAMES[move - PURCHASE]}"
    if move < DONE:
        return f"buy:{CARD_NAMES[board.track[move - DEVELOP]]}"
    if move == DONE:
        return "done"
    if move < NAME:
        return f"loan:{move - BORROW}"
    return f"from:{move - NAME}" if move < RETURN else f"return:{move - RETURN}"


def write_outcome(board: Rules, outcome: int) -> str:
    """The word for what is drawn."""
    if board.drawing == TOKEN:
        return GOOD_NAMES[outcome]
    if board.drawing == START_PLAYER:
        return f"seat:{outcome}"
    return CARD_NAMES[outcome] if board.drawing == TECHNOLOGY else VICTORY_NAMES[outcome]


def words_of_turn(board: Rules, text: str) -> list[str]:
    """The decisions in what a person typed: words, words with a number of times, or a sentence that is a trade."""
    text = text.strip()
    parts = [SENTENCE.fullmatch(part) for part in BETWEEN.split(text.lower())]
    if all(parts):
        trade = sorted((trade_words(part) for part in parts if part), key=canonical)
        return [*first_words(board), *(word for words in trade for word in words), "done"]
    return [each for word in text.split() for each in repeated(word)]


def trade_words(part: re.Match[str]) -> list[str]:
    """A part of a sentence as words, one for each unit."""
    deed, units, good = part.groups()
    return [f"{deed}:{good}"] * min(int(units or 1), MOST_TIMES)


def canonical(words: list[str]) -> tuple[bool, int]:
    """What is sold before what is bought, each in the order of goods; what is no good at the end."""
    deed, good = words[0].split(":")
    return deed == "buy", GOOD_NAMES.index(good) if good in GOOD_NAMES else len(GOOD_NAMES)


def first_words(board: Rules) -> list[str]:
    """The card a sentence of trade plays, when there is only one for it in hand; nothing when one is being played."""
    if board.phase != CARD:
        return []
    cards = [name for card, name in enumerate(CARD_NAMES) if may_trade_with(board, card)]
    return [f"play:{cards[0]}"] if len(cards) == 1 else []


def may_trade_with(board: Rules, card: int) -> bool:
    """A Trade card in the hand of the seat to act."""
    return bool(board.hand[board.to_act][card] and board.box.effect[card] == TRADE)


def repeated(word: str) -> list[str]:
    """A word with a number of times as so many words; any other word as it is."""
    found = TIMES_WORD.fullmatch(word)
    return [found[1]] * min(int(found[2]), MOST_TIMES) if found else [word]
