"""What is worth having in Gorinto: goals at every season's end, key elements at the last, understanding meanwhile.

A playout goes on to the end: games are short, and a random continuation tells much. It places where tiles are to be
gathered, for an idle turn misleads. The value of an end is part victory and part wisdom ahead, which guides a search
long before it sees who wins.
"""

from math import exp

from tokonoma.bots.native.judge import UNHURRIED, Judge, share_by_lead
from tokonoma.games.gorinto.components import EARTH, KITSUNE, PARTNERSHIP, PATTERN, SEASONS, SIDE, SOLO
from tokonoma.games.gorinto.ending import standing, wisdom_of_key_tile
from tokonoma.games.gorinto.goals import goal_of, total, wisdom_from
from tokonoma.games.gorinto.mountain import space_entered
from tokonoma.games.gorinto.state import PLACEMENT, Table
from tokonoma.kernel.contract import OVER, Board, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, cast

PLAIN_MOVE: int = 10  # how good a move looks that gathers nothing, and what each tile adds


class GameJudge(Judge):
    """Judges boards of Gorinto in any mode."""

    victory: float  # the part of a value that only asks who won; the rest asks by how much
    sharp: float  # how much a point of wisdom ahead counts
    tile: float  # what a tile on the mat is expected to bring in each season that is left
    tries: int  # placements a playout looks at before it takes the one that gathers most
    tile_looks: int  # how much better a move looks for each tile it gathers

    def __init__(self, board: Board) -> None:
        allocate(self)
        self.patience = UNHURRIED
        self.victory = 0.5
        self.sharp = 0.05
        self.tile = 0.5
        self.tries = 3
        self.tile_looks = 10

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Placements by the tiles they gather."""
        for i in range(n):
            page.weights[i] = PLAIN_MOVE
        if is_placement(cast(Table, board)):
            for i in range(n):
                page.weights[i] += self.tile_looks * tiles_gathered(cast(Table, board), page.moves[i])

    def choose(self, board: Board, page: Page, n: int, chance: Chance) -> int:
        """The best of a few placements drawn at random; any other move as it comes."""
        best = chance.below(n)
        if is_placement(cast(Table, board)):
            most = tiles_gathered(cast(Table, board), page.moves[best])
            for _ in range(1, self.tries):
                other = chance.below(n)
                tiles = tiles_gathered(cast(Table, board), page.moves[other])
                if tiles > most:
                    best = other
                    most = tiles
        return best

    def value(self, board: Board, values: Values) -> None:
        """Victory and wisdom ahead at the end; before it, what every side can expect."""
        divide(self, cast(Table, board), values)


def is_placement(table: Table) -> bool:
    """Whether a tile is to be placed."""
    return table.awaiting == PLACEMENT


def tiles_gathered(table: Table, move: int) -> int:
    """How many tiles a placement gathers."""
    path_space = move // SIDE
    element = table.path[path_space]
    space = space_entered(path_space, move % SIDE)
    understanding = 1 + table.mats[table.to_act][element]
    if element == EARTH:
        return min(understanding, table.height[space])
    tiles = 0
    for i in range(SIDE - 1):
        reached = PATTERN[element][space][i]
        if reached >= 0 and table.height[reached] > 0:
            tiles += 1
    return min(understanding, tiles)


def divide(judge: GameJudge, table: Table, values: Values) -> None:
    """Write each seat's part of the victory to be expected; partners share theirs."""
    if table.mode == SOLO:
        ahead = prospect(judge, table, 0) - kitsune_prospect(table)
        values[0] = 1.0 / (1.0 + exp(-judge.sharp * ahead))
    else:
        divide_by_wisdom(judge, table, values)
    if table.to_act == OVER:
        for seat in range(table.seats):
            values[seat] = (1.0 - judge.victory) * values[seat] + judge.victory * part_won(table, seat)


def divide_by_wisdom(judge: GameJudge, table: Table, values: Values) -> None:
    """Parts that grow with the wisdom every side can expect."""
    for seat in range(table.seats):
        values[seat] = prospect(judge, table, seat)
        if table.mode == PARTNERSHIP:
            values[seat] += prospect(judge, table, (seat + 2) % table.seats)
    share_by_lead(values, table.seats, judge.sharp)


def prospect(judge: GameJudge, table: Table, seat: int) -> float:
    """The wisdom a seat would have at the end if its mat stayed as it is, and a little for every tile."""
    seasons = SEASONS - table.season
    wisdom = 1.0 * table.wisdom[seat]
    if seasons > 0:
        mat = table.mats[seat]
        goals = wisdom_from(table, goal_of(table, seat, 0), seat) + wisdom_from(table, goal_of(table, seat, 1), seat)
        keys = wisdom_of_key_tile(table) * (mat[table.keys[0]] + mat[table.keys[1]])
        wisdom += goals * seasons + keys + judge.tile * seasons * total(mat)
    return wisdom


def kitsune_prospect(table: Table) -> float:
    """The wisdom the Kitsune would have at the end if it gathered nothing more."""
    seasons = SEASONS - table.season
    wisdom = 1.0 * table.wisdom[KITSUNE]
    for i in range(2):
        wisdom += seasons * table.box.kitsune_regular * table.mats[KITSUNE][table.keys[i]]
        wisdom += seasons * table.box.kitsune_own * table.mats[KITSUNE][table.kitsune_keys[i]]
    return wisdom


def part_won(table: Table, seat: int) -> float:
    """A seat's share of the victory."""
    if table.mode == SOLO:
        return 1.0 if table.wisdom[0] > table.wisdom[KITSUNE] else 0.0
    winners = 0
    for other in range(table.seats):
        if standing(table, other) > standing(table, seat):
            return 0.0
        if standing(table, other) == standing(table, seat):
            winners += 1
    return 1.0 / winners
