"""The records of all finished games, a file each, resumed where it was broken off."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import FRIEND, ME, party
from tests.server.running import run, settings_in
from tests.server.test_backup import Told
from tokonoma import cli, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.verify import check_record
from tokonoma.server.backups import engine_of
from tokonoma.server.exports import export
from tokonoma.server.sql_tables import tables


def games_in(folder: Path) -> list[str]:
    """Two finished games and one that goes on; their tables, in this order."""
    names: list[str] = []

    async def play() -> None:
        async with party(folder, "koinobori") as people:
            await people.play(8, random.Random(4))
            await people.at[0].ask("resign")
            names.append(people.table)
            for _ in range(2):
                opened = await people.client.open_table("gorinto", [ME, FRIEND])
                names.append(opened["table"])
        async with party(folder, "gorinto") as people:
            await people.play(500, random.Random(4))
            assert people.to_act is None
            names.insert(1, people.table)

    run(play())
    return names


def test_every_finished_game_is_exported_once_and_verifies(tmp_path: Path) -> None:
    played, *_ = names = games_in(tmp_path / "data")
    settings, folder = settings_in(tmp_path / "data"), tmp_path / "records"
    found = export(settings, folder)
    assert (found.written, found.already, found.failed) == (2, 0, [])
    files = {f"koinobori-{played}.json", f"gorinto-{names[1]}.json"}
    assert {each.name for each in folder.iterdir()} == files
    for each in folder.iterdir():
        record = json.loads(each.read_text("utf-8"))
        assert all(good for good, _ in check_record(record))
        assert game(record["game"]).from_record(record).record()["steps"] == record["steps"]
    (folder / f"koinobori-{played}.json").unlink()
    told = Told()
    again = export(settings, folder, advance=told)
    assert (again.written, again.already) == (1, 1)
    assert (told.done, told.total) == (2, 2)


def test_a_game_that_cannot_be_opened_is_named_and_the_others_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played, *_ = games_in(tmp_path)
    with engine_of(settings_in(tmp_path).url) as engine, engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.table == played).values(rules=99))
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))
    assert cli.main(["export", str(tmp_path / "records")]) == 1
    told: Any = capsys.readouterr()
    assert f"{played} could not be exported: this game was played by rules 99" in told.err
    assert "1 record written" in told.out


def test_no_store_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="is not there yet"):
        export(settings_in(tmp_path), tmp_path / "records")
