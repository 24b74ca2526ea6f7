"""The end of the game, and who has won (§9.5)."""

from tokonoma.games.gorbinos_quest.events import GAME_ENDED, SCORED
from tokonoma.games.gorbinos_quest.scoring import cities_of, points_of
from tokonoma.games.gorbinos_quest.state import NO_DRAW, Table
from tokonoma.kernel.contract import OVER, tell
from tokonoma.kernel.typed import Values, i64

MORE_THAN_ALL_COINS: int = 1024
MORE_THAN_ALL_CITIES: int = 64


def end_game(table: Table) -> None:
    """No card is left on the track: nobody is to act any more (§4.6)."""
    table.to_act = OVER
    table.drawing = NO_DRAW
    tell(table, GAME_ENDED, table.round)
    for seat in range(table.seats):
        tell(table, SCORED, seat, points_of(table, seat))


def standing(table: Table, seat: int) -> i64:
    """Points first; among equals more coins, then more cities (§9.5)."""
    points: i64 = points_of(table, seat)
    return (points * MORE_THAN_ALL_COINS + table.coins[seat]) * MORE_THAN_ALL_CITIES + cities_of(table, seat)


def share_victory(table: Table, values: Values) -> None:
    """Write 1 for the winner, or equal parts for those who still tie (§9.5)."""
    best = standing(table, 0)
    for seat in range(1, table.seats):
        best = max(best, standing(table, seat))
    winners = 0
    for seat in range(table.seats):
        if standing(table, seat) == best:
            winners += 1
    for seat in range(table.seats):
        values[seat] = 1.0 / winners if standing(table, seat) == best else 0.0
