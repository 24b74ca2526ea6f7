"""Why a word is no legal move now: what stands in the way, and what holds instead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokonoma.games.gorbinos_quest.build import coins_for_city, is_in_reach
from tokonoma.games.gorbinos_quest.components import (
    BUILD,
    CARD_NAMES,
    COPY,
    FOOD,
    GOOD_NAMES,
    LOANS,
    LOCATION_NAMES,
    MOST_ON_TOKEN,
    NOTHING,
    PROVINCE_NAMES,
    RESET_CARDS,
    STEAL,
    STEAL_COINS,
)
from tokonoma.games.gorbinos_quest.development import coins_for
from tokonoma.games.gorbinos_quest.notation import write_move
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
from tokonoma.kernel.native import ask
from tokonoma.kernel.refusal import Refusal, refusals_in

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

refusal = refusals_in(Path(__file__).parent)

PHASE_NAMES = {
    FIRST_CITY: "first_city",
    FREE_GOODS: "free_goods",
    CARD: "card",
    WHICH_LOAN: "which_loan",
    WHICH_PROVINCE: "which_province",
    TRADING: "trading",
    BUYING_CARDS: "buying_cards",
    RETURNING: "returning",
    WHERE_TO_BUILD: "where_to_build",
    WHICH_OPPONENT: "which_opponent",
    STEALING: "stealing",
    BUYING_GOODS: "buying_goods",
}
SEAT_WORDS = tuple(str(seat) for seat in range(6))
NUMBER = re.compile(r"[0-9]{1,2}")


def explain(board: Rules, word: str) -> Refusal:
    """The refusal of a word: not a move at all, or not now, with what holds instead."""
    deed, _, thing = word.partition(":")
    if deed not in READERS or not is_word(deed, thing):
        return refusal("not_a_word", "not_a_move", word=word)
    phases, why = READERS[deed]
    if board.phase not in phases or (deed == "buy" and (thing in CARD_NAMES) != (board.phase == BUYING_CARDS)):
        return refusal("other_decision", word=word, phase=PHASE_NAMES[board.phase], open=words_now(board))
    return why(board, thing)


def is_word(deed: str, thing: str) -> bool:
    """Whether a word of this kind can be about such a thing at all."""
    if deed == "return":
        return bool(NUMBER.fullmatch(thing))
    return thing in THINGS[deed]


def no_card(board: Rules, name: str) -> Refusal:
    """Why a card cannot be played."""
    card = CARD_NAMES.index(name)
    if not board.hand[board.to_act][card]:
        return refusal("not_in_hand", card=name, open=words_now(board))
    effect = board.box.effect[card]
    if effect == BUILD:
        return refusal("nowhere_to_build", card=name, cities=board.cities_left[board.to_act])
    if effect == STEAL:
        return refusal("nothing_to_steal_anywhere", card=name)
    return refusal("nobody_to_copy" if effect == COPY else "no_loan_left", card=name)


def no_first_city(board: Rules, name: str) -> Refusal:
    """Why a first city cannot stand there."""
    location = LOCATION_NAMES.index(name)
    if board.token[location] != FOOD:
        return refusal("no_food_there", location=name, open=open_places(board))
    return refusal("token_is_full", location=name, cities=MOST_ON_TOKEN)


def no_city(board: Rules, name: str) -> Refusal:
    """Why a city cannot be built there."""
    location = LOCATION_NAMES.index(name)
    token = board.token[location]
    if token == NOTHING:
        return refusal("not_in_play", location=name)
    if not ask(is_in_reach, board, board.to_act, location):
        return refusal("no_road", location=name, open=open_places(board))
    if sum(board.cities[location]) >= MOST_ON_TOKEN:
        return refusal("token_is_full", location=name, cities=MOST_ON_TOKEN)
    goods = board.box.build_goods[board.build_cost][token]
    return refusal("city_too_dear", location=name, **price(board, goods, ask(coins_for_city, board, location)))


def no_loan(board: Rules, spaces: str) -> Refusal:
    """Why a loan cannot be taken."""
    if not board.box.numbers[board.acting][int(spaces)]:
        return refusal("not_on_the_card", card=CARD_NAMES[board.acting], spaces=int(spaces), open=words_now(board))
    number = board.box.income_number[board.income[board.to_act]]
    return refusal("income_too_low", spaces=int(spaces), income=number, open=words_now(board))


def no_province(board: Rules, name: str) -> Refusal:
    """Why a province cannot be chosen."""
    return refusal("province_left_out", province=name)


def no_sale(board: Rules, good: str) -> Refusal:
    """Why a unit cannot be sold."""
    here = GOOD_NAMES.index(good)
    if board.traded[here] > 0:
        return refusal("bought_already", good=good)
    if not board.goods[board.to_act][here]:
        return refusal("none_to_sell", good=good, open=words_now(board))
    return two_goods_or_order(board, good)


def no_purchase(board: Rules, thing: str) -> Refusal:
    """Why a unit or a technology cannot be bought."""
    if thing in CARD_NAMES:
        return no_technology(board, thing)
    here = GOOD_NAMES.index(thing)
    each = board.box.numbers[board.acting][here]
    coins = board.coins[board.to_act] + board.net
    if board.phase == BUYING_GOODS and not board.goods[board.opponent][here]:
        return refusal("none_to_buy", good=thing, opponent=board.opponent, open=words_now(board))
    if board.phase == BUYING_GOODS and any(units for good, units in enumerate(board.traded) if good != here):
        return refusal("one_good_only", good=thing, open=words_now(board))
    if board.traded[here] < 0:
        return refusal("sold_already", good=thing)
    if coins < each:
        return refusal("too_dear", good=thing, each=each, coins=coins)
    if board.goods[board.to_act][here] >= board.box.most_goods:
        return refusal("too_many", good=thing, units=board.box.most_goods)
    return two_goods_or_order(board, thing)


def two_goods_or_order(board: Rules, good: str) -> Refusal:
    """A third good, or one before those traded already."""
    touched = [name for name, units in zip(GOOD_NAMES, board.traded, strict=True) if units]
    if len(touched) == 2 and good not in touched:
        return refusal("two_goods_only", good=good, goods=touched)
    return refusal("out_of_order", good=good, open=words_now(board))


def no_technology(board: Rules, name: str) -> Refusal:
    """Why a technology cannot be bought."""
    card = CARD_NAMES.index(name)
    if card not in board.track:
        return refusal("not_on_the_track", card=name, open=words_now(board))
    slot = list(board.track).index(card)
    if slot < board.cursor:
        return refusal("track_order", card=name, open=words_now(board))
    return refusal("card_too_dear", card=name, **price(board, board.box.cost_goods[card], ask(coins_for, board, slot)))


def no_return(board: Rules, cards: str) -> Refusal:
    """Why so many cards cannot return."""
    most = min(board.box.numbers[board.acting][RESET_CARDS], board.discarded[board.to_act])
    return refusal("too_many_cards", cards=int(cards), most=most)


def no_opponent(board: Rules, seat: str) -> Refusal:
    """Why a card cannot be turned against a seat."""
    opponent = int(seat)
    if opponent >= board.seats:
        return refusal("no_such_seat", number=opponent, seats=board.seats)
    if opponent == board.to_act:
        return refusal("not_yourself", open=words_now(board))
    if board.box.effect[board.acting] == STEAL:
        return refusal("nothing_to_steal", opponent=opponent)
    top = board.discard[opponent][board.discarded[opponent] - 1]
    key = "copy_of_a_copy" if board.box.effect[top] == COPY else "cannot_copy"
    return refusal(key, opponent=opponent, card=CARD_NAMES[top])


def no_taking(board: Rules, thing: str) -> Refusal:
    """Why a good or coins cannot be taken."""
    if board.phase == FREE_GOODS:
        return refusal("out_of_order" if thing in GOOD_NAMES else "no_free_coins", good=thing, open=words_now(board))
    if thing == "coins":
        if board.cursor != NOTHING or not board.box.numbers[board.acting][STEAL_COINS]:
            return refusal("goods_chosen", open=words_now(board))
        return refusal("no_coins_there", opponent=board.opponent, open=words_now(board))
    if not board.goods[board.opponent][GOOD_NAMES.index(thing)]:
        return refusal("no_good_there", good=thing, opponent=board.opponent, open=words_now(board))
    return refusal("out_of_order", good=thing, open=words_now(board))


def not_done(board: Rules, thing: str) -> Refusal:
    """Being done is always possible where it is a word at all."""
    return refusal("not_a_word", "not_a_move", word="done")


READERS = {
    "play": ((CARD,), no_card),
    "city": ((FIRST_CITY,), no_first_city),
    "build": ((WHERE_TO_BUILD,), no_city),
    "loan": ((WHICH_LOAN,), no_loan),
    "produce": ((WHICH_PROVINCE,), no_province),
    "sell": ((TRADING,), no_sale),
    "buy": ((TRADING, BUYING_GOODS, BUYING_CARDS), no_purchase),
    "return": ((RETURNING,), no_return),
    "from": ((WHICH_OPPONENT,), no_opponent),
    "take": ((FREE_GOODS, STEALING), no_taking),
    "done": ((TRADING, BUYING_CARDS, BUYING_GOODS), not_done),
}
THINGS: dict[str, tuple[str, ...]] = {
    "play": CARD_NAMES,
    "city": LOCATION_NAMES,
    "build": LOCATION_NAMES,
    "loan": tuple(str(spaces) for spaces in range(LOANS)),
    "produce": PROVINCE_NAMES,
    "sell": GOOD_NAMES,
    "buy": (*GOOD_NAMES, *CARD_NAMES),
    "from": SEAT_WORDS,
    "take": (*GOOD_NAMES, "coins"),
    "done": ("",),
}


def open_places(board: Rules) -> list[str]:
    """The locations that may be chosen now."""
    return [word.partition(":")[2] for word in words_now(board) if word.partition(":")[2] in LOCATION_NAMES]


def words_now(board: Rules) -> list[str]:
    """Every legal move as a word."""
    return [write_move(board, move) for move in board.legal_moves()]


def price(board: Rules, goods: list[int], coins: int) -> dict[str, Any]:
    """What something costs, and what of it the seat to act lacks, each unit of a good by its name."""
    own = board.goods[board.to_act]
    return {
        "goods": [name for name, units in zip(GOOD_NAMES, goods, strict=True) for _ in range(units)],
        "coins": coins,
        "lacks": [name for name, units, has in zip(GOOD_NAMES, goods, own, strict=True) for _ in range(units - has)],
        "missing": max(0, coins - board.coins[board.to_act]),
    }
