"""All that can have happened, worked out from what an audience heard and nothing else.

An independent judge of *imagine*: it reads the events an audience received, knows the deck and the rules of taking,
playing and stealing, and lists every course (start hands, and the card of every secret move) that fits them.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tokonoma import State
from tokonoma.kernel.contract import SPECTATOR

Hands = tuple[frozenset[int], ...]
Course = tuple[Hands, tuple[int, ...]]  # start hands, cards of secret moves

HIDDEN_MOVES = ("faced_down_hidden", "stole_hidden")


def heard_by(state: State, told: list[Any], audience: int) -> list[Any]:
    """The events as an audience receives them."""
    heard = [state.rulebook.event_for(event, audience) for event in told]
    return [event for event in heard if event is not None]


def courses(heard: list[Any], seats: int, deck: int, start_hand: int) -> set[Course]:
    """Every course that fits what was heard."""
    known = {event["card"] for event in heard if event["event"] in ("row_dealt", "took")}
    dealt = [
        frozenset(e["card"] for e in heard if e["event"] == "dealt" and e["seat"] == seat) for seat in range(seats)
    ]
    mine = frozenset().union(*dealt)
    unseen = frozenset(range(deck)) - known - mine
    story = [event for event in heard if event["event"] in EFFECTS]
    must = {e["card"] for e in story if "card" in e and e["card"] in unseen}
    return {
        (start, cards)
        for start in start_hands(dealt, unseen, start_hand)
        if must <= frozenset().union(*start)
        for cards in follow(story, start, ())
    }


def start_hands(dealt: list[frozenset[int]], unseen: frozenset[int], size: int) -> Iterator[Hands]:
    """Every way to deal unseen cards to the seats whose hand is not known."""
    if not dealt:
        yield ()
        return
    first, *others = dealt
    for hand in [first] if first else map(frozenset, combinations(sorted(unseen), size)):
        for rest in start_hands(others, unseen - hand, size):
            yield (hand, *rest)


def follow(story: list[Any], hands: Hands, cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every choice of cards for the secret moves that the story allows from these hands."""
    if not story:
        yield cards
        return
    event, *rest = story
    for card, after in EFFECTS[event["event"]](event, hands):
        secret = event["event"].startswith(("faced_down", "stole"))
        yield from follow(rest, after, (*cards, card) if secret else cards)


def took(event: Any, hands: Hands) -> Iterator[tuple[int, Hands]]:
    yield event["card"], moved(hands, event["card"], None, event["seat"])


def left(event: Any, hands: Hands) -> Iterator[tuple[int, Hands]]:
    if event["card"] in hands[event["seat"]]:
        yield event["card"], moved(hands, event["card"], event["seat"], None)


def stole(event: Any, hands: Hands) -> Iterator[tuple[int, Hands]]:
    if event["card"] in hands[event["victim"]]:
        yield event["card"], moved(hands, event["card"], event["victim"], event["seat"])


def left_hidden(event: Any, hands: Hands) -> Iterator[tuple[int, Hands]]:
    for card in hands[event["seat"]]:
        yield card, moved(hands, card, event["seat"], None)


def stole_hidden(event: Any, hands: Hands) -> Iterator[tuple[int, Hands]]:
    for card in hands[event["victim"]]:
        yield card, moved(hands, card, event["victim"], event["seat"])


EFFECTS = {
    "took": took,
    "placed": left,
    "covered": left,
    "faced_down": left,
    "faced_down_hidden": left_hidden,
    "stole": stole,
    "stole_hidden": stole_hidden,
}


def moved(hands: Hands, card: int, source: int | None, target: int | None) -> Hands:
    """The hands after a card went from one to another, either of which may be elsewhere."""
    after = list(hands)
    if source is not None:
        after[source] = after[source] - {card}
    if target is not None:
        after[target] = after[target] | {card}
    return tuple(after)


def course_of(board: Any) -> Course:
    """The course a full board holds."""
    dealt = tuple(frozenset(board.dealt[seat][: board.dealt_sizes[seat]]) for seat in range(board.seats))
    return dealt, tuple(board.secret_card[: board.secrets])


def audiences(state: State) -> range:
    return range(SPECTATOR, state.seats)
