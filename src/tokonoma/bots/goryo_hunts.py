"""Mixed hunts: which action may come next in every situation, and how likely.

They are what `bots/native/hunt_graph.py` keeps: situations with choices, and each choice says what follows it. Where
nothing is known to follow, no plan that was thought of fits the answers.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from struct import Struct
from typing import NamedTuple

from tokonoma.games.goryo.components import NOWHERE
from tokonoma.games.goryo.moves import END, SEARCH

LOST = -2  # as in bots/native/reader.py
UNLIKELY = 0.003  # choices that are made so much less often than the likeliest of a situation are left out
WHOLE = 10_000  # odds of a situation as they are written
ENTRY = Struct("<hHhh")  # a choice: the move, its odds, what follows a no and a yes


def is_question(move: int) -> bool:
    """Whether an action asks about a space."""
    return SEARCH <= move < END


class Choice(NamedTuple):
    """An action in a situation, how often it is taken, and the situations it leads to by the answer."""

    move: int
    weight: float
    after_no: int = NOWHERE  # also where nothing was asked
    after_yes: int = NOWHERE


Situations = dict[int, list[Choice]]


class MixedHunt:
    """Hunts that are drawn action by action, and where they stand."""

    def __init__(self, situations: Situations, at: int = 0) -> None:
        self.situations = situations
        self.at = at

    def flow(self) -> float:
        """How often hunts come here, as far as it is up to the Samurai."""
        return sum(each.weight for each in self.situations.get(self.at, []))

    def odds(self) -> dict[int, float]:
        """How likely each action comes next; nothing where no plan fits."""
        found = {each.move: each.weight for each in self.situations.get(self.at, []) if each.move != LOST}
        whole = sum(found.values())
        return {move: weight / whole for move, weight in found.items()}

    def after(self, move: int, is_green: bool) -> MixedHunt:
        """The same after an action and its answer."""
        made = [each for each in self.situations.get(self.at, []) if each.move == move]
        after = [each.after_yes if is_green and is_question(move) else each.after_no for each in made]
        return MixedHunt(self.situations, after[0] if after else NOWHERE)

    def held_bytes(self) -> int:
        """About what they take."""
        return sum(100 + 100 * len(choices) for choices in self.situations.values())


def write_hunt(hunt: MixedHunt) -> str:
    """Mixed hunts as text, from where they stand: how many choices each situation has, and the choices."""
    numbers = {at: i for i, at in enumerate([hunt.at, *(at for at in hunt.situations if at != hunt.at)])}
    rows = []
    for at in numbers:
        choices = hunt.situations[at]
        whole = sum(each.weight for each in choices)
        rows.append(bytes([len(choices)]))
        rows += [
            ENTRY.pack(
                each.move,
                max(1, round(WHOLE * each.weight / whole)),
                numbers.get(each.after_no, NOWHERE),
                numbers.get(each.after_yes, NOWHERE),
            )
            for each in choices
        ]
    return b64encode(b"".join(rows)).decode()


def read_hunt(text: str) -> MixedHunt:
    """The mixed hunts a text tells."""
    written, at = b64decode(text), 0
    situations: Situations = {}
    while at < len(written):
        first, at = at + 1, at + 1 + ENTRY.size * written[at]
        situations[len(situations)] = [Choice(*each) for each in ENTRY.iter_unpack(written[first:at])]
    return MixedHunt(situations)
