"""Setting up: every tile, card and coin that luck deals before the first turn, in the rulebook's order (§2)."""

from tokonoma.games.gorinto.components import (
    COMPASSIONATE,
    ELEMENTS,
    EMPTY,
    GOALS_OF_A_SEAT,
    KITSUNE_TILES,
    LETTER_C,
    MOST_GOALS,
    MOST_PLAYERS,
    NO_LETTER,
    PARTNERSHIP,
    PATH,
    SOLO,
    SPACES,
    TILES_OF_EACH,
)
from tokonoma.games.gorinto.events import (
    COIN_GIVEN,
    GOAL_DEALT,
    GOAL_DEALT_BETWEEN,
    GOAL_REPLACED,
    KEY_DEALT,
    KITSUNE_KEY_DEALT,
    MOUNTAIN_LAID,
    ORDER_DEALT,
)
from tokonoma.games.gorinto.mountain import put
from tokonoma.games.gorinto.state import (
    GOAL_CARD,
    KEY_CARD,
    KITSUNE_KEY,
    KITSUNE_TILE,
    MOUNTAIN_TILE,
    PATH_TILE,
    START_SEAT,
    TURN_ORDER,
    Table,
)
from tokonoma.games.gorinto.waiting import await_draw, await_turn
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def lay_out(table: Table, seats: int) -> None:
    """Open the box: a full bag, an empty board, and the first mountain tile to draw (§2.1)."""
    table.seats = seats
    for element in range(ELEMENTS):
        table.bag[element] = TILES_OF_EACH
    table.in_bag = ELEMENTS * TILES_OF_EACH
    table.placed_on = EMPTY
    for path_space in range(PATH):
        table.path[path_space] = EMPTY
        table.burrowed[path_space] = EMPTY
    for i in range(MOST_PLAYERS):
        table.order[i] = EMPTY
    for i in range(MOST_GOALS):
        table.goals[i] = EMPTY
    for i in range(KITSUNE_TILES):
        table.kitsune_at[i] = EMPTY
    for i in range(2):
        table.keys[i] = EMPTY
        table.kitsune_keys[i] = EMPTY
        table.tokens[i] = EMPTY
    await_draw(table, MOUNTAIN_TILE)
    table.place_of_draw = next_unfinished(table, 0)


def deal_mountain_tile(table: Table, element: int) -> None:
    """Stack a tile on the mountain, space after space, to the landscape's heights (§2.1)."""
    table.bag[element] -= 1
    table.in_bag -= 1
    tell(table, MOUNTAIN_LAID, element, table.place_of_draw)
    put(table, table.place_of_draw, element)
    table.place_of_draw = next_unfinished(table, table.place_of_draw)
    if table.place_of_draw == SPACES:
        mountain_is_laid(table)


def lay_mountain(table: Table, elements: Moves) -> None:
    """Stack every tile that the mountain lacks at once; they are out of the bag already."""
    tiles = 0
    for space in range(SPACES):
        while table.height[space] < table.box.landscapes[table.landscape][space]:
            tell(table, MOUNTAIN_LAID, elements[tiles], space)
            put(table, space, elements[tiles])
            tiles += 1
    mountain_is_laid(table)


def mountain_is_laid(table: Table) -> None:
    """Go on with the path, or alone with the cards (§2.2, §9.1)."""
    await_draw(table, GOAL_CARD if table.mode == SOLO else PATH_TILE)


def missing_from_mountain(table: Table) -> int:
    """How many tiles the mountain lacks."""
    tiles = 0
    for space in range(SPACES):
        tiles += table.box.landscapes[table.landscape][space] - table.height[space]
    return tiles


def next_unfinished(table: Table, space: int) -> int:
    """The first stack from a space on that is lower than the landscape has it; SPACES if none is."""
    while space < SPACES and table.height[space] >= table.box.landscapes[table.landscape][space]:
        space += 1
    return space


# Goal cards


def goals_on_table(table: Table) -> int:
    """Two goals for all, or in partnership one between each two neighbours (§2.3, §8.2)."""
    return MOST_GOALS if table.mode == PARTNERSHIP else GOALS_OF_A_SEAT


def may_be_next_goal(table: Table, goal: int) -> bool:
    """Whether a card may be dealt next; one that could not stay is passed over, but for partnership (ruling R10)."""
    for i in range(table.place_of_draw):
        if table.goals[i] == goal:
            return False
    if table.mode == SOLO and table.box.letters[goal] == LETTER_C:
        return False
    if table.mode == PARTNERSHIP:
        return (table.goals_out >> goal) & 1 == 0
    return not must_be_replaced(table, goal)


def must_be_replaced(table: Table, goal: int) -> bool:
    """Whether somebody would have one letter twice (§2.3, §8.2)."""
    dealt = table.place_of_draw
    if dealt > 0 and have_one_letter(table, goal, table.goals[dealt - 1]):
        return True
    return dealt == MOST_GOALS - 1 and have_one_letter(table, goal, table.goals[0])


def have_one_letter(table: Table, goal: int, other: int) -> bool:
    """Whether two cards are in conflict (§1.4)."""
    letter = table.box.letters[goal]
    return letter != NO_LETTER and letter == table.box.letters[other]


def deal_goal(table: Table, goal: int) -> None:
    """Show a goal card (§2.3); in partnership it lies between two neighbours, or is out of the game (§8.2)."""
    slot = table.place_of_draw
    if must_be_replaced(table, goal):
        table.goals_out |= 1 << goal
        tell(table, GOAL_REPLACED, goal, slot, (slot + 1) % table.seats)
        return
    table.goals[slot] = goal
    if table.mode == PARTNERSHIP:
        tell(table, GOAL_DEALT_BETWEEN, goal, slot, (slot + 1) % table.seats)
    else:
        tell(table, GOAL_DEALT, goal, slot)
    table.place_of_draw = slot + 1
    if table.place_of_draw == goals_on_table(table):
        table.goals_out = 0
        await_draw(table, KEY_CARD)


# Key elements


def may_be_key(table: Table, element: int) -> bool:
    """Whether an element's card is still in the pile (§2.4, §9.1)."""
    for i in range(2):
        if table.keys[i] == element or table.kitsune_keys[i] == element:
            return False
    return True


def deal_key(table: Table, element: int) -> None:
    """Show a key element (§2.4)."""
    tell(table, KEY_DEALT, element)
    table.keys[table.place_of_draw] = element
    table.place_of_draw += 1
    if table.place_of_draw == 2:
        if table.mode == SOLO:
            await_draw(table, KITSUNE_KEY)
        elif table.order_rule == COMPASSIONATE:
            await_draw(table, TURN_ORDER)
        else:
            await_draw(table, START_SEAT)


def deal_kitsune_key(table: Table, element: int) -> None:
    """Show one of the Kitsune's own key elements; then its path is laid (§9.1)."""
    tell(table, KITSUNE_KEY_DEALT, element)
    table.kitsune_keys[table.place_of_draw] = element
    table.place_of_draw += 1
    if table.place_of_draw == 2:
        table.order[0] = 0
        await_draw(table, KITSUNE_TILE)


# Who begins


def give_coin(table: Table, seat: int) -> None:
    """Give the start coin to a seat, which begins; the others follow clockwise (§2.5)."""
    tell(table, COIN_GIVEN, seat)
    for i in range(table.seats):
        table.order[i] = (seat + i) % table.seats
    await_turn(table)


def has_a_place(table: Table, seat: int) -> bool:
    """Whether a seat has been given its place in the first season's order (§7.2)."""
    for i in range(table.place_of_draw):
        if table.order[i] == seat:
            return True
    return False


def deal_order(table: Table, seat: int) -> None:
    """Give a seat the next place in the first season's order (§7.2)."""
    tell(table, ORDER_DEALT, seat, table.place_of_draw + 1)
    table.order[table.place_of_draw] = seat
    table.place_of_draw += 1
    if table.place_of_draw == table.seats:
        await_turn(table)
