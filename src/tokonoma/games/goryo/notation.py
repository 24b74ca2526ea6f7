"""Moves as words: `b3`, `sprint:c4`, `trail:f6`, `confirm`; `call:green`, `move:c3`, `search`, `sniff:b2`, `end`.

A draw is written as the object drawn. `explain.py` tells why a word is no move now.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tokonoma.games.goryo.components import SAMURAI_NAMES, SPACE_NAMES, SPACES
from tokonoma.games.goryo.moves import CALL, CONFIRM, END, MOVE, SEARCH, SNIFF, SPRINT, STEP, TRAIL
from tokonoma.games.goryo.state import PLAN

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

WORD = re.compile(r"(?:(sprint|trail|move|sniff):)?([a-f][1-6])|(call):(green|purple|red|blue)|(confirm|search|end)")
AT_A_SPACE = {"step": STEP, "sprint": SPRINT, "trail": TRAIL, "move": MOVE, "sniff": SNIFF}
ALONE = {"confirm": CONFIRM, "search": SEARCH, "end": END}
ORDER_OF_A_PLAN = ("step", "sprint", "trail", "confirm")


class Decision(NamedTuple):
    """What a word means: something done, and the space or the samurai it is done to."""

    done: str
    to: str = ""


def write_move(move: int) -> str:
    """The word for a move."""
    done, to = decision(move)
    return to if done == "step" else f"{done}:{to}" if to else done


@cache
def decision(move: int) -> Decision:
    """What a move is."""
    for done, number in ALONE.items():
        if move == number:
            return Decision(done)
    if CALL <= move < MOVE:
        return Decision("call", SAMURAI_NAMES[move - CALL])
    done = next(done for done, first in AT_A_SPACE.items() if first <= move < first + SPACES)
    return Decision(done, SPACE_NAMES[move - AT_A_SPACE[done]])


def read_word(word: str) -> Decision | None:
    """What a word means; None when it is not a word of this notation."""
    found = WORD.fullmatch(word)
    if not found:
        return None
    at_a_space, space, call, samurai, alone = found.groups()
    if space:
        return Decision(at_a_space or "step", space)
    return Decision(call, samurai) if call else Decision(alone)


def words_of_turn(board: Rules, text: str) -> list[str]:
    """The words of a turn; those of a plan may come in any order as long as the steps are in theirs."""
    words = text.lower().split()
    return sorted(words, key=rank) if board.stage == PLAN else words


def rank(word: str) -> int:
    """Where a word belongs in a plan; one that does not comes last."""
    meant = read_word(word)
    return ORDER_OF_A_PLAN.index(meant.done) if meant and meant.done in ORDER_OF_A_PLAN else len(ORDER_OF_A_PLAN)
