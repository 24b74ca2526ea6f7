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


class MistakeBot(Bot):
    """Plays as another bot does, but makes a share of its decisions at random: a weaker opponent."""

    def __init__(self, name: str, other: Bot, mistake_rate: float) -> None:
        """`mistake_rate` is the share of decisions made at random."""
        super().__init__(name, other.budget, other.table)
        self.other = other
        self.mistake_rate = mistake_rate

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Think as the other bot does, or draw a move."""
        chance = Chance(seed)
        self.went_on = False
        if chance.number(1000) < 1000 * self.mistake_rate:
            moves = offered(view)
            return Thought(moves[chance.number(len(moves))], [1 / view["seats"]] * view["seats"])
        thought = self.other.think(view, seed, budget)
        self.went_on = self.other.went_on
        return thought

    def held_bytes(self) -> int:
        """What the other bot holds."""
        return self.other.held_bytes()
