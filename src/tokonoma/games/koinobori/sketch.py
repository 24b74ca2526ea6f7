"""Positions of Koinobori as one line.

    flags: black purple pink | posts: 37 28 30 / 29 3\\32 / | row: 1 2 3 | hands: 69 67 / 26 50 | own: 63 / | turn: 0

Cards are numbers, as `box.toml` lists them; posts and own posts are written from the bottom up, and `3\\32` is card 3
covering card 32. Who placed a card on a festival post changes nothing, so the seats share them out in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import COLOUR_NAMES
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.sketch import check_parts, number, padded

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules

EXAMPLE = "flags: black purple pink | posts: 51 / / | row: 53 54 55 56 57 58 59 | hands: 60 62 / 61 64"
PARTS = ("flags", "posts", "row", "hands", "own", "turn")
NO_CARD, CARDS, MOST_SEATS, MOST_POSTS, SECRETS = 81, 81, 5, 6, 45


def fields_of(board: Rules, parts: Mapping[str, str]) -> Json:
    """The fields of the position a sketch describes."""
    check_parts(parts, PARTS)
    seats = int(board.seats)
    stacks = [[[int(card) for card in word.split("\\")] for word in post.split()] for post in parts["posts"].split("/")]
    hands = [numbers(hand) for hand in parts["hands"].split("/")]
    own = [numbers(post) for post in parts.get("own", "/" * (seats - 1)).split("/")]
    row, turn = numbers(parts["row"]), int(parts.get("turn", 0))
    shown = [card for post in stacks for stack in post for card in stack]
    owner = {card: i % seats for i, card in enumerate(shown)}
    dealt = share_out(seats, hands, own, shown, owner)
    fields: Json = board.fields()
    fields.update(turn=turn, to_act=turn, start=0)
    lay_posts(fields, [number(COLOUR_NAMES, flag, "colour") for flag in parts["flags"].split()], stacks)
    lay_cards(fields, row, hands, own, dealt, owner)
    return fields


def numbers(text: str) -> list[int]:
    """Card numbers with spaces between."""
    return [int(word) for word in text.split()]


def share_out(
    seats: int, hands: list[list[int]], own: list[list[int]], shown: list[int], owner: dict[int, int]
) -> list[list[int]]:
    """Two start cards for every seat: hidden ones first, else any that hangs, which then is that seat's."""
    dealt: list[list[int]] = []
    for seat in range(seats):
        taken = {card for cards in dealt for card in cards}
        mine = [*own[seat], *hands[seat], *(card for card in shown if owner[card] == seat)]
        mine += [card for card in shown if card not in mine and card not in taken]
        dealt.append(sorted(mine[:2]))
        owner.update({card: seat for card in dealt[-1] if card in owner})
    return dealt


def lay_posts(fields: Json, flags: list[int], stacks: list[list[list[int]]]) -> None:
    """The festival posts with what is covered on them."""
    fields["flags"] = padded(flags, MOST_POSTS, len(COLOUR_NAMES))
    tops = [padded((stack[0] for stack in post), 5, NO_CARD) for post in stacks]
    fields["posts"] = padded(tops, MOST_POSTS, [NO_CARD] * 5)
    fields["heights"] = padded(map(len, stacks), MOST_POSTS, 0)
    fields["under"] = [NO_CARD] * (CARDS + 1)
    for stack in (stack for post in stacks for stack in post):
        for above, below in pairwise(stack):
            fields["under"][above] = below


def lay_cards(
    fields: Json,
    row: list[int],
    hands: list[list[int]],
    own: list[list[int]],
    dealt: list[list[int]],
    owner: dict[int, int],
) -> None:
    """Row, hands, own posts and pile, with what each seat could see of how they came about."""
    holder = {card: seat for seat in range(len(hands)) for card in [*hands[seat], *own[seat]]} | owner
    started = {card for cards in dealt for card in cards}
    pile = [card for card in range(CARDS) if card not in holder and card not in row]
    secret = [(seat, card) for seat in range(len(own)) for card in own[seat]]
    fields["row"], fields["in_row"] = padded(row, 7, NO_CARD), len(row)
    fields["pile"], fields["in_pile"] = padded(pile, CARDS, NO_CARD), len(pile)
    for name, size, lists, width in (
        ("hands", "hand_sizes", [sorted(hand) for hand in hands], 6),
        ("personal", "levels", own, 3),
        ("dealt", "dealt_sizes", dealt, 6),
    ):
        fields[name] = padded((padded(each, width, NO_CARD) for each in lists), MOST_SEATS, [NO_CARD] * width)
        fields[size] = padded(map(len, lists), MOST_SEATS, 0)
    fields["came_to"] = [-1 if card in started else holder.get(card, -1) for card in range(CARDS)]
    fields["shown_by"] = [owner.get(card, -1) for card in range(CARDS)]
    fields["secrets"] = len(secret)
    fields["secret_from"] = padded((seat for seat, _ in secret), SECRETS, 0)
    fields["secret_to"] = padded((-1 for _ in secret), SECRETS, 0)
    fields["secret_card"] = padded((card for _, card in secret), SECRETS, NO_CARD)
