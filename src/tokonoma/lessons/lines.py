"""Lines of moves as a lesson writes them: words with spaces between, `*` standing for anything within a word.

`play:*>own` is any card hidden, `[ab]>*` either of two path spaces. A last word `...` stands for all further words of
the same turn. Draws are no words of a line.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase

MORE = "..."


def fits(line: str, words: Sequence[str], is_turn_over: bool) -> bool:
    """Whether words are the whole of a line."""
    asked = line.split()
    if asked[-1:] == [MORE]:
        return is_turn_over and len(words) >= len(asked) - 1 and begins(asked[:-1], words[: len(asked) - 1])
    return len(words) == len(asked) and begins(asked, words)


def may_become(line: str, words: Sequence[str]) -> bool:
    """Whether words are the beginning of a line, or the whole of it."""
    asked = line.split()
    if asked[-1:] == [MORE]:
        return begins(asked[:-1], words[: len(asked) - 1])
    return len(words) <= len(asked) and begins(asked, words)


def begins(asked: Sequence[str], words: Sequence[str]) -> bool:
    """Whether every word is as it is asked for, as far as there are words."""
    return all(fnmatchcase(word, pattern) for word, pattern in zip(words, asked, strict=False))
