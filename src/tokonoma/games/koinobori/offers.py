"""A move as it is offered: what one touches for it, and what it would do; the board is cut for its audience."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from tokonoma.games.koinobori.components import (
    END_NAMES,
    POST_NAMES,
    POSTS,
    TALL,
)
from tokonoma.games.koinobori.moves import MOVE, OVER_TOP, PLAY, STEAL_FROM, TARGETS
from tokonoma.games.koinobori.notation import PLAIN_WORDS
from tokonoma.games.koinobori.view import card
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


def touch(board: Rules, move: int) -> list[str]:
    """A card of the hand, then a post, its top card or one's own; an end of the row; a top card and a post; a seat."""
    if move in PLAIN_WORDS:
        return [f"button:{PLAIN_WORDS[move]}"]
    if move >= OVER_TOP:
        played, target = divmod(move - OVER_TOP, POSTS)
        return [f"card:{played}", f"top:{POST_NAMES[target]}"]
    if move >= PLAY:
        played, target = divmod(move - PLAY, TARGETS)
        return [f"card:{played}", f"post:{POST_NAMES[target]}" if target < POSTS else "own"]
    if move >= MOVE:
        source, target = divmod(move - MOVE, POSTS)
        return [f"top:{POST_NAMES[source]}", f"post:{POST_NAMES[target]}"]
    if move >= STEAL_FROM:
        return [f"seat:{move - STEAL_FROM}"]
    return [f"row:{END_NAMES[move]}"]


def say_move(board: Rules, move: int) -> Json:
    """What a move would do."""
    if move in PLAIN_WORDS:
        return {"key": f"move.{PLAIN_WORDS[move]}"}
    if move >= PLAY:
        return say_play(board, move)
    if move >= MOVE:
        source, target = divmod(move - MOVE, POSTS)
        top = board.posts[source][board.heights[source] - 1]
        return {"key": "move.move", "source": POST_NAMES[source], "post": POST_NAMES[target]} | asdict(card(board, top))
    if move >= STEAL_FROM:
        return {"key": "move.steal", "victim": move - STEAL_FROM}
    taken = board.row[0] if move == 0 else board.row[board.in_row - 1]
    return {"key": "move.take", "end": END_NAMES[move]} | asdict(card(board, taken))


def say_play(board: Rules, move: int) -> Json:
    """What playing a card would do."""
    if move >= OVER_TOP:
        played, target = divmod(move - OVER_TOP, POSTS)
        top = board.posts[target][board.heights[target] - 1]
        under = card(board, top).colours
        return {"key": "move.cover", "post": POST_NAMES[target], "under": under} | asdict(card(board, played))
    played, target = divmod(move - PLAY, TARGETS)
    if target == POSTS:
        return {"key": "move.own", "level": board.levels[board.turn] + 2} | asdict(card(board, played))
    key = "move.close" if board.heights[target] == TALL - 1 else "move.play"
    return {"key": key, "post": POST_NAMES[target]} | asdict(card(board, played))
