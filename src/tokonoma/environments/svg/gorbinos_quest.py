"""The table of Gorbino's Quest as a picture: the land, the technologies, the tags' points, and what every seat has."""

from typing import Any

from tokonoma.environments.svg.sheet import Sheet, drawn, mixed, seat_colour

GOODS = ("food", "wood", "coal", "iron", "gold")
TAGS = ("pink", "purple", "yellow", "blue", "red", "green")
PANEL = 728
SPOTS = ((19, 15), (-19, 15), (0, 24))


def draw(view: dict[str, Any], words: dict[str, str], sheet: Sheet) -> None:
    """The land on the left with the technologies below it, the points and the seats on the right."""
    table = view["table"]
    places = {each["location"]: placed(each) for each in table["map"]["locations"]}
    present = [each for each in table["map"]["locations"] if each["token"] is not None]
    provinces = {each["province"] for each in present}
    draw_land(sheet, provinces)
    draw_roads(sheet, table["map"]["roads"], {each["location"]: places[each["location"]] for each in present})
    draw_names(sheet, words, provinces)
    for each in present:
        draw_place(sheet, each, words, *places[each["location"]])
    for at, slot in enumerate(table["track"]):
        draw_technology(sheet, slot, words, 8 + at * 119, 574)
    draw_points(sheet, view)
    high = (sheet.high - 176) / max(5, len(table["seats"]))
    for at, seat in enumerate(table["seats"]):
        scale = min(1, high / 104)
        with sheet.moved(PANEL * (1 - scale), 172 + at * high, scale):
            draw_seat(sheet, seat, words, 0, is_to_act=seat["seat"] == view["to_act"])


def placed(location: dict[str, Any]) -> tuple[float, float]:
    """From the places of the printed board to those of the drawing."""
    return 182 + (location["x"] - 240) * 0.945, 59 + (location["y"] - 390) * 0.75


def draw_land(sheet: Sheet, present: set[str]) -> None:
    """The sea, the land and its provinces; those that are not in the game are bare."""
    land = drawn()["land"]
    sheet.rect(4, 0, 712, 560, "sea", 14)
    for wide, opacity in ((28, 0.12), (18, 0.2), (8, 0.28)):
        sheet.path(land["outline"], stroke="coast", stroke_width=wide, opacity=opacity, stroke_linejoin="round")
    for name, shape in land["provinces"].items():
        is_there = name in present
        field = mixed("paper", shape["pigment"], 0.2) if is_there else "sunk"
        edge = mixed(shape["pigment"], "sumi", 0.4) if is_there else "line"
        sheet.path(shape["d"], field, stroke=edge, stroke_width=1.4, stroke_linejoin="round")
    sheet.path(land["outline"], stroke="sumi", stroke_width=2.2, stroke_linejoin="round")


def draw_names(sheet: Sheet, words: dict[str, str], present: set[str]) -> None:
    """The names of the provinces that are in the game."""
    for name, shape in drawn()["land"]["provinces"].items():
        if name in present:
            x, y = shape["label"]
            sheet.text(x, y, words[f"province.{name}"], 14, "sumi", "middle", rim="paper")


def draw_roads(sheet: Sheet, roads: list[list[str]], places: dict[str, tuple[float, float]]) -> None:
    """The roads between locations that are in the game."""
    for one, other in roads:
        if one in places and other in places:
            (x, y), (u, v) = places[one], places[other]
            line = f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
            sheet.path(line, stroke="paper", stroke_width=7, stroke_linecap="round")
            sheet.path(line, stroke="cha", stroke_width=2.6, stroke_linecap="round")


def draw_place(sheet: Sheet, place: dict[str, Any], words: dict[str, str], x: float, y: float) -> None:
    """A location: its token with its letter, a crown where it is a capital, and its cities."""
    if place["capital"]:
        sheet.circle(x, y, 19, "paper", stroke="sumi", stroke_width=1.4)
        sheet.piece("capital", x - 8, y - 35, 16)
    draw_good(sheet, place["token"], words, x - 15, y - 15, 30)
    cities = [int(seat) for seat, count in place["cities"].items() for _ in range(count)]
    for at, seat in enumerate(cities):
        aside, down = SPOTS[min(at, 2)]
        sheet.piece("city", x + aside - 14, y + down - 15, 28, ink="paper")
        sheet.piece("city", x + aside - 12, y + down - 13, 24, ink=seat_colour(seat))
        sheet.piece(f"mark-{seat % 6}", x + aside - 5, y + down - 3, 10, ink="on-pigment")


def draw_good(sheet: Sheet, good: str, words: dict[str, str], x: float, y: float, size: float) -> None:
    """A good with its letter cut light into it."""
    sheet.piece(good, x, y, size, ink=good)
    sheet.text(x + size / 2, y + size * 0.69, words[f"letter.{good}"], size * 0.55, "on-pigment", "middle")


def draw_technology(sheet: Sheet, slot: dict[str, Any], words: dict[str, str], x: float, y: float) -> None:
    """A technology on offer: its kind, its tag and what it costs."""
    if slot["card"] is None:
        sheet.rect(x, y, 113, 118, "sunk", 8)
        return
    sheet.rect(x, y, 113, 118, "card", 8, stroke="card-line", stroke_width=1.2)
    sheet.piece(f"card-{slot['type']}", x + 8, y + 8, 26, cut="card")
    if slot["tag"]:
        sheet.piece(f"tag-{slot['tag']}", x + 80, y + 8, 26, ink=f"tag-{slot['tag']}", cut="card")
    sheet.text(x + 8, y + 58, words[f"type.{slot['type']}"], 14)
    goods = [good for good in GOODS for _ in range(slot["cost"]["goods"].get(good, 0))]
    for at, good in enumerate(goods):
        draw_good(sheet, good, words, x + 8 + at * 22, y + 68, 20)
    sheet.piece("coin", x + 8, y + 92, 20, ink="odo", cut="card")
    sheet.text(x + 34, y + 108, slot["cost"]["coins"], 16)


def draw_points(sheet: Sheet, view: dict[str, Any]) -> None:
    """Victory points now, tag by tag and seat by seat, and their sum."""
    seats = view["seats"]
    step = 184 / max(3, seats)
    sheet.rect(PANEL - 4, 4, 232, 160, "paper", 10)
    for seat in range(seats):
        sheet.chip(seat, PANEL + 44 + seat * step, 18, 20)
    for at, slot in enumerate(view["table"]["slots"]):
        y = 32 + at * 18
        sheet.piece(f"tag-{slot['tag']}", PANEL + 4, y, 16, ink=f"tag-{slot['tag']}", cut="paper")
        for each in slot.get("seats") or []:
            sheet.text(PANEL + 44 + each["seat"] * step, y + 13, figure(each["points"]), 14, anchor="middle")
    for score in view["scores"]:
        sheet.text(PANEL + 44 + score["seat"] * step, 159, figure(score["total"]), 18, anchor="middle")


def figure(number: int) -> str:
    """A number with a true minus."""
    return str(number).replace("-", "\u2212")


def draw_seat(sheet: Sheet, seat: dict[str, Any], words: dict[str, str], y: float, is_to_act: bool) -> None:
    """What a seat has: coins, income and cities; goods; cards in hand, then in the discard."""
    sheet.rect(PANEL - 4, y, 232, 100, "lit" if is_to_act else "paper", 10)
    sheet.chip(seat["seat"], PANEL + 14, y + 18, 24)
    sheet.piece("coin", PANEL + 40, y + 8, 20, ink="odo", cut="paper")
    sheet.text(PANEL + 64, y + 25, seat["coins"], 18)
    sheet.text(PANEL + 120, y + 25, f"↑ {figure(seat['income'])}", 18)
    sheet.piece("city", PANEL + 176, y + 8, 20, ink=seat_colour(seat["seat"]))
    sheet.text(PANEL + 200, y + 25, seat["cities_left"], 18)
    for at, good in enumerate(GOODS):
        draw_good(sheet, good, words, PANEL + 4 + at * 45, y + 38, 20)
        sheet.text(PANEL + 27 + at * 45, y + 54, seat["goods"][good], 16)
    cards = [(card, 1.0) for card in seat["hand"]] + [(card, 0.4) for card in seat["discard"]]
    step = min(24, 216 / max(1, len(cards)))
    for at, (card, opacity) in enumerate(cards):
        with sheet.moved(PANEL + 4 + at * step, y + 68, opacity=opacity):
            draw_mini(sheet, card)


def draw_mini(sheet: Sheet, card: dict[str, Any]) -> None:
    """A small card: its kind, in the colour of its tag."""
    ink = f"tag-{card['tag']}" if card["tag"] else "sumi"
    sheet.rect(0, 0, 22, 26, "card", 4, stroke="card-line")
    sheet.piece(f"card-{card['type']}", 3, 5, 16, ink=ink, cut="card")
