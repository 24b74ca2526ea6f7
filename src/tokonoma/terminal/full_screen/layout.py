"""How the panes are arranged: beside each other in a wide window, below each other in a narrow one."""

WIDE = 110  # columns from which the log and the offers stand beside the board
CSS = """
#body { height: 1fr; }
#board { width: 1fr; height: 1fr; border: round $primary-muted; }
#side { width: 30%; min-width: 46; max-width: 64; height: 1fr; }
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
