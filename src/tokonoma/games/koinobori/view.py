"""The table in the rulebook's words: what a page draws, how the scores stand, who won.

Every board here is cut for its audience, so a card it must not know is BLANK and is described as None.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, to_builtins

from tokonoma.games.koinobori.components import (
    ABILITY_NAMES,
    BLANK,
    COLOUR_NAMES,
    COLOURS,
    END_NAMES,
    NO_ABILITY,
    POST_NAMES,
    TALL,
    UNSCORED,
    ColourName,
    EndName,
)
from tokonoma.games.koinobori.ending import own_carps, points, winnings
from tokonoma.games.koinobori.festival import carps_on, is_by_flag, of_colour, winning_colour, winning_value
from tokonoma.games.koinobori.notation import DECISIONS
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE, MOVING, NOBODY, SETTING_UP
from tokonoma.games.koinobori.view_types import (
    Card,
    Carps,
    Post,
    PostCard,
    RowCard,
    Seat,
    SeenCard,
    TableView,
    Tie,
    Winner,
)
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.described import Described
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import EVERYTHING, Json

if TYPE_CHECKING:
    from tokonoma.games.koinobori.box import Box
    from tokonoma.games.koinobori.rules import Rules

DESCRIBED = Described()
LAID_OUT = Described()  # the row and all posts together, so that every audience is shown the same objects


def describe(board: Rules, audience: int) -> TableView:
    """Everything on the table that the audience may know."""
    return describe_with(board, audience, festival(board))


def describe_and_score(board: Rules, audience: int) -> tuple[TableView, list[Json]]:
    """Everything on the table that the audience may know, and the scores, which follow from the posts."""
    now = festival(board)
    return describe_with(board, audience, now), scores_in(board, now)


def describe_with(board: Rules, audience: int, now: Festival) -> TableView:
    """Everything on the table, the posts described already."""
    return TableView(
        decision=decision(board),
        turn=None if board.phase == SETTING_UP else board.turn,
        start=None if board.phase == SETTING_UP else board.start,
        ability=ability_now(board),
        takes_left=board.takes_left,
        plays_left=board.plays_left,
        row=row(board),
        pile=board.in_pile,
        discards=[card(board, each) for each in board.discards[: board.in_discards]],
        reshuffles=board.reshuffles,
        passes=board.passes,
        posts=now.posts,
        seats=seats_of(board, audience),
        colours=now.colours,
    )


def decision(board: Rules) -> str | None:
    """What a seat is deciding, if one is."""
    return DECISIONS[board.phase] if board.to_act >= 0 else None


def ability_now(board: Rules) -> str | None:
    """The ability being resolved, if one is, decided or dealt."""
    name = DECISIONS.get(board.phase)
    return name if board.phase >= MOVING and board.to_act != OVER else None


def card(board: Rules, number: int) -> Card:
    """A card that lies open to the audience."""
    return deck_of(board.box)[number]


@cache
def deck_of(box: Box) -> tuple[Card, ...]:
    """Every card of a box as it is described."""
    carps, abilities = box.carps, box.ability
    return tuple(
        Card(
            card=number,
            colours=[COLOUR_NAMES[colour] for colour in range(COLOURS) if carps[number][colour]],
            ability=None if abilities[number] == NO_ABILITY else ABILITY_NAMES[abilities[number]],
        )
        for number in range(box.cards)
    )


# The row


def row(board: Rules) -> list[RowCard]:
    """The draw row from left to right; the same one is not described again."""
    box, numbers = board.box, tuple(board.row[: board.in_row])
    return LAID_OUT.part(("row", box, numbers), row_of, box, numbers)


def row_of(box: Box, numbers: tuple[int, ...]) -> list[RowCard]:
    """Cards as they lie in the row; those at its ends say so."""
    last, deck = len(numbers) - 1, deck_of(box)
    cards = [deck[each] for each in numbers]
    return [RowCard(each.card, each.colours, each.ability, ends(i, last)) for i, each in enumerate(cards)]


def ends(place: int, last: int) -> list[EndName]:
    """The ends of the row at which a card lies."""
    return [END_NAMES[0]] * (place == 0) + [END_NAMES[1]] * (place == last)


# Festival posts


class Festival(NamedTuple):
    """The festival posts; and once every post has its flag, who wins them, and what a carp of each colour is worth."""

    posts: list[Post]
    winners: dict[str, Winner] | None
    colours: Carps


def festival(board: Rules) -> Festival:
    """The festival posts; if nothing has changed on them they are not described again."""
    posts = tuple(map(tuple, board.posts))
    key = (board.box, board.seats, tuple(board.flags), tuple(board.heights), tuple(board.under), posts)
    return LAID_OUT.part(key, festival_of, board)


def festival_of(board: Rules) -> Festival:
    """The festival posts; one on which nothing has changed is not described again."""
    box, under, flags, heights = board.box, board.under, board.flags, board.heights
    posts = []
    for number, cards in enumerate(board.posts[: board.seats + 1]):
        piles = tuple([(card, *covered(under, card)) for card in cards[: heights[number]]])
        posts.append(DESCRIBED.part((box, number, flags[number], piles), post, board, number, piles))
    winners = {each.post: each.winner for each in posts if each.winner is not None}
    return Festival(posts, winners if len(winners) == len(posts) else None, colours(board))


def post(board: Rules, number: int, piles: tuple[tuple[int, ...], ...]) -> Post:
    """A festival post: flag, cards from the bottom up, visible carps, and who wins it as it stands."""
    flag, deck = board.flags[number], deck_of(board.box)
    carps = numbers(ask(carps_on, board, number))
    return Post(
        post=POST_NAMES[number],
        flag=None if flag == COLOURS else COLOUR_NAMES[flag],
        closed=len(piles) == TALL,
        cards=[post_card(*[deck[each] for each in pile]) for pile in piles],
        carps=by_colour(carps),
        winner=None if flag == COLOURS else winner(board, number, carps),
    )


def post_card(top: Card, *under: Card) -> PostCard:
    """A card on a post with those it covers."""
    return PostCard(top.card, top.colours, top.ability, list(under))


def covered(under: list[int], number: int) -> list[int]:
    """What a card covers, the nearest first."""
    found = []
    while (number := under[number]) != BLANK:
        found.append(number)
    return found


def numbers(packed: int) -> list[int]:
    """What a packed number holds for every colour."""
    return [of_colour(packed, colour) for colour in range(COLOURS)]


def by_colour(carps: list[int]) -> Carps:
    """Numbers of carps by their colour's name, those there are."""
    return Carps(*[each or UNSET for each in carps])


def winner(board: Rules, number: int, carps: list[int]) -> Winner:
    """The colour that would score, its value, and the reason: the numbers above it that several colours share."""
    value, by_flag = ask(winning_value, board, number), ask(is_by_flag, board, number)
    shared = sorted({each for each in carps if each > (0 if by_flag else value)}, reverse=True)
    return Winner(
        colour=COLOUR_NAMES[ask(winning_colour, board, number)],
        value=value,
        by="flag" if by_flag else "next" if shared else "most",
        ties=[Tie(carps=each, colours=with_carps(carps, each)) for each in shared],
    )


def with_carps(carps: list[int], number: int) -> list[ColourName]:
    """The colours that have so many carps."""
    return [COLOUR_NAMES[colour] for colour in range(COLOURS) if carps[colour] == number]


def colours(board: Rules) -> Carps:
    """What a carp of each colour is worth if the game ended now."""
    return Carps(*[value or UNSCORED for value in numbers(ask(winnings, board))]) if is_set(board) else Carps()


def is_set(board: Rules) -> bool:
    """Whether every festival post has its flag."""
    return all(board.flags[number] != COLOURS for number in range(board.seats + 1))


# Seats


def seats_of(board: Rules, audience: int) -> list[Seat]:
    """Every seat; one of which the audience knows what it knew before is not described again."""
    seen, found = seen_hands(board), []
    parts = zip(board.levels, board.hand_sizes, board.hands, board.personal, strict=True)
    for seat, (level, size, cards, personal) in zip(range(board.seats), parts, strict=False):
        is_open = audience in (seat, EVERYTHING)
        hand = tuple(cards[:size]) if is_open else None
        known = () if is_open else tuple(seen[seat])
        key = ("seat", board.box, seat, level, size, hand, known, tuple(personal[:level]))
        found.append(DESCRIBED.part(key, seat_of, board, *key[2:]))
    return found


def seat_of(
    board: Rules,
    seat: int,
    level: int,
    size: int,
    hand: tuple[int, ...] | None,
    seen: tuple[tuple[int, bool], ...],
    personal: tuple[int, ...],
) -> Seat:
    """A seat's level and what it allows, its hand as far as known, and its personal post."""
    box, deck = board.box, deck_of(board.box)
    return Seat(
        seat=seat,
        level=level + 1,
        draw=box.draw_capacity[level],
        play=box.play_capacity[level],
        limit=box.hand_limit[level],
        hand_size=size,
        hand=None if hand is None else [deck[each] for each in hand],
        seen=[seen_card(deck[each], is_sure) for each, is_sure in seen],
        personal=[None if each == BLANK else deck[each] for each in personal],
        carps=None if BLANK in personal else by_colour(numbers(ask(own_carps, board, seat))),
    )


def seen_card(known: Card, is_sure: bool) -> SeenCard:
    """A card that was seen to come to a hand."""
    return SeenCard(known.card, known.colours, known.ability, is_sure)


def seen_hands(board: Rules) -> list[list[tuple[int, bool]]]:
    """For every seat the cards that the audience saw come to its hand and not leave it, each with whether it is sure.

    A card is sure while no unknown card has left the hand since (§7); a hand that is known whole has no others.
    """
    shown, sizes = board.shown_by, board.hand_sizes
    holders, since, left_unknown = known_moves(board)
    found: list[list[tuple[int, bool]]] = [[] for _ in range(board.seats)]
    for number, holder in [each for each in enumerate(holders[: board.box.cards]) if each[1] != NOBODY]:
        if shown[number] == NOBODY:
            found[holder].append((number, left_unknown[holder] <= since[number]))
    sure = [[each for each in cards if each[1]] for cards in found]
    return [mine if len(mine) == sizes[seat] else found[seat] for seat, mine in enumerate(sure)]


def known_moves(board: Rules) -> tuple[list[int], list[int], list[int]]:
    """Whose hand every card was last seen to come to, after how many secret moves that was, and for every seat after
    how many an unknown card last left its hand."""
    holders, since, left_unknown = [*board.came_to], [*board.came_at], [0] * board.seats
    moves = zip(board.secret_from, board.secret_to, board.secret_card, strict=True)
    for moment, (source, to, moved) in enumerate(islice(moves, board.secrets), start=1):
        if moved == BLANK:
            left_unknown[source] = moment
        else:
            holders[moved], since[moved] = (NOBODY if to == FACE_DOWN_MOVE else to), moment
    return holders, since, left_unknown


# Scores


def scores(board: Rules) -> list[Json]:
    """What each personal post would earn from the festival posts as they stand, post by post (§6)."""
    mine: list[Json] = to_builtins(scores_in(board, festival(board)))  # whoever asks may change it
    return mine


def scores_in(board: Rules, now: Festival) -> list[Json]:
    """The same from posts that were described already."""
    winners = now.winners
    won = None if winners is None else tuple([(each.colour, each.value, each.by) for each in winners.values()])
    found = []
    for seat, level, cards in zip(range(board.seats), board.levels, board.personal, strict=False):
        key = ("score", board.box, seat, tuple(cards[:level]), won)
        found.append(DESCRIBED.part(key, score_of, board, seat, level, winners))
    return found


def score_of(board: Rules, seat: int, level: int, winners: dict[str, Winner] | None) -> Json:
    """One seat's score from its personal post and the posts that were won."""
    hidden = board.personal[seat][:level].count(BLANK)
    return score(seat, hidden, 0 if hidden else ask(own_carps, board, seat), winners)


def score(seat: int, hidden: int, carps: int, winners: dict[str, Winner] | None) -> Json:
    """One seat's score; face-down cards that the audience cannot see earn nothing yet and say so."""
    if hidden:
        return {"seat": seat, "total": 0, "lines": [{"key": "score.hidden", "points": 0, "cards": hidden}]}
    lines = [] if winners is None else score_lines(winners, numbers(carps))
    return {"seat": seat, "total": sum(line["points"] for line in lines), "lines": lines}


def score_lines(winners: dict[str, Winner], carps: list[int]) -> list[Json]:
    """Every post with its winner and the carps of that colour, then the colours that win no post."""
    lines: list[Json] = []
    own = dict(zip(COLOUR_NAMES, carps, strict=False))
    for post, won in winners.items():
        n, key = own[won.colour], "score.flag" if won.by == "flag" else "score.post"
        said = {"post": post, "colour": won.colour, "value": won.value, "carps": n}
        lines.append({"key": key, "points": won.value * n} | said)
    scoring = {won.colour for won in winners.values()}
    for colour, n in own.items():
        if n and colour not in scoring:
            lines.append({"key": "score.unscored", "points": UNSCORED * n, "colour": colour, "carps": n})
    return lines


def outcome(board: Rules) -> Json | None:
    """Places, winners and shares (§6.6)."""
    if board.to_act != OVER:
        return None
    totals = [ask(points, board, seat) for seat in range(board.seats)]
    places = [
        [seat for seat in range(board.seats) if totals[seat] == total] for total in sorted(set(totals), reverse=True)
    ]
    return {"places": places, "winners": places[0], "shares": board.shares()}
