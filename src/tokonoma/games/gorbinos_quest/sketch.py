"""Positions of Gorbino's Quest as one line.

    cities: EC EW / MC | coins: 40 | goods: food*2 coal / | income: 5 | owned: loan.red / | discard: loan / | slots: …

The map is always the same one. What belongs to a seat is written by seats with / between; a seat that is not named has
nothing. Income is in spaces from 0; `owned` are technologies, `discard` lies from the bottom up. `slots` are the six
victory-point cards from pink to green, `track` the technologies from the newest to the oldest. One says the `round`, or
with `deck` how many cards are left, from which the round follows. `turn` is who acts, `first` who has the marker.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tokonoma.games.gorbinos_quest.components import CARD_NAMES, GOOD_NAMES, LOCATION_NAMES, VICTORY_NAMES
from tokonoma.games.gorbinos_quest.state import CARD
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.sketch import check_parts, number, padded

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

EXAMPLE = "cities: EC EW / MC | coins: 40 / 12 | goods: food*2 coal / | income: 5"
USUAL = {
    "cities": "EC / MC",
    "coins": "",
    "goods": "",
    "income": "",
    "owned": "",
    "discard": "",
    "slots": "production_types most_cities iron_tokens income coal_tokens cities",
    "track": "reset.purple development.green production.blue loan.purple trade.red build.green",
    "round": "3",
    "deck": "",
    "turn": "0",
    "first": "",
}
MOST_SEATS, STARTERS, ALL_CITIES, INCOME_OF_NOUGHT, SLOTS = 6, 6, 15, 7, 6


def fields_of(board: Rules, parts: Mapping[str, str]) -> Json:
    """The fields of the position a sketch describes."""
    check_parts(parts, USUAL)
    given = USUAL | dict(parts)
    pass_over_the_opening(board)
    fields: Json = board.fields()
    empty_the_table(fields)
    for seat in range(board.seats):
        seat_down(fields, seat, {name: of_seat(given[name], seat) for name in USUAL}, board.box.near)
    lay_cards(fields, given)
    lay_turn(fields, int(board.seats), given)
    return fields


def pass_over_the_opening(board: Rules) -> None:
    """Play first cities until the first round begins; nothing of them is kept but the map."""
    while board.round == 0:
        board.play(next(iter(board.chances()))[0] if board.to_act == CHANCE else board.legal_moves()[0])


def empty_the_table(fields: Json) -> None:
    """Take every seat's things away."""
    many = {"goods": len(GOOD_NAMES), "hand": len(CARD_NAMES), "discard": len(CARD_NAMES)}
    fields.update({name: [[0] * size for _ in range(MOST_SEATS)] for name, size in many.items()})
    fields.update({name: [0] * MOST_SEATS for name in ("reach", "cities_left", "coins", "income", "discarded")})
    fields["cities"] = [[0] * MOST_SEATS for _ in LOCATION_NAMES]


def of_seat(text: str, seat: int) -> str:
    """What a part says of a seat; nothing where it does not name it."""
    said = text.split("/")
    return said[seat].strip() if seat < len(said) else ""


def cards(text: str) -> list[int]:
    """Cards by their names."""
    return [number(CARD_NAMES, word, "card") for word in text.split()]


def seat_down(fields: Json, seat: int, mine: Mapping[str, str], near: Any) -> None:
    """Put a seat's cities, coins, goods and cards on the table."""
    places = [number(LOCATION_NAMES, word, "location") for word in mine["cities"].split()]
    for place in places:
        fields["cities"][place][seat] += 1
        fields["reach"][seat] |= near[place]
    fields["cities_left"][seat] = ALL_CITIES - len(places)
    fields["coins"][seat] = int(mine["coins"] or 0)
    fields["income"][seat] = INCOME_OF_NOUGHT + int(mine["income"] or 0)
    for good, _, units in (word.partition("*") for word in mine["goods"].split()):
        fields["goods"][seat][number(GOOD_NAMES, good, "good")] += int(units or 1)
    away = cards(mine["discard"])
    for card in {*range(STARTERS), *cards(mine["owned"])} - {*away}:
        fields["hand"][seat][card] = 1
    fields["discard"][seat], fields["discarded"][seat] = padded(away, len(CARD_NAMES), 0), len(away)


def lay_cards(fields: Json, given: Mapping[str, str]) -> None:
    """Slots, track and deck; the round follows from the technologies that have left the game."""
    track = cards(given["track"])
    fields["slots"] = [number(VICTORY_NAMES, word, "victory-point card") for word in given["slots"].split()]
    fields["track"] = [-1] * (SLOTS - len(track)) + track
    held = {*track, *(card for name in ("owned", "discard") for part in given[name].split("/") for card in cards(part))}
    rest = [card for card in range(STARTERS, len(CARD_NAMES)) if card not in held]
    deck = int(given["deck"]) if given["deck"] else len(rest) - int(given["round"]) + 1
    fields["deck"] = [int(card in rest[:deck]) for card in range(len(CARD_NAMES))]
    fields["in_deck"], fields["round"] = deck, len(rest) - deck + 1


def lay_turn(fields: Json, seats: int, given: Mapping[str, str]) -> None:
    """Whose turn it is, with one card to play."""
    turn = int(given["turn"])
    first = int(given["first"] or turn)
    fields.update(start_player=first, turns=(turn - first) % seats, to_act=turn, cards_due=1, phase=CARD)
    fields.update(left=0, cursor=0, place_of_draw=0)
