"""What the seat to act is asked for in this position, and why a thing that was touched makes no move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import CARD_NAMES, NOTHING
from tokonoma.games.gorbinos_quest.explain import PHASE_NAMES, READERS, explain, refusal
from tokonoma.games.gorbinos_quest.state import (
    BUYING_CARDS,
    BUYING_GOODS,
    CARD,
    FIRST_CITY,
    STEALING,
    TRADING,
)
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules


def prompt(board: Rules) -> Json:
    """What is to be done now, and how often still."""
    if board.phase == CARD and board.pace > 1:
        return {"key": "prompt.cards", "cards": board.cards_due}
    if board.phase in (STEALING, BUYING_CARDS):
        return {"key": f"prompt.{PHASE_NAMES[board.phase]}", "left": board.left}
    if board.phase == BUYING_GOODS:
        return {"key": "prompt.buying_goods", "opponent": board.opponent}
    return {"key": f"decision.{PHASE_NAMES[board.phase]}"}


def why_not(board: Rules, touch: list[str]) -> Refusal | None:
    """Why a card, a place, a good or a seat cannot be chosen now."""
    kind, _, thing = touch[-1].partition(":")
    word = word_of(board, kind, thing)
    if word is None:
        return None
    phases = (BUYING_CARDS,) if kind == "slot" else READERS[word.partition(":")[0]][0]
    if board.phase not in phases:
        return refusal("something_else_now", phase=PHASE_NAMES[board.phase])
    return explain(board, word)


def word_of(board: Rules, kind: str, thing: str) -> str | None:
    """The word for what somebody meant by touching a thing in this phase."""
    if kind == "slot":
        card = board.track[int(thing)]
        return f"buy:{CARD_NAMES[card]}" if card != NOTHING else None
    if kind in ("good", "coins"):
        deed = "sell" if board.phase == TRADING else "buy" if board.phase == BUYING_GOODS else "take"
        return f"{deed}:{thing or 'coins'}"
    kinds = {"card": "play", "province": "produce", "seat": "from"}
    kinds["location"] = "city" if board.phase == FIRST_CITY else "build"
    return f"{kinds[kind]}:{thing}" if kind in kinds else None
