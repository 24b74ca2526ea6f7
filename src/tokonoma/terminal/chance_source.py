"""Where the luck of a table at the terminal comes from: a sealed secret, a number, or a real table's draws."""

import secrets
from dataclasses import dataclass
from typing import Any

from tokonoma.kernel.chance import SEED_BYTES, SealedChance, commitment, sealed_seed, write_deal
from tokonoma.kernel.record import damaged
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State


@dataclass(frozen=True)
class ChanceSource:
    """A secret (checkable afterwards), or a number (repeatable), or neither: every draw is typed in.

    `since` counts the steps of the record that were drawn otherwise, before this table took the game over.
    """

    secret: bytes | None = None
    number: int | None = None
    since: int = 0

    @property
    def seed(self) -> int | bytes | None:
        """What the game's luck begins from."""
        return self.number if self.secret is None else sealed_seed(self.secret, [])

    @property
    def commitment(self) -> str | None:
        """What can be published before the first draw."""
        return commitment(self.secret) if self.secret is not None else None

    def write(self, state: State) -> Json:
        """The `deal` of a record."""
        if self.secret is not None and isinstance(state.luck, SealedChance):
            return write_deal(self.secret, [], state.luck)
        return {"entered": True} if self.number is None else {"number": self.number, "since": self.since}


def new_dealing(number: int | None, typed: bool) -> ChanceSource:
    """The dealing a player asked for; sealed where nothing was asked."""
    if typed:
        return ChanceSource()
    return ChanceSource(number=number) if number is not None else ChanceSource(secret=secrets.token_bytes(SEED_BYTES))


def taken_over(number: int | None, typed: bool, steps: int) -> ChanceSource:
    """The dealing of a game whose earlier draws this table knows nothing about."""
    if typed:
        return ChanceSource()
    return ChanceSource(number=secrets.randbits(63) if number is None else number, since=steps)


def read_dealing(document: Any) -> ChanceSource | None:
    """The dealing a saved game goes on with; None where this table cannot go on with it."""
    deal = document.get("deal")
    if deal is None:
        return None
    if not isinstance(deal, dict):
        raise damaged("deal", "an object belongs here")
    if deal.get("entered") is True:
        return ChanceSource()
    if type(deal.get("number")) is int and type(deal.get("since", 0)) is int:
        return ChanceSource(number=deal["number"], since=deal.get("since", 0))
    try:
        dealing = ChanceSource(secret=bytes.fromhex(deal["secret"]))
        return None if deal["contributions"] else dealing
    except (KeyError, TypeError, ValueError):
        raise damaged("deal", "a number, or the parts of a sealed deal, belong here") from None
