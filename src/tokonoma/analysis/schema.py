"""The form of an analysis as JSON Schema.

    python -m tokonoma.analysis.schema > src/tokonoma/analysis/analysis.schema.json

A test fails when the stored file differs.
"""

import inspect
import json
import sys
from typing import Any

import msgspec

from tokonoma.analysis.judged import Analysis

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema, every struct under `$defs`."""
    made = msgspec.json.schema(Analysis)
    for part in made["$defs"].values():
        part["description"] = inspect.cleandoc(part["description"])
        part["required"] = list(part["properties"])
    return {"$schema": DRAFT, "title": "A game of Tokonoma analysed", **made}


def text() -> str:
    """The schema as it is stored."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
