"""Goryō as the kernel's contract asks for it: the table of contents of the other chapters."""

from tokonoma.games.goryo.box import Box
from tokonoma.games.goryo.components import GORYO
from tokonoma.games.goryo.draws import happen, possible_outcomes
from tokonoma.games.goryo.ending import share_victory
from tokonoma.games.goryo.hunt import hunt, hunt_moves
from tokonoma.games.goryo.imagining import imagine_behind_screen
from tokonoma.games.goryo.observing import write_observation
from tokonoma.games.goryo.plan import plan, plan_moves
from tokonoma.games.goryo.secrets import put_up_screen
from tokonoma.games.goryo.setup import choose_start, lay_out, starts
from tokonoma.games.goryo.state import BIND, PLAN, START, Table
from tokonoma.kernel.contract import CHANCE, OVER, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Row16, Values, Weights


class Rules(Table):
    """A game of Goryō: seat 0 is the Goryō, seat 1 the Samurai."""

    def __init__(self, box: Box, actions_each: int, is_shuffled: int) -> None:
        allocate(self)
        self.box = box
        lay_out(self, actions_each, is_shuffled)

    def legal(self, moves: Moves) -> int:
        """She chooses her start and plans, cube by cube (§3.4, §4); they hunt, action by action (§5)."""
        if self.stage == START:
            return starts(self, moves)
        if self.stage == PLAN:
            return plan_moves(self, moves)
        return hunt_moves(self, moves)

    def outcomes(self, outcomes: Moves, weights: Weights) -> int:
        """Objects and tokens (§3, §6.5)."""
        return possible_outcomes(self, outcomes, weights)

    def apply(self, move: int) -> None:
        """One draw, one cube, or one action."""
        if self.to_act == CHANCE:
            happen(self, move)
        elif self.stage == START:
            choose_start(self, move)
        elif self.stage == PLAN:
            plan(self, move)
        else:
            hunt(self, move)

    def hide(self, audience: int) -> None:
        """Everybody but the Goryō looks at her screen, until the game is over (§8.1)."""
        if audience != GORYO and self.to_act != OVER:
            put_up_screen(self)

    def imagine(self, audience: int, chance: Chance, page: Page) -> None:
        """Everything that fits what was seen is equally likely (§8.2)."""
        if audience != GORYO and self.to_act != OVER and self.stage > BIND:
            imagine_behind_screen(self, chance)

    def observe(self, audience: int, out: Row16) -> int:
        """Every number of FEATURES in `observing.py`."""
        return write_observation(self, audience, out)

    def returns(self, values: Values) -> None:
        """The winner has all of the victory (§7)."""
        share_victory(self, values)
