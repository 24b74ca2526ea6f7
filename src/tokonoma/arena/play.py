"""Plays one game between bots and notes how it went."""

from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from tokonoma.arena import features
from tokonoma.arena.frozen import FROZEN, FrozenBot
from tokonoma.arena.plan import Pairing, Plan
from tokonoma.bots import bot
from tokonoma.bots.contract import Bot
from tokonoma.kernel.library import Game
from tokonoma.kernel.library import game as open_game

Result = dict[str, Any]


def play_game(plan: Plan, pairing: Pairing) -> Result:
    """One game from its deal to its end."""
    game = open_game(plan.game, data=plan.data)
    state = game.new(len(pairing.line_up), pairing.options, seed=pairing.deal)
    bots = [seated(plan, pairing, seat, game) for seat in range(len(pairing.line_up))]
    clocks = [Clock() for _ in bots]
    told = list(state.told)
    while (seat := state.to_act) is not None:
        view = state.view(seat)
        started = perf_counter()
        move = bots[seat].move(view, seed=bot_seed(plan, pairing, seat, len(state.steps)))
        clocks[seat].note(perf_counter() - started)
        told += state.play(move)
    for each in bots:
        each.close()
    outcome = state.outcome() or {}
    return {
        "number": pairing.number,
        "deal": pairing.deal,
        "bots": list(pairing.line_up),
        "options": dict(pairing.options),
        "shares": outcome["shares"],
        "places": outcome["places"],
        "scores": [line["total"] for line in state.scores()],
        "decisions": [clock.decisions for clock in clocks],
        "seconds": [round(clock.seconds, 4) for clock in clocks],
        "slowest": [round(clock.slowest, 4) for clock in clocks],
        "faults": [each.faults for each in bots],
        "notes": notes(state, told),
    }


def seated(plan: Plan, pairing: Pairing, seat: int, game: Game) -> Bot:
    """The bot at a seat; one of the other version thinks in a process of that."""
    name = pairing.line_up[seat]
    if plan.against and name.startswith(FROZEN):
        return FrozenBot(name, Path(plan.against), f"{pairing.number}/{seat}", plan.data, game)
    return bot(name, game)


def bot_seed(plan: Plan, pairing: Pairing, seat: int, step: int) -> int:
    """What a bot draws its luck from: another number at every decision, and nothing that the deal tells."""
    text = f"{plan.luck} {pairing.number} {seat} {step}"
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


class Clock:
    """How long a bot thinks."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def note(self, seconds: float) -> None:
        """One decision more."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def notes(state: Any, told: list[Any]) -> Result:
    """What a study of the game's balance may ask of a finished game: score lines, and what each seat had or did."""
    return {
        "lines": [line["lines"] for line in state.scores()],
        "steps": len(state.steps),
        "had": features.had(state, told),
    }
