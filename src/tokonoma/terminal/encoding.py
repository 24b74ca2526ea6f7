"""Output in an encoding that lacks some of our characters: a near one is written instead, and nothing fails."""

import codecs
import sys
import unicodedata

READABLE = "tokonoma.readable"
NEAR = {
    **dict.fromkeys("╭╮╰╯├┤┬┴┼┌┐└┘", "+"),
    **dict.fromkeys("─═–—", "-"),
    **dict.fromkeys("│║‖", "|"),
    **dict.fromkeys("›▸▶", ">"),
    **dict.fromkeys("●◆■", "#"),
    **dict.fromkeys("○◇□△·•", "o"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("  ", " "),
    **dict.fromkeys("✗×", "x"),
    **{"·": ".", "…": "...", "✓": "v", "−": "-", "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "±": "+-"},
}


def near(failed: UnicodeError) -> tuple[str, int]:
    """What to write for the characters that could not be: an alike one, the letter without its accent, or `?`."""
    assert isinstance(failed, UnicodeEncodeError)
    return "".join(map(near_character, failed.object[failed.start : failed.end])), failed.end


def near_character(character: str) -> str:
    """One character in ASCII."""
    if character in NEAR:
        return NEAR[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def write_readably() -> None:
    """Let the standard outputs take any character, whatever the locale says."""
    codecs.register_error(READABLE, near)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None and not (stream.encoding or "").lower().replace("-", "").startswith("utf"):
            reconfigure(errors=READABLE)
