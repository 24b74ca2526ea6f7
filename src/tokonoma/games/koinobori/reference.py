"""Koinobori's levels, abilities and deck in numbers, from the data."""

from collections import Counter
from collections.abc import Iterator

from tokonoma.kernel.data import Sheet
from tokonoma.kernel.reference import Say, Section


def sections(sheet: Sheet, say: Say) -> Iterator[Section]:
    """What each level allows, how often each ability lies in the deck, and every card."""
    named = ("draw", "play", "limit")
    levels = [[level, *(str(sheet.get(f"levels.{level}.{each}")) for each in named)] for level in sheet.get("levels")]
    yield Section(say("cards.levels"), [say("cards.level"), *(say(f"cards.{each}") for each in named)], levels)
    deck = [read_card(each) for each in sheet.get("deck.cards")]
    often = Counter(ability for _, ability in deck)
    abilities = [[say(f"ability.{ability}"), str(count)] for ability, count in often.items()]
    yield Section(say("cards.abilities"), [say("cards.ability"), say("cards.often")], abilities)
    rows = [
        [str(number), say("cards.colours", colours=colours), say(f"ability.{ability}")]
        for number, (colours, ability) in enumerate(deck)
    ]
    yield Section(
        say("cards.deck", count=len(deck)), [say(f"cards.{each}") for each in ("card", "carps", "ability")], rows
    )


def read_card(text: str) -> tuple[list[str], str]:
    """The colours of a card and its ability."""
    colours, _, ability = text.partition(":")
    return colours.split(), ability.strip() or "none"
