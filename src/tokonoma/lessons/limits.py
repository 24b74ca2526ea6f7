"""How much may be said at a time."""

import re

TITLE = {"en": 26, "fr": 34}
IDEA = {"en": 90, "fr": 110}
NOTE = {"en": 110, "fr": 150}  # all that is said at once
CHOICE = {"en": 40, "fr": 50}
SENTENCES = 2  # of one note
END = re.compile(r"[.!?…](?=\s|$)")


def sentences(text: str) -> int:
    """How many sentences a note has."""
    return max(1, len(END.findall(text)))


def too_long(text: str, language: str, most: dict[str, int]) -> str | None:
    """Why a text is too long for what it is; None when it is not."""
    if len(text) > most[language]:
        return f"has {len(text)} characters; at most {most[language]} belong here"
    if sentences(text) > SENTENCES:
        return f"has {sentences(text)} sentences; at most {SENTENCES} belong here"
    return None
