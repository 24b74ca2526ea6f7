"""Studying a position in plain lines: the table, what a search thinks, a prompt. Input may come from a file or a pipe.

One person holds every seat and enters the draws, so it serves beside a real table.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tokonoma.analysis.study import Study, Thinking, study, think
from tokonoma.kernel import words
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.refusal import Refusal
from tokonoma.terminal.analysis_page import percent
from tokonoma.terminal.drawing import draw, prompt_hint
from tokonoma.terminal.pen import pen_for
from tokonoma.terminal.saved import write_saved

BACK = ("back", "undo", "reprendre")
LUCK = ("luck", "hasard")
ALL = ("all", "tout")
THINK = ("think", "penser")
SAVE = ("save", "enregistrer")
TABLE = ("table",)
QUIT = ("quit", "quitter")
LISTED = 12  # outcomes of a draw that are listed


class Session:
    """A study at a terminal."""

    def __init__(self, opened: Study, depth: int, language: str, ask: Callable[[str], str] = input) -> None:
        self.study, self.depth, self.ask = opened, depth, ask
        catalogue = words.catalogue(opened.game.rulebook.folder, language)
        self.pen = pen_for(language=language, catalogue=catalogue)
        self.luck = Random()

    def run(self) -> None:
        """Show, ask and do, until somebody leaves."""
        self.show()
        try:
            while (line := self.ask(self.pen.paint("› ", "shu", bold=True)).strip()).lower() not in QUIT:
                self.do(line)
        except (EOFError, KeyboardInterrupt):
            pass

    def do(self, line: str) -> None:
        """Do what was typed; what cannot be is told, and changes nothing."""
        verb, _, rest = line.partition(" ")
        try:
            if verb.lower() in SAVE:
                return self.save(Path(rest or f"{self.study.game.name}-study.json"))
            if verb.lower() in THINK:
                return say(self.thought(think(self.study.state, int(rest) if rest.isdigit() else self.depth)))
            self.change(verb.lower(), rest, line)
        except Refusal as refusal:
            return say(self.pen.wrap(f"{self.pen.paint('✗', 'shu')} {self.pen.refusal(refusal)}"))
        self.show()

    def change(self, verb: str, rest: str, line: str) -> None:
        """Take back, draw, play, or only look again."""
        if verb in BACK:
            self.study.back()
        elif verb in LUCK:
            self.study.draw(self.luck, all_of_them=rest.lower() in ALL)
        elif verb not in TABLE:
            self.study.play(line)

    def save(self, path: Path) -> None:
        """Write the game so far."""
        write_saved(path, self.study.state.record())
        say([self.pen.words("study.saved", file=str(path))])

    def show(self) -> None:
        """The table, and what is thought of it, deeper each time."""
        state, pen = self.study.state, self.pen
        seat = None if state.to_act == CHANCE else state.to_act
        say([*draw(state.view(seat), pen), ""])
        if state.to_act == CHANCE:
            return say([*self.drawn(), pen.dim(pen.words("study.how_drawn"))])
        if seat is None:
            return say([pen.words("study.over")])
        for each in study(state, most=self.depth):
            say(self.thought(each))
        return say([pen.dim(pen.words("study.how"))])

    def drawn(self) -> list[str]:
        """What is to be drawn, and what it may be."""
        shown = ", ".join(self.study.draws[:LISTED]) + (", …" if len(self.study.draws) > LISTED else "")
        hint = prompt_hint(self.study.state.view(None), self.pen)
        return [line for line in (hint, *self.pen.wrap(self.pen.words("study.draws", draws=shown))) if line]

    def thought(self, thinking: Thinking) -> list[str]:
        """What is thought: everybody's chances, and the best moves."""
        pen, rulebook = self.pen, self.study.game.rulebook
        shares = "  ".join(f"{pen.seat(seat)} {percent(each, pen)}" for seat, each in enumerate(thinking.chances))
        lines = [pen.bold(pen.words("study.thinks", playouts=thinking.playouts)) + f"  {shares}"]
        for each in thinking.moves:
            does = rulebook.say(each.say, pen.language, pen.name, "key")
            then = pen.dim("  " + pen.words("analysis.then", line=" ".join(each.line[1:]))) if each.line[1:] else ""
            lines.append(f"  {percent(each.value, pen):>5}  {each.move}  {does}{then}")
        return lines


def say(lines: Sequence[str]) -> None:
    """Show lines."""
    print("\n".join(lines), flush=True)
