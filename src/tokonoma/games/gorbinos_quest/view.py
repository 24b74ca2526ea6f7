"""The table in the rulebook's words: what a page draws, how the scores stand, who won."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import asdict

from tokonoma.games.gorbinos_quest.build import coins_for_city, is_in_reach, may_build
from tokonoma.games.gorbinos_quest.card_text import all_goods, card_face, price, some_goods, victory_face
from tokonoma.games.gorbinos_quest.cards import may_play
from tokonoma.games.gorbinos_quest.components import (
    BUILD_COST_NAMES,
    CARD_NAMES,
    GOOD_NAMES,
    LOCATION_NAMES,
    MOST_ON_TOKEN,
    NOTHING,
    PACE_NAMES,
    PROVINCE_NAMES,
    STARTERS,
    TAG_NAMES,
    TAGS,
    TRACK,
)
from tokonoma.games.gorbinos_quest.development import coins_for
from tokonoma.games.gorbinos_quest.ending import standing
from tokonoma.games.gorbinos_quest.explain import PHASE_NAMES
from tokonoma.games.gorbinos_quest.scoring import counted, gain_of_city, points_per_tag, tags_of
from tokonoma.games.gorbinos_quest.state import (
    BUYING_CARDS,
    BUYING_GOODS,
    CARD,
    STEALING,
    TRADING,
)
from tokonoma.games.gorbinos_quest.view_types import (
    BuildCost,
    CityCost,
    GoodCosts,
    Goods,
    HandCard,
    Location,
    Map,
    Playing,
    ScoringSlot,
    Seat,
    SlotScore,
    TableView,
    Tags,
    TrackSlot,
    Trade,
)
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.data import Sheet
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.box import Box
    from tokonoma.games.gorbinos_quest.rules import Rules

DONE_WITH = {TRADING: "trade", BUYING_CARDS: "development", BUYING_GOODS: "purchase"}


def describe(board: Rules, sheet: Sheet) -> TableView:
    """Everything on the table; nothing is secret but the order of the deck."""
    return TableView(
        pace=PACE_NAMES[board.pace - 1],
        round=board.round,
        first_player=board.start_player,
        cards_due=board.cards_due,
        decision=PHASE_NAMES[board.phase] if board.to_act >= 0 else None,
        map=Map(locations=locations(board, sheet), roads=roads(board.box, board.seats, sheet)),
        build_cost=build_cost(board.box, board.build_cost),
        track=[track_card(board, slot) for slot in range(TRACK)],
        deck=board.in_deck,
        gone=gone(board),
        seats=[holdings(board, seat) for seat in range(board.seats)],
        slots=[scoring_slot(board, slot) for slot in range(TAGS)],
        playing=playing(board),
        income_track=list(board.box.income_number),
        most_coins=board.box.most_coins,
    )


# The map


def locations(board: Rules, sheet: Sheet) -> list[Location]:
    """Every location with its token and cities, and where it lies on the printed board."""
    box, tokens, cities = board.box, board.token, board.cities  # read once: natively each reading makes new lists
    province, is_capital, printed = box.province, box.is_capital, sheet.get("locations")
    is_building = board.to_act >= 0 and board.round > 0
    build_goods = box.build_goods[board.build_cost] if is_building else []
    found = []
    for place, name in enumerate(LOCATION_NAMES):
        token = tokens[place]
        is_open = is_building and token != NOTHING and sum(cities[place]) < MOST_ON_TOKEN
        found.append(
            Location(
                location=name,
                province=PROVINCE_NAMES[province[place]],
                capital=bool(is_capital[place]),
                x=printed[name]["x"],
                y=printed[name]["y"],
                token=GOOD_NAMES[token] if token != NOTHING else None,
                cities={str(seat): n for seat, n in enumerate(cities[place]) if n},
                cost=city_cost(board, place, build_goods[token]) if is_open else None,
            )
        )
    return found


def city_cost(board: Rules, place: int, goods: list[int]) -> CityCost:
    """What a city would cost the seat to act, and whether it may be built."""
    return CityCost(
        goods=some_goods(goods),
        coins=ask(coins_for_city, board, place),
        in_reach=ask(is_in_reach, board, board.to_act, place),
        may_build=ask(may_build, board, place),
    )


@cache
def roads(box: Box, seats: int, sheet: Sheet) -> list[list[str]]:
    """Every road whose ends the number of seats leaves in the game."""
    fewest, province = box.fewest_seats, box.province
    inside = {name for place, name in enumerate(LOCATION_NAMES) if fewest[province[place]] <= seats}
    return [road.split("-") for road in sheet.get("roads.between") if inside.issuperset(road.split("-"))]


@cache
def build_cost(box: Box, card: int) -> BuildCost:
    """The table of what a city costs, and what is added on a token with one and with two cities."""
    prices = zip(box.build_goods[card], box.build_coins[card], strict=True)
    return BuildCost(
        card=BUILD_COST_NAMES[card],
        costs=GoodCosts(*[price(goods, coins) for goods, coins in prices]),
        overbuilding=list(box.overbuilding[card]),
    )


# Cards


def track_card(board: Rules, slot: int) -> TrackSlot:
    """A slot of the track with its surcharge, its card and what the card costs there."""
    card, surcharge = board.track[slot], board.box.surcharge[slot]
    if card == NOTHING:
        return TrackSlot(slot=slot, surcharge=surcharge, card=None)
    face, goods = card_face(board, card), board.box.cost_goods[card]
    return TrackSlot(
        slot=slot,
        surcharge=surcharge,
        card=face.card,
        type=face.type,
        tag=face.tag,
        does=face.does,
        parts=price(goods, board.box.cost_coins[card]),
        cost=price(goods, ask(coins_for, board, slot)),
    )


def gone(board: Rules) -> list[str]:
    """Technologies that left the game from the track."""
    owned = {card for seat in range(board.seats) for card in owned_by(board, seat)}
    here = owned | set(board.track) | {card for card, there in enumerate(board.deck) if there}
    return [CARD_NAMES[card] for card in range(STARTERS, len(CARD_NAMES)) if card not in here]


def owned_by(board: Rules, seat: int) -> list[int]:
    """Every card of a seat: in hand, in its discard, being played."""
    hand = [card for card, there in enumerate(board.hand[seat]) if there]
    played = [board.played] if seat == board.to_act and board.played != NOTHING else []
    return hand + list(board.discard[seat][: board.discarded[seat]]) + played


def holdings(board: Rules, seat: int) -> Seat:
    """What a seat has, all of it open: its hand, its discard from the bottom up, its coins and goods."""
    space = board.income[seat]
    return Seat(
        seat=seat,
        coins=board.coins[seat],
        goods=Goods(*board.goods[seat]),
        income=board.box.income_number[space],
        income_space=space - board.box.income_zero,
        cities_left=board.cities_left[seat],
        hand=[held(board, seat, card) for card, there in enumerate(board.hand[seat]) if there],
        discard=[card_face(board, card) for card in board.discard[seat][: board.discarded[seat]]],
        tags=Tags(*[ask(tags_of, board, seat, tag) for tag in range(TAGS)]),
    )


def held(board: Rules, seat: int, card: int) -> HandCard:
    """A card in hand, and whether it could be carried out now."""
    is_asked = seat == board.to_act and board.phase == CARD
    face, playable = card_face(board, card), ask(may_play, board, card) if is_asked else None
    return HandCard(face.card, face.type, face.tag, face.does, playable)


# Scoring slots


def scoring_slot(board: Rules, slot: int) -> ScoringSlot:
    """A slot with its victory-point card, and for every seat tags times condition."""
    victory = board.slots[slot]
    if victory == NOTHING:
        return ScoringSlot(tag=TAG_NAMES[slot], victory=None)
    seats = [slot_score(board, seat, slot) for seat in range(board.seats)]
    return ScoringSlot(tag=TAG_NAMES[slot], seats=seats, **victory_face(board, victory))


def slot_score(board: Rules, seat: int, slot: int) -> SlotScore:
    """A seat's tags, what is counted, the points each tag brings, and what one more tag or city would add."""
    count = ask(counted, board, seat, board.box.condition[board.slots[slot]])
    per_tag = ask(points_per_tag, board, seat, slot)
    tags, city = ask(tags_of, board, seat, slot), ask(gain_of_city, board, seat, slot)
    return SlotScore(
        seat=seat,
        tags=tags,
        count=count,
        per_tag=per_tag,
        points=tags * per_tag,
        one_more_tag=per_tag,
        one_more_city=city,
    )


# What is being resolved


def playing(board: Rules) -> Playing | None:
    """The card being played, the card it acts as, and how far it has been carried out."""
    if board.to_act < 0 or board.played == NOTHING:
        return None
    return Playing(
        card=CARD_NAMES[board.played],
        acts_as=CARD_NAMES[board.acting],
        opponent=board.opponent if board.phase in (STEALING, BUYING_GOODS) else None,
        trade=trade_so_far(board) if board.phase in (TRADING, BUYING_GOODS) else UNSET,
        left=board.left if board.phase in (STEALING, BUYING_CARDS) else UNSET,
    )


def trade_so_far(board: Rules) -> Trade:
    """Units bought (and sold, where negative), and what they bring in coins; from a seat coins move at once."""
    prices = board.box.numbers[board.acting]
    net = board.net if board.phase == TRADING else -sum(n * prices[i] for i, n in enumerate(board.traded))
    return Trade(
        traded=some_goods(board.traded),
        net=net,
        coins_then=after_trade(board),
        prices=all_goods(prices),
    )


def after_trade(board: Rules) -> int:
    """The coins of the seat to act if the trade were done now."""
    return int(min(board.coins[board.to_act] + board.net, board.box.most_coins))


# Scores


def scores(board: Rules) -> list[Json]:
    """Victory points as they would be if the game ended now, slot by slot."""
    return scores_in(board, [scoring_slot(board, slot) for slot in range(TAGS)])


def scores_in(board: Rules, slots: list[ScoringSlot]) -> list[Json]:
    """Victory points from slots that were described already."""
    return [score(board, slots, seat) for seat in range(board.seats)]


def score(board: Rules, slots: list[ScoringSlot], seat: int) -> Json:
    """One seat's points, a line for every slot."""
    lines = []
    for slot, victory in zip(slots, board.slots, strict=True):
        if slot.seats is not UNSET:
            line = asdict(slot.seats[seat]) | victory_face(board, victory)
            lines.append({"key": "score.slot", "tag": slot.tag} | line)
    return {"seat": seat, "total": sum(line["points"] for line in lines), "lines": lines}


def outcome(board: Rules) -> Json | None:
    """Places, winners and shares (§9.5)."""
    if board.to_act != OVER:
        return None
    ranks = [ask(standing, board, seat) for seat in range(board.seats)]
    places = [[seat for seat in range(board.seats) if ranks[seat] == rank] for rank in sorted(set(ranks), reverse=True)]
    return {"places": places, "winners": places[0], "shares": board.shares()}
