"""Study of any position: what a search thinks of it, deeper and deeper, and moves and draws tried by hand.

A study holds a game whose draws are nobody's: they are entered, or left to luck one at a time. So it serves beside a
real table too.
"""

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from tokonoma.analysis.compare import compare, game_of
from tokonoma.analysis.hint import has_no_secret
from tokonoma.analysis.judged import Alternative
from tokonoma.analysis.record import alternative, as_chances, opened_for, sentences
from tokonoma.bots.contract import Budget
from tokonoma.bots.levels import bot
from tokonoma.kernel import record as records
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import Game, play_step
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json
from tokonoma.kernel.state import DRAWN, State

FIRST = 100  # playouts of the first look
TIMES = 4  # as many in each further one
WIDTH = 5  # decisions compared
GHOSTS = 4  # decisions of a continuation that are drawn on the board


class Ghost(Struct, frozen=True):
    """A decision of an expected continuation, to be drawn on the board: whose, which piece, and where."""

    seat: int
    move: str
    touch: list[str]
    say: Json  # what it does: a message of the game's words


class Thinking(Struct, frozen=True):
    """What a search thinks of a position, from what the seat to act knows."""

    seat: int
    playouts: int  # for each decision compared
    chances: list[float]  # of every seat, with the best decision
    moves: list[Alternative]  # the best first
    lines: list[list[Ghost]]  # of each of them, how it expects the game to go on, the decision first


def think(state: State, playouts: int, seed: int = 0, threads: int = 1, also: Collection[str] = ()) -> Thinking:
    """Compare the decisions a search proposes, and others; refuses where nobody has one to make."""
    seat = state.to_act
    if seat is None or seat == CHANCE:
        raise Refusal("not_now", "nobody has to decide here: the game is over, or something is drawn")
    legal = state.legal()
    tried = [move for move in also if move in legal]
    if len(legal) > WIDTH:
        thought = bot("search", game_of(state)).think(state.view(seat), seed, Budget(playouts=playouts))
        legal = [each.move for each in thought.moves[:WIDTH]]
    compared = list(dict.fromkeys([*legal, *tried]))
    found = as_chances(state, seat, compare(state, seat, compared, playouts, seed, threads))
    says = sentences(state, seat)
    moves = [alternative(each, seat, says[each.move]) for each in found]
    return Thinking(seat, playouts, found[0].values, moves, [ghosts(state, each.line) for each in moves])


def ghosts(state: State, line: list[str]) -> list[Ghost]:
    """What the decisions of a line touch on the board, as far as the seat to act could say it: up to what it cannot
    know of another's.
    """
    trial, found, thinker = state.copy(), [], state.to_act
    for word in line[:GHOSTS]:
        seat = trial.to_act
        if seat is None or seat == CHANCE or (seat != thinker and not has_no_secret(trial, seat)):
            break
        board, rulebook = trial.seen_by(seat), trial.rulebook
        number = next((each for each in board.legal_moves() if rulebook.write_move(board, each) == word), None)
        if number is None:
            break
        found.append(Ghost(seat, word, rulebook.drawn_by(board, number), rulebook.say_move(board, number)))
        trial.play(word)
    return found


def study(state: State, seed: int = 0, threads: int = 1, most: int | None = None) -> Iterator[Thinking]:
    """Think about a position with four times as many playouts each time, up to a number or without end."""
    playouts = FIRST if most is None else min(FIRST, most)
    while True:
        yield think(state, playouts, seed, threads)
        if most is not None and playouts >= most:
            return
        playouts = playouts * TIMES if most is None else min(playouts * TIMES, most)


class Study:
    """A position with what is tried from it; everything can be taken back."""

    def __init__(self, opened: Game, start: Json, steps: list[str]) -> None:
        self.game = opened
        self.start = start  # a record, or a position
        self.steps = steps  # tried since
        self.state = begun(opened, start)
        for step in steps:
            play_step(self.state, step)

    @classmethod
    def of(cls, document: Any, step: int | None = None) -> "Study":
        """A study of a record, up to one of its steps, or of a position; refuses what is neither, or cannot be."""
        opened = opened_for(document)
        if document.get("format") == records.POSITION:
            return cls(opened, document, [])
        opened.from_record(document)
        steps = document["steps"] if step is None else document["steps"][:step]
        return cls(opened, {**document, "steps": steps, "outcome": None}, [])

    @classmethod
    def anew(cls, opened: Game, seats: int | None, options: Mapping[str, str] | None) -> "Study":
        """A study that begins with the box; every draw is entered."""
        return cls(opened, opened.new(seats, options).record(), [])

    @classmethod
    def sketched(cls, opened: Game, text: str, seats: int | None, options: Mapping[str, str] | None) -> "Study":
        """A study of a position set up by a short text; refuses one that cannot be, with the reason."""
        return cls(opened, opened.sketch(text, seats, options).position(), [])

    def play(self, text: str) -> list[Event]:
        """Play a decision or a turn of whoever is to act, or enter what was drawn; a refusal changes nothing."""
        trial = self.state.copy()
        told: list[Event] = []
        words = [text.removeprefix(DRAWN)] if trial.to_act == CHANCE else trial.words_of(text)
        for word in words:
            told += trial.play(word)
        self._keep(trial)
        return told

    def draw(self, luck: Random, all_of_them: bool = False) -> list[Event]:
        """Leave the draw that is due to luck, or all until somebody has to decide."""
        trial = self.state.copy()
        told: list[Event] = []
        while trial.to_act == CHANCE and (all_of_them or not told):
            chances: dict[str, Any] = trial.chances()
            told += trial.play(luck.choices(list(chances), [float(each) for each in chances.values()])[0])
        self._keep(trial)
        return told

    def _keep(self, trial: State) -> None:
        self.steps = [*self.steps, *trial.steps[len(self.state.steps) :]]
        self.state = trial

    def back(self) -> None:
        """Take the last thing tried back."""
        self.__init__(self.game, self.start, self.steps[:-1])  # type: ignore[misc]

    @property
    def draws(self) -> list[str]:
        """What may be drawn now; empty where somebody has to decide."""
        return self.state.legal() if self.state.to_act == CHANCE else []


def begun(opened: Game, start: Json) -> State:
    """The state a study begins with; its draws are nobody's."""
    if start.get("format") == records.POSITION:
        return opened.from_position(start)
    state = opened.start_of(start)
    for step in start["steps"]:
        play_step(state, step)
    return state
