"""A game in progress as callers hold it: a native board, its rulebook, its luck, and the steps taken so far."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tokonoma.kernel import record as records
from tokonoma.kernel.contract import CHANCE, Board
from tokonoma.kernel.numbered import DRAWN, audience_of, copy_luck
from tokonoma.kernel.pickling import pack, restore
from tokonoma.kernel.recall import RecallingState
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json

__all__ = ["DRAWN", "State"]
NO_UNDO = {
    "nothing_to_undo": "this turn has no decision to take back",
    "undo_revealed": "something hidden or random has been revealed since",
}


class State(RecallingState):
    """Everything about one game in progress, secrets included.

    It is played in words (`legal`, `play`) or, much faster, in numbers (`legal_numbers`, `step`), and both mix.
    """

    # Asking

    def legal(self) -> list[str]:
        """The words for every legal move, or for every outcome when chance is to act."""
        if self.to_act == CHANCE:
            return [self.rulebook.write_outcome(self._board, outcome) for outcome, _ in self._board.chances()]
        if self.to_act is None:
            return []
        board = self.read_by(self.to_act)
        return [self.rulebook.write_move(board, move) for move in board.legal_moves()]

    def chances(self) -> dict[str, int]:
        """Every outcome of the draw that is due, with its weight; empty when none is."""
        if self.to_act != CHANCE:
            return {}
        return {self.rulebook.write_outcome(self._board, outcome): weight for outcome, weight in self._board.chances()}

    def seen_by(self, seat: int | None) -> Any:
        """A copy of the board with everything overwritten that a seat, or a spectator (None), cannot know."""
        self.check_seat(seat)
        board = self._board.twin()
        board.hide_from(audience_of(seat))
        return board

    def read_by(self, seat: int | None) -> Any:
        """The board as a seat may read it, to be changed by nobody: where nothing is hidden, no copy is made."""
        return self._board if self.rulebook.hides_nothing else self.seen_by(seat)

    def view(self, seat: int | None) -> Json:
        """Exactly what a seat, or a spectator (None), may know, with the legal moves when the seat is to act."""
        board = self.seen_by(seat)
        return {
            "game": self.rulebook.name,
            "rules": self.rulebook.rules,
            "data": self.rulebook.data,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": seat,
            "to_act": "chance" if self.to_act == CHANCE else self.to_act,
            "legal": msgspec.to_builtins(self.offers(seat, board)),  # copies: whoever asks may change them
            "table": msgspec.to_builtins(self.rulebook.describe(board, audience_of(seat))),
            "scores": self.rulebook.scores(board),
            "outcome": self.rulebook.outcome(board),
            "fields": board.fields(),
        }

    def offers(self, seat: int | None, board: Board, forced: bool = False) -> list[Json]:
        """The legal moves of a seat, each with what one touches, what it would do, and whether it ends the turn.

        With `forced`, moves that have no alternative are thought played, as a server's table plays them by itself.
        """
        if seat is None or seat != self.to_act:
            return []
        book, moves = self.rulebook, board.legal_moves()
        return book.offers(board, moves, book.turn_ends(board, moves, forced))

    def say_move(self, word: str) -> Json | None:
        """What the seat to act decides by a word, as its offer says it; None where that is no move now."""
        board = self.read_by(self.to_act)
        move = self._move_of(board, word)
        return None if move is None else self.rulebook.say_move(board, move)

    def forced(self) -> str | None:
        """The word for the move that has no alternative, where the game lets it play itself."""
        to_act = self.to_act
        if to_act is None or to_act == CHANCE:
            return None
        board = self.read_by(to_act)
        move = self.rulebook.forced(board)
        return None if move is None else self.rulebook.write_move(board, move)

    def scores(self, seat: int | None = None, everything: bool = True) -> list[Json]:
        """The score of every seat with its reasons: from all that is on the table, or as one seat can know it."""
        return self.rulebook.scores(self._board if everything else self.seen_by(seat))

    def outcome(self) -> Json | None:
        """Places, winners and shares; None while the game is on."""
        return self.rulebook.outcome(self._board)

    def ask(self, query: str, seat: int | None) -> Json:
        """Answer one of the game's queries from what a seat can know."""
        return self.rulebook.ask(self.seen_by(seat), query, audience_of(seat))

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
        words = self.rulebook.words_of_turn(self.read_by(self.to_act), text)
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
        self._write_steps()
        actor = self.to_act
        board = self.read_by(actor)
        move = self._move_of(board, word)
        if move is None:
            raise self.rulebook.explain(board, word)
        reveals = bool(self.rulebook.reveals(board, move))
        self._remember(reveals)
        self._decided = actor
        told = self._apply(move, word)
        to_act = self.to_act
        if to_act == CHANCE and self.luck is not None:
            self._forget("undo_revealed")
        elif to_act != actor and not reveals:
            self._forget("nothing_to_undo")
        return told + self.settle()

    def _move_of(self, board: Board, word: str) -> int | None:
        """The legal move of a word, None where there is none.

        A number means the same in every position, so the one that the word last was for is tried first.
        """
        book, moves = self.rulebook, board.legal_moves()
        likely = book.numbers_of_words.get(word)
        if likely in moves and book.write_move(board, likely) == word:
            return likely
        move = next((move for move in moves if book.write_move(board, move) == word), None)
        if move is not None:
            book.numbers_of_words[word] = move
        return move

    def _play_outcome(self, word: str) -> list[Event]:
        self._write_steps()
        outcomes = {self.rulebook.write_outcome(self._board, outcome): outcome for outcome, _ in self._board.chances()}
        if word not in outcomes:
            known = ", ".join(outcomes)
            raise Refusal("not_an_outcome", f"{word} cannot be drawn now; possible are {known}", outcomes=[*outcomes])
        self._forget("undo_revealed")
        return self._apply(outcomes[word], DRAWN + word) + self.settle()

    def _apply(self, number: int, step: str) -> list[Event]:
        board = self._board
        if board.notes is None:
            board.notes = self.rulebook.contract.Notes()
        board.play(number)
        self._words.append(step)
        self._stepper.keep(number)
        return [self.rulebook.read_note(note) for note in board.notes.listen()]

    def settle(self) -> list[Event]:
        """Let chance play itself where it has luck of its own; return what happened."""
        self._write_steps()
        told: list[Event] = []
        while self.luck is not None and self._board.to_act == CHANCE:
            outcomes, weights = zip(*self._board.chances(), strict=True)
            outcome = outcomes[self.luck.index(list(weights))]
            told += self._apply(outcome, DRAWN + self.rulebook.write_outcome(self._board, outcome))
        return told

    # Undoing one's own unfinished turn

    def _remember(self, reveals: bool) -> None:
        if reveals:
            self._forget("undo_revealed")
        else:
            self._undo.append((self._board.twin(), len(self.steps), self._decided))

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
            why = self._why_no_undo if self._decided == self.to_act else "nothing_to_undo"
            raise Refusal(why, NO_UNDO[why])
        board, steps, self._decided = self._undo.pop()
        self._board.become(board)
        self._keep_steps(steps)

    # Keeping

    def copy(self) -> "State":
        """A state that shares nothing with this one but its rulebook; its draws will be the same."""
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other._luck = copy_luck(self._luck)
        other._board = self._board.twin()
        other._stepper = self._stepper.twin(other._board, other._native_luck())
        other._unwritten = self._unwritten and self._unwritten.twin()
        other.options, other._words = dict(self.options), self._words[:]
        other._undo, other._marks, other._observer = self._undo[:], [], None
        return other

    def clone(self, seed: int | None = None) -> "State":
        """A copy; with a seed, its draws from here on follow from that."""
        other = self.copy()
        if seed is not None:
            other.luck = self.rulebook.contract.Chance(seed)
        return other

    def imagine(self, seat: int | None, seed: int) -> "State":
        """A state that a seat, or a spectator (None), cannot tell from this one; what it cannot know is drawn anew.

        Its record begins here, for how it came to be is not known; its draws follow from the seed too.
        """
        board, chance = self.seen_by(seat), self.rulebook.contract.Chance(seed)
        board.imagine_for(audience_of(seat), chance)
        return State(self.rulebook, board, self.options, chance, start=board.twin())

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[Any, ...]]:
        return restore, pack(self)

    def _become(self, other: "State") -> None:
        other._marks = self._marks
        self.__dict__.update(other.__dict__)

    def position(self) -> Json:
        """The board as a JSON document, to be read back by `from_position`."""
        return records.write_position(self, self._board)

    def record(self) -> Json:
        """The whole game as one JSON document, to be read back by `replay`."""
        return records.write_record(self)

    def __repr__(self) -> str:
        return f"<{self.rulebook.title}, {self.seats} seats, step {len(self.steps)}, to act: {self.to_act}>"
