"""The games as OpenSpiel games: `pyspiel.load_game("tokonoma_gorinto(seats=2,landscape=lake)")`.

Chance nodes are explicit, actions are our numbers, and a resampled state is one that the seat cannot tell from the true
one. Rewards are those of `rewards.py`.
"""

from array import array
from typing import Any

import numpy as np
import pyspiel

from tokonoma.environments.rewards import utilities
from tokonoma.kernel.contract import LONGEST
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.recall import information_schema


def game_type(name: str, is_alone: bool = False) -> Any:
    """What kind of game it is; alone, nobody loses what one wins."""
    rulebook = open_game(name).rulebook
    counts = sorted({seats for mode in rulebook.modes.values() for seats in mode})
    kinds = pyspiel.GameType
    hides = (rulebook.folder / "secrets.py").exists()
    return kinds(
        short_name=f"tokonoma_{name}",
        long_name=rulebook.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if is_alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "mode": "", **{option.name: "" for option in rulebook.options}},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats and options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {key: value for key, value in (params or {}).items() if value not in ("", 0)}
        self.opened = open_game(self.name)
        options = {key: str(value) for key, value in given.items() if key != "seats"}
        self.opening = self.opened.new(given.get("seats"), options)
        seats, rulebook = self.opening.seats, self.opened.rulebook
        info = pyspiel.GameInfo(
            num_distinct_actions=rulebook.moves,
            max_chance_outcomes=LONGEST,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=rulebook.longest,
        )
        super().__init__(game_type(self.name, seats == 1), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The state before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a player may know now, or with perfect recall all it has seen."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inside = game.opening.clone()
        self.known: dict[int, list[Any]] = {}  # of a resampled state: what the player had seen before, as text
        self.remembered: dict[int, array[int]] = {}  # and as numbers

    def current_player(self) -> int:
        """The seat to act, or chance, or that the game is over."""
        to_act = self.inside.to_act
        if to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act < 0 else to_act

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inside.legal_numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        outcomes = self.inside.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.inside.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inside.word(action) if action in self.inside.legal_numbers() else str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.inside.to_act is None

    def returns(self) -> list[float]:
        """What the game was worth to each seat; 0 while it is on."""
        if self.inside.to_act is not None:
            return [0.0] * self.inside.seats
        return utilities(self.inside.returns())

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a seat has seen and done."""
        seat = self.current_player() if player is None else player
        return str(self.seen_by(seat))

    def seen_by(self, seat: int) -> list[Any]:
        """The same as a list: what the seat knew at the start, then what it heard and did."""
        known = self.known[seat] if seat in self.known else self.inside.known_at_start(seat)
        return [*known, *self.inside.heard_by(seat)]

    def rows_of(self, seat: int) -> "array[int]":
        """The same as rows of numbers."""
        before = self.remembered.get(seat) or self.inside.remembered_at_start(seat)
        return before + self.inside.remembered_since(seat)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that a seat cannot tell from this one, drawn by *imagine*."""
        other: SpielState = self.clone()
        luck = sampler() if callable(sampler) else np.random.random()
        imagined = self.inside.imagine(player, int(luck * 2**53))
        imagined.luck = None
        other.inside = imagined
        other.known = {player: self.seen_by(player)}
        other.remembered = {player: self.rows_of(player)}
        return other

    def __str__(self) -> str:
        return " ".join(self.inside.steps) or "nothing dealt"


class SpielObserver:
    """What a player sees of a state, or with perfect recall has ever seen, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"these games know no observation parameters; given were {params}")
        rulebook = game.opened.rulebook
        self.is_recall = kind.perfect_recall
        schema = information_schema(rulebook) if self.is_recall else rulebook.schema
        self.tensor: Any = np.zeros(schema.size, np.float32)
        self.dict: dict[str, Any] = {
            feature.name: self.tensor[feature.place].reshape(feature.shape) for feature in schema
        }
        self._numbers = np.zeros(rulebook.schema.size, np.int16)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        self.tensor[: len(self._numbers)] = state.inside.observation(player, out=self._numbers)
        if self.is_recall:
            rows, heard = state.rows_of(player), self.dict["heard"].reshape(-1)
            if len(rows) > len(heard):
                raise OverflowError(f"the player has heard more than {len(self.dict['heard'])} things")
            heard[: len(rows)], heard[len(rows) :] = rows, 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if self.is_recall:
            return state.information_state_string(player)
        return " ".join(map(str, state.inside.observation(player)))


def register() -> None:
    """Make every game known to OpenSpiel."""
    for name in GAMES:
        kind = type(f"Spiel{name.title().replace('_', '')}", (SpielGame,), {"name": name, "__doc__": SpielGame.__doc__})
        pyspiel.register_game(game_type(name), kind)
