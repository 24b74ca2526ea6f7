"""What is to be played: which bots sit where, over which deals.

A deal is a seed. It is played once for every way the bots can sit in turn, so that luck and the seat favour nobody: two
bots at two seats play each deal twice. What the bots draw for themselves does not follow from the deal.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import combinations, pairwise, product
from json import dumps
from typing import Any

from tokonoma.arena.fingerprints import made_of
from tokonoma.arena.frozen import FROZEN
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook

EVERY = "*"  # an option that takes each of its values in turn


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    number: int
    deal: int  # the seed of everything chance does
    line_up: tuple[str, ...]  # the bot at each seat
    options: Mapping[str, str]


@dataclass(frozen=True)
class Plan:
    """A match. `games` is a least number: a deal is always played by all line-ups."""

    game: str
    bots: tuple[str, ...]
    games: int = 100
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)  # a value may be EVERY, or several joined by commas
    seed: int = 1
    data: str | None = None  # component data instead of the shipped
    luck: int = 1  # of the bots
    against: str | None = None  # another checkout: a bot of this one sits among bots of that one
    ladder: bool = False  # each bot sits alone among those of the name before it
    programs: Mapping[str, str] = field(default_factory=dict)  # bots of one's own: what tells that one was changed

    def opened(self) -> AnyRulebook:
        """The rulebook of the game."""
        return open_game(self.game, data=self.data).rulebook

    def seat_count(self) -> int:
        """The seats of every game of the match."""
        mode = self.options.get("mode", EVERY).split(",")[0]
        options = {} if mode == EVERY else {"mode": mode}
        return self.seats or open_game(self.game, data=self.data).default_seats(options)

    def deals(self) -> int:
        """How many deals the match has."""
        return -(-self.games // len(self.line_ups()))

    def pairings(self) -> Iterator[Pairing]:
        """Every game of the match; refuses options and seats the game does not have."""
        settings = self.settings()
        lines = self.line_ups()
        number = 0
        for deal in range(self.deals()):
            for line_up in lines:
                yield Pairing(number, self.seed + deal, line_up, settings[deal % len(settings)])
                number += 1

    def line_ups(self) -> list[tuple[str, ...]]:
        """Every way the bots sit; each deal is played by all."""
        seats = self.seat_count()
        if self.against:
            return [line for name in self.bots for line in one_among(name, FROZEN + name, seats)]
        if self.ladder:
            return [line for lower, upper in pairwise(self.bots) for line in one_among(upper, lower, seats)]
        return line_ups(self.bots, seats)

    def steps(self) -> tuple[str, ...]:
        """The bots of a ladder, the weakest first; none in another match."""
        return self.bots if self.ladder else ()

    def settings(self) -> list[dict[str, str]]:
        """Every combination of options to be played in turn, each complete."""
        rulebook, seats = self.opened(), self.seat_count()
        known = {option.name: option.values for option in rulebook.options}
        known["mode"] = tuple(mode for mode, counts in rulebook.modes.items() if seats in counts)
        choices = []
        for name, value in self.options.items():
            if value == EVERY and name not in known:
                raise Refusal("unknown_option", f"no option {name} here; there are {', '.join(known)}", option=name)
            choices.append([(name, each) for each in (known[name] if value == EVERY else value.split(","))])
        found = [rulebook.complete_options(seats, dict(chosen)) for chosen in product(*choices)]
        if not found:
            counts = ", ".join(str(count) for count in sorted({each for of in rulebook.modes.values() for each in of}))
            raise Refusal("wrong_seats", f"{rulebook.title} is for {counts} seats, not {seats}", seats=seats)
        return found

    def to_json(self) -> dict[str, Any]:
        """The plan as a JSON document, with what it is made of; equal matches give equal documents."""
        found = {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}
        found["made_of"] = made_of(self.game, self.data, self.against)
        if not self.programs:
            del found["programs"]
        return found

    def fingerprint(self) -> str:
        """What a match is kept under."""
        return sha256(dumps(self.to_json(), sort_keys=True).encode()).hexdigest()[:12]


def one_among(name: str, others: str, seats: int) -> list[tuple[str, ...]]:
    """One bot among others that are all alike, at every seat in turn."""
    return [tuple(name if i == seat else others for i in range(seats)) for seat in range(seats)]


def line_ups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Every way the bots sit in turn: each once at each seat, alternating where there are more seats than bots."""
    groups = list(combinations(bots, seats)) if len(bots) > seats else [bots]
    found: dict[tuple[str, ...], None] = {}
    for group in groups:
        for start in range(len(group)):
            line = [group[(start + i) % len(group)] for i in range(seats)]
            for turn in range(seats):
                found[tuple(line[turn:] + line[:turn])] = None
    return list(found)
