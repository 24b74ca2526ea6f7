"""A game in progress as callers hold it: a native board, its rulebook, its luck, and the steps taken so far."""

import copy
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from tokonoma.kernel import record as records
from tokonoma.kernel.chance import Luck, SealedChance
from tokonoma.kernel.contract import CHANCE, OVER, SPECTATOR, Board
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook, Event, Json

DRAWN = "~"  # in a record, before the word for what chance brought


class State:
    """Everything about one game in progress, secrets included.

    A state is of whichever game, so its board is `Any` to a type checker; a caller who knows the game names its class.
    """

    def __init__(self, rulebook: AnyRulebook, board: Any, options: Mapping[str, str], luck: Luck | None) -> None:
        self.rulebook = rulebook
        self.options = dict(options)
        self.luck = luck
        self.steps: list[str] = []
        self.start: Json | None = None  # the position a record begins from, when it is not the box
        self.board = board
        self._listen(board)
        self._undo: list[tuple[Any, int, int | None]] = []  # boards of this turn, the steps and who decided before
        self._why_no_undo = "nothing_to_undo"
        self._decided: int | None = None  # the seat that last did
        self.told: list[Event] = self.settle()  # what the set-up drew

    def _listen(self, board: Board) -> None:
        board.notes = self.rulebook.contract.Notes()

    # Asking

    @property
    def seats(self) -> int:
        """How many seats are at the table."""
        return int(self.board.seats)

    @property
    def to_act(self) -> int | None:
        """The seat to act, CHANCE, or None when the game is over."""
        return None if self.board.to_act == OVER else int(self.board.to_act)

    def legal(self) -> list[str]:
        """The words for every legal move, or for every outcome when chance is to act."""
        if self.to_act == CHANCE:
            return [self.rulebook.write_outcome(self.board, outcome) for outcome, _ in self.board.chances()]
        if self.to_act is None:
            return []
        board = self.seen_by(self.to_act)
        return [self.rulebook.write_move(board, move) for move in board.legal_moves()]

    def chances(self) -> dict[str, int]:
        """Every outcome of the draw that is due, with its weight; empty when none is."""
        if self.to_act != CHANCE:
            return {}
        return {self.rulebook.write_outcome(self.board, outcome): weight for outcome, weight in self.board.chances()}

    def seen_by(self, seat: int | None) -> Any:
        """A copy of the board with everything overwritten that a seat, or a spectator (None), cannot know."""
        if seat is not None and seat not in range(self.seats):
            raise Refusal(
                "wrong_seats", f"there is no seat {seat!r}; there are 0 to {self.seats - 1}", seats=self.seats
            )
        board = self.board.twin()
        board.hide_from(SPECTATOR if seat is None else seat)
        return board

    def view(self, seat: int | None) -> Json:
        """Exactly what a seat, or a spectator (None), may know, with the legal moves when the seat is to act."""
        audience = SPECTATOR if seat is None else seat
        board = self.seen_by(seat)
        return {
            "game": self.rulebook.name,
            "rules": self.rulebook.rules,
            "data": self.rulebook.data,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": seat,
            "to_act": "chance" if self.to_act == CHANCE else self.to_act,
            "legal": self.offers(seat, board),
            "table": msgspec.to_builtins(self.rulebook.describe(board, audience)),
            "scores": self.rulebook.scores(board),
            "outcome": self.rulebook.outcome(board),
            "fields": board.fields(),
        }

    def offers(self, seat: int | None, board: Board) -> list[Json]:
        """The legal moves of a seat, each with what one touches, what it would do, and whether it ends the turn."""
        if seat is None or seat != self.to_act:
            return []
        return [
            {
                "move": self.rulebook.write_move(board, move),
                "touch": self.rulebook.touch(board, move),
                "say": self.rulebook.say_move(board, move),
                "ends_turn": self._ends_turn(board, move),
                "reveals": self.rulebook.reveals(board, move),
            }
            for move in board.legal_moves()
        ]

    def _ends_turn(self, board: Board, move: int) -> bool:
        after = board.twin()
        after.play(move)
        return bool(after.to_act != board.to_act)

    def scores(self, seat: int | None = None, everything: bool = True) -> list[Json]:
        """The score of every seat with its reasons: from all that is on the table, or as one seat can know it."""
        return self.rulebook.scores(self.board if everything else self.seen_by(seat))

    def outcome(self) -> Json | None:
        """Places, winners and shares; None while the game is on."""
        return self.rulebook.outcome(self.board)

    def ask(self, query: str, seat: int | None) -> Json:
        """Answer one of the game's queries from what a seat can know."""
        return self.rulebook.ask(self.seen_by(seat), query, SPECTATOR if seat is None else seat)

    # Playing

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """Play one decision or a whole turn, or let a given outcome happen; return what happened, secrets included.

        Raises Refusal when any part may not be; then nothing has changed.
        """
        if not isinstance(text, str):
            raise TypeError(f"a move is text, not {type(text).__name__}")
        self._check_to_act(seat)
        if self.to_act == CHANCE:
            return self._play_outcome(text.strip().removeprefix(DRAWN))
        words = self.words_of(text)
        # A word is refused before it changes anything, so only a turn of several needs a way back.
        before = self.copy() if len(words) > 1 else None
        try:
            return [event for word in self.one_by_one(words) for event in self.decide(word)]
        except Refusal:
            if before is not None:
                self._become(before)
            raise

    def _check_to_act(self, seat: int | None) -> None:
        if self.to_act is None:
            raise Refusal("game_over", "the game is over")
        if seat is not None and seat != self.to_act:
            raise Refusal("not_your_turn", f"seat {self.to_act} is to act, not seat {seat}", to_act=self.to_act)

    def words_of(self, text: str) -> list[str]:
        """The decisions in what a person typed for the seat to act, in their order; refuses an empty line."""
        words = self.rulebook.words_of_turn(self.seen_by(self.to_act), text)
        if not words:
            raise Refusal("not_a_move", "an empty line is not a move")
        return words

    def one_by_one(self, words: Iterable[str]) -> Iterator[str]:
        """Yield the words of a turn, each to be decided before the next is asked for.

        Raises Refusal before a word that comes after the end of the turn, or after something was revealed. What is
        revealed has to be paid for first: else a turn that is refused would tell it, and nothing was played.
        """
        actor = self.to_act
        for number, word in enumerate(words):
            is_revealed = not self._undo and self._why_no_undo == "undo_revealed"
            if number and (is_revealed or self.to_act != actor):
                message = f"before {word} the turn ends, or something is revealed; play as far as that first"
                raise Refusal("not_now", message, word=word)
            yield word

    def decide(self, word: str, seat: int | None = None) -> list[Event]:
        """Play one decision, written as `legal` writes it; return what happened.

        Raises Refusal when it may not be; then nothing has changed.
        """
        self._check_to_act(seat)
        board = self.seen_by(self.to_act)
        moves = {self.rulebook.write_move(board, move): move for move in board.legal_moves()}
        if word not in moves:
            raise self.rulebook.explain(board, word)
        reveals = bool(self.rulebook.reveals(board, moves[word]))
        self._remember(reveals)
        actor = self._decided = self.to_act
        told = self._apply(moves[word], word)
        if self.to_act == CHANCE and self.luck is not None:
            self._forget("undo_revealed")
        elif self.to_act != actor and not reveals:
            self._forget("nothing_to_undo")
        return told + self.settle()

    def _play_outcome(self, word: str) -> list[Event]:
        outcomes = {self.rulebook.write_outcome(self.board, outcome): outcome for outcome, _ in self.board.chances()}
        if word not in outcomes:
            known = ", ".join(outcomes)
            raise Refusal("not_an_outcome", f"{word} cannot be drawn now; possible are {known}", outcomes=[*outcomes])
        self._forget("undo_revealed")
        return self._apply(outcomes[word], DRAWN + word) + self.settle()

    def _apply(self, number: int, step: str) -> list[Event]:
        self.board.play(number)
        self.steps.append(step)
        return [self.rulebook.read_note(note) for note in self.board.notes.listen()]

    def settle(self) -> list[Event]:
        """Let chance play itself where it has luck of its own; return what happened."""
        told: list[Event] = []
        while self.luck is not None and self.board.to_act == CHANCE:
            outcomes, weights = zip(*self.board.chances(), strict=True)
            outcome = outcomes[self.luck.index(list(weights))]
            told += self._apply(outcome, DRAWN + self.rulebook.write_outcome(self.board, outcome))
        return told

    # Undoing one's own unfinished turn

    def _remember(self, reveals: bool) -> None:
        if reveals:
            self._forget("undo_revealed")
        else:
            self._undo.append((self.board.twin(), len(self.steps), self._decided))

    def _forget(self, why: str) -> None:
        self._undo.clear()
        self._why_no_undo = why

    def may_undo(self) -> bool:
        """Whether the seat to act can take its last decision back."""
        return bool(self._undo)

    def has_revealed(self) -> bool:
        """Whether the last decision revealed something hidden or random."""
        return not self._undo and self._why_no_undo == "undo_revealed"

    def undo(self) -> None:
        """Take back the last decision of the unfinished turn; refuses with the reason when it is not possible."""
        if not self._undo:
            reasons = {
                "nothing_to_undo": "this turn has no decision to take back",
                "undo_revealed": "something hidden or random has been revealed since",
            }
            why = self._why_no_undo if self._decided == self.to_act else "nothing_to_undo"
            raise Refusal(why, reasons[why])
        board, steps, self._decided = self._undo.pop()
        self.board = board
        self._listen(board)
        del self.steps[steps:]

    # Keeping

    def copy(self) -> "State":
        """A state that shares nothing with this one but its rulebook."""
        other = object.__new__(State)
        other.rulebook, other.options, other.start = self.rulebook, dict(self.options), self.start
        other.luck = copy_luck(self.luck)
        other.steps, other.told = list(self.steps), list(self.told)
        other.board = self.board.twin()
        other._listen(other.board)
        other._undo = list(self._undo)
        other._why_no_undo, other._decided = self._why_no_undo, self._decided
        return other

    def _become(self, other: "State") -> None:
        self.__dict__.update(other.__dict__)

    def position(self) -> Json:
        """The board as a JSON document, to be read back by `from_position`."""
        return records.write_position(self)

    def record(self) -> Json:
        """The whole game as one JSON document, to be read back by `replay`."""
        return records.write_record(self)

    def __repr__(self) -> str:
        return f"<{self.rulebook.title}, {self.seats} seats, step {len(self.steps)}, to act: {self.to_act}>"


def copy_luck(luck: Luck | None) -> Luck | None:
    """A source of luck that will draw the same from here."""
    if luck is None:
        return None
    if isinstance(luck, SealedChance):
        other = copy.copy(luck)
        other.drawn = list(luck.drawn)
        return other
    return type(luck)(luck.luck)  # type: ignore[call-arg, attr-defined]
