"""Promise 6: a finished or running game opens under the rules and with the component data it was played with."""

import json
import sqlite3
from pathlib import Path

import pytest

import tokonoma
from tests.corpus import FOLDER, record_file, seen, sheet_file, store_file, usual_openings
from tests.server.running import run, settings_in
from tokonoma.server.registry import TableRegistry

RECORDS = sorted((FOLDER / "records").glob("*.json"))
STORES = sorted((FOLDER / "stores").glob("*.sql"))
MISSING = "python -m tests.corpus adds it"


def test_every_mode_and_number_of_seats_is_in_the_corpus() -> None:
    missing = [str(opening) for opening in usual_openings() if not record_file(opening).exists()]
    assert missing == [], MISSING
    assert store_file().exists(), MISSING


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_opens_and_ends_as_it_did(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    record = kept["record"]
    game = tokonoma.game(record["game"], data=sheet_file(record["game"], record["data"]))
    state = game.from_record(record)
    assert state.outcome() == record["outcome"]
    assert state.scores() == kept["scores"]
    assert state.steps == record["steps"]


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_a_store_opens_and_everybody_sees_what_they_saw(path: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tokonoma.db")
    connection.executescript(path.read_text(encoding="utf-8"))
    connection.close()
    views = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))

    async def open_all() -> None:
        registry = await TableRegistry.open(settings_in(tmp_path))
        for name, expected in views.items():
            table = await registry.table(name)
            assert [seen(table, seat) for seat in [*range(len(table.seats)), None]] == expected
        await registry.close()

    run(open_all())
