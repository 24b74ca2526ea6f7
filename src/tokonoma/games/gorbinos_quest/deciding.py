"""Checking a position within a decision: what the card being played has done so far must be possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import (
    BUILD,
    BUY,
    CARD_NAMES,
    COPY,
    DEVELOPMENT,
    DEVELOPMENT_BUYS,
    GOODS,
    LOAN,
    NOTHING,
    PRODUCTION,
    RESET,
    STEAL,
    STEAL_GOODS,
    TRACK,
    TRADE,
)
from tokonoma.games.gorbinos_quest.state import (
    BUYING_CARDS,
    BUYING_GOODS,
    CARD,
    FIRST_CITY,
    FREE_GOODS,
    RETURNING,
    STEALING,
    TRADING,
    WHERE_TO_BUILD,
    WHICH_LOAN,
    WHICH_OPPONENT,
    WHICH_PROVINCE,
)

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

PHASES = {
    LOAN: (WHICH_LOAN,),
    PRODUCTION: (WHICH_PROVINCE,),
    TRADE: (TRADING,),
    DEVELOPMENT: (BUYING_CARDS,),
    RESET: (RETURNING,),
    BUILD: (WHERE_TO_BUILD,),
    STEAL: (WHICH_OPPONENT, STEALING),
    COPY: (WHICH_OPPONENT,),
    BUY: (WHICH_OPPONENT, BUYING_GOODS),
}


def deciding(board: Rules) -> Iterator[str]:
    """What the seat to act is in the middle of can be, and can be gone on with."""
    found = [*card_in_play(board), *nothing_left_over(board)]
    if not found and board.to_act >= 0:
        found = [*MIDDLE[board.phase](board)] if board.phase in MIDDLE else []
        if not found and not board.legal_moves():
            found = ["there is nothing the seat to act could do"]
    yield from found


def card_in_play(board: Rules) -> Iterator[str]:
    """A card is being played when, and only when, its effect is being carried out; it acts as itself or as a copy."""
    is_playing = board.to_act >= 0 and board.phase not in (FIRST_CITY, FREE_GOODS, CARD)
    if is_playing != (board.played != NOTHING) or is_playing != (board.acting != NOTHING):
        yield "a card is being played, or none is, against what the seat decides"
    elif is_playing:
        effect = board.box.effect[board.acting]
        if board.acting != board.played and not is_copied(board, effect):
            yield f"{CARD_NAMES[board.played]} cannot act as {CARD_NAMES[board.acting]}"
        if board.phase not in PHASES[effect]:
            yield f"{CARD_NAMES[board.acting]} asks for another decision"


def is_copied(board: Rules, effect: int) -> bool:
    """The played card copies, and the acting one lies open on an opponent's discard."""
    tops = [
        board.discard[seat][board.discarded[seat] - 1]
        for seat in range(board.seats)
        if board.discarded[seat] and seat != board.to_act
    ]
    return bool(board.box.effect[board.played] == COPY and effect != COPY and board.acting in tops)


def nothing_left_over(board: Rules) -> Iterator[str]:
    """What belongs to another decision is at nought."""
    phase = board.phase if board.to_act >= 0 else NOTHING
    if board.opponent and phase not in (STEALING, BUYING_GOODS):
        yield "no opponent is named now"
    if board.left and phase not in (FREE_GOODS, STEALING, BUYING_CARDS):
        yield "nothing is left to take now"
    if board.cursor and phase not in (FREE_GOODS, STEALING, BUYING_CARDS, TRADING):
        yield "nothing is taken in order now"
    if (board.net and phase != TRADING) or (any(board.traded) and phase not in (TRADING, BUYING_GOODS)):
        yield "nothing is traded now"


def taking_free_goods(board: Rules) -> Iterator[str]:
    """Free goods are taken before the first card."""
    if board.round != 1 or board.cards_due != board.pace:
        yield "free goods are taken at the first turn only"
    if not 1 <= board.left <= board.box.free_goods or not 0 <= board.cursor < GOODS:
        yield f"{board.left} free goods cannot be left to take"


def trading(board: Rules) -> Iterator[str]:
    """Units traded follow the order of a trade, and their net sum is what they cost."""
    traded, own = board.traded, board.goods[board.to_act]
    prices = board.box.numbers[board.acting]
    sold = [good for good in range(GOODS) if traded[good] < 0]
    bought = [good for good in range(GOODS) if traded[good] > 0]
    cursor = GOODS + bought[-1] if bought else sold[-1] if sold else 0
    if len(sold) + len(bought) > 2 or board.cursor != cursor:
        yield "a trade is of two goods in their order"
    if board.net != -sum(traded[good] * prices[good] for good in range(GOODS)):
        yield f"the trade does not bring {board.net} coins"
    if board.coins[board.to_act] + board.net < 0 or any(own[good] < traded[good] for good in bought):
        yield "the trade cannot be paid, or what it bought is not there"


def developing(board: Rules) -> Iterator[str]:
    """Technologies are bought from a track that was full as far as the deck went, in the order of slots."""
    buys = board.box.numbers[board.acting][DEVELOPMENT_BUYS]
    empty = [slot for slot in range(TRACK) if board.track[slot] == NOTHING]
    if not 1 <= board.left <= buys or not 0 <= board.cursor <= TRACK:
        yield f"{board.left} technologies cannot be left to buy"
    if board.left == buys and (board.cursor or empty != list(range(len(empty)))):
        yield "nothing is bought yet, so the track has no gaps"
    if board.in_deck and len(empty) != buys - board.left:
        yield "the track has not been full"


def stealing(board: Rules) -> Iterator[str]:
    """No more is taken than the card says and the victim has, and the rest of it can be."""
    goods = board.goods[board.opponent]
    limit = board.box.numbers[board.acting][STEAL_GOODS]
    is_first = board.cursor == NOTHING
    most = min(limit, sum(goods)) if is_first else min(limit - 1, sum(goods[max(board.cursor, 0) :]))
    if board.opponent == board.to_act or not NOTHING <= board.cursor < GOODS:
        yield "one steals from an opponent"
    elif not (most if is_first else 1) <= board.left <= most:
        yield f"{board.left} goods cannot be left to steal"


def buying_from(board: Rules) -> Iterator[str]:
    """One good is bought from an opponent."""
    traded = board.traded
    if board.opponent == board.to_act or min(traded) < 0 or sum(1 for units in traded if units) > 1:
        yield "one good is bought from an opponent"
    elif any(traded[good] > board.goods[board.to_act][good] for good in range(GOODS)):
        yield "what was bought is not there"


MIDDLE = {
    FREE_GOODS: taking_free_goods,
    TRADING: trading,
    BUYING_CARDS: developing,
    STEALING: stealing,
    BUYING_GOODS: buying_from,
}
