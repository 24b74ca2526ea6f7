"""Why an answer is right, and another one not: sentences from what the rules count, the weightiest first.

A game's `puzzles.toml` lists what it can count. Both answers' turns are played to their end, and what differs is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tokonoma.analysis import MoveValue, compare
from tokonoma.kernel import words
from tokonoma.kernel.state import State
from tokonoma.lessons.expressions import evaluate
from tokonoma.lessons.facts import Facts, called, names_of
from tokonoma.puzzles.puzzle import Puzzle
from tokonoma.puzzles.solving import PuzzleRun, own_and_other, target_of, turn_of
from tokonoma.puzzles.themes import Count, counts, points_name, themes
from tokonoma.puzzles.where import why_found, why_hidden, why_not_there, why_there

FOLDER = Path(__file__).parent
MOST = 3  # sentences about what is counted
PLAYOUTS = 1000  # for an answer that nobody looked at before


@dataclass(frozen=True)
class Answer:
    """An answer in words, and the share of the victory it leaves, in hundredths."""

    text: str
    percent: int
    is_right: bool = False
    is_yours: bool = False


@dataclass(frozen=True)
class Why:
    """What is said of an answer: sentences, and answers side by side."""

    sentences: list[str]
    answers: list[Answer]


def say(language: str, key: str, **values: object) -> str:
    """One of our own sentences."""
    return words.say(words.catalogue(FOLDER, language), key, values, language, lambda seat: str(seat + 1))


def asked(run: PuzzleRun, language: str) -> str:
    """What a puzzle asks."""
    return say(language, f"ask.{run.puzzle.kind}")


def why_right(run: PuzzleRun, language: str) -> Why:
    """Why the answer is right: what it brings against the second best."""
    puzzle = run.puzzle
    if puzzle.kind == "where":
        return Why(why_there(run.begun, puzzle, language), [])
    best, second = puzzle.line.split(), puzzle.second_line.split()
    is_plan = puzzle.kind == "hide"
    told = why_hidden(run.begun, puzzle, language) if is_plan else counted(run, best, second, language)
    return Why(told or [say(language, "later")], [answer(run, best, 0, language), answer(run, second, 1, language)])


def why_wrong(run: PuzzleRun, tried: Sequence[str], language: str) -> Why:
    """Why an answer is not right; the right one is not told."""
    if run.puzzle.kind == "where":
        return Why(why_not_there(run.begun, run.puzzle, tried[0], language), [])
    found = judged(run, tried)
    percent = round(100 * found.values[run.seat])
    sentences = [say(language, "there_is_more", best=round(100 * run.puzzle.values[0]), yours=percent)]
    if run.puzzle.kind == "hide":
        sentences += why_found(run.begun, target_of(tried), language)
    else:
        sentences += expected_instead(run, found, language)
        sentences += lost(run, run.puzzle.line.split(), turn_of(run.begun, found.line), language)
    return Why(sentences, [Answer(said(run, tried, language), percent, is_yours=True)])


def expected_instead(run: PuzzleRun, found: MoveValue, language: str) -> list[str]:
    """The points that a try and the answer lead to."""
    if not run.puzzle.points or not found.points:
        return []
    own, rival = (round(each) for each in own_and_other(found.points, run.seat))
    best_own, best_rival = (round(each) for each in run.puzzle.points[0])
    name = points_name(run.game.rulebook.folder)[language]
    best = {"best_own": best_own, "best_rival": best_rival}
    return [say(language, "expected_instead", points=name, own=own, rival=rival, **best)]


def judged(run: PuzzleRun, tried: Sequence[str]) -> MoveValue:
    """What a try is worth, looked at as long as any other."""
    return compare(run.begun, run.seat, [" ".join(tried)], PLAYOUTS, seed=1)[0]


def answer(run: PuzzleRun, turn: list[str], place: int, language: str) -> Answer:
    """One of the two best answers."""
    return Answer(said(run, turn, language), round(100 * run.puzzle.values[place]), is_right=place == 0)


def said(run: PuzzleRun, turn: Sequence[str], language: str) -> str:
    """An answer as a sentence: the move, or the path of a plan."""
    if run.puzzle.kind == "hide":
        return " ".join(word for word in turn if word != "confirm")
    offers = run.begun.offers(run.seat, run.begun.seen_by(run.seat))
    told = next(offer["say"] for offer in offers if offer["move"] == turn[0])
    return run.game.rulebook.say(told, language, lambda seat: called(seat, run.seat, language), key="key")


def counted(run: PuzzleRun, best: list[str], other: list[str], language: str) -> list[str]:
    """What the rules count in favour of the first of two turns, and what the search expects of both."""
    found = in_favour(run, best, other)
    told = [say(language, "against", what=each.what(language), best=ours, other=theirs) for each, ours, theirs in found]
    if not run.puzzle.points:
        return told
    (own, rival), (second_own, second_rival) = [[round(each) for each in pair] for pair in run.puzzle.points]
    name = points_name(run.game.rulebook.folder)[language]
    expected = {"own": own, "rival": rival, "second_own": second_own, "second_rival": second_rival}
    return [say(language, "expected", points=name, **expected), *told]


def lost(run: PuzzleRun, best: list[str], tried: list[str], language: str) -> list[str]:
    """What a try does worse than the answer, without telling what the answer is."""
    found = in_favour(run, best, tried)
    return [say(language, "instead", what=each.what(language), best=ours, yours=theirs) for each, ours, theirs in found]


def in_favour(run: PuzzleRun, best: list[str], other: list[str]) -> list[tuple[Count, int, int]]:
    """The counts that are better after the first of two turns, in the game's order of weight."""
    one, two = after(run.begun, best), after(run.begun, other)
    if reveals(run, one) or reveals(run, two):
        return []
    found = []
    for count in counts(run.game.rulebook.folder):
        if count.kind == run.puzzle.kind:
            ours, theirs = count_in(run, one, count), count_in(run, two, count)
            if ours < theirs if count.less else ours > theirs:
                found.append((count, ours, theirs))
    return found[:MOST]


def reveals(run: PuzzleRun, state: State) -> bool:
    """Whether a turn ends the game and shows what was hidden: no reason may rest on that."""
    is_hidden = run.begun.seen_by(run.seat).fields() != run.begun.board.fields()
    return state.to_act is None and bool(is_hidden)


def count_in(run: PuzzleRun, state: State, count: Count) -> int:
    """A count of a table, as the seat knows it."""
    names = names_of(Facts(run.begun, run.seat), Facts(state, run.seat))
    return int(evaluate(count.counts, {**names, "other": (run.seat + 1) % run.begun.seats}))


def after(begun: State, turn: list[str]) -> State:
    """The table after a turn, before anything is drawn."""
    state = begun.copy()
    state.luck = None
    for word in turn:
        if state.to_act == begun.to_act and word in state.legal():
            state.decide(word)
    return state


def theme_title(puzzle: Puzzle, folder: Path, language: str) -> str:
    """What a puzzle is about."""
    return themes(folder)[puzzle.theme].title[language]
