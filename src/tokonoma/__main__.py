"""`python -m tokonoma` is the command `tokonoma`."""

import sys

from tokonoma.cli import main

sys.exit(main())
