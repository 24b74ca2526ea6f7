"""The protocol as one JSON Schema, from which the web app makes its TypeScript types.

    python -m tokonoma.server.schema > web/src/lib/protocol.schema.json

A test fails when the stored file differs.
"""

import inspect
import json
import sys
from typing import Any

import msgspec

from tokonoma.server import bodies, facts, messages

DRAFT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
BODIES = (
    bodies.GameFacts,
    bodies.OpenTable,
    bodies.TableOpened,
    bodies.ClaimSeat,
    bodies.SeatClaimed,
    bodies.WatchTable,
    bodies.MyTable,
    bodies.Health,
    facts.TableFacts,
    facts.Refused,
)


def protocol() -> dict[str, Any]:
    """Every struct of the protocol under `$defs`, with the unions `FromClient` and `FromServer`."""
    unions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    roots, parts = msgspec.json.schema_components([*unions.values(), *BODIES], ref_template=REFERENCE)
    named = dict(zip(unions, roots, strict=False))
    for part in parts.values():
        tidy(part)
    notices = {"enum": list(messages.NOTICES), "description": "the codes of a notice"}
    return {
        "$schema": DRAFT,
        "title": "Protocol",
        "$defs": dict(sorted((parts | named | {"NoticeCode": notices}).items())),
    }


def tidy(part: dict[str, Any]) -> None:
    """Descriptions without the indentation of docstrings; and what the server sends, it always sends whole."""
    if "description" in part:
        part["description"] = inspect.cleandoc(part["description"])
    if "properties" in part and part.get("additionalProperties") is not False:
        part["required"] = list(part["properties"])


def text() -> str:
    """The schema as it is stored."""
    return json.dumps(protocol(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
