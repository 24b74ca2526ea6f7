"""Setting up: every tile, card and coin that luck deals before the first turn, in the rulebook's order (§2)."""

from tokonoma.games.gorinto.components import (
    ELEMENTS,
    LANDSCAPES,
    LETTER,
    NO_LETTER,
    PATH,
    SPACES,
    TILES_OF_EACH,
)
from tokonoma.games.gorinto.mountain import put
from tokonoma.games.gorinto.state import (
    GOAL_CARD,
    KEY_CARD,
    MOUNTAIN_TILE,
    NO_DRAW,
    PATH_TILE,
    START_PLAYER,
    Table,
)
from tokonoma.kernel.contract import CHANCE


def lay_out(table: Table, seats: int, landscape: int) -> None:
    """Open the box: a full bag, and the first mountain tile to draw (§2.1)."""
    table.seats = seats
    table.landscape = landscape
    for element in range(ELEMENTS):
        table.bag[element] = TILES_OF_EACH
    table.in_bag = ELEMENTS * TILES_OF_EACH
    await_draw(table, MOUNTAIN_TILE)


def await_draw(table: Table, kind: int) -> None:
    """Hand the game to chance for the first draw of a kind."""
    table.to_act = CHANCE
    table.drawing = kind
    table.place_of_draw = 0


def await_turn(table: Table, seat: int) -> None:
    """Hand the game to a seat, which has a tile to place."""
    table.to_act = seat
    table.drawing = NO_DRAW


def deal_mountain_tile(table: Table, element: int) -> None:
    """Stack a tile on the mountain, space after space, to the landscape's heights (§2.1)."""
    table.bag[element] -= 1
    table.in_bag -= 1
    put(table, table.place_of_draw, element)
    while table.height[table.place_of_draw] == LANDSCAPES[table.landscape][table.place_of_draw]:
        table.place_of_draw += 1
        if table.place_of_draw == SPACES:
            await_draw(table, PATH_TILE)
            return


def deal_path_tile(table: Table, element: int) -> None:
    """Fill the next space of the path (§2.2); in later seasons a seat acts when it is full (§4.4)."""
    table.bag[element] -= 1
    table.in_bag -= 1
    table.path[table.place_of_draw] = element
    table.tiles_on_path += 1
    table.place_of_draw += 1
    if table.place_of_draw == PATH:
        if table.season == 0:
            await_draw(table, GOAL_CARD)
        else:
            await_turn(table, table.coin)


def may_be_second_goal(table: Table, goal: int) -> bool:
    """A second goal is another card, and never one with the first one's letter (§2.3)."""
    first = table.goals[0]
    return goal != first and (LETTER[goal] == NO_LETTER or LETTER[goal] != LETTER[first])


def deal_goal(table: Table, goal: int) -> None:
    """Show a goal card (§2.3)."""
    table.goals[table.place_of_draw] = goal
    table.place_of_draw += 1
    if table.place_of_draw == 2:
        await_draw(table, KEY_CARD)


def deal_key(table: Table, element: int) -> None:
    """Show a key element (§2.4)."""
    table.keys[table.place_of_draw] = element
    table.place_of_draw += 1
    if table.place_of_draw == 2:
        await_draw(table, START_PLAYER)


def give_coin(table: Table, seat: int) -> None:
    """Give the start coin to a seat, which begins (§2.5)."""
    table.coin = seat
    await_turn(table, seat)
