"""Gorbino's Quest as text: the map with its roads, tokens and cities, the track, the slots, and what everyone has.

A location is its name and, below, the word one types for it, the letter of the good its token produces on the good's
colour, and a mark for every city. Roads are dotted lines.
"""

import re
from typing import Any

from tokonoma.games.gorbinos_quest.components import LOCATION_NAMES, TAG_NAMES, TRACK
from tokonoma.games.gorbinos_quest.state import TECHNOLOGY, TOKEN, VICTORY_CARD
from tokonoma.kernel.words import number, signed
from tokonoma.terminal.pen import Pen, block_width

MAP_WIDTH, MAP_HEIGHT = 76, 30
WIDTH = MAP_WIDTH  # columns that the table needs
LABEL = 8  # columns of a location: name, token, three cities
GOODS = {"food": "sakura", "wood": "cha", "coal": "kuro", "iron": "nezu", "gold": "odo"}
TAGS = {"pink": "sakura", "purple": "fuji", "yellow": "odo", "blue": "ai", "red": "shu", "green": "koke"}
ROAD = "·"

Table = dict[str, Any]
Canvas = list[list[str]]


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The map and what a city costs, the track and the slots, the seats; side by side where there is room."""
    table = view["table"]
    lit = {thing for offer in view["legal"] for thing in offer["touch"]}
    legend = [pen.dim(line) for line in pen.wrap(pen.words("label.legend"), min(pen.width, MAP_WIDTH))]
    land = pen.beside([[*draw_map(table, lit, pen), *legend], build_costs(table, pen)], gap=3)
    lines = [heading(view, pen), *land, "", *pen.beside([track(table, lit, pen), slots(view, pen)], gap=3)]
    lines += ["", *seats(view, pen), "", *hands(table, pen), *playing(table, pen)]
    return [pen.fit(line, pen.width).rstrip() for line in lines]


def part(view: dict[str, Any], name: str, pen: Pen) -> list[str]:
    """A part of the table alone, for a picture of the rules."""
    table = view["table"]
    lit = {thing for offer in view["legal"] for thing in offer["touch"]}
    if name == "board":
        return draw_map(table, lit, pen)
    return hands(table, pen) if name == "hand" else [*track(table, lit, pen), "", *slots(view, pen)]


def prompt_hint(view: dict[str, Any], pen: Pen) -> str:
    """What the seat to act is asked for, or what is to be drawn."""
    if view["to_act"] == "chance":
        return draw_hint(view["fields"], pen)
    decision = view["table"]["decision"]
    if not decision or not view["legal"]:
        return ""
    return pen.words("label.hint", decision=decision, example=view["legal"][0]["move"])


def read_typed(line: str, pen: Pen) -> str:
    """The line with every place named as the map names it, "build:Misthaven 2", as the word of the notation."""
    names = {pen.words(f"location.{each}").lower(): each for each in LOCATION_NAMES}
    longest_first = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return re.sub(
        rf"(?i)\b(city:|build:) ?({longest_first})(?! \d)(?= |$)", lambda it: it[1] + names[it[2].lower()], line
    )


def draw_hint(fields: dict[str, Any], pen: Pen) -> str:
    """What is drawn, for whom and where."""
    place = fields["place_of_draw"]
    if fields["drawing"] == TOKEN:
        return pen.words("draw_due.token", location=LOCATION_NAMES[place])
    if fields["drawing"] == VICTORY_CARD:
        return pen.words("draw_due.victory_card", tag=TAG_NAMES[place])
    if fields["drawing"] == TECHNOLOGY:
        return pen.words("draw_due.technology", number=place + 1, of=TRACK)
    return pen.words("draw_due.start_seat", example="seat:0")


def heading(view: dict[str, Any], pen: Pen) -> str:
    """The moment of the game."""
    table = view["table"]
    if not table["round"]:
        return pen.bold(pen.words("label.setting_up"))
    when = pen.words("label.when", round=table["round"], seat=table["first_player"], deck=table["deck"])
    return pen.bold(when)


# The map


def draw_map(table: Table, lit: set[str], pen: Pen) -> list[str]:
    """Roads first, then the names, then the locations over both."""
    wide = min(MAP_WIDTH, pen.width)
    canvas = [[" "] * wide for _ in range(MAP_HEIGHT + 1)]
    locations = {each["location"]: each for each in table["map"]["locations"] if each["token"]}
    if not locations:
        return []
    places = placed(table["map"]["locations"], wide)
    for one, other in table["map"]["roads"]:
        draw_road(canvas, places[one], places[other], pen)
    for name, location in locations.items():
        title, things = pen.words(f"location.{name}"), things_of(location)
        row, column = places[name][0] - 1, min(places[name][1], wide - len(title))
        column -= (row, column + len(title)) in places.values()  # no name runs into the location right of it
        write(canvas, row, column, [pen.thing(things, pen.dim(each)) for each in title])
    for name, location in locations.items():
        write(canvas, *places[name], label(location, lit, pen))
    return [line for line in ("".join(row).rstrip() for row in canvas) if line]


def placed(locations: list[dict[str, Any]], wide: int) -> dict[str, tuple[int, int]]:
    """The row and column of every location, from where it lies on the printed board."""
    left, right = (edge(each["x"] for each in locations) for edge in (min, max))
    top, bottom = (edge(each["y"] for each in locations) for edge in (min, max))
    return {
        each["location"]: (
            1 + round((each["y"] - top) * (MAP_HEIGHT - 1) / (bottom - top)),
            round((each["x"] - left) * (wide - LABEL) / (right - left)),
        )
        for each in locations
    }


def draw_road(canvas: Canvas, one: tuple[int, int], other: tuple[int, int], pen: Pen) -> None:
    """A dotted line between the middles of two locations."""
    steps = max(abs(one[0] - other[0]), abs(one[1] - other[1]) // 2, 1)
    for step in range(steps + 1):
        row = round(one[0] + (other[0] - one[0]) * step / steps)
        column = round(one[1] + (other[1] - one[1]) * step / steps) + 2
        write(canvas, row, column, [pen.dim(ROAD)])


def write(canvas: Canvas, row: int, column: int, cells: list[str]) -> None:
    """Put cells on the canvas, as far as it goes."""
    for i, cell in enumerate(cells):
        if column + i < len(canvas[row]):
            canvas[row][column + i] = cell


def label(location: dict[str, Any], lit: set[str], pen: Pen) -> list[str]:
    """A location's name, its good and its cities, one cell each."""
    is_lit = not lit.isdisjoint({f"location:{location['location']}", f"province:{location['province']}"})
    name = [pen.lit(each) if is_lit else pen.bold(each) for each in location["location"]]
    good = location["token"]
    token = pen.paint(pen.words("letter." + good), ground=GOODS[good], bold=True)
    cities = [pen.mark(int(seat)) for seat, cities in location["cities"].items() for _ in range(cities)]
    return [pen.thing(things_of(location), each) for each in (*name, ":", token, *cities)]


def things_of(location: dict[str, Any]) -> str:
    """What a click on a location touches."""
    return f"location:{location['location']} province:{location['province']}"


# Track, slots and build costs


def track(table: Table, lit: set[str], pen: Pen) -> list[str]:
    """Every card on the track with what it costs and does, the newest first."""
    rows = [[pen.bold(pen.words("label.track")), "", ""]]
    for slot in table["track"]:
        surcharge = pen.dim(f"+{slot['surcharge']}")
        if slot["card"] is None:
            rows.append([f"{pen.dim('–')} {surcharge}", "", ""])
            continue
        name = card(slot, pen)
        name = pen.lit(pen.words("card." + slot["card"])) if f"slot:{slot['slot']}" in lit else name
        name = pen.thing(f"slot:{slot['slot']}", name)
        rows.append([f"{name} {surcharge}", price(slot["cost"], pen), pen.dim(does(slot["does"], pen))])
    return pen.columns(rows)


def card(face: dict[str, Any], pen: Pen) -> str:
    """A card's name in the colour of its tag."""
    name = pen.words("card." + face["card"])
    return pen.paint(name, TAGS[face["tag"]]) if face["tag"] else name


def price(cost: dict[str, Any], pen: Pen) -> str:
    """Goods and coins as one short word: F W 10¢."""
    goods = [letter(good, pen) for good, units in cost["goods"].items() for _ in range(units)]
    coins = [f"{cost['coins']}¢"] if cost["coins"] or not goods else []
    return " ".join(goods + coins)


def letter(good: str, pen: Pen) -> str:
    """A good by its letter in its colour."""
    return pen.paint(pen.words("letter." + good), GOODS[good], bold=True)


def does(card: dict[str, Any], pen: Pen) -> str:
    """What a card does, in a few signs."""
    kind = card["does"]
    if kind in ("trade", "buy"):
        return " ".join(map(str, card["prices"].values()))
    if kind == "loan":
        return " ".join(f"{coins}¢/{spaces}" for spaces, coins in card["loans"].items())
    if kind == "production":
        return "+" + price(card, pen)
    if kind == "reset":
        return f"{card['cards']} ▲{card['income']}"
    if kind == "steal":
        return f"{card['coins']}¢ / {card['resources']}"
    if kind == "copy":
        return pen.words("label.copies")
    return f"▲{card['income']}" if kind == "build" else str(card["buys"])


def slots(view: dict[str, Any], pen: Pen) -> list[str]:
    """For every slot what it counts, for every seat tags times condition, and what one more would add to one's own."""
    table, looking = view["table"], view["seat"]
    more = [] if looking is None else [pen.dim(pen.words(f"label.one_more_{each}")) for each in ("tag", "city")]
    rows = [[pen.bold(pen.words("label.slots")), *(pen.mark(each["seat"]) for each in table["seats"]), *more]]
    for slot in table["slots"]:
        colour = pen.paint(pen.words("tag." + slot["tag"]), TAGS[slot["tag"]], bold=True)
        if slot["victory"] is None:
            rows.append([colour])
            continue
        lines = [f"{each['tags']}×{number(each['per_tag'])}={number(each['points'])}" for each in slot["seats"]]
        if looking is not None:
            own = slot["seats"][looking]
            lines += [pen.dim(signed(own[f"one_more_{each}"])) for each in ("tag", "city")]
        rows.append([f"{colour} {pen.words('victory.' + slot['victory'])}", *lines])
    align = "<" + ">" * (len(table["seats"]) + len(more))
    lines = pen.columns(rows, align)
    return lines if block_width(lines) <= pen.width else pen.columns(rows, align, gap=1)


def build_costs(table: Table, pen: Pen) -> list[str]:
    """What a city costs by its good."""
    costs = table["build_cost"]["costs"]
    rows = [[pen.bold(pen.words("label.city_costs"))]]
    for good, cost in costs.items():
        name = pen.thing(f"good:{good}", f"{letter(good, pen)} {pen.words('good.' + good)}")
        rows.append([name, price(cost, pen)])
    second, third = table["build_cost"]["overbuilding"][1:]
    return [*pen.columns(rows), pen.dim(pen.words("label.overbuilding", second=second, third=third))]


# The seats


def seats(view: dict[str, Any], pen: Pen) -> list[str]:
    """A line for every seat: coins, goods, income, cities left, points if the game ended now."""
    table = view["table"]
    labels = [pen.words("label." + each) for each in ("coins", "income", "cities", "points")]
    goods = [pen.thing(f"good:{good}", letter(good, pen)) for good in GOODS]
    rows = [["", pen.thing("coins", labels[0]), *goods, *labels[1:]]]
    for each, score in zip(table["seats"], view["scores"], strict=True):
        flag = "▸" if view["to_act"] == each["seat"] else " "
        marker = " ●" if table["round"] and table["first_player"] == each["seat"] else ""
        goods = [str(each["goods"][good]) for good in GOODS]
        figures = [signed(each["income"]), str(each["cities_left"]), pen.bold(number(score["total"]))]
        name = pen.thing(f"seat:{each['seat']}", f"{flag}{pen.seat(each['seat'])}{marker}")
        rows.append([name, f"{number(each['coins'])}¢", *goods, *figures])
    return pen.columns(rows, "<" + ">" * 9)


def hands(table: Table, pen: Pen) -> list[str]:
    """Every hand and discard, open to all; a discard from the bottom up."""
    lines = []
    for each in table["seats"]:
        hand = listed("label.hand", each["hand"], pen)
        discard = listed("label.discard", each["discard"], pen)
        parts = [f"{pen.name(each['seat'])} · {hand[0]}", *hand[1:], f"· {discard[0]}", *discard[1:]]
        lines += pen.flow(parts, indent="  ")
    return lines


def listed(label: str, cards: list[dict[str, Any]], pen: Pen) -> list[str]:
    """A label and its cards, a part each, so that a line breaks between them."""
    names = [pen.thing(f"card:{face['card']}", pen.words("card." + face["card"])) for face in cards] or ["–"]
    parts = [f"{name}," for name in names[:-1]] + names[-1:]
    return [pen.words(label, cards=parts[0]), *parts[1:]]


def playing(table: Table, pen: Pen) -> list[str]:
    """The card being played and how far it has come."""
    now = table["playing"]
    if not now:
        return []
    lines = ["", pen.bold(pen.words("label.playing", card=now["card"]))]
    if now["acts_as"] != now["card"]:
        lines.append(pen.words("label.acts_as", card=now["acts_as"]))
    if now["opponent"] is not None:
        lines.append(pen.words("label.against", seat=now["opponent"]))
    if "trade" in now:
        units = [f"{signed(n)} {pen.words('good.' + good)}" for good, n in now["trade"]["traded"].items()]
        net, coins = now["trade"]["net"], now["trade"]["coins_then"]
        lines.append(pen.words("label.trade", units=", ".join(units) or "–", net=net, coins=coins))
    if "left" in now:
        lines.append(pen.words("label.left", left=now["left"]))
    return lines
