"""A game as a Gymnasium environment: one seat learns, our bots play the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tokonoma.bots import bot as bot_by_name
from tokonoma.environments.pictures import ansi, rgb_array
from tokonoma.environments.rewards import utilities
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.refusal import Refusal


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; a step is one decision of it, and all that the others then do."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        bot: str = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bot` plays every other seat; `seat` is the learner's, by default another one in every game."""
        self.game = open_game(name)
        self.state = self.game.new(seats, options)
        self._asked = (self.state.seats, self.state.options)
        if seat is not None:
            self.state.check_seat(seat)
        self._fixed_seat = seat
        self.seat = seat or 0
        self.bot = bot_by_name(bot, self.game)
        self.render_mode = render_mode
        rulebook = self.game.rulebook
        low, high = rulebook.schema.bounds()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (rulebook.moves,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(rulebook.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and let the others play until the learner is to act."""
        super().reset(seed=seed)
        seats, chosen = self._asked
        while True:
            self.state = self.game.new(seats, chosen, int(self.np_random.integers(2**63)))
            self.seat = int(self.np_random.integers(seats)) if self._fixed_seat is None else self._fixed_seat
            self._let_others_play()
            if self.state.to_act is not None:  # a game that ends before the learner's first decision is dealt again
                return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a move by its number. An illegal one ends the game with -1, as a learner may try anything."""
        try:
            self.state.step(int(action))
        except Refusal as refusal:
            return self._seen(), -1.0, True, False, {"seat": self.seat, "refused": refusal.message}
        self._let_others_play()
        is_over = self.state.to_act is None
        reward = utilities(self.state.returns())[self.seat] if is_over else 0.0
        return self._seen(), reward, is_over, False, {"seat": self.seat}

    def _let_others_play(self) -> None:
        while self.state.to_act is not None and self.state.to_act != self.seat:
            view = self.state.view(self.state.to_act)
            self.state.play(self.bot.move(view, seed=int(self.np_random.integers(2**62))))

    def _seen(self) -> dict[str, Any]:
        seen = np.zeros(self.game.rulebook.schema.size, np.int16)
        self.state.observation(self.seat, out=seen)
        mask = np.zeros(self.game.rulebook.moves, np.int8)
        if self.state.to_act == self.seat:
            mask[self.state.legal_numbers()] = 1
        return {"observation": seen, "action_mask": mask}

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode is None:
            return None
        return ansi(self.state, self.seat) if self.render_mode == "ansi" else rgb_array(self.state, self.seat)

    def close(self) -> None:
        """Let go of the bot."""
        self.bot.close()


def env(name: str, seats: int | None = None, options: Mapping[str, str] | None = None, **settings: Any) -> OneSeat:
    """The environment of one seat."""
    return OneSeat(name, seats, options, **settings)
