"""Who sits where: people at this keyboard, and bots.

human              a person
human:Name         a person with a name
greedy, search:0.2 a bot; what follows the colon is its budget in seconds a move
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tokonoma.bots import bot, level_of
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.lessons.coach import coach
from tokonoma.terminal.pen import Pen

HUMAN = "human"
LEVEL = "level"
USUAL_OPPONENT = (LEVEL, "middling")
FIRST_OPPONENT = (LEVEL, "easy")  # of a game with a coach

BotWorker = Callable[[Json, int], str]  # a view, and a number that makes its luck; answers with a move


@dataclass(frozen=True)
class Sitter:
    """Somebody at a seat."""

    kind: str
    detail: str = ""

    @property
    def is_human(self) -> bool:
        """Whether a person at this keyboard decides."""
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.detail}" if self.detail else self.kind

    def name(self, seat: int, catalogue: Mapping[str, str]) -> str | None:
        """What the sitter is called in the words of a language; None where the seat's own name does."""
        if self.is_human:
            return self.detail or None
        kind = self.detail if self.kind == LEVEL else self.kind
        named = catalogue.get(f"character.{kind}") or catalogue.get(f"level.{kind}", kind).capitalize()
        return f"{named} {seat + 1}"


def read_sitters(text: str) -> list[Sitter]:
    """The sitters of a list with commas."""
    sitters = []
    for part in text.split(","):
        kind, _, detail = part.strip().partition(":")
        if not kind:
            raise Refusal("wrong_seats", f"a seat of {text!r} is empty; a list like human,greedy belongs here")
        sitters.append(Sitter(kind, detail))
    return sitters


def usual_sitters(game: Game, options: Mapping[str, str], coached: bool = False) -> list[Sitter]:
    """One person against bots at the fewest seats of the mode; with a coach, easy ones, at the seat to learn first."""
    opponent = Sitter(*(FIRST_OPPONENT if coached else USUAL_OPPONENT))
    sitters = [opponent] * game.default_seats(options)
    found = coach(game.name) if coached else None
    sitters[min(found.seat if found else 0, len(sitters) - 1)] = Sitter(HUMAN)
    return sitters


def at_table(sitters: Sequence[Sitter], game: Game) -> list[Sitter]:
    """The sitters by the levels the game has: its highest where others have a higher one."""
    return [
        Sitter(LEVEL, level_of(game, each.detail) or each.detail) if each.kind == LEVEL else each for each in sitters
    ]


def names(sitters: Sequence[Sitter], catalogue: Mapping[str, str]) -> dict[int, str]:
    """What the sitters are called, where they have a name."""
    return {seat: name for seat, sitter in enumerate(sitters) if (name := sitter.name(seat, catalogue))}


def welcome(sitters: Sequence[Sitter], pen: Pen, is_chosen: bool) -> list[str]:
    """Where a person alone among bots sits, against whom, and how to choose others; no line for several people."""
    own = [seat for seat, each in enumerate(sitters) if each.is_human]
    others = list(dict.fromkeys(called(each, pen) for each in sitters if not each.is_human))
    if len(own) != 1 or not others:
        return []
    role, level = f"role.{own[0]}", ", ".join(others)
    if pen.knows(role):
        line = pen.words("terminal.your_side", role=pen.words(role), level=level)
    else:
        line = pen.words("terminal.your_seat", number=own[0] + 1, level=level)
    return [line if is_chosen else f"{line} {pen.words('terminal.other_level')}"]


def called(sitter: Sitter, pen: Pen) -> str:
    """What a kind of bot is called, a level with its strength."""
    if sitter.kind == LEVEL and pen.knows(f"character.{sitter.detail}"):
        return f"{pen.words(f'character.{sitter.detail}')} ({pen.words(f'level.{sitter.detail}')})"
    return sitter.detail if sitter.kind == LEVEL else str(sitter)


def thinker(sitter: Sitter, game: Game) -> BotWorker:
    """Who decides for a seat without a person."""
    player = bot(str(sitter), game)
    player.begin()
    return lambda view, luck: player.think(view, seed=luck).move
