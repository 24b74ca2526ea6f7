"""The table in the rulebook's words: what a page draws, how the scores stand, who won.

Every board here is cut for its audience, so a card it must not know is BLANK and is described as None.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import UNSET

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
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import EVERYTHING, Json

if TYPE_CHECKING:
    from tokonoma.games.koinobori.box import Box
    from tokonoma.games.koinobori.rules import Rules


def describe(board: Rules, audience: int) -> TableView:
    """Everything on the table that the audience may know."""
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
        posts=[post(board, each) for each in range(board.seats + 1)],
        seats=[seat_of(board, each, audience) for each in range(board.seats)],
        colours=colours(board),
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
    """The draw row from left to right; the cards at its ends say so."""
    last, deck = board.in_row - 1, deck_of(board.box)
    cards = [deck[each] for each in board.row[: board.in_row]]
    return [RowCard(each.card, each.colours, each.ability, ends(i, last)) for i, each in enumerate(cards)]


def ends(place: int, last: int) -> list[EndName]:
    """The ends of the row at which a card lies."""
    return [END_NAMES[0]] * (place == 0) + [END_NAMES[1]] * (place == last)


# Festival posts


def post(board: Rules, number: int) -> Post:
    """A festival post: flag, cards from the bottom up, visible carps, and who wins it as it stands."""
    flag = board.flags[number]
    under, deck = board.under, deck_of(board.box)
    cards = [deck[each] for each in board.posts[number][: board.heights[number]]]
    carps = numbers(ask(carps_on, board, number))
    return Post(
        post=POST_NAMES[number],
        flag=None if flag == COLOURS else COLOUR_NAMES[flag],
        closed=board.heights[number] == TALL,
        cards=[PostCard(each.card, each.colours, each.ability, covered(deck, under, each.card)) for each in cards],
        carps=by_colour(carps),
        winner=None if flag == COLOURS else winner(board, number, carps),
    )


def covered(deck: tuple[Card, ...], under: list[int], number: int) -> list[Card]:
    """What a card covers, the nearest first."""
    found = []
    below = under[number]
    while below != BLANK:
        found.append(deck[below])
        below = under[below]
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


def seat_of(board: Rules, seat: int, audience: int) -> Seat:
    """A seat's level and what it allows, its hand as far as known, and its personal post."""
    box, level = board.box, board.levels[seat]
    personal = board.personal[seat][:level]
    return Seat(
        seat=seat,
        level=level + 1,
        draw=box.draw_capacity[level],
        play=box.play_capacity[level],
        limit=box.hand_limit[level],
        hand_size=board.hand_sizes[seat],
        hand=hand(board, seat) if audience in (seat, EVERYTHING) else None,
        seen=[] if audience in (seat, EVERYTHING) else seen(board, seat),
        personal=[None if each == BLANK else card(board, each) for each in personal],
        carps=None if BLANK in personal else by_colour(numbers(ask(own_carps, board, seat))),
    )


def hand(board: Rules, seat: int) -> list[Card]:
    """A hand that the audience sees."""
    return [card(board, each) for each in board.hands[seat][: board.hand_sizes[seat]]]


def seen(board: Rules, seat: int) -> list[SeenCard]:
    """The cards that the audience saw come to a hand and not leave it; sure while no unknown card has left (§7)."""
    found = []
    secrets = known_secrets(board)
    shown, came_to, came_at = board.shown_by, board.came_to, board.came_at
    for number in range(board.box.cards):
        holder, since = came_to[number], came_at[number]
        for moment, (_, to, moved) in enumerate(secrets):
            if moved == number:
                holder, since = to, moment + 1
        if holder == seat and shown[number] == NOBODY:
            unknown = any(source == seat and moved == BLANK for source, _, moved in secrets[since:])
            known = card(board, number)
            found.append(SeenCard(known.card, known.colours, known.ability, not unknown))
    sure = [each for each in found if each.sure]
    return sure if len(sure) == board.hand_sizes[seat] else found


def known_secrets(board: Rules) -> list[tuple[int, int, int]]:
    """The secret moves so far: whose hand lost a card, who got it, and the card or BLANK."""
    moves = zip(board.secret_from, board.secret_to, board.secret_card, strict=True)
    return [
        (source, NOBODY if to == FACE_DOWN_MOVE else to, moved) for source, to, moved in list(moves)[: board.secrets]
    ]


# Scores


def scores(board: Rules) -> list[Json]:
    """What each personal post would earn from the festival posts as they stand, post by post (§6)."""
    return [score(board, seat) for seat in range(board.seats)]


def score(board: Rules, seat: int) -> Json:
    """One seat's score; face-down cards that the audience cannot see earn nothing yet and say so."""
    hidden = board.personal[seat][: board.levels[seat]].count(BLANK)
    if hidden:
        return {"seat": seat, "total": 0, "lines": [{"key": "score.hidden", "points": 0, "cards": hidden}]}
    lines = score_lines(board, numbers(ask(own_carps, board, seat))) if is_set(board) else []
    return {"seat": seat, "total": sum(line["points"] for line in lines), "lines": lines}


def score_lines(board: Rules, carps: list[int]) -> list[Json]:
    """Every post with its winner and the carps of that colour, then the colours that win no post."""
    lines = []
    won = set()
    for number in range(board.seats + 1):
        colour, value = ask(winning_colour, board, number), ask(winning_value, board, number)
        won.add(colour)
        key = "score.flag" if ask(is_by_flag, board, number) else "score.post"
        said = {"post": POST_NAMES[number], "colour": COLOUR_NAMES[colour], "value": value, "carps": carps[colour]}
        lines.append({"key": key, "points": value * carps[colour]} | said)
    for colour in range(COLOURS):
        if carps[colour] and colour not in won:
            said = {"colour": COLOUR_NAMES[colour], "carps": carps[colour]}
            lines.append({"key": "score.unscored", "points": UNSCORED * carps[colour]} | said)
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
