"""What a bot is: someone who is handed a view, never a state, and answers with a move as a person writes it.

A bot's budget and its luck are given to it. With a budget of playouts the same view and seed give the same thought,
compiled or not; with a budget of seconds it thinks as long as it may.
"""

from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass, field

from tokonoma.kernel.contract import Board
from tokonoma.kernel.library import Game, game
from tokonoma.kernel.rulebook import Json


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: seconds, or playouts; the lesser where both are given.

    With seconds a search goes on with the tree of its last decision where it can. With playouts it does so only when it
    `keeps` it: then its answer depends on the decisions before, and no longer on the view and the seed alone.
    """

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1
    keeps: bool = False

    @property
    def keeps_tree(self) -> bool:
        """Whether what was grown for one decision may serve the next."""
        return self.keeps or self.playouts is None


@dataclass(frozen=True)
class Candidate:
    """A move a bot considered: how often it looked at it, and the share of the victory it expects from it."""

    move: str
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """A bot's answer: its move in notation, and why.

    `values` holds the share of the victory it expects for each seat, `moves` what it considered, the best first, and
    `line` how it expects the game to go on, up to the next draw.
    """

    move: str
    values: list[float] = field(default_factory=list)
    moves: list[Candidate] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    playouts: int = 0
    seconds: float = 0.0

    def to_json(self) -> Json:
        """The thought as a JSON document."""
        return asdict(self)


class Bot(ABC):
    """Someone who plays. A bot may keep what it thought for its next move, so each seat gets a bot of its own."""

    name: str  # as `tokonoma.bots.bot` reads it
    faults: list[str]  # what went wrong and was played for it by a stand-in; only programs of others have any
    budget: Budget  # its own, when it is given none
    holds_process: bool = False  # whether a program of its own runs for it
    went_on: bool = False  # whether its last decision went on with what it had grown for an earlier one

    def __init__(self, name: str, budget: Budget | None = None, table: Game | None = None) -> None:
        """`table` is the opened game, for one with corrected data; any other is opened by its name."""
        self.name = name
        self.budget = budget or Budget()
        self.table = table
        self.faults = []

    def game(self, view: Json) -> Game:
        """The game of a view; raises ValueError when the view was made with other component data."""
        opened = self.table or game(view["game"])
        if opened.name != view["game"] or opened.rulebook.data != view["data"]:
            raise ValueError(f"{self.name} has not opened the {view['game']} this view was made with")
        return opened

    @abstractmethod
    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Decide for the seat of a view, which must be to act."""

    def move(self, view: Json, seed: int, budget: Budget | None = None) -> str:
        """The move alone."""
        return self.think(view, seed, budget).move

    def begin(self) -> None:  # noqa: B027 - most bots need nothing
        """Make ready before the first question; refuses what can never answer, such as a program that is not there."""

    def held_bytes(self) -> int:
        """About how much memory it holds between two decisions."""
        return 0

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of what the bot holds besides memory: a program of its own, where it has one."""

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def offered(view: Json) -> list[str]:
    """The moves a view offers; raises ValueError when its seat is not to act."""
    if not view["legal"]:
        raise ValueError("the seat of this view is not to act")
    return [offer["move"] for offer in view["legal"]]


def written(opened: Game, board: Board) -> dict[int, str]:
    """The words for the legal moves of a board."""
    return {move: opened.rulebook.write_move(board, move) for move in board.legal_moves()}
