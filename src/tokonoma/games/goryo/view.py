"""The table in the rulebook's words: what a page draws, how the scores stand, who won.

Every board here is cut for its audience.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokonoma.games.goryo.components import (
    BROKEN,
    CONDITION_NAMES,
    ENDING_NAMES,
    FLIPPED,
    GORYO,
    GREEN_PRINT,
    INTACT,
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_MOVES,
    NOTHING,
    NOWHERE,
    PAWNS,
    PRINT_NAMES,
    RED_PRINT,
    ROOM_NAMES,
    ROUNDS,
    SAMURAI,
    SAMURAI_NAMES,
    SEALED,
    SIDE,
    SPACE_NAMES,
    SPACES,
    SPIRITS,
    SPRINT_STEPS,
    STAGE_NAMES,
    STEPS,
    TILE_NAMES,
    TOKEN_NAMES,
    SamuraiName,
)
from tokonoma.games.goryo.state import FINISHED, FOUR_ROUNDS, HUNT, PLAN, START
from tokonoma.games.goryo.view_types import (
    Decision,
    Discovery,
    Doing,
    Figure,
    GardenTile,
    Gong,
    Hunt,
    Plan,
    Samurai,
    Space,
    Spirits,
    TableView,
)
from tokonoma.kernel.rulebook import EVERYTHING, Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules


def describe(board: Rules, audience: int, object_names: list[str], bridges: list[list[str]]) -> TableView:
    """Everything the audience may know, in the rulebook's words."""
    return TableView(
        stage=STAGE_NAMES[board.stage],
        decision=describe_decision(board),
        round=board.round,
        rounds=ROUNDS,
        spaces=describe_spaces(board, object_names),
        bridges=bridges,
        garden=describe_garden(board, object_names),
        gong=describe_gong(board),
        spirits=Spirits(flipped=board.spirits, of=SPIRITS),
        samurai=[describe_samurai(board, samurai) for samurai in range(PAWNS)],
        hunt=Hunt(
            actions=board.actions,
            most_actions=MOST_ACTIONS,
            actions_each=board.actions_each,
            calls=board.calls,
            most_calls=MOST_CALLS,
        ),
        goryo=describe_goryo(board, audience, object_names),
        draws_due=board.draws_due,
        discovery=describe_discovery(board, object_names),
        ending=ENDING_NAMES[board.ended_by],
    )


def describe_decision(board: Rules) -> Decision | None:
    """What the seat to act is asked for."""
    if board.stage == PLAN:
        return "plan" if board.steps < STEPS else "confirm"
    if board.stage == HUNT:
        return "call" if board.acting < 0 else "act"
    return "start" if board.stage == START else None


def named(number: int, names: list[Any]) -> Any:
    """The name of something that may be nothing or nowhere."""
    return None if number < 0 else names[number]


def describe_spaces(board: Rules, object_names: list[str]) -> list[Space]:
    """The palace, space by space; a compiled board hands out copies, so each list is asked for once."""
    pawn = board.pawn
    samurai: list[list[SamuraiName]] = [[] for _ in range(SPACES)]
    for name, space in zip(SAMURAI_NAMES, board.samurai_at, strict=True):
        if space != NOWHERE:
            samurai[space].append(name)
    return [
        Space(
            space=SPACE_NAMES[space],
            room=ROOM_NAMES[space // SIDE // 3 * 2 + space % SIDE // 3],
            object=named(kind, object_names),
            condition=None if kind == NOTHING else CONDITION_NAMES[condition],
            pawn=pawn == space,
            samurai=samurai[space],
            print=PRINT_NAMES[colour],
        )
        for space, (kind, condition, colour) in enumerate(
            zip(board.objects, board.condition, board.prints, strict=True)
        )
    ]


def describe_garden(board: Rules, object_names: list[str]) -> list[GardenTile]:
    """The tiles, each with what became of the objects of its type."""
    objects, conditions = board.objects, board.condition
    garden = []
    for kind, (tile, token) in enumerate(zip(board.tiles, board.tokens, strict=True)):
        here = [condition for each, condition in zip(objects, conditions, strict=True) if each == kind]
        garden.append(
            GardenTile(
                object=object_names[kind],
                tile=TILE_NAMES[tile],
                token=TOKEN_NAMES[token],
                intact=here.count(INTACT),
                broken=here.count(BROKEN),
                sealed=here.count(SEALED),
            )
        )
    return garden


def describe_gong(board: Rules) -> Gong:
    """The arc with its bags, and the mallet on it."""
    gongs = board.box.gongs
    bags = [gong for gong, is_bag in enumerate(board.box.is_bag) if is_bag]
    ahead = [gong for gong in bags if gong > board.mallet]
    return Gong(mallet=board.mallet, last=gongs, bags=bags, next_bag=ahead[0] if ahead else None)


def describe_samurai(board: Rules, samurai: int) -> Samurai:
    """One samurai with his action board."""
    used = board.moved[samurai] + board.searched[samurai] + board.sniffed[samurai]
    state: Doing = "acting" if board.acting == samurai else "done" if board.called[samurai] else "ready"
    return Samurai(
        samurai=SAMURAI_NAMES[samurai],
        space=SPACE_NAMES[board.samurai_at[samurai]],
        state=state,
        moves=board.moved[samurai],
        most_moves=MOST_MOVES,
        search=board.searched[samurai],
        sniff=board.sniffed[samurai],
        actions_left=0 if state == "done" else min(board.actions_each - used, MOST_ACTIONS - board.actions),
    )


def describe_goryo(board: Rules, audience: int, object_names: list[str]) -> Figure:
    """The Goryō as everybody sees her, and behind her screen for herself."""
    return Figure(
        space=named(board.pawn, SPACE_NAMES),
        broken=board.condition.count(BROKEN),
        sprint="unspent" if board.has_sprint else "spent",
        trail="unspent" if board.has_trail else "spent",
        planned=board.stage == HUNT,
        steps=[STEPS, SPRINT_STEPS] if board.has_sprint else [STEPS],
        bound=named(board.bound, object_names),
        plan=describe_plan(board) if audience in (GORYO, EVERYTHING) and board.stage in (PLAN, HUNT) else None,
    )


def describe_plan(board: Rules) -> Plan:
    """Her cubes of this round."""
    is_whole = board.steps >= STEPS
    return Plan(
        path=[SPACE_NAMES[space] for space in board.path if space != NOWHERE],
        sprint=board.steps == SPRINT_STEPS,
        target=SPACE_NAMES[board.path[board.steps]] if is_whole else None,
        trail=named(board.trail, SPACE_NAMES),
    )


def describe_discovery(board: Rules, object_names: list[str]) -> Discovery | None:
    """The last discovery in full, so that a page can play it step by step; None before the first."""
    if board.shown_round == 0:
        return None
    target = board.shown_path[board.shown_steps]
    prints = board.shown_prints
    greens = [space for space, colour in enumerate(prints) if colour == GREEN_PRINT]
    reds = [space for space, colour in enumerate(prints) if colour == RED_PRINT]
    return Discovery(
        round=board.shown_round,
        path=[SPACE_NAMES[space] for space in board.shown_path[: board.shown_steps + 1]],
        sprint=board.shown_steps == SPRINT_STEPS,
        trail=named(board.shown_trail, SPACE_NAMES),
        trail_spent=board.shown_trail in greens,
        target=SPACE_NAMES[target],
        object=named(board.objects[target], object_names),
        true_prints=[SPACE_NAMES[space] for space in greens if space != board.shown_trail],
        false_prints=[SPACE_NAMES[space] for space in greens if space == board.shown_trail],
        red_prints=[SPACE_NAMES[space] for space in reds],
        mallet=[board.shown_mallet, board.mallet],
        bags=board.shown_bags,
        caught_by=[name for i, name in enumerate(SAMURAI_NAMES) if board.shown_caught[i]],
        drawn=[object_names[kind] for kind in board.shown_drawn[: board.shown_draws]],
    )


# Scores


def scores(board: Rules) -> list[Json]:
    """How far each side has come; the game is won, not counted (§7)."""
    broken = board.condition.count(BROKEN)
    flipped = board.tiles.count(FLIPPED)
    return [
        {"seat": GORYO, "total": broken, "lines": [{"key": "score.broken", "points": broken}]},
        {
            "seat": SAMURAI,
            "total": board.spirits + flipped,
            "lines": [
                {"key": "score.spirits", "points": board.spirits},
                {"key": "score.tiles", "points": flipped},
            ],
        },
    ]


def outcome(board: Rules) -> Json | None:
    """Who won; None while the game is on."""
    if board.stage != FINISHED:
        return None
    winner = GORYO if board.ended_by == FOUR_ROUNDS else SAMURAI
    return {
        "places": [[winner], [1 - winner]],
        "winners": [winner],
        "shares": [1.0 if seat == winner else 0.0 for seat in (GORYO, SAMURAI)],
        "ending": ENDING_NAMES[board.ended_by],
    }
