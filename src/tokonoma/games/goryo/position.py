"""What makes a position impossible, once every number is within the range that `state.py` declares."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import (
    BROKEN,
    BROKEN_FIRST,
    DRAWN,
    GORYO,
    GREEN_PRINT,
    INTACT,
    MOST_ACTIONS,
    NO_PRINT,
    NOBODY,
    NOTHING,
    NOWHERE,
    OBJECTS,
    PAWNS,
    ROOM_SPACES,
    ROOMS,
    ROUNDS,
    SAMURAI,
    SEALED,
    SPACE_NAMES,
    SPACES,
    SPIRITS,
    SPRINT_STEPS,
    STEPS,
)
from tokonoma.games.goryo.state import (
    BIND,
    DEAL,
    FINISHED,
    FIRST,
    FOUR_ROUNDS,
    HUNT,
    LAST_TILE_BROKEN,
    LAST_TILE_DRAWN,
    NO_PATH,
    NOT_YET,
    OFUDA,
    PLAN,
    START,
    THIRD_SPIRIT,
)
from tokonoma.kernel.contract import CHANCE, OVER
from tokonoma.kernel.position_check import first_found

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

TO_ACT = {
    DEAL: CHANCE,
    BIND: CHANCE,
    FIRST: CHANCE,
    START: GORYO,
    PLAN: GORYO,
    HUNT: SAMURAI,
    OFUDA: CHANCE,
    FINISHED: OVER,
}


def contradictions(board: Rules) -> list[str]:
    """What cannot be true together; empty when the position can occur."""
    checks = (wrong_stage, wrong_palace, wrong_garden, wrong_hunt, wrong_plan, wrong_discovery)
    return first_found(board, checks)


def wrong_stage(board: Rules) -> Iterator[str]:
    """A stage that does not go with who is to act, the round or the ending."""
    stage = board.stage
    if board.to_act != TO_ACT[stage]:
        yield f"to_act is {board.to_act}; in this stage it is {TO_ACT[stage]}"
    if (board.round == 0) != (stage < PLAN):
        yield f"round {board.round} does not go with the stage"
    if (board.ended_by == NOT_YET) != (stage != FINISHED):
        yield "a game has an ending when it is over, and only then"
    if (board.spirits == SPIRITS) != (board.ended_by == THIRD_SPIRIT):
        yield "the third spirit ends the game"
    if board.ended_by == FOUR_ROUNDS and board.round != ROUNDS:
        yield f"the Goryō wins after round {ROUNDS}, not {board.round}"
    if (board.draws_due > 0) != (stage == OFUDA):
        yield "draws are due after a discovery, and only then"


def wrong_palace(board: Rules) -> Iterator[str]:
    """Objects that do not lie as a palace is made, or are in a condition they cannot be in."""
    laid = board.dealt if board.stage == DEAL else ROOMS * OBJECTS
    if (board.stage == DEAL) != (0 <= laid < ROOMS * OBJECTS) or (board.stage != DEAL and board.dealt not in (0, laid)):
        yield f"{board.dealt} objects cannot be laid in this stage"
        return
    places = [space for room in ROOM_SPACES for space in room]
    for room, spaces in enumerate(ROOM_SPACES):
        kinds = [board.objects[space] for space in spaces[: max(0, laid - room * OBJECTS)]]
        if NOTHING in kinds or len(set(kinds)) != len(kinds):
            yield f"room {room + 1} does not hold each object once"
    for space in {*range(SPACES)} - {*places[:laid]}:
        if board.objects[space] != NOTHING or board.condition[space] != INTACT:
            yield f"{SPACE_NAMES[space]} holds nothing"
    broken = board.condition.count(BROKEN)
    expected = {broken_by(board)} if board.stage != FINISHED else {board.round, board.round + 1}
    if broken not in expected:
        yield f"{broken} objects are broken in round {board.round}"


def broken_by(board: Rules) -> int:
    """How many objects she has broken when a stage of a round begins."""
    return int(board.round + (board.stage == OFUDA))


def wrong_garden(board: Rules) -> Iterator[str]:
    """Tiles and tokens that do not go with the palace, or a bound object that cannot be."""
    first = [kind for kind in range(OBJECTS) if board.tokens[kind] == BROKEN_FIRST]
    if len(first) != (board.stage > FIRST):
        yield "one type is broken first"
    for kind in range(OBJECTS):
        here = [board.condition[space] for space in range(SPACES) if board.objects[space] == kind]
        is_drawn = board.tokens[kind] == DRAWN
        if board.tiles[kind] != (kind in first or is_drawn or BROKEN in here):
            yield f"the tile of type {kind + 1} is flipped when its type is broken or drawn, and only then"
        if (is_drawn and INTACT in here) or (not is_drawn and SEALED in here):
            yield f"the objects of type {kind + 1} are sealed when its token is drawn, and only then"
    if board.tiles_intact != board.tiles.count(INTACT):
        yield f"tiles_intact is {board.tiles_intact}; {board.tiles.count(INTACT)} tiles are intact"
    cornered = board.ended_by in (LAST_TILE_BROKEN, LAST_TILE_DRAWN)
    if (board.tiles.count(INTACT) == 1) != cornered:
        yield "the last tile but one ends the game"
    if (board.bound == NOTHING) != (board.stage <= BIND):
        yield "she is bound to a type once it is drawn"
    elif board.bound != NOTHING and board.tiles[board.bound] != INTACT:
        yield "she is bound to a type that is broken or drawn"


def wrong_hunt(board: Rules) -> Iterator[str]:
    """Samurai who did what they may not do in a round."""
    taken = [board.moved[i] + board.searched[i] + board.sniffed[i] for i in range(PAWNS)]
    if sum(taken) != board.actions or sum(board.called) != board.calls:
        yield "actions and calls are those of the samurai together"
    if board.stage < HUNT and (board.calls or board.acting != NOBODY):
        yield "nobody is called before the hunt"
    if (board.acting == NOBODY) != (board.calls == 0) or (board.acting != NOBODY and not board.called[board.acting]):
        yield "the samurai who acts is one of those called"
    for samurai in range(PAWNS):
        may_wait = samurai == board.acting and board.stage == HUNT and board.actions < MOST_ACTIONS
        least = int(board.called[samurai] and not may_wait)
        if not least <= taken[samurai] <= (board.actions_each if board.called[samurai] else 0):
            yield f"samurai {samurai + 1} took {taken[samurai]} actions"
    if SPACES - board.prints.count(NO_PRINT) != sum(board.searched) + sum(board.sniffed):
        yield "every search and every sniff leaves one print"


def wrong_plan(board: Rules) -> Iterator[str]:
    """A pawn or cubes that lie where they cannot."""
    if (board.pawn == NOWHERE) != (board.stage < PLAN):
        yield "her pawn stands in the palace once the first round began"
    elif board.pawn != NOWHERE and board.condition[board.pawn] != BROKEN:
        yield f"her pawn stands on {SPACE_NAMES[board.pawn]}, where nothing is broken"
    elif board.stage not in (PLAN, HUNT):
        if board.path != [board.pawn] + [NOWHERE] * SPRINT_STEPS or board.steps or board.trail != NOWHERE:
            yield "there is no plan outside a round"
    else:
        yield from wrong_cubes(board)


def wrong_cubes(board: Rules) -> Iterator[str]:
    """A plan that cannot be finished, or is not what the prints say."""
    path, rest = board.path[: board.steps + 1], board.path[board.steps + 1 :]
    if path[0] != board.pawn or NOWHERE in path or len(set(path)) != len(path) or set(rest) - {NOWHERE}:
        yield "her cubes lie one after the other from her pawn on, each on a space of its own"
        return
    if any(after not in board.box.neighbours[before] for before, after in pairwise(path)):
        yield "her cubes lie on adjacent spaces"
    target = board.objects[path[-1]]
    is_target = target not in (NOTHING, board.bound) and board.condition[path[-1]] == INTACT
    is_whole = board.steps >= STEPS and is_target
    if board.steps == SPRINT_STEPS and not (board.has_sprint and is_target):
        yield "a fifth step takes Sprint and ends on a target"
    if board.trail != NOWHERE and not (board.has_trail and is_whole and board.trail not in path):
        yield "the False Trail lies beside a whole path"
    if board.stage == HUNT and not is_whole:
        yield "the hunt begins when her path has its target"
    yield from wrong_prints(board, [*path[1:], board.trail])
    if board.stage == PLAN and not board.legal_moves():
        yield "her plan cannot be finished"


def wrong_prints(board: Rules, green: list[int]) -> Iterator[str]:
    """Prints that are not the answers to this plan."""
    for space, colour in enumerate(board.prints):
        if colour != NO_PRINT and (space == board.pawn or (colour == GREEN_PRINT) != (space in green)):
            yield f"the print on {SPACE_NAMES[space]} is not her answer"


def wrong_discovery(board: Rules) -> Iterator[str]:
    """A last discovery that cannot have been."""
    last = board.round if board.stage in (OFUDA, FINISHED) and board.ended_by != NO_PATH else max(0, board.round - 1)
    if board.shown_round != last:
        yield f"the last discovery was in round {last}, not {board.shown_round}"
    elif last == 0:
        if board.shown_steps or board.shown_draws or board.shown_trail != NOWHERE or any(board.shown_prints):
            yield "nothing was discovered yet"
    else:
        yield from wrong_shown_path(board)
        yield from wrong_shown_draws(board)


def wrong_shown_path(board: Rules) -> Iterator[str]:
    """A path, a False Trail or prints that were shown and cannot have been hers."""
    path = board.shown_path[: board.shown_steps + 1]
    if board.shown_steps < STEPS or NOWHERE in path or len(set(path)) != len(path) or path[-1] != board.pawn:
        yield "a path was shown that leads to where her pawn stands"
        return
    if any(after not in board.box.neighbours[before] for before, after in pairwise(path)):
        yield "the path shown has a step between spaces that are not adjacent"
    if board.shown_trail in path:
        yield "the False Trail shown lies on her path"
    green = [*path[1:], board.shown_trail]
    for space, colour in enumerate(board.shown_prints):
        if colour != NO_PRINT and (space == path[0] or (colour == GREEN_PRINT) != (space in green)):
            yield f"the print shown on {SPACE_NAMES[space]} was not her answer"


def wrong_shown_draws(board: Rules) -> Iterator[str]:
    """A mallet, spirits or draws that cannot be what the last discovery led to."""
    if board.shown_mallet > board.mallet:
        yield "the mallet never moves back"
    if sum(board.shown_caught) > board.spirits:
        yield "more samurai caught a spirit than spirits are flipped"
    drawn = board.shown_drawn[: board.shown_draws]
    if len(set(drawn)) != len(drawn) or any(board.tokens[kind] != DRAWN for kind in drawn):
        yield "the tokens shown are not those drawn"
