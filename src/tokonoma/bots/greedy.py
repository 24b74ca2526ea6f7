"""Looks one turn ahead, and takes what the game's judge values most when the turn is over."""

from time import perf_counter
from typing import Any

from tokonoma.bots.contract import Bot, Budget, Candidate, Thought, written
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.kernel.contract import CHANCE, Board
from tokonoma.kernel.rulebook import Json

WORLDS = 4  # imagined for each decision; draws within the turn and hidden things differ between them
LEAVES = 1500  # looked at in each world, at most about so many
FARTHEST = 12  # decisions of one turn


class GreedyBot(Bot):
    """Every way its turn could end, and the best of them."""

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Try every move of the turn in a few imagined worlds."""
        started = perf_counter()
        units = native_units(self.game(view))
        board = units.game.from_view(view)
        seat = view["seat"]
        words = written(units.game, board)
        chance = units.game.rulebook.contract.Chance(seed)
        look = TurnLookahead(judge_of(units, board), chance, seat)
        worth = dict.fromkeys(words, 0.0)
        for _ in range(WORLDS):
            world = board.twin()
            world.imagine_for(seat, chance)
            for move in words:
                worth[move] += look.after(world, move, LEAVES // len(words), FARTHEST) / WORLDS
        ranked = sorted(words, key=lambda move: (-worth[move], chance.number(1 << 30)))
        return Thought(
            move=words[ranked[0]],
            values=look.judge.values(board),
            moves=[Candidate(words[move], WORLDS, worth[move]) for move in ranked],
            line=[words[ranked[0]]],
            playouts=WORLDS * len(words),
            seconds=perf_counter() - started,
        )


class TurnLookahead:
    """Looks ahead for one seat."""

    def __init__(self, judge: Any, chance: Any, seat: int) -> None:
        self.judge = judge
        self.chance = chance
        self.seat = seat

    def after(self, board: Board, move: int, leaves: int, decisions: int) -> float:
        """What the best end of the turn is worth after a move."""
        next_board = board.twin()
        next_board.play(move)
        drawn = next_board.to_act == CHANCE
        if drawn:
            next_board.draw(self.chance)
        if next_board.to_act != self.seat or drawn or leaves < 1 or decisions < 1:
            return float(self.judge.values(next_board)[self.seat])
        moves = next_board.legal_moves()
        return max(self.after(next_board, each, leaves // len(moves), decisions - 1) for each in moves)
