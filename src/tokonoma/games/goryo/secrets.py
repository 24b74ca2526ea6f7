"""What is behind the Goryō's screen: the bound type and this round's plan, nothing else (§8.1)."""

from tokonoma.games.goryo.components import (
    NOTHING,
)
from tokonoma.games.goryo.paths import clear_path
from tokonoma.games.goryo.state import Table


def put_up_screen(table: Table) -> None:
    """Overwrite what is behind her screen (§8.1)."""
    table.bound = NOTHING
    clear_path(table)
