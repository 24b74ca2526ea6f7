"""What a person may type besides moves. Names are in the reader's language, and always in English as well."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.refusal import Refusal
from tokonoma.terminal import outline, rules_page
from tokonoma.terminal.ending import score_sheet
from tokonoma.terminal.offers import offers
from tokonoma.terminal.saved import write_saved

if TYPE_CHECKING:
    from tokonoma.terminal.sitting import Sitting

Command = Callable[["Sitting", int | None, str], None]
IN_COLUMNS = 24  # more moves than this are listed as words only


def obey(sitting: "Sitting", seat: int | None, line: str) -> bool:
    """Do what a command says; false when the line is none. A legal move of the same name is the move."""
    word, _, rest = line.partition(" ")
    name = named(sitting, word.removeprefix("/"))
    if name is None or (not word.startswith("/") and word in sitting.state.legal()):
        return False
    try:
        COMMANDS[name](sitting, seat, rest.strip())
    except Refusal as no:
        sitting.refuse(no)
    return True


def named(sitting: "Sitting", word: str) -> str | None:
    """The command a word calls."""
    local = {sitting.pen.words(f"command.{name}"): name for name in COMMANDS}
    return local.get(word) or (word if word in COMMANDS else None)


def completions(sitting: "Sitting") -> list[tuple[str, str]]:
    """Every command with what it does."""
    return [(sitting.pen.words(f"command.{name}"), about(sitting, name)) for name in available(sitting)]


def available(sitting: "Sitting") -> list[str]:
    """The commands that mean something in this game."""
    return [name for name in COMMANDS if name != "ask" or sitting.state.game.queries()]


def about(sitting: "Sitting", name: str) -> str:
    """What a command does."""
    return sitting.pen.words(f"about.{name}", queries=list(sitting.state.game.queries()))


def show_help(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """What one may type."""
    pen = sitting.pen
    example = next(iter(sitting.state.legal()), "")
    rows = [[pen.bold(example), pen.words("about.move")]]
    rows += [[pen.bold(word), meaning] for word, meaning in completions(sitting)]
    sitting.print(["", *pen.columns(rows), pen.dim(pen.words("about.slash"))])


def show_moves(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """What one may play, in columns; with letters, those that begin so with their meanings."""
    pen, state = sitting.pen, sitting.state
    if state.to_act == CHANCE:
        rows = [f"{word} {pen.dim(str(weight))}" for word, weight in state.chances().items()]
        sitting.print([*in_columns(rows, sitting), pen.dim(pen.words("terminal.outcomes", count=len(rows)))])
        return
    found = [(word, said) for word, said in offers(state, "", pen) if word.startswith(rest)]
    if not found:
        sitting.print([pen.words("terminal.none_begins", word=rest)])
    elif rest or len(found) <= IN_COLUMNS:
        sitting.print(pen.columns([[pen.lit(word), said] for word, said in found]))
    else:
        words = in_columns([word for word, _ in found], sitting)
        sitting.print([*words, pen.dim(pen.words("terminal.moves", count=len(found)))])


def in_columns(words: list[str], sitting: "Sitting") -> list[str]:
    """Words in as many columns as the page has room for, read downwards."""
    from tokonoma.terminal.widths import block_width

    across = max(1, sitting.pen.width // (block_width(words) + 2))
    down = -(-len(words) // across)
    return sitting.pen.columns([words[i::down] for i in range(down)])


def show_why(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """What a move would do, or why it may not be."""
    pen, state = sitting.pen, sitting.state
    legal = dict(offers(state, "", pen))
    if not rest or state.to_act is None:
        sitting.print([pen.words("terminal.why_what", word=next(iter(legal), ""))])
        return
    before = ""
    for word in rest.split():
        what = dict(offers(state, before, pen)).get(word)
        if what is None:
            why_not(sitting, rest, word)
            return
        sitting.print([pen.words("terminal.legal", word=word, what=what)])
        before += word + " "


def why_not(sitting: "Sitting", line: str, word: str) -> None:
    """Say why a line cannot be played, from a trial that changes nothing."""
    state = sitting.state
    if state.to_act in (None, CHANCE) or word != line.split()[0]:
        trial = state.copy()
        trial.luck = None
        try:
            trial.play(line)
        except Refusal as no:
            sitting.refuse(no)
        return
    sitting.refuse(state.game.explain(state.seen_by(state.to_act), word))


def show_scores(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """Every score as the seat can know it."""
    scores = sitting.state.scores(seat, everything=False)
    sitting.print(["", *score_sheet(sitting.state.game, scores, sitting.pen)])


def show_log(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """What happened so far."""
    lines = sitting.story.lines(seat, sitting.pen)
    wanted = int(rest) if rest.isdigit() else 0
    sitting.print(lines[-wanted:] or [sitting.pen.words("terminal.empty_log")])


def show_table(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """The table once more."""
    from tokonoma.terminal.drawing import draw

    sitting.keyboard.clear()
    sitting.print(draw(sitting.state.view(seat), sitting.pen))


def show_rules(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """The rules."""
    lines = rules_page.page(sitting.state.game.folder, sitting.pen.language)
    sitting.print(rules_page.passage(lines, rest, sitting.pen) if rest else rules_page.contents(lines, sitting.pen))


def undo(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """Take back one decision of the unfinished turn."""
    sitting.state.undo()
    sitting.story.take_back(len(sitting.state.steps))


def save(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """Keep the game in a file and play on."""
    if not rest:
        sitting.print([sitting.pen.words("terminal.save_where")])
        return
    write_saved(Path(rest).expanduser(), sitting.document())
    sitting.print([sitting.pen.words("terminal.saved", file=rest)])


def ask(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """Answer a question of the game's own from what the seat can know."""
    queries = sitting.state.game.queries()
    if rest not in queries:
        sitting.print([sitting.pen.words("terminal.unknown_query", queries=list(queries))])
        return
    sitting.print(outline.outline(sitting.state.ask(rest, seat), sitting.pen, ""))


def leave(sitting: "Sitting", seat: int | None, rest: str) -> None:
    """Leave the table."""
    from tokonoma.terminal.sitting import Left

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
    "quit": leave,
}
