"""Reads a coach's remarks. What is wrong in the file is refused with the line and the cure."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from tokonoma.kernel import words
from tokonoma.kernel.library import game
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons.checking import numbers_in, paragraph
from tokonoma.lessons.coach import Coach, Trigger
from tokonoma.lessons.expressions import Wrong, check
from tokonoma.lessons.lesson import Sentence
from tokonoma.lessons.limits import NOTE
from tokonoma.lessons.reading import File, check_keys, sentence

KEYS = ("name", "on", "when", "say", "facts", "claims", "rule", "at")
NAMES = ("now", "events", "me")


def read_coach(path: Path, name: str) -> Coach:
    """The remarks of a game from their file."""
    file = File(path)
    check_keys(file, file.values, ("seat", "a_turn", "remarks"), 1, "a coach")
    seat, a_turn = file.values.get("seat", 0), file.values.get("a_turn", 1)
    if not isinstance(a_turn, int) or a_turn < 1:
        file.refuse(file.line_of("a_turn"), "a_turn: how many remarks a turn may have, 1 or more")
    if not isinstance(seat, int) or seat < 0:
        file.refuse(file.line_of("seat"), "seat: the seat of whoever plays a first game, counted from 0")
    lines = [number for number, line in file.lines() if line.strip() == "[[remarks]]"]
    written = file.values.get("remarks", [])
    triggers = tuple(read_trigger(file, name, each, line) for each, line in zip(written, lines, strict=True))
    for at, trigger in enumerate(triggers):
        if trigger.name in [each.name for each in triggers[:at]]:
            file.refuse(
                file.line_of("name", trigger.line), f"there is a remark {trigger.name} already; name this one otherwise"
            )
    return Coach(name, seat, a_turn, triggers, file.name)


def read_trigger(file: File, name: str, value: Any, line: int) -> Trigger:
    """One remark."""
    check_keys(file, value, KEYS, line, "a remark")
    if not isinstance(value.get("name"), str):
        file.refuse(line, 'a remark has a name: write name = "first_turn"')
    say = sentence(file, value.get("say"), "say", file.line_of("say", line), NOTE)
    facts = {key: str(each) for key, each in value.get("facts", {}).items()}
    found = Trigger(
        value["name"], line, say, value.get("on"), value.get("when", "True"), facts, value.get("rule"), value.get("at")
    )
    check_event(file, name, found)
    check_expressions(file, found)
    check_claimed(file, name, line, say, facts, found.rule, value.get("claims", []))
    return found


def check_event(file: File, name: str, trigger: Trigger) -> None:
    """Refuse an event that the game does not tell."""
    if trigger.on is None:
        return
    known = words.catalogue(game(name).rulebook.folder, "en")
    told = [key for key in known if "." not in key]
    if trigger.on not in told:
        file.refuse(file.line_of("on", trigger.line), f"{name} tells no {trigger.on}; there are {', '.join(told)}")


def check_expressions(file: File, trigger: Trigger) -> None:
    """Refuse an expression that cannot be read, or that names what is not there."""
    names = {*NAMES, "event"} if trigger.on else set(NAMES)
    for key, text in (("when", trigger.when), ("at", trigger.at or "None")):
        try:
            check(text, names)
        except Wrong as no:
            file.refuse(file.line_of(key, trigger.line), str(no))
    check_names(file, trigger.line, trigger.facts, names)


def check_names(file: File, line: int, facts: Mapping[str, str], names: Collection[str]) -> None:
    """Refuse a fact that cannot be read, or that names what is not there."""
    for text in facts.values():
        try:
            check(text, names)
        except Wrong as no:
            file.refuse(file.line_of("facts", line), str(no))


def check_claimed(
    file: File, name: str, line: int, say: Sentence, facts: Mapping[str, str], rule: str | None, claims: Sequence[str]
) -> None:
    """Refuse a placeholder without a fact, and a number that no paragraph bears out."""
    at = file.line_of("say", line)
    try:
        said = [claim.removeprefix("§") for claim in claims] + ([] if rule is None else [rule])
        borne_out = {number for each in said for number in paragraph(name, each)}
    except Wrong as no:
        file.refuse(file.line_of("claims" if claims else "rule", line), str(no))
    for language in LANGUAGES:
        for missing in sorted(words.fields(say[language]) - set(facts)):
            file.refuse(at, f"{{{missing}}} is no fact here; `facts` must say what it is")
        odd = sorted(numbers_in(say[language], language) - borne_out)
        if odd:
            cure = "make it a fact, or let `claims` name a paragraph"
            file.refuse(at, f"say, {language}: nothing bears out {odd[0]}; {cure}")
