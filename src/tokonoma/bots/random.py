"""Plays any legal move, each as likely as the others."""

from tokonoma.bots.contract import Bot, Budget, Thought, offered
from tokonoma.kernel.contract import Chance
from tokonoma.kernel.rulebook import Json


class RandomBot(Bot):
    """Knows the rules and nothing else."""

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Draw a move."""
        moves = offered(view)
        return Thought(moves[Chance(seed).number(len(moves))], [1 / view["seats"]] * view["seats"])


class WaveringBot(Bot):
    """Another bot that now and then plays any move: a gentler opponent."""

    def __init__(self, name: str, other: Bot, slips: float) -> None:
        """`slips` is the share of decisions left to luck."""
        super().__init__(name, other.budget, other.table)
        self.other = other
        self.slips = slips

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Think as the other does, or slip."""
        chance = Chance(seed)
        if chance.number(1000) < 1000 * self.slips:
            moves = offered(view)
            return Thought(moves[chance.number(len(moves))], [1 / view["seats"]] * view["seats"])
        return self.other.think(view, seed, budget)
