"""Goryō's table as text: the palace with its prints, and for the Goryō what is behind her screen.

A space has two lines: its object (× broken, ■ sealed, ◆ of the bound type), then who and what is there (@ the Goryō,
G P R B the samurai, ✓ and ✗ prints, for her the numbers of her cubes and ~ the False Trail) and its name.
"""

from typing import Any

from tokonoma.games.goryo.components import OBJECTS, ROOM_SPACES, SPACE_NAMES
from tokonoma.games.goryo.state import BIND, DEAL, OFUDA
from tokonoma.terminal.pen import Pen, block_width

COLUMNS, ROWS, ROOM = "abcdef", "123456", 3
CELL = 9
WIDTH = 68  # columns that the palace needs
GARDEN = 4  # columns between the rooms, for bridges
GAP = 3
SAMURAI = {"green": ("G", "koke"), "purple": ("P", "ume"), "red": ("R", "shu"), "blue": ("B", "ai")}
CONDITIONS = {"broken": "×", "sealed": "■"}
PRINTS = {"green": ("✓", "koke"), "red": ("✗", "shu")}

Table = dict[str, Any]


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The palace, and beside or below it everything else."""
    table = view["table"]
    board = [*palace(table, lit_spaces(view), pen), pen.dim(pen.words("label.legend"))]
    if table["goryo"]["plan"]:
        board.append(pen.dim(pen.words("label.legend_screen")))
    panels = [panel(table, pen) for panel in (goryo_panel, samurai_panel, gong_panel, garden_panel)]
    stacked = [line for panel in panels for line in [*panel, ""]]
    if block_width(board) + GAP + block_width(stacked) <= pen.width:
        return pen.beside([board, stacked], gap=GAP)
    return [*board, "", *pen.beside(panels, gap=GAP)]


def part(view: dict[str, Any], name: str, pen: Pen) -> list[str]:
    """A part of the table alone, for a picture of the rules."""
    table = view["table"]
    if name == "board":
        return palace(table, lit_spaces(view), pen)
    return pen.beside([gong_panel(table, pen), garden_panel(table, pen)], gap=3)


def prompt_hint(view: dict[str, Any], pen: Pen) -> str:
    """What the seat to act is asked for, or what is to be drawn."""
    if view["to_act"] == "chance":
        return draw_hint(view["fields"], pen)
    decision = view["table"]["decision"]
    return pen.words(f"decision.{decision}") if decision and view["legal"] else ""


def draw_hint(fields: dict[str, Any], pen: Pen) -> str:
    """What is drawn, for whom and where."""
    if fields["stage"] == DEAL:
        room, place = divmod(fields["dealt"], OBJECTS)
        return pen.words("draw_due.palace", space=SPACE_NAMES[ROOM_SPACES[room][place]])
    if fields["stage"] == OFUDA:
        return pen.words("draw_due.ofuda", count=fields["draws_due"])
    return pen.words("draw_due.bound" if fields["stage"] == BIND else "draw_due.first_broken")


def lit_spaces(view: dict[str, Any]) -> set[str]:
    """The spaces that some legal move touches."""
    touched = {thing for offer in view["legal"] for thing in offer["touch"]}
    return {thing.removeprefix("space:") for thing in touched if thing.startswith("space:")}


# The palace


def palace(table: Table, lit: set[str], pen: Pen) -> list[str]:
    """Four rooms of spaces, with the bridges between them."""
    spaces = {each["space"]: each for each in table["spaces"]}
    bridges = {tuple(bridge) for bridge in table["bridges"]}
    heading = [pen.fit(column, CELL + 1, "^") for column in COLUMNS]
    lines = [pen.dim(" " * 3 + "".join(heading[:ROOM]) + " " * (GARDEN + 1) + "".join(heading[ROOM:]))]
    for row in ROWS:
        if row == "4":
            lines.append(vertical_bridges(bridges, pen))
        if row in "14" or not pen.is_low:
            lines.append(edge("┌┬┐" if row in "14" else "├┼┤", pen))
        lines += space_lines(row, spaces, bridges, table, lit, pen)
        if row in "36":
            lines.append(edge("└┴┘", pen))
    return lines


def edge(corners: str, pen: Pen) -> str:
    """A line between rows, through both rooms."""
    room = corners[0] + corners[1].join(["─" * CELL] * ROOM) + corners[2]
    return pen.dim(" " * 2 + room + " " * GARDEN + room)


def vertical_bridges(bridges: set[tuple[str, ...]], pen: Pen) -> str:
    """The line between the northern and the southern rooms."""
    cells = [pen.fit("║" if (f"{column}3", f"{column}4") in bridges else "", CELL + 1, "^") for column in COLUMNS]
    return pen.paint((" " * 3 + "".join(cells[:ROOM]) + " " * (GARDEN + 1) + "".join(cells[ROOM:])).rstrip(), "kaki")


def space_lines(
    row: str, spaces: dict[str, Any], bridges: set[tuple[str, ...]], table: Table, lit: set[str], pen: Pen
) -> list[str]:
    """The two lines of a row of spaces."""
    bar = pen.dim("│")
    bridge = pen.paint("═" * GARDEN, "kaki") if (f"c{row}", f"d{row}") in bridges else " " * GARDEN
    cells = [cell(spaces[column + row], table, column + row in lit, pen) for column in COLUMNS]
    lines = []
    for i, margin in enumerate((pen.dim(row) + " ", "  ")):
        rooms = [bar + bar.join(each[i] for each in cells[at : at + ROOM]) + bar for at in (0, ROOM)]
        lines.append(margin + (bridge if i == 0 else " " * GARDEN).join(rooms))
    return lines


def cell(space: dict[str, Any], table: Table, is_lit: bool, pen: Pen) -> tuple[str, str]:
    """The two lines of one space."""
    name = pen.lit(space["space"]) if is_lit else pen.dim(space["space"])
    lines = object_line(space, table, pen), pen.fit(" ".join(marks(space, table, pen)), CELL - 2) + name
    things = " ".join([f"space:{space['space']}", *(f"samurai:{each}" for each in space["samurai"])])
    return pen.thing(things, lines[0]), pen.thing(things, lines[1])


def object_line(space: dict[str, Any], table: Table, pen: Pen) -> str:
    """The object on a space and what became of it."""
    if not space["object"]:
        return pen.fit("", CELL)
    is_bound = space["object"] == table["goryo"]["bound"]
    sign = CONDITIONS.get(space["condition"], "◆" if is_bound else " ")
    text = pen.fit(sign + pen.words("label.object", object=space["object"]), CELL)
    if space["condition"] == "intact":
        return pen.paint(text, "ume", bold=True) if is_bound else text
    return pen.dim(text)


def marks(space: dict[str, Any], table: Table, pen: Pen) -> list[str]:
    """Who and what is on a space."""
    name, plan = space["space"], table["goryo"]["plan"]
    found = [pen.paint("@", "ume", bold=True)] if space["pawn"] else []
    found += [pen.paint(SAMURAI[each][0], SAMURAI[each][1], bold=True) for each in space["samurai"]]
    if space["print"]:
        sign, colour = PRINTS[space["print"]]
        found.append(pen.paint(sign, colour, bold=True))
    if plan and name in plan["path"]:
        found.append(pen.paint(str(plan["path"].index(name) + 1), "odo", bold=True))
    if plan and name == plan["trail"]:
        found.append(pen.paint("~", "seiji", bold=True))
    return ["".join(found)] if len(found) > ROOM else found


# Beside the palace


def goryo_panel(table: Table, pen: Pen) -> list[str]:
    """What is known of the Goryō; for herself what is behind her screen."""
    goryo = table["goryo"]
    bound = pen.words("label.object", object=goryo["bound"]) if goryo["bound"] else pen.words("label.hidden")
    rows = [
        [pen.words("label.round"), f"{table['round']} / {table['rounds']}"],
        [pen.words("label.bound"), bound],
        ["Sprint", pen.words(f"power.{goryo['sprint']}")],
        [pen.words("label.trail"), pen.words(f"power.{goryo['trail']}")],
    ]
    plan = goryo["plan"]
    if plan:
        rows.append([pen.words("label.path"), " ".join(plan["path"]) + (" !" if plan["sprint"] else "")])
        if plan["trail"]:
            rows.append(["", f"~ {plan['trail']}"])
    return [pen.paint(f"@ {pen.words('role.0')}", "ume", bold=True), *pen.columns(rows)]


def samurai_panel(table: Table, pen: Pen) -> list[str]:
    """The action boards: a filled mark is an action taken."""
    hunt = table["hunt"]
    rows = []
    for each in table["samurai"]:
        letter, colour = SAMURAI[each["samurai"]]
        name = pen.paint(f"{letter} {pen.words('label.samurai', samurai=each['samurai'])}", colour, bold=True)
        done = [dots(each["moves"], each["most_moves"]), dots(each["search"], 1), dots(each["sniff"], 1)]
        name = pen.thing(f"samurai:{each['samurai']}", name)
        rows.append([name, each["space"], *done, pen.dim(pen.words(f"state.{each['state']}"))])
    titles = ["", "", *(pen.dim(pen.words(f"label.{action}")) for action in ("moves", "search", "sniff")), ""]
    heading = f"{pen.words('role.1')}  {dots(hunt['actions'], hunt['most_actions'])}"
    return [pen.bold(heading), *pen.columns([titles, *rows])]


def dots(filled: int, of: int) -> str:
    """So many of so many."""
    return "●" * filled + "○" * (of - filled)


def gong_panel(table: Table, pen: Pen) -> list[str]:
    """The arc: numbers in brackets show a bag, the mallet stands on the heavy one."""
    gong = table["gong"]
    arc = []
    for i in range(gong["last"] + 1):
        text = f"({i})" if i in gong["bags"] else str(i)
        arc.append(pen.paint(f">{text}", "odo", bold=True) if i == gong["mallet"] else pen.dim(text))
    spirits = table["spirits"]
    return [
        f"{pen.bold(pen.words('label.gong'))}  {' '.join(arc)}",
        f"{pen.bold(pen.words('label.spirits'))}  {dots(spirits['flipped'], spirits['of'])}",
    ]


def garden_panel(table: Table, pen: Pen) -> list[str]:
    """The tiles, each with how many objects of its type are intact, broken and sealed."""
    rows = []
    for tile in table["garden"]:
        name = pen.words("label.object", object=tile["object"])
        state = pen.words(f"tile.{tile['tile']}")
        counts = f"{tile['intact']}  ×{tile['broken']}  ■{tile['sealed']}"
        is_intact = tile["tile"] == "intact"
        rows.append([name, state, counts] if is_intact else [pen.dim(name), pen.dim(state), pen.dim(counts)])
    return [pen.bold(pen.words("label.garden")), *pen.columns(rows)]
