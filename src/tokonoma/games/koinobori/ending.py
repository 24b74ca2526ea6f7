"""The end of the game and its scoring (§6)."""

from tokonoma.games.koinobori.components import CARP_BITS, COLOURS, UNSCORED
from tokonoma.games.koinobori.events import POST_WON, POST_WON_BY_FLAG, SCORED
from tokonoma.games.koinobori.festival import (
    carps_on,
    colour_with,
    is_by_flag,
    leading_colour,
    of_colour,
    post_count,
    value_with,
    winning_colour,
    winning_value,
)
from tokonoma.games.koinobori.state import NO_DRAW, Table
from tokonoma.kernel.contract import OVER, tell
from tokonoma.kernel.typed import Values, u64


def finish(table: Table, ending: int) -> None:
    """End the game at once; personal posts are shown and scored (§6.1, §6.2). `ending` is the event to tell."""
    table.to_act = OVER
    table.drawing = NO_DRAW
    if table.notes is not None:
        tell_scoring(table, ending)


def tell_scoring(table: Table, ending: int) -> None:
    """Tell who won each post and what each seat has."""
    tell(table, ending)
    for post in range(post_count(table)):
        kind = POST_WON_BY_FLAG if is_by_flag(table, post) else POST_WON
        tell(table, kind, post, winning_colour(table, post), winning_value(table, post))
    for seat in range(table.seats):
        tell(table, SCORED, seat, points(table, seat))


def own_carps(table: Table, seat: int) -> u64:
    """The carps of every colour on a personal post, packed (§6.4)."""
    carps: u64 = 0
    for i in range(table.levels[seat]):
        carps += table.box.packed[table.personal[seat][i]]
    return carps


def winnings(table: Table) -> u64:
    """What the posts as they stand bring a carp of every colour, packed; nought for one that wins none (§6.4)."""
    values: u64 = 0
    for post in range(post_count(table)):
        carps = carps_on(table, post)
        leader = leading_colour(carps)
        value: u64 = value_with(carps, leader)
        values += value << (CARP_BITS * colour_with(table, post, leader))
    return values


def points(table: Table, seat: int) -> int:
    """A seat's score from the posts as they stand (§6.4, §6.5)."""
    return points_with(table, seat, winnings(table))


def points_with(table: Table, seat: int, values: u64) -> int:
    """A seat's score where each colour brings so much, or the penalty where it brings nothing (§6.4, §6.5)."""
    carps = own_carps(table, seat)
    total = 0
    for colour in range(COLOURS):
        value = of_colour(values, colour)
        total += of_colour(carps, colour) * (value if value > 0 else UNSCORED)
    return total


def share_victory(table: Table, values: Values) -> None:
    """The most points win; a tie is a shared victory (§6.6)."""
    winning = winnings(table)
    for seat in range(table.seats):
        values[seat] = points_with(table, seat, winning)
    best = values[0]
    for seat in range(1, table.seats):
        best = max(best, values[seat])
    winners = 0
    for seat in range(table.seats):
        if values[seat] == best:
            winners += 1
    for seat in range(table.seats):
        values[seat] = 1.0 / winners if values[seat] == best else 0.0
