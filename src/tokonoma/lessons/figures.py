"""The pictures of a rules page: positions of the game, each beside a paragraph, with a caption and what is shown of it.

A figure is data in `games/<game>/lessons/figures.toml`. The page and the terminal draw it as they draw a table,
from a view made by the rules, so that no picture can show what the game does not do.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tokonoma.kernel import words
from tokonoma.kernel.library import game
from tokonoma.kernel.state import State
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons import limits
from tokonoma.lessons.expressions import Wrong, evaluate
from tokonoma.lessons.facts import LABEL, Facts, called
from tokonoma.lessons.lesson import Sentence, Start
from tokonoma.lessons.reading import START_KEYS, File, check_keys, sentence
from tokonoma.lessons.reading_coach import check_claimed, check_names
from tokonoma.lessons.starting import opening, play_all

FILE = "figures.toml"
PARTS = ("board", "mat", "facts", "hand")
KEYS = ("name", "rule", "show", "seat", "say", "facts", "claims", "then", "lesson", *START_KEYS)


@dataclass(frozen=True, eq=False)
class Figure:
    """A position to be drawn."""

    name: str
    line: int  # of the file
    rule: str  # the paragraph it stands beside
    show: tuple[str, ...]
    say: Sentence
    start: Start
    then: tuple[str, ...] = ()  # words played from the start
    seat: int = 0  # whose view it is
    facts: Mapping[str, str] = field(default_factory=dict)
    lesson: str | None = None  # where the same can be learnt


@cache
def figures(name: str) -> tuple[Figure, ...]:
    """The figures of a game in the order of its rules; none where it has no file of them."""
    path = game(name).rulebook.folder / "lessons" / FILE
    return read_figures(path, name) if path.exists() else ()


def read_figures(path: Path, name: str) -> tuple[Figure, ...]:
    """The figures of a file; refuses what is wrong with the line and the cure."""
    file = File(path)
    check_keys(file, file.values, ("figures",), 1, "a file of figures")
    lines = [number for number, line in file.lines() if line.strip() == "[[figures]]"]
    return tuple(
        read_figure(file, name, value, line) for value, line in zip(file.values["figures"], lines, strict=True)
    )


def read_figure(file: File, name: str, value: Any, line: int) -> Figure:
    """One figure."""
    check_keys(file, value, KEYS, line, "a figure")
    for key in ("name", "rule", "show"):
        if key not in value:
            file.refuse(line, f"a figure has a {key}")
    for part in value["show"]:
        if part not in PARTS:
            file.refuse(file.line_of("show", line), f"there is no {part} to be shown; there are {', '.join(PARTS)}")
    say = sentence(file, value.get("say"), "say", file.line_of("say", line), limits.NOTE)
    facts = {key: str(each) for key, each in value.get("facts", {}).items()}
    found = Figure(
        name=value["name"],
        line=line,
        rule=value["rule"],
        show=tuple(value["show"]),
        say=say,
        start=read_start(value),
        then=tuple(value.get("then", "").split()),
        seat=value.get("seat", 0),
        facts=facts,
        lesson=value.get("lesson"),
    )
    check_names(file, line, facts, {"now", "me"})
    check_claimed(file, name, line, say, facts, found.rule, value.get("claims", []))
    return found


def read_start(value: Mapping[str, Any]) -> Start:
    """Where a figure's position comes from, as of a lesson's step."""
    return Start(
        name="figure",
        seats=value.get("seats"),
        options={key: str(option) for key, option in value.get("options", {}).items()},
        seed=value.get("seed"),
        sketch=value.get("sketch"),
        moves=tuple(str(value.get("moves", "")).split()),
        draws_given=bool(value.get("draws_given", False)),
    )


def state_of(name: str, figure: Figure) -> State:
    """The position of a figure."""
    state = opening(game(name), figure.start)
    play_all(state, figure.then)
    return state


def caption(figure: Figure, state: State) -> dict[str, str]:
    """What is said below a figure, by language."""
    names = {"now": Facts(state, figure.seat), "me": figure.seat}
    values = {key: evaluate(text, names) for key, text in figure.facts.items()}
    return {language: captioned(figure, state, values, language) for language in LANGUAGES}


def captioned(figure: Figure, state: State, values: Mapping[str, Any], language: str) -> str:
    """The caption in one language."""
    text = figure.say[language]
    missing = words.fields(text) - set(values)
    if missing:
        raise Wrong(f"{{{min(missing)}}} is no fact of the figure {figure.name}")
    catalogue = {**words.catalogue(state.rulebook.folder, language), LABEL: text}
    return words.say(catalogue, LABEL, values, language, lambda seat: called(seat, figure.seat, language))
