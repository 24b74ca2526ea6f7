"""The rules in the reader's language, chapter by chapter, from the pages beside the game."""

import re
from collections.abc import Mapping
from pathlib import Path

from tokonoma.terminal.pen import Pen

CHAPTER = re.compile(r"^## +(?:(\d+)\. +)?(.+)$")
PARAGRAPH = re.compile(r"^\*\*(R?\d+(?:\.\d+)*)\*\* *")
OWN_LINE = re.compile(r"^(#|\||[-*] |\d+\. |\*\*R?\d)")  # what never continues the line before
MARKUP = re.compile(r"\*\*|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")
WIDEST = 100
Pictures = Mapping[str, list[str]]  # lines by the number of the paragraph they stand below
NONE: Pictures = {}


def page(folder: Path, language: str) -> list[str]:
    """A game's rules, every paragraph as one line."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    joined: list[str] = []
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        continues = line.strip() and joined and joined[-1] and not joined[-1].startswith(("#", "|"))
        if continues and not OWN_LINE.match(line):
            joined[-1] += " " + line.strip()
        else:
            joined.append(line.strip())
    return joined


def contents(lines: list[str], pen: Pen) -> list[str]:
    """The numbered chapters."""
    found = [match for line in lines if (match := CHAPTER.match(line)) and match[1]]
    return [f"{match[1]:>3}  {match[2]}" for match in found] + [pen.dim(pen.words("terminal.rules"))]


def passage(lines: list[str], wanted: str, pen: Pen, pictures: Pictures = NONE) -> list[str]:
    """A chapter by its number, a paragraph by its own ("3.2", "R1"), or whatever paragraphs hold a word."""
    wanted = wanted.strip().rstrip(".").lower()
    found = chapter(lines, wanted) if wanted.isdigit() else []
    numbered = [(match[1].lower(), line) for line in lines if (match := PARAGRAPH.match(line))]
    found = found or [line for number, line in numbered if number == wanted]
    found = found or [line for _, line in numbered if wanted in line.lower()]
    return set_out(found, pen, pictures) or [pen.words("terminal.no_rule", word=wanted)]


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


def set_out(lines: list[str], pen: Pen, pictures: Pictures = NONE) -> list[str]:
    """Text of the page for the screen: headings heavy, paragraphs wrapped, no marks of layout; with their pictures."""
    out: list[str] = []
    for line in lines:
        text = MARKUP.sub("", line)
        if match := CHAPTER.match(line):
            out.append(pen.bold(f"{match[1]}. {match[2]}" if match[1] else match[2]))
        elif line.startswith("|") or not line:
            out.append(text)
        else:
            number = PARAGRAPH.match(line)
            out += pen.wrap(text, min(pen.width, WIDEST), "     " if number else "  ")
            out += pictures.get(number[1], []) if number else []
    return out
