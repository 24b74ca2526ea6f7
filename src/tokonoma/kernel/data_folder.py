"""Where the program keeps what a person would miss: $TOKONOMA_DATA, or the user's data folder."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder for saved games, records and the server's store; whoever writes there makes it."""
    given = os.environ.get("TOKONOMA_DATA")
    return Path(given).expanduser() if given else user_data_path("tokonoma", appauthor=False)
