"""What is worth having in Gorinto: wisdom, tiles that will bring more of it, key elements, and goals that are near.

A tile in hand is understanding, an engine that is worth the more the more seasons are left. What a goal gives now says
little until its season ends, for the stacks grow on. The prices were fitted to the ends of games the bots played
(`docs/bot-trials.md`). They say which moves look good, how a playout goes on, and what a table is worth where it is
cut.
"""

from math import exp
from typing import Annotated

from tokonoma.bots.native.judge import Judge, compare_looks, share_by_lead
from tokonoma.games.gorinto.components import (
    EARTH,
    ELEMENTS,
    KITSUNE,
    KITSUNE_TILES,
    PARTNERSHIP,
    PATH,
    PATTERN,
    SEASONS,
    SIDE,
    SOLO,
)
from tokonoma.games.gorinto.ending import share_victory, wisdom_of_key_tile
from tokonoma.games.gorinto.goals import ALL_STACKS, total, wisdom_of_goals, wisdom_with_one_more
from tokonoma.games.gorinto.mountain import space_entered, understanding
from tokonoma.games.gorinto.moves import GATHER_LEVEL, GATHER_SPACE
from tokonoma.games.gorinto.state import GATHERING, PLACEMENT, Table
from tokonoma.kernel.contract import MOST_SEATS, OVER, Board, Chance, Page, below
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, cast


class GameJudge(Judge):
    """Judges boards of Gorinto in any mode."""

    victory: float  # the part of an end's value that only asks who won; the rest asks by how much
    sharp: float  # how much a point of wisdom ahead counts at the end
    sharp_ahead: float  # and how much one that is only expected
    tile: float  # the wisdom a tile brings in each season that is left
    goal: float  # the part of a goal's wisdom that is there to stay when its season ends
    goal_unripe: float  # how much less of it is when the season begins
    heat: float  # wisdom by which a move may look worse and still be tried now and then
    tries: int  # placements a playout looks at before it takes the best of them
    worth: Annotated[list[float], ELEMENTS]  # what one more tile of each element is worth to the seat to act
    goals_then: Annotated[list[int], ELEMENTS]  # scratch: what both goals would give with it
    reached: Annotated[list[int], ELEMENTS]  # scratch: tiles that a placement could gather
    shares: Annotated[list[float], MOST_SEATS]  # scratch: of the victory

    def __init__(self, board: Board) -> None:
        allocate(self)
        is_alone: bool = board.seats == 1
        self.patience = 7 * board.seats  # about three turns of every seat
        self.victory = 0.5
        self.sharp = 0.05
        self.sharp_ahead = 0.05 if is_alone else 0.06 * board.seats
        self.tile = 1.1
        self.goal = 0.9
        self.goal_unripe = 0.7
        self.heat = 12.0 if is_alone else 4.0
        self.tries = 3

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Placements and tiles by the wisdom they promise; what is given or removed looks all alike."""
        weigh_gains(self, cast(Table, board), page, n)

    def choose(self, board: Board, page: Page, n: int, chance: Chance) -> int:
        """The best of a few placements drawn at random, then the best tiles; any other move as it comes."""
        return choose_by_gain(self, cast(Table, board), page, n, chance)

    def finish(self, board: Board, chance: Chance, page: Page) -> None:
        """Play on while patience lasts, and then to the end of the turn: a table in mid-turn tells little."""
        left = self.patience
        while board.to_act != OVER and (left > 0 or not is_placement(cast(Table, board))):
            n = board.legal(page.moves)
            board.apply(page.moves[self.choose(board, page, n, chance)])
            board.settle(chance, page)
            left -= 1
        self.value(board, page.values)

    def value(self, board: Board, values: Values) -> None:
        """Victory and wisdom ahead at the end; before it, what every side can expect."""
        divide(self, cast(Table, board), values)


# What a move promises


def is_placement(table: Table) -> bool:
    """Whether a tile is to be placed."""
    return table.awaiting == PLACEMENT


def weigh_gains(judge: GameJudge, table: Table, page: Page, n: int) -> None:
    """Write how good each move looks: the less, the more wisdom it leaves to the best."""
    price(judge, table, table.to_act, ALL_STACKS)
    for i in range(n):
        judge.looks[i] = gain(judge, table, page.moves[i])
    compare_looks(judge, n, judge.heat)


def choose_by_gain(judge: GameJudge, table: Table, page: Page, n: int, chance: Chance) -> int:
    """The index of the best of a few placements, or of the best tile."""
    best = below(chance, n)
    if n == 1 or (table.awaiting != PLACEMENT and table.awaiting != GATHERING):
        return best
    price(judge, table, table.to_act, elements_offered(table, page, n))
    most = gain(judge, table, page.moves[best])
    looks = judge.tries - 1 if table.awaiting == PLACEMENT else n
    for i in range(looks):
        other = below(chance, n) if table.awaiting == PLACEMENT else i
        promised = gain(judge, table, page.moves[other])
        if promised > most:
            best = other
            most = promised
    return best


def elements_offered(table: Table, page: Page, n: int) -> int:
    """The elements that n moves may bring, a bit for each: those of the tiles to choose from, else all."""
    if table.awaiting != GATHERING:
        return ALL_STACKS
    elements = 0
    for i in range(n):
        elements |= 1 << tile_offered(table, page.moves[i])
    return elements


def tile_offered(table: Table, move: int) -> int:
    """The element of the tile that a move gathers."""
    if move >= GATHER_LEVEL:
        return table.stacks[table.placed_on][move - GATHER_LEVEL]
    space = move - GATHER_SPACE
    return table.stacks[space][table.height[space] - 1]


def price(judge: GameJudge, table: Table, seat: int, elements: int) -> None:
    """Note what one more tile of each of some elements adds to the prospect of a seat."""
    mat = table.mats[seat]
    ripe = ripeness(judge, table)
    growth = growth_of_tile(judge, table)
    tiles = total(mat)
    keys = mat[table.keys[0]] + mat[table.keys[1]]
    key = wisdom_of_key_tile(table)
    now = 1.0 * table.wisdom[seat] + ripe * wisdom_of_goals(table, seat) + key * keys + growth * tiles
    wisdom_with_one_more(table, seat, elements, judge.goals_then)
    for element in range(ELEMENTS):
        if (elements >> element) & 1:
            # added up as `prospect` does, to the last bit
            then = 1.0 * table.wisdom[seat] + ripe * judge.goals_then[element] + key * (keys + is_key(table, element))
            judge.worth[element] = then + growth * (tiles + 1) - now


def is_key(table: Table, element: int) -> int:
    """One for a key element, else nought."""
    return 1 if table.keys[0] == element or table.keys[1] == element else 0


def gain(judge: GameJudge, table: Table, move: int) -> float:
    """What a move brings this turn at the prices noted."""
    if table.awaiting == PLACEMENT:
        path_space = move // SIDE
        element = table.path[path_space]
        reach(judge, table, element, space_entered(path_space, move % SIDE))
        return worth_of_best(judge, understanding(table, table.to_act, element))
    if table.awaiting == GATHERING:
        return judge.worth[tile_offered(table, move)]
    return 0.0


def reach(judge: GameJudge, table: Table, element: int, space: int) -> None:
    """Note how many tiles of each element one placed there could gather."""
    for each in range(ELEMENTS):
        judge.reached[each] = 0
    if element == EARTH:
        for level in range(table.height[space]):
            judge.reached[table.stacks[space][level]] += 1
        return
    for i in range(SIDE - 1):
        other = PATTERN[element][space][i]
        if other >= 0 and table.height[other] > 0:
            judge.reached[table.stacks[other][table.height[other] - 1]] += 1


def worth_of_best(judge: GameJudge, tiles: int) -> float:
    """The worth of so many of the tiles reached, the best first; there may be fewer."""
    worth = 0.0
    left = tiles
    while left > 0:
        best = -1
        for element in range(ELEMENTS):
            if judge.reached[element] > 0 and (best < 0 or judge.worth[element] > judge.worth[best]):
                best = element
        if best < 0:
            return worth
        taken = min(left, judge.reached[best])
        worth += taken * judge.worth[best]
        left -= taken
        judge.reached[best] = 0
    return worth


# What a table is worth


def divide(judge: GameJudge, table: Table, values: Values) -> None:
    """Write each seat's part of the victory to be expected; partners share theirs."""
    sharp = judge.sharp if table.to_act == OVER else judge.sharp_ahead
    if table.mode == SOLO:
        ahead = prospect(judge, table, 0) - kitsune_prospect(table)
        values[0] = 1.0 / (1.0 + exp(-sharp * ahead))
    else:
        for seat in range(table.seats):
            values[seat] = prospect(judge, table, seat)
            if table.mode == PARTNERSHIP:
                values[seat] += prospect(judge, table, (seat + 2) % table.seats)
        share_by_lead(values, table.seats, sharp)
    if table.to_act == OVER:
        share_victory(table, judge.shares)
        for seat in range(table.seats):
            values[seat] = (1.0 - judge.victory) * values[seat] + judge.victory * judge.shares[seat]


def prospect(judge: GameJudge, table: Table, seat: int) -> float:
    """The wisdom a seat can expect by the end, but for what every seat gains alike."""
    wisdom = 1.0 * table.wisdom[seat]
    if table.season < SEASONS:
        mat = table.mats[seat]
        wisdom += ripeness(judge, table) * wisdom_of_goals(table, seat)
        wisdom += wisdom_of_key_tile(table) * (mat[table.keys[0]] + mat[table.keys[1]])
        wisdom += growth_of_tile(judge, table) * total(mat)
    return wisdom


def ripeness(judge: GameJudge, table: Table) -> float:
    """The part of what a goal gives now that is there to stay when the season ends."""
    return judge.goal - judge.goal_unripe * season_left(table)


def growth_of_tile(judge: GameJudge, table: Table) -> float:
    """What a tile brings in the seasons that are left."""
    return judge.tile * (SEASONS - 1 - table.season + season_left(table))


def season_left(table: Table) -> float:
    """The part of the season's tiles that are still on the path."""
    tiles = PATH - KITSUNE_TILES if table.mode == SOLO else PATH
    return (1.0 * table.tiles_on_path) / tiles


def kitsune_prospect(table: Table) -> float:
    """The wisdom the Kitsune would have at the end if it gathered nothing more."""
    seasons = SEASONS - table.season
    wisdom = 1.0 * table.wisdom[KITSUNE]
    for i in range(2):
        wisdom += seasons * table.box.kitsune_regular * table.mats[KITSUNE][table.keys[i]]
        wisdom += seasons * table.box.kitsune_own * table.mats[KITSUNE][table.kitsune_keys[i]]
    return wisdom
