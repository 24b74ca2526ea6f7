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
    try:
        why = why_not_written(path)
    except OSError as no:  # a name that is too long, say
        why = no.strerror or str(no)
    if why:
        raise Refusal("not_a_document", f"{path} cannot be written: {why}", place=str(path))


def why_not_written(path: Path) -> str:
    """Why no file could be written at a place; empty where one could."""
    if path.is_dir():
        return "it is a folder"
    found = next(parent for parent in path.absolute().parents if parent.exists())
    return "" if found.is_dir() and os.access(found, os.W_OK) else f"nothing can be written in {found}"
