"""Adds to the corpus what is missing."""

import shutil
import sys
import tempfile
from pathlib import Path

from tests.corpus import FOLDER, write_all

if "--anew" in sys.argv:
    for part in ("records", "sheets", "stores"):
        shutil.rmtree(FOLDER / part, ignore_errors=True)
with tempfile.TemporaryDirectory() as folder:
    for path in write_all(Path(folder)):
        print(path.relative_to(FOLDER))
