"""Swapping what is behind the screen for something else that fits, and comparing what others receive byte by byte.

A swap takes a position of a random game, replaces only what an audience cannot know, lets the same public thing happen
in both, and asks for the same bytes before and after: views, events, answers to questions, refusals.
"""

import json
import random
from collections.abc import Iterator
from typing import Any, cast

import tokonoma
from tests.games.goryo.enumeration import Plan, possible_plans
from tokonoma import CHANCE, Refusal, State
from tokonoma.games.goryo.components import NOWHERE, SPACE_NAMES
from tokonoma.games.goryo.rulebook import Goryo
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.kernel.contract import SPECTATOR

OTHERS = (1, SPECTATOR)
BAD_WORDS = ("b3", "search", "sniff:b2", "move:f6", "call:green", "confirm", "end end", "call:blue search x", "?")


def swaps(seed: int, most: int) -> Iterator[None]:
    """One swap after another along a random game, at most so many in each position; a difference raises."""
    luck = random.Random(seed)
    options = {"actions": luck.choice(["standard", "advanced"]), "palace": luck.choice(["fixed", "shuffled"])}
    state = tokonoma.game("goryo").new(options=options)
    while state.to_act is not None:
        step = luck.choice(state.legal())
        if state.board.bound >= 0:
            truth = Truth(state, step, luck)
            for other in alternatives(state, luck, most):
                compare(truth, other, luck.choice(OTHERS), luck)
                yield
        state.play(step)


def alternatives(state: State, luck: random.Random, most: int) -> Iterator[State]:
    """States that nobody but the Goryō can tell from this one: all of them where they are few."""
    if state.board.stage == HUNT and sum(state.ask("paths", 1)["plans"]) <= most:
        for plan in possible_plans(state.view(1)):
            yield with_plan(state, plan)
        return
    for _ in range(most):
        other = state.copy()
        other.board.imagine_for(1, state.rulebook.contract.Chance(luck.getrandbits(60)))
        if state.board.stage == PLAN:
            lay_some_cubes(other, luck)
        yield other


def with_plan(state: State, plan: Plan) -> State:
    """The state with something else behind the screen."""
    other = state.copy()
    path = [SPACE_NAMES.index(space) for space in plan.path]
    other.board.set_fields(
        {
            "bound": cast(Goryo, state.rulebook).object_names.index(plan.bound),
            "path": path + [NOWHERE] * (6 - len(path)),
            "steps": len(path) - 1,
            "trail": SPACE_NAMES.index(plan.trail) if plan.trail else NOWHERE,
        }
    )
    return other


def lay_some_cubes(state: State, luck: random.Random) -> None:
    """Bring her plan to some point before it is confirmed."""
    for _ in range(luck.randrange(7)):
        words = [word for word in state.legal() if word != "confirm"]
        if not words:
            return
        state.play(luck.choice(words))


class Truth:
    """A position as it is, with what others receive there and after its next step."""

    def __init__(self, state: State, step: str, luck: random.Random) -> None:
        self.state, self.step = state, step
        self.before = {audience: received(state, audience) for audience in OTHERS}
        self.after = state.copy()
        events = self.after.play(step)
        self.told = {audience: cut(self.after, events, audience) for audience in OTHERS}
        self.seen = {audience: received(self.after, audience) for audience in OTHERS}
        self.confirmed = {audience: confirm(state.copy(), audience, luck) for audience in OTHERS}


def compare(truth: Truth, other: State, audience: int, luck: random.Random) -> None:
    """Ask for the same bytes before and after a public step."""
    state, step = truth.state, truth.step
    assert received(other, audience) == truth.before[audience]
    if state.board.stage == PLAN:
        if step != "confirm":
            assert truth.told[audience] == "[]"
            assert truth.seen[audience] == truth.before[audience]
        assert confirm(other.copy(), audience, luck) == truth.confirmed[audience]
        return
    if state.to_act == 1:
        word = luck.choice(BAD_WORDS)
        assert refusal(other, word) == refusal(state, word)
    if step == "end":
        other = with_bound_of(state, other)
    elif state.to_act == CHANCE and step not in other.legal():
        return  # drawn here, bound there: what is drawn tells them apart
    told = cut(other, other.play(step), audience)
    if is_public(truth.after, other):
        assert told == truth.told[audience]
        assert received(other, audience) == truth.seen[audience]


def confirm(state: State, audience: int, luck: random.Random) -> str:
    """What others receive when a plan is brought to its end and confirmed; nothing of what went before."""
    if state.board.stage != PLAN:
        return ""
    while "confirm" not in state.legal():
        state.play(luck.choice(state.legal()))
    return cut(state, state.play("confirm"), audience) + received(state, audience)


def with_bound_of(state: State, other: State) -> State:
    """The state with only the bound type of another, where her plan allows it: the discovery shows all the rest."""
    same = state.copy()
    target = state.board.objects[state.board.path[state.board.steps]]
    if target != other.board.bound:
        same.board.set_fields({"bound": other.board.bound})
    return same


def is_public(one: State, two: State) -> bool:
    """Whether what happened is still the same for all who look on: no other answer, and no game ended by a secret."""
    same_prints = one.board.prints == two.board.prints
    return same_prints and one.to_act is not None and two.to_act is not None


def received(state: State, audience: int) -> str:
    """All that a seat can get by asking."""
    seat = None if audience == SPECTATOR else audience
    paths = state.ask("paths", seat) if state.board.stage in (PLAN, HUNT) else None
    return json.dumps([state.view(seat), paths, state.scores(seat, everything=False)])


def cut(state: State, events: list[dict[str, Any]], audience: int) -> str:
    """What a seat hears of events."""
    heard = [state.rulebook.event_for(event, audience) for event in events]
    return json.dumps([event for event in heard if event is not None])


def refusal(state: State, word: str) -> str:
    """What a seat is told when it plays a word; nothing where the word is a legal move."""
    try:
        state.copy().play(word, seat=1)
    except Refusal as refusal:
        return json.dumps(refusal.to_json())
    return ""
