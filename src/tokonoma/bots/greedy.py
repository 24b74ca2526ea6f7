"""Looks one turn ahead, and takes what the game's judge values most when the turn is over.

It reckons neither with what the others answer nor with what a draw brings after its turn. One that is told to overlook
moves errs as people do who begin: at every decision it does not see some of what it could do, by luck, and takes the
best of what it sees. So it never plays nonsense on purpose, and misses much.
"""

from time import perf_counter
from typing import Any

from tokonoma.bots.contract import Bot, Budget, Candidate, Thought, written
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.kernel.contract import CHANCE, Board
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json

WORLDS = 4  # imagined for each decision; draws within the turn and hidden things differ between them
LEAVES = 1500  # looked at in each world, at most about so many
FARTHEST = 12  # decisions of one turn
HASTY_LEAVES = 150  # looked at by one that overlooks moves, in one world
FINE = 1000  # parts of a probability
HOPELESS = 0.00001  # the looks below which a judge says that another move is better whatever happens


class GreedyBot(Bot):
    """Every way its turn could end, or those it sees, and the best of them."""

    def __init__(
        self, name: str, noticed: float = 1.0, budget: Budget | None = None, table: Game | None = None
    ) -> None:
        """`noticed` is the share of its moves that it sees on the average; one it always sees."""
        super().__init__(name, budget, table)
        self.noticed = noticed
        self.worlds, self.leaves = (WORLDS, LEAVES) if noticed >= 1.0 else (1, HASTY_LEAVES)

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Try every move of the turn in a few imagined worlds."""
        started = perf_counter()
        units = native_units(self.game(view))
        board = units.game.from_view(view)
        seat = view["seat"]
        words = written(units.game, board)
        chance = units.game.rulebook.contract.Chance(seed)
        look = TurnLookahead(judge_of(units, board), chance, seat, self.noticed)
        seen = look.notice(board, list(words))
        worth = dict.fromkeys(seen, 0.0)
        for _ in range(self.worlds):
            world = board.twin()
            world.imagine_for(seat, chance)
            for move in seen:
                worth[move] += look.after(world, move, self.leaves // len(seen), FARTHEST) / self.worlds
        ranked = sorted(seen, key=lambda move: (-worth[move], chance.number(1 << 30)))
        return Thought(
            move=words[ranked[0]],
            values=look.judge.values(board),
            moves=[Candidate(words[move], self.worlds, worth[move]) for move in ranked],
            line=[words[ranked[0]]],
            playouts=self.worlds * len(seen),
            seconds=perf_counter() - started,
        )


class TurnLookahead:
    """Looks ahead for one seat."""

    def __init__(self, judge: Any, chance: Any, seat: int, noticed: float = 1.0) -> None:
        self.judge = judge
        self.chance = chance
        self.seat = seat
        self.noticed = noticed

    def notice(self, board: Board, moves: list[int]) -> list[int]:
        """The moves it sees now: all, or some by luck, and none that another one outdoes in any case."""
        if self.noticed >= 1.0:
            return moves
        looks = self.judge.weights(board)
        moves = [move for move, look in zip(moves, looks, strict=True) if look > HOPELESS]
        seen = [move for move in moves if self.chance.number(FINE) < FINE * self.noticed]
        return seen or [moves[self.chance.number(len(moves))]]

    def after(self, board: Board, move: int, leaves: int, decisions: int) -> float:
        """What the best end of the turn is worth after a move."""
        next_board = board.twin()
        next_board.play(move)
        drawn = next_board.to_act == CHANCE
        if drawn:
            next_board.draw(self.chance)
        if next_board.to_act != self.seat or drawn or leaves < 1 or decisions < 1:
            return float(self.judge.values(next_board)[self.seat])
        moves = self.notice(next_board, next_board.legal_moves())
        return max(self.after(next_board, each, leaves // len(moves), decisions - 1) for each in moves)
