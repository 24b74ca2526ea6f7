"""How the panes are arranged: beside each other in a wide window, below each other in a narrow one."""

SIDE_LEAST, SIDE_MOST = 40, 64  # columns of the log and the offers beside the board
WIDE = 110  # columns from which they stand there, where the table leaves them room
FRAME = 4  # columns of the board's border and of its scroll bar
# A line of a table is never wrapped: a table that is too wide is scrolled.
TABLE_CSS = "#board { overflow-x: auto; } #table { width: auto; min-width: 100%; text-wrap: nowrap; }"
CSS = (
    f"""
{TABLE_CSS}
#side {{ width: 30%; min-width: {SIDE_LEAST}; max-width: {SIDE_MOST}; height: 1fr; }}
"""
    + """
#body { height: 1fr; }
#board { width: 1fr; height: 1fr; border: round $primary-muted; }
#said { height: 1fr; border: round $primary-muted; background: $background; }
#offers { height: 1fr; border: round $primary-muted; border-title-color: $text; background: $background; padding: 0; }
#offers { scrollbar-gutter: stable; } /* a long offer is wrapped beside the bar, whether it has come yet or not */
#hint, #meaning { height: 1; padding: 0 1; }
#meaning { color: $text-muted; height: auto; min-height: 1; max-height: 3; }
#line { height: 1; border: none; padding: 0 1; background: $surface; }
.narrow #body { layout: vertical; }
.narrow #board { border: none; }
.narrow #side { width: 1fr; max-width: 100%; height: 6; layout: horizontal; }
.narrow #said, .narrow #offers { height: 100%; border: none; border-top: solid $primary-muted; }
.narrow #said { width: 2fr; }
.narrow #offers { width: 3fr; }
"""
)


def wide_from(table: int) -> int:
    """How many columns a window needs for a table so wide with the log and the offers beside it."""
    return max(WIDE, table + FRAME + SIDE_LEAST)


def side_width(columns: int) -> int:
    """How wide the log and the offers are beside the board."""
    return min(max(SIDE_LEAST, columns * 3 // 10), SIDE_MOST)
