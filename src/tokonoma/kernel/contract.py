"""The contract every game answers natively, and the fast source of luck.

A board is plain numbers in fixed places, so that one memcpy copies any game and rules run without Python's lock. Moves
and chance outcomes are small integers; what they mean is the game's business, and how they are written for people is
the rulebook's (`kernel/rulebook.py`). No game is known here.

What a game must do, by overriding the methods of `Board`:

- `to_act` is a seat, CHANCE or OVER, and is right after every `apply`.
- `legal` writes the moves of the seat to act, at least one, always in the same order; a decision is small, so that its
  list stays short. A number means the same in every position, to whoever looks. A turn with many combinations is
  several decisions in a row, in canonical order.
- `outcomes` writes every possible result of the next draw, ascending, with its weight. Nothing else is random.
- `apply` takes only what `legal` or `outcomes` wrote; it is never asked to refuse.
- `hide` overwrites whatever the audience cannot know by fixed fillers that depend on nothing hidden. It is the one
  place where secrets are cut: views, legal moves and scores for an audience are computed from a hidden copy. The
  fillers are valid values: a hidden board can be played on safely, though what happens then means nothing.
- `imagine` fills the hidden parts of a board with a draw from everything the audience cannot tell from the truth,
  evenly unless the rulebook page says otherwise. It may use only what `hide` leaves, so it works on a hidden board.
- `observe` writes the board as numbers for a program that learns, from one seat's side of the table. It is called on a
  hidden board, so it cannot tell what the audience cannot know. The game's `observing.py` names every number.
- `returns` writes, when the game is over, each seat's share of the victory.
- `tell` notes what happened, in the rulebook's order, while the rule happens. Notes cost nothing in copies.
"""

from typing import Annotated, Any

from tokonoma.kernel.raw import allocate, copy_fields
from tokonoma.kernel.typed import Moves, Range, Row16, Values, Weights, field_names, inline, python, u64

CHANCE: int = -1  # to_act: the next step is a draw
OVER: int = -2  # to_act: nobody
SPECTATOR: int = -1  # an audience that sits at no seat
LONGEST: int = 512  # no list of moves or outcomes is longer
NUMBERS: int = 1280  # every move is a smaller number
MOST_SEATS: int = 8
NOTES: int = 128  # happenings that one step can tell
NOTE: int = 6  # a kind, and up to five numbers that say more

# splitmix64; the mask does nothing in C and wraps in Python
MASK: u64 = 0xFFFFFFFFFFFFFFFF
STRIDE: u64 = 0x9E3779B97F4A7C15
MIX_1: u64 = 0xBF58476D1CE4E5B9
MIX_2: u64 = 0x94D049BB133111EB


class Fields:
    """Anything made of declared fields."""

    def __init__(self) -> None:
        allocate(self)


class Page(Fields):
    """Room for what a rule writes."""

    moves: Annotated[list[int], LONGEST]
    weights: Annotated[list[int], LONGEST]
    values: Annotated[list[float], MOST_SEATS]


PAGES = [Page()]  # lent to one caller at a time, in whatever thread: a new one is 4 KB to be cleared


class Notes(Fields):
    """What happened since somebody last listened."""

    told: int
    rows: Annotated[list[list[int]], NOTES, NOTE]

    @python
    def listen(self) -> list[list[int]]:
        """Hand over every note and start afresh."""
        notes = [[self.rows[i][j] for j in range(NOTE)] for i in range(self.told)]
        self.told = 0
        return notes


class Chance(Fields):
    """A source of luck: the same seed gives the same draws, compiled or not."""

    luck: u64

    def __init__(self, seed: int) -> None:
        allocate(self)
        self.luck = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """`below` as a method, for Python callers and where speed does not matter."""
        return below(self, n)

    def pick(self, weights: Weights, n: int) -> int:
        """An index from 0 to n - 1, as likely as its weight."""
        total = 0
        for i in range(n):
            total += weights[i]
        left = below(self, total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i

    @python
    def number(self, n: int) -> int:
        """`below` for Python callers: an even draw from 0 to n - 1."""
        return self.below(n)

    @python
    def index(self, weights: list[int]) -> int:
        """`pick` for Python callers."""
        left = self.below(sum(weights))
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        raise ValueError("no weight to draw from")


@inline
def below(chance: Chance, n: int) -> int:
    """An even draw from 0 to n - 1."""
    chance.luck = (chance.luck + STRIDE) & MASK
    mixed = chance.luck
    mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK
    mixed = mixed ^ (mixed >> 31)
    return ((mixed >> 32) * n) >> 32


class Board(Fields):
    """One game in progress, everything included."""

    notes: Notes  # listens to this board; None in copies that only compute. Never copied: see raw.pxd
    seats: Annotated[int, Range(1, MOST_SEATS)]
    to_act: Annotated[int, Range(OVER, "seats - 1")]  # a seat, CHANCE or OVER

    def legal(self, moves: Moves) -> int:
        """Write the moves of the seat to act, always in the same order; return how many."""
        return 0

    def random_move(self, chance: Chance, page: Page) -> int:
        """Draw a legal move, each as likely as another; a game may override it by a faster way to the same move."""
        return page.moves[below(chance, self.legal(page.moves))]

    def outcomes(self, outcomes: Moves, weights: Weights) -> int:
        """Write what the next draw may bring and how likely each is; return how many."""
        return 0

    def apply(self, move: int) -> None:
        """Play a legal move, or let a possible outcome happen."""

    def settle(self, chance: Chance, page: Page) -> None:
        """Draw until a seat is to act or the game is over; a game may override it by a faster way to the same."""
        while self.to_act == CHANCE:
            n = self.outcomes(page.moves, page.weights)
            self.apply(page.moves[chance.pick(page.weights, n)])

    def hide(self, audience: int) -> None:
        """Overwrite what a seat, or a SPECTATOR, cannot know; a game without secrets has nothing to do."""

    def imagine(self, audience: int, chance: Chance, page: Page) -> None:
        """Redraw what the audience cannot know, consistent with all it has seen."""

    def observe(self, audience: int, out: Row16) -> int:
        """Write what this board shows, from the side of the audience; return how many numbers that are."""
        return 0

    def copy_from(self, other: "Board") -> None:
        """Make every field but the notes equal to the other's, which must be of the same class and use the same box."""
        copy_fields(self, other)

    def returns(self, values: Values) -> None:
        """Write each seat's share of the victory."""

    # Entry points for Python callers, who have no buffers.

    @python
    def legal_moves(self) -> list[int]:
        """The moves of the seat to act."""
        page = PAGES.pop() if PAGES else Page()
        moves = self.moves_on(page)
        PAGES.append(page)
        return moves

    @python
    def moves_on(self, page: Page) -> list[int]:
        """The same, written on a given page."""
        return [page.moves[i] for i in range(self.legal(page.moves))]

    @python
    def drawn_move(self, chance: Chance) -> int:
        """`random_move` for Python callers."""
        return self.random_move(chance, Page())

    @python
    def chances(self) -> list[tuple[int, int]]:
        """What the next draw may bring, each outcome with its weight."""
        page = Page()
        return [(page.moves[i], page.weights[i]) for i in range(self.outcomes(page.moves, page.weights))]

    @python
    def play(self, move: int) -> None:
        """Apply a move or an outcome that the caller knows to be on the list."""
        self.apply(move)

    @python
    def draw(self, chance: Chance) -> None:
        """Let chance play until a seat is to act."""
        self.settle(chance, Page())

    @python
    def hide_from(self, audience: int) -> None:
        """`hide` for Python callers."""
        self.hide(audience)

    @python
    def imagine_for(self, audience: int, chance: Chance) -> None:
        """`imagine` for Python callers."""
        self.imagine(audience, chance, Page())

    @python
    def twin(self) -> Any:
        """A new board of the same class, over the same box, with the same fields and no notes."""
        other: Any = type(self).__new__(type(self))
        other.notes = None
        if hasattr(self, "box"):
            other.box = self.box
        other.become(self)
        return other

    @python
    def become(self, other: "Board") -> None:
        """Become equal to another board; raises TypeError when it is of another class or box."""
        if type(other) is not type(self) or getattr(other, "box", None) is not getattr(self, "box", None):
            raise TypeError(f"this {type(self).__name__} cannot become that {type(other).__name__}")
        self.copy_from(other)

    @python
    def fields(self) -> dict[str, Any]:
        """Every number by its field's name, in lists that share nothing with the board."""
        return {
            name: numbers_of(getattr(self, name)) for name in field_names(type(self)) if name not in ("notes", "box")
        }

    @python
    def set_fields(self, values: dict[str, Any]) -> None:
        """Make the named fields what is given; the caller has checked names, lengths and ranges."""
        for name, value in values.items():
            setattr(self, name, numbers_of(value))

    @python
    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        page = Page()
        self.returns(page.values)
        return [page.values[seat] for seat in range(self.seats)]


@python
def numbers_of(value: Any) -> Any:
    """A field's value in lists that share nothing with the first; a view is made of these, so it is not `deepcopy`."""
    if not isinstance(value, list):
        return value
    return [numbers_of(each) for each in value] if value and isinstance(value[0], list) else value[:]


@inline
def tell(board: Board, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Note a happening where somebody listens; what the numbers mean is the game's business."""
    if board.notes is not None:
        write_note(board.notes, kind, a, b, c, d, e)


def write_note(notes: Notes, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write one note; the last place is written over rather than past."""
    i = min(notes.told, NOTES - 1)
    notes.rows[i][0] = kind
    notes.rows[i][1] = a
    notes.rows[i][2] = b
    notes.rows[i][3] = c
    notes.rows[i][4] = d
    notes.rows[i][5] = e
    notes.told = i + 1
