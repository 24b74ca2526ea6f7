"""What a game says to people: its options, its notation, its views, its scores. The native rules know none of it.

A rulebook is the Python side of a game (`games/<game>/rulebook.py`); `kernel/contract.py` is the native one. Whatever
describes a board to somebody is handed a board already cut for that audience by `Board.hide`, so a description cannot
leak what it never had. `kernel/state.py` puts the two together for callers.

JSON shapes that leave a rulebook:

- an **event**: {"event": "gathered", "seat": 0, "element": "fire", "space": "b2"}; "event" is a key of the message
  catalogues, the other values fill its placeholders.
- a **move** as offered: {"move": "b>b3", "touch": ["path:b", "space:b3"], "say": {"key": "move.place", …},
  "ends_turn": …, "reveals": …}. `touch` lists the things on the board one touches to make the move, in order: a page
  lights what can be touched and finds the move, without knowing a rule.
- a **score**: {"seat": 0, "total": 13, "lines": [{"key": "score.goal", "points": 8, …}]}; points add up to the total.
- an **outcome**: {"places": [[1], [0, 2]], "winners": [1], "shares": [0.0, 1.0, 0.0]}; a place holds all who tie.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec import Struct

from tokonoma.kernel import native, words
from tokonoma.kernel.contract import Board
from tokonoma.kernel.data import Sheet, load_sheet
from tokonoma.kernel.features import Schema
from tokonoma.kernel.position_check import out_of_range, ranges_of
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.typed import Range

EVERYTHING = -2  # as an audience of `describe`: a finished game is looked at, and nothing is hidden any more

Event = dict[str, Any]
Json = dict[str, Any]

# The class of a game's boards as its source declares it. The compiled class is another object of the same name, with
# the same methods and fields, so games name it for the type checker alone and never ask whether a board is one.
BoardT = TypeVar("BoardT", bound=Board)


class ViewPart(Struct, gc=False, forbid_unknown_fields=True):
    """Something a view shows. A game declares each with its fields in `view_types.py`; the whole is its `TableView`.

    The server writes these as they are, Python callers get them as dicts, and the browser's types are made from them.
    Nothing here refers back to what holds it, so the garbage collector need not look at them.
    """

    comes_again: ClassVar[bool] = False  # whether it often changes as it did before, here or at another table


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the default.

    `only_if` names other choices ("seats" and "mode" among them) and the values under which this one is open.
    """

    name: str
    values: tuple[str, ...]
    only_if: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)

    def is_open(self, chosen: Mapping[str, Any]) -> bool:
        """Whether the choice can be made beside the others."""
        return all(chosen.get(name) in values for name, values in self.only_if.items())


class Stage(NamedTuple, Generic[BoardT]):
    """A part of a game that is over (a season, a round, a turn): a message that names it, and the board at its end."""

    title: Json
    board: BoardT


class Secret(NamedTuple):
    """What only some hear of an event: the parts that are kept from the others, and who knows them."""

    hides: tuple[str, ...] = ()  # none: the others hear nothing of it
    known_to: tuple[str, ...] = ()  # at most two parts, each a seat that knows
    seat: int = -1  # a seat that always knows


class Rulebook(ABC, Generic[BoardT]):
    """One game, for callers who speak its words."""

    name: ClassVar[str]  # gorinto
    title: ClassVar[str]  # Gorinto
    rules: ClassVar[int]  # raised when an old record would replay differently
    status: ClassVar[str] = "complete"
    modes: ClassVar[Mapping[str, tuple[int, ...]]]  # every mode with its numbers of seats, the default mode first
    options: ClassVar[tuple[Option, ...]] = ()
    fixed: ClassVar[tuple[str, ...]] = ()  # fields of the board that follow from seats and options alone
    secrets: ClassVar[Mapping[str, Secret]] = {}  # by the name of an event; `event_for` cuts the same
    hides_nothing: ClassVar[bool] = False  # whether every audience is always described the same table
    longest: ClassVar[int]  # no game takes more steps, draws included
    minutes: ClassVar[int]  # a usual game between people

    def __init__(self, mode: str | None = None, data: Path | None = None) -> None:
        """Open the game in the best form there is, or the form asked for: "native" or "python"."""
        # The form the game runs in is chosen here, so these are modules and objects that no type checker can know.
        self.unit = native.load(f"tokonoma.games.{self.name}.rules", mode)
        self.mode = native.mode_of(self.unit)
        self.contract = native.companion(self.unit, "tokonoma.kernel.contract")
        self.stepping = native.companion(self.unit, "tokonoma.kernel.stepping")
        self.observing = native.companion(self.unit, "tokonoma.kernel.observing")
        self.remembering = native.companion(self.unit, "tokonoma.kernel.remembering")
        self.opened_from = data  # component data that replaces the box's own, if any
        self.sheet = load_sheet(data or self.folder / "box.toml")
        self.data = self.sheet.fingerprint()
        self.box = self.open_box(self.sheet)
        self.numbers_of_words: dict[str, int] = {}  # which move each word was last for

    @property
    def folder(self) -> Path:
        """Where the rulebook lies."""
        return Path(__file__).parent.parent / "games" / self.name

    # Before the game

    @abstractmethod
    def open_box(self, sheet: Sheet) -> Any:
        """The native tables of the game's data; refuses data the game cannot be played with."""

    @abstractmethod
    def lay_out(self, seats: int, options: Mapping[str, str]) -> BoardT:
        """A new board before its first draw; options are complete and allowed."""

    def complete_options(self, seats: int, given: Mapping[str, str] | None) -> dict[str, str]:
        """Every open option with its value, "mode" first; refuses what is unknown or closed for these seats."""
        left = dict(given or {})
        default = next((mode for mode, counts in self.modes.items() if seats in counts), next(iter(self.modes)))
        mode = left.pop("mode", default)
        if mode not in self.modes:
            raise Refusal("unknown_option", f"mode is {mode}; {self.title} has {', '.join(self.modes)}", option="mode")
        if seats not in self.modes[mode]:
            counts = ", ".join(map(str, self.modes[mode]))
            raise Refusal("wrong_seats", f"{self.title}, {mode}, is for {counts} seats, not {seats}", seats=seats)
        chosen: dict[str, Any] = {"seats": seats, "mode": mode}
        for option in self.options:
            if option.is_open(chosen):
                chosen[option.name] = self._chosen(option, left.pop(option.name, option.values[0]))
        if left:
            name = next(iter(left))
            known = ", ".join(each for each in chosen if each != "seats")
            raise Refusal("unknown_option", f"no option {name} here; there are {known}", option=name)
        chosen.pop("seats")
        return chosen

    def _chosen(self, option: Option, value: Any) -> str:
        if value not in option.values:
            message = f"{option.name} is {value}; it may be {', '.join(option.values)}"
            raise Refusal("unknown_option", message, option=option.name)
        return str(value)

    # Notation: a decision or an outcome is a word without spaces; a turn is words with spaces between

    @abstractmethod
    def write_move(self, board: BoardT, move: int) -> str:
        """The word for a legal move of this board."""

    @abstractmethod
    def write_outcome(self, board: BoardT, outcome: int) -> str:
        """The word for a possible outcome of the draw this board waits for."""

    @abstractmethod
    def explain(self, board: BoardT, word: str) -> Refusal:
        """Why a word is no legal move here: not_a_move, or not_now with what holds instead.

        The board is cut for the seat to act, so an explanation cannot betray anything.
        """

    def words_of_turn(self, board: BoardT, text: str) -> list[str]:
        """The decisions in what a person typed, in the canonical order; a game may allow looser spelling."""
        return text.split()

    # Telling

    @abstractmethod
    def read_note(self, note: list[int]) -> Event:
        """What a note means."""

    def event_for(self, event: Event, audience: int) -> Event | None:
        """The event as an audience hears it: whole, with something left out, or not at all."""
        return event

    def say(self, event: Mapping[str, Any], language: str, name: words.Name, key: str = "event") -> str:
        """An event, or anything else with a message key, as a sentence."""
        return words.say(words.catalogue(self.folder, language), event[key], event, language, name)

    # Seeing: the board handed in here is cut for the audience

    @abstractmethod
    def describe(self, board: BoardT, audience: int) -> ViewPart:
        """The table as a page draws it: everything the audience may know, in the rulebook's words."""

    def describe_and_score(self, board: BoardT, audience: int) -> tuple[Struct, list[Json]]:
        """The table and the scores; a game may make both together where they have much in common."""
        return self.describe(board, audience), self.scores(board)

    @abstractmethod
    def touch(self, board: BoardT, move: int) -> list[str]:
        """What one touches on the board to make a move, in order; no two legal moves are touched alike."""

    def drawn_by(self, board: BoardT, move: int) -> list[str]:
        """What a move is drawn by where it is only thought of: the piece first, where it goes last."""
        return self.touch(board, move)

    @abstractmethod
    def say_move(self, board: BoardT, move: int) -> Json:
        """A message key and its values that tell a player what a move would do."""

    def offers(self, board: BoardT, moves: list[int], ends: list[bool]) -> list[Json]:
        """The moves as they are offered, given which of them end the turn; nobody changes what is handed out here."""
        write, touch, say, reveals = self.write_move, self.touch, self.say_move, self.reveals
        return [
            {
                "move": write(board, move),
                "touch": touch(board, move),
                "say": say(board, move),
                "ends_turn": end,
                "reveals": reveals(board, move),
            }
            for move, end in zip(moves, ends, strict=True)
        ]

    def turn_ends(self, board: BoardT, moves: list[int], forced: bool) -> list[bool]:
        """Whether each of these moves ends the turn; with `forced`, moves that have no alternative are thought played.

        A game with a `forced` of its own has to have its own here too.
        """
        found: list[bool] = self.stepping.turn_ends(board, board.twin(), moves, forced)
        return found

    def reveals(self, board: BoardT, move: int) -> bool:
        """Whether a move shows its player something new, so that it cannot be undone; draws are seen to elsewhere."""
        return False

    def forced(self, board: BoardT) -> int | None:
        """The move that a table plays by itself because there is no other; a game says where it waits all the same."""
        moves = board.legal_moves()
        return moves[0] if len(moves) == 1 else None

    @abstractmethod
    def prompt(self, board: BoardT) -> Json:
        """A message key and its values that tell the seat to act what it may or must do in this position."""

    @abstractmethod
    def why_not(self, board: BoardT, touch: list[str]) -> Refusal | None:
        """Why these things, touched in this order, make no move; None where the game has no reason of its own."""

    # Looking ahead (`kernel/preview.py`); every board here is cut for the seat to act

    def foresees(self, board: BoardT, move: int) -> bool:
        """Whether what a move brings follows from what its seat knows; draws are seen to elsewhere."""
        return not self.reveals(board, move)

    @abstractmethod
    def told_ahead(self, events: list[Event]) -> list[Json]:
        """What would happen, as message keys and their values, from the events of a move that is only tried."""

    @abstractmethod
    def tallies(self, board: BoardT, seat: int) -> list[Json]:
        """The numbers a preview compares: {"key": …, "seat": …, "points": …, "score": whether it is a score line, …}.

        `seat` is the one who looks ahead. Nothing in a tally may depend on what that seat cannot know.
        """

    # Explaining (`analysis/why.py`); every board here is cut for the seat that decides

    def compared_at_once(self, board: BoardT, seat: int, asked: int | None) -> list[Json]:
        """What can be counted after a seat's own decisions, to say why others would have been better.

        Each count is {"key": …, "seat": whose, "points": …, "weight": what one is worth to the seat, …}; `of` says what
        it is about, where there are several of its key. `against` is the number on the other side where that has no
        such count (None: it cannot be compared, nothing given: nought). `always` tells it of every decision, with
        `start` for how it stood before. `asked` is a last decision whose answer the seat cannot know.
        """
        return []

    def compared_later(self, before: BoardT, board: BoardT, seat: int) -> list[Json]:
        """The same on a board where an expected continuation ends; `before` is the one it began from."""
        return []

    def compared_in_sight(self, board: BoardT, seat: int) -> list[Json]:
        """What whoever only watches can count, to tell what a seat's decision changed where its reasons are secret."""
        return []

    @abstractmethod
    def scores(self, board: BoardT) -> list[Json]:
        """The score of every seat as it stands, or as it would if the game ended now, line by line."""

    @abstractmethod
    def outcome(self, board: BoardT) -> Json | None:
        """Places, winners and shares; None while the game is on."""

    def may_resign(self, seats: int) -> bool:
        """Whether a seat may give the game up: alone, or where one other then wins. Elsewhere the others play on."""
        return seats <= 2

    def queries(self) -> tuple[str, ...]:
        """What else a seat may ask of its view, such as the set of possible paths."""
        return ()

    def ask(self, board: BoardT, query: str, audience: int) -> Json:
        """Answer one of the queries from a board cut for the audience."""
        raise Refusal("not_now", f"{self.title} knows no query {query}", query=query)

    # Looking back at a game; `kernel/looking_back.py` walks through it

    def stages_done(self, board: BoardT) -> int | None:
        """How many seasons or rounds are over; None in a game that is looked back on turn by turn."""
        return None

    def stage_title(self, number: int) -> Json:
        """A message that names a stage, counted from 1."""
        return {"key": "race.turn", "turn": number}

    def reasons(self, stages: Sequence[Stage[BoardT]], seat: int, line: Json) -> list[Json]:
        """What the points of one of a seat's score lines are made of: sums {"parts": [messages], "makes": points}.

        The first stage is the beginning, the last one the end. What makes nothing is a remark.
        """
        return []

    def race(self, stages: Sequence[Stage[BoardT]]) -> list[Json]:
        """How the scores grew: every stage with the total of each seat, and of a rival who holds none."""
        return [
            {"title": stage.title, "totals": [score["total"] for score in self.scores(stage.board)], "rival": None}
            for stage in stages
        ]

    def rival_lines(self, stages: Sequence[Stage[BoardT]]) -> list[Json]:
        """The score lines, with their reasons, of somebody who plays against the seats and holds none."""
        return []

    # Sketching

    def sketch(self, board: BoardT, parts: Mapping[str, str]) -> Json:
        """The fields of a position given by a short text, read into named parts; `board` is a new one, set up.

        A game that offers it says in its `sketch.py` which parts there are and what holds where one is left out.
        """
        raise Refusal("not_now", f"{self.title} has no sketches; a position or moves from the box belong here")

    @property
    def sketch_example(self) -> str | None:
        """A short text that sets up a position of this game; None where it has no sketches."""
        return None

    # Checking

    def problems(self, board: BoardT) -> list[str]:
        """What makes a board impossible, in a player's words; empty when it can occur.

        A board without problems can be played on natively, where nothing is checked any more: every number is held
        against the range its field declares before anything else is computed from it.
        """
        return out_of_range(board, self.ranges) or self.contradictions(board)

    @abstractmethod
    def contradictions(self, board: BoardT) -> list[str]:
        """What cannot be true together on a board whose numbers are all within the ranges of their fields."""

    @cached_property
    def ranges(self) -> dict[str, Range]:
        """The range of every field of the game's boards; annotations are read from source in either form."""
        return ranges_of(native.plain(f"tokonoma.games.{self.name}.rules").Rules)

    @cached_property
    def moves(self) -> int:
        """How many numbers there are for moves: each is smaller. What they mean is fixed for a number of the rules."""
        return int(self._moves_module.MOVES)

    @cached_property
    def move_forms(self) -> tuple[tuple[int, str, str], ...]:
        """Every form a move may have: its first number, its word, and what it does."""
        return tuple(self._moves_module.MOVE_FORMS)

    @cached_property
    def schema(self) -> Schema:
        """What the numbers of an observation mean: `print` it."""
        return Schema(native.plain(f"tokonoma.games.{self.name}.observing").FEATURES)

    @property
    def _moves_module(self) -> Any:
        return import_module(f"tokonoma.games.{self.name}.moves")

    @cached_property
    def board_class(self) -> type[BoardT]:
        """The class of the game's boards, in the form the game runs in."""
        found: type[BoardT] = self.unit.Rules
        return found


AnyRulebook = Rulebook[Any]  # of whichever game, for callers who hold any
