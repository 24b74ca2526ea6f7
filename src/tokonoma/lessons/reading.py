"""Reads a lesson file. What is wrong in one is refused with the line and the cure."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons import limits
from tokonoma.lessons.lesson import Choice, Lesson, Mistake, Sentence, Start, Step

ASKS = ("do", "touch", "touch_all", "number", "choices", "against")
STEP_KEYS = (
    *("start", "before", "ask", "at", *ASKS, "goal", "mask", "yes", "then", "mistakes", "otherwise"),
    *("facts", "claims", "check"),
)
START_KEYS = ("seats", "options", "seed", "sketch", "moves", "draws_given")
LESSON_KEYS = ("title", "idea", "minutes", "seat", "starts", "steps")


class File:
    """A lesson file being read."""

    def __init__(self, path: Path) -> None:
        self.name = f"{path.parent.parent.name}/lessons/{path.name}"
        try:
            self.text = path.read_text(encoding="utf-8")
            self.values = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as no:
            raise Refusal("wrong_data", f"{self.name}: {no}", file=self.name) from None
        except (OSError, UnicodeDecodeError) as no:
            raise Refusal("wrong_data", f"{self.name} cannot be read: {no}", file=self.name) from None
        self.steps_at = [number for number, line in self.lines() if line.strip() == "[[steps]]"]

    def lines(self) -> list[tuple[int, str]]:
        """Every line with its number."""
        return list(enumerate(self.text.splitlines(), 1))

    def line_of(self, key: str, since: int = 1) -> int:
        """The first line from one on that begins with a key, else that line itself."""
        for number, line in self.lines()[since - 1 :]:
            if re.match(rf"\s*(\[+\s*)?{re.escape(key)}\b", line):
                return number
        return since

    def refuse(self, line: int, why: str) -> NoReturn:
        """Refuse the file, naming the line and the cure."""
        raise Refusal("wrong_data", f"{self.name}, line {line}: {why}", file=self.name, line=line)


def read_lesson(path: Path, game: str) -> Lesson:
    """A lesson from its file."""
    file = File(path)
    check_keys(file, file.values, LESSON_KEYS, 1, "a lesson")
    starts = {name: read_start(file, name, value) for name, value in get(file, "starts", dict, {}).items()}
    written = get(file, "steps", list, [])
    if not written:
        file.refuse(1, "a lesson has steps: write [[steps]] for each")
    steps = tuple(read_step(file, value, line) for value, line in zip(written, file.steps_at, strict=True))
    check_starts(file, steps, starts)
    return Lesson(
        game=game,
        name=path.stem,
        title=sentence(file, file.values.get("title"), "title", 1, limits.TITLE),
        idea=sentence(file, file.values.get("idea"), "idea", 1, limits.IDEA),
        minutes=get(file, "minutes", int, 2),
        seat=get(file, "seat", int, 0),
        starts=starts,
        steps=steps,
        file=file.name,
    )


def get(file: File, key: str, kind: type, usual: Any) -> Any:
    """A value of the lesson; refuses one of another type."""
    value = file.values.get(key, usual)
    if not isinstance(value, kind):
        file.refuse(file.line_of(key), f"{key}: a value of type {kind.__name__} belongs here")
    return value


def check_keys(file: File, table: Mapping[str, Any], known: tuple[str, ...], line: int, what: str) -> None:
    """Refuse a word that means nothing."""
    for key in table:
        if key not in known:
            file.refuse(file.line_of(key, line), f"{what} has no {key}; there are {', '.join(known)}")


def check_starts(file: File, steps: tuple[Step, ...], starts: Mapping[str, Start]) -> None:
    """Refuse a step that begins nowhere."""
    if steps[0].start is None:
        file.refuse(steps[0].line, f"the first step needs a start; there are {', '.join(starts) or 'none'}")
    for step in steps:
        if step.start is not None and step.start not in starts:
            line = file.line_of("start", step.line)
            file.refuse(line, f"there is no start {step.start}; write [starts.{step.start}]")


def read_start(file: File, name: str, value: Any) -> Start:
    """A start."""
    line = file.line_of(f"starts.{name}")
    if not isinstance(value, dict):
        file.refuse(line, f"[starts.{name}] is a table")
    check_keys(file, value, START_KEYS, line, "a start")
    if "sketch" in value and "moves" in value:
        file.refuse(line, "a start is a sketch or moves from the box, not both")
    options = {key: str(option) for key, option in value.get("options", {}).items()}
    seed, seats = value.get("seed"), value.get("seats")
    moves = tuple(str(value.get("moves", "")).split())
    return Start(
        name=name,
        seats=seats,
        options=options,
        seed=seed,
        sketch=value.get("sketch"),
        moves=moves,
        draws_given=bool(value.get("draws_given", False)),
    )


def read_step(file: File, value: Any, line: int) -> Step:
    """A step."""
    check_keys(file, value, STEP_KEYS, line, "a step")
    asked = [key for key in ASKS if key in value]
    if len(asked) != 1:
        file.refuse(line, f"a step asks for one thing: one of {', '.join(ASKS)}, not {', '.join(asked) or 'none'}")
    touch = value.get("touch", value.get("touch_all", []))
    for key in ("do", "touch", "touch_all", "claims", "check"):
        if not all(isinstance(each, str) for each in value.get(key, [])) or isinstance(value.get(key), str):
            file.refuse(file.line_of(key, line), f'{key}: a list of texts belongs here, as ["…"]')
    return Step(
        ask=note(file, value, "ask", line),
        line=line,
        start=value.get("start"),
        before=tuple(value.get("before", "").split()),
        at=value.get("at"),
        do=tuple(value.get("do", [])),
        touch=tuple(touch),
        touch_all="touch_all" in value,
        number=None if "number" not in value else str(value["number"]),
        choices=read_choices(file, value.get("choices", []), line),
        against=value.get("against"),
        goal=value.get("goal"),
        mask=bool(value.get("mask", False)),
        yes=note(file, value, "yes", line),
        then=tuple(value.get("then", "").split()),
        mistakes=tuple(read_mistake(file, each, line) for each in value.get("mistakes", [])),
        otherwise=note(file, value, "otherwise", line) if "otherwise" in value else None,
        facts={key: str(fact) for key, fact in value.get("facts", {}).items()},
        claims=tuple(value.get("claims", [])),
        check=tuple(value.get("check", [])),
    )


def note(file: File, value: Mapping[str, Any], key: str, line: int) -> Sentence:
    """Something said, in every language."""
    return sentence(file, value.get(key), key, file.line_of(key, line), limits.NOTE)


def sentence(file: File, value: Any, key: str, line: int, most: dict[str, int]) -> Sentence:
    """Something said; refuses a language that is missing and a text that is too long."""
    if not isinstance(value, dict):
        file.refuse(line, f'{key}: write {{ en = "…", fr = "…" }}')
    for language in LANGUAGES:
        if not isinstance(value.get(language), str) or not value[language].strip():
            file.refuse(line, f"{key}: the {language} text is missing")
        why = limits.too_long(value[language], language, most)
        if why:
            file.refuse(line, f"{key}, {language}: {why}")
    return {language: value[language] for language in LANGUAGES}


def read_mistake(file: File, value: Mapping[str, Any], line: int) -> Mistake:
    """A mistake that was foreseen."""
    kinds = [key for key in ("do", "touch", "number") if key in value]
    if len(kinds) != 1:
        file.refuse(file.line_of("mistakes", line), "a mistake is one of do, touch and number, with en and fr")
    here = mistake_line(file, str(value[kinds[0]]), line)
    check_keys(file, value, ("do", "touch", "number", "en", "fr"), here, "a mistake")
    say = sentence(file, {key: value[key] for key in LANGUAGES if key in value}, "a mistake", here, limits.NOTE)
    return Mistake(do=value.get("do"), touch=value.get("touch"), number=value.get("number"), say=say)


def mistake_line(file: File, words: str, since: int) -> int:
    """The line a mistake is written on."""
    for number, line in file.lines()[since - 1 :]:
        if words in line and line.lstrip().startswith("{"):
            return number
    return since


def read_choices(file: File, value: Any, line: int) -> tuple[Choice, ...]:
    """The answers to choose from: at least two, of which one is right and every other has its reason."""
    if not value:
        return ()
    found = tuple(read_choice(file, each, file.line_of("choices", line)) for each in value)
    if len(found) < 2 or sum(choice.is_right for choice in found) != 1:
        file.refuse(file.line_of("choices", line), "two choices or more belong here, exactly one with right = true")
    return found


def read_choice(file: File, value: Mapping[str, Any], line: int) -> Choice:
    """One of the answers."""
    check_keys(file, value, ("en", "fr", "right", "no"), line, "a choice")
    text = sentence(file, {key: value[key] for key in LANGUAGES if key in value}, "a choice", line, limits.CHOICE)
    is_right = bool(value.get("right", False))
    no = {} if is_right else sentence(file, value.get("no"), "no", line, limits.NOTE)
    return Choice(text=text, is_right=is_right, no=no)
