"""The courses there are: every game with a folder `lessons` has one, in the order its `course.toml` says."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons.coach import coach
from tokonoma.lessons.lesson import Lesson
from tokonoma.lessons.reading import read_lesson

FOLDER, ORDER = "lessons", "course.toml"


@dataclass(frozen=True)
class Course:
    """The lessons of a game in their order; the extra ones are for modes and options."""

    game: str
    lessons: dict[str, Lesson]
    extra: tuple[str, ...]

    def find(self, name: str) -> Lesson:
        """A lesson by its name; refuses one there is not."""
        if name not in self.lessons:
            known = ", ".join(self.lessons)
            raise Refusal("unknown_option", f"there is no lesson {name}; there are {known}", lesson=name)
        return self.lessons[name]

    def to_json(self) -> Json:
        """The course for programs: lessons, steps and languages."""
        return {
            "game": self.game,
            "languages": list(LANGUAGES),
            "first_seat": found.seat if (found := coach(self.game)) else None,
            "lessons": [
                {
                    "lesson": lesson.name,
                    "title": dict(lesson.title),
                    "idea": dict(lesson.idea),
                    "minutes": lesson.minutes,
                    "steps": len(lesson.steps),
                    "extra": lesson.name in self.extra,
                }
                for lesson in self.lessons.values()
            ],
        }


@cache
def course(name: str) -> Course:
    """The course of a game; refuses a game without one."""
    folder = game(name).rulebook.folder / FOLDER
    if not (folder / ORDER).exists():
        raise Refusal(
            "unknown_option", f"{name} has no course; there are courses for {', '.join(courses())}", game=name
        )
    return read_course(folder, name)


def read_course(folder: Path, name: str) -> Course:
    """A course from its folder; a file that the order does not name is refused, and so is a name without a file."""
    order = tomllib.loads((folder / ORDER).read_text(encoding="utf-8"))
    names = [*order.get("lessons", []), *order.get("extra", [])]
    written = {path.stem for path in folder.glob("*.toml")} - {"course", "coach", "figures"}
    for odd in sorted(written ^ set(names)):
        what = f"name {odd} in it" if odd in written else f"write {odd}.toml beside it, or take {odd} out"
        raise Refusal("wrong_data", f"{name}/{FOLDER}/{ORDER}: {what}", file=ORDER)
    found = {each: read_lesson(folder / f"{each}.toml", name) for each in names}
    return Course(game=name, lessons=found, extra=tuple(order.get("extra", [])))


def courses() -> tuple[str, ...]:
    """The games that have a course."""
    return tuple(name for name in GAMES if (game(name).rulebook.folder / FOLDER / ORDER).exists())
