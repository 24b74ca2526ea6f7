"""Every way a game can begin, and random walks from there. Names no game."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import tokonoma
from tokonoma import Game, State
from tokonoma.kernel.chance import SealedChance


@dataclass(frozen=True)
class Opening:
    """A game, a number of seats and options that differ from the defaults in at most one place."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def new(self, seed: int | bytes | None, mode: str | None = None) -> State:
        return self.opened(mode).new(self.seats, dict(self.options), seed)

    def opened(self, mode: str | None = None) -> Game:
        return tokonoma.game(self.game, mode=mode)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(value for _, value in self.options)])


def openings() -> list[Opening]:
    return [opening for name in tokonoma.GAMES for opening in of_game(name)]


def of_game(name: str) -> Iterator[Opening]:
    rulebook = tokonoma.game(name).rulebook
    for mode, counts in rulebook.modes.items():
        for seats in counts:
            chosen: dict[str, Any] = {"seats": seats, "mode": mode}
            yield Opening(name, seats, (("mode", mode),))
            for option in rulebook.options:
                if option.is_open(chosen | {"seats": seats}):
                    for value in option.values[1:]:
                        yield Opening(name, seats, (("mode", mode), (option.name, value)))


def sealed(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def walk(state: State, luck: random.Random, most: int | None = None) -> Iterator[str]:
    """Random moves to the end of the game, or at most so many; yields each before it is played."""
    played = 0
    while state.to_act is not None and played != most:
        move = luck.choice(state.legal())
        yield move
        state.play(move)
        played += 1


def played(opening: Opening, seed: int, most: int | None = None, mode: str | None = None) -> State:
    state = opening.new(seed, mode)
    for _ in walk(state, random.Random(seed), most):
        pass
    return state


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def everything(state: State) -> str:
    """All there is about a state, as bytes to compare."""
    luck = state.luck.words if isinstance(state.luck, SealedChance) else getattr(state.luck, "luck", None)
    return canonical([state.board.fields(), state.steps, state.options, state.may_undo(), luck])
