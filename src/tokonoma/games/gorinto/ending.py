"""The end of the game: key elements, the winner, and what each seat takes home (§6)."""

from tokonoma.games.gorinto.goals import total
from tokonoma.games.gorinto.state import Table
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.typed import Values

KEY_TILE: int = 2  # wisdom for each tile of a key element (§6.1)
MORE_THAN_ALL_TILES: int = 128


def end_game(table: Table) -> None:
    """Score the key elements; nobody is to act any more (§6.1)."""
    for seat in range(table.seats):
        table.wisdom[seat] += KEY_TILE * (table.mats[seat][table.keys[0]] + table.mats[seat][table.keys[1]])
    table.to_act = OVER


def standing(table: Table, seat: int) -> int:
    """Wisdom first; among equals, fewer tiles on the mat (§6.2)."""
    return table.wisdom[seat] * MORE_THAN_ALL_TILES - total(table.mats[seat])


def share_victory(table: Table, values: Values) -> None:
    """Write 1 for the winner, or equal parts for those who still tie (§6.2)."""
    best = standing(table, 0)
    for seat in range(1, table.seats):
        best = max(best, standing(table, seat))
    winners = 0
    for seat in range(table.seats):
        if standing(table, seat) == best:
            winners += 1
    for seat in range(table.seats):
        values[seat] = 1.0 / winners if standing(table, seat) == best else 0.0
