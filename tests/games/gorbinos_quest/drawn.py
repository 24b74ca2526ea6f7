"""Tables drawn as text, for tests.

    round 5                                    or: deck 0 (all other technologies have left the game), or: over
    to act 1                                   the seat with a card to play; the marker is with seat 0
    slots cities five coins four income food_tokens
    track loan.pink - - - - build.green        the newest first
    tokens MC food, MN iron                    the others are dealt as they come
    0: coins 30, food 2, income -1, at MC MC DN, hand reset.pink, discard build loan.blue

Starter cards that are not discarded are in hand; income is counted in spaces from the 0. A line may be said in parts.
"""

from typing import Any

import tokonoma
from tokonoma import State
from tokonoma.games.gorbinos_quest.components import (
    CARD_NAMES,
    CARDS,
    GOOD_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    NOTHING,
    STARTERS,
    TRACK,
    VICTORY_NAMES,
)
from tokonoma.games.gorbinos_quest.state import CARD, CARRIED_OUT, NO_DRAW

SLOTS = "cities five coins four income food_tokens"
FILL = [each for each in range(STARTERS, CARDS) if each % 5 == 0]  # technologies for a track that is not drawn


def table(text: str, seats: int = 3, mode: str | None = None, **options: str) -> State:
    """The state a text draws; it must be one that can occur."""
    game = tokonoma.game("gorbinos_quest", mode=mode)
    position = game.new(seats, options, seed=1).position()
    lines = [line.strip() for line in text.strip().splitlines()]
    said = {line.split()[0]: line.split(maxsplit=1)[-1] for line in lines if line and ":" not in line.split()[0]}
    tokens = ", ".join(line.removeprefix("tokens ") for line in lines if line.startswith("tokens "))
    fields = position["fields"]
    deal_tokens(fields, game.rulebook.box, seats, tokens)
    clear_seats(fields, game.rulebook.box, seats)
    for line in lines:
        if line[:1].isdigit():
            sit(fields, game.rulebook.box, int(line[0]), line[2:])
    for seat in range(seats):
        if not any(cities[seat] for cities in fields["cities"]):
            settle(fields, game.rulebook.box, seat, first_food(fields))
    fields["slots"] = [VICTORY_NAMES.index(name) for name in said.get("slots", SLOTS).split()]
    lay_track(fields, said)
    begin(fields, said)
    return game.from_position(position)


def deal_tokens(fields: dict[str, Any], box: Any, seats: int, text: str) -> None:
    """Lay the tokens asked for, and what is left of the box on the other locations."""
    wanted = dict(pair.split() for pair in text.split(",") if pair.strip())
    left = [list(basket) for basket in box.tokens]
    token = [NOTHING] * LOCATIONS
    for name, good in wanted.items():
        place = LOCATION_NAMES.index(name)
        token[place] = GOOD_NAMES.index(good)
        left[box.is_capital[place]][token[place]] -= 1
    for place in range(LOCATIONS):
        if token[place] == NOTHING:
            basket = left[box.is_capital[place]]
            token[place] = next(good for good in range(len(basket)) if basket[good] > 0)
            basket[token[place]] -= 1
    fields["token"] = [
        good if box.fewest_seats[box.province[place]] <= seats else NOTHING for place, good in enumerate(token)
    ]


def clear_seats(fields: dict[str, Any], box: Any, seats: int) -> None:
    """Every seat with its starter cards and all its cities."""
    fields["cities"] = [[0] * 6 for _ in range(LOCATIONS)]
    fields["reach"] = [0] * 6
    fields["cities_left"] = [box.start_cities] * seats + [0] * (6 - seats)
    fields["hand"] = [[int(card < STARTERS and seat < seats) for card in range(CARDS)] for seat in range(6)]


def sit(fields: dict[str, Any], box: Any, seat: int, text: str) -> None:
    """Give a seat what a line says."""
    for part in text.split(","):
        what, *things = part.split()
        if what == "at":
            for name in things:
                settle(fields, box, seat, LOCATION_NAMES.index(name))
        elif what == "hand":
            for name in things:
                fields["hand"][seat][CARD_NAMES.index(name)] = 1
        elif what == "discard":
            for name in things:
                fields["hand"][seat][CARD_NAMES.index(name)] = 0
                fields["discard"][seat][fields["discarded"][seat]] = CARD_NAMES.index(name)
                fields["discarded"][seat] += 1
        elif what == "income":
            fields["income"][seat] = box.income_zero + int(things[0])
        elif what == "coins":
            fields["coins"][seat] = int(things[0])
        else:
            fields["goods"][seat][GOOD_NAMES.index(what)] = int(things[0])


def settle(fields: dict[str, Any], box: Any, seat: int, place: int) -> None:
    """Put a city of a seat on a location."""
    fields["cities"][place][seat] += 1
    fields["cities_left"][seat] -= 1
    fields["reach"][seat] |= box.near[place]


def first_food(fields: dict[str, Any]) -> int:
    """The last food token with room, far from most of what tests speak of."""
    return max(place for place in range(LOCATIONS) if fields["token"][place] == 0 and sum(fields["cities"][place]) < 3)


def lay_track(fields: dict[str, Any], said: dict[str, str]) -> None:
    """The track as drawn, or of technologies nobody has; what has not left the game lies in the deck."""
    owned = {card for hand in fields["hand"] for card, there in enumerate(hand) if there}
    owned |= {card for seat in range(6) for card in fields["discard"][seat][: fields["discarded"][seat]]}
    if "over" in said:
        fields["track"] = [NOTHING] * TRACK
    elif "track" in said:
        names = said["track"].split()
        fields["track"] = [NOTHING if name == "-" else CARD_NAMES.index(name) for name in names]
    else:
        fields["track"] = [card for card in FILL if card not in owned][:TRACK]
    free = [card for card in range(STARTERS, CARDS) if card not in owned and card not in fields["track"]]
    pace = fields["pace"]
    if "round" in said:
        in_deck = len(free) - pace * (int(said["round"]) - 1)
    else:
        in_deck = int(said.get("deck", 0 if "over" in said else len(free) - pace))
    assert (len(free) - in_deck) % pace == 0
    fields["round"] = (len(free) - in_deck) // pace + 1
    fields["deck"] = [int(card in free[:in_deck]) for card in range(CARDS)]
    fields["in_deck"] = in_deck


def begin(fields: dict[str, Any], said: dict[str, str]) -> None:
    """A seat with a card to play, or nobody."""
    seat = int(said["to"].split()[-1]) if "to" in said else 0
    is_over = "over" in said
    fields |= {"start_player": 0, "turns": seat, "drawing": NO_DRAW, "place_of_draw": 0}
    fields |= {"to_act": -2 if is_over else seat, "phase": CARRIED_OUT if is_over else CARD}
    fields |= {"cards_due": 0 if is_over else fields["pace"]}


def has(state: State, seat: int) -> dict[str, int]:
    """What a seat has: coins and goods, where there are any."""
    board = state.board
    goods = dict(zip(GOOD_NAMES, board.goods[seat], strict=True))
    return {what: n for what, n in ({"coins": board.coins[seat]} | goods).items() if n}


def spaces(state: State, seat: int) -> int:
    """A seat's place on the income track, counted from the 0."""
    return int(state.board.income[seat] - state.board.box.income_zero)


def hand(state: State, seat: int) -> set[str]:
    """The cards in a seat's hand."""
    return {CARD_NAMES[card] for card, there in enumerate(state.board.hand[seat]) if there}


def discard(state: State, seat: int) -> list[str]:
    """A seat's discard, from the bottom up."""
    board = state.board
    return [CARD_NAMES[card] for card in board.discard[seat][: board.discarded[seat]]]


def track(state: State) -> list[str]:
    """The track, the newest card first."""
    return [CARD_NAMES[card] if card != NOTHING else "-" for card in state.board.track]


def refused(state: State, text: str) -> str:
    """The sentence with which a move is refused."""
    try:
        state.play(text)
    except tokonoma.Refusal as refusal:
        return refusal.message
    raise AssertionError(f"{text} was played")
