"""What a position of Goryō is worth: how likely she lasts four rounds, from what everybody can count.

The odds are those of a simple game that keeps only the numbers: rounds left, tiles intact, tokens in the bag that flip
nothing any more, spirits flipped, the mallet. A round of it brings true prints, catches and a new type broken as often
as they happened between strong players; the draws are the game's own. Within a hunt the judge adds what the round has
already brought, as if the discovery came now, and for the rest what the path's nearness to samurai suggests.
"""

from typing import Annotated

from tokonoma.bots.native.judge import UNHURRIED, Judge
from tokonoma.games.goryo.components import (
    FLIPPED,
    GORYO,
    GREEN_PRINT,
    IN_BAG,
    INTACT,
    MOST_ACTIONS,
    MOST_GONGS,
    NEIGHBOURS,
    NO_PRINT,
    NOWHERE,
    OBJECTS,
    PAWNS,
    ROUNDS,
    SAMURAI,
    SPIRITS,
    STEPS,
)
from tokonoma.games.goryo.moves import END
from tokonoma.games.goryo.palace import may_be_broken
from tokonoma.games.goryo.paths import is_finished, is_on_path, lay_cube, take_cube
from tokonoma.games.goryo.state import HUNT, PLAN, START, Table
from tokonoma.kernel.contract import OVER, Board, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, cast, i8

PRINTS: int = 6  # different numbers of true prints in a round, none included
CATCHES: int = 3
WASTED: int = 6  # different numbers of tokens that flip nothing
TILES: int = 9
ARC: int = MOST_GONGS + 1
STATES: int = (ROUNDS + 1) * TILES * WASTED * SPIRITS * ARC
UNKNOWN: float = -1.0
NEVER_BETTER: float = 0.000001  # the looks of a move that another one outdoes whatever happens

# How often a round brought so many true prints and catches between strong bots, as parts of one
PRINTS_OF_ROUND: Annotated[list[float], PRINTS] = [0.07, 0.28, 0.46, 0.15, 0.035, 0.005]
CATCHES_OF_ROUND: Annotated[list[float], CATCHES] = [0.65, 0.31, 0.04]
NEW_TYPE: float = 0.35  # how often she breaks a type whose tile was intact
NEW_TYPE_BY_CHOICE: float = 0.15  # and how often when she need not


class GameJudge(Judge):
    """Judges boards of Goryō."""

    gongs: int
    is_bag: Annotated[list[i8], ARC]
    odds: Annotated[list[float], STATES]  # of the Goryō, UNKNOWN until asked for

    def __init__(self, board: Board) -> None:
        allocate(self)
        self.patience = UNHURRIED
        read_arc(self, cast(Table, board))
        for i in range(STATES):
            self.odds[i] = UNKNOWN

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Every move alike, but nobody ends a hunt while something can still be done in it."""
        for i in range(n):
            self.looks[i] = NEVER_BETTER if page.moves[i] == END and n > 1 else 1.0

    def value(self, board: Board, values: Values) -> None:
        """The odds of either side."""
        if board.to_act == OVER:
            board.returns(values)
        else:
            values[GORYO] = odds_of(self, cast(Table, board))
            values[SAMURAI] = 1.0 - values[GORYO]

    def finish(self, board: Board, chance: Chance, page: Page) -> None:
        """No playout: what the board is worth now."""
        self.value(board, page.values)


def read_arc(judge: GameJudge, table: Table) -> None:
    """Note where the bags are on the arc."""
    judge.gongs = table.box.gongs
    for gong in range(ARC):
        judge.is_bag[gong] = table.box.is_bag[gong]


def odds_of(judge: GameJudge, table: Table) -> float:
    """Her odds, the plan behind her screen included where there is one."""
    if table.stage == HUNT or (table.stage == PLAN and is_finished(table)):
        return odds_in_hunt(judge, table)
    if table.stage == PLAN and table.steps == 0:
        return odds_before_plan(judge, table)
    rounds = ROUNDS if table.stage <= START else ROUNDS - table.round
    return odds_before(judge, rounds, table.tiles_intact, wasted_tokens(table), table.spirits, table.mallet)


def odds_before_plan(judge: GameJudge, table: Table) -> float:
    """Her odds when a round begins: it matters whether she can break a type that costs no tile."""
    rounds = ROUNDS - table.round
    wasted = wasted_tokens(table)
    new_type = NEW_TYPE_BY_CHOICE if reaches_flipped(table) else 1.0
    fresh = odds_of_round(judge, rounds, table.tiles_intact - 1, wasted + 1, table.spirits, table.mallet)
    again = odds_of_round(judge, rounds, table.tiles_intact, wasted, table.spirits, table.mallet)
    return new_type * fresh + (1.0 - new_type) * again


def reaches_flipped(table: Table) -> bool:
    """Whether four steps lead to a target whose tile is flipped already."""
    at = table.path[table.steps]
    if table.steps == STEPS:
        return may_be_broken(table, at) and table.tiles[table.objects[at]] == FLIPPED
    for i in range(NEIGHBOURS):
        space = table.box.neighbours[at][i]
        if space == NOWHERE:
            return False
        if not is_on_path(table, space):
            lay_cube(table, space)
            found: bool = reaches_flipped(table)
            take_cube(table)
            if found:
                return True
    return False


def wasted_tokens(table: Table) -> int:
    """Tokens in the bag whose tile is flipped already."""
    n = 0
    for kind in range(OBJECTS):
        if table.tokens[kind] == IN_BAG and table.tiles[kind] == FLIPPED:
            n += 1
    return n


# The hunt as it stands


def odds_in_hunt(judge: GameJudge, table: Table) -> float:
    """Her odds if the discovery came now, and further prints as her path's exposure suggests."""
    target = table.path[table.steps]
    tiles = table.tiles_intact
    wasted = wasted_tokens(table)
    if table.tiles[table.objects[target]] == INTACT:
        tiles -= 1
        wasted += 1
    prints = 0
    open_spaces = 0
    for i in range(1, table.steps + 1):
        space = table.path[i]
        if table.prints[space] == GREEN_PRINT:
            prints += 1
        elif table.prints[space] == NO_PRINT and is_near(table, space):
            open_spaces += 1
    catches = 0
    for samurai in range(PAWNS):
        if table.samurai_at[samurai] == target:
            catches += 1
    rounds = ROUNDS - table.round
    now = odds_after(judge, rounds, tiles, wasted, table.spirits, table.mallet, prints, catches)
    if open_spaces == 0 or table.actions == MOST_ACTIONS:
        return now
    later = odds_after(judge, rounds, tiles, wasted, table.spirits, table.mallet, prints + open_spaces, catches)
    share = 0.5 * (MOST_ACTIONS - table.actions) / MOST_ACTIONS
    return (1.0 - share) * now + share * later


def is_near(table: Table, space: int) -> bool:
    """Whether a samurai who may still act stands on a space, beside it, or a step from beside it."""
    for samurai in range(PAWNS):
        may_act: bool = not table.called[samurai] or table.acting == samurai
        if may_act and is_within(table, table.samurai_at[samurai], space, 2):
            return True
    return False


def is_within(table: Table, start: int, space: int, steps: int) -> bool:
    """Whether so many steps lead from one space to another."""
    if start == space:
        return True
    if steps > 0:
        for i in range(NEIGHBOURS):
            other = table.box.neighbours[start][i]
            if other != NOWHERE and is_within(table, other, space, steps - 1):
                return True
    return False


# The simple game


def odds_before(judge: GameJudge, rounds: int, tiles: int, wasted: int, spirits: int, mallet: int) -> float:
    """Her odds before so many rounds."""
    if tiles <= 1 or spirits >= SPIRITS:
        return 0.0
    if rounds == 0:
        return 1.0
    state = (((rounds * TILES + tiles) * WASTED + min(wasted, WASTED - 1)) * SPIRITS + spirits) * ARC + mallet
    if judge.odds[state] < 0.0:
        fresh = odds_of_round(judge, rounds - 1, tiles - 1, wasted + 1, spirits, mallet)
        again = odds_of_round(judge, rounds - 1, tiles, wasted, spirits, mallet)
        judge.odds[state] = NEW_TYPE * fresh + (1.0 - NEW_TYPE) * again
    return judge.odds[state]


def odds_of_round(judge: GameJudge, rounds: int, tiles: int, wasted: int, spirits: int, mallet: int) -> float:
    """Her odds over everything a round may bring, when she has broken her target and so many rounds follow."""
    odds = 0.0
    for prints in range(PRINTS):
        for catches in range(CATCHES):
            chance = PRINTS_OF_ROUND[prints] * CATCHES_OF_ROUND[catches]
            odds += chance * odds_after(judge, rounds, tiles, wasted, spirits, mallet, prints, catches)
    return odds


def odds_after(
    judge: GameJudge, rounds: int, tiles: int, wasted: int, spirits: int, mallet: int, prints: int, catches: int
) -> float:
    """Her odds after a discovery with so many true prints and catches, before the draws."""
    draws = catches
    for _ in range(prints):
        if mallet < judge.gongs:
            mallet += 1
            draws += judge.is_bag[mallet]
    return odds_of_draws(judge, rounds, tiles, wasted, spirits + catches, mallet, draws)


def odds_of_draws(
    judge: GameJudge, rounds: int, tiles: int, wasted: int, spirits: int, mallet: int, draws: int
) -> float:
    """Her odds over what the draws may flip."""
    if tiles <= 1 or spirits >= SPIRITS:
        return 0.0
    tokens = tiles - 1 + wasted
    if draws == 0 or tokens == 0:
        return odds_before(judge, rounds, tiles, wasted, spirits, mallet)
    odds = (tiles - 1.0) / tokens * odds_of_draws(judge, rounds, tiles - 1, wasted, spirits, mallet, draws - 1)
    if wasted > 0:
        odds += (1.0 * wasted) / tokens * odds_of_draws(judge, rounds, tiles, wasted - 1, spirits, mallet, draws - 1)
    return odds
