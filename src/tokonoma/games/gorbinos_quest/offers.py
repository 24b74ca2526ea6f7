"""A move as it is offered: what one touches for it, and what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.build import coins_for_city
from tokonoma.games.gorbinos_quest.components import (
    CARD_NAMES,
    COPY,
    GOOD_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    PROVINCE_NAMES,
    STEAL,
    STEAL_COINS,
)
from tokonoma.games.gorbinos_quest.development import coins_for
from tokonoma.games.gorbinos_quest.moves import (
    BORROW,
    DEVELOP,
    DONE,
    NAME,
    PRODUCE,
    PURCHASE,
    RETURN,
    SELL,
    SETTLE,
    TAKE,
    TAKE_COINS,
)
from tokonoma.games.gorbinos_quest.state import BUYING_GOODS, FIRST_CITY, FREE_GOODS, TRADING
from tokonoma.games.gorbinos_quest.view import DONE_WITH, after_trade, trade_so_far
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules


def touch(board: Rules, move: int) -> list[str]:
    """What one touches to make a move: a thing on the table, then, where it is not clear, what to do with it."""
    if move < SETTLE:
        return [f"card:{CARD_NAMES[move]}"]
    if move < PRODUCE:
        return [f"location:{LOCATION_NAMES[move - SETTLE]}"]
    if move < TAKE:
        return [f"province:{PROVINCE_NAMES[move - PRODUCE]}"]
    if move < SELL:
        return ["coins" if move == TAKE_COINS else f"good:{GOOD_NAMES[move - TAKE]}", "button:take"]
    if move < PURCHASE:
        return [f"good:{GOOD_NAMES[move - SELL]}", "button:sell"]
    if move < DEVELOP:
        return [f"good:{GOOD_NAMES[move - PURCHASE]}", "button:buy"]
    if move < DONE:
        return [f"slot:{move - DEVELOP}"]
    if move == DONE:
        return ["button:done"]
    if move < NAME:
        return [f"button:loan:{move - BORROW}"]
    return [f"seat:{move - NAME}"] if move < RETURN else [f"button:return:{move - RETURN}"]


def say_move(board: Rules, move: int) -> Json:
    """A message key and its values that tell a player what a move would do."""
    if move < SETTLE:
        return {"key": "move.play", "card": CARD_NAMES[move]}
    if move < PRODUCE:
        return say_city(board, move - SETTLE)
    if move < TAKE:
        return say_province(board, move - PRODUCE)
    if move < SELL:
        return say_taking(board, move - TAKE)
    if move < DEVELOP:
        return say_unit(board, move)
    if move < DONE:
        return say_technology(board, move - DEVELOP)
    if move == DONE:
        return say_done(board)
    if move < NAME:
        return say_loan(board, move - BORROW)
    return say_opponent(board, move - NAME) if move < RETURN else {"key": "move.return", "cards": move - RETURN}


def say_city(board: Rules, place: int) -> Json:
    """A city, what it costs and what its token produces."""
    token = board.token[place]
    found: Json = {"location": LOCATION_NAMES[place], "good": GOOD_NAMES[token]}
    if board.phase == FIRST_CITY:
        return {"key": "move.first_city"} | found
    goods = by_unit(board.box.build_goods[board.build_cost][token])
    return say_price("move.build", goods, ask(coins_for_city, board, place)) | found


def say_price(key: str, goods: list[str], coins: int) -> Json:
    """A move that is paid for, under a name that tells whether with goods, with coins or with both."""
    paid_with = "" if goods and coins else "_for_goods" if goods else "_for_coins"
    return {"key": key + paid_with, "goods": goods, "coins": coins}


def by_unit(goods: list[int]) -> list[str]:
    """Each unit of a good by its name."""
    return [name for name, units in zip(GOOD_NAMES, goods, strict=True) for _ in range(units)]


def say_province(board: Rules, province: int) -> Json:
    """What the cities in a province would yield."""
    yields = [
        GOOD_NAMES[board.token[place]]
        for place in range(LOCATIONS)
        if board.box.province[place] == province
        for _ in range(board.cities[place][board.to_act])
    ]
    return {"key": "move.produce", "province": PROVINCE_NAMES[province], "goods": yields}


def say_taking(board: Rules, good: int) -> Json:
    """A free good, a stolen good, or stolen coins."""
    if board.phase == FREE_GOODS:
        return {"key": "move.take_free", "good": GOOD_NAMES[good]}
    if good < len(GOOD_NAMES):
        return {"key": "move.steal", "good": GOOD_NAMES[good], "opponent": board.opponent}
    coins = min(board.box.numbers[board.acting][STEAL_COINS], board.coins[board.opponent])
    return {"key": "move.rob", "coins": coins, "opponent": board.opponent}


def say_unit(board: Rules, move: int) -> Json:
    """One unit sold or bought, and its price."""
    good = (move - SELL) % len(GOOD_NAMES)
    found = {"good": GOOD_NAMES[good], "coins": board.box.numbers[board.acting][good]}
    if board.phase == BUYING_GOODS:
        return {"key": "move.buy_from", "opponent": board.opponent} | found
    return {"key": "move.sell" if move < PURCHASE else "move.buy"} | found


def say_technology(board: Rules, slot: int) -> Json:
    """A technology and all that it costs."""
    card = board.track[slot]
    goods = by_unit(board.box.cost_goods[card])
    return say_price("move.develop", goods, ask(coins_for, board, slot)) | {"card": CARD_NAMES[card]}


def say_done(board: Rules) -> Json:
    """Nothing more; after a trade, what is left."""
    found: Json = {"key": f"move.done_{DONE_WITH[board.phase]}"}
    if board.phase == TRADING:
        return found | {"net": trade_so_far(board).net, "coins": after_trade(board)}
    return found


def say_loan(board: Rules, spaces: int) -> Json:
    """Coins, and where the income would be."""
    number = board.box.income_number[board.income[board.to_act] - spaces]
    coins = board.box.numbers[board.acting][spaces]
    return {"key": "move.loan", "coins": coins, "spaces": spaces, "income": number}


def say_opponent(board: Rules, seat: int) -> Json:
    """Against whom the card is turned, or whose card it becomes."""
    effect = board.box.effect[board.acting]
    if effect != COPY:
        return {"key": "move.rob_whom" if effect == STEAL else "move.buy_from_whom", "opponent": seat}
    if board.discarded[seat] == 0:
        return {"key": "move.copy_nothing", "opponent": seat}
    card = board.discard[seat][board.discarded[seat] - 1]
    return {"key": "move.copy", "opponent": seat, "card": CARD_NAMES[card]}
