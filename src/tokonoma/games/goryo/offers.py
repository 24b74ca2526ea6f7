"""A move as it is offered: what one touches for it, and what it would do; the board is cut for its audience."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import (
    NOTHING,
    SAMURAI,
    SAMURAI_NAMES,
    SPACE_NAMES,
)
from tokonoma.games.goryo.notation import decision
from tokonoma.games.goryo.state import PLAN
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

POWERS = ("sprint", "trail")  # her two powers: one presses the button of the power, then touches its space
BUTTONS = ("move", "sniff")  # decisions for which one touches a space, then a button


def touch(move: int) -> list[str]:
    """What one touches to make a move: a space, a samurai, a button, a power and its space, a space and what to do."""
    done, to = decision(move)
    if done == "step":
        return [f"space:{to}"]
    if done == "call":
        return [f"samurai:{to}"]
    if done in POWERS:
        return [f"button:{done}", f"space:{to}"]
    return [f"space:{to}", f"button:{done}"] if done in BUTTONS else [f"button:{done}"]


def drawn_by(board: Rules, move: int) -> list[str]:
    """What a move is drawn by: the samurai and where he goes, the space he asks about, else what one touches."""
    done, to = decision(move)
    if board.to_act != SAMURAI or board.acting < 0 or done not in ("move", "sniff", "search"):
        return touch(move)
    space = f"space:{to or SPACE_NAMES[board.samurai_at[board.acting]]}"
    return [f"samurai:{SAMURAI_NAMES[board.acting]}", space] if done == "move" else [space]


def say_move(board: Rules, move: int, object_names: list[str]) -> Json:
    """What a move would do."""
    done, to = decision(move)
    if done == "call":
        return {"key": "move.call", "samurai": to}
    values: Json = {"key": f"move.{done}"}
    if board.to_act == SAMURAI and board.acting >= 0:
        values |= {"samurai": SAMURAI_NAMES[board.acting]}
        to = to or (SPACE_NAMES[board.samurai_at[board.acting]] if done == "search" else "")
    if not to:
        return values
    kind = board.objects[SPACE_NAMES.index(to)]
    values |= {"space": to, "object": "none" if kind == NOTHING else object_names[kind]}
    if done == "step":
        values |= {"key": "move.start"} if board.stage != PLAN else {"cube": board.steps + 2}
    return values
