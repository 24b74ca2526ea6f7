"""What is printed on the cards, in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from tokonoma.games.gorbinos_quest.components import (
    BUILD_SPACES,
    CARD_NAMES,
    COINS,
    CONDITION_NAMES,
    COPY,
    DEVELOPMENT_BUYS,
    GOOD_NAMES,
    LOANS,
    NOTHING,
    RESET_CARDS,
    RESET_SPACES,
    RESET_STAYS,
    STARTERS,
    STEAL,
    STEAL_COINS,
    STEAL_GOODS,
    TAG_NAMES,
    TAGS,
    TYPE_NAMES,
    VICTORY_NAMES,
)
from tokonoma.games.gorbinos_quest.view_types import Card, Cost, Does, Goods, SomeGoods
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.box import Box
    from tokonoma.games.gorbinos_quest.rules import Rules


def card_face(board: Rules, card: int) -> Card:
    """What is printed on a card."""
    return card_faces(board.box)[card]


@cache
def card_faces(box: Box) -> tuple[Card, ...]:
    """Every card of a box as it is described."""
    return tuple(
        Card(
            card=name,
            type=TYPE_NAMES[card if card < STARTERS else (card - STARTERS) // TAGS],
            tag=TAG_NAMES[box.tag[card]] if box.tag[card] != NOTHING else None,
            does=what_it_does(box, card),
        )
        for card, name in enumerate(CARD_NAMES)
    )


def what_it_does(box: Box, card: int) -> Does:
    """The numbers of a card in words."""
    row, effect = box.numbers[card], box.effect[card]
    if effect == COPY:
        return Does("copy")
    if effect == STEAL:
        return Does("steal", coins=row[STEAL_COINS], resources=row[STEAL_GOODS])
    kind = TYPE_NAMES[effect] if effect < STEAL else "buy"
    if kind in ("trade", "buy"):
        return Does(kind, prices=all_goods(row))
    if kind == "loan":
        return Does(kind, loans={str(spaces): row[spaces] for spaces in range(LOANS) if row[spaces]})
    if kind == "production":
        return Does(kind, goods=some_goods(row[:COINS]), coins=row[COINS])
    if kind == "reset":
        return Does(kind, income=row[RESET_SPACES], cards=row[RESET_CARDS], stays=bool(row[RESET_STAYS]))
    if kind == "development":
        return Does(kind, buys=row[DEVELOPMENT_BUYS])
    return Does(kind, income=row[BUILD_SPACES])


def victory_face(board: Rules, victory: int) -> Json:
    """What is printed on a victory-point card."""
    return victory_faces(board.box)[victory]


@cache
def victory_faces(box: Box) -> tuple[Json, ...]:
    """Every victory-point card of a box as it is described."""
    return tuple(
        {
            "victory": name,
            "counts": CONDITION_NAMES[box.condition[victory]],
            "times": box.times[victory],
            "divided_by": box.share[victory],
        }
        for victory, name in enumerate(VICTORY_NAMES)
    )


def price(goods: list[int], coins: int) -> Cost:
    """Goods by name, without those there are none of, and coins."""
    return Cost(goods=some_goods(goods), coins=coins)


def some_goods(goods: list[int]) -> SomeGoods:
    """Goods by name, without those there are none of."""
    return SomeGoods(*[n or UNSET for n in goods])


def all_goods(numbers: list[int]) -> Goods:
    """A number for each good; of the other numbers in a row of a card they are the first."""
    return Goods(*numbers[: len(GOOD_NAMES)])
