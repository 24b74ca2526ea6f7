"""Koinobori's table as a picture: the draw row, the festival posts, what each seat is known to have, one's own hand."""

from typing import Any

from tokonoma.environments.svg.sheet import Sheet

TALL, WIDE, HIGH, STEP, POLE = 5, 126, 80, 85, 9
FOOT = 24 + STEP * TALL
RATIO = 116 / 40
PANEL = 736
POSTS_TOP, POSTS_HIGH = 86, 440
PIECES = {"move": "move-top", "extra_play": "extra-play", "take_one": "take-one", "take_two": "take-two"}


def draw(view: dict[str, Any], words: dict[str, str], sheet: Sheet) -> None:
    """The row above, the posts below it, the seats on the right, the hand of who looks at the foot."""
    table = view["table"]
    draw_row(sheet, table)
    posts = table["posts"]
    scale = min(POSTS_HIGH / (FOOT + 62), (PANEL - 20) / (160 * len(posts)))
    for at, post in enumerate(posts):
        with sheet.moved(12 + (at + 0.5) * (PANEL - 24) / len(posts) - 76 * scale, POSTS_TOP, scale):
            draw_post(sheet, post)
    for at, seat in enumerate(table["seats"]):
        draw_seat(sheet, seat, 90 + at * 118, is_to_act=seat["seat"] == view["to_act"])
    draw_worth(sheet, table["colours"])
    draw_hand(sheet, view)


def carp(colour: str) -> str:
    """The piece of a carp, which is the name of its pigment too."""
    return "carp-" + ("green" if colour == "dark_green" else colour)


def draw_row(sheet: Sheet, table: dict[str, Any]) -> None:
    """The pile with how many cards it has, and the row."""
    draw_back(sheet, 12, 10, 44, 64)
    sheet.text(34, 49, table["pile"], 18, "on-pigment", "middle")
    for at, card in enumerate(table["row"]):
        draw_card(sheet, card, 72 + at * 106, 10, 96, 64)


def draw_back(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """A card face down."""
    sheet.rect(x + 0.75, y + 0.75, width - 1.5, height - 1.5, "back", min(7, width / 6), stroke="card-line")
    sheet.rect(x + 4, y + 4, width - 8, height - 8, "none", 3, stroke="on-pigment", stroke_opacity=0.4)


def draw_card(sheet: Sheet, card: dict[str, Any], x: float, y: float, width: float, height: float) -> None:
    """A card: its carps on their pole, and its ability in a dark disc."""
    scale = min(1, height / 60)
    sheet.rect(x + 0.75, y + 0.75, width - 1.5, height - 1.5, "card", 7 * scale, stroke="card-line", stroke_width=1.2)
    pole = x + POLE * scale
    sheet.path(f"M{pole} {y + 6 * scale}V{y + height - 6 * scale}", stroke="pole", stroke_width=2 * scale)
    draw_carps(sheet, card["colours"], pole, y, width - (POLE + 9) * scale, height)
    if card["ability"]:
        draw_ability(sheet, card["ability"], x + width, y + height, min(12, height * 0.15))


def draw_carps(sheet: Sheet, colours: list[str], pole: float, y: float, wide: float, height: float) -> None:
    """Carps at a pole; two and three fly staggered."""
    count = len(colours)
    tall = min((height - 8) / count - 2, wide * (0.98, 0.8, 0.74)[count - 1] / RATIO)
    step = (height - 4) / count
    for at, colour in enumerate(colours):
        spare = wide - tall * RATIO
        aside = spare if count == 3 and at == 1 else spare * 0.9 if count == 2 and at == 0 else 0
        top = y + 2 + step * at + (step - tall) / 2
        sheet.path(f"M{pole} {top + tall / 2}H{pole + 7 + aside}", stroke="pole", stroke_width=1, opacity=0.6)
        sheet.piece(carp(colour), pole + 3 + aside, top, tall * RATIO, tall, ink=carp(colour))


def draw_ability(sheet: Sheet, ability: str, right: float, foot: float, disc: float) -> None:
    """The sign of an ability in the corner of a card."""
    x, y = right - disc - 4, foot - disc - 4
    sheet.circle(x, y, disc, "sumi", stroke="card", stroke_width=disc * 0.2)
    size = disc * 1.3
    sheet.piece(PIECES.get(ability, ability), x - size / 2, y - size / 2, size, ink="paper", cut="sumi")


def draw_post(sheet: Sheet, post: dict[str, Any]) -> None:
    """A post: the wheel, its cards from the bottom up, the flag at its foot, and which carp it would crown."""
    sheet.rect(6, 16, 7, FOOT + 44, "pole", 3.5)
    sheet.circle(9.5, 11, 9, "odo")
    sheet.circle(9.5, 11, 3.5, "pole")
    for at in range(TALL):
        draw_place(sheet, post["cards"][at] if at < len(post["cards"]) else None, 24 + STEP * (TALL - 1 - at))
    sheet.path(f"M12 {FOOT + 4}h124l-20 23 20 23H12z", "sunk", stroke="edge", stroke_width=1.5)
    if post["flag"]:
        sheet.piece(carp(post["flag"]), 28, FOOT + 15, 70, 24, ink=carp(post["flag"]))
    if post["closed"]:
        sheet.circle(128, 14, 9, "sumi")
        sheet.path("M124 10l8 8m0-8l-8 8", stroke="paper", stroke_width=2)
    if post["winner"]:
        sheet.piece(carp(post["winner"]["colour"]), 16, FOOT + 58, 70, 24, ink=carp(post["winner"]["colour"]))
        sheet.text(94, FOOT + 79, f"× {post['winner']['value']}", 24)


def draw_place(sheet: Sheet, card: dict[str, Any] | None, y: float) -> None:
    """A place on a post: a card over what it covers, or nothing."""
    if card is None:
        sheet.rect(21, y + 1, WIDE - 2, HIGH - 2, "paper", 7, stroke="line", stroke_dasharray="2 5", fill_opacity=0.4)
        return
    sheet.path(f"M9 {y + HIGH / 2}h14", stroke="pole", stroke_width=2.5)
    for nth in range(len(card["covers"])):
        sheet.rect(24 + nth * 3, y - 5 - nth * 3, WIDE - 8, 12, "sunk", 5, stroke="card-line")
    draw_card(sheet, card, 20, y, WIDE, HIGH)


def draw_seat(sheet: Sheet, seat: dict[str, Any], y: float, is_to_act: bool) -> None:
    """A seat: how many cards it holds of how many, its personal post, and what was seen to go into its hand."""
    sheet.rect(PANEL - 4, y, 220, 108, "lit" if is_to_act else "paper", 10)
    sheet.chip(seat["seat"], PANEL + 16, y + 20, 28)
    sheet.text(PANEL + 206, y + 27, f"{seat['hand_size']} / {seat['limit']}", 18, anchor="end")
    for at, card in enumerate(seat["personal"]):
        draw_known(sheet, card, PANEL + 40 + at * 36, y + 6)
    hand = seat["hand"] if seat["hand"] is not None else [*seat["seen"], *hidden_in(seat)]
    for at, card in enumerate(hand[:10]):
        draw_known(sheet, card, PANEL + 4 + at % 5 * 42, y + 42 + at // 5 * 32)


def hidden_in(seat: dict[str, Any]) -> list[None]:
    """The cards of a hand of which nothing is known."""
    sure = sum(card["sure"] for card in seat["seen"])
    return [None] * max(0, seat["hand_size"] - sure)


def draw_known(sheet: Sheet, card: dict[str, Any] | None, x: float, y: float) -> None:
    """A small card, face down where it is not known, pale where it may have gone."""
    if card is None:
        draw_back(sheet, x, y, 22, 28)
        return
    with sheet.moved(x, y, opacity=1 if card.get("sure", True) else 0.5):
        draw_card(sheet, card, 0, 0, 38, 28)


def draw_worth(sheet: Sheet, colours: dict[str, int]) -> None:
    """What a carp of each colour would bring now."""
    for at, (colour, points) in enumerate(colours.items()):
        sheet.piece(carp(colour), 16 + at * 118, 574, 64, 22, ink=carp(colour))
        sheet.text(86 + at * 118, 592, f"{points:+d}".replace("-", "\u2212"), 18)


def draw_hand(sheet: Sheet, view: dict[str, Any]) -> None:
    """The hand of the seat that looks; a spectator has none."""
    if view["seat"] is None:
        return
    for at, card in enumerate(view["table"]["seats"][view["seat"]]["hand"] or []):
        draw_card(sheet, card, 12 + at * 110, 616, 104, 70)
