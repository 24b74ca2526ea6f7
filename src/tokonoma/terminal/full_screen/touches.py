"""Making a move by touching things: every legal move comes with the things it takes; no rule is known here."""

from collections.abc import Sequence, Set
from typing import Any

Offer = dict[str, Any]
BUTTON = "button:"  # not on the board: told by the list of moves


class Touches:
    """What was touched since the last move, and the moves that are left.

    A place on the board may stand for several things (a space, and the tiles on it), so each touch is a set of names.
    Where a game asks for several things in any order it says so in its table as `pick`.
    """

    def __init__(self, legal: Sequence[Offer] = (), pick: dict[str, Any] | None = None) -> None:
        self.legal = legal
        self.pick = pick if legal else None
        self.chosen: list[Set[str]] = []

    @property
    def names(self) -> Set[str]:
        """Everything touched."""
        return frozenset().union(*self.chosen)

    @property
    def open(self) -> list[Offer]:
        """The moves that ask for everything touched."""
        return [each for each in self.legal if fits(each, self.chosen)]

    def touch(self, names: Set[str]) -> bool:
        """Touch a place, or let it go; what does not go with the others begins anew. False: no move asks for it."""
        if names in self.chosen:
            self.chosen.remove(names)
            return True
        if self.pick and len(names & self.pick["things"].keys()) == 1:
            self.chosen = [*self.chosen[: self.pick["count"] - 1], names]  # one too many replaces the last
            return True
        for before in (self.chosen, []):
            if any(fits(each, [*before, names]) for each in self.legal):
                self.chosen = [*before, names]
                return True
        return False

    @property
    def move(self) -> str:
        """The words of the move once it is clear, empty before; where to is always asked, buttons are not."""
        if self.pick and len(self.chosen) == self.pick["count"]:
            words = [self.pick["things"][name] for each in self.chosen for name in each & self.pick["things"].keys()]
            if len(words) == self.pick["count"]:  # not where a place stands for several of them
                return " ".join(words)
        if len(self.open) != 1 or not self.chosen:
            return ""
        (only,) = self.open
        things = [name for name in only["touch"] if not name.startswith(BUTTON)]
        return str(only["move"]) if not things or things[-1] in self.names else ""


def fits(offer: Offer, chosen: Sequence[Set[str]]) -> bool:
    """Whether a move asks for a thing of each place touched, and for different ones."""
    asked = [each & set(offer["touch"]) for each in chosen]
    return all(asked) and len(frozenset().union(*asked)) >= len(chosen)
