"""The festival posts: what stands on them, what may be placed there, and what each would be worth (§4, §6)."""

from tokonoma.games.koinobori.components import BLANK, CARP_BITS, COLOURS, TALL
from tokonoma.games.koinobori.events import CLOSED, COVERED, MOVED, PLACED
from tokonoma.games.koinobori.state import Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import u64

ONE_COLOUR: int = (1 << CARP_BITS) - 1


def post_count(table: Table) -> int:
    """One festival post more than seats (§1.2)."""
    return table.seats + 1


def is_open(table: Table, post: int) -> bool:
    """A post with fewer than five cards (§4.2)."""
    return table.heights[post] < TALL


def all_closed(table: Table) -> bool:
    """Whether the festival is complete (§6.1)."""
    for post in range(post_count(table)):
        if is_open(table, post):
            return False
    return True


def stack(table: Table, seat: int, card: int, post: int) -> None:
    """Place a card above the flag or the top card (§4.1)."""
    tell(table, PLACED, seat, card, post)
    raise_post(table, card, post)


def raise_post(table: Table, card: int, post: int) -> None:
    """Let a card, with what it covers, stand on top of a post, which it may close (§4.2)."""
    table.posts[post][table.heights[post]] = card
    table.heights[post] += 1
    if not is_open(table, post):
        tell(table, CLOSED, post)


def cover_top(table: Table, seat: int, card: int, post: int) -> None:
    """Place a card on the top card itself: the height stays, the covered card no longer counts (§5.2)."""
    top = table.heights[post] - 1
    table.under[card] = table.posts[post][top]
    tell(table, COVERED, seat, card, post, table.posts[post][top])
    table.posts[post][top] = card


def move_top(table: Table, source: int, target: int) -> None:
    """Carry a top card, with what it covers, to another post (§5.3)."""
    table.heights[source] -= 1
    card = table.posts[source][table.heights[source]]
    table.posts[source][table.heights[source]] = BLANK
    tell(table, MOVED, table.turn, card, source, target)
    raise_post(table, card, target)


def may_move(table: Table, source: int, target: int) -> bool:
    """From an open post with a card to another open one (§5.3)."""
    return source != target and table.heights[source] > 0 and is_open(table, source) and is_open(table, target)


def carps_on(table: Table, post: int) -> u64:
    """The visible carps of every colour, packed; flags are not counted (§6.3)."""
    carps: u64 = 0
    for i in range(table.heights[post]):
        carps += table.box.packed[table.posts[post][i]]
    return carps


def of_colour(packed: u64, colour: int) -> int:
    """The number that a packed number holds for a colour."""
    return (packed >> (CARP_BITS * colour)) & ONE_COLOUR


def is_shared(carps: u64, colour: int) -> bool:
    """Whether another colour has as many carps (§6.3)."""
    for other in range(COLOURS):
        if other != colour and of_colour(carps, other) == of_colour(carps, colour):
            return True
    return False


def leading_colour(carps: u64) -> int:
    """The colour present whose number is the highest that no other shares; -1 when there is none (§6.3)."""
    leader = -1
    most = 0
    for colour in range(COLOURS):
        if of_colour(carps, colour) > most and not is_shared(carps, colour):
            leader = colour
            most = of_colour(carps, colour)
    return leader


def is_by_flag(table: Table, post: int) -> bool:
    """Whether the flag decides a post (§6.3)."""
    return leading_colour(carps_on(table, post)) < 0


def winning_colour(table: Table, post: int) -> int:
    """The colour that scores: the leader, or else the flag's (§6.3)."""
    return colour_with(table, post, leading_colour(carps_on(table, post)))


def colour_with(table: Table, post: int, leader: int) -> int:
    """The same where the leader is known."""
    return leader if leader >= 0 else table.flags[post]


def winning_value(table: Table, post: int) -> int:
    """What each carp of the winner is worth: its number, or 1 by the flag (§6.4)."""
    carps = carps_on(table, post)
    return value_with(carps, leading_colour(carps))


def value_with(carps: u64, leader: int) -> int:
    """The same where the carps and the leader are known."""
    return of_colour(carps, leader) if leader >= 0 else 1
