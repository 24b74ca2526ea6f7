"""Where tiles, cards and tokens of a position lie, and where they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    ALL_TILES,
    BURROW,
    CHITS,
    COMPASSIONATE,
    ELEMENT_NAMES,
    ELEMENTS,
    EMPTY,
    GOAL_NAMES,
    GOALS,
    MOST_GOALS,
    NO_LETTER,
    PARTNERSHIP,
    PATH,
    PATH_NAMES,
    SEASONS,
    SIDE,
    SOLO,
    SPACE_NAMES,
    SPACES,
    TILES_OF_EACH,
    UNDER_KITSUNE,
)
from tokonoma.games.gorinto.moment import drawn, is_dealt, left_on_path, on_path, part, path_is_to_come, removed, set_up
from tokonoma.games.gorinto.mountain import space_entered
from tokonoma.games.gorinto.state import (
    GOAL_CARD,
    HEAD_CHIT,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    KITSUNE_TILE,
    MOUNTAIN_TILE,
    MOVEMENT_CHIT,
    NOTHING,
    PATH_TILE,
    TAIL_CHIT,
    TURN_ORDER,
)

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules


def tiles(board: Rules) -> Iterator[str]:
    """Every tile of the box is somewhere, once."""
    for element in range(ELEMENTS):
        there = sum(each[element] for each in (board.bag, board.discarded, *board.mats))
        there += list(board.path).count(element)
        there += sum(stack[:height].count(element) for stack, height in zip(board.stacks, board.height, strict=True))
        if there != TILES_OF_EACH:
            yield f"there are {there} tiles of {ELEMENT_NAMES[element]}; the box has {TILES_OF_EACH}"
    if board.in_bag != sum(board.bag):
        yield f"in_bag is {board.in_bag}, but {sum(board.bag)} tiles are in the bag"
    owners = 2 if board.mode == SOLO else board.seats
    if any(sum(mat) for mat in board.mats[owners:]):
        yield f"a seat that does not exist has tiles; there are {board.seats}"
    due = ALL_TILES - drawn(board)
    if board.in_bag != due:
        yield f"{board.in_bag} tiles are in the bag; at this moment there must be {due}"


def mountain(board: Rules) -> Iterator[str]:
    """No stack is higher than landscape and placements can have made it; above a stack is nothing."""
    land = board.box.landscapes[board.landscape]
    for space in range(SPACES):
        height = board.height[space]
        if any(board.stacks[space][height:]):
            yield f"something floats above the stack on {SPACE_NAMES[space]}"
        row, column = divmod(space, SIDE)
        entries = sum(board.path[each] < 0 for each in (column, SIDE + row)) if board.awaiting > PATH_TILE else 0
        most = land[space] + 2 * min(board.season, SEASONS - 1) + entries
        if board.awaiting == MOUNTAIN_TILE:
            place = board.place_of_draw
            least, most = (land[space] if space < place else 0, 0 if space > place else land[space] - (space == place))
            if height < least:
                yield f"the stack on {SPACE_NAMES[space]} is not finished, and yet passed over"
        if height > most:
            yield f"the stack on {SPACE_NAMES[space]} has {height} tiles; it cannot have more than {most}"


def path(board: Rules) -> Iterator[str]:
    """As many tiles as the turns have left, in the right places; burrow tokens only for what they removed."""
    if board.tiles_on_path != on_path(board):
        yield f"tiles_on_path is {board.tiles_on_path}, but {on_path(board)} tiles lie on the path"
    if board.awaiting == PATH_TILE:
        yield from path_being_filled(board)
    elif on_path(board) != left_on_path(board):
        yield f"{on_path(board)} tiles lie on the path; after these turns there must be {left_on_path(board)}"
    elif board.awaiting in (KITSUNE_TILE, KITSUNE_BURROW) and board.place_of_draw >= len(board.kitsune_at):
        yield "there are five Kitsune tiles"
    burrows = [space for space in board.burrowed if space != EMPTY]
    if list(board.burrowed[: len(burrows)]) != burrows or len(set(burrows)) != len(burrows):
        yield "burrow tokens are drawn one after another, each once"
    if len(burrows) != (removed(board) if board.removal == BURROW and board.seats == 2 else 0):
        yield f"{len(burrows)} burrow tokens cannot have been drawn this season"
    for space in burrows:
        if board.path[space] >= 0:
            yield f"the tile on path space {PATH_NAMES[space]} cannot be there: its burrow token was drawn"


def path_being_filled(board: Rules) -> Iterator[str]:
    """Filled up to the next draw, empty from there on."""
    place = board.place_of_draw
    if place >= PATH or board.path[place] != EMPTY:
        yield "the next tile of the path is for an empty space"
    elif EMPTY in board.path[:place] or any(element >= 0 for element in board.path[place:]):
        yield "the path is filled from its first empty space on"


def cards(board: Rules) -> Iterator[str]:
    """Goals and key elements dealt one after another, and such as may lie together."""
    count = MOST_GOALS if board.mode == PARTNERSHIP else 2
    yield from dealt_in_order("goal", board.goals, count if is_dealt(board, GOAL_CARD) else part(board, GOAL_CARD))
    letters = [board.box.letters[goal] for goal in board.goals if goal != EMPTY]
    for i in range(1, len(letters)):
        if letters[i] and letters[i] in (letters[i - 1], letters[0] if i == MOST_GOALS - 1 else 0):
            yield f"{GOAL_NAMES[board.goals[i]]} cannot lie there: its letter is beside it already"
    for goal in (goal for goal in range(GOALS) if board.goals_out >> goal & 1):
        is_deal = board.mode == PARTNERSHIP and board.awaiting == GOAL_CARD
        if not is_deal or goal in board.goals or board.box.letters[goal] not in {*letters} - {NO_LETTER}:
            yield f"{GOAL_NAMES[goal]} cannot have been replaced"
    if board.mode == SOLO and any(board.box.letters[goal] == 3 for goal in board.goals if goal != EMPTY):
        yield "goals of letter C are not used in solo"
    yield from dealt_in_order("key element", board.keys, 2 if is_dealt(board, KEY_CARD) else part(board, KEY_CARD))
    own = 0
    if board.mode == SOLO:
        own = 2 if is_dealt(board, KITSUNE_KEY) else part(board, KITSUNE_KEY)
    yield from dealt_in_order("Kitsune key element", board.kitsune_keys, own)
    if {*board.keys} & {*board.kitsune_keys} - {EMPTY}:
        yield "an element is a key for both"


def dealt_in_order(what: str, dealt: Sequence[int], count: int) -> Iterator[str]:
    """So many cards, no two alike, and nothing after them."""
    there = [card for card in dealt if card != EMPTY]
    if len(there) != count or list(dealt[:count]) != there:
        yield f"there are {len(there)} {what} cards; at this moment there must be {count}"
    elif len(set(there)) != len(there):
        yield f"one {what} is there twice"


def order(board: Rules) -> Iterator[str]:
    """Every seat once, clockwise from the coin or as compassion has it."""
    last = set_up(board)[-1] if board.mode != SOLO else KITSUNE_KEY
    count = board.seats if is_dealt(board, last) else part(board, TURN_ORDER)
    yield from dealt_in_order("turn order", board.order, count)
    if board.order_rule != COMPASSIONATE and count == board.seats:
        seats = list(board.order[: board.seats])
        if seats != [(seats[0] + i) % board.seats for i in range(board.seats)]:
            yield "play goes clockwise from the start coin"


def kitsune(board: Rules) -> Iterator[str]:
    """Its tiles are on the path, its head and tail where drawn chits put them."""
    laid = [(tile, space) for tile, space in enumerate(board.kitsune_at) if space != EMPTY]
    under = [space for space in range(PATH) if board.path[space] == UNDER_KITSUNE]
    if sorted(space for _, space in laid) != under:
        yield "a Kitsune tile on the path is not where it is said to be"
        return
    if board.mode != SOLO:
        if laid or board.chits_drawn or board.activated or any(space != EMPTY for space in board.tokens):
            yield "the Kitsune comes in solo only"
        return
    due = len(board.kitsune_at) if board.awaiting not in (KITSUNE_TILE, KITSUNE_BURROW) else None
    if not is_dealt(board, KITSUNE_KEY):
        due = 0
    if due is not None and len(laid) != due:
        yield f"{len(laid)} Kitsune tiles lie on the path; there must be {due}"
        return
    if board.awaiting in (KITSUNE_TILE, KITSUNE_BURROW) and len(laid) == len(board.kitsune_at):
        yield "all Kitsune tiles lie on the path already"
    if board.awaiting == KITSUNE_BURROW and board.kitsune_at[board.place_of_draw % CHITS] != EMPTY:
        yield "the Kitsune tile turned up lies on the path already"
    yield from head_and_tail(board)


def head_and_tail(board: Rules) -> Iterator[str]:
    """Two chits set them, one more is drawn after each of the Kitsune's turns but the last."""
    set_by_now = 2
    if path_is_to_come(board) or board.awaiting in (PATH_TILE, HEAD_CHIT) or not is_dealt(board, KITSUNE_KEY):
        set_by_now = 0
    elif board.awaiting == TAIL_CHIT:
        set_by_now = 1
    moved = max(0, board.turns - (board.awaiting in (KITSUNE_COIN, MOVEMENT_CHIT)))
    chits = CHITS - 1 if board.awaiting == NOTHING else set_by_now + moved
    if board.chits_drawn.bit_count() != chits:
        yield f"{board.chits_drawn.bit_count()} chits are drawn; at this moment there must be {chits}"
        return
    drawn_to = {space_entered(board.kitsune_at[chit], chit) for chit in range(CHITS) if board.chits_drawn >> chit & 1}
    for token in range(2):
        space = board.tokens[token]
        if (space == EMPTY) != (token >= set_by_now) or (space != EMPTY and space not in drawn_to):
            yield "head or tail is not where a drawn chit put it"
