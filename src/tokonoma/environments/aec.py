"""The games as PettingZoo environments (AEC): one agent for each seat, masks, and a reward when the game is over.

A reward comes when the game is over (`rewards.py`): 1 for a sole winner, and the others lose as much between them.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tokonoma.environments.pictures import ansi, rgb_array
from tokonoma.environments.rewards import utilities
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.state import State

RENDER_MODES = ("human", "ansi", "rgb_array")


class Seats(AECEnv):  # type: ignore[misc]
    """A game whose seats are agents `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        whole: bool = False,
    ) -> None:
        """`whole` shows every seat everything, secrets included: for a critic, never for a player."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {render_mode!r}; it may be {' or '.join(RENDER_MODES)}")
        self.game = open_game(name)
        self.state_of_game: State = self.game.new(seats, options)
        self._asked = (self.state_of_game.seats, self.state_of_game.options)
        self.metadata = {
            "name": f"tokonoma_{name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.whole = whole
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state_of_game.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces()

    def _spaces(self) -> None:
        rulebook = self.game.rulebook
        low, high = rulebook.schema.bounds()
        seen = spaces.Dict(
            {
                "observation": spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (rulebook.moves,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(rulebook.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent may observe: the numbers of the game's schema, and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every number there is for a move; the mask says which are legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same draws."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        seats, chosen = self._asked
        self.state_of_game = self.game.new(seats, chosen, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Let the seat to act be the agent selected, with its mask in its info too."""
        to_act = self.state_of_game.to_act
        self.agent_selection = self.possible_agents[to_act if to_act is not None else 0]
        if to_act is not None:
            self.infos[self.agent_selection] = {"action_mask": self._mask(to_act)}

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and its legal actions; none where it is not to act."""
        seat = self.seat_of[agent]
        seen = np.zeros(self.game.rulebook.schema.size, np.int16)
        self.state_of_game.observation(seat, whole=self.whole, out=seen)
        return {"observation": seen, "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self.game.rulebook.moves, np.int8)
        if self.state_of_game.to_act == seat:
            mask[self.state_of_game.legal_numbers()] = 1
        return mask

    def step(self, action: Any) -> None:
        """Play a move by its number; raises Refusal for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.step(action)
        if self.state_of_game.to_act is None:
            worth = utilities(self.state_of_game.returns())
            self.rewards = {each: worth[self.seat_of[each]] for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"action_mask": self._mask(self.seat_of[each])} for each in self.agents}
        self._accumulate_rewards()
        self._select()

    def render(self) -> Any:
        """The table as a spectator sees it: text in colour, printed or returned, or a picture of it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return rgb_array(self.state_of_game)
        text = ansi(self.state_of_game)
        return print(text) if self.render_mode == "human" else text

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(name: str, seats: int | None = None, options: Mapping[str, str] | None = None, **settings: Any) -> Seats:
    """The environment without wrappers: an illegal action raises Refusal and changes nothing."""
    return Seats(name, seats, options, **settings)


def env(name: str, seats: int | None = None, options: Mapping[str, str] | None = None, **settings: Any) -> Any:
    """The environment with PettingZoo's wrappers: an illegal action ends the game, with -1 for who took it."""
    wrapped: Any = raw_env(name, seats, options, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
