"""Measures random play: games and decisions a second, and the time to copy a board.

Times are CPU time of one thread, medians over several rounds, so that a busy machine disturbs them little; ratios are
taken within one run. Uncompiled rules are measured only when asked for by name: a figure must say what it measures.
"""

from dataclasses import asdict, dataclass
from statistics import median
from time import thread_time
from typing import Any

from tokonoma.kernel import native
from tokonoma.kernel.library import GAMES, Game, game
from tokonoma.kernel.progress import progress
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

ROUNDS = 5
ROUND_SECONDS = 0.25  # of one round, about
SEED = 20


@dataclass(frozen=True)
class Figures:
    """What was measured of one game in one form."""

    game: str
    seats: int
    mode: str
    games_per_s: float
    decisions_per_s: float
    copy_ns: float

    def to_json(self) -> Json:
        """The figures, rounded to what they can tell."""
        return {name: round(value, 1) if isinstance(value, float) else value for name, value in asdict(self).items()}


def bench(names: list[str], uncompiled: bool = False, compare: bool = False, rounds: int = ROUNDS) -> list[Json]:
    """Figures of each game; refuses uncompiled rules unless they are asked for.

    With `compare` both forms are measured in turns, and the compiled one says how many times faster it is.
    """
    figures = []
    measured = list(names or GAMES)
    with progress("measuring", len(measured)) as advance:
        for name in measured:
            advance(0, name)
            figures += measure_game(name, uncompiled, compare, rounds)
            advance()
    return figures


def measure_game(name: str, uncompiled: bool, compare: bool, rounds: int) -> list[Json]:
    """Figures of one game in the forms asked for."""
    if uncompiled:
        return [measure([opened(name, "python")], rounds)[0].to_json()]
    if not compare:
        return [measure([opened(name, "native")], rounds)[0].to_json()]
    native_one, python_one = measure([opened(name, "native"), opened(name, "python")], rounds)
    ratio = native_one.games_per_s / python_one.games_per_s
    return [native_one.to_json() | {"times_faster": round(ratio, 1)}, python_one.to_json()]


def opened(name: str, mode: str) -> Game:
    """A game in the form asked for; refuses one that is not compiled where it should be."""
    try:
        found = game(name, mode=mode)
    except ImportError as no:
        raise not_compiled(name, str(no)) from None
    if found.rulebook.mode != mode:
        raise not_compiled(name, "TOKONOMA_RULES=python asks for the source")
    return found


def not_compiled(name: str, why: str) -> Refusal:
    """The refusal to pass uncompiled rules off as compiled ones."""
    message = f"{name} is not compiled ({why}); `make build` compiles it, --uncompiled measures the source"
    return Refusal("unknown_option", message, option="mode")


def measure(forms: list[Game], rounds: int) -> list[Figures]:
    """Figures of several forms, their rounds taking turns."""
    players = [Player(form) for form in forms]
    for _ in range(rounds):
        for player in players:
            player.play_a_round()
    return [player.figures() for player in players]


class Player:
    """Plays random games of one form and keeps the times."""

    def __init__(self, form: Game) -> None:
        rulebook = form.rulebook
        self.form = form
        self.seats = form.default_seats(None)
        self.opening: Any = rulebook.lay_out(self.seats, rulebook.complete_options(self.seats, None))
        self.work = self.opening.twin()
        self.play: Any = native.companion(rulebook.unit, "tokonoma.kernel.play").Play()
        self.seconds: list[float] = []
        self.copy_seconds: list[float] = []
        self.decisions: list[float] = []
        self.games = enough(self.play_games)
        self.copies = enough(self.copy)

    def play_a_round(self) -> None:
        """One round of games, one of copies."""
        before = self.play.decisions
        seconds = self.play_games(self.games)
        self.seconds.append(seconds / self.games)
        self.decisions.append((self.play.decisions - before) / seconds)
        self.copy_seconds.append(self.copy(self.copies) / (2 * self.copies))

    def play_games(self, games: int) -> float:
        """The time so many games take."""
        began = thread_time()
        self.play.games(self.opening, self.work, games, SEED + len(self.seconds))
        return thread_time() - began

    def copy(self, times: int) -> float:
        """The time so many copies there and back take."""
        began = thread_time()
        self.play.copies(self.opening, self.work, times)
        return thread_time() - began

    def figures(self) -> Figures:
        """Medians over the rounds."""
        return Figures(
            game=self.form.name,
            seats=self.seats,
            mode=self.form.rulebook.mode,
            games_per_s=1 / median(self.seconds),
            decisions_per_s=median(self.decisions),
            copy_ns=median(self.copy_seconds) * 1e9,
        )


def enough(run: Any) -> int:
    """How many times make a round; running it also warms up."""
    times = 1
    while (seconds := run(times)) < ROUND_SECONDS / 5:
        times *= 4
    return max(1, int(times * ROUND_SECONDS / seconds))
