"""What makes a position impossible, once every number is within the range that `state.py` declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import (
    CARD_NAMES,
    CARDS,
    FOOD,
    GOOD_NAMES,
    GOODS,
    LOCATION_NAMES,
    LOCATIONS,
    MOST_ON_TOKEN,
    NOTHING,
    RESET,
    RESET_STAYS,
    STARTERS,
    TAG_NAMES,
    TRACK,
    VICTORY_NAMES,
)
from tokonoma.games.gorbinos_quest.deciding import deciding
from tokonoma.games.gorbinos_quest.state import (
    BUYING_CARDS,
    CARRIED_OUT,
    FIRST_CITY,
    NO_DRAW,
    START_PLAYER,
    TECHNOLOGY,
    TOKEN,
    VICTORY_CARD,
)
from tokonoma.kernel.contract import CHANCE, OVER
from tokonoma.kernel.position_check import first_found, numbers

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules


def contradictions(board: Rules) -> list[str]:
    """What cannot be true together, in a player's words; each check may rely on those before it."""
    checks = (empty_seats, cards, tokens, cities, conditions, track, whose_turn, drawing, deciding)
    return first_found(board, checks)


def empty_seats(board: Rules) -> Iterator[str]:
    """Seats that nobody sits on have nothing."""
    for name in ("reach", "coins", "goods", "income", "cities_left", "hand", "discard", "discarded"):
        if any(numbers(getattr(board, name)[board.seats :])):
            yield f"{name}: only {board.seats} seats have any"


def cards(board: Rules) -> Iterator[str]:
    """Every starter card is with its seat, every technology in one place at most."""
    found = [0] * CARDS
    for card in [card for card in board.track if card != NOTHING]:
        found[card] += 1
    for card, there in enumerate(board.deck):
        found[card] += there
    for seat in range(board.seats):
        count = board.discarded[seat]
        if any(board.discard[seat][count:]):
            yield f"seat {seat} has cards beyond its {count} discarded ones"
        own = list(board.hand[seat])
        for card in board.discard[seat][:count]:
            own[card] += 1
        if board.played != NOTHING and seat == board.to_act:
            own[board.played] += 1
        for card in range(STARTERS):
            if own[card] != 1:
                yield f"seat {seat} has {own[card]} of the starter card {CARD_NAMES[card]}"
        found = [one + other for one, other in zip(found, own, strict=True)]
        if any(
            board.box.effect[card] == RESET and board.box.numbers[card][RESET_STAYS]
            for card in board.discard[seat][:count]
        ):
            yield f"seat {seat} has discarded a card that stays in hand"
    for card in range(STARTERS, CARDS):
        if found[card] > 1:
            yield f"{CARD_NAMES[card]} is in {found[card]} places"
    gone = found[STARTERS:].count(0)
    if gone != cards_gone(board):
        yield f"{gone} technologies have left the game; it should be {cards_gone(board)} in round {board.round}"
    if sum(board.deck) != board.in_deck or any(board.deck[:STARTERS]) or any(c in board.track for c in range(STARTERS)):
        yield f"{board.in_deck} technologies are not what the deck holds"


def cards_gone(board: Rules) -> int:
    """The technologies that the ends of rounds have taken from the track."""
    if board.round == 0:
        return 0
    this_round = board.pace - board.advances_due if board.turns == board.seats else 0
    return int(board.pace * (board.round - 1) + this_round)


def tokens(board: Rules) -> Iterator[str]:
    """Tokens lie where they belong, as many of each as are in the box."""
    box = board.box
    dealt = board.place_of_draw if board.drawing == TOKEN else LOCATIONS
    for place in range(LOCATIONS):
        is_out = dealt == LOCATIONS and box.fewest_seats[box.province[place]] > board.seats
        if (board.token[place] == NOTHING) != (place >= dealt or is_out):
            yield f"{LOCATION_NAMES[place]} has a token too many or too few"
    for kind in range(2):
        for good in range(GOODS):
            laid = sum(1 for i in range(LOCATIONS) if box.is_capital[i] == kind and board.token[i] == good)
            left = board.tokens_left[kind][good]
            if laid + left > box.tokens[kind][good] or (dealt < LOCATIONS and laid + left < box.tokens[kind][good]):
                yield f"there are {laid + left} tokens of {GOOD_NAMES[good]}; the box has {box.tokens[kind][good]}"
            if dealt == LOCATIONS and left:
                yield f"{left} tokens of {GOOD_NAMES[good]} are not dealt"


def cities(board: Rules) -> Iterator[str]:
    """Cities stand on tokens, three at most, and are all there; each seat's reach follows from them."""
    for place in range(LOCATIONS):
        there = sum(board.cities[place])
        if (
            there > MOST_ON_TOKEN
            or (there and board.token[place] == NOTHING)
            or any(board.cities[place][board.seats :])
        ):
            yield f"{there} cities cannot stand on {LOCATION_NAMES[place]}"
    for seat in range(board.seats):
        own = [place for place in range(LOCATIONS) if board.cities[place][seat]]
        built = sum(board.cities[place][seat] for place in own)
        if built + board.cities_left[seat] != board.box.start_cities:
            yield f"seat {seat} has {built + board.cities_left[seat]} cities, not {board.box.start_cities}"
        reach = 0
        for place in own:
            reach |= board.box.near[place]
        if reach != board.reach[seat]:
            yield f"reach of seat {seat} does not follow from its cities"
        first = built == 1 and all(board.token[place] == FOOD for place in own)
        if (board.round > 0 and not built) or (
            board.round == 0 and not (first if has_settled(board, seat) else not built)
        ):
            yield f"seat {seat} has {built} cities in round {board.round}"


def has_settled(board: Rules, seat: int) -> bool:
    """Whether a seat has placed its first city, while first cities are placed from the last seat to the first."""
    if board.to_act < 0:
        return False
    last = board.start_player - 1
    return bool((last - seat) % board.seats < (last - board.to_act) % board.seats)


def conditions(board: Rules) -> Iterator[str]:
    """Victory-point cards lie beside the slots, none more often than the box has it."""
    shown = len(TAG_NAMES)
    if board.round == 0 and board.to_act == CHANCE:
        shown = board.place_of_draw if board.drawing == VICTORY_CARD else 0
    for slot, tag in enumerate(TAG_NAMES):
        if (board.slots[slot] == NOTHING) != (slot >= shown):
            yield f"the {tag} slot has a card too many or too few"
    for victory, name in enumerate(VICTORY_NAMES):
        if list(board.slots).count(victory) > board.box.copies[victory]:
            yield f"{name} is beside more slots than there are cards"


def track(board: Rules) -> Iterator[str]:
    """The track is full while the deck lasts and a seat decides, has no gaps, and is empty only at the end."""
    empty = [slot for slot in range(TRACK) if board.track[slot] == NOTHING]
    is_over = len(empty) == TRACK and board.in_deck == 0
    if is_over != (board.to_act == OVER):
        yield "the game is over when no technology is left, and only then"
    if board.phase == BUYING_CARDS and board.to_act >= 0:
        return
    if empty != list(range(len(empty))):
        yield "the track has gaps"
    if board.to_act >= 0 and board.in_deck and empty:
        yield "the track is not full"


def whose_turn(board: Rules) -> Iterator[str]:
    """Turns go clockwise from the marker; cards and advances are owed as the pace says."""
    if board.round == 0:
        if board.turns or board.cards_due or board.advances_due or board.to_act == OVER or board.phase != FIRST_CITY:
            yield "nothing is played before the first round"
        return
    if board.to_act >= 0:
        if board.turns == board.seats or board.to_act != (board.start_player + board.turns) % board.seats:
            yield f"it is not seat {board.to_act}'s turn"
        if board.cards_due == 0 or board.advances_due or board.phase in (FIRST_CITY, CARRIED_OUT):
            yield f"seat {board.to_act} has no card to play"
    elif board.phase != CARRIED_OUT or board.cards_due == board.pace:
        yield "a card must have been played before the track is seen to"
    elif board.turns < board.seats:
        if board.advances_due:
            yield "the track advances at the end of a round only"
    elif board.cards_due or board.advances_due == board.pace:
        yield "the round is not over"


def drawing(board: Rules) -> Iterator[str]:
    """A draw is due when chance is to act, and it is one that has something to draw."""
    if (board.drawing != NO_DRAW) != (board.to_act == CHANCE):
        yield "a draw is due, or none is, against whom the table waits for"
    elif board.to_act == CHANCE:
        if board.round > 0 and board.drawing != TECHNOLOGY:
            yield "only technologies are drawn during the game"
        if board.drawing == TECHNOLOGY and (board.in_deck == 0 or board.place_of_draw != last_empty(board)):
            yield "no technology can be drawn to that slot"
        if board.drawing == VICTORY_CARD and board.place_of_draw >= len(TAG_NAMES):
            yield "there is no such slot"
        if board.drawing == VICTORY_CARD and last_empty(board) != NOTHING:
            yield "the track is filled before the victory-point cards are dealt"
        if board.drawing in (TOKEN, START_PLAYER) and any(card != NOTHING for card in board.track):
            yield "the track is empty before the marker is given"
    elif board.round == 0 and last_empty(board) != NOTHING:
        yield "the track is filled before the first cities are placed"
    if board.to_act < 0 and board.played != NOTHING:
        yield "no card is being played while nobody decides"


def last_empty(board: Rules) -> int:
    """The oldest empty slot of the track, or NOTHING."""
    return max((slot for slot in range(TRACK) if board.track[slot] == NOTHING), default=NOTHING)
