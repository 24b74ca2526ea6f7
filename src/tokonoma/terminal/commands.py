"""What a person may type besides moves. Names are in the reader's language, and always in English as well."""

import difflib
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.refusal import Refusal
from tokonoma.terminal import draws, outline, rules_page
from tokonoma.terminal.completions import offers
from tokonoma.terminal.ending import score_sheet
from tokonoma.terminal.rules_figures import pictures
from tokonoma.terminal.saved import write_saved

if TYPE_CHECKING:
    from tokonoma.terminal.session import Session

Command = Callable[["Session", int | None, str], None]
IN_COLUMNS = 24  # more moves than this are listed as words only


def obey(session: "Session", seat: int | None, line: str) -> bool:
    """Do what a command says; false when the line is none. A legal move of the same name is the move."""
    word, _, rest = line.partition(" ")
    name = named(session, word.removeprefix("/"))
    if name is None or (not word.startswith("/") and word in session.state.legal()):
        return False
    try:
        COMMANDS[name](session, seat, rest.strip())
    except Refusal as refusal:
        session.refuse(refusal)
    return True


def named(session: "Session", word: str) -> str | None:
    """The command a word calls; accents may be left out."""
    local = {unaccented(session.pen.words(f"command.{name}")): name for name in COMMANDS}
    word = unaccented(word)
    return local.get(word) or SHORT.get(word) or (word if word in COMMANDS else None)


def unaccented(word: str) -> str:
    """A word in small letters without its accents."""
    parts = unicodedata.normalize("NFKD", word.lower())
    return "".join(each for each in parts if not unicodedata.combining(each))


def near_words(session: "Session", line: str) -> list[str]:
    """Commands and moves that are spelt much like the first word of a line."""
    word = unaccented(line.split(" ")[0])
    known = [each for each, _ in completions(session)]
    if session.state.to_act != CHANCE:
        known += session.state.legal()
    spelt = {unaccented(each): each for each in known}
    return [spelt[each] for each in difflib.get_close_matches(word, spelt, n=3, cutoff=0.7)]


def completions(session: "Session") -> list[tuple[str, str]]:
    """Every command with what it does."""
    return [(session.pen.words(f"command.{name}"), about(session, name)) for name in available(session)]


def available(session: "Session") -> list[str]:
    """The commands that mean something in this game."""
    rulebook = session.state.rulebook
    means = {"ask": bool(rulebook.queries()), "resign": rulebook.may_resign(session.state.seats)}
    return [name for name in COMMANDS if means.get(name, True)]


def about(session: "Session", name: str) -> str:
    """What a command does."""
    return session.pen.words(f"about.{name}", queries=list(session.state.rulebook.queries()))


def show_help(session: "Session", seat: int | None, rest: str) -> None:
    """What one may type."""
    pen = session.pen
    example = next(iter(session.state.legal()), "")
    rows = [[pen.bold(example), pen.words("about.move")]]
    rows += [[pen.bold(word), meaning] for word, meaning in completions(session)]
    session.print(["", *pen.columns(rows), pen.dim(pen.words("about.slash"))])


def show_moves(session: "Session", seat: int | None, rest: str) -> None:
    """What one may play, in columns; with letters, those that begin so with their meanings."""
    pen, state = session.pen, session.state
    if state.to_act == CHANCE:
        chances = state.chances() if draws.due(state).is_listed else {}
        rows = [f"{word} {pen.dim(str(weight))}" for word, weight in chances.items()]
        session.print([*in_columns(rows, session), pen.dim(pen.words("terminal.outcomes", count=len(rows)))])
        return
    found = [(word, said) for word, said in offers(state, "", pen) if word.startswith(rest)]
    if not found:
        session.print([pen.words("terminal.none_begins", word=rest)])
    elif rest or len(found) <= IN_COLUMNS:
        session.print(pen.columns([[pen.lit(word), said] for word, said in found]))
    else:
        words = in_columns([word for word, _ in found], session)
        session.print([*words, pen.dim(pen.words("terminal.moves", count=len(found)))])


def in_columns(words: list[str], session: "Session") -> list[str]:
    """Words in as many columns as the page has room for, read downwards."""
    from tokonoma.terminal.pen import block_width

    across = max(1, session.pen.width // (block_width(words) + 2))
    down = -(-len(words) // across)
    return session.pen.columns([words[i::down] for i in range(down)])


def show_why(session: "Session", seat: int | None, rest: str) -> None:
    """What a move would do, or why it may not be."""
    pen, state = session.pen, session.state
    legal = dict(offers(state, "", pen))
    if not rest or state.to_act is None:
        session.print([pen.words("terminal.why_what", word=next(iter(legal), ""))])
        return
    before = ""
    for word in rest.split():
        what = dict(offers(state, before, pen)).get(word)
        if what is None:
            why_not(session, rest, word)
            return
        session.print([pen.words("terminal.legal", word=word, what=what)])
        before += word + " "


def why_not(session: "Session", line: str, word: str) -> None:
    """Say why a line cannot be played, from a trial that changes nothing."""
    state = session.state
    if state.to_act == CHANCE:
        session.refuse(draws.refusal(word, draws.due(state), state.legal()))
        return
    if state.to_act is None or word != line.split()[0]:
        trial = state.copy()
        trial.luck = None
        try:
            trial.play(line)
        except Refusal as refusal:
            session.refuse(refusal)
        return
    session.refuse(state.rulebook.explain(state.seen_by(state.to_act), word))


def show_scores(session: "Session", seat: int | None, rest: str) -> None:
    """Every score as the seat can know it."""
    scores = session.state.scores(seat, everything=False)
    session.print(["", *score_sheet(session.state.rulebook, scores, session.pen)])


def show_log(session: "Session", seat: int | None, rest: str) -> None:
    """What happened so far."""
    lines = session.narration.lines(
        seat, session.pen, 0 if len(session.narration) <= session.opening else session.opening
    )
    wanted = int(rest) if rest.isdigit() else 0
    told = lines[-wanted:] or [session.pen.words("terminal.empty_log")]
    session.print([*session.hints_taken(), *told])


def show_table(session: "Session", seat: int | None, rest: str) -> None:
    """The table once more."""
    from tokonoma.terminal.drawing import draw

    session.keyboard.clear()
    session.print(draw(session.state.view(seat), session.pen))


def show_rules(session: "Session", seat: int | None, rest: str) -> None:
    """The rules."""
    lines = rules_page.page(session.state.rulebook.folder, session.pen.language)
    drawn = pictures(session.game.name, session.pen) if rest else {}
    shown = rules_page.passage(lines, rest, session.pen, drawn) if rest else rules_page.contents(lines, session.pen)
    session.print(shown)


def undo(session: "Session", seat: int | None, rest: str) -> None:
    """Take back the last draw that was typed in, or one decision of the unfinished turn."""
    if session.entered and not session.state.may_undo():
        session.state = session.entered.pop()
        session.print([session.pen.words("terminal.draw_back")])
    else:
        session.state.undo()
    session.narration.take_back(len(session.state.steps))


def save(session: "Session", seat: int | None, rest: str) -> None:
    """Keep the game in a file and play on."""
    if not rest:
        session.print([session.pen.words("terminal.save_where")])
        return
    write_saved(Path(rest).expanduser(), session.document())
    session.print([session.pen.words("terminal.saved", file=rest)])


def ask(session: "Session", seat: int | None, rest: str) -> None:
    """Answer a question of the game's own from what the seat can know."""
    queries = session.state.rulebook.queries()
    if rest not in queries:
        session.print([session.pen.words("terminal.unknown_query", queries=list(queries))])
        return
    session.print(outline.outline(session.state.ask(rest, seat), session.pen, ""))


def hint(session: "Session", seat: int | None, rest: str) -> None:
    """A hint from what the seat can know: where to look; asked again, which move; and again, why."""
    from tokonoma.terminal import hints  # a search takes time to import

    if seat is None or seat != session.state.to_act:
        session.print([session.pen.words("terminal.no_hint")])
    elif len(session.people) > 1:
        session.print([session.pen.words("terminal.no_hint_among_people")])
    else:
        session.print(hints.next_step(session))


def switch_coach(session: "Session", seat: int | None, rest: str) -> None:
    """Let the coach speak, or be silent."""
    coaches = session.coaches
    coaches.is_on = not coaches.is_on
    session.print([session.pen.words("terminal.coach_on" if coaches.is_on else "terminal.coach_off")])
    if coaches.is_on and seat is not None:
        session.print(coaches.lines(seat))


def resign(session: "Session", seat: int | None, rest: str) -> None:
    """Give the game up, once it is said twice."""
    from tokonoma.terminal.session import Resigned

    if not session.state.rulebook.may_resign(session.state.seats):
        session.print([session.pen.words("terminal.cannot_resign", command=session.pen.words("command.quit"))])
        return
    if rest != session.pen.words("terminal.yes"):
        session.print([session.pen.words("terminal.resign_sure", command=session.pen.words("command.resign"))])
        return
    raise Resigned


def leave(session: "Session", seat: int | None, rest: str) -> None:
    """Leave the table."""
    from tokonoma.terminal.session import Left

    raise Left


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "moves": show_moves,
    "why": show_why,
    "scores": show_scores,
    "log": show_log,
    "table": show_table,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "ask": ask,
    "hint": hint,
    "coach": switch_coach,
    "resign": resign,
    "quit": leave,
}
SHORT = {"?": "help", "q": "quit", "h": "help"}
