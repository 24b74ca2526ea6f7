"""Checking the data file before the native tables are made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokonoma.games.gorbinos_quest.components import (
    BUILD_COST_NAMES,
    BUY,
    CARDS,
    COINS,
    CONDITION_NAMES,
    COPY,
    GOOD_NAMES,
    GOODS,
    INCOME_SPACES,
    LOCATION_NAMES,
    LOCATIONS,
    MOST_ON_TOKEN,
    NOTHING,
    NUMBERS,
    PROVINCE_NAMES,
    RESET_CARDS,
    RESET_SPACES,
    RESET_STAYS,
    STARTERS,
    STEAL,
    STEAL_COINS,
    STEAL_GOODS,
    TAG_NAMES,
    TAGS,
    TRACK,
    TREACHERY,
    TYPE_NAMES,
    VICTORY_NAMES,
)
from tokonoma.kernel.data import Sheet

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.box import Box

MOST = 100  # no printed number but the coin limit is greater
CURRENCY = (*GOOD_NAMES, "coins")


def open_box(sheet: Sheet, box: Box) -> Any:
    """Fill the native tables from a data file; refuses one that breaks a promise of the game, with the line."""
    fill_limits(sheet, box)
    fill_map(sheet, box)
    fill_tokens(sheet, box)
    fill_cards(sheet, box)
    fill_costs(sheet, box)
    fill_income(sheet, box)
    fill_victory(sheet, box)
    fill_build_costs(sheet, box)
    return box


def fill_limits(sheet: Sheet, box: Box) -> None:
    """What anyone may hold, and what everyone starts with."""
    box.most_coins = sheet.integer("limits.coins", 1, 1000)
    box.most_goods = sheet.integer("limits.of_one_good.units", 1, 300)
    box.start_cities = sheet.integer("start.cities", 1, MOST_ON_TOKEN * LOCATIONS)
    box.free_goods = sheet.integer("start.free_goods", 0, MOST)
    box.start_coins = sheet.integer("start.purse.coins", 0, box.most_coins)


# The map


def fill_map(sheet: Sheet, box: Box) -> None:
    """Provinces, capitals and roads; every table size leaves a map that hangs together."""
    known(sheet, "locations", LOCATION_NAMES)
    known(sheet, "provinces", PROVINCE_NAMES)
    places = [f"locations.{word}" for word in LOCATION_NAMES]
    provinces = [sheet.choice(f"{place}.province", PROVINCE_NAMES) for place in places]
    box.province = [PROVINCE_NAMES.index(each) for each in provinces]
    box.is_capital = [int(flag(sheet, f"{place}.capital")) for place in places]
    for place in places:
        sheet.integer(f"{place}.x", 0, 2000)
        sheet.integer(f"{place}.y", 0, 2000)
    box.fewest_seats = [sheet.integer(f"provinces.{word}", 2, 6) for word in PROVINCE_NAMES]
    box.near = neighbourhoods(sheet)
    for seats in range(2, 7):
        check_connected(sheet, box, seats)


def neighbourhoods(sheet: Sheet) -> list[int]:
    """For every location a bit for itself and each one a road leads to."""
    near = [1 << location for location in range(LOCATIONS)]
    for one, other in roads(sheet):
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near


def roads(sheet: Sheet) -> list[tuple[int, int]]:
    """Every road by the two locations it joins."""
    found = []
    for road in sheet.get("roads.between"):
        ends = str(road).split("-")
        if len(ends) != 2 or ends[0] == ends[1] or not all(end in LOCATION_NAMES for end in ends):
            sheet.refuse("roads.between", f"{road!r} is no road between two locations")
        found.append((LOCATION_NAMES.index(ends[0]), LOCATION_NAMES.index(ends[1])))
    return found


def check_connected(sheet: Sheet, box: Box, seats: int) -> None:
    """Refuse a map of which a part cannot be reached."""
    inside = [place for place in range(LOCATIONS) if box.fewest_seats[box.province[place]] <= seats]
    if not inside:
        sheet.refuse("provinces", f"leaves nothing in play for {seats} seats")
    reached, edge = {inside[0]}, [inside[0]]
    while edge:
        near = box.near[edge.pop()]
        found = {place for place in inside if near >> place & 1} - reached
        reached |= found
        edge += found
    if len(reached) < len(inside):
        lost = ", ".join(LOCATION_NAMES[place] for place in sorted(set(inside) - reached))
        sheet.refuse("roads.between", f"leaves {lost} without a way for {seats} seats")


def fill_tokens(sheet: Sheet, box: Box) -> None:
    """One token for each location; enough of them food for every first city, however they fall."""
    box.tokens = [basket(sheet, "tokens.other")[:GOODS], basket(sheet, "tokens.capital")[:GOODS]]
    for kind, place in enumerate(("tokens.other", "tokens.capital")):
        wanted = sum(1 for each in box.is_capital if each == kind)
        if sum(box.tokens[kind]) != wanted:
            sheet.refuse(place, f"has {sum(box.tokens[kind])} tokens for {wanted} locations")
    for seats in range(2, 7):
        capitals = [box.province[place] for place in range(LOCATIONS) if box.is_capital[place]]
        gone = sum(1 for province in capitals if box.fewest_seats[province] > seats)
        if (box.tokens[1][0] - gone) * MOST_ON_TOKEN < seats:
            sheet.refuse("tokens.capital", f"may leave too little food for the first cities of {seats} seats")


# The cards


def fill_cards(sheet: Sheet, box: Box) -> None:
    """What every card does, and its tag."""
    known(sheet, "starters", TYPE_NAMES[:STARTERS])
    known(sheet, "technologies", TYPE_NAMES)
    effects, tags, numbers = [], [], []
    for card in range(CARDS):
        if card < STARTERS:
            kind, place = card, f"starters.{TYPE_NAMES[card]}.does"
            tag = sheet.choice(place.replace(".does", ".tag"), (*TAG_NAMES, "none"))
            tags.append(TAG_NAMES.index(tag) if tag != "none" else NOTHING)
        else:
            kind, colour = divmod(card - STARTERS, TAGS)
            place = f"technologies.{TYPE_NAMES[kind]}.{TAG_NAMES[colour]}"
            tags.append(colour)
        effect, row = read_card(sheet, place, TYPE_NAMES[kind])
        effects.append(effect)
        numbers.append(row + [0] * (NUMBERS - len(row)))
    if not numbers[TYPE_NAMES.index("reset")][RESET_STAYS]:
        sheet.refuse("starters.reset.does", "must stay in hand, or a seat could be left without a card")
    box.effect, box.tag, box.numbers = effects, tags, numbers


def read_card(sheet: Sheet, place: str, kind: str) -> tuple[int, list[int]]:
    """A card's effect and its row of numbers."""
    effect = TYPE_NAMES.index(kind)
    if kind == "loan":
        row = sheet.integers(place, 3, 0, MOST)
        if not any(row):
            sheet.refuse(place, "offers no loan")
        return effect, row
    if kind == "production":
        return effect, basket(sheet, place)
    if kind == "trade":
        return effect, sheet.integers(place, GOODS, 1, MOST)
    if kind == "reset":
        return effect, read_reset(sheet, place)
    if kind == "treachery":
        return read_treachery(sheet, place)
    return effect, [sheet.integer(place, 0 if kind == "build" else 1, MOST if kind == "build" else TRACK)]


def read_reset(sheet: Sheet, place: str) -> list[int]:
    """Income spaces, cards returned, and whether the card stays in hand."""
    row = [0] * NUMBERS
    row[RESET_SPACES] = sheet.integer(f"{place}.income", 0, INCOME_SPACES)
    row[RESET_CARDS] = sheet.integer(f"{place}.cards", 0, CARDS)
    row[RESET_STAYS] = int("stays" in sheet.get(place) and flag(sheet, f"{place}.stays"))
    return row


def read_treachery(sheet: Sheet, place: str) -> tuple[int, list[int]]:
    """One of the three faces of Treachery."""
    card = sheet.get(place)
    faces = [word for word in ("steal", "copy", "buy") if isinstance(card, dict) and word in card]
    if len(faces) != 1:
        sheet.refuse(place, "must either steal, copy or buy")
    if faces[0] == "buy":
        return BUY, sheet.integers(f"{place}.buy", GOODS, 1, MOST)
    if faces[0] == "copy":
        return COPY, []
    row = [0] * NUMBERS
    row[STEAL_COINS] = sheet.integer(f"{place}.steal.coins", 0, MOST)
    row[STEAL_GOODS] = sheet.integer(f"{place}.steal.goods", 0, MOST)
    return STEAL, row


def fill_costs(sheet: Sheet, box: Box) -> None:
    """What a technology costs: type part and tag part, and the surcharge of every slot."""
    known(sheet, "cost.type", TYPE_NAMES)
    known(sheet, "cost.tag", TAG_NAMES)
    tag_parts = [basket(sheet, f"cost.tag.{word}") for word in TAG_NAMES]
    type_parts = [basket(sheet, f"cost.type.{word}") for word in TYPE_NAMES[:TREACHERY]]
    costs = [[0] * len(CURRENCY)] * STARTERS
    for kind in range(len(TYPE_NAMES)):
        for part in tag_parts:
            other = part if kind == TREACHERY else type_parts[kind]
            costs.append([mine + theirs for mine, theirs in zip(part, other, strict=True)])
    box.cost_goods = [cost[:GOODS] for cost in costs]
    box.cost_coins = [cost[COINS] for cost in costs]
    box.surcharge = sheet.integers("track.surcharge", TRACK, 0, MOST)


def fill_income(sheet: Sheet, box: Box) -> None:
    """The income track: numbers that never fall, with a nought to start on."""
    numbers = sheet.integers("income.numbers", INCOME_SPACES, -MOST, MOST)
    if 0 not in numbers or numbers != sorted(numbers):
        sheet.refuse("income.numbers", "must ascend and hold a 0 to start on")
    box.income_number = numbers
    box.income_zero = numbers.index(0)


def fill_victory(sheet: Sheet, box: Box) -> None:
    """What the victory-point cards count."""
    known(sheet, "victory", VICTORY_NAMES)
    cards = [sheet.get(f"victory.{word}") for word in VICTORY_NAMES]
    places = [f"victory.{word}" for word in VICTORY_NAMES]
    counts = [sheet.choice(f"{place}.counts", CONDITION_NAMES) for place in places]
    box.condition = [CONDITION_NAMES.index(each) for each in counts]
    box.times = [
        sheet.integer(f"{place}.times", 1, MOST) if "times" in card else 1
        for place, card in zip(places, cards, strict=True)
    ]
    box.share = [
        sheet.integer(f"{place}.divided_by", 1, MOST) if "divided_by" in card else 1
        for place, card in zip(places, cards, strict=True)
    ]
    guessed = {word: sheet.integer(f"victory_guessed.{word}", 0, MOST) for word in values(sheet, "victory_guessed")}
    copies = [
        sheet.integer(f"{place}.copies", 0, MOST) + guessed.pop(word, 0)
        for place, word in zip(places, VICTORY_NAMES, strict=True)
    ]
    if guessed or sum(copies) < TAGS:
        sheet.refuse("victory_guessed", f"must name known cards, and leave {TAGS} for the slots")
    box.copies = copies


def fill_build_costs(sheet: Sheet, box: Box) -> None:
    """The printed table of what a city costs, and the cards that replace it."""
    known(sheet, "build_cost", BUILD_COST_NAMES)
    coins, goods, over = [], [], []
    for word in BUILD_COST_NAMES:
        rows = [basket(sheet, f"build_cost.{word}.{good}") for good in GOOD_NAMES]
        coins.append([row[COINS] for row in rows])
        goods.append([row[:GOODS] for row in rows])
        over.append(sheet.integers(f"build_cost.{word}.overbuilding", MOST_ON_TOKEN, 0, MOST))
    box.build_coins, box.build_goods, box.overbuilding = coins, goods, over


# Reading


def basket(sheet: Sheet, place: str) -> list[int]:
    """Amounts of goods and coins, nought where nothing is said."""
    given = values(sheet, place)
    for word in given:
        if word not in CURRENCY:
            sheet.refuse(place, f"speaks of {word}; there are {', '.join(CURRENCY)}")
    return [sheet.integer(f"{place}.{word}", 0, MOST) if word in given else 0 for word in CURRENCY]


def flag(sheet: Sheet, place: str) -> bool:
    """A truth value."""
    value = sheet.get(place)
    if type(value) is not bool:
        sheet.refuse(place, f"is {value!r}; true or false belongs here")
    return value


def known(sheet: Sheet, place: str, words: tuple[str, ...]) -> None:
    """Refuse a table that lacks one of its words or has another."""
    given = values(sheet, place)
    for word in words:
        if word not in given:
            sheet.refuse(place, f"lacks {word}")
    for word in given:
        if word not in words:
            sheet.refuse(f"{place}.{word}", f"is unknown; there are {', '.join(words)}")


def values(sheet: Sheet, place: str) -> dict[str, Any]:
    """A table without what it says about itself."""
    table = sheet.get(place)
    if not isinstance(table, dict):
        sheet.refuse(place, "must be a table")
    return {word: value for word, value in table.items() if word not in ("origin", "source")}
