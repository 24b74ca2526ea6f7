"""Bots by name: what a person, a server or the arena writes to get one.

random            any legal move
greedy            one turn ahead
greedy:0.4        the same, but of the moves before it it sees four in ten
greedy~0.4        greedy, but four decisions in ten are left to luck
search:0.2        searches for 0.2 seconds a decision
search:500p       searches by 500 playouts: the same answer on every machine
search:500p+      goes on with the tree of its last decision, and adds 500 playouts to it
search:0.2x4      in four threads
level:middling    a named level of the game
run:COMMAND       a program that speaks the protocol of docs/bot-protocol.md
mine              a bot added by `--bot mine=COMMAND`, as a level too
"""

import re

from tokonoma.bots.contract import Bot, Budget, Thought
from tokonoma.bots.goryo import GoryoBot
from tokonoma.bots.greedy import GreedyBot
from tokonoma.bots.own import added
from tokonoma.bots.process import ProcessBot
from tokonoma.bots.random import MistakeBot, RandomBot
from tokonoma.bots.search import SearchBot
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

LEVELS = ("beginner", "easy", "middling", "strong", "expert")

# What each level is, weakest first; `docs/bots.md` has the ratings.
USUAL = dict(zip(LEVELS, ("greedy:0.2", "greedy:0.6", "search:100p", "search:1000p+", "search:10000p+"), strict=True))
# Whoever hides by luck is hard to find, so what one overlooks there tells little: the second level searches already.
# Nobody gains much on the fourth, whatever they know of it, so there is no fifth.
GORYO = dict(zip(LEVELS[:4], ("greedy:0.2", "search:60p", "search:500p", "search:3000p+"), strict=True))
OF_GAME = {"goryo": GORYO}

NAME = re.compile(
    r"(random|greedy(:(?P<share>\d+(\.\d+)?))?"
    r"|search(:((?P<playouts>\d+)p(?P<keeps>\+)?|(?P<seconds>\d+(\.\d+)?))(x(?P<threads>[1-9]\d*))?)?)"
    r"(~(?P<mistake_rate>0?\.\d+))?",
    re.ASCII,
)
MOST = {"share": 1, "playouts": 10_000_000, "seconds": 3600, "threads": 64}  # of each number in a name
MEASURES = {
    "share": "a greedy bot sees a part of its moves above 0 and at most 1",
    "playouts": "a search takes 1 to 10000000 playouts",
    "seconds": "a search takes more than 0 and at most 3600 seconds",
    "threads": "a search runs in 1 to 64 threads",
}


class SearchByGame(Bot):
    """Searches any game: Goryō by its own search, the others by the common one."""

    def __init__(self, name: str, budget: Budget | None, table: Game | None) -> None:
        self.usual: Bot = SearchBot(name, budget, table)
        self.hidden_movement: Bot = GoryoBot(name, budget, table)
        super().__init__(name, self.usual.budget, table)

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Think as the game's own search does."""
        own = self.hidden_movement if view["game"] == "goryo" else self.usual
        thought = own.think(view, seed, budget or self.budget)
        self.went_on = own.went_on
        return thought

    def held_bytes(self) -> int:
        """What either search holds."""
        return self.usual.held_bytes() + self.hidden_movement.held_bytes()


def levels(game: Game | str) -> dict[str, str]:
    """The named levels of a game, weakest first, each with the bot it stands for; bots that were added come last."""
    name = game if isinstance(game, str) else game.name
    return OF_GAME.get(name, USUAL) | {own_name: f"run:{command}" for own_name, command in added().items()}


def level_of(game: Game | str, level: str) -> str | None:
    """The level of this name that the game has; its highest where others have a higher one, None where none has it."""
    known = levels(game)
    if level in known or level not in LEVELS:
        return level if level in known else None
    return [each for each in LEVELS if each in known][-1]


def bot(name: str, game: Game | None = None) -> Bot:
    """A bot by its name; refuses a name that is none. A level needs the game, unless all games have it alike."""
    if name.startswith("level:"):
        known = levels(game or "")
        level = name.removeprefix("level:")
        its_own = level_of(game or "", level)
        if its_own is None:
            raise Refusal("unknown_option", f"there is no level {level}; there are {', '.join(known)}", level=level)
        found = bot(known[its_own], game)
        found.name = name
        return found
    read = NAME.fullmatch(name)
    if name.startswith("run:") or (name in added() and not read):
        return ProcessBot(name, added().get(name) or name.removeprefix("run:"), game)
    if not read:
        kinds = "random, greedy, greedy:PART, search:SECONDS, search:PLAYOUTSp, level:NAME, run:COMMAND"
        raise Refusal("unknown_option", f"{name or 'an empty name'} is no bot; there are {kinds}", bot=name)
    check_measures(name, read)
    made = plain_bot(name, read, game)
    return MistakeBot(name, made, float(read["mistake_rate"])) if read["mistake_rate"] else made


def check_measures(name: str, read: re.Match[str]) -> None:
    """Refuse a number in a name that is zero, or that no machine could serve."""
    for part, most in MOST.items():
        if read[part] and not 0 < float(read[part]) <= most:  # as a float: int refuses to read thousands of digits
            raise Refusal("unknown_option", f"{name} is no bot: {MEASURES[part]}", bot=name)


def plain_bot(name: str, read: re.Match[str], game: Game | None) -> Bot:
    """The bot a name stands for, without what comes after the tilde."""
    if name.startswith("random"):
        return RandomBot(name, table=game)
    if name.startswith("greedy"):
        return GreedyBot(name, float(read["share"] or 1.0), table=game)
    return SearchByGame(name, read_budget(read), game)


def read_budget(read: re.Match[str]) -> Budget | None:
    """The budget in a bot's name."""
    threads = int(read["threads"] or 1)
    if read["playouts"]:
        return Budget(playouts=int(read["playouts"]), threads=threads, keeps=bool(read["keeps"]))
    return Budget(seconds=float(read["seconds"]), threads=threads) if read["seconds"] else None
