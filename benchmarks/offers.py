"""The moves a seat is offered, as they travel: nothing of them is read until somebody moves, and then one alone."""

import random
from functools import cache
from typing import Any

import msgspec

from tokonoma.server.patches import patched

parts_of = msgspec.json.Decoder(list[msgspec.Raw]).decode
value_of = msgspec.json.Decoder().decode


class Offer(msgspec.Struct):
    """As much of an offer as somebody needs who moves at random."""

    move: str


offer_of = msgspec.json.Decoder(Offer).decode


class Offers:
    """A list of offers as text; with keys, each is a row of values (`patches.py` tells the form)."""

    def __init__(self, texts: msgspec.Raw, keys: msgspec.Raw | None = None) -> None:
        self.texts = texts
        self.keys = keys

    def any_move(self) -> str:
        """One of the moves, by chance."""
        text = random.choice(parts_of(self.texts))
        if self.keys is None or bytes(text)[:1] == b"{":
            return offer_of(text).move
        move: str = value_of(text)[place_of_move(bytes(self.keys))]
        return move

    def changed(self, patch: msgspec.Raw) -> "Offers":
        """The offers after a patch, which nearly always brings all of them anew."""
        parts = parts_of(patch) if bytes(patch)[:1] == b"[" else []
        if len(parts) == 1:
            return Offers(parts[0])
        if len(parts) == 2:
            return Offers(parts[1], parts[0])
        return Offers(msgspec.Raw(msgspec.json.encode(patched(self.all(), value_of(patch)))))

    def all(self) -> list[Any]:
        """Every offer, as an object."""
        return list(patched(None, [value_of(each) for each in (self.keys, self.texts) if each is not None]))


@cache
def place_of_move(keys: bytes) -> int:
    """Where in a row the move stands."""
    found = value_of(keys)
    return sum(map(cells_of, found[: found.index("move")]))


def cells_of(key: Any) -> int:
    """How many values of a row are a key's: an object inside has its own keys after its name."""
    return 1 if isinstance(key, str) else sum(map(cells_of, key[1:]))
