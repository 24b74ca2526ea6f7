"""Filling the path for a season; in solo also the Kitsune's tiles, its head and its tail (§2.2, §9.2, §9.3)."""

from tokonoma.games.gorinto.components import EMPTY, HEAD, KITSUNE_TILES, PATH, SOLO, TAIL, UNDER_KITSUNE
from tokonoma.games.gorinto.events import KITSUNE_TILE_LAID, KITSUNE_TILE_TURNED, PATH_LAID, TOKEN_SET
from tokonoma.games.gorinto.mountain import space_entered
from tokonoma.games.gorinto.state import (
    GOAL_CARD,
    HEAD_CHIT,
    KITSUNE_BURROW,
    KITSUNE_TILE,
    PATH_TILE,
    TAIL_CHIT,
    Table,
)
from tokonoma.games.gorinto.waiting import await_draw, await_turn
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def deal_path_tile(table: Table, element: int) -> None:
    """Fill the next free space of the path (§2.2)."""
    table.bag[element] -= 1
    table.in_bag -= 1
    tell(table, PATH_LAID, element, table.place_of_draw)
    table.path[table.place_of_draw] = element
    table.tiles_on_path += 1
    table.place_of_draw = next_free(table, table.place_of_draw)
    if table.place_of_draw == PATH:
        path_is_full(table)


def lay_path(table: Table, elements: Moves) -> None:
    """Fill every free space of the path at once; the tiles are out of the bag already."""
    tiles = 0
    for path_space in range(PATH):
        if table.path[path_space] == EMPTY:
            tell(table, PATH_LAID, elements[tiles], path_space)
            table.path[path_space] = elements[tiles]
            tiles += 1
    table.tiles_on_path += tiles
    path_is_full(table)


def next_free(table: Table, path_space: int) -> int:
    """The first empty path space from one on; PATH if none is."""
    while path_space < PATH and table.path[path_space] != EMPTY:
        path_space += 1
    return path_space


def missing_from_path(table: Table) -> int:
    """How many spaces of the path are empty."""
    spaces = 0
    for path_space in range(PATH):
        spaces += 1 if table.path[path_space] == EMPTY else 0
    return spaces


def nth_on_path(table: Table, nth: int) -> int:
    """The path space of the n-th tile on the path, from nought."""
    tiles = 0
    path_space = 0
    for i in range(PATH - 1):  # without a branch that nobody could foresee; if it is none of these, it is the last
        tiles += 1 if table.path[i] >= 0 else 0
        path_space += 1 if tiles <= nth else 0
    return path_space


def path_is_full(table: Table) -> None:
    """Go on with what follows the filling (§2.3, §4.4, §9.3)."""
    if table.mode == SOLO:
        await_draw(table, HEAD_CHIT)
    elif table.season == 0:
        await_draw(table, GOAL_CARD)
    else:
        await_turn(table)


# The Kitsune's tiles


def turn_kitsune_tile(table: Table, tile: int) -> None:
    """Turn up a Kitsune tile; a burrow token will tell its place (§9.2)."""
    tell(table, KITSUNE_TILE_TURNED, tile + 1)
    await_draw(table, KITSUNE_BURROW)
    table.place_of_draw = tile


def lay_kitsune_tile(table: Table, path_space: int) -> None:
    """Lay the turned tile where the burrow token points; after the fifth the path is filled (§9.2)."""
    tell(table, KITSUNE_TILE_LAID, table.place_of_draw + 1, path_space, burrow_token(table, path_space))
    table.kitsune_at[table.place_of_draw] = path_space
    table.path[path_space] = UNDER_KITSUNE
    laid = 0
    for tile in range(KITSUNE_TILES):
        if table.kitsune_at[tile] != EMPTY:
            laid += 1
    if laid < KITSUNE_TILES:
        await_draw(table, KITSUNE_TILE)
    else:
        await_draw(table, PATH_TILE)
        table.place_of_draw = next_free(table, 0)


def burrow_token(table: Table, path_space: int) -> int:
    """The token that shows a path space (§1.6)."""
    for token in range(PATH):
        if table.box.burrows[token] == path_space:
            return token
    return 0


# Head and tail


def set_token(table: Table, token: int, chit: int) -> None:
    """Put the head or the tail as deep as the chit says into the line of its Kitsune tile (§9.3)."""
    table.chits_drawn |= 1 << chit
    table.tokens[token] = space_entered(table.kitsune_at[chit], chit)
    tell(table, TOKEN_SET, token, table.tokens[token], chit + 1)


def set_head(table: Table, chit: int) -> None:
    """The head comes first (§9.3)."""
    set_token(table, HEAD, chit)
    await_draw(table, TAIL_CHIT)


def set_tail(table: Table, chit: int) -> None:
    """Then the tail, and the player begins (§9.3)."""
    set_token(table, TAIL, chit)
    await_turn(table)
