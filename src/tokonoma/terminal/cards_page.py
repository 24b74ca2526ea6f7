"""The cards and tables of a game as pages of aligned columns."""

from collections.abc import Sequence

from tokonoma.kernel.reference import Section
from tokonoma.terminal.pen import Pen, block_width, width_of

GAP = 2


def page(sections: Sequence[Section], pen: Pen) -> list[str]:
    """Every table below its title."""
    lines: list[str] = []
    for section in sections:
        lines += [pen.bold(section.title), *table(section, pen), ""]
    return lines[:-1]


def table(section: Section, pen: Pen) -> list[str]:
    """A table that fits the page: as columns, its last column wrapped, or row by row where even that is too wide."""
    head = [pen.dim(each) for each in section.columns]
    lines = pen.columns([head, *section.rows], gap=GAP)
    if block_width(lines) <= pen.width:
        return lines
    *first, last = range(len(section.columns))
    before = sum(max(width_of(row[i]) for row in [section.columns, *section.rows]) + GAP for i in first)
    if pen.width - before < pen.width // 3:
        return row_by_row(section, pen)
    rows = [head]
    for row in section.rows:
        wrapped = pen.wrap(row[last], pen.width - before)
        rows.append([*row[:last], wrapped[0]])
        rows += [[""] * last + [line] for line in wrapped[1:]]
    return pen.columns(rows, gap=GAP)


def row_by_row(section: Section, pen: Pen) -> list[str]:
    """A line for every cell, named by its column."""
    lines: list[str] = []
    for name, *cells in section.rows:
        lines.append(name)
        for column, cell in zip(section.columns[1:], cells, strict=True):
            lines += pen.wrap(f"  {column}  {cell}", indent="    ")
    return lines
