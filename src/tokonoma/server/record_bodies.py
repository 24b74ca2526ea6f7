"""The bodies of records from files that are analysed on the server.

POST /api/records                    KeepRecord     RecordKept
GET  /api/records/{record}                          the record
POST /api/records/{record}/analysis  AnalyseRecord  AnalysisNow
"""

from typing import Annotated

from msgspec import Meta, Struct

from tokonoma.server.facts import Json


class KeepRecord(Struct, forbid_unknown_fields=True, kw_only=True):
    """The record of a game that is over, or was broken off, to be analysed."""

    record: Json


class RecordKept(Struct, kw_only=True):
    """A record's name in its address; the same record always gets the same."""

    record: str


class AnalyseRecord(Struct, forbid_unknown_fields=True, kw_only=True):
    """How far a record's analysis is; the fields are those of the request `analyse` at a table."""

    begin: bool = False
    stop: bool = False
    known: Annotated[int, Meta(ge=0, le=100_000)] = 0
    first: Annotated[int, Meta(ge=0, le=100_000)] | None = None
