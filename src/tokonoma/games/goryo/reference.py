"""Goryō's palace, bridges, samurai and gong in numbers, from the data."""

from collections.abc import Iterator

from tokonoma.kernel.data import Sheet
from tokonoma.kernel.reference import Say, Section

ROOMS = {"northwest": ("abc", 1), "northeast": ("def", 1), "southwest": ("abc", 4), "southeast": ("def", 4)}


def sections(sheet: Sheet, say: Say) -> Iterator[Section]:
    """The four rooms of the fixed palace, the bridges, where the samurai start, the gong arc."""
    for room, (columns, first) in ROOMS.items():
        rows = [
            [str(first + i), *(say(f"object.{each}") if each != "-" else "–" for each in line.split())]
            for i, line in enumerate(sheet.get(f"palace.{room}"))
        ]
        yield Section(say("cards.room", room=room), ["", *columns], rows)
    yield Section(say("cards.bridges"), [say("cards.joins")], [[each] for each in sheet.get("bridges.joins")])
    samurai = {name: space for name, space in sheet.get("samurai").items() if name not in ("origin", "source")}
    starts = [[say("label.samurai", samurai=name), space] for name, space in samurai.items()]
    yield Section(say("cards.samurai"), [say("cards.who"), say("cards.starts")], starts)
    bags = sheet.get("gong.bags")
    arc = [[str(i), say("cards.bag") if i in bags else "–"] for i in range(sheet.get("gong.spaces") + 1)]
    yield Section(say("cards.gong"), [say("cards.arc_space"), say("cards.shows")], arc)
