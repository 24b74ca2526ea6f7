"""Goryō's table as a picture: the palace with what stands in it, the gong, the spirits and the garden."""

from itertools import pairwise
from typing import Any

from tokonoma.environments.svg.sheet import Sheet

CELL, GARDEN, MARGIN = 92, 76, 23
SIDE = 2 * (MARGIN + 3 * CELL) + GARDEN
COLUMNS, ROWS = "abcdef", "123456"
PANEL = 712
COAT = "M9 24h24l7 9-3 6v10H5V39l-3-6z"
HELMET = "M21 4c8 0 12.500 5.500 13 14l4 5H4l4-5C8.500 9.500 13 4 21 4z"
PRINTS = {"green": ("paw-yes", "yes", "paper", "on-pigment"), "red": ("paw-no", "paper", "no", "no")}


def draw(view: dict[str, Any], words: dict[str, str], sheet: Sheet) -> None:
    """The palace on the left; the gong, the garden and the Samurai's actions on the right."""
    table = view["table"]
    draw_rooms(sheet)
    for one, other in table["bridges"]:
        draw_bridge(sheet, one, other)
    for space in table["spaces"]:
        draw_space(sheet, space)
    draw_plan(sheet, table["goryo"]["plan"])
    draw_cat(sheet, table["goryo"]["space"])
    for samurai in table["samurai"]:
        draw_samurai(sheet, samurai, table["samurai"])
    draw_gong(sheet, table["gong"], table["spirits"])
    draw_garden(sheet, table["garden"], table["goryo"]["bound"])
    draw_actions(sheet, view)


def along(at: int) -> int:
    """Where a row or column begins."""
    return MARGIN + at * CELL + (GARDEN if at > 2 else 0)


def corner(space: str) -> tuple[int, int]:
    """The corner of a space."""
    return along(COLUMNS.index(space[0])), along(ROWS.index(space[1]))


def draw_rooms(sheet: Sheet) -> None:
    """Raked gravel, the four rooms, and the names of rows and columns."""
    sheet.rect(0, 0, SIDE, SIDE, "gravel", 16)
    for at in range(-21, 22, 7):
        middle = SIDE / 2 + at
        sheet.path(f"M18 {middle}H{SIDE - 18}M{middle} 18V{SIDE - 18}", stroke="rake", stroke_width=1.3)
    for corner_space in ("a1", "d1", "a4", "d4"):
        x, y = corner(corner_space)
        sheet.rect(x - 8, y - 8, 3 * CELL + 16, 3 * CELL + 16, "wall", 7)
        sheet.rect(x - 4, y - 4, 3 * CELL + 8, 3 * CELL + 8, "frame", 4)
    for at in range(6):
        sheet.text(along(at) + CELL / 2, SIDE + 17, COLUMNS[at], 13, "sumi-2", "middle")
        sheet.text(SIDE + 12, along(at) + CELL / 2 + 4, ROWS[at], 13, "sumi-2", "middle")


def draw_bridge(sheet: Sheet, one: str, other: str) -> None:
    """A bridge between two rooms."""
    (x, y), (u, v) = corner(one), corner(other)
    with sheet.moved((x + u + CELL) / 2, (y + v + CELL) / 2, more=" rotate(90)" if x == u else ""):
        sheet.rect(-39, -23, 78, 46, "wood-floor", 4)
        sheet.path("".join(f"M{at} -18V18" for at in range(-31, 33, 9)), stroke="cha", stroke_width=1.4, opacity=0.5)
        sheet.path("M-42 -23h84M-42 23h84", stroke="rail", stroke_width=5, stroke_linecap="round")


def draw_space(sheet: Sheet, space: dict[str, Any]) -> None:
    """A space: its object, what became of it, and the print found there."""
    x, y = corner(space["space"])
    is_light = (COLUMNS.index(space["space"][0]) + ROWS.index(space["space"][1])) % 2 == 0
    floor = "sunk" if space["condition"] == "broken" else "paper" if is_light else "tatami"
    sheet.rect(x + 1, y + 1, CELL - 2, CELL - 2, floor, 3)
    if space["object"]:
        draw_object(sheet, space, x, y, floor)
    else:
        for r in (9, 16):
            sheet.circle(x + CELL / 2, y + CELL / 2, r, "none", stroke="line", stroke_width=1.5)
    if space["print"]:
        piece, ground, rim, ink = PRINTS[space["print"]]
        sheet.circle(x + 73, y + 72, 15, ground, stroke=rim, stroke_width=2)
        sheet.piece(piece, x + 63, y + 62, 20, ink=ink, cut="paper")


def draw_object(sheet: Sheet, space: dict[str, Any], x: float, y: float, floor: str) -> None:
    """An object, aside where a samurai stands, with its crack or its seal."""
    is_aside = bool(space["samurai"])
    size = 40 if is_aside else 50
    left, top = (x + 44, y + 8) if is_aside else (x + (CELL - 50) / 2, y + (CELL - 50) / 2)
    is_broken = space["condition"] == "broken"
    with sheet.moved(left, top, opacity=0.45 if is_broken else 1):
        sheet.piece(space["object"], 0, 0, size, ink="object", cut=floor)
    if is_broken:
        sheet.piece("crack", left - 4, top - 4, size + 8, ink="sumi", cut=floor)
    if space["condition"] == "sealed":
        sheet.piece("seal", x + 64, y + 6, 24, 42)


def draw_plan(sheet: Sheet, plan: dict[str, Any] | None) -> None:
    """Her path as cubes, where the one who looks knows it."""
    places = [(x + 17, y + 17) for x, y in map(corner, plan["path"])] if plan else []
    for (x, y), (u, v) in pairwise(places):
        sheet.path(f"M{x} {y}L{u} {v}", stroke="ume", stroke_width=4, opacity=0.75)
    for at, (x, y) in enumerate(places):
        sheet.rect(x - 13, y - 13, 26, 26, "cube", 5, stroke="ume", stroke_width=2)
        sheet.text(x, y + 5.5, at + 1, 16, "cube-ink", "middle")
    if plan and plan["trail"]:
        x, y = corner(plan["trail"])
        sheet.piece("false-trail", x + 5, y + 5, 24, ink="seiji")


def draw_cat(sheet: Sheet, space: str | None) -> None:
    """The Goryō, where her place is known."""
    if space:
        x, y = corner(space)
        sheet.circle(x + 72, y + 20, 18, "cat-ground", stroke="paper", stroke_width=2)
        sheet.piece("cat", x + 59, y + 6, 26, ink="cat-ink", cut="cat-ground")


def draw_samurai(sheet: Sheet, samurai: dict[str, Any], all_of_them: list[dict[str, Any]]) -> None:
    """A samurai on his space; those on one space stand side by side."""
    x, y = corner(samurai["space"])
    here = [each["samurai"] for each in all_of_them if each["space"] == samurai["space"]]
    x, y = x + 3 + here.index(samurai["samurai"]) * 16, y + 38
    if samurai["state"] == "acting":
        sheet.shape("ellipse", "none", cx=x + 21, cy=y + 48, rx=25, ry=7, stroke="turn", stroke_width=3)
    draw_pawn(sheet, samurai, x, y, 1, 0.62 if samurai["state"] == "done" else 1)


def draw_pawn(sheet: Sheet, samurai: dict[str, Any], x: float, y: float, scale: float, opacity: float) -> None:
    """Helmet, coat and crest in a box of 42 by 50."""
    ink = f"samurai-{samurai['samurai']}"
    with sheet.moved(x, y, scale, opacity=opacity):
        for part in (COAT, HELMET):
            sheet.path(part, ink, stroke="paper", stroke_width=2.5, stroke_linejoin="round")
        sheet.path("M12 1q1 10 9 10t9-10q-2 6-9 6t-9-6z", "odo", stroke="paper", stroke_width=1.2)
        sheet.piece(f"crest-{samurai['samurai']}", 12.5, 29, 17, ink="on-pigment")


def draw_gong(sheet: Sheet, gong: dict[str, Any], spirits: dict[str, int]) -> None:
    """The gongs with their bags and the mallet, in rows of seven; the spirits below."""
    for at in range(gong["last"] + 1):
        x, y = PANEL + 18 + at % 7 * 34, 50 + at // 7 * 58
        is_bag, ink = at in gong["bags"], "cha" if at in gong["bags"] else "odo"
        is_passed = at <= gong["mallet"]
        sheet.circle(x, y, 14 if is_bag else 9, ink if is_passed else "paper", stroke=ink, stroke_width=2)
        if is_bag:
            sheet.piece("bag", x - 9, y - 9.5, 18, ink="on-pigment" if is_passed else ink, cut="paper")
        if at == gong["mallet"]:
            sheet.piece("mallet", x - 12, y - 40, 24, ink="sumi")
    for at in range(spirits["of"]):
        is_caught = at < spirits["flipped"]
        sheet.circle(PANEL + 40 + at * 60, 168, 22, "ume" if is_caught else "paper", stroke="ume", stroke_width=2)
        sheet.piece("spirit", PANEL + 27 + at * 60, 154, 26, ink="on-pigment" if is_caught else "ume", cut="paper")


def draw_garden(sheet: Sheet, garden: list[dict[str, Any]], bound: str | None) -> None:
    """The eight types of objects: intact, flipped, or sealed; hers has a red rim where it is known."""
    for at, tile in enumerate(garden):
        x, y = PANEL + at % 4 * 60, 206 + at // 4 * 60
        is_flipped = tile["tile"] == "flipped"
        ground = "sunk" if is_flipped else "paper"
        rim = "turn" if tile["object"] == bound else "edge" if is_flipped else "ai"
        sheet.rect(x, y, 52, 52, ground, 8, stroke=rim, stroke_width=3 if rim == "turn" else 2)
        sheet.piece(tile["object"], x + 9, y + 9, 34, ink="object", cut=ground)
        if tile["token"] == "seal":
            sheet.piece("seal", x + 34, y + 2, 18, 30)
        elif is_flipped:
            sheet.piece("crack", x + 4, y + 4, 44, ink="sumi", cut=ground)


def draw_actions(sheet: Sheet, view: dict[str, Any]) -> None:
    """The seats with their scores, and the action spaces of each samurai."""
    table = view["table"]
    for score in view["scores"]:
        x = PANEL + score["seat"] * 124
        sheet.rect(x, 338, 116, 44, "lit" if score["seat"] == view["to_act"] else "paper", 10)
        sheet.piece("samurai" if score["seat"] else "cat", x + 8, 344, 32, ink="sumi", cut="paper")
        sheet.text(x + 102, 369, score["total"], 24, anchor="end")
    sheet.text(PANEL, 414, f"{table['round']} / {table['rounds']}", 18)
    for at, samurai in enumerate(table["samurai"]):
        draw_pawn(sheet, samurai, PANEL + 4, 430 + at * 64, 1, 1)
        used = [nth < samurai["moves"] for nth in range(samurai["most_moves"])]
        slots = [("step", each) for each in used]
        slots += [("search", samurai["search"] > 0), ("sniff", samurai["sniff"] > 0)]
        for nth, (piece, is_used) in enumerate(slots):
            draw_slot(sheet, piece, is_used, PANEL + 56 + nth * 40, 438 + at * 64)


def draw_slot(sheet: Sheet, piece: str, is_used: bool, x: float, y: float) -> None:
    """An action space, dark when it is used."""
    sheet.rect(x, y, 34, 34, "sumi" if is_used else "paper", 6, stroke="edge", stroke_width=1.5)
    sheet.piece(piece, x + 7, y + 7, 20, ink="paper" if is_used else "sumi", cut="sumi" if is_used else "paper")
