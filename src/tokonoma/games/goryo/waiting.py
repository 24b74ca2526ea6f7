"""From round to round: at most four, each beginning with her plan (§2)."""

from tokonoma.games.goryo.components import GORYO, NO_PRINT, NOBODY, PAWNS, ROUNDS, SPACES
from tokonoma.games.goryo.ending import finish
from tokonoma.games.goryo.events import ROUND_BEGAN
from tokonoma.games.goryo.paths import can_finish, clear_path
from tokonoma.games.goryo.state import FOUR_ROUNDS, NO_PATH, PLAN, Table
from tokonoma.kernel.contract import tell


def next_round(table: Table) -> None:
    """Begin the next round, or end the game after the fourth (§2.1, §7.2)."""
    if table.round == ROUNDS:
        finish(table, FOUR_ROUNDS)
        return
    table.round += 1
    clear_hunt(table)
    clear_path(table)
    tell(table, ROUND_BEGAN, table.round)
    table.stage = PLAN
    table.to_act = GORYO
    if not can_finish(table):
        finish(table, NO_PATH)


def clear_hunt(table: Table) -> None:
    """Take prints and action cubes back; the samurai stay where they are (§2.2)."""
    for space in range(SPACES):
        table.prints[space] = NO_PRINT
    for samurai in range(PAWNS):
        table.called[samurai] = 0
        table.moved[samurai] = 0
        table.searched[samurai] = 0
        table.sniffed[samurai] = 0
    table.acting = NOBODY
    table.calls = 0
    table.actions = 0
