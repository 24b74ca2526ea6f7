"""The protocol as one JSON Schema, from which the web app makes its TypeScript types.

    python -m tokonoma.server.schema > web/src/lib/protocol.schema.json

A test fails when the stored file differs.
"""

import inspect
import json
import sys
from importlib import import_module
from typing import Any, get_args

import msgspec

from tokonoma.analysis.judged import Analysis
from tokonoma.analysis.study import Thinking
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.preview import Preview
from tokonoma.lessons import coach
from tokonoma.server import bodies, facts, lesson_bodies, messages, puzzle_bodies, record_bodies, study_bodies

DRAFT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
BODIES = (
    bodies.GameFacts,
    bodies.OpenTable,
    bodies.TableOpened,
    bodies.ClaimSeat,
    bodies.SeatClaimed,
    bodies.WatchTable,
    bodies.StudyRecord,
    bodies.StudyMoment,
    bodies.MyTable,
    bodies.LastBoard,
    bodies.Reach,
    bodies.Health,
    lesson_bodies.CourseFacts,
    lesson_bodies.FigureFacts,
    lesson_bodies.TakeLesson,
    lesson_bodies.LessonMoment,
    facts.LookedBack,
    facts.AnalysisNow,
    facts.HintShown,
    facts.Reason,
    facts.PeopleHere,
    coach.Remark,
    puzzle_bodies.PuzzleSet,
    puzzle_bodies.TakePuzzle,
    puzzle_bodies.PuzzleMoment,
    record_bodies.KeepRecord,
    record_bodies.RecordKept,
    record_bodies.AnalyseRecord,
    study_bodies.TakeStudy,
    study_bodies.ThinkAbout,
    study_bodies.StudyTable,
    Thinking,
    facts.TableFacts,
    facts.Refused,
    Preview,
    Analysis,
)
OF_CLIENT = {each.__name__ for each in get_args(messages.FromClient)}
# Events are plain objects in the program, with values of every game's own; what all of them have is declared here.
EVENT = {
    "title": "GameEvent",
    "description": "What happened, as a game tells it: `event` is a key of its catalogue, everything else its values.",
    "type": "object",
    "properties": {"event": {"type": "string"}},
    "required": ["event"],
    "additionalProperties": True,
}


def protocol() -> dict[str, Any]:
    """Every struct under `$defs`: the messages, their unions `FromClient` and `FromServer`, and the games' tables."""
    unions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    roots, parts = msgspec.json.schema_components([*unions.values(), *BODIES], ref_template=REFERENCE)
    named = dict(zip(unions, roots, strict=False))
    for part in parts.values():
        tidy(part)
        name_events(part)
    for game in GAMES:
        parts |= table_view(game)
    tables = [{"$ref": REFERENCE.format(name=f"{prefix(game)}TableView")} for game in GAMES]
    parts["View"]["properties"]["table"] = {"anyOf": tables}
    notices = {"enum": list(messages.NOTICES), "description": "the codes of a notice"}
    return {
        "$schema": DRAFT,
        "title": "Protocol",
        "$defs": dict(sorted((parts | named | {"NoticeCode": notices, "GameEvent": EVENT}).items())),
    }


def table_view(game: str) -> dict[str, Any]:
    """What a view of a game's table and the answers to its questions hold, each part under a name that begins so."""
    module = import_module(f"tokonoma.games.{game}.view_types")
    answers = getattr(module, "ANSWERS", ())
    reference = REFERENCE.format(name=prefix(game) + "{name}")
    _, parts = msgspec.json.schema_components([module.TableView, *answers], ref_template=reference)
    for name, part in parts.items():
        tidy(part)
        part["title"] = prefix(game) + name
    return {part["title"]: part for part in parts.values()}


def prefix(game: str) -> str:
    """The name of a game as names of types begin: GorbinosQuest."""
    return "".join(word.capitalize() for word in game.split("_"))


def tidy(part: dict[str, Any]) -> None:
    """Descriptions without the indentation of docstrings; what the server sends is whole, but for what is not set."""
    if "description" in part:
        part["description"] = inspect.cleandoc(part["description"])
    is_of_client = part.get("additionalProperties") is False or part.get("title") in OF_CLIENT
    if "properties" in part and not is_of_client:
        needed = part.get("required", [])
        part["required"] = [name for name, each in part["properties"].items() if name in needed or "default" in each]


def name_events(part: dict[str, Any]) -> None:
    """The `events` of a struct are a list of GameEvent."""
    if "events" in part.get("properties", {}):
        part["properties"]["events"]["items"] = {"$ref": REFERENCE.format(name="GameEvent")}


def text() -> str:
    """The schema as it is stored."""
    return json.dumps(protocol(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
