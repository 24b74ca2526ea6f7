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
    NOWHERE,
    PRINT_NAMES,
    RED_PRINT,
    ROOM_NAMES,
    ROUNDS,
    SAMURAI,
    SAMURAI_NAMES,
    SEALED,
    SIDE,
    SPACE_NAMES,
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
from tokonoma.kernel.described import Described
from tokonoma.kernel.rulebook import EVERYTHING, Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

DESCRIBED = Described()


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
        samurai=describe_samurai(board),
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
    """The palace, space by space; what has not changed is not described again."""
    objects, conditions, prints = board.objects, board.condition, board.prints  # natively each reading makes a new list
    made_from = ("spaces", *object_names, *objects, *conditions, *prints, board.pawn, *board.samurai_at)
    return DESCRIBED.part(made_from, spaces_of, board, object_names, [*zip(objects, conditions, prints, strict=True)])


def spaces_of(board: Rules, object_names: list[str], shown: list[tuple[int, int, int]]) -> list[Space]:
    """Every space with its object, what became of it, and its print."""
    pawn, samurai_at = board.pawn, board.samurai_at
    found = []
    for space, (kind, condition, colour) in enumerate(shown):
        here = tuple([name for name, at in zip(SAMURAI_NAMES, samurai_at, strict=True) if at == space])
        key = (space, named(kind, object_names), condition, colour, pawn == space, here)
        found.append(DESCRIBED.part(key, space_of, *key))
    return found


def space_of(
    space: int, kind: str | None, condition: int, colour: int, pawn: bool, samurai: tuple[SamuraiName, ...]
) -> Space:
    """One space of the palace."""
    return Space(
        space=SPACE_NAMES[space],
        room=ROOM_NAMES[space // SIDE // 3 * 2 + space % SIDE // 3],
        object=kind,
        condition=None if kind is None else CONDITION_NAMES[condition],
        pawn=pawn,
        samurai=[*samurai],
        print=PRINT_NAMES[colour],
    )


def describe_garden(board: Rules, object_names: list[str]) -> list[GardenTile]:
    """The tiles, each with what became of the objects of its type."""
    objects, conditions, tiles, tokens = board.objects, board.condition, board.tiles, board.tokens
    made_from = ("garden", *object_names, *objects, *conditions, *tiles, *tokens)
    return DESCRIBED.part(made_from, garden_of, object_names, [*zip(objects, conditions, strict=True)], tiles, tokens)


def garden_of(
    object_names: list[str], objects: list[tuple[int, int]], tiles: list[int], tokens: list[int]
) -> list[GardenTile]:
    """The tiles from the objects of all spaces with their conditions."""
    return [
        GardenTile(
            object=object_names[kind],
            tile=TILE_NAMES[tile],
            token=TOKEN_NAMES[token],
            intact=objects.count((kind, INTACT)),
            broken=objects.count((kind, BROKEN)),
            sealed=objects.count((kind, SEALED)),
        )
        for kind, (tile, token) in enumerate(zip(tiles, tokens, strict=True))
    ]


def describe_gong(board: Rules) -> Gong:
    """The arc with its bags, and the mallet on it."""
    gongs = board.box.gongs
    bags = [gong for gong, is_bag in enumerate(board.box.is_bag) if is_bag]
    ahead = [gong for gong in bags if gong > board.mallet]
    return Gong(mallet=board.mallet, last=gongs, bags=bags, next_bag=ahead[0] if ahead else None)


def describe_samurai(board: Rules) -> list[Samurai]:
    """Every samurai with his action board."""
    parts = zip(board.samurai_at, board.moved, board.searched, board.sniffed, board.called, strict=True)
    found = []
    for samurai, (space, moved, searched, sniffed, called) in enumerate(parts):
        state: Doing = "acting" if board.acting == samurai else "done" if called else "ready"
        left = min(board.actions_each - moved - searched - sniffed, MOST_ACTIONS - board.actions)
        found.append(
            Samurai(
                samurai=SAMURAI_NAMES[samurai],
                space=SPACE_NAMES[space],
                state=state,
                moves=moved,
                most_moves=MOST_MOVES,
                search=searched,
                sniff=sniffed,
                actions_left=0 if state == "done" else left,
            )
        )
    return found


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
