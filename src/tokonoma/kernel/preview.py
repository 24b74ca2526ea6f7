"""What a move would do by the rules, for the seat that thinks of it: no more than that seat knows, and no draw ahead.

A preview is played on a copy of the board that is cut for the seat (`State.seen_by`), so it cannot tell what is hidden.
It ends where the turn passes on, where something is left to choose, where luck decides, and where what is hidden would
be shown. What it counts and how it tells it stands in each game's `preview.py`.
"""

from typing import Any, Literal

from msgspec import Struct

from tokonoma.kernel.contract import CHANCE, OVER, Board
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook, Event, Json
from tokonoma.kernel.state import State

Stop = Literal["turn", "choice", "draw", "hidden", "over"]
NOT_SHOWN = ("key", "seat", "points", "score")


class PreviewLine(Struct, kw_only=True):
    """A number before and after a move; `score` says that it is a line of the seat's score."""

    key: str
    seat: int
    before: int
    after: int
    change: int
    score: bool
    values: Json


class Preview(Struct, kw_only=True):
    """What a move would do: what happens, every own score line, what else changes, and why it goes no further."""

    move: str
    told: list[Json]  # {"key": …, values}
    lines: list[PreviewLine]
    stops: Stop
    then: Json | None  # what is asked next, where the same seat goes on


def preview(state: State, seat: int, text: str) -> Preview:
    """Try one decision or a whole turn for the seat to act; the state stays as it is.

    Raises Refusal where the seat is not to act, or where a word may not be.
    """
    if state.to_act != seat:
        raise Refusal("not_your_turn", f"seat {state.to_act} is to act, not seat {seat}", to_act=state.to_act)
    trial = Trial(state.rulebook, state.seen_by(seat), seat)
    before = state.rulebook.tallies(trial.board, seat)
    for word in state.words_of(text):
        trial.play(word)
    trial.play_forced()
    return Preview(
        move=text,
        told=state.rulebook.told_ahead(trial.events),
        lines=compare(before, state.rulebook.tallies(trial.board, seat), seat),
        stops=trial.stop,
        then=state.rulebook.prompt(trial.board) if trial.stop == "choice" else None,
    )


class Trial:
    """Moves tried on a board that is cut for a seat."""

    def __init__(self, rulebook: AnyRulebook, board: Board, seat: int) -> None:
        self.rulebook = rulebook
        self.board = board
        self.seat = seat
        self.events: list[Event] = []
        self.is_known = True
        board.notes = rulebook.contract.Notes()

    @property
    def stop(self) -> Stop:
        """Why the trial goes no further."""
        if not self.is_known:
            return "hidden"
        if self.board.to_act in (CHANCE, OVER):
            return "draw" if self.board.to_act == CHANCE else "over"
        return "choice" if self.board.to_act == self.seat else "turn"

    def play(self, word: str) -> None:
        """Try one decision; refuses one that may not be, or that comes after the end of what can be known."""
        if self.stop != "choice":
            raise Refusal("not_now", f"before {word} the turn ends, or something is revealed", word=word)
        moves = {self.rulebook.write_move(self.board, move): move for move in self.board.legal_moves()}
        if word not in moves:
            raise self.rulebook.explain(self.board, word)
        self._apply(moves[word])

    def play_forced(self) -> None:
        """Go on while there is only one thing to do, as a table does."""
        while self.stop == "choice" and (move := self.rulebook.forced(self.board)) is not None:
            self._apply(move)

    def _apply(self, move: int) -> None:
        self.is_known = self.rulebook.foresees(self.board, move)
        self.board.play(move)
        heard = [self.rulebook.read_note(note) for note in self.board.notes.listen()]
        if self.is_known:
            cut = [self.rulebook.event_for(event, self.seat) for event in heard]
            self.events += [event for event in cut if event is not None]


def compare(before: list[Json], after: list[Json], seat: int) -> list[PreviewLine]:
    """The seat's own score lines, and whatever else changes; a line that is on one side only counts nought there."""
    first = {place_of(each): each for each in before}
    then = {place_of(each): each for each in after}
    lines = [line_of(first.get(place), then.get(place)) for place in {**then, **first}]
    return [line for line in lines if line.change or (line.score and line.seat == seat)]


def place_of(tally: Json) -> tuple[Any, ...]:
    """What makes two tallies the same line: its key, its seat, and what it says it is about."""
    return tally["key"], tally["seat"], tally.get("of")


def line_of(before: Json | None, after: Json | None) -> PreviewLine:
    """One line of the comparison."""
    shown = after or before or {}
    was, will = (before or {}).get("points", 0), (after or {}).get("points", 0)
    values = {name: value for name, value in shown.items() if name not in NOT_SHOWN}
    return PreviewLine(
        key=shown["key"],
        seat=shown["seat"],
        before=was,
        after=will,
        change=will - was,
        score=shown.get("score", False),
        values=values,
    )
