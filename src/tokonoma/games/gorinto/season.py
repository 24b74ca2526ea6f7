"""A season: turns in order, removals for two players, the scoring, and the next season's path and order (§4)."""

from tokonoma.games.gorinto.components import (
    COMPASSIONATE,
    ELEMENTS,
    EMPTY,
    GOALS_OF_A_SEAT,
    KITSUNE,
    KITSUNE_TILES,
    PARTNERSHIP,
    PATH,
    SEASONS,
    SOLO,
    TACTICAL,
    TURN_OF_ROUND,
)
from tokonoma.games.gorinto.ending import end_game
from tokonoma.games.gorinto.events import (
    BURROWED,
    COIN_PASSED,
    KITSUNE_SCORED,
    ORDER_SET,
    SCORED_GOAL,
    SEASON_BEGAN,
    SEASON_ENDED,
)
from tokonoma.games.gorinto.goals import goal_of, wisdom_from
from tokonoma.games.gorinto.path import burrow_token
from tokonoma.games.gorinto.state import BURROW_TOKEN, KITSUNE_COIN, KITSUNE_TILE, PATH_TILE, REMOVAL, Table
from tokonoma.games.gorinto.waiting import await_draw, await_turn
from tokonoma.kernel.contract import tell


def after_turn(table: Table) -> None:
    """Count the turn; from the second on two players lose a path tile (§4.2); in solo the Kitsune follows (§9.4)."""
    table.turns += 1
    clear_turn(table)
    if table.mode == SOLO:
        await_draw(table, KITSUNE_COIN)
    elif table.seats == 2 and table.turns > table.seats:
        if table.removal == TACTICAL:
            table.awaiting = REMOVAL
        else:
            await_draw(table, BURROW_TOKEN)
    else:
        next_turn(table)


def clear_turn(table: Table) -> None:
    """Forget what only the finished turn needed, so that equal tables are equal in every place."""
    table.placed_on = EMPTY
    table.pattern = 0
    table.gather_from = 0
    for element in range(ELEMENTS):
        table.gathered[element] = 0


def collapse(table: Table, path_space: int) -> None:
    """Discard the tile a burrow token points at (§4.2)."""
    element = table.path[path_space]
    if table.notes is not None:
        tell(table, BURROWED, burrow_token(table, path_space), element, path_space)
    table.burrowed[table.turns - table.seats - 1] = path_space
    table.path[path_space] = EMPTY
    table.tiles_on_path -= 1
    table.discarded[element] += 1
    next_turn(table)


def next_turn(table: Table) -> None:
    """Go on in order, or end the season when a full round leaves fewer tiles than players (§4.3)."""
    if TURN_OF_ROUND[table.seats][table.turns] == 0 and table.tiles_on_path < table.seats:
        end_season(table)
    else:
        await_turn(table)


def end_season(table: Table) -> None:
    """Score; then prepare the next season, or end the game (§4.4)."""
    tell(table, SEASON_ENDED, table.season, table.tiles_on_path)
    for seat in range(table.seats):
        score_goals(table, seat)
    if table.mode == SOLO:
        score_kitsune(table)
    table.season += 1
    table.turns = 0
    if table.season == SEASONS:
        end_game(table)
    else:
        clear_path(table)
        choose_order(table)
        tell(table, SEASON_BEGAN, table.season)
        await_draw(table, KITSUNE_TILE if table.mode == SOLO else PATH_TILE)


def score_goals(table: Table, seat: int) -> None:
    """A seat gains the wisdom of its two goals (§4.4, §8.4)."""
    for slot in range(GOALS_OF_A_SEAT):
        goal = goal_of(table, seat, slot)
        wisdom = wisdom_from(table, goal, seat)
        tell(table, SCORED_GOAL, seat, goal, wisdom, table.season)
        table.earned[table.season][seat][slot] = wisdom
        table.wisdom[seat] += wisdom


def score_kitsune(table: Table) -> None:
    """The Kitsune gains for its tiles of every key element, more for its own (§9.8)."""
    for i in range(2):
        regular = tiles_of_kitsune(table, table.keys[i])
        own = tiles_of_kitsune(table, table.kitsune_keys[i])
        tell(table, KITSUNE_SCORED, table.keys[i], regular_gain(table, i), regular, table.season)
        tell(table, KITSUNE_SCORED, table.kitsune_keys[i], own_gain(table, i), own, table.season)
        table.earned[table.season][KITSUNE][0] += regular_gain(table, i)
        table.earned[table.season][KITSUNE][1] += own_gain(table, i)
    table.wisdom[KITSUNE] += kitsune_gain(table)


def kitsune_gain(table: Table) -> int:
    """What the Kitsune's tiles give it at the end of a season."""
    gain = 0
    for i in range(2):
        gain += regular_gain(table, i) + own_gain(table, i)
    return gain


def regular_gain(table: Table, i: int) -> int:
    """What it gains for one of the two key elements of all."""
    return table.box.kitsune_regular * tiles_of_kitsune(table, table.keys[i])


def own_gain(table: Table, i: int) -> int:
    """What it gains for one of its own two."""
    return table.box.kitsune_own * tiles_of_kitsune(table, table.kitsune_keys[i])


def tiles_of_kitsune(table: Table, key: int) -> int:
    """Its tiles of a key element; none while the card is not drawn."""
    return 0 if key == EMPTY else table.mats[KITSUNE][key]


def clear_path(table: Table) -> None:
    """Discard the tiles left on the path; tokens, chits and Kitsune tiles are gathered in (§4.4, §9.2)."""
    for path_space in range(PATH):
        if table.path[path_space] >= 0:
            table.discarded[table.path[path_space]] += 1
        table.path[path_space] = EMPTY
        table.burrowed[path_space] = EMPTY
    table.tiles_on_path = 0
    if table.mode == SOLO:
        for tile in range(KITSUNE_TILES):
            table.kitsune_at[tile] = EMPTY
        table.tokens[0] = EMPTY
        table.tokens[1] = EMPTY
        table.chits_drawn = 0


# Who acts when


def choose_order(table: Table) -> None:
    """The coin passes, or the order follows compassion; alone one is always first (§4.5, §7.2)."""
    if table.mode == SOLO:
        return
    if table.order_rule == COMPASSIONATE:
        order_by_compassion(table)
        tell(table, ORDER_SET, table.seats, table.order[0], table.order[1], table.order[2], table.order[3])
    else:
        pass_coin(table)
        tell(table, COIN_PASSED, table.order[0])


def pass_coin(table: Table) -> None:
    """Give the coin to the least wise; among equals to the first one clockwise after the holder (§4.5)."""
    least = wisdom_of_side(table, 0)
    for seat in range(1, table.seats):
        least = min(least, wisdom_of_side(table, seat))
    seat = seat_after(table, table.order[0])
    while wisdom_of_side(table, seat) != least:
        seat = seat_after(table, seat)
    for i in range(table.seats):
        table.order[i] = seat
        seat = seat_after(table, seat)


def seat_after(table: Table, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < table.seats else 0


def wisdom_of_side(table: Table, seat: int) -> int:
    """A seat's wisdom; in partnership that of its team (§8.4)."""
    if table.mode == PARTNERSHIP:
        return table.wisdom[seat] + table.wisdom[(seat + 2) % table.seats]
    return table.wisdom[seat]


def order_by_compassion(table: Table) -> None:
    """Least wisdom first; among equals whoever acted later now acts earlier (§7.2)."""
    for i in range(table.seats // 2):
        table.order[i], table.order[table.seats - 1 - i] = table.order[table.seats - 1 - i], table.order[i]
    # Insertion keeps the reversed order among equals.
    for i in range(1, table.seats):
        seat = table.order[i]
        place = i
        while place > 0 and table.wisdom[table.order[place - 1]] > table.wisdom[seat]:
            table.order[place] = table.order[place - 1]
            place -= 1
        table.order[place] = seat
