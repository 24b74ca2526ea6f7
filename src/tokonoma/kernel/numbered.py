"""The half of a state that is played in numbers: checked, native, and without a word until somebody asks for one.

Moves and outcomes are numbers that mean the same in every position of a game (`docs/python.md` lists them). The numbers
of all steps are kept as they are played; the words for them are made when `steps`, `told`, a record or the board is
asked for. `kernel/state.py` adds the half that is played in words.
"""

from array import array
from collections.abc import Iterator, Mapping
from operator import index
from typing import Any

from tokonoma.kernel import record as records
from tokonoma.kernel.chance import Luck, SealedChance
from tokonoma.kernel.contract import CHANCE, NUMBERS, OVER, SPECTATOR, Board
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook, Event, Json
from tokonoma.kernel.stepping import DONE, REFUSED

DRAWN = "~"  # in a record, before the word for what chance brought


class Mark:
    """A moment of one state that it can be taken back to."""

    __slots__ = ("board", "is_past", "luck", "steps")

    def __init__(self, board: Board, steps: int, luck: Luck | None) -> None:
        self.board = board
        self.steps = steps
        self.luck = luck
        self.is_past = False  # the state was taken back to an earlier moment: this one is no longer on its way


class NumberedState:
    """A game in progress, played in numbers."""

    def __init__(
        self, rulebook: AnyRulebook, board: Any, options: Mapping[str, str], luck: Luck | None, start: Any = None
    ) -> None:
        self.rulebook = rulebook
        self.options = dict(options)
        self._board = board  # Any: callers read their own game's fields from it, and a state is not generic
        self._start = start  # the board or position a record begins from, when it is not the box
        self._luck = luck
        self._stepper = rulebook.stepping.Stepper(board, self._native_luck())
        self._words: list[str] = []  # for the first steps; the numbers of all are in the stepper's log
        self._unwritten: Any = board.twin()  # the board after the steps that have words, while some have none
        self._told: list[Event] = []
        self._undo: list[tuple[Any, int, int | None]] = []  # boards of this turn, the steps and who decided before
        self._why_no_undo = "nothing_to_undo"
        self._decided: int | None = None  # the seat that last did
        self._marks: list[Mark] = []
        self._observer: Any = None  # made when first asked for
        self._settle_numbers()
        self._dealt = int(self._stepper.logged)  # steps of the set-up, whose events are in `told`

    def _native_luck(self) -> Any:
        return self._luck if isinstance(self._luck, self.rulebook.contract.Chance) else None

    # Asking

    @property
    def seats(self) -> int:
        """How many seats are at the table."""
        return int(self._board.seats)

    @property
    def to_act(self) -> int | None:
        """The seat to act, CHANCE, or None when the game is over."""
        to_act: int = self._board.to_act
        return None if to_act == OVER else to_act

    @property
    def board(self) -> Any:
        """The native board. Whoever changes it changes the game without a trace in the record."""
        self._write_steps()
        return self._board

    @property
    def luck(self) -> Luck | None:
        """What decides draws, or None where every draw is given."""
        return self._luck

    @luck.setter
    def luck(self, luck: Luck | None) -> None:
        self._write_steps()
        self._luck = luck
        self._stepper.chance = self._native_luck()
        self._forget_marks(0)

    def legal_numbers(self) -> list[int]:
        """The numbers of all legal moves, or of all outcomes when chance is to act; empty when the game is over."""
        return self._stepper.numbers()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Every outcome of the draw that is due as (number, weight); empty when none is."""
        return self._stepper.outcomes()  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """Each seat's share of the victory: 1 for a sole winner; all 0 while the game is on."""
        return self._board.shares() if self._board.to_act == OVER else [0.0] * self.seats

    def word(self, number: int) -> str:
        """The word for a number that `legal_numbers` lists."""
        if index(number) not in range(NUMBERS) or not self._stepper.is_legal(number):
            raise self._refused(number)
        return self._word_of(self._board, number)

    def number(self, word: str) -> int:
        """The number of a legal move or possible outcome, given its word."""
        for number in self.legal_numbers():
            if self._word_of(self._board, number) == word:
                return number
        raise Refusal("not_now", f"{word} is not one of the moves now", word=word)

    def numbers(self) -> list[int]:
        """The numbers of all steps so far, draws included."""
        return self._stepper.kept(0)  # type: ignore[no-any-return]

    def observation(self, seat: int | None, *, whole: bool = False, out: Any = None) -> Any:
        """What a seat, or a spectator (None), may know, as 16-bit numbers; `rulebook.schema` says what each means.

        `whole` writes secrets too. They come in a new `array`, or in `out`: any array of as many 16-bit integers.
        """
        self.check_seat(seat)
        if out is None:
            out = array("h", bytes(2 * self.rulebook.schema.size))
        if self._observer is None:
            self._observer = self.rulebook.observing.Observer(self._board)
        self._observer.fill(self._board, audience_of(seat), whole, out)
        return out

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at the table; None is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise Refusal(
                "wrong_seats", f"there is no seat {seat!r}; there are 0 to {self.seats - 1}", seats=self.seats
            )

    # Playing

    def step(self, number: int) -> None:
        """Play a legal move, or let a possible outcome happen, by its number; then chance plays where it has luck.

        Raises Refusal for a number that is not listed; then nothing has changed.
        """
        if self._unwritten is None:
            self._begin_numbers()
        try:
            came = self._stepper.step(number)
        except OverflowError:
            came = REFUSED
        if came != DONE:
            self._look_after(number, came)

    def _begin_numbers(self) -> None:
        """Keep the board as it is for the words of what follows; taking back words is over."""
        self._undo.clear()
        self._why_no_undo = "nothing_to_undo"
        self._board.notes = None
        self._unwritten = self._board.twin()

    def _look_after(self, number: int, came: int) -> None:
        if came == REFUSED:
            raise self._refused(number)
        self._settle_numbers()

    def _settle_numbers(self) -> None:
        """Let chance play itself where it has luck of its own."""
        self._stepper.settle()
        while self._luck is not None and self._board.to_act == CHANCE:
            numbers, weights = zip(*self._stepper.outcomes(), strict=True)
            self._stepper.step(numbers[self._luck.index(list(weights))])

    def _refused(self, number: int) -> Refusal:
        """Why a number is not taken; raises TypeError for what is no number."""
        index(number)
        if self._board.to_act == OVER:
            return Refusal("game_over", "the game is over")
        numbers = self.legal_numbers()
        code = "not_an_outcome" if self._board.to_act == CHANCE else "not_now"
        known = ", ".join(map(str, numbers))
        return Refusal(code, f"{number} is not one of the numbers now, which are {known}", numbers=numbers)

    # Going back

    def mark(self) -> Mark:
        """This moment, to be taken back to by `undo_to`, as often as one likes."""
        if not self._marks or self._marks[-1].steps != self._stepper.logged:
            self._marks.append(Mark(self._board.twin(), self._stepper.logged, copy_luck(self._luck)))
        return self._marks[-1]

    def undo_to(self, mark: Mark) -> None:
        """Take everything back that was played since a mark, what luck will bring included.

        Raises ValueError for a mark of another state, or of a moment that was itself taken back.
        """
        if not isinstance(mark, Mark):
            raise TypeError(f"a state is taken back to one of its marks, not to {type(mark).__name__}")
        if mark.is_past or mark not in self._marks:
            raise ValueError("this moment is not on the way of this state")
        self._board.become(mark.board)
        self._keep_steps(mark.steps)
        self._luck = copy_luck(mark.luck)
        self._stepper.chance = self._native_luck()
        self._undo.clear()
        self._why_no_undo = "nothing_to_undo"

    def _keep_steps(self, steps: int) -> None:
        """Forget all steps after the first ones."""
        self._stepper.logged = steps
        self._forget_marks(steps + 1)
        if len(self._words) >= steps:
            del self._words[steps:]
            self._unwritten = None

    def _forget_marks(self, steps: int) -> None:
        """Forget the marks from so many steps on."""
        while self._marks and self._marks[-1].steps >= steps:
            self._marks.pop().is_past = True

    # Words for numbers

    @property
    def steps(self) -> list[str]:
        """Every step so far as a word, draws with a mark before them."""
        self._write_steps()
        return self._words

    @property
    def told(self) -> list[Event]:
        """What the set-up drew."""
        self._write_steps()
        return self._told

    @property
    def start(self) -> Json | None:
        """The position a record begins from, when it is not the box."""
        return None if self._start is None else records.write_position(self, self._start)

    def _write_steps(self) -> None:
        """Make words of the steps that have none yet."""
        if self._unwritten is None:
            return
        board, self._unwritten = self._unwritten, None
        board.notes = self.rulebook.contract.Notes()
        told: list[Event] = []
        for number in self._stepper.kept(len(self._words)):
            self._words.append(self._written(board, number))
            board.play(number)
            events = [self.rulebook.read_note(note) for note in board.notes.listen()]
            if len(self._words) <= self._dealt:
                told += events
        self._told = self._told + told  # a new list, since copies of this state share the old one

    def _written(self, board: Board, number: int) -> str:
        return (DRAWN if board.to_act == CHANCE else "") + self._word_of(board, number)

    def _word_of(self, board: Board, number: int) -> str:
        if board.to_act == CHANCE:
            return self.rulebook.write_outcome(board, number)
        return self.rulebook.write_move(board, number)

    def _from_the_beginning(self) -> Any:
        """The board before the first step, with somebody listening."""
        board = self._first_board()
        board.notes = self.rulebook.contract.Notes()
        return board

    def boards(self) -> Iterator[Any]:
        """The board before the first step, and after each: one board, which the next step changes."""
        board = self._first_board()
        yield board
        for number in self._stepper.kept(0):
            board.play(number)
            yield board

    def _first_board(self) -> Any:
        return self._start.twin() if self._start is not None else self.rulebook.lay_out(self.seats, self.options)


def audience_of(seat: int | None) -> int:
    """A seat as the rules know an audience; None is a spectator."""
    return SPECTATOR if seat is None else seat


def copy_luck(luck: Luck | None) -> Luck | None:
    """A source of luck that will draw the same from here."""
    if luck is None:
        return None
    if isinstance(luck, SealedChance):
        return luck.copy()
    return type(luck)(luck.luck)  # type: ignore[call-arg, attr-defined]
