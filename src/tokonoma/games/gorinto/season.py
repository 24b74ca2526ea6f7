"""A season: turns around the table, the burrow for two players, the scoring, and the next season's path (§4)."""

from tokonoma.games.gorinto.components import EMPTY, PATH
from tokonoma.games.gorinto.ending import end_game
from tokonoma.games.gorinto.goals import wisdom_from
from tokonoma.games.gorinto.setup import await_draw, await_turn
from tokonoma.games.gorinto.state import BURROW_TOKEN, PATH_TILE, Table

SEASONS: int = 4  # §4.1


def after_turn(table: Table) -> None:
    """Count the turn; with two players, from the second turn on, a burrow token is drawn (§4.2)."""
    table.turns += 1
    if table.seats == 2 and table.turns > table.seats:
        seat = table.to_act
        await_draw(table, BURROW_TOKEN)
        table.place_of_draw = seat
    else:
        next_turn(table, table.to_act)


def collapse(table: Table, path_space: int) -> None:
    """Discard the tile a burrow token points at (§4.2)."""
    table.path[path_space] = EMPTY
    table.tiles_on_path -= 1
    next_turn(table, table.place_of_draw)


def next_turn(table: Table, seat: int) -> None:
    """Pass to the left, or end the season when a full round leaves fewer tiles than players (§4.3)."""
    if table.turns % table.seats == 0 and table.tiles_on_path < table.seats:
        end_season(table)
    else:
        await_turn(table, (seat + 1) % table.seats)


def end_season(table: Table) -> None:
    """Score both goals; then refill the path and pass the coin, or end the game (§4.4)."""
    for seat in range(table.seats):
        table.wisdom[seat] += wisdom_from(table, table.goals[0], seat) + wisdom_from(table, table.goals[1], seat)
    table.season += 1
    table.turns = 0
    if table.season == SEASONS:
        end_game(table)
    else:
        clear_path(table)
        pass_coin(table)
        await_draw(table, PATH_TILE)


def clear_path(table: Table) -> None:
    """Discard the tiles left on the path (§4.4)."""
    for path_space in range(PATH):
        table.path[path_space] = EMPTY
    table.tiles_on_path = 0


def pass_coin(table: Table) -> None:
    """Give the coin to the least wise; among equals to the first one clockwise after the holder (§4.5)."""
    least = table.wisdom[0]
    for seat in range(1, table.seats):
        least = min(least, table.wisdom[seat])
    seat = (table.coin + 1) % table.seats
    while table.wisdom[seat] != least:
        seat = (seat + 1) % table.seats
    table.coin = seat
