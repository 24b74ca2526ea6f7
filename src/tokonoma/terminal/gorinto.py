"""Gorinto's table as text: the mountain with its path, the goals and keys as they would score now, every mat.

A space has two lines: its top tile on the element's colour, the height of the stack and what sits on it; then the tiles
beneath, lowest first. Elements are letters too, so the table reads without colour.
"""

from typing import Any

from tokonoma.terminal.pen import Pen, block_width

COLUMNS, ROWS = "abcde", "12345"
CELL = 9
WIDTH = 76  # columns that the mats need in every language
GAP = 3
ROOMY = 100  # a page on which figures stand further apart
MARGIN = 7  # left of the mountain: a row's name and its path tile
COLOURS = {"void": "fuji", "wind": "seiji", "fire": "shu", "water": "ai", "earth": "odo"}

Table = dict[str, Any]


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The mountain, the cards beside or below it, and the mats at the foot."""
    table = view["table"]
    gap = [] if pen.is_low else [""]
    board = [heading(table, pen), *gap, *mountain(table, lit_things(view), pen), *notes(table, pen)]
    room = pen.width - block_width(board) - GAP
    beside = cards(table, pen, room)
    if block_width(beside) <= room:
        return [*pen.beside([board, beside], gap=GAP), "", *mats(view, pen)]
    return [*board, "", *cards(table, pen, pen.width), "", *mats(view, pen)]


def part(view: dict[str, Any], name: str, pen: Pen) -> list[str]:
    """A part of the table alone, for a picture of the rules."""
    table = view["table"]
    if name == "board":
        return mountain(table, lit_things(view), pen)
    return mats(view, pen) if name == "mat" else cards(table, pen, pen.width)


def prompt_hint(view: dict[str, Any], pen: Pen) -> str:
    """What the seat to act is asked for, or what is to be drawn."""
    table = view["table"]
    if table["draw"]:
        return pen.words(
            table["draw"]["key"], **{name: value for name, value in table["draw"].items() if name != "key"}
        )
    if not table["decision"] or not view["legal"]:
        return ""
    hint = pen.words(f"hint.{table['decision']}", example=view["legal"][0]["move"], **(table["gathering"] or {}))
    colon = "\u00a0:" if pen.language == "fr" else ":"
    return f"{hint}{colon} {'  '.join(pickable(table, pen))}" if table["pick"] else hint


def pickable(table: Table, pen: Pen) -> list[str]:
    """The word for each tile that may be gathered, with its element."""
    found = []
    for thing, word in table["pick"]["things"].items():
        _, space, *level = thing.split(":")
        element = table["mountain"][space][int(level[0]) - 1 if level else -1]
        found.append(f"{word} {tile(element, pen).strip() if not pen.colours else tile(element, pen)}")
    return found


def lit_things(view: dict[str, Any]) -> set[str]:
    """What the next touch can be: the first thing of every legal move."""
    return {offer["touch"][0] for offer in view["legal"]}


def heading(table: Table, pen: Pen) -> str:
    """The moment of the game."""
    moment = pen.words("label.when", **{name: table[name] for name in ("season", "turn", "turns")})
    return f"{pen.bold(moment)}  {pen.dim(pen.words('label.bag', bag=table['bag']))}"


def tile(element: str, pen: Pen) -> str:
    """A tile by itself: its letter on its colour."""
    return pen.paint(f" {pen.words(f'letter.{element}')} ", ground=COLOURS[element], bold=True)


# The mountain


def mountain(table: Table, lit: set[str], pen: Pen) -> list[str]:
    """The path above, then row by row with the path to the left."""
    margin = " " * MARGIN
    names, entering = ("", "")
    for each in COLUMNS:
        names += pen.thing(f"path:{each}", pen.fit(path_name(table, each, lit, pen), CELL + 1, "^"))
        entering += pen.thing(f"path:{each}", pen.fit(path_tile(table, each, pen), CELL + 1, "^"))
    lines = [margin + names, margin + entering, edge("╭┬╮", pen)]
    for row in ROWS:
        lines += row_lines(table, row, lit, pen)
        if row == ROWS[-1]:
            lines.append(edge("╰┴╯", pen))
        elif not pen.is_low:
            lines.append(edge("├┼┤", pen))
    return lines


def edge(corners: str, pen: Pen) -> str:
    """A line between two rows of spaces."""
    spaces = corners[1].join(["─" * CELL] * len(COLUMNS))
    return pen.dim(" " * (MARGIN - 1) + corners[0] + spaces + corners[2])


def row_lines(table: Table, row: str, lit: set[str], pen: Pen) -> list[str]:
    """The two lines of a row of spaces."""
    side = pen.dim("│")
    upper = [space_line(table, column + row, upper_line(table, column + row, lit, pen), pen) for column in COLUMNS]
    lower = [space_line(table, column + row, beneath(table["mountain"][column + row], pen), pen) for column in COLUMNS]
    label = f"{pen.fit(path_name(table, row, lit, pen), 2)}{pen.fit(path_tile(table, row, pen), 3)} "
    return [
        pen.thing(f"path:{row}", label) + side + side.join(upper) + side,
        " " * (MARGIN - 1) + side + side.join(lower) + side,
    ]


def space_line(table: Table, space: str, line: str, pen: Pen) -> str:
    """A line of a space: to touch it is to touch the space, or a tile of its stack."""
    tiles = [f"tile:{space}:{level + 1}" for level in range(len(table["mountain"][space]))]
    return pen.thing(" ".join([f"space:{space}", *tiles]), pen.fit(line, CELL))


def path_name(table: Table, path: str, lit: set[str], pen: Pen) -> str:
    """A path space's name, lit where its tile can be taken."""
    return pen.lit(path) if f"path:{path}" in lit else pen.dim(path)


def path_tile(table: Table, path: str, pen: Pen) -> str:
    """What lies on a path space: a tile, the number of a Kitsune tile, nothing."""
    there = table["path"][path]
    if there is None:
        return pen.dim(" · ")
    if there.startswith("kitsune:"):
        return pen.paint(f"({there.removeprefix('kitsune:')})", "kaki", bold=True)
    return tile(there, pen)


def upper_line(table: Table, space: str, lit: set[str], pen: Pen) -> str:
    """Top tile, height, and what sits there; the name of the space where it can be touched."""
    stack = table["mountain"][space]
    top = f"{tile(stack[-1], pen)}{len(stack)}" if stack else pen.dim(" · ")
    return f"{top} {tokens(table, space, pen)}{pen.lit(space) if is_lit(space, lit) else ''}"


def is_lit(space: str, lit: set[str]) -> bool:
    """Whether a space, or a tile of its stack, can be touched next."""
    return f"space:{space}" in lit or any(each.startswith(f"tile:{space}:") for each in lit)


def tokens(table: Table, space: str, pen: Pen) -> str:
    """Head and tail of the Kitsune."""
    fox = table.get("kitsune") or {}
    here = [token for token in ("head", "tail") if fox.get(token) == space]
    return pen.paint("".join(pen.words(f"letter.{token}") for token in here), "kaki", bold=True)


def beneath(stack: list[str], pen: Pen) -> str:
    """The tiles under the top one, lowest first."""
    letters = "".join(pen.paint(pen.words(f"letter.{each}"), COLOURS[each]) for each in stack[:-1])
    return f" {letters}"


def notes(table: Table, pen: Pen) -> list[str]:
    """What else belongs to the mountain."""
    wide = MARGIN + len(COLUMNS) * (CELL + 1)
    legend = pen.words("label.legend_solo" if "kitsune" in table else "label.legend")
    lines = []
    if table["burrowed"]:
        lines += pen.wrap(pen.words("label.burrowed", burrowed=table["burrowed"]), wide)
    if "kitsune" in table and table["kitsune"]["tail"]:
        lines += pen.wrap(pen.words("label.tokens", **table["kitsune"]), wide)
    return lines + [pen.dim(line) for line in pen.wrap(legend, wide)]


# Goals and keys


def cards(table: Table, pen: Pen, room: int) -> list[str]:
    """Each card with what it would give every seat that scores it."""
    seats = range(len(table["seats"]))
    marks = [pen.mark(seat) for seat in seats]
    rows = [[pen.bold(pen.words("label.goals")), *marks]]
    asks = []
    for goal in table["goals"]:
        rows.append([f"{goal['letter'] or '–'} {pen.words('goal.' + goal['goal'])}", *now(goal, seats)])
        asks.append(pen.words("asks." + goal["goal"], factor=goal["factor"]))
    rows.append([pen.bold(pen.words("label.keys")), *marks])
    for key in table["keys"]:
        worth = pen.dim(pen.words("label.each", each=key["each"]))
        rows.append([f"{tile(key['element'], pen)} {pen.words('element.' + key['element'])} {worth}", *now(key, seats)])
    lines = pen.columns(rows, "<" + ">" * len(seats))
    for i in range(len(asks), 0, -1):  # from the last, so that the places of the others stay
        lines[i + 1 : i + 1] = [pen.dim("  " + line) for line in pen.wrap(asks[i - 1], max(30, room - 2))]
    return lines + kitsune_keys(table, pen)


def now(card: dict[str, Any], seats: range) -> list[str]:
    """What a card would give each seat."""
    return [str(card["now"].get(str(seat), "")) for seat in seats]


def kitsune_keys(table: Table, pen: Pen) -> list[str]:
    """The Kitsune's own key elements."""
    if "kitsune" not in table:
        return []
    fox = table["kitsune"]
    own = " ".join(f"{tile(key, pen)} {pen.words('element.' + key)}" for key in fox["keys"])
    each = pen.dim(pen.words("label.each", each=fox["each_own"]))
    return [f"{pen.bold(pen.words('label.kitsune_keys'))}  {own} {each}"]


# Mats


def mats(view: dict[str, Any], pen: Pen) -> list[str]:
    """A line for every mat: tiles by element, all of them, wisdom."""
    table = view["table"]
    names = [pen.thing(f"gift:{each}", f"{tile(each, pen)} {pen.words('element.' + each)}") for each in COLOURS]
    rows = [["", *names, pen.words("label.tiles"), pen.words("label.wisdom")]]
    for each in table["seats"]:
        flag = "▸" if view["to_act"] == each["seat"] else " "
        coin = " ●" if table["coin"] == each["seat"] else ""
        rows.append([f"{flag}{pen.seat(each['seat'])}{coin}", *mat(each, pen)])
    if "kitsune" in table:
        rows.append([" " + pen.paint(pen.words("label.kitsune"), "kaki", bold=True), *mat(table["kitsune"], pen)])
    lines = pen.columns(rows, "<" + ">" * 7, gap=2 if pen.width >= ROOMY else 1)
    if "kitsune" in table:
        lines.append(pen.words("label.kitsune_scores", now=table["kitsune"]["now"]))
    if table["order"] and table["coin"] is None and "kitsune" not in table:
        lines.append(pen.words("label.order", order=table["order"]))
    lines += [pen.bold(pen.words("label.team", **team)) for team in table.get("teams", [])]
    return lines + [pen.dim(line) for line in pen.wrap(pen.words("label.mat_legend"))]


def mat(owner: dict[str, Any], pen: Pen) -> list[str]:
    """The figures of a mat."""
    return [*(str(owner["mat"][each]) for each in COLOURS), str(owner["tiles"]), pen.bold(str(owner["wisdom"]))]
