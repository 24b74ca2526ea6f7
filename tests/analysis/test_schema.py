"""The form of an analysis is published, and what is printed keeps to it."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from msgspec import json as msgspec_json
from msgspec import to_builtins

import tokonoma
from tests.analysis.test_record import PLAYOUTS, played
from tokonoma.analysis import Analysis, analyse, schema, summary
from tokonoma.kernel.state import DRAWN

STORED = Path(schema.__file__).parent / "analysis.schema.json"
PAGE = Path(__file__).parents[2] / "docs" / "analysis.md"


@pytest.fixture(scope="module")
def check() -> Draft202012Validator:
    return Draft202012Validator(json.loads(STORED.read_text("utf-8")))


def test_the_published_schema_is_that_of_the_structs() -> None:
    assert STORED.read_text("utf-8") == schema.text(), "python -m tokonoma.analysis.schema > the stored file"
    Draft202012Validator.check_schema(schema.schema())


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_an_analysis_keeps_to_the_schema_and_reads_back(name: str, check: Draft202012Validator) -> None:
    record = played(name, 12)
    found = summary(record, list(analyse(record, PLAYOUTS)), PLAYOUTS)
    document: Any = json.loads(json.dumps(to_builtins(found)))
    check.validate(document)
    assert msgspec_json.decode(json.dumps(document), type=Analysis) == found
    del document["decisions"][0]["cost"]
    with pytest.raises(ValidationError):
        check.validate(document)


def test_stages_begin_where_the_record_has_them() -> None:
    record = played("gorinto", 40)
    stages = summary(record, []).stages
    assert [each.title["season"] for each in stages[:2]] == ["spring", "summer"]
    before = tokonoma.game("gorinto").from_record(record, stages[1].step - 1)
    after = tokonoma.game("gorinto").from_record(record, stages[1].step)
    assert (before.board.season, after.board.season) == (0, 1) or record["steps"][stages[1].step - 1].startswith(DRAWN)
    assert summary(played("koinobori", 8), []).stages == []


def test_the_page_names_every_key_of_the_form() -> None:
    text = PAGE.read_text("utf-8")
    for part in ("Analysis", "Judged"):
        for key in schema.schema()["$defs"][part]["properties"]:
            assert f"`{key}`" in text, f"docs/analysis.md does not say what {key} is"
