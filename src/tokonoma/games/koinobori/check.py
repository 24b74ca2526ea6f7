"""Checking the data file before the native tables are made of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from tokonoma.games.koinobori.components import (
    ABILITY_NAMES,
    CARDS,
    CARP_BITS,
    COLOUR_NAMES,
    COLOURS,
    LEVELS,
    MOST_IN_HAND,
    MOST_SEATED,
    NO_ABILITY,
)
from tokonoma.kernel.data import Sheet

if TYPE_CHECKING:
    from tokonoma.games.koinobori.box import Box

MOST_CARPS = 3  # on a card (§1.1)
# With more cards that steal, or with more of them times the cards of a start hand, what others can know takes long to
# imagine (§7.5): most draws are then thrown away.
MOST_THIEVES = 12
MOST_THEFTS = 24
LEVEL_NAMES = tuple(str(level + 1) for level in range(LEVELS))


class Card(NamedTuple):
    """A card as the data file tells it."""

    colours: tuple[str, ...]
    ability: str


def open_box(sheet: Sheet, box: Box) -> Any:
    """Fill the native tables of the box; refuses data that breaks a promise of the game."""
    deck = read_deck(sheet)
    check_flags(sheet)
    if "promises" in sheet.values:
        check_promises(sheet, deck)
    blank = [0] * COLOURS
    carps = [[int(colour in card.colours) for colour in COLOUR_NAMES] for card in deck]
    abilities = [ABILITY_NAMES.index(card.ability) for card in deck]
    unused = CARDS + 1 - len(deck)
    box.cards = len(deck)
    box.carps = carps + [list(blank) for _ in range(unused)]
    box.packed = [sum(n << CARP_BITS * colour for colour, n in enumerate(card)) for card in box.carps]
    box.ability = abilities + [NO_ABILITY] * unused
    box.draw_capacity = [sheet.integer(f"levels.{level}.draw", 1, MOST_IN_HAND) for level in LEVEL_NAMES]
    box.play_capacity = [sheet.integer(f"levels.{level}.play", 1, MOST_IN_HAND) for level in LEVEL_NAMES]
    box.hand_limit = read_limits(sheet)
    box.start_hand = sheet.integer("start.hand", 1, box.hand_limit[0])
    check_size(sheet, deck, box.start_hand)
    return box


def check_size(sheet: Sheet, deck: list[Card], start_hand: int) -> None:
    """Enough cards for every start hand and a row, and not too many thieves for such hands."""
    fewest = MOST_SEATED * start_hand + 1
    thieves = sum(card.ability == "steal" for card in deck)
    if len(deck) < fewest:
        sheet.refuse("deck.cards", f"has {len(deck)} cards; {MOST_SEATED} start hands and a row need {fewest}")
    most = min(MOST_THIEVES, MOST_THEFTS // start_hand)
    if thieves > most:
        sheet.refuse("deck.cards", f"has {thieves} cards that steal; with start hands of {start_hand}, {most} at most")


def read_limits(sheet: Sheet) -> list[int]:
    """The hand limits, none lower than the one before: a hand is never over its limit (§3.2)."""
    limits: list[int] = []
    for level in LEVEL_NAMES:
        limits.append(sheet.integer(f"levels.{level}.limit", max([1, *limits]), MOST_IN_HAND))
    return limits


def read_deck(sheet: Sheet) -> list[Card]:
    """Every card of the deck, in its order."""
    lines = sheet.get("deck.cards")
    if not isinstance(lines, list) or len(lines) > CARDS:
        sheet.refuse("deck.cards", f"a list of at most {CARDS} cards belongs here")
    return [read_card(sheet, number, line) for number, line in enumerate(lines)]


def read_card(sheet: Sheet, number: int, line: Any) -> Card:
    """A card from its line: its colours, then its ability after a colon if it has one."""
    text, _, ability = str(line).partition(":")
    colours, ability = tuple(text.split()), ability.strip() or "none"
    for colour in colours:
        if colour not in COLOUR_NAMES:
            refuse_card(sheet, number, line, f"{colour} is no colour; there are {', '.join(COLOUR_NAMES)}")
    if not 1 <= len(colours) == len(set(colours)) <= MOST_CARPS:
        refuse_card(sheet, number, line, f"a card shows 1 to {MOST_CARPS} carps of different colours")
    if ability not in ABILITY_NAMES:
        refuse_card(sheet, number, line, f"{ability} is no ability; there are {', '.join(ABILITY_NAMES[1:])}")
    return Card(tuple(colour for colour in COLOUR_NAMES if colour in colours), ability)


def refuse_card(sheet: Sheet, number: int, line: Any, why: str) -> None:
    """Refuse the file for one card."""
    sheet.refuse("deck.cards", f"card {number} is {line!r}: {why}")


def check_flags(sheet: Sheet) -> None:
    """The six flags show the six colours once each (§1.2)."""
    flags = sheet.get("flags.colours")
    if not isinstance(flags, list) or sorted(map(str, flags)) != sorted(COLOUR_NAMES):
        sheet.refuse("flags.colours", f"must name each of {', '.join(COLOUR_NAMES)} once")


# What the shipped deck keeps


def check_promises(sheet: Sheet, deck: list[Card]) -> None:
    """Refuse a deck that breaks what its own file promises of it."""
    sizes = Counter(len(card.colours) for card in deck)
    for size, name in enumerate(("singles", "pairs", "triples"), 1):
        expect(sheet, f"promises.{name}", sizes[size], CARDS)
    for colour in COLOUR_NAMES:
        carps = sum(colour in card.colours for card in deck)
        expect(sheet, "promises.carps_of_each_colour", carps, CARDS, f" of {colour}")
        singles = sum(card.colours == (colour,) for card in deck)
        expect(sheet, "promises.singles_of_each_colour", singles, CARDS, f" of {colour}")
    abilities = Counter(card.ability for card in deck)
    for ability in ABILITY_NAMES[1:]:
        expect(sheet, f"promises.abilities.{ability}", abilities[ability], CARDS)
    if sheet.get("promises.every_pair_and_triple") is True:
        check_balance(sheet, deck)


def expect(sheet: Sheet, place: str, found: int, most: int, what: str = "") -> None:
    """Refuse the file when a number it promises is not what the deck has."""
    promised = sheet.integer(place, 0, most)
    if found != promised:
        sheet.refuse(place, f"is {promised}; the deck has {found}{what}")


def check_balance(sheet: Sheet, deck: list[Card]) -> None:
    """All pairs and triples of colours occur, and what there is beyond one of each treats the colours alike."""
    for size in (2, 3):
        left = Counter(card.colours for card in deck if len(card.colours) == size)
        for colours in combinations(COLOUR_NAMES, size):
            if not left[colours]:
                sheet.refuse("promises.every_pair_and_triple", f"but no card is {' '.join(colours)}")
            left[colours] -= 1
        for part in range(1, size):
            times = Counter(c for colours, n in left.items() for c in list(combinations(colours, part)) * n)
            if len({times[c] for c in combinations(COLOUR_NAMES, part)}) > 1:
                sheet.refuse("promises.every_pair_and_triple", "but the cards beyond one of each favour some colours")
