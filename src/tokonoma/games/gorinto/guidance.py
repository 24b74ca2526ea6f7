"""What the seat to act is asked for in this position, and why a thing that was touched makes no move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import EARTH, PATH_NAMES, SIDE, SPACE_NAMES
from tokonoma.games.gorinto.explain import explain, refusal, tiles_on_path
from tokonoma.games.gorinto.mountain import space_entered
from tokonoma.games.gorinto.offers import say_pick
from tokonoma.games.gorinto.state import GATHERING, GIFT, PLACEMENT, REMOVAL
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules


def prompt(board: Rules) -> Json:
    """What is to be done now."""
    if board.awaiting == GATHERING:
        return say_pick(board)
    if board.awaiting == GIFT:
        return {"key": "decision.give"}
    return {"key": "decision.remove" if board.awaiting == REMOVAL else "decision.place"}


def why_not(board: Rules, touch: list[str]) -> Refusal | None:
    """Why a tile of the path, a space or a tile of a stack cannot be chosen now."""
    kind, _, thing = touch[-1].partition(":")
    if kind == "path":
        return explain(board, f"-{thing}" if board.awaiting == REMOVAL else placement(thing, None))
    if kind in ("space", "tile"):
        return no_space(board, touch, thing.partition(":")[0])
    return explain(board, f"give:{thing}") if kind == "gift" else None


def no_space(board: Rules, touch: list[str], space: str) -> Refusal:
    """Why a stack, or a tile in it, cannot be chosen."""
    chosen = [each.partition(":")[2] for each in touch[:-1] if each.startswith("path:")]
    if board.awaiting == PLACEMENT:
        if chosen:
            return explain(board, placement(chosen[-1], space))
        return refusal("choose_a_tile", open=tiles_on_path(board))
    if board.awaiting == GATHERING and board.pattern == EARTH:
        key = "earth_takes_all_but_itself" if space == SPACE_NAMES[board.placed_on] else "earth_digs_here"
        return refusal(key, space=SPACE_NAMES[board.placed_on], tiles=board.to_gather)
    return explain(board, space)


def placement(path: str, space: str | None) -> str:
    """The word for a tile of the path on a space, or on the first one of its line."""
    return f"{path}>{space or SPACE_NAMES[space_entered(PATH_NAMES.index(path), SIDE - 1)]}"
