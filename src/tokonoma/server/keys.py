"""Secrets of 128 bits that open a seat, an invitation or a table to watch. Only their hashes are kept."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from secrets import token_bytes
from typing import Literal

from msgspec import Struct

SECRET_BYTES = 16
TABLE_BYTES = 9
NAME, MARK = 12, 2  # characters of a table's name, and after it of the process that opened it

Role = Literal["seat", "invite", "watch"]


class Key(Struct, kw_only=True):
    """What a secret opens. An invitation that was used names the secret of whoever sat down by it."""

    hash: str
    role: Role
    seat: int | None = None
    used_by: str | None = None


def new_secret() -> str:
    """128 random bits as 22 characters."""
    return urlsafe_b64encode(token_bytes(SECRET_BYTES)).decode().rstrip("=")


def derived(secret: str, what: str) -> str:
    """A secret that follows from another, the same each time, and tells nothing of it."""
    return urlsafe_b64encode(hmac.digest(secret.encode(), what.encode(), "sha256")[:SECRET_BYTES]).decode().rstrip("=")


def new_table_name(process: str = "") -> str:
    """What a table is called in its address; public, but not to be guessed either.

    Where several processes serve one store, it ends with the mark of the one that opens it: so the others know where to
    look for it first. That is a guess, no more: a lease alone says who owns a table.
    """
    return urlsafe_b64encode(token_bytes(TABLE_BYTES)).decode() + (mark_of(process) if process else "")


@cache
def mark_of(process: str) -> str:
    """A process in two characters, which others may have too."""
    return urlsafe_b64encode(sha256(process.encode()).digest()).decode()[:MARK]


def mark_in(name: str) -> str:
    """The mark of the process that opened a table; nothing where one alone did."""
    return name[NAME:] if len(name) == NAME + MARK else ""


def is_table_name(name: str) -> bool:
    """Whether a table could be called so; not every store takes any text."""
    return len(name) <= 16 and name.isascii() and name.isprintable()


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(b"tokonoma secret" + secret.encode()).hexdigest()


def find(keys: Iterable[Key], secret: str) -> Key | None:
    """The key a secret is, comparing with every one of them in constant time."""
    wanted, found = hashed(secret), None
    for key in keys:
        if hmac.compare_digest(key.hash, wanted):
            found = key
    return found
