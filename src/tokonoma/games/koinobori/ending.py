"""The end of the game and its scoring (§6)."""

from tokonoma.games.koinobori.components import COLOURS, UNSCORED
from tokonoma.games.koinobori.events import POST_WON, POST_WON_BY_FLAG, SCORED
from tokonoma.games.koinobori.festival import leading_colour, post_count, winning_colour, winning_value
from tokonoma.games.koinobori.state import NO_DRAW, Table
from tokonoma.kernel.contract import OVER, tell
from tokonoma.kernel.typed import Values


def finish(table: Table, ending: int) -> None:
    """End the game at once; personal posts are shown and scored (§6.1, §6.2). `ending` is the event to tell."""
    table.to_act = OVER
    table.drawing = NO_DRAW
    if table.tale is not None:
        tell_scoring(table, ending)


def tell_scoring(table: Table, ending: int) -> None:
    """Tell who won each post and what each seat has."""
    tell(table, ending, 0, 0, 0, 0, 0)
    for post in range(post_count(table)):
        kind = POST_WON_BY_FLAG if leading_colour(table, post) < 0 else POST_WON
        tell(table, kind, post, winning_colour(table, post), winning_value(table, post), 0, 0)
    for seat in range(table.seats):
        tell(table, SCORED, seat, points(table, seat), 0, 0, 0)


def own_carps(table: Table, seat: int, colour: int) -> int:
    """The carps of a colour on a personal post (§6.4)."""
    n = 0
    for i in range(table.levels[seat]):
        n += table.box.carps[table.personal[seat][i]][colour]
    return n


def points(table: Table, seat: int) -> int:
    """A seat's score from the posts as they stand: what they bring, less the unscored carps (§6.4, §6.5)."""
    total = 0
    won = 0  # one bit for each colour
    for post in range(post_count(table)):
        colour = winning_colour(table, post)
        won = won | (1 << colour)
        carps = own_carps(table, seat, colour)
        if carps > 0:
            total += carps * winning_value(table, post)
    for colour in range(COLOURS):
        if won & (1 << colour) == 0:
            total += UNSCORED * own_carps(table, seat, colour)
    return total


def share_victory(table: Table, values: Values) -> None:
    """The most points win; a tie is a shared victory (§6.6)."""
    for seat in range(table.seats):
        values[seat] = points(table, seat)
    best = values[0]
    for seat in range(1, table.seats):
        best = max(best, values[seat])
    winners = 0
    for seat in range(table.seats):
        if values[seat] == best:
            winners += 1
    for seat in range(table.seats):
        values[seat] = 1.0 / winners if values[seat] == best else 0.0
