"""Solving a puzzle in plain lines: the table, what is asked, a prompt. Input may come from a file or a pipe."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from tokonoma.kernel import words
from tokonoma.kernel.library import game
from tokonoma.kernel.rulebook import Json
from tokonoma.lessons import course
from tokonoma.puzzles import (
    Puzzle,
    PuzzleRun,
    Why,
    asked,
    find_puzzle,
    of_the_day,
    puzzles,
    stars,
    why_right,
    why_wrong,
)
from tokonoma.puzzles.themes import themes
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.pen import Pen, pen_for

SHOW = ("show", "montrer")
UNDO = ("undo", "reprendre")
QUIT = ("quit", "quitter")


def chosen(name: str, puzzle: str | None) -> Puzzle:
    """The puzzle of a name, or today's."""
    return find_puzzle(name, puzzle) if puzzle else of_the_day(name, datetime.now(UTC).date())


def solve(name: str, puzzle: Puzzle, language: str, ask: Callable[[str], str] = input) -> bool:
    """Ask until the answer is found or shown (true), or somebody leaves (false)."""
    pen = pen_for(language=language, catalogue=words.catalogue(game(name).rulebook.folder, language))
    run = PuzzleRun(name, puzzle)
    say(look(run, pen))
    try:
        while not run.is_done:
            line = ask(pen.paint("› ", "shu", bold=True)).strip()
            if line.lower() in QUIT:
                return False
            if line.lower() in SHOW:
                say(told(run, why_right(run, language), pen, [pen.words("puzzle.answer", words=answer(puzzle))]))
                return True
            run = undone(run) if line.lower() in UNDO else run
            say(look(run, pen) if line.lower() in UNDO else tried(run, line, pen))
    except (EOFError, KeyboardInterrupt):
        return False
    return True


def undone(run: PuzzleRun) -> PuzzleRun:
    """The same without the last try."""
    again = PuzzleRun(run.game.name, run.puzzle)
    for each in run.tries[:-1]:
        again.try_move(each)
    return again


def look(run: PuzzleRun, pen: Pen) -> list[str]:
    """The table and what is asked."""
    title = themes(run.game.rulebook.folder)[run.puzzle.theme].title[pen.language]
    head = pen.bold(title) + "  " + pen.dim("★" * stars(run.puzzle))
    how = pen.words("puzzle.how_where" if run.puzzle.kind == "where" else "puzzle.how")
    return [*draw(run.state.view(run.seat), pen), "", head, *pen.wrap(asked(run, pen.language)), pen.dim(how)]


def tried(run: PuzzleRun, line: str, pen: Pen) -> list[str]:
    """What is said to a try."""
    verdict = run.try_thing(line) if run.puzzle.kind == "where" else run.try_move(line)
    if verdict.refusal is not None:
        return pen.wrap(f"{pen.paint('✗', 'shu')} {pen.refusal(verdict.refusal)}")
    if verdict.kind == "going_on":
        return draw(run.state.view(run.seat), pen)
    if verdict.kind == "right":
        return told(run, why_right(run, pen.language), pen, [pen.paint("✓ ", "koke") + pen.words("puzzle.right")])
    why = why_wrong(run, verdict.words, pen.language)
    return [pen.paint("✗ ", "shu") + pen.words("puzzle.wrong"), *wrapped(why.sentences, pen)]


def told(run: PuzzleRun, why: Why, pen: Pen, first: list[str]) -> list[str]:
    """Why the answer is right, and the lesson about it."""
    found = course(run.game.name).find(themes(run.game.rulebook.folder)[run.puzzle.theme].lesson)
    rows = [f"  {each.percent:3} %  {each.text}" for each in why.answers]
    lesson = pen.words("puzzle.lesson", title=found.title[pen.language], game=run.game.name, lesson=found.name)
    return [*first, *wrapped(why.sentences, pen), *rows, pen.dim(lesson)]


def wrapped(sentences: Sequence[str], pen: Pen) -> list[str]:
    """Sentences as lines of the width there is."""
    return [line for sentence in sentences for line in pen.wrap(sentence)]


def answer(puzzle: Puzzle) -> str:
    """The answer as one types it."""
    return puzzle.answer if puzzle.kind == "where" else puzzle.line


def described(name: str, puzzle: Puzzle, language: str) -> Json:
    """A puzzle for a program: the view of its seat, and what is asked."""
    run = PuzzleRun(name, puzzle)
    return {
        "game": name,
        "puzzle": puzzle.name,
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        "stars": stars(puzzle),
        "ask": asked(run, language),
        "view": run.begun.view(run.seat),
    }


def facts(name: str) -> list[Json]:
    """The puzzles of a game, the easiest first, without their answers."""
    found = themes(game(name).rulebook.folder)
    return [
        {"puzzle": each.name, "theme": found[each.theme].title, "stars": stars(each), "missed": each.rating}
        for each in puzzles(name).values()
    ]


def listed(found: Sequence[Json], language: str) -> list[str]:
    """The puzzles as a page."""
    return [f"{each['puzzle']:<10} {'★' * each['stars']:<4} {each['theme'][language]}" for each in found]


def say(lines: Sequence[str]) -> None:
    """Show lines."""
    print("\n".join(lines), flush=True)
