"""The end of the game: key elements, the winner, and what each seat takes home (§6, §8.5, §9.9)."""

from tokonoma.games.gorinto.components import (
    EXPERT,
    GAMES_END,
    GOALS_OF_A_SEAT,
    KITSUNE,
    PARTNERSHIP,
    SCORINGS,
    SOLO,
)
from tokonoma.games.gorinto.events import GAME_ENDED, KITSUNE_OUTWITTED, KITSUNE_PREVAILED, SCORED_KEY
from tokonoma.games.gorinto.goals import total
from tokonoma.games.gorinto.state import Table
from tokonoma.games.gorinto.waiting import await_nobody
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Values, python

MORE_THAN_ALL_TILES: int = 128


def end_game(table: Table) -> None:
    """Score the key elements; nobody is to act any more (§6.1)."""
    for seat in range(table.seats):
        for i in range(2):
            tiles = table.mats[seat][table.keys[i]]
            wisdom = wisdom_of_key_tile(table) * tiles
            tell(table, SCORED_KEY, seat, table.keys[i], wisdom, tiles)
            table.earned[GAMES_END][seat][i] = wisdom
            table.wisdom[seat] += wisdom
    tell(table, GAME_ENDED, table.season)
    if table.mode == SOLO:
        is_won: bool = outwits_kitsune(table)
        kind = KITSUNE_OUTWITTED if is_won else KITSUNE_PREVAILED
        tell(table, kind, 0, table.wisdom[0], table.wisdom[KITSUNE])
    await_nobody(table)


def wisdom_of_key_tile(table: Table) -> int:
    """What a tile of a key element is worth at the end (§6.1, §9.9)."""
    if table.mode != SOLO:
        return table.box.key_tile
    return table.box.key_tile_expert if table.difficulty == EXPERT else table.box.key_tile_normal


def outwits_kitsune(table: Table) -> bool:
    """Only more wisdom than the Kitsune's wins (§9.9)."""
    return table.wisdom[0] > table.wisdom[KITSUNE]


def standing(table: Table, seat: int) -> int:
    """Wisdom first; among equals, fewer tiles (§6.2). Partners stand together (§8.5)."""
    mine = table.wisdom[seat] * MORE_THAN_ALL_TILES - total(table.mats[seat])
    if table.mode == PARTNERSHIP:
        partner = (seat + 2) % table.seats
        return mine + table.wisdom[partner] * MORE_THAN_ALL_TILES - total(table.mats[partner])
    return mine


def share_victory(table: Table, values: Values) -> None:
    """Write 1 for the winner, or equal parts for those who win together; alone one wins or loses (§6.2, §9.9)."""
    if table.mode == SOLO:
        values[0] = 1.0 if outwits_kitsune(table) else 0.0
        return
    best = standing(table, 0)
    for seat in range(1, table.seats):
        best = max(best, standing(table, seat))
    winners = 0
    for seat in range(table.seats):
        if standing(table, seat) == best:
            winners += 1
    for seat in range(table.seats):
        values[seat] = 1.0 / winners if standing(table, seat) == best else 0.0


@python
def wisdom_earned(table: Table) -> list[int]:
    """What the seats have earned, by scoring, seat and card, in one reading."""
    return [
        table.earned[scoring][seat][i]
        for scoring in range(SCORINGS)
        for seat in range(table.seats)
        for i in range(GOALS_OF_A_SEAT)
    ]
