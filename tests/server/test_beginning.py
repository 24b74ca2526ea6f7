"""A server that cannot begin says why in one sentence; a store that fails later is told of in the log."""

import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.serve import run
from tokonoma.server.settings import DATABASE_FILE
from tokonoma.server.writer import reason


def refused(capsys: pytest.CaptureFixture[str], **how: object) -> str:
    assert run(open_browser=False, **cast(dict[str, Any], {"port": 0, **how})) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err
    return told.err


def test_a_data_folder_that_is_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "it is not a folder" in refused(capsys, data=file)


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "cannot use the data folder" in refused(capsys, data=file / "below")


def test_a_port_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no such port" in refused(capsys, data=tmp_path, port=99_999)


def test_a_store_that_is_no_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / DATABASE_FILE).write_text("not a database at all, and long enough to be looked at\n" * 20)
    assert "file is not a database" in refused(capsys, data=tmp_path)


def test_a_store_of_a_newer_program_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / DATABASE_FILE) as store:
        store.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")
    store.close()
    assert "made by a newer program" in refused(capsys, data=tmp_path)


@pytest.mark.parametrize("url", ["nonsense", "foo://somebody:hidden@x"])
def test_what_names_no_database_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="has to be postgresql") as no:
        run(open_browser=False, port=0, data=tmp_path, database_url=url)
    assert "hidden" not in str(no.value)


def test_a_database_that_does_not_answer_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, data=tmp_path, database_url="postgresql://somebody:hidden@127.0.0.1:1/x")
    assert told.startswith("the store ")
    assert "hidden" not in told


def test_the_log_tells_what_a_database_says_and_no_value_of_a_row() -> None:
    trouble = OperationalError("INSERT …", {"secret": "hidden"}, Exception("disk is full\nDETAIL: hidden"))
    assert reason(trouble) == "OperationalError: disk is full"
