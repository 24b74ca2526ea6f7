"""The HTTP interface as an OpenAPI document, from the same structs the server reads and writes."""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tokonoma import __version__
from tokonoma.analysis.study import Thinking
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.words import LANGUAGES
from tokonoma.server import bodies, lesson_bodies, puzzle_bodies, record_bodies, study_bodies
from tokonoma.server.facts import AnalysisNow, Refused, TableFacts

REFERENCE = "#/components/schemas/{name}"
REFUSALS = {
    "400": "unreadable",
    "401": "no or a wrong secret",
    "403": "from another site",
    "404": "no such thing",
    "405": "not by this method",
    "409": "not possible now",
    "413": "too large",
    "429": "too fast; Retry-After says how long to wait",
    "503": "nothing can be written now; Retry-After says how long to wait",
}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "enum": list(GAMES)}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"type": "string", "enum": list(LANGUAGES)}}
NAME = {"type": "string", "maxLength": 40, "minLength": 1}
PUZZLE = {"name": "puzzle", "in": "path", "required": True, "schema": NAME}
LESSON = {"name": "lesson", "in": "path", "required": True, "schema": NAME}
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 16, "minLength": 1}}
RECORD = TABLE | {"name": "record"}
SECRET = {"name": "X-Seat-Secret", "in": "header", "required": True, "schema": {"type": "string"}}
CATALOGUE = {"type": "object", "additionalProperties": {"type": "string"}}


def operation(
    says: str,
    result: Any,
    parameters: list[Any] | None = None,
    body: str | None = None,
    status: str = "200",
    kind: str = "application/json",
) -> dict[str, Any]:
    """One thing one can ask for."""
    refusal = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refused")}}}
    found: dict[str, Any] = {
        "summary": says,
        "parameters": parameters or [],
        "responses": {status: {"description": says, "content": {kind: {"schema": result}}}}
        | {code: {"description": why, "content": refusal} for code, why in REFUSALS.items()},
    }
    if body:
        content = {"application/json": {"schema": {"$ref": REFERENCE.format(name=body)}}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def document() -> dict[str, Any]:
    """The whole interface."""
    kinds = (
        *(bodies.GameFacts, bodies.OpenTable, bodies.TableOpened, bodies.ClaimSeat, bodies.SeatClaimed),
        *(bodies.WatchTable, bodies.MyTable, bodies.LastBoard, bodies.Reach, bodies.Health, TableFacts, Refused),
        *(bodies.StudyRecord, bodies.StudyMoment, study_bodies.TakeStudy, study_bodies.StudyTable),
        *(study_bodies.ThinkAbout, Thinking),
        *(lesson_bodies.CourseFacts, lesson_bodies.TakeLesson, lesson_bodies.LessonMoment, lesson_bodies.FigureFacts),
        *(record_bodies.KeepRecord, record_bodies.RecordKept, record_bodies.AnalyseRecord, AnalysisNow),
        *(puzzle_bodies.PuzzleSet, puzzle_bodies.TakePuzzle, puzzle_bodies.PuzzleMoment),
    )
    _, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)

    def ref(name: str) -> dict[str, Any]:
        return {"$ref": REFERENCE.format(name=name)}

    def list_of(name: str) -> dict[str, Any]:
        return {"type": "array", "items": ref(name)}

    text = {"type": "string"}
    paths = {
        "/api/games": {"get": operation("every game", list_of("GameFacts"))},
        "/api/games/{game}/words/{language}": {"get": operation("its words", CATALOGUE, [GAME, LANGUAGE])},
        "/api/games/{game}/rules/{language}": {
            "get": operation("its rules", text, [GAME, LANGUAGE], kind="text/markdown")
        },
        "/api/figures/{game}": {"get": operation("the pictures of its rules", list_of("FigureFacts"), [GAME])},
        "/api/lessons": {"get": operation("every course", list_of("CourseFacts"))},
        "/api/lessons/{game}/{lesson}": {
            "post": operation("a step of a lesson", ref("LessonMoment"), [GAME, LESSON], "TakeLesson")
        },
        "/api/puzzles": {"get": operation("every puzzle", list_of("PuzzleSet"))},
        "/api/puzzles/{game}/{puzzle}": {
            "post": operation("a puzzle", ref("PuzzleMoment"), [GAME, PUZZLE], "TakePuzzle")
        },
        "/api/tables": {"post": operation("open a table", ref("TableOpened"), body="OpenTable", status="201")},
        "/api/tables/{table}": {"get": operation("a table", ref("TableFacts"), [TABLE])},
        "/api/tables/{table}/claim": {"post": operation("sit down", ref("SeatClaimed"), [TABLE], "ClaimSeat")},
        "/api/tables/{table}/watch": {"post": operation("may I watch", ref("TableFacts"), [TABLE], "WatchTable")},
        "/api/tables/{table}/record": {"get": operation("the record", {"type": "object"}, [TABLE, SECRET])},
        "/api/tables/{table}/board": {"get": operation("how it stands", ref("LastBoard"), [TABLE, SECRET])},
        "/api/study": {"post": operation("one move of a record", ref("StudyMoment"), body="StudyRecord")},
        "/api/study/table": {"post": operation("a study, after what is tried", ref("StudyTable"), body="TakeStudy")},
        "/api/study/think": {"post": operation("what a search thinks there", ref("Thinking"), body="ThinkAbout")},
        "/api/records": {"post": operation("keep a record", ref("RecordKept"), body="KeepRecord", status="201")},
        "/api/records/{record}": {"get": operation("a record from a file", {"type": "object"}, [RECORD])},
        "/api/records/{record}/analysis": {
            "post": operation("its analysis so far", ref("AnalysisNow"), [RECORD], "AnalyseRecord")
        },
        "/api/mine": {"get": operation("my tables", list_of("MyTable"))},
        "/api/mine/{table}": {"get": operation("one of my tables", ref("MyTable"), [TABLE])},
        "/api/reach": {"get": operation("the address for a friend", ref("Reach"))},
        "/health": {"get": operation("is it well", ref("Health"))},
        "/metrics": {"get": operation("counts for the host", text, kind="text/plain")},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tokonoma", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts},
    }


@cache
def encoded() -> bytes:
    """The document as it is sent: it never changes while the program runs."""
    return msgspec.json.encode(document())


async def read_openapi(request: Request) -> Response:
    """The document."""
    return Response(encoded(), media_type="application/json")
