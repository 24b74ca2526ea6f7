"""What the seat to act is asked for in this position, and why a thing that was touched makes no move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.koinobori.explain import PLAYING_PHASES, TAKING_PHASES, explain, limit_of, refusal
from tokonoma.games.koinobori.notation import DECISIONS
from tokonoma.games.koinobori.state import CHOOSING, MOVING, PLAYING, PLAYING_EXTRA, STEALING, TAKING, TAKING_MORE
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


def prompt(board: Rules) -> Json:
    """What is to be done now, and whether there is a choice between taking and playing."""
    if board.phase == CHOOSING:
        return choosing(board)
    if board.phase in (TAKING, TAKING_MORE):
        return {"key": f"prompt.{DECISIONS[board.phase]}", "cards": board.takes_left}
    if board.phase == PLAYING:
        return {"key": "prompt.play", "cards": board.plays_left}
    return {"key": f"decision.{DECISIONS[board.phase]}"}


def choosing(board: Rules) -> Json:
    """A full hand must play, an empty one must take, and who can do neither passes."""
    held, limit = board.hand_sizes[board.turn], limit_of(board)
    may_take, may_play = held < limit and board.in_row > 0, held > 0
    level = board.levels[board.turn]
    counts: Json = {"take": board.box.draw_capacity[level], "play": board.box.play_capacity[level]}
    if may_take and may_play:
        return {"key": "prompt.take_or_play", **counts}
    if may_take:
        return {"key": "prompt.must_take", **counts}
    if may_play:
        return {"key": "prompt.must_play" if held >= limit else "prompt.row_empty", **counts}
    return {"key": "prompt.must_pass"}


def why_not(board: Rules, touch: list[str]) -> Refusal | None:
    """Why a card, an end of the row or a post cannot be chosen now."""
    kind, _, thing = touch[-1].partition(":")
    if kind == "row":
        return explain(board, f"take:{thing}") if board.phase in TAKING_PHASES else meanwhile(board)
    if kind == "card":
        return explain(board, f"play:{thing}>p1") if board.phase in PLAYING_PHASES else meanwhile(board)
    if kind == "seat":
        return refusal("nothing_to_steal") if board.phase == STEALING else meanwhile(board)
    if kind in ("post", "top", "own"):
        return no_place(board, touch, kind, thing)
    return None


def meanwhile(board: Rules) -> Refusal:
    """What the table waits for instead."""
    return refusal(f"meanwhile_{DECISIONS[board.phase]}")


def no_place(board: Rules, touch: list[str], kind: str, post: str) -> Refusal:
    """Why nothing can be done on a post."""
    if board.phase == MOVING and post:
        first = next((each.partition(":")[2] for each in touch if each.startswith("top:")), post)
        return explain(board, f"move:{first}>{post}")
    cards = [each.partition(":")[2] for each in touch if each.startswith("card:")]
    if board.phase not in (CHOOSING, PLAYING, PLAYING_EXTRA) or board.hand_sizes[board.turn] == 0:
        return meanwhile(board)
    if not cards:
        return refusal("choose_a_card")
    verb = "cover" if kind == "top" else "play"
    return explain(board, f"{verb}:{cards[-1]}>{post or 'own'}")
