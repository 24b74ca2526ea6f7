"""Positions drawn as text: tables to ask one rule about, put together by hand.

    F . . . .
  . V AF . . .        the path above, then for each row its path tile and five stacks, lowest tile first
  …

V Void, A Wind (air), F Fire, W Water, E Earth, . nothing. Tiles that are not drawn are not missed: such a table need
not be one that can occur.
"""

from typing import Any

import tokonoma
from tokonoma.games.gorinto.components import EMPTY, SIDE
from tokonoma.games.gorinto.state import PLACEMENT
from tokonoma.kernel.state import State

LETTERS = "VAFWE"


def table(text: str, seats: int = 3, seat: int = 0, mats: dict[int, str] | None = None, **options: str) -> State:
    """A state in which a seat is to place a tile; `mats` has the tiles of a seat as letters."""
    game = tokonoma.game("gorinto", mode="python")
    chosen = game.rulebook.complete_options(seats, options)
    board = game.rulebook.lay_out(seats, chosen)
    above, *rows = [line.split() for line in text.strip().splitlines()]
    board.path = [element(letter) for letter in [*above, *(row[0] for row in rows)]]
    board.tiles_on_path = sum(each != EMPTY for each in board.path)
    for space, stack in enumerate(stack for row in rows for stack in row[1:]):
        lay(board, space, stack)
    for owner, letters in (mats or {}).items():
        for letter in letters:
            board.mats[owner][element(letter)] += 1
    board.order[:seats] = [(seat + i) % seats for i in range(seats)]
    board.goals[:] = [0, 9, 2, 10] if options.get("mode") == "partnership" else [0, 9, EMPTY, EMPTY]
    board.keys[:] = [0, 1]
    board.awaiting, board.to_act, board.place_of_draw = PLACEMENT, seat, 0
    return State(game.rulebook, board, chosen, None)


def lay(board: Any, space: int, stack: str) -> None:
    tiles = "" if stack == "." else stack
    board.height[space] = len(tiles)
    for level, letter in enumerate(tiles):
        board.stacks[space][level] = element(letter)


def element(letter: str) -> int:
    return EMPTY if letter == "." else LETTERS.index(letter)


def mountain(state: State) -> str:
    """The mountain as it would be drawn, row by row."""
    board = state.board
    cells = [
        "".join(LETTERS[each] for each in stack[:height]) or "."
        for stack, height in zip(board.stacks, board.height, strict=True)
    ]
    return "\n".join(" ".join(cells[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE))


def mat(state: State, seat: int) -> str:
    """A mat as letters, Void first."""
    return "".join(letter * tiles for letter, tiles in zip(LETTERS, state.board.mats[seat], strict=True))


FULL = """
  V A F W E
V V V V V V
A A A A A A
F F F F F F
W W W W W W
E E E E E E
"""
BARE = """
  V A F W E
V . . . . .
A . . . . .
F . . . . .
W . . . . .
E . . . . .
"""
