"""Compares candidates with equal visits: one tree for each, restricted at its root to the candidate.

The values of moves that a tree hardly visited are no evidence, so no candidate gets more playouts than another. All of
them meet the same luck. Hidden movement is compared in `hidden_movement.py`.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tokonoma.analysis.hidden_movement import compare_in_duel
from tokonoma.analysis.values import MoveValue
from tokonoma.bots.contract import written
from tokonoma.bots.native_units import OF_ITS_OWN, NativeUnits, judge_of, native_units
from tokonoma.bots.search import PuctParameters, Tree, expected_line, find_child
from tokonoma.kernel.contract import CHANCE, Board
from tokonoma.kernel.library import Game, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State

ONLY = 1e9  # the prior of the one move that may be taken at a node
TRIES = 200  # playouts made for a candidate to come up in the tree, at most
WORLDS = 24  # played on for the points
WELL_KNOWN = 8  # visits of a node whose move is still taken by the tree there
FOREVER = float("inf")


def compare(
    state: State,
    seat: int,
    moves: Sequence[str] | None = None,
    playouts: int = 2000,
    seed: int = 0,
    threads: int = 1,
) -> list[MoveValue]:
    """What each candidate is worth after as many playouts as any other, the best for the seat first.

    A candidate is a decision, or several of one turn with spaces between; without any, every legal decision is one.
    The state may hold secrets: they are cut before anything is asked. Raises Refusal where the seat is not to act, or
    a candidate cannot be played. Other threads can run meanwhile; `threads` compares as many candidates at a time.
    """
    if state.to_act != seat:
        raise Refusal("not_your_turn", f"seat {state.to_act} is to act, not seat {seat}", to_act=state.to_act)
    units = native_units(game_of(state))
    board = units.game.from_view({**header_of(state), "fields": state.seen_by(seat).fields()})
    paths = {text: numbers_of(units.game, board, text) for text in moves or written(units.game, board).values()}
    if units.game.name in OF_ITS_OWN:
        found = compare_in_duel(units, board, seat, paths, playouts, seed)
    else:
        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(value_of, units, board.twin(), seat, each, playouts, seed) for each in paths.items()]
            found = [job.result() for job in jobs]
    return sorted(found, key=lambda each: -each.values[seat])


def game_of(state: State) -> Game:
    """The game a state was opened from."""
    opened = game(state.rulebook.name)
    return opened if opened.rulebook is state.rulebook else Game(state.rulebook)


def header_of(state: State) -> dict[str, Any]:
    """What a view says besides its fields, as far as a board is made from it."""
    return {"seats": state.seats, "options": state.options}


def numbers_of(opened: Game, board: Board, text: str) -> list[int]:
    """The numbers of a candidate's decisions; refuses one that cannot be played without a draw in between."""
    here, seat = board.twin(), board.to_act
    numbers: list[int] = []
    for word in opened.rulebook.words_of_turn(board, text):
        if here.to_act != seat:
            raise Refusal("not_now", f"before {word} the turn ends, or something is drawn", word=word)
        moves = {each: number for number, each in written(opened, here).items()}
        if word not in moves:
            raise opened.rulebook.explain(here, word)
        numbers.append(moves[word])
        here.play(moves[word])
    if not numbers:
        raise Refusal("not_a_move", "an empty line is not a move")
    return numbers


def value_of(
    units: NativeUnits, board: Board, seat: int, candidate: tuple[str, list[int]], playouts: int, seed: int
) -> MoveValue:
    """Grow a tree that takes no other move at its root, and read it."""
    text, moves = candidate
    tree = restricted_tree(units, board, seat, moves, seed)
    counted, worths = tree.search.counted, tree.search.worths(board.seats)
    tree.grow(board, seed, playouts, FOREVER)
    gained = [after - before for after, before in zip(tree.search.worths(board.seats), worths, strict=True)]
    return MoveValue(
        move=text,
        playouts=playouts,
        values=[each / (tree.search.counted - counted) for each in gained],
        points=expected_points(units, tree, board, seat, moves, seed),
        line=expected_line(units.game, tree.search, board, moves, seed),
    )


def restricted_tree(units: NativeUnits, board: Board, seat: int, moves: list[int], seed: int) -> Tree:
    """A tree whose first decisions are given."""
    tree = Tree(units, board, seat, PuctParameters())
    node = tree.search.root
    for move in moves:
        for attempt in range(TRIES):
            if find_child(tree.search, node, move) is not None:
                break
            tree.grow(board, seed + attempt, 1, FOREVER)
        child = find_child(tree.search, node, move)
        if child is None:
            raise Refusal("not_now", "a later word of this turn cannot be played for sure")
        tree.search.prior[child] = ONLY
        node = child
    return tree


def expected_points(
    units: NativeUnits, tree: Tree, board: Board, seat: int, moves: list[int], seed: int
) -> list[float]:
    """Each seat's points where playouts stop, on the average."""
    totals = [0.0] * board.seats
    for here in ends(units, tree, board, seat, moves, seed, WORLDS):
        for score in units.game.rulebook.scores(here):
            totals[score["seat"]] += score["total"] / WORLDS
    return totals


def ends(
    units: NativeUnits, tree: Tree, board: Board, seat: int, moves: list[int], seed: int, worlds: int
) -> Iterator[Board]:
    """Boards where playouts stop, in so many worlds: the tree's moves first, then the judge's."""
    judge = judge_of(units, board)
    for world in range(worlds):
        chance = units.game.rulebook.contract.Chance(seed + world)
        here = board.twin()
        here.imagine_for(seat, chance)
        follow(tree.search, here, moves, chance)
        judge.play_on(here, chance)
        yield here


def boards_ahead(state: State, seat: int, move: str, playouts: int, seed: int, worlds: int) -> Iterator[Board]:
    """Where the game may stand some turns after a candidate, in so many worlds that the seat holds possible."""
    units = native_units(game_of(state))
    board = units.game.from_view({**header_of(state), "fields": state.seen_by(seat).fields()})
    moves = numbers_of(units.game, board, move)
    tree = restricted_tree(units, board, seat, moves, seed)
    tree.grow(board, seed, playouts, FOREVER)
    return ends(units, tree, board, seat, moves, seed, worlds)


def follow(search: Any, here: Any, moves: list[int], chance: Any) -> None:
    """Play the given moves, then the most visited ones while the tree knows them well."""
    node = search.root
    for move in moves:
        node = find_child(search, node, move)
        play_and_draw(here, move, chance)
    while node is not None and search.visits[node] >= WELL_KNOWN and here.to_act >= 0:
        legal = set(here.legal_moves())
        known = [child for child in search.children(node) if search.move[child] in legal]
        node = max(known, key=lambda child: search.visits[child], default=None)
        if node is not None:
            play_and_draw(here, search.move[node], chance)


def play_and_draw(here: Any, move: int, chance: Any) -> None:
    """Play a move, and let chance play until a seat is to act."""
    here.play(move)
    if here.to_act == CHANCE:
        here.draw(chance)
