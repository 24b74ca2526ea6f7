"""What is printed on the cards, in words."""

from typing import Any

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
from tokonoma.kernel.rulebook import Json


def card_face(board: Any, card: int) -> Json:
    """What is printed on a card."""
    tag = board.box.tag[card]
    return {
        "card": CARD_NAMES[card],
        "type": TYPE_NAMES[card if card < STARTERS else (card - STARTERS) // TAGS],
        "tag": TAG_NAMES[tag] if tag != NOTHING else None,
        "does": what_it_does(board, card),
    }


def what_it_does(board: Any, card: int) -> Json:
    """The numbers of a card in words."""
    row, effect = board.box.numbers[card], board.box.effect[card]
    if effect == COPY:
        return {"does": "copy"}
    if effect == STEAL:
        return {"does": "steal", "coins": row[STEAL_COINS], "resources": row[STEAL_GOODS]}
    kind = TYPE_NAMES[effect] if effect < STEAL else "buy"
    if kind in ("trade", "buy"):
        return {"does": kind, "prices": dict(zip(GOOD_NAMES, row, strict=False))}
    if kind == "loan":
        return {"does": kind, "loans": {str(spaces): row[spaces] for spaces in range(LOANS) if row[spaces]}}
    if kind == "production":
        return {"does": kind} | price(row[:COINS], row[COINS])
    if kind == "reset":
        return {"does": kind, "income": row[RESET_SPACES], "cards": row[RESET_CARDS], "stays": bool(row[RESET_STAYS])}
    if kind == "development":
        return {"does": kind, "buys": row[DEVELOPMENT_BUYS]}
    return {"does": kind, "income": row[BUILD_SPACES]}


def victory_face(board: Any, victory: int) -> Json:
    """What is printed on a victory-point card."""
    return {
        "victory": VICTORY_NAMES[victory],
        "counts": CONDITION_NAMES[board.box.condition[victory]],
        "times": board.box.times[victory],
        "divided_by": board.box.share[victory],
    }


def price(goods: list[int], coins: int) -> Json:
    """Goods by name, without those there are none of, and coins."""
    return {"goods": {name: n for name, n in zip(GOOD_NAMES, goods, strict=True) if n}, "coins": coins}
