"""What is worth having in Gorbino's Quest: points as they stand, and what can become points while time is left.

Games are long and a random one wastes most cards, so a playout is cut after a few decisions and the table is appraised.
Everything is put in points: what a seat would score now, and a price for what it can still turn into points. The price
falls as the technology track runs out.
"""

from typing import Annotated

from tokonoma.bots.native.judge import Judge, choose_by_average, share_by_lead, weigh_by_value
from tokonoma.games.gorbinos_quest.components import GOODS, LOCATIONS, NOTHING, PROVINCES, TRACK
from tokonoma.games.gorbinos_quest.moves import PRODUCE, RETURN
from tokonoma.games.gorbinos_quest.purse import income_of
from tokonoma.games.gorbinos_quest.scoring import cities_of, points_of
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.kernel.contract import MOST_SEATS, OVER, Board, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, cast

PRICES: Annotated[list[float], GOODS] = [5.0, 7.0, 9.0, 15.0, 20.0]  # of a good in coins, about as traded
USUAL_CARDS: float = 42.0
NEVER_BETTER: float = 0.000001  # the looks of a move that another one outdoes whatever happens


class GameJudge(Judge):
    """Judges boards of Gorbino's Quest."""

    victory: float  # the part of an end's value that only asks who won; the rest asks by how much
    sharp: float  # how much a point ahead counts
    coin: float  # points a coin is worth at the start of the game
    income: float  # points a number of the income track is worth there
    city: float  # and a city
    heat: float  # the part of the victory by which a move may look worse and still be tried now and then
    trial: Board  # scratch: the board after a move
    shares: Annotated[list[float], MOST_SEATS]

    def __init__(self, board: Board) -> None:
        allocate(self)
        self.heat = 0.1
        self.compared = 2
        self.trial = board.twin()
        self.patience = 24 * board.seats  # a round of every seat and a little more
        self.victory = 0.5
        self.sharp = 0.06
        self.coin = 0.15
        self.income = 1.5
        self.city = 2.0

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Every move by what the table after it is worth to the mover; as many cards return to hand as may."""
        weigh_by_value(self, self.trial, board, page, n, self.heat)
        if has_city_to_produce(cast(Table, board), page, n):
            for i in range(n):
                if is_barren(cast(Table, board), page.moves[i]):
                    self.looks[i] = NEVER_BETTER
        if page.moves[0] == RETURN:
            for i in range(n - 1):
                self.looks[i] = NEVER_BETTER

    def choose(self, board: Board, page: Page, n: int, chance: Chance) -> int:
        """The better of two moves by what they brought before; all the cards that may return, for none must be played;
        no production without a city where others have one."""
        if page.moves[0] == RETURN:
            return n - 1
        i = choose_by_average(self, board, page, n, chance)
        if is_barren(cast(Table, board), page.moves[i]) and has_city_to_produce(cast(Table, board), page, n):
            while is_barren(cast(Table, board), page.moves[i]):
                i = (i + 1) % n
        return i

    def value(self, board: Board, values: Values) -> None:
        """Victory and lead at the end; before it, what every seat can expect."""
        read_prospects(self, cast(Table, board), values)
        share_by_lead(values, board.seats, self.sharp)
        if board.to_act == OVER:
            board.returns(self.shares)
            for seat in range(board.seats):
                values[seat] = (1.0 - self.victory) * values[seat] + self.victory * self.shares[seat]


def has_city_to_produce(table: Table, page: Page, n: int) -> bool:
    """Whether the seat to act chooses a province, and has a city in one of them."""
    for i in range(n):
        move = page.moves[i]
        if move >= PRODUCE and move < PRODUCE + PROVINCES and cities_in(table, move - PRODUCE) > 0:
            return True
    return False


def is_barren(table: Table, move: int) -> bool:
    """Whether a move produces where the seat to act has no city: the card's bonus is the same in every province."""
    return move >= PRODUCE and move < PRODUCE + PROVINCES and cities_in(table, move - PRODUCE) == 0


def cities_in(table: Table, province: int) -> int:
    """The cities of the seat to act in a province."""
    n = 0
    for location in range(LOCATIONS):
        if table.box.province[location] == province:
            n += table.cities[location][table.to_act]
    return n


def read_prospects(judge: GameJudge, table: Table, values: Values) -> None:
    """Write what every seat can expect to score."""
    left = time_left(table)
    for seat in range(table.seats):
        values[seat] = points_of(table, seat)
        if table.to_act != OVER:
            values[seat] += left * assets(judge, table, seat)


def time_left(table: Table) -> float:
    """The part of the technologies that have yet to leave the track."""
    cards = table.in_deck
    for slot in range(TRACK):
        if table.track[slot] != NOTHING:
            cards += 1
    return cards / USUAL_CARDS


def assets(judge: GameJudge, table: Table, seat: int) -> float:
    """What a seat owns that can still become points, at the start of the game."""
    coins = 1.0 * table.coins[seat]
    for good in range(GOODS):
        coins += PRICES[good] * table.goods[seat][good]
    return judge.coin * coins + judge.income * income_of(table, seat) + judge.city * cities_of(table, seat)
