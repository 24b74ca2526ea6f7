"""Tables drawn as text, and decks of one's own.

    flags  purple lime pink          the posts' flags; one post more than seats
    p1     li:cover dg+bl            cards from the bottom up; x/y is x over y
    row    or pu pi+li               from left to right; seven triples where it is not drawn
    hand0  dg dg+li:refresh          the cards of a seat
    own0   bl                        face down, from the bottom up

A card is its colours (dg li or bl pu pi) and perhaps its ability; the first card of the deck that answers and is not
used yet is meant, one without ability before others. Whatever is not drawn is in the pile. Seat 0 is to act. How the
cards got there is made up: two cards of each seat were dealt to it, all others openly taken before the first secret
move.
"""

from pathlib import Path
from typing import Any

import tokonoma
from tokonoma import Game, State
from tokonoma.games.koinobori.components import BLANK, CARDS, COLOUR_NAMES, COLOURS, FACE_DOWN, MOST_IN_HAND, ROW, TALL
from tokonoma.games.koinobori.state import CHOOSING, FACE_DOWN_MOVE
from tokonoma.games.koinobori.view import deck_of

CODES = dict(zip(("dg", "li", "or", "bl", "pu", "pi"), COLOUR_NAMES, strict=True))
SHIPPED = (Path(tokonoma.__file__).parent / "games/koinobori/box.toml").read_text(encoding="utf-8")


def open_game(data: Path | None = None, mode: str | None = None) -> Game:
    return tokonoma.game("koinobori", mode=mode, data=data)


def own_deck(folder: Path, cards: list[str], name: str = "small.toml") -> Path:
    """A data file with another deck, of cards written as in the drawings."""
    head = SHIPPED.split("[promises]")[0]
    lines = "".join(f'    "{data_line(card)}",\n' for card in cards)
    path = folder / name
    path.write_text(f'{head}[deck]\norigin = "C"\nsource = "a test"\ncards = [\n{lines}]\n', encoding="utf-8")
    return path


def data_line(card: str) -> str:
    colours, _, ability = card.partition(":")
    return " ".join(CODES[code] for code in colours.split("+")) + (f": {ability}" if ability else "")


class Drawing:
    """A drawing being read."""

    def __init__(self, text: str, game: Game) -> None:
        self.game = game
        self.lines = {name: words for name, *words in (line.split() for line in text.splitlines() if line.strip())}
        self.deck = deck_of(game.rulebook.box)
        self.used: set[int] = set()
        self.under: dict[int, int] = {}

    def card(self, text: str) -> int:
        """The number of a card; what it covers is remembered."""
        top, _, below = text.partition("/")
        colours, _, ability = top.partition(":")
        wanted = [CODES[code] for code in colours.split("+")]
        left = [card for card in self.deck if card.card not in self.used and set(card.colours) == set(wanted)]
        left.sort(key=lambda card: (card.ability or "") != ability)
        if not left or (ability and left[0].ability != ability):
            raise ValueError(f"no card {text} is left")
        number = left[0].card
        self.used.add(number)
        if below:
            self.under[number] = self.card(below)
        return number

    def cards(self, name: str) -> list[int]:
        return [self.card(text) for text in self.lines.get(name, [])]


def drawn(text: str, game: Game | None = None, turn: int = 0) -> State:
    """The state of a drawing, checked to be possible."""
    game = game or open_game()
    drawing = Drawing(text, game)
    seats = len(drawing.lines["flags"]) - 1
    board = game.rulebook.lay_out(seats, {"mode": "standard"})
    board.set_fields(fields_of(drawing, board.fields(), seats, turn))
    problems = game.rulebook.problems(board)
    assert problems == [], problems
    state = game.new(seats=seats)
    state.board.become(board)
    return state


def fields_of(drawing: Drawing, fields: dict[str, Any], seats: int, turn: int) -> dict[str, Any]:
    """The fields of the drawn board."""
    posts = [drawing.cards(f"p{post + 1}") for post in range(seats + 1)]
    hands = [drawing.cards(f"hand{seat}") for seat in range(seats)]
    own = [drawing.cards(f"own{seat}") for seat in range(seats)]
    row = drawing.cards("row") if "row" in drawing.lines else spare(drawing, ROW)
    for post, cards in enumerate(posts):
        fields["flags"][post] = COLOUR_NAMES.index(drawing.lines["flags"][post])
        fields["heights"][post] = len(cards)
        fields["posts"][post] = padded(cards, TALL)
    for seat in range(seats):
        fields["hands"][seat] = padded(sorted(hands[seat]), MOST_IN_HAND)
        fields["personal"][seat] = padded(own[seat], FACE_DOWN)
        fields["hand_sizes"][seat], fields["levels"][seat] = len(hands[seat]), len(own[seat])
    fields["row"], fields["in_row"] = padded(row, ROW), len(row)
    for card, below in drawing.under.items():
        fields["under"][card] = below
    make_up(fields, hands, own, festival(posts, drawing.under))
    pile = sorted(set(range(len(drawing.deck))) - drawing.used)
    fields["pile"], fields["in_pile"] = padded(pile, CARDS), len(pile)
    fields |= {"phase": CHOOSING, "turn": turn, "to_act": turn, "drawing": 0, "place_of_draw": 0}
    assert all(flag < COLOURS for flag in fields["flags"][: seats + 1])
    return fields


def festival(posts: list[list[int]], under: dict[int, int]) -> list[int]:
    return [card for post in posts for card in post] + list(under.values())


def make_up(fields: dict[str, Any], hands: Any, own: Any, shown: list[int]) -> None:
    """Who was dealt, who took and who showed each card, as the module says."""
    free = list(shown)
    for seat, hand in enumerate(hands):
        dealt = [*own[seat], *hand][:2]
        while len(dealt) < 2:
            assert free, "draw more cards: every seat was dealt two"
            dealt.append(free.pop())
            fields["shown_by"][dealt[-1]] = seat
        fields["dealt"][seat] = padded(sorted(dealt), MOST_IN_HAND)
        fields["dealt_sizes"][seat] = 2
        for card in {*own[seat], *hand} - set(dealt):
            fields["came_to"][card] = seat
        for card in own[seat]:
            i = fields["secrets"]
            fields["secret_from"][i], fields["secret_to"][i], fields["secret_card"][i] = seat, FACE_DOWN_MOVE, card
            fields["secrets"] += 1
    for card in free:
        fields["came_to"][card] = fields["shown_by"][card] = 0


def spare(drawing: Drawing, number: int) -> list[int]:
    """The last cards of the deck that are not used: triples, in the shipped one."""
    free = [card.card for card in drawing.deck if card.card not in drawing.used][-number:]
    drawing.used.update(free)
    return free


def padded(cards: list[int], length: int) -> list[int]:
    return cards + [BLANK] * (length - len(cards))


def shown(state: State, number: int) -> str:
    """A card in the spelling of the drawings."""
    codes = {name: code for code, name in CODES.items()}
    card = deck_of(state.rulebook.box)[number]
    return "+".join(codes[colour] for colour in card.colours) + (f":{card.ability}" if card.ability else "")


def hand_of(state: State, seat: int) -> list[str]:
    board = state.board
    return [shown(state, card) for card in board.hands[seat][: board.hand_sizes[seat]]]


def row_of(state: State) -> list[str]:
    return [shown(state, card) for card in state.board.row[: state.board.in_row]]


def post_of(state: State, post: int) -> list[str]:
    """A post from the bottom up."""
    cards = state.board.posts[post - 1][: state.board.heights[post - 1]]
    return [with_covered(state, card) for card in cards]


def with_covered(state: State, card: int) -> str:
    below = state.board.under[card]
    return shown(state, card) + ("" if below == BLANK else "/" + with_covered(state, below))


def play(state: State, words: str) -> list[str]:
    """Play words in which {li:cover} stands for the number of a card of the hand; tells what happened, in English."""
    told = []
    for word in words.split():
        if "{" in word:
            name = word[word.index("{") + 1 : word.index("}")]
            hand = {shown(state, card): card for card in state.board.hands[state.board.turn] if card != BLANK}
            word = word.replace("{" + name + "}", str(hand[name]))
        told += [state.rulebook.say(event, "en", lambda seat: f"seat {seat}") for event in state.play(word)]
    return told


def moves(state: State, kind: str = "") -> list[str]:
    """The legal moves that begin so, cards in the spelling of the drawings."""
    found = []
    for word in state.legal():
        verb, _, rest = word.partition(":")
        number, sign, target = rest.partition(">")
        if number.isdigit() and verb in ("play", "cover"):
            word = f"{verb}:{shown(state, int(number))}{sign}{target}"
        if word.startswith(kind):
            found.append(word)
    return found
