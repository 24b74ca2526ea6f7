"""Checks the deal of a finished game. This one file runs alone: python verify.py record.json needs nothing but Python.

A record whose draws came from the sealed source carries a `deal`:

    {"commitment": "…", "secret": "…", "contributions": ["…", …], "seed": "…", "drawn": [[bound, number], …]}

all bytes in hexadecimal. What is checked, in this order, without a line of the program that played:

1. the secret is the one the server committed to: SHA-256(b"tokonoma commitment" + secret) is the commitment;
2. the seed follows from it: HMAC-SHA256(secret, every contribution preceded by its length as 4 bytes, big-endian);
3. every number drawn is the next of the seed's stream. Block k of the stream is HMAC-SHA256(seed, k as 8 bytes), cut
   into words of 4 bytes; a number below n takes words until one is below the greatest multiple of n up to 2**32, mod n;
4. where tokonoma is installed: replaying the record, every outcome is the one its number picks, and no number is left
   over. A number picks the first outcome, in the listed order, at which the weights walked past exceed it.

A record that begins from a position (`start`) is checked alike and marked GIVEN: its draws are sealed from there on,
but whoever chose the position may have known everything in it.

To know that the server chose its secret before the contributions, compare the commitment with the one you were shown.
"""

import hmac
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

Finding = tuple[bool | None, str]  # good, wrong, or None: right as far as it goes, but no fresh deal
GIVEN = "the game began from a position that somebody chose, who may have known what was hidden in it"


def check_record(record: Any, data: str | None = None) -> list[Finding]:
    """What can be said about the deal of a record, good or bad, in order; outcomes only where the numbers are good."""
    deal = record.get("deal") if isinstance(record, dict) else None
    if not isinstance(deal, dict) or "secret" not in deal:
        return [(False, "the record holds no sealed deal: no secret was revealed, so there is nothing to check")]
    try:
        found = [*check_stream(deal)]
    except (KeyError, TypeError, ValueError) as no:
        return [(False, f"the deal cannot be read ({type(no).__name__}: {no})")]
    given: list[Finding] = [(None, GIVEN)] if record.get("start") or deal.get("fresh") is False else []
    return given + found + check_outcomes(record, data) if all(good for good, _ in found) else given + found


def check_stream(deal: dict[str, Any]) -> Iterator[Finding]:
    """Whether commitment, seed and numbers belong together."""
    secret = bytes.fromhex(deal["secret"])
    committed = sha256(b"tokonoma commitment" + secret).hexdigest()
    yield committed == deal["commitment"], f"the secret's commitment is {committed}, the record's {deal['commitment']}"
    given = [bytes.fromhex(each) for each in deal["contributions"]]
    message = b"".join(len(each).to_bytes(4, "big") + each for each in given)
    seed = hmac.digest(secret, message, "sha256")
    yield seed.hex() == deal["seed"], f"secret and {len(given)} contributions give the seed {seed.hex()}"
    words = stream(seed)
    for i, (bound, number) in enumerate(deal["drawn"]):
        due = even_number(words, bound)
        if due != number:
            yield False, f"draw {i + 1}, below {bound}: the stream gives {due}, the record has {number}"
            return
    yield True, f"all {len(deal['drawn'])} numbers drawn are the next of the stream"


def stream(seed: bytes) -> Iterator[int]:
    """The words of a seed's stream."""
    block = 0
    while True:
        digest = hmac.digest(seed, block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, len(digest), 4))
        block += 1


def even_number(words: Iterator[int], n: int) -> int:
    """The next even draw from 0 to n - 1."""
    if type(n) is not int or not 0 < n <= 2**32:
        raise ValueError(f"no number is below {n}")
    limit = 2**32 - 2**32 % n
    return next(word for word in words if word < limit) % n


def check_outcomes(record: dict[str, Any], data: str | None) -> list[Finding]:
    """Whether the rules, given the numbers, bring what the record says was drawn; needs tokonoma.

    `data` is the file of component data the game was played with, when it was not the shipped one.
    """
    try:
        import tokonoma
    except ImportError:
        return [(True, "tokonoma is not installed here: what each number picked was not replayed")]
    luck = Numbers(record["deal"]["drawn"])
    try:
        state = tokonoma.game(record.get("game", ""), data=data).follow(record, luck)
    except (tokonoma.Refusal, EOFError) as no:
        return [(False, f"the record does not replay with these numbers: {no}")]
    if luck.left:
        return [(False, f"{len(luck.left)} numbers of the deal are used by no draw of the record")]
    steps = f"{len(state.steps)} steps replayed"
    return [(True, f"{steps}: every outcome is the one its number picks")]


class Numbers:
    """A source of luck that hands out numbers already drawn."""

    def __init__(self, drawn: list[list[int]]) -> None:
        self.left = [*reversed(drawn)]

    def number(self, n: int) -> int:
        """The next number; refuses to be asked below another bound than it was drawn for."""
        if not self.left or self.left[-1][0] != n:
            raise EOFError(f"a number below {n} is due, the deal has {self.left[-1:] or 'none left'}")
        return self.left.pop()[1]

    def index(self, weights: list[int]) -> int:
        """The outcome a number picks."""
        left = self.number(sum(weights))
        walked = 0
        for i, weight in enumerate(weights):
            walked += weight
            if walked > left:
                return i
        raise EOFError("a number picks no outcome")


LABELS = {True: "ok   ", False: "WRONG", None: "GIVEN"}


def main(arguments: list[str], data: str | None = None) -> int:
    """Print what was found about each record.

    0: all is well, 1: a deal is wrong, 2: a file cannot be read, 3: nothing is wrong, but a game began from a position.
    """
    if not arguments:
        print("usage: verify.py RECORD …", file=sys.stderr)
        return 2
    wrong = given = 0
    for name in arguments:
        try:
            record = json.loads(Path(name).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as no:
            print(f"{name} cannot be read: {no}", file=sys.stderr)
            return 2
        for good, line in check_record(record, data):
            print(f"{name}: {LABELS[good]} {line}")
            wrong += good is False
            given += good is None
    return 1 if wrong else 3 if given else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
