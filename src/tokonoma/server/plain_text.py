"""What people write, names and lines of a chat, as text that shows itself and nothing else.

Left in, some characters would turn the words beside them round, cover the lines above and below, move the cursor of a
terminal, or show nothing at all, so that two names look alike.
"""

import unicodedata

from tokonoma.kernel.refusal import Refusal

MARKS = 4  # in a row: no script needs more, and dozens would cover the lines beside them
JOINERS = "\u200c\u200d"  # Persian and emoji need them; they count as marks
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
SPACES = "\t\n\v\f\r\x85\u2028\u2029"


def plain(text: str) -> str:
    """A text as one line, without what is not seen and without more than a few marks on a letter."""
    found: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(each)
        is_mark = kind in ("Mn", "Me") or each in JOINERS
        marks = marks + 1 if is_mark else 0
        if each in SPACES:
            found.append(" ")
        elif marks <= MARKS and each not in BLANK and (kind[0] != "C" or each in JOINERS):
            found.append(each)
    return "".join(found).strip()


def readable(text: str) -> str:
    """The same; refuses a text of which nothing is left to be read."""
    found = plain(text)
    if not any(unicodedata.category(each)[0] in "LNPS" for each in found):
        raise Refusal("not_a_request", "there is nothing to read in this")
    return found
