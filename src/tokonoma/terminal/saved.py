"""Games on disk: a record with who sat where and where its luck comes from, so that play can go on."""

import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from tokonoma.kernel.data_folder import data_folder
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json


def fresh_path(game: str) -> Path:
    """A new file in the data folder."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = data_folder() / "saves"
    taken = len([*folder.glob(f"{stem}*.json")])
    return folder / (f"{stem}-{taken + 1}.json" if taken else f"{stem}.json")


def check_place(path: Path) -> None:
    """Refuse a place where no file could be written, before anybody plays for it."""
    found = next(parent for parent in path.absolute().parents if parent.exists())
    if path.is_dir() or not found.is_dir() or not os.access(found, os.W_OK):
        why = "it is a folder" if path.is_dir() else f"nothing can be written in {found}"
        raise Refusal("not_a_document", f"{path} cannot be written: {why}", place=str(path))


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
        if part_path is not None:
            part_path.unlink(missing_ok=True)
        raise Refusal("not_a_document", f"{path} cannot be written: {no.strerror}", place=str(path)) from None


def read_saved(path: Path) -> Any:
    """The JSON value in a file; refuses one that cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as no:
        raise Refusal("not_a_document", f"{path} cannot be read: {no.strerror}", place=str(path)) from None
    except (ValueError, RecursionError) as no:
        raise Refusal("not_a_document", f"{path} is no JSON document: {no}", place=str(path)) from None
