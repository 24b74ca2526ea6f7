"""The table in the rulebook's words: what a page draws, how the scores stand, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from tokonoma.games.gorinto.components import (
    BURROW_NAMES,
    CHITS_OF_A_SEASON,
    COMPASSIONATE,
    ELEMENT_NAMES,
    ELEMENTS,
    EMPTY,
    GAMES_END,
    GOAL_NAMES,
    GOALS_OF_A_SEAT,
    KITSUNE,
    LANDSCAPE_NAMES,
    LETTER_NAMES,
    MODE_NAMES,
    PARTNERSHIP,
    PATH_NAMES,
    SEASON_NAMES,
    SEASONS,
    SOLO,
    SPACE_NAMES,
    UNDER_KITSUNE,
    ElementName,
)
from tokonoma.games.gorinto.ending import standing, wisdom_earned, wisdom_of_key_tile
from tokonoma.games.gorinto.goals import goal_numbers, goal_of
from tokonoma.games.gorinto.mountain import stack_numbers
from tokonoma.games.gorinto.offers import draw, pick, reach
from tokonoma.games.gorinto.season import kitsune_gain
from tokonoma.games.gorinto.state import (
    GATHERING,
    GIFT,
    PLACEMENT,
    REMOVAL,
)
from tokonoma.games.gorinto.view_types import (
    Decision,
    Earned,
    Gathering,
    Goal,
    KeyElement,
    Kitsune,
    KitsuneEarned,
    Mat,
    TableView,
    Team,
    Tiles,
)
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.described import Described
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorinto.box import Box
    from tokonoma.games.gorinto.rules import Rules

TURNS_OF_A_SEASON = {1: 3, 2: 3, 3: 3, 4: 2}  # by the number of seats (§4.3, §9.4)
DESCRIBED = Described()
STACKS = Described()
NO_TILES: list[ElementName] = []
MATS = Described()
CARDS = Described()
STACKS_IN = [[name for i, name in enumerate(ELEMENT_NAMES) if bits >> i & 1] for bits in range(1 << ELEMENTS)]
Tallies = tuple[tuple[int, ...], ...]  # the mats: how many tiles of each element
LYING: dict[int, str | None] = {EMPTY: None, **dict(enumerate(ELEMENT_NAMES))}  # on a space of the path
DECISIONS: dict[int, Decision] = {PLACEMENT: "place", GATHERING: "gather", GIFT: "give", REMOVAL: "remove"}


def describe(board: Rules) -> TableView:
    """Everything on the table; nothing is secret in Gorinto."""
    return describe_and_score(board)[0]


def describe_and_score(board: Rules) -> tuple[TableView, list[Json]]:
    """Everything on the table, and wisdom as it stands; what a tile that was placed leaves as it was is kept."""
    cards = (board.box, board.mode, board.difficulty, board.seats, *board.goals, *board.keys)
    mats = tiles_on_mats(board)
    scored = (board.season, board.to_act == OVER, *ask(wisdom_earned, board))
    lines, scores_now = DESCRIBED.part(("earned", cards, scored), earned_and_scores, board)
    return describe_with(board, goals(board), keys(board, mats), mats_of(board, mats, lines)), scores_now


def tiles_on_mats(board: Rules) -> Tallies:
    """How many tiles of each element lie on every mat."""
    return tuple([tuple(mat) for mat in board.mats])


def earned_and_scores(board: Rules) -> tuple[list[list[Earned]], list[Json]]:
    """What every seat has scored, which changes with the seasons, in both the forms it is shown in."""
    return [earned(board, seat) for seat in range(board.seats)], scores(board)


def describe_with(board: Rules, goals: list[Goal], keys: list[KeyElement], mats: list[Mat]) -> TableView:
    """Everything on the table, some of it described already."""
    return TableView(
        mode=MODE_NAMES[board.mode],
        landscape=LANDSCAPE_NAMES[board.landscape],
        season=SEASON_NAMES[min(board.season, SEASONS - 1)],
        season_number=min(board.season, SEASONS - 1) + 1,
        turn=turn_number(board),
        turns=TURNS_OF_A_SEASON[board.seats],
        decision=DECISIONS.get(board.awaiting),
        draw=draw(board),
        order=[seat for seat in board.order if seat != EMPTY],
        coin=coin_holder(board),
        mountain=mountain(board),
        path={
            name: kitsune_tile(board, i) if tile == UNDER_KITSUNE else LYING[tile]
            for i, (name, tile) in enumerate(zip(PATH_NAMES, board.path, strict=True))
        },
        bag=board.in_bag,
        discarded=Tiles(*board.discarded),
        goals=goals,
        keys=keys,
        seats=mats,
        gathering=gathering(board),
        pick=pick(board),
        burrowed=[BURROW_NAMES[board.box.burrows.index(space)] for space in board.burrowed if space != EMPTY],
        teams=[team(board, first) for first in range(2)] if board.mode == PARTNERSHIP else UNSET,
        kitsune=kitsune(board) if board.mode == SOLO else UNSET,
    )


def turn_number(board: Rules) -> int:
    """Which turn of the season a seat is in, from 1."""
    done: int = board.turns - (1 if board.awaiting == REMOVAL else 0)
    return int(min(done // board.seats, TURNS_OF_A_SEASON[board.seats] - 1)) + 1


def coin_holder(board: Rules) -> int | None:
    """The seat with the start coin; nobody has it in compassionate order or in solo."""
    if board.order_rule == COMPASSIONATE or board.mode == SOLO or board.order[0] == EMPTY:
        return None
    return int(board.order[0])


def mountain(board: Rules) -> dict[str, list[ElementName]]:
    """Every stack from the bottom up."""
    known = STACKS.known
    stacks = [known(number) or kept_stack(number) for number in ask(stack_numbers, board)]
    return dict(zip(SPACE_NAMES, stacks, strict=True))


def kept_stack(number: int) -> list[ElementName]:
    """A stack from its number; one of the same tiles is the same list, which nobody changes."""
    return STACKS.new(number, stack_of, number) if number else NO_TILES


def stack_of(number: int) -> list[ElementName]:
    """The tiles from the bottom up, which are the digits of a number, the last one first."""
    names: list[ElementName] = []
    while number:
        number, digit = divmod(number, ELEMENTS + 1)
        names.append(ELEMENT_NAMES[digit - 1])
    return names


def kitsune_tile(board: Rules, path_space: int) -> str:
    """The Kitsune tile that lies on a path space."""
    return f"kitsune:{board.kitsune_at.index(path_space) + 1}"


# Cards


def goals(board: Rules) -> list[Goal]:
    """Every goal with its letter, who scores it, and what it would give each of them now for which stacks."""
    return [goal(board, slot, card) for slot, card in enumerate(board.goals) if card != EMPTY]


def goal(board: Rules, slot: int, card: int) -> Goal:
    """One goal card on the table; one that would give all of them what it gave before is the same."""
    numbers = ask(goal_numbers, board, card)
    between = slot if board.mode == PARTNERSHIP else EMPTY
    key = (board.box, card, between, *numbers)
    return CARDS.known(key) or CARDS.new(key, new_goal, board.box, card, between, numbers)


def new_goal(box: Box, card: int, between: int, numbers: list[int]) -> Goal:
    """A goal card; in partnership it lies between a seat and the next one, who score it."""
    seats = list(range(len(numbers))) if between == EMPTY else [between, (between + 1) % len(numbers)]
    worth = {str(seat): divmod(numbers[seat], 1 << ELEMENTS) for seat in seats}
    return Goal(
        goal=GOAL_NAMES[card],
        letter=LETTER_NAMES[box.letters[card]],
        factor=box.factors[card],
        seats=seats,
        now={seat: wisdom for seat, (wisdom, _) in worth.items()},
        stacks={seat: STACKS_IN[stacks] for seat, (_, stacks) in worth.items()},
    )


def keys(board: Rules, mats: Tallies) -> list[KeyElement]:
    """Every key element with what a tile is worth at the end, and what it would give each seat now."""
    worth = ask(wisdom_of_key_tile, board)
    return [key_element(key, worth, [mat[key] for mat in mats[: board.seats]]) for key in board.keys if key != EMPTY]


def key_element(key: int, worth: int, tiles: list[int]) -> KeyElement:
    """A key element; one of which the seats have as many tiles as before is the same."""
    made_from = (key, worth, *tiles)
    return CARDS.known(made_from) or CARDS.new(made_from, new_key_element, key, worth, tiles)


def new_key_element(key: int, worth: int, tiles: list[int]) -> KeyElement:
    """A key element, given how many tiles of it each seat has."""
    now = {str(seat): worth * many for seat, many in enumerate(tiles)}
    return KeyElement(element=ELEMENT_NAMES[key], each=worth, now=now)


# Mats


def mats_of(board: Rules, mats: Tallies, earned: list[list[Earned]]) -> list[Mat]:
    """The mats of all seats; one whose tiles and wisdom are as they were is the same."""
    return [kept_mat(seat, mats[seat], board.wisdom[seat], lines) for seat, lines in enumerate(earned)]


def kept_mat(seat: int, tiles: tuple[int, ...], wisdom: int, earned: list[Earned]) -> Mat:
    """A mat as it was described before; it holds its lines, so that nothing else can be where they are."""
    key = (seat, tiles, wisdom, id(earned))
    return MATS.known(key) or MATS.new(key, mat, seat, tiles, wisdom, earned)


def mat(seat: int, tiles: tuple[int, ...], wisdom: int, earned: list[Earned]) -> Mat:
    """A seat's mat, its wisdom and where it came from."""
    return Mat(
        seat=seat,
        mat=Tiles(*tiles),
        tiles=sum(tiles),
        understanding=Tiles(*[1 + each for each in tiles]),
        wisdom=wisdom,
        earned=earned,
    )


def earned(board: Rules, seat: int) -> list[Earned]:
    """What a seat has scored: by season and goal, and at the end by key element."""
    lines = []
    for season in range(min(board.season, SEASONS)):
        for slot in range(GOALS_OF_A_SEAT):
            card = GOAL_NAMES[ask(goal_of, board, seat, slot)]
            lines.append(Earned(board.earned[season][seat][slot], season=SEASON_NAMES[season], goal=card))
    if board.to_act == OVER:
        for i, key in enumerate(board.keys):
            lines.append(Earned(board.earned[GAMES_END][seat][i], key=ELEMENT_NAMES[key]))
    return lines


def team(board: Rules, first: int) -> Team:
    """Two partners and their one total (§8.4)."""
    seats = [first, first + 2]
    return Team(seats=seats, wisdom=sum(board.wisdom[seat] for seat in seats))


def gathering(board: Rules) -> Gathering | None:
    """The turn under way: the placed tile, what its pattern reaches, what is taken and what is still owed."""
    if board.awaiting not in (GATHERING, GIFT):
        return None
    return Gathering(
        element=ELEMENT_NAMES[board.pattern],
        space=SPACE_NAMES[board.placed_on],
        reaches=[SPACE_NAMES[space] for space in reach(board.pattern, board.placed_on)],
        owed=board.to_gather,
        gathered=Tiles(*board.gathered),
    )


def kitsune(board: Rules) -> Kitsune:
    """The Kitsune's mat, keys, tokens and chits (§9)."""
    return Kitsune(
        mat=Tiles(*board.mats[KITSUNE]),
        tiles=sum(board.mats[KITSUNE]),
        wisdom=board.wisdom[KITSUNE],
        keys=[ELEMENT_NAMES[key] for key in board.kitsune_keys if key != EMPTY],
        each_regular=board.box.kitsune_regular,
        each_own=board.box.kitsune_own,
        now=ask(kitsune_gain, board),
        earned=[kitsune_earned(board, season) for season in range(min(board.season, SEASONS))],
        head=token_space(board, 0),
        tail=token_space(board, 1),
        chits_drawn=[chit + 1 for chit in range(5) if board.chits_drawn >> chit & 1],
        chits_left=CHITS_OF_A_SEASON - board.chits_drawn.bit_count(),
    )


def kitsune_earned(board: Rules, season: int) -> KitsuneEarned:
    """What the Kitsune scored in a season."""
    regular, own = board.earned[season][KITSUNE][:2]
    return KitsuneEarned(season=SEASON_NAMES[season], regular=regular, own=own)


def token_space(board: Rules, token: int) -> str | None:
    """Where head or tail sits."""
    return None if board.tokens[token] == EMPTY else SPACE_NAMES[board.tokens[token]]


# Scores


def scores(board: Rules) -> list[Json]:
    """Wisdom as it stands, by season and card; partners have one total between them (§8.4)."""
    return [score(board, seat) for seat in range(board.seats)]


def score(board: Rules, seat: int) -> Json:
    """One seat's wisdom, line by line; between partners each line names who earned it."""
    partners = board.mode == PARTNERSHIP
    lines = []
    for each in (seat, (seat + 2) % board.seats) if partners else (seat,):
        for line in earned(board, each):
            kind = "key" if line.goal is UNSET else "goal"
            what = {"element": line.key} if line.goal is UNSET else {"season": line.season, "goal": line.goal}
            key = f"score.partners_{kind}" if partners else f"score.{kind}"
            lines.append({"key": key, "points": line.wisdom, "seat": each} | what)
    return {"seat": seat, "total": sum(line["points"] for line in lines), "lines": lines}


def outcome(board: Rules) -> Json | None:
    """Places, winners and shares (§6.2, §8.5, §9.9)."""
    if board.to_act != OVER:
        return None
    shares = board.shares()
    if board.mode == SOLO:
        return {
            "places": [[0]],
            "winners": [0] if shares[0] else [],
            "shares": shares,
            "kitsune": board.wisdom[KITSUNE],
        }
    standings = [ask(standing, board, seat) for seat in range(board.seats)]
    places = [
        [seat for seat in range(board.seats) if standings[seat] == each]
        for each in sorted(set(standings), reverse=True)
    ]
    return {"places": places, "winners": places[0], "shares": shares}
