"""Imagining what an audience cannot know: start hands and the cards of secret moves that fit all it has seen (§7.5).

A *course* is a start hand for every seat and a card for every secret move. It fits when each card was in the hand it
left: openly taken ones from the seat that took them, shown ones in the hand of the seat that showed them. Every fitting
course is as likely as another. They are drawn in the order of time:

- A card shown or met later, that nobody saw being taken, was dealt to some seat that it could come from.
- A secret move takes one of the cards then in the hand that may have left it so.

Where nobody but the audience steals, the number of choices at each step is the same in every course, so even choices
make even courses. A theft between others makes the numbers differ; then a step with few choices is kept less often than
one with many, in proportion to the most it could have (`keep`), and a course that does not fit is drawn again.
"""

from tokonoma.games.koinobori.components import BLANK, CARDS, MOST_IN_HAND
from tokonoma.games.koinobori.hands import hold, receive
from tokonoma.games.koinobori.knowledge import (
    FREE,
    HELD,
    HOLDER,
    NEVER,
    ORIGIN,
    PINNED,
    UNSEEN,
    first_met,
    is_unknown_theft,
    list_unseen,
    met_at,
    met_with,
    pin_cards,
    theft_from,
    theft_into,
)
from tokonoma.games.koinobori.secrets import cut_secrets
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE, NOBODY, Table
from tokonoma.kernel.contract import Chance, Page

ON_A_POST: int = -2  # in place of a holder


def imagine_cards(table: Table, audience: int, chance: Chance, page: Page) -> None:
    """Redraw every card the audience cannot know, evenly from all courses that fit (§7.5)."""
    while True:
        cut_secrets(table, audience)
        pin_cards(table, page)
        unseen = list_unseen(table, audience, page)
        if find_origins(table, audience, chance, page):
            unseen = fill_start_hands(table, chance, page, unseen)
            held = list_held(table, page)
            if retrace(table, chance, page, held):
                lay_cards(table, page, held, unseen)
                return


# Start hands


def find_origins(table: Table, audience: int, chance: Chance, page: Page) -> bool:
    """Deal every card that was met but never openly taken to a seat it can have come from; False to draw again."""
    for seat in range(table.seats):
        page.moves[FREE + seat] = 0 if seat == audience else table.dealt_sizes[seat]
    for card in range(table.box.cards):
        page.weights[ORIGIN + card] = table.came_to[card]
        if is_stray(table, audience, card, page):
            seats = possible_origins(table, card, page)
            seat = met_with(table, card, 0, page)
            if seats == 1 << seat:
                page.weights[ORIGIN + card] = seat
                deal_again(table, seat, card)
                page.moves[FREE + seat] -= 1
    for card in range(table.box.cards):
        is_open: bool = page.weights[ORIGIN + card] == NOBODY and is_stray(table, audience, card, page)
        if is_open and not deal_to_some_seat(table, card, chance, page):
            return False
    return True


def is_stray(table: Table, audience: int, card: int, page: Page) -> bool:
    """A card that was met in a hand, was never openly taken, and was not dealt to the audience."""
    if table.came_to[card] != NOBODY or first_met(table, card, page) == NEVER:
        return False
    if audience >= 0:
        for i in range(table.dealt_sizes[audience]):
            if table.dealt[audience][i] == card:
                return False
    return True


def possible_origins(table: Table, card: int, page: Page) -> int:
    """The seats a card can have come from by thefts until it was first met, one bit each."""
    seats = 1 << met_with(table, card, 0, page)
    secret = first_met(table, card, page) - 1
    while secret >= 0:
        if is_unknown_theft(table, secret, page) and seats & (1 << table.secret_to[secret]) != 0:
            seats = seats | (1 << table.secret_from[secret])
        secret -= 1
    return seats


def deal_again(table: Table, seat: int, card: int) -> None:
    """Put a card into a start hand."""
    hold(table.dealt[seat], cards_dealt(table, seat), card)


def cards_dealt(table: Table, seat: int) -> int:
    """The cards of a start hand that are not blank."""
    n = 0
    while n < MOST_IN_HAND and table.dealt[seat][n] != BLANK:
        n += 1
    return n


def deal_to_some_seat(table: Table, card: int, chance: Chance, page: Page) -> bool:
    """Choose among the free places of the seats a card can have come from; False where the place drawn is taken."""
    seats = possible_origins(table, card, page)
    most = 0
    for seat in range(table.seats):
        if seats & (1 << seat) != 0:
            most += page.moves[FREE + seat]
    if most == 0:
        return False
    place = chance.below(most)
    for seat in range(table.seats):
        if seats & (1 << seat) != 0:
            free = table.dealt_sizes[seat] - cards_dealt(table, seat)
            if place < free:
                deal_again(table, seat, card)
                return True
            place -= free
    return False


def fill_start_hands(table: Table, chance: Chance, page: Page, unseen: int) -> int:
    """Deal cards never met to the places left; return how many of them are left for the pile."""
    for seat in range(table.seats):
        while cards_dealt(table, seat) < table.dealt_sizes[seat]:
            i = chance.below(unseen)
            card = page.weights[UNSEEN + i]
            unseen -= 1
            page.weights[UNSEEN + i] = page.weights[UNSEEN + unseen]
            deal_again(table, seat, card)
    return unseen


# Secret moves


def list_held(table: Table, page: Page) -> int:
    """List the cards that are or were in a hand, each with the seat it first came to; return how many."""
    n = 0
    for card in range(table.box.cards):
        if table.came_to[card] != NOBODY:
            page.moves[HOLDER + card] = table.came_to[card]
            page.moves[HELD + n] = card
            n += 1
    for seat in range(table.seats):
        for i in range(table.dealt_sizes[seat]):
            card = table.dealt[seat][i]
            page.moves[HOLDER + card] = seat
            page.moves[HELD + n] = card
            n += 1
    return n


def retrace(table: Table, chance: Chance, page: Page, held: int) -> bool:
    """Make every secret move again; False when the course does not fit."""
    for secret in range(table.secrets):
        card = table.secret_card[secret]
        if card == BLANK:
            card = choose_card(table, secret, chance, page, held)
            if card == BLANK:
                return False
            table.secret_card[secret] = card
        elif page.moves[HOLDER + card] != table.secret_from[secret]:
            return False
        to = table.secret_to[secret]
        page.moves[HOLDER + card] = ON_A_POST if to == FACE_DOWN_MOVE else to
    for i in range(held):
        card = page.moves[HELD + i]
        if table.shown_by[card] != NOBODY and page.moves[HOLDER + card] != table.shown_by[card]:
            return False
    return True


def choose_card(table: Table, secret: int, chance: Chance, page: Page, held: int) -> int:
    """Draw one of the cards that may have made a secret move; BLANK to draw the whole course again."""
    most = 0  # the choices there can be at most, in any course
    choices = 0
    for i in range(held):
        card = page.moves[HELD + i]
        if is_in_hand(table, card, secret, page):
            most += 1
            if may_leave(table, card, secret, page):
                choices += 1
            elif surely_stays(table, card, secret, page):
                most -= 1
    if choices == 0 or not keep(chance, choices, most):
        return BLANK
    nth = chance.below(choices)
    i = 0
    while True:
        card = page.moves[HELD + i]
        if is_in_hand(table, card, secret, page) and may_leave(table, card, secret, page):
            if nth == 0:
                return card
            nth -= 1
        i += 1


def keep(chance: Chance, choices: int, most: int) -> bool:
    """Keep a step in proportion to its choices, so that every course is as likely as another."""
    return choices == most or chance.below(most) < choices


def is_in_hand(table: Table, card: int, secret: int, page: Page) -> bool:
    """Whether a card is in the hand a secret move takes from."""
    if page.moves[HOLDER + card] != table.secret_from[secret]:
        return False
    came = table.came_at[card] if table.came_to[card] != NOBODY else 0
    return came <= secret and (table.shown_by[card] == NOBODY or secret < table.shown_at[card])


def may_leave(table: Table, card: int, secret: int, page: Page) -> bool:
    """A card met later was not placed face down; it was stolen only if it can have come to where it was met."""
    if page.weights[PINNED + card] < secret:
        return True
    thief = table.secret_to[secret]
    if thief == FACE_DOWN_MOVE:
        return False
    if met_with(table, card, secret + 1, page) == thief:
        return True
    return theft_from(table, thief, secret + 1, met_at(table, card, secret + 1, page), page) != NEVER


def surely_stays(table: Table, card: int, secret: int, page: Page) -> bool:
    """Whether in every course that fits the card is in this hand now and does not leave it by this move."""
    seat = table.secret_from[secret]
    if page.weights[ORIGIN + card] != seat or met_with(table, card, 0, page) != seat:
        return False
    met = met_at(table, card, 0, page)
    if met <= secret:
        return False
    came = table.came_at[card] if table.came_to[card] != NOBODY else 0
    gone = theft_from(table, seat, came, secret + 1, page)
    return gone == NEVER or not theft_into(table, seat, gone + 1, met, page)


# Putting it all where it belongs


def lay_cards(table: Table, page: Page, held: int, unseen: int) -> None:
    """Fill hands, personal posts and the pile as the course leaves them."""
    for seat in range(table.seats):
        table.hand_sizes[seat] = 0
        table.levels[seat] = 0
    for secret in range(table.secrets):
        seat = table.secret_from[secret]
        if table.secret_to[secret] == FACE_DOWN_MOVE:
            table.personal[seat][table.levels[seat]] = table.secret_card[secret]
            table.levels[seat] += 1
    for i in range(held):
        card = page.moves[HELD + i]
        if table.shown_by[card] == NOBODY and page.moves[HOLDER + card] != ON_A_POST:
            receive(table, page.moves[HOLDER + card], card)
    if table.reshuffles == 0:
        for i in range(CARDS):
            table.pile[i] = BLANK
        for i in range(unseen):
            hold(table.pile, i, page.weights[UNSEEN + i])
