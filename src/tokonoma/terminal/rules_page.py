"""The rules in the reader's language, chapter by chapter, from the pages beside the game."""

import re
from pathlib import Path

from tokonoma.terminal.pen import Pen

CHAPTER = re.compile(r"^## +(?:(\d+)\. +)?(.+)$")
PARAGRAPH = re.compile(r"^\*\*(R?\d+(?:\.\d+)*)\*\* *")
MARKUP = re.compile(r"\*\*|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")


def page(folder: Path, language: str) -> list[str]:
    """The lines of a game's rules."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (folder / name).read_text(encoding="utf-8").splitlines()


def contents(lines: list[str], pen: Pen) -> list[str]:
    """The chapters."""
    found = [match for line in lines if (match := CHAPTER.match(line))]
    return [f"{match[1] or '':>3}  {match[2]}" for match in found if match[1]] + [pen.dim(pen.words("terminal.rules"))]


def passage(lines: list[str], wanted: str, pen: Pen) -> list[str]:
    """A chapter by its number, a paragraph by its own ("3.2", "R1"), or whatever paragraphs hold a word."""
    wanted = wanted.strip().rstrip(".")
    if wanted.isdigit():
        return set_out(chapter(lines, wanted), pen)
    found = [text for number, text in paragraphs(lines) if number.lower() == wanted.lower()]
    found = found or [text for _, text in paragraphs(lines) if wanted.lower() in text.lower()]
    return set_out(found, pen) or [pen.words("terminal.no_rule", word=wanted)]


def chapter(lines: list[str], number: str) -> list[str]:
    """The lines of one chapter, its heading included."""
    kept: list[str] = []
    inside = False
    for line in lines:
        if match := CHAPTER.match(line):
            inside = match[1] == number
        if inside:
            kept.append(line)
    return kept


def paragraphs(lines: list[str]) -> list[tuple[str, str]]:
    """Every numbered paragraph with its number, as one line."""
    found: list[tuple[str, str]] = []
    for line in lines:
        if match := PARAGRAPH.match(line):
            found.append((match[1], line))
        elif line.strip() and found and not line.startswith(("#", "|", "-")) and found[-1][1]:
            found[-1] = (found[-1][0], found[-1][1] + " " + line.strip())
        elif line.startswith("#"):
            found.append(("", ""))
    return [(number, text) for number, text in found if number]


def set_out(lines: list[str], pen: Pen) -> list[str]:
    """Text of the page for the screen: headings heavy, paragraphs wrapped, no marks of layout."""
    out: list[str] = []
    for line in lines:
        if match := CHAPTER.match(line):
            out.append(pen.bold(f"{match[1]}. {match[2]}" if match[1] else match[2]))
        elif line.startswith("|"):
            out.append(MARKUP.sub("", line))
        else:
            out += pen.wrap(MARKUP.sub("", line), min(pen.width, 100), "     ") if line.strip() else [""]
    return out
