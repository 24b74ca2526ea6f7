"""What callers use: games by name, new states, positions, records."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

from tokonoma.kernel import record as records
from tokonoma.kernel.chance import Luck, SealedChance
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.numbered import DRAWN, audience_of
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook, Event, Json
from tokonoma.kernel.sketch import read_sketch
from tokonoma.kernel.state import State

GAMES = tuple(sorted(path.parent.name for path in (Path(__file__).parent.parent / "games").glob("*/rulebook.py")))


SKETCHED = 1  # the deal a sketch begins from; what it shows of it is as good as any other


class Game:
    """A game by name: begins new states, reads positions and records, imagines boards."""

    def __init__(self, rulebook: AnyRulebook) -> None:
        self.rulebook = rulebook
        self.name = rulebook.name
        self.title = rulebook.title

    def __reduce__(self) -> tuple[Any, ...]:
        # A pickle holds no rules: the game is opened again where it arrives, compiled if it can be there.
        mode = "python" if self.rulebook.mode == "python" else None
        return open_game, (self.name, mode, self.rulebook.opened_from)

    def new(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int | bytes | None = None
    ) -> State:
        """A new game. With a seed chance plays itself (32 bytes: the sealed stream); without, every draw is given."""
        if options is not None and not isinstance(options, Mapping):
            raise TypeError(f"options are a mapping of names to values, not {type(options).__name__}")
        seats = self.default_seats(options) if seats is None else seats
        if not isinstance(seats, SupportsIndex):
            raise TypeError(f"the number of seats is an int, not {type(seats).__name__}")
        chosen = self.rulebook.complete_options(seats, options)
        return State(self.rulebook, self.rulebook.lay_out(seats, chosen), chosen, self.luck(seed))

    def default_seats(self, options: Mapping[str, str] | None) -> int:
        """The fewest seats of the mode asked for."""
        mode = (options or {}).get("mode", next(iter(self.rulebook.modes)))
        return min(self.rulebook.modes.get(mode, (2,)))

    def luck(self, seed: int | bytes | None) -> Luck | None:
        """The source of luck a seed stands for."""
        if seed is None:
            return None
        if isinstance(seed, bytes):
            return SealedChance(seed)
        if not isinstance(seed, SupportsIndex):
            raise TypeError(f"a seed is an int or 32 bytes, not {type(seed).__name__}")
        chance: Luck = self.rulebook.contract.Chance(index(seed))
        return chance

    def from_position(self, document: Any, seed: int | bytes | None = None) -> State:
        """A state read from a position; refuses one that is damaged or cannot occur."""
        board, options = records.read_position(document, self.rulebook)
        return State(self.rulebook, board, options, self.luck(seed), start=board.twin())

    def sketch(
        self,
        text: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
    ) -> State:
        """A state from a short text, as `mountain: c5:W a3:V | mats: WW / F`; refuses what cannot occur.

        What the text leaves out is as the game's `sketch.py` says. Draws from here on are those of the seed.
        """
        state = self.new(seats, options, seed=SKETCHED)
        fields = self.rulebook.sketch(state.board, read_sketch(text))
        return self.from_position(state.position() | {"fields": fields}, seed)

    def from_record(self, document: Any, steps: int | None = None, seed: int | bytes | None = None) -> State:
        """A state read from a record, as far as a number of steps or to its end."""
        state = self.start_of(document)
        for _ in self.walk(state, document, steps):
            pass
        if steps is None:
            records.check_outcome(document, state.outcome())
        state.luck = self.luck(seed)
        return state

    def start_of(self, document: Any) -> State:
        """The state a record begins with, before its first step."""
        header = records.read_header(document, records.RECORD)
        records.check_played_by(header, self.rulebook)
        if "start" in header:
            records.check_start(header)
            return self.from_position(header["start"])
        return self.new(header["seats"], header["options"])

    def walk(self, state: State, document: Any, steps: int | None = None) -> Iterator[tuple[str, list[Event]]]:
        """Take the start of a record through its steps, one at a time: yields each step and what happened."""
        return records.read_steps(document, lambda step: play_step(state, step), steps)

    def follow(self, document: Any, luck: Luck, since: int = 0) -> State:
        """A state read from a record whose draws, since so many steps, must be those the luck brings; it goes on so."""
        state = self.start_of(document)

        def play(step: str) -> list[Event]:
            if state.to_act == CHANCE and len(state.steps) >= since and step != (due := DRAWN + draw(state, luck)):
                raise Refusal("not_an_outcome", f"the deal brings {due} here", outcomes=[due])
            return play_step(state, step)

        for _ in records.read_steps(document, play):
            pass
        state.luck = luck
        return state

    def imagine(self, view: Json, seed: int) -> State:
        """A state the owner of a view cannot tell from the true one; a seed decides what it cannot know, and draws."""
        board, chance = self.from_view(view), self.rulebook.contract.Chance(seed)
        board.imagine_for(audience_of(view["seat"]), chance)
        return State(self.rulebook, board, view["options"], chance, start=board.twin())

    def from_view(self, view: Json) -> Any:
        """The board of a view, with fillers where its owner knows nothing."""
        board = self.rulebook.lay_out(view["seats"], view["options"])
        board.set_fields(view["fields"])
        return board

    def __repr__(self) -> str:
        return f"<game {self.name}, {self.rulebook.mode}>"


def play_step(state: State, step: str) -> list[Event]:
    """Play a step of a record: a draw is marked, and comes only when one is due."""
    if step.startswith(DRAWN) != (state.to_act == CHANCE):
        due = "a draw" if state.to_act == CHANCE else "a move"
        raise Refusal("not_now", f"{due} is due")
    return state.play(step)


def draw(state: State, luck: Luck) -> str:
    """The outcome that a source of luck brings next."""
    chances = state.chances()
    return list(chances)[luck.index(list(chances.values()))]


def game(name: str, *, mode: str | None = None, data: str | Path | None = None) -> Game:
    """A game by its name, in the best form there is; `data` replaces its component data."""
    return open_game(name, mode, Path(data) if data else None)


@cache
def open_game(name: str, mode: str | None, data: Path | None) -> Game:
    """The one opened game of a name, form and data."""
    if name not in GAMES:
        raise Refusal("unknown_game", f"there is no game {name}; there are {', '.join(GAMES)}", games=list(GAMES))
    module = import_module(f"tokonoma.games.{name}.rulebook")
    return Game(module.RULEBOOK(mode, data))


def replay(document: Any) -> State:
    """The state a record ends in; refuses a record that is damaged, foreign or newer."""
    header = records.read_header(document, records.RECORD)
    return game(header["game"]).from_record(document)
