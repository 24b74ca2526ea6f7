"""Gorinto's table as a picture: the mountain and its path, the goals, the keys, and every mat."""

from typing import Any

from tokonoma.environments.svg.sheet import Sheet, mixed

ELEMENTS = ("void", "wind", "fire", "water", "earth")
COLUMNS, ROWS = "abcde", "12345"
CELL, LEFT, TOP = 114, 98, 94
SIDE = 5 * CELL
PANEL = 704  # where the right part begins
STEP = 46  # from count to count
FOX = {
    "head": ("M5 5l7 6h10l7-6q3 12-2 17l-10 8-10-8Q2 17 5 5z", "M9 18q3-2 5 1M25 18q-3-2-5 1M15.5 25l1.5 1.8 1.5-1.8"),
    "tail": ("M25 4q8 11-1 20-8 7-18 6 5-3 6-8-4 1-6-1 7-2 10-8 3-6 9-9z", "M28 15l-4-3-3 1"),
}


def draw(view: dict[str, Any], words: dict[str, str], sheet: Sheet) -> None:
    """The mountain on the left, what counts and who has what on the right."""
    table = view["table"]
    draw_ground(sheet)
    for at, name in enumerate(COLUMNS):
        draw_stepping(sheet, table["path"][name], LEFT + at * CELL + CELL / 2, 46)
    for at, name in enumerate(ROWS):
        draw_stepping(sheet, table["path"][name], 46, TOP + at * CELL + CELL / 2)
    for space, stack in table["mountain"].items():
        draw_space(sheet, stack, *corner(space), is_placed=placed_on(table) == space)
    draw_foxes(sheet, table.get("kitsune"))
    draw_seats(sheet, view, draw_goals(sheet, table, words))


def corner(space: str) -> tuple[float, float]:
    """The corner of a space."""
    return LEFT + COLUMNS.index(space[0]) * CELL, TOP + ROWS.index(space[1]) * CELL


def placed_on(table: dict[str, Any]) -> str | None:
    """The space on which the tile of this turn lies."""
    gathering = table.get("gathering")
    return gathering["space"] if gathering else None


def draw_ground(sheet: Sheet) -> None:
    """The ground with its lines and the names of rows and columns."""
    sheet.rect(LEFT, TOP + 4, SIDE, SIDE, "line", 18)
    sheet.rect(LEFT, TOP, SIDE, SIDE, "paper", 18)
    for line in range(1, 5):
        at = line * CELL
        sheet.path(f"M{LEFT + 10} {TOP + at}h{SIDE - 20}M{LEFT + at} {TOP + 10}v{SIDE - 20}", stroke="line")
    for at in range(5):
        middle = at * CELL + CELL / 2
        sheet.text(LEFT + SIDE + 12, TOP + middle + 4, ROWS[at], 13, "sumi-2", "middle")
        sheet.text(LEFT + middle, TOP + SIDE + 19, COLUMNS[at], 13, "sumi-2", "middle")


def draw_stepping(sheet: Sheet, lies: str | None, x: float, y: float) -> None:
    """A place of the path, with the tile or the Kitsune tile that lies there."""
    sheet.circle(x, y, 40, "sunk")
    kind, _, number = (lies or "").partition(":")
    if number:
        sheet.path(f"M{x - 21} {y - 24}l9 9h24l9-9v25q0 17-21 21q-21-4-21-21z", "kaki")
        sheet.text(x, y + 11, number, 24, "on-pigment", "middle")
    elif kind:
        draw_tile(sheet, kind, x - 27, y - 28, 54, 46, 9)


def draw_space(sheet: Sheet, stack: list[str], x: float, y: float, is_placed: bool) -> None:
    """A stack: the top tile's face, an edge for every tile under it, its height in the corner."""
    if is_placed:
        sheet.rect(x + 4, y + 4, CELL - 8, CELL - 8, mixed("paper", "turn", 0.18), 12, stroke="turn", stroke_width=3)
    if not stack:
        return
    width, height = CELL * 0.6, len(stack)
    edge = min(10.5, CELL * 0.56 / height)
    face = min(width * 0.87, CELL * 0.9 - edge * height)
    left, foot = x + (CELL - width) / 2, y + CELL * 0.93
    for level, element in enumerate(stack):
        draw_tile(sheet, element, left, foot - face - edge * (level + 1), width, face, edge)
    sheet.text(x + CELL * 0.07, foot - 3, height, 15, "sumi-2")


def draw_tile(sheet: Sheet, element: str, x: float, y: float, width: float, face: float, edge: float) -> None:
    """A slab with its shape cut light, and again on its edge."""
    cut, mark = min(face, width) * 0.64, min(edge - 1, 10)
    sheet.rect(x, y, width, face + edge, mixed(element, "#000000", 0.26), width * 0.12)
    sheet.rect(x, y, width, face, element, width * 0.12)
    sheet.piece(element, x + (width - cut) / 2, y + (face - cut) / 2, cut, ink="on-pigment")
    if mark > 4:
        sheet.piece(element, x + (width - mark) / 2, y + face + (edge - mark) / 2, mark, ink="on-pigment")


def draw_foxes(sheet: Sheet, kitsune: dict[str, Any] | None) -> None:
    """The Kitsune's head and tail, where they are."""
    for token in FOX:
        if kitsune and kitsune[token]:
            draw_fox(sheet, token, *corner(kitsune[token]))


def draw_fox(sheet: Sheet, token: str, x: float, y: float) -> None:
    """One token on a space: the head in the right corner, the tail in the left."""
    fur, cut = FOX[token]
    with sheet.moved(x + (CELL - 40 if token == "head" else 4), y + 4):
        sheet.circle(17, 17, 18, "paper", stroke="kaki", stroke_width=2)
        sheet.path(fur, "kaki")
        sheet.path(cut, stroke="paper", stroke_width=1.8, stroke_linecap="round")


def draw_goals(sheet: Sheet, table: dict[str, Any], words: dict[str, str]) -> float:
    """The season, the goals and the keys; returns where the next thing may begin."""
    sheet.piece(table["season"], PANEL, 12, 24, ink="odo")
    sheet.text(PANEL + 34, 31, words[f"season.{table['season']}"], 20)
    y = 60.0
    for goal in table["goals"]:
        sheet.text(PANEL, y, words[f"goal.{goal['goal']}"], 15)
        y += 24
    for at, key in enumerate(table["keys"]):
        sheet.piece(key["element"], PANEL + at * 30, y - 8, 22, ink=key["element"])
    return y + 26


def draw_seats(sheet: Sheet, view: dict[str, Any], y: float) -> None:
    """Every mat: the seat, its wisdom, and its tiles by element."""
    totals = {score["seat"]: score["total"] for score in view["scores"]}
    rows = [(each["seat"], each["mat"], totals[each["seat"]]) for each in view["table"]["seats"]]
    kitsune = view["table"].get("kitsune")
    if kitsune:
        rows.append((None, kitsune["mat"], kitsune["wisdom"]))
    for seat, mat, wisdom in rows:
        draw_mat(sheet, seat, mat, wisdom, y, is_to_act=seat is not None and seat == view["to_act"])
        y += 104


def draw_mat(sheet: Sheet, seat: int | None, mat: dict[str, int], wisdom: int, y: float, is_to_act: bool) -> None:
    """One mat; the Kitsune's has its head for a mark."""
    sheet.rect(PANEL - 4, y, 248, 92, "lit" if is_to_act else "paper", 10)
    if seat is None:
        with sheet.moved(PANEL + 4, y + 6, 0.8):
            sheet.path(FOX["head"][0], "kaki")
    else:
        sheet.chip(seat, PANEL + 18, y + 22, 28)
    sheet.piece("wisdom", PANEL + 160, y + 9, 24, ink="sumi")
    sheet.text(PANEL + 230, y + 30, wisdom, 24, anchor="end")
    for at, element in enumerate(ELEMENTS):
        sheet.piece(element, PANEL + 4 + at * STEP, y + 54, 20, ink=element)
        sheet.text(PANEL + 28 + at * STEP, y + 71, mat[element], 18)
