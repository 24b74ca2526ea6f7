"""`python -m tokonoma.cli` is the command `tokonoma`."""

import sys

from tokonoma.cli import main

sys.exit(main())
