"""Games on disk: a record with who sat where and where its luck comes from, so that play can go on."""

import json
import os
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from tokonoma.kernel.data_folder import data_folder
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json


def fresh_path(game: str) -> Path:
    """A new file in the data folder, made at once: two processes never get the same."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = folder / (f"{stem}-{number}.json" if number > 1 else f"{stem}.json")
            with suppress(FileExistsError):
                path.touch(exist_ok=False)
                return path
    except OSError as no:
        raise Refusal("not_a_document", f"{folder} cannot be written: {no.strerror}", place=str(folder)) from None
    raise AssertionError("numbers do not end")


def saves_folder() -> Path:
    """Where games are kept that were given no file."""
    return data_folder() / "saves"


def write_saved(path: Path, document: Json) -> None:
    """Put a document on disk, whole or not at all; refuses a place that cannot be written."""
    part_path: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", dir=path.parent, prefix=path.name, suffix=".part", delete=False, encoding="utf-8"
        ) as part:
            part_path = Path(part.name)
            json.dump(document, part, ensure_ascii=False, indent=1)
            part.write("\n")
            part.flush()
            os.fsync(part.fileno())
        os.replace(part_path, path)
    except OSError as no:
        raise Refusal("not_a_document", f"{path} cannot be written: {no.strerror}", place=str(path)) from None
    finally:
        if part_path is not None:
            part_path.unlink(missing_ok=True)  # gone already where all went well


def read_saved(path: Path) -> Any:
    """The JSON value in a file; refuses one that cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as no:
        raise Refusal("not_a_document", f"{path} cannot be read: {no.strerror}", place=str(path)) from None
    except (ValueError, RecursionError) as no:
        raise Refusal("not_a_document", f"{path} is no JSON document: {no}", place=str(path)) from None


# Games in the data folder


def unfinished_games() -> list[tuple[str, str]]:
    """Every saved game that can be gone on with, as a line and its file, the last first."""
    return [(line, path) for line, path, is_over in kept_games() if not is_over]


def finished_games() -> list[tuple[str, str]]:
    """Every game kept to its end, as a line and its file, the last first."""
    return [(line, path) for line, path, is_over in kept_games() if is_over]


def last_unfinished() -> Path:
    """The game that was left last; refuses where there is none."""
    games = unfinished_games()
    if not games:
        raise Refusal("not_a_document", f"there is no saved game in {saves_folder()}", place=str(saves_folder()))
    return Path(games[0][1])


def kept_games() -> list[tuple[str, str, bool]]:
    """What lies in the saves folder; a file that is no record is passed over."""
    found = []
    for path in sorted(saves_folder().glob("*.json"), key=lambda each: each.stat().st_mtime, reverse=True):
        with suppress(Refusal):
            document = read_saved(path)
            if isinstance(document, dict) and "steps" in document:
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
                line = f"{document.get('game')}  {when}  {', '.join(map(str, document.get('players', [])))}"
                found.append((line, str(path), bool(document.get("outcome"))))
    return found
