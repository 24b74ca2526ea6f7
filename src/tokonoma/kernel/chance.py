"""The sealed source of luck for live tables: its whole stream follows from a 32-byte seed, and anyone can check it.

The construction, so that a stranger can write it again in any language:

- Block number k (from 0) is HMAC-SHA256 with the seed as key and k as an 8-byte big-endian message.
- The blocks, one after another, are cut into 4-byte big-endian words.
- An even number below n takes the next word w; while w >= 2**32 - (2**32 mod n) the word is thrown away and the next
  one is taken; the number is w mod n. So there is no modulo bias.
- A weighted draw takes a number below the sum of the weights, and walks the outcomes in their order until the weights
  walked past exceed it.

Before a game the table publishes the commitment SHA-256(b"tokonoma commitment" + secret). The seed is
HMAC-SHA256(secret, contributions), each player's contribution being preceded by its length as 4 bytes big-endian, in
seat order: so neither the server nor a player alone chooses the deal. After the game the secret is shown.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Protocol

SEED_BYTES = 32
WORDS = 2**32
BLOCK_WORDS = 8


class Luck(Protocol):
    """Any source of luck that Python code may draw from; `kernel.contract.Chance` is one too."""

    def number(self, n: int) -> int:
        """An even draw from 0 to n - 1."""

    def index(self, weights: list[int]) -> int:
        """An index as likely as its weight."""


class SealedChance:
    """Draws that follow from a 32-byte seed; `drawn` keeps every (bound, number) for the record."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.words = 0  # taken so far
        self.drawn: list[tuple[int, int]] = []
        self._block = -1, b""  # the number of the block that was used last, and the block

    def number(self, n: int) -> int:
        """An even draw from 0 to n - 1."""
        limit = WORDS - WORDS % n
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        self.drawn.append((n, word % n))
        return word % n

    def index(self, weights: list[int]) -> int:
        """An index as likely as its weight."""
        left = self.number(sum(weights))
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        raise ValueError("no weight to draw from")

    def copy(self) -> "SealedChance":
        """A source that will draw the same from here."""
        other = SealedChance(self.seed)
        other.words, other.drawn, other._block = self.words, list(self.drawn), self._block
        return other

    def _next_word(self) -> int:
        number, place = divmod(self.words, BLOCK_WORDS)
        self.words += 1
        if self._block[0] != number:
            self._block = number, hmac.digest(self.seed, number.to_bytes(8, "big"), "sha256")
        return int.from_bytes(self._block[1][place * 4 : place * 4 + 4], "big")


def commitment(secret: bytes) -> str:
    """What is published before the first draw."""
    return sha256(b"tokonoma commitment" + secret).hexdigest()


def sealed_seed(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The seed of a table, from the server's secret and what each seat added."""
    message = b"".join(len(each).to_bytes(4, "big") + each for each in contributions)
    return hmac.digest(secret, message, "sha256")


def write_deal(secret: bytes, contributions: Sequence[bytes], chance: SealedChance) -> dict[str, Any]:
    """The `deal` of a record: all that `kernel/verify.py` needs to check every draw."""
    return {
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "contributions": [each.hex() for each in contributions],
        "seed": chance.seed.hex(),
        "drawn": [list(each) for each in chance.drawn],
    }
