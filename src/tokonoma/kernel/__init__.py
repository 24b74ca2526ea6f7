"""What every game shares. Importing it sees to it that no compiled rule is older than its source."""

from tokonoma.kernel import native

native.install()
