"""The table in the rulebook's words: what a page draws, how the scores stand, who won."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain, compress, count, zip_longest
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, to_builtins
from msgspec.structs import asdict

from tokonoma.games.gorbinos_quest.build import BUILDING, coins_for_city, location_numbers
from tokonoma.games.gorbinos_quest.card_text import all_goods, card_face, price, some_goods, victory_face
from tokonoma.games.gorbinos_quest.cards import may_play
from tokonoma.games.gorbinos_quest.components import (
    BUILD_COST_NAMES,
    CARD_NAMES,
    GOOD_NAMES,
    LOCATION_NAMES,
    NOTHING,
    PACE_NAMES,
    PROVINCE_NAMES,
    STARTERS,
    TAG_NAMES,
    TAGS,
)
from tokonoma.games.gorbinos_quest.development import coins_for
from tokonoma.games.gorbinos_quest.ending import standing
from tokonoma.games.gorbinos_quest.explain import PHASE_NAMES
from tokonoma.games.gorbinos_quest.scoring import slot_numbers, tags_of
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
from tokonoma.kernel.described import Described
from tokonoma.kernel.native import ask, in_form_of
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.box import Box
    from tokonoma.games.gorbinos_quest.rules import Rules

ScoredSlot = tuple[ScoringSlot, list[Json]]  # and the line of every seat
DESCRIBED = Described()
PLACES = Described()
DONE_WITH = {TRADING: "trade", BUYING_CARDS: "development", BUYING_GOODS: "purchase"}


def describe(board: Rules, sheet: Sheet) -> TableView:
    """Everything on the table."""
    return describe_and_score(board, sheet)[0]


def describe_and_score(board: Rules, sheet: Sheet) -> tuple[TableView, list[Json]]:
    """Everything on the table, and the scores, which stand in its slots already."""
    scored = scored_slots(board)
    return describe_with(board, sheet, scored), scores_in(board, scored)


def describe_with(board: Rules, sheet: Sheet, scored: list[ScoredSlot]) -> TableView:
    """Everything on the table, its slots described already; nothing is secret but the order of the deck."""
    cards = read_cards(board)
    return TableView(
        pace=PACE_NAMES[board.pace - 1],
        round=board.round,
        first_player=board.start_player,
        cards_due=board.cards_due,
        decision=PHASE_NAMES[board.phase] if board.to_act >= 0 else None,
        map=Map(locations=locations(board, sheet), roads=roads(board.box, board.seats, sheet)),
        build_cost=build_cost(board.box, board.build_cost),
        track=track_cards(board),
        deck=board.in_deck,
        gone=gone(board, cards),
        seats=seats(board, cards),
        slots=[slot for slot, _ in scored],
        playing=playing(board),
        income_track=list(board.box.income_number),
        most_coins=board.box.most_coins,
    )


# The map


def locations(board: Rules, sheet: Sheet) -> list[Location]:
    """Every location with its token and cities; one where nothing has changed is not described again."""
    box, build_cost, known = board.box, board.build_cost, PLACES.known
    found = []
    for place, number in enumerate(ask(location_numbers, board)):
        key = (box, build_cost, place, number)
        found.append(known(key) or PLACES.new(key, location, board, sheet, place, number % BUILDING))
    return found


def location(board: Rules, sheet: Sheet, place: int, building: int) -> Location:
    """A location, where it lies on the printed board, and what a city would cost there if one may be built."""
    box, name, token = board.box, LOCATION_NAMES[place], board.token[place]
    printed = sheet.get("locations")[name]
    return Location(
        location=name,
        province=PROVINCE_NAMES[box.province[place]],
        capital=bool(box.is_capital[place]),
        x=printed["x"],
        y=printed["y"],
        token=GOOD_NAMES[token] if token != NOTHING else None,
        cities={str(seat): n for seat, n in enumerate(board.cities[place]) if n},
        cost=city_cost(board, place, box.build_goods[board.build_cost][token], building) if building else None,
    )


def city_cost(board: Rules, place: int, goods: list[int], building: int) -> CityCost:
    """What a city would cost the seat to act, and whether it may be built (`build.py` tells what the number means)."""
    in_reach, may_build = divmod(building - 1, 2)
    coins = ask(coins_for_city, board, place)
    return CityCost(goods=some_goods(goods), coins=coins, in_reach=bool(in_reach), may_build=bool(may_build))


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


def track_cards(board: Rules) -> list[TrackSlot]:
    """The track, slot by slot."""
    coins, box, known, found = in_form_of(board, coins_for), board.box, DESCRIBED.known, []
    for slot, card in enumerate(board.track):
        key = ("slot", box, slot, card, coins(board, slot) if card != NOTHING else 0)
        found.append(known(key) or DESCRIBED.new(key, track_card, board, slot, card))
    return found


def track_card(board: Rules, slot: int, card: int) -> TrackSlot:
    """A slot of the track with its surcharge, its card and what the card costs there."""
    surcharge = board.box.surcharge[slot]
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


class Cards(NamedTuple):
    """Who has which cards; natively each reading makes new lists, so they are read once."""

    hands: list[bytes]  # of every seat: how many of each card, which is one or none
    discards: list[bytes]  # of every seat: its cards from the bottom up


def read_cards(board: Rules) -> Cards:
    """Who has which cards."""
    discards = zip(board.discard, board.discarded, strict=True)
    return Cards([*map(bytes, board.hand)], [bytes(discard[:n]) for discard, n in discards])


def gone(board: Rules, cards: Cards) -> list[str]:
    """Technologies that left the game from the track."""
    here = int.from_bytes(bytes(board.deck), "little")  # a byte for each card
    for hand in cards.hands:
        here |= int.from_bytes(hand, "little")
    for card in [*board.track, board.played if board.to_act >= 0 else NOTHING, *chain(*cards.discards)]:
        if card != NOTHING:
            here |= 1 << 8 * card
    missing: list[str] = DESCRIBED.part(("gone", here), not_here, here)
    return missing


def not_here(here: int) -> list[str]:
    """The technologies that are nowhere in the game."""
    return [CARD_NAMES[card] for card in range(STARTERS, len(CARD_NAMES)) if not here >> 8 * card & 255]


def those(there: bytes) -> Iterable[int]:
    """The cards of which there is one."""
    return compress(count(), there)


def seats(board: Rules, cards: Cards) -> list[Seat]:
    """What every seat has; only a seat that has something else now, or may play something else, is described anew."""
    asked = board.to_act if board.phase == CARD else NOTHING
    box, to_act, found = board.box, board.to_act, []
    purses = zip(board.coins, board.income, board.cities_left, board.goods, strict=True)
    for seat, (hand, discard, purse) in enumerate(zip(*cards, purses, strict=True)):
        if seat == board.seats:
            break
        played = board.played if seat == to_act else NOTHING
        playable = may_be_played(board, hand) if seat == asked else ()
        key = ("seat", box, seat, played, *purse[:3], *purse[3], hand, discard, playable)
        found.append(DESCRIBED.part(key, holdings, board, seat, hand, discard, playable))
    return found


def may_be_played(board: Rules, hand: bytes) -> tuple[bool, ...]:
    """Whether each card of the seat to act could be carried out now."""
    may = in_form_of(board, may_play)
    return tuple([may(board, card) for card in those(hand)])


def holdings(board: Rules, seat: int, hand: bytes, discard: bytes, playable: tuple[bool, ...]) -> Seat:
    """What a seat has, all of it open: its hand, its discard from the bottom up, its coins and goods."""
    space = board.income[seat]
    return Seat(
        seat=seat,
        coins=board.coins[seat],
        goods=Goods(*board.goods[seat]),
        income=board.box.income_number[space],
        income_space=space - board.box.income_zero,
        cities_left=board.cities_left[seat],
        hand=[held(board, card, may) for card, may in zip_longest(those(hand), playable)],
        discard=[card_face(board, card) for card in discard],
        tags=Tags(*[ask(tags_of, board, seat, tag) for tag in range(TAGS)]),
    )


def held(board: Rules, card: int, playable: bool | None) -> HandCard:
    """A card in hand, and whether it could be carried out now; None where its seat is not asked for one."""
    face = card_face(board, card)
    return HandCard(face.card, face.type, face.tag, face.does, playable)


# Scoring slots


def scored_slots(board: Rules) -> list[ScoredSlot]:
    """Every slot, with what it brings each seat; one that gives everybody as much as before is not described again."""
    box, known, found = board.box, DESCRIBED.known, []
    for slot, victory in enumerate(board.slots):
        numbers = ask(slot_numbers, board, slot)
        key = ("scoring", box, slot, victory, *numbers)
        found.append(known(key) or DESCRIBED.new(key, scored_slot, board, slot, victory, numbers))
    return found


def scored_slot(board: Rules, slot: int, victory: int, numbers: list[tuple[int, ...]]) -> ScoredSlot:
    """A slot with its victory-point card, and for every seat tags times condition, in both the forms it is shown in."""
    if victory == NOTHING:
        return ScoringSlot(tag=TAG_NAMES[slot], victory=None), []
    face, scores = victory_face(board, victory), [slot_score(*each) for each in numbers]
    lines = [{"key": "score.slot", "tag": TAG_NAMES[slot]} | asdict(each) | face for each in scores]
    return ScoringSlot(tag=TAG_NAMES[slot], seats=scores, **face), lines


def slot_score(seat: int, tags: int, count: int, per_tag: int, city: int) -> SlotScore:
    """A seat's tags, what is counted, the points each tag brings, and what one more tag or city would add."""
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
    mine: list[Json] = to_builtins(scores_in(board, scored_slots(board)))  # whoever asks may change it
    return mine


def scores_in(board: Rules, scored: list[ScoredSlot]) -> list[Json]:
    """Victory points from slots that were described already."""
    filled = [lines for _, lines in scored if lines]
    return [score(seat, [lines[seat] for lines in filled]) for seat in range(board.seats)]


def score(seat: int, lines: list[Json]) -> Json:
    """One seat's points, a line for every slot."""
    return {"seat": seat, "total": sum([line["points"] for line in lines]), "lines": lines}


def outcome(board: Rules) -> Json | None:
    """Places, winners and shares (§9.5)."""
    if board.to_act != OVER:
        return None
    ranks = [ask(standing, board, seat) for seat in range(board.seats)]
    places = [[seat for seat in range(board.seats) if ranks[seat] == rank] for rank in sorted(set(ranks), reverse=True)]
    return {"places": places, "winners": places[0], "shares": board.shares()}
