"""Where files lie: what a person would miss in $TOKONOMA_DATA, or the user's data folder; else where they say."""

import os
from pathlib import Path

from platformdirs import user_data_path

from tokonoma.kernel.refusal import Refusal


def data_folder() -> Path:
    """The folder for saved games, records and the server's store; whoever writes there makes it."""
    given = os.environ.get("TOKONOMA_DATA")
    return Path(given).expanduser() if given else user_data_path("tokonoma", appauthor=False)


def check_place(path: Path) -> None:
    """Refuse a place where no file could be written, before anybody plays for it."""
    found = next(parent for parent in path.absolute().parents if parent.exists())
    if path.is_dir() or not found.is_dir() or not os.access(found, os.W_OK):
        why = "it is a folder" if path.is_dir() else f"nothing can be written in {found}"
        raise Refusal("not_a_document", f"{path} cannot be written: {why}", place=str(path))
