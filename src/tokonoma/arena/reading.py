"""How a bot mixes her plans in a round of Goryō, how it hunts, and the best hunt against a mixture."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from tokonoma.bots import bot
from tokonoma.bots.goryo import GoryoBot
from tokonoma.bots.goryo_hunts import MixedHunt, is_question
from tokonoma.bots.goryo_openings import opening, opening_hunt, opening_mixture
from tokonoma.bots.goryo_round import (
    MOST_CATCHES,
    Mixture,
    Plan,
    Worths,
    behind_screen,
    bound_to,
    how_hunted,
    plan_of,
    possible_types,
    put_behind,
)
from tokonoma.bots.goryo_solved import habit_for, has_time, solved_round
from tokonoma.bots.goryo_solver import FAR
from tokonoma.bots.goryo_trees import draw_weights
from tokonoma.bots.levels import SearchByGame
from tokonoma.games.goryo.components import GORYO, GREEN_PRINT, NO_PRINT, NOWHERE, SAMURAI
from tokonoma.games.goryo.moves import END, SEARCH, SNIFF
from tokonoma.games.goryo.state import PLAN
from tokonoma.kernel import native
from tokonoma.kernel.library import Game

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules
    from tokonoma.kernel.state import State

READER = "tokonoma.bots.native.reader"
PLACES = 1 << 21  # boards that a reader keeps in mind
UNLIKELY = 0.002  # of a mixture: what a reader leaves out of account to be done sooner

Ends = dict[tuple[int, int], float]  # true prints and catches as a hunt stops: how likely


def state_of(game: Game, board: Rules, seed: int) -> State:
    """A state that goes on from a board."""
    state = game.new(seed=seed)
    state.board.become(board)
    return state


# The bot


def searcher(name: str, game: Game) -> GoryoBot:
    """The bot of a name as one that can be asked how it mixes."""
    made = bot(name, game)
    found = made.hidden_movement if isinstance(made, SearchByGame) else made
    if not isinstance(found, GoryoBot):
        raise ValueError(f"{name} does not search Goryō")
    return found


class Solution(NamedTuple):
    """A round as a bot has solved it: how it mixes her plans, every type counting alike, and how it hunts."""

    mixture: Mixture
    hunts: MixedHunt


def solution_of(name: str, game: Game, board: Rules) -> Solution | None:
    """A round as the bot solves it when it begins; None where it searches."""
    budget, types = searcher(name, game).budget, possible_types(board)
    if not has_time(game, board, budget):
        return None
    known = opening(game, board)
    if known:
        return Solution(every_type({kind: opening_mixture(known, kind) for kind in types}), opening_hunt(known))
    hers, theirs = (
        solved_round(game, board, budget, perf_counter() + (budget.seconds or FAR), habit)
        for habit in (0.0, habit_for(budget))
    )
    if hers is None or theirs is None:
        return None
    return Solution(every_type({kind: hers.mixture(kind) for kind in types}), theirs.mixed_hunt())


def every_type(mixtures: dict[int, Mixture]) -> Mixture:
    """One mixture from one for each type she may be bound to."""
    return {plan: odd / len(mixtures) for mixture in mixtures.values() for plan, odd in mixture.items()}


def solutions_of(name: str, game: Game, board: Rules, seeds: list[int]) -> list[Solution | None]:
    """The same for every seed: one for all where it is solved by playouts, for that needs no luck."""
    if searcher(name, game).budget.seconds is None:
        return [solution_of(name, game, board)] * len(seeds)
    return [solution_of(name, game, board) for _ in seeds]


def mixture_of(name: str, game: Game, board: Rules, seed: int) -> Mixture:
    """How the bot mixes her plans at the start of a round that it searches, with one seed; every type counts alike."""
    types, mixture = possible_types(board), {}
    for kind in types:
        here = bound_to(board, kind)
        for moves, odd in plan_odds(name, game, here, seed).items():
            mixture[plan_of(here, moves)] = odd / len(types)
    return mixture


def plan_odds(name: str, game: Game, board: Rules, seed: int) -> dict[tuple[int, ...], float]:
    """Her moves and how likely they are; one draw where the bot searches anew for each cube."""
    planner = searcher(name, game)
    state, moves = state_of(game, board, seed), []
    if planner.budget.keeps_tree:
        planner.think(state.view(GORYO), seed)
        return odds_by_trees(planner, board, ())
    while state.to_act == GORYO and state.board.stage == PLAN:
        word = planner.move(state.view(GORYO), seed)
        written = {game.rulebook.write_move(state.board, move): move for move in state.board.legal_moves()}
        moves.append(written[word])
        state.play(word)
    return {tuple(moves): 1.0}


def odds_by_trees(planner: GoryoBot, board: Rules, laid: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """How likely each rest of a plan is drawn from the trees as they have grown."""
    legal = board.legal_moves()
    odds: dict[tuple[int, ...], float] = {}
    weights = draw_weights(planner.tried(board.bound, laid), legal)
    for move, weight in zip(legal, weights, strict=True):
        if weight > 0:
            after = board.twin()
            after.play(move)
            rests = odds_by_trees(planner, after, (*laid, move)) if after.stage == PLAN else {(): 1.0}
            odds |= {(move, *rest): weight / sum(weights) * odd for rest, odd in rests.items()}
    return odds


def average(mixtures: list[Mixture]) -> Mixture:
    """Several mixtures, each counting alike."""
    total: Mixture = {}
    for mixture in mixtures:
        for plan, odd in mixture.items():
            total[plan] = total.get(plan, 0.0) + odd / len(mixtures)
    return total


def hunt_ends(name: str, game: Game, board: Rules, plans: list[Plan], seed: int) -> dict[Plan, Rules]:
    """Where the bot's hunt with one seed stops for each plan; the hunt is made once for all plans that answer alike."""
    left = plans
    ends: dict[Plan, Rules] = {}
    while left:
        ended = hunt_end(name, game, behind_screen(board, left[0]), seed)
        asked = [(space, mark == GREEN_PRINT) for space, mark in enumerate(ended.prints) if mark != NO_PRINT]
        alike = {plan for plan in left if all(plan.answers(space) == is_green for space, is_green in asked)}
        ends |= dict.fromkeys(alike, ended)
        left = [plan for plan in left if plan not in alike]
    return ends


def hunt_end(name: str, game: Game, board: Rules, seed: int) -> Rules:
    """The board on which the bot ends its hunt, before the discovery."""
    state, hunter = state_of(game, board, seed), searcher(name, game)
    while True:
        word = hunter.move(state.view(SAMURAI), seed + 7919 * len(state.steps))
        if word == game.rulebook.write_move(state.board, END):
            ended: Rules = state.board.twin()
            return ended
        state.play(word)


def ends_of_hunts(board: Rules, hunts: MixedHunt, plans: list[Plan]) -> dict[Plan, Ends]:
    """How mixed hunts stop for each plan: true prints and catches, and how likely. A hunt that is lost counts as ended,
    though the bot searches on."""
    ends: dict[Plan, Ends] = {plan: {} for plan in plans}
    left = [(behind_screen(board, plans[0]), hunts, plans, 1.0)]
    while left:
        here, mixed, members, odd = left.pop()
        for move, part in (mixed.odds() or {END: 1.0}).items():
            if move == END:
                note_ends(ends, here, members, odd * part)
                continue
            for is_green, some in told_apart(here, move, members):
                after = put_behind(here, some[0])
                after.play(move)
                left.append((after, mixed.after(move, is_green), some, odd * part))
    return ends


def note_ends(ends: dict[Plan, Ends], board: Rules, plans: list[Plan], odd: float) -> None:
    """Note that a hunt stops on a board for some plans."""
    for plan in plans:
        end = how_hunted(plan, board)
        ends[plan][end] = ends[plan].get(end, 0.0) + odd


def told_apart(board: Rules, move: int, plans: list[Plan]) -> list[tuple[bool, list[Plan]]]:
    """The plans that say no to an action, and those that say yes; all of them together where it asks nothing."""
    if not is_question(move):
        return [(False, plans)]
    space = int(board.samurai_at[board.acting]) if move == SEARCH else move - SNIFF
    parts = [(is_green, [plan for plan in plans if plan.answers(space) == is_green]) for is_green in (False, True)]
    return [(is_green, some) for is_green, some in parts if some]


# The best hunt


def best_hunt(worths: Worths, game: Game, first: Mixture, second: Mixture) -> tuple[float, float]:
    """Her share of the first mixture against the hunt that is best against it, and of the second against the same."""
    likely = most_likely(first)
    reader, _ = reader_of(worths, game, likely, second)
    read, tested = reader.look_through(behind_screen(worths.board, next(iter(likely))))
    return 1.0 - read, sum(second.values()) - tested


def reader_of(worths: Worths, game: Game, first: Mixture, second: Mixture) -> tuple[Any, list[Plan]]:
    """A reader of the first mixture that is tested by the second, and the plans it was told, without types."""
    types = sorted({plan.bound for plan in first | second})
    told = list(dict.fromkeys(plan._replace(bound=NOWHERE) for plan in first))
    told += [plan for plan in dict.fromkeys(plan._replace(bound=NOWHERE) for plan in second) if plan not in set(told)]
    reader = native.companion(game.rulebook.unit, READER).Reader(len(told), PLACES)
    for i, plan in enumerate(told):
        reader.add_plan(i, list(plan.path), plan.trail)
        meant = [plan._replace(bound=kind) for kind in types]
        meant = [each for each in meant if each in first or each in second]
        for prints in range(len(plan.path)):
            for catches in range(MOST_CATCHES + 1):
                worth = [1.0 - worths.of(each, prints, catches) for each in meant]
                weighed_by = [
                    sum(mixture.get(each, 0.0) * its for each, its in zip(meant, worth, strict=True))
                    for mixture in (first, second)
                ]
                reader.add_worth(i, prints, catches, *weighed_by)
        reader.weigh(i, sum(first.get(each, 0.0) for each in meant))
    return reader, told


def most_likely(mixture: Mixture) -> Mixture:
    """A mixture without its least likely plans, all together at most `UNLIKELY`; it is whole again."""
    kept, left = {}, 1.0
    for plan, odd in sorted(mixture.items(), key=lambda item: -item[1]):
        if left <= UNLIKELY:
            break
        kept[plan] = odd
        left -= odd
    whole = sum(kept.values())
    return {plan: odd / whole for plan, odd in kept.items()}
