"""Gorinto's goals, landscapes and tokens in numbers, from the data."""

from collections.abc import Iterator

from tokonoma.games.gorinto.components import GOAL_NAMES
from tokonoma.kernel.data import Sheet
from tokonoma.kernel.reference import Say, Section

SIDE = 5


def sections(sheet: Sheet, say: Say) -> Iterator[Section]:
    """The twelve goals, the key elements, the five landscapes, the burrow tokens."""
    yield goals(sheet, say)
    yield keys(sheet, say)
    for name in sheet.get("landscapes"):
        heights = sheet.get(f"landscapes.{name}.heights")
        rows = [[str(i + 1), *map(str, heights[SIDE * i : SIDE * (i + 1)])] for i in range(SIDE)]
        yield Section(say("cards.landscape", landscape=name), ["", *"abcde"], rows)
    spaces = sheet.get("burrows.spaces")
    tokens = [["ABCDEFGHIJ"[i], space] for i, space in enumerate(spaces)]
    yield Section(say("cards.burrows"), [say("cards.token"), say("cards.space")], tokens)


def goals(sheet: Sheet, say: Say) -> Section:
    """Every goal card by its number: two of one letter never lie together."""
    rows = []
    for name in sorted(GOAL_NAMES, key=lambda each: sheet.get(f"goals.{each}.number")):
        card = sheet.get(f"goals.{name}")
        asks = say(f"asks.{name}", factor=card.get("factor", 1))
        rows.append([str(card["number"]), card["letter"] or "–", say(f"goal.{name}"), asks])
    return Section(say("cards.goals"), [say(f"cards.{each}") for each in ("number", "letter", "goal", "asks")], rows)


def keys(sheet: Sheet, say: Say) -> Section:
    """What a tile of a key element is worth."""
    named = ("wisdom", "wisdom_solo_normal", "wisdom_solo_expert")
    rows = [[say(f"cards.{each}"), str(sheet.get(f"key_elements.{each}"))] for each in named]
    rows += [[say(f"cards.{each}"), str(sheet.get(f"kitsune.{each}"))] for each in ("regular_key", "own_key")]
    return Section(say("cards.keys"), [say("cards.whose"), say("cards.each_tile")], rows)
