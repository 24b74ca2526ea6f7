"""Finds the judge and the search in the form a game runs in."""

from functools import cache
from typing import Any, NamedTuple

from tokonoma.kernel import native
from tokonoma.kernel.contract import Board
from tokonoma.kernel.library import Game

SEARCH = "tokonoma.bots.native.search"
GROWING = "tokonoma.bots.native.growing"
JUDGE = "tokonoma.bots.native.judge"
ROOM = "tokonoma.bots.native."
# units that only one game's bots use
SOLVING = ("hunters", "members", "met", "reader", "hunt_graph", "matching", "solver")
OF_ITS_OWN = {"goryo": ("trees", "screen", "duel", *SOLVING)}


class NativeUnits(NamedTuple):
    """A game with the native units that think about it, all in one form."""

    game: Game
    search: Any
    judge: Any


@cache
def native_units(game: Game) -> NativeUnits:
    """The units for a game; where one of them is not compiled, everything runs from source, the game too."""
    judge = ROOM + game.name if ROOM + game.name in native.units() else JUDGE
    needed = (SEARCH, GROWING, JUDGE, judge, *(ROOM + unit for unit in OF_ITS_OWN.get(game.name, ())))
    missing = [reason for unit in needed for reason in native.stale(unit)]
    if game.rulebook.mode == "native" and missing:
        native.say_once(f"bots of {game.name} think uncompiled ({'; '.join(missing)}); `make build` compiles them")
        game = from_source(game)
    return NativeUnits(game, native.companion(game.rulebook.unit, SEARCH), native.companion(game.rulebook.unit, judge))


def from_source(game: Game) -> Game:
    """The same game run from source; corrected data cannot be opened twice, so such a game needs the compiled units."""
    other = Game(type(game.rulebook)("python"))
    if other.rulebook.data != game.rulebook.data:
        raise RuntimeError(f"{game.name} with corrected data needs its bots compiled: `make build`")
    return other


def judge_of(units: NativeUnits, board: Board) -> Any:
    """The judge of a board: the game's own, or the one that knows no game."""
    if hasattr(units.judge, "GameJudge"):
        return units.judge.GameJudge(board)
    return units.judge.Judge(units.judge.UNHURRIED)
