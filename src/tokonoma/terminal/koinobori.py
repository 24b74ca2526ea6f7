"""Koinobori's table as text: the draw row, the festival posts side by side, the seats, and the reader's own hand.

A card is its number, the short code of each carp in its colour, and its ability in words. A post is drawn upright, its
flag at the foot.
"""

from typing import Any

from tokonoma.games.koinobori.components import POST_NAMES, ROW
from tokonoma.games.koinobori.state import FLAG, ROW_CARD, START_CARD, STOLEN_CARD
from tokonoma.kernel.words import signed
from tokonoma.terminal.pen import Pen

PIGMENTS = {
    "dark_green": "matsu",
    "lime": "moegi",
    "orange": "kaki",
    "black": "kuro",
    "purple": "fuji",
    "pink": "sakura",
}
TALL = 5
POST_WIDTH = 24
WIDTH = 58  # columns that the lines of the seats need in every language
GAP = 3
INDENT = "    "

Table = dict[str, Any]
Card = dict[str, Any]


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The row, the posts, what carps are worth, the seats and one's own hand."""
    table, lit = view["table"], touched(view)
    tall = max((len(post["cards"]) for post in table["posts"]), default=0) if pen.is_low else TALL
    posts = [post_lines(post, tall, lit, pen) for post in table["posts"]]
    lines = [*row_lines(table, lit, pen), "", *pen.beside(posts, gap=GAP), "", *worth_lines(table, pen), ""]
    for seat in table["seats"]:
        lines += seat_lines(seat, table["turn"], view["seat"], pen)
    return [*lines, *hand_lines(table, view["seat"], lit, pen)]


def part(view: dict[str, Any], name: str, pen: Pen) -> list[str]:
    """A part of the table alone, for a picture of the rules."""
    table, lit, seat = view["table"], touched(view), view["seat"]
    if name == "board":
        posts = [post_lines(post, TALL, lit, pen) for post in table["posts"]]
        return [*row_lines(table, lit, pen), "", *pen.beside(posts, gap=GAP)]
    if name == "mat":
        return seat_lines(table["seats"][seat], table["turn"], seat, pen)
    return hand_lines(table, seat, lit, pen)


def prompt_hint(view: dict[str, Any], pen: Pen) -> str:
    """What the seat to act is asked for, or what is to be drawn."""
    if view["to_act"] == "chance":
        return draw_hint(view["fields"], pen)
    decision = view["table"]["decision"]
    return pen.words(f"decision.{decision}") if decision and view["legal"] else ""


def draw_hint(fields: dict[str, Any], pen: Pen) -> str:
    """What is drawn, for whom and where."""
    place, seats = fields["place_of_draw"], fields["seats"]
    if fields["drawing"] == FLAG:
        return pen.words("draw_due.flag", post=POST_NAMES[place])
    if fields["drawing"] == START_CARD:
        return pen.words("draw_due.start_card", seat=place % seats, number=place // seats + 1)
    if fields["drawing"] == ROW_CARD:
        return pen.words("draw_due.row_card", number=fields["in_row"] + 1, of=ROW)
    if fields["drawing"] == STOLEN_CARD:
        return pen.words("draw_due.stolen_card", seat=fields["turn"], victim=place)
    return pen.words("draw_due.start_seat", example="seat:0")


def touched(view: dict[str, Any]) -> set[str]:
    """Everything that some legal move touches."""
    return {thing for offer in view["legal"] for thing in offer["touch"]}


# Cards


def card_text(card: Card, pen: Pen, lit: bool = False) -> str:
    """A card on one line."""
    number = f"{card['card']:>2}"
    parts = [pen.lit(number) if lit else pen.bold(number), carps(card["colours"], pen)]
    if card["ability"]:
        parts.append(pen.dim(pen.words(f"ability.{card['ability']}")))
    return " ".join(parts)


def carps(colours: list[str], pen: Pen) -> str:
    """The codes of carps, each in its colour."""
    return " ".join(colour_text(colour, pen) for colour in colours)


def colour_text(colour: str, pen: Pen) -> str:
    """The code of a colour in that colour."""
    return pen.paint(pen.words(f"code.{colour}"), PIGMENTS[colour], bold=True)


# The row


def row_lines(table: Table, lit: set[str], pen: Pen) -> list[str]:
    """The draw row with its ends, and what is left to deal."""
    counts = [pen.words("pile", cards=table["pile"])]
    if table["discards"]:
        counts.append(pen.words("discards", cards=len(table["discards"])))
    cells = [row_cell(card, lit, pen) for card in table["row"]] or [pen.words("none")]
    return [pen.bold(pen.words("row")) + pen.dim(f"  {', '.join(counts)}"), *flowing("", cells, pen)]


def row_cell(card: Card, lit: set[str], pen: Pen) -> str:
    """A card of the row; arrows mark the ends."""
    is_lit = any(f"row:{end}" in lit for end in card["ends"])
    left, right = "‹ " if "left" in card["ends"] else "", " ›" if "right" in card["ends"] else ""
    things = " ".join(f"row:{end}" for end in card["ends"])
    return pen.thing(things, left + card_text(card, pen, is_lit) + right)


# Festival posts


def post_lines(post: Table, tall: int, lit: set[str], pen: Pen) -> list[str]:
    """A post from its top to its flag, and who wins it as it stands."""
    name = post["post"]
    title = f"{name}  {pen.words('post.' + name)}"
    if post["closed"]:
        title += f", {pen.words('is_closed')}"
    is_lit = f"post:{name}" in lit or f"top:{name}" in lit
    empty = [pen.dim("┊")] * (tall - len(post["cards"]))
    cards = [post_card(card, pen) for card in reversed(post["cards"])]
    flag = f"⚑ {colour_text(post['flag'], pen)}" if post["flag"] else "⚑"
    lines = [pen.lit(title) if is_lit else pen.bold(title), *empty, *cards, flag, *winner_lines(post["winner"], pen)]
    return [pen.thing(f"post:{name} top:{name}", pen.fit(line, POST_WIDTH)) for line in lines]


def post_card(card: Card, pen: Pen) -> str:
    """A card on a post, with a sign for each card it covers."""
    return f"│{'≡' * len(card['covers'])}{card_text(card, pen)}"


def winner_lines(winner: Table | None, pen: Pen) -> list[str]:
    """The colour a post goes to, its value and the reason."""
    if winner is None:
        return []
    ties = "; ".join(f"{tie['carps']}: {carps(tie['colours'], pen)}" for tie in winner["ties"][:1])
    reason = pen.words("wins.flag") if winner["by"] == "flag" else ties
    return [f"→ {colour_text(winner['colour'], pen)} × {winner['value']}  {pen.dim(reason)}"]


def worth_lines(table: Table, pen: Pen) -> list[str]:
    """What a carp of each colour would bring; nothing before every post has its flag."""
    parts = [f"{colour_text(colour, pen)} {signed(points)}" for colour, points in table["colours"].items()]
    return flowing(pen.words("worth"), parts, pen) if parts else []


def flowing(label: str, parts: list[str], pen: Pen) -> list[str]:
    """A label and what belongs to it, on as many lines as the page needs."""
    first = [f"{label} {parts[0]}" if label else parts[0]]
    return pen.flow(first + parts[1:], " " * GAP, INDENT + INDENT if label else "")


# Seats


def seat_lines(seat: Table, turn: int | None, reader: int | None, pen: Pen) -> list[str]:
    """A seat's level, hand and personal post, as far as the reader knows them."""
    facts = [
        pen.words("level", level=seat["level"]),
        pen.words("draws", draw=seat["draw"]),
        pen.words("plays", play=seat["play"]),
        pen.words("holds", held=seat["hand_size"], limit=seat["limit"]),
    ]
    sign = "▸" if seat["seat"] == turn else " "
    things = f"seat:{seat['seat']}" + (" own" if seat["seat"] == reader else "")
    lines = [pen.thing(things, f"{sign} {pen.seat(seat['seat'])}  {', '.join(facts)}")]
    if seat["personal"]:
        personal = [personal_text(card, pen) for card in seat["personal"]]
        lines += flowing(INDENT + pen.words("own_post"), personal, pen)
    if seat["seen"] and seat["seat"] != reader:
        lines += flowing(INDENT + pen.words("seen"), [seen_text(card, pen) for card in seat["seen"]], pen)
    return lines


def personal_text(card: Card | None, pen: Pen) -> str:
    """A card of a personal post, if the reader knows it."""
    return pen.dim(pen.words("face_down")) if card is None else card_text(card, pen)


def seen_text(card: Card, pen: Pen) -> str:
    """A card seen to come to a hand; a question mark if it may have left unseen."""
    return card_text(card, pen) + ("" if card["sure"] else " ?")


def hand_lines(table: Table, reader: int | None, lit: set[str], pen: Pen) -> list[str]:
    """The reader's own hand."""
    if reader is None or table["seats"][reader]["hand"] is None:
        return []
    hand = table["seats"][reader]["hand"]
    cards = [hand_card(card, lit, pen) for card in hand] or [pen.words("none")]
    return ["", pen.bold(pen.words("hand")), *flowing("", cards, pen)]


def hand_card(card: Card, lit: set[str], pen: Pen) -> str:
    """A card one may play by touching it."""
    name = f"card:{card['card']}"
    return pen.thing(name, card_text(card, pen, name in lit))
