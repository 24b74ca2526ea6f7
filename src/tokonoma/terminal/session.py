"""One game at one keyboard, from the first look at the table to the last score.

The session asks whoever is to act, plays what they answer, and tells what happened. With several people and secrets
between them a curtain falls whenever the keyboard changes hands; with one person there is none. Leaving in whatever way
saves the game first.
"""

import shlex
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State
from tokonoma.terminal import commands, ending, entering
from tokonoma.terminal.chance_source import ChanceSource
from tokonoma.terminal.coaches import Coaches
from tokonoma.terminal.completions import meaning, offers
from tokonoma.terminal.drawing import prompt_hint, read_typed
from tokonoma.terminal.keyboard import Keyboard, Look
from tokonoma.terminal.narration import Narration
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.saved import fresh_path, saves_folder, write_saved
from tokonoma.terminal.seating import Sitter, thinker

if TYPE_CHECKING:
    from tokonoma.analysis.hint import Hint

NEWS = 14  # lines about what others did, above the prompt


class Left(Exception):
    """Somebody leaves the table; the game is not over."""


class Resigned(Exception):
    """Somebody gives the game up; it is not gone on with."""


class Session:
    """A game in progress with people around it."""

    def __init__(self, game: Game, state: State, sitters: Sequence[Sitter], dealing: ChanceSource, pen: Pen) -> None:
        self.game = game
        self.state = state
        self.sitters = sitters
        self.dealing = dealing
        self.pen = pen
        self.keyboard = Keyboard()
        self.narration = Narration(state.rulebook)
        self.path: Path | None = None  # where the record goes
        self.data: Path | None = None  # corrected component data, to be named again on resuming
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_human]
        self.thinkers = {seat: thinker(sitter, game) for seat, sitter in enumerate(sitters) if not sitter.is_human}
        self._turn_began: dict[int, int] = {}  # per seat: how much of the story was told when its last turn began
        self.welcome: list[str] = []  # who plays against whom, for the first look of a person alone among bots
        self.opening = 0  # how much of the story is the set-up, which the table shows better than words
        self._at_keyboard: int | None = None
        self._has_secrets = False
        self.entered: list[State] = []  # the table before each draw typed in since the last decision
        self.coaches = Coaches(self)
        self.hint: tuple[int, int, Hint] | None = (
            None  # at how many steps of the game, how far it was told, and the hint
        )
        self.hinted: list[Json] = []  # hints that were taken, as a record has them
        self._compared = 0  # how much of the story was found to be the same for all people

    def run(self) -> bool:
        """Play until the game is over (true), or somebody leaves and the game is saved (false)."""
        try:
            while self.state.to_act is not None:
                self.step()
        except Resigned:
            self.give_up()
            return True
        except (Left, KeyboardInterrupt, EOFError):
            self.leave_whatever_comes()
            return False
        except Exception:
            self.leave_whatever_comes()  # a fault of ours must not cost anybody the game
            raise
        self.finish()
        return True

    def leave_whatever_comes(self) -> None:
        """Save and leave; a window that closes ends the input first, and its hang-up comes while we save."""
        try:
            self.leave()
        except KeyboardInterrupt:
            self.leave()  # a signal breaks in once only: see Keyboard.break_off

    def introduce(self) -> None:
        """Say before the first draw is seen where the draws come from."""
        if self.dealing.commitment:
            self.print([self.pen.dim(self.pen.words("terminal.sealed", commitment=self.dealing.commitment))])
        elif self.dealing.number is not None:
            self.print([self.pen.dim(self.pen.words("terminal.seed", number=self.dealing.number))])
        else:
            self.print([self.pen.words("terminal.typed")])

    def step(self) -> None:
        """Let whoever is to act decide."""
        seat = self.state.to_act
        if seat == CHANCE:
            entering.enter_draw(self)
        elif seat in self.thinkers:
            self.let_think(seat)
        elif seat is not None:
            self.take_turn(seat)

    # A person's turn

    def take_turn(self, seat: int) -> None:
        """Ask a person until the turn is over."""
        self.draw_curtain(seat)
        since = self._turn_began.get(seat, self.opening)
        self._turn_began[seat] = len(self.narration)
        self.coaches.begin_turn(seat)
        self.look(seat, since, "terminal.news")
        while self.state.to_act == seat:
            steps = len(self.state.steps)
            self.answer(seat)
            if len(self.state.steps) != steps:
                self.keep()
            if self.state.to_act == seat and len(self.state.steps) != steps:
                self.look(seat, self._turn_began[seat], "terminal.so_far")
        if self._has_secrets and len(self.people) > 1:
            self.tell(seat, self._turn_began[seat])

    def look(self, seat: int, since: int, title: str) -> None:
        """Show a seat its table, what happened, and what it is asked for."""
        view = self.state.view(seat)
        hint = prompt_hint(view, self.pen) or self.pen.dim(self.pen.words("terminal.hint"))
        news = [*self.news(seat, since), *self.coaches.lines(seat)]
        told, self.welcome = self.welcome, []
        self.keyboard.show(Look(view, self.pen.words(title) if news else "", [*news, *told], hint), self.pen)

    def answer(self, seat: int) -> None:
        """Take one line from a person: a command, or words of the turn."""
        line = self.read(self.ask(self.pen.seat(seat) + self.pen.paint(" ›", "shu", bold=True), seat))
        if not line or commands.obey(self, seat, line):
            return
        try:
            told = self.state.play(line, seat)
        except Refusal as refusal:
            self.refuse(refusal)
            if near := commands.near_words(self, line) if refusal.code == "not_a_move" else []:
                self.print([self.pen.words("terminal.did_you_mean", words=near)])
        else:
            self.narration.hear(len(self.state.steps), told)
            self.entered.clear()  # what was drawn has been played upon

    def ask(self, question: str, seat: int | None) -> str:
        """One line, with completion of moves and commands."""

        def complete(before: str) -> list[tuple[str, str]]:
            found = offers(self.state, before, self.pen)
            return found if before.strip() else found + commands.completions(self)

        return self.keyboard.ask(
            question, seat, complete, lambda typed: meaning(self.state, self.read(typed), self.pen)
        )

    def read(self, typed: str) -> str:
        """What was typed, in the words of the notation."""
        return read_typed(self.game.name, typed, self.pen)

    # The curtain

    def draw_curtain(self, seat: int, for_draw: bool = False) -> None:
        """Hide one person's table from the next, where they have secrets from each other."""
        last, self._at_keyboard = self._at_keyboard, seat
        if len(self.people) < 2 or last == seat or not (for_draw or self.has_secrets()):
            return
        self.keyboard.go_private()
        if last is not None:
            self.keyboard.wait("\n" + self.pen.words("terminal.hide"))
        self.keyboard.clear(forget=True)
        self.keyboard.wait(self.pen.words("terminal.pass", seat=seat))
        self.keyboard.clear(forget=True)

    def has_secrets(self) -> bool:
        """Whether any two people here know different things, or ever did."""
        if not self._has_secrets:
            seen = [self.state.seen_by(seat).fields() for seat in self.people]
            since, self._compared = self._compared, len(self.narration)
            self._has_secrets = any(each != seen[0] for each in seen) or self.narration.differs(self.people, since)
        return self._has_secrets

    # Bots and draws

    def let_think(self, seat: int) -> None:
        """Let a bot decide."""
        self.keyboard.think(self.pen.dim(self.pen.words("terminal.thinks", seat=seat)))
        luck = sha256(repr((self.dealing, len(self.state.steps))).encode()).digest()
        move = self.thinkers[seat](self.state.view(seat), int.from_bytes(luck[:7], "big"))
        self.keyboard.think("")
        told = self.state.play(move, seat)
        self.narration.hear(len(self.state.steps), told)
        self.entered.clear()
        self.keep()
        if not self.people:
            self.tell(None, len(self.narration) - len(told))

    # Telling

    def tell(self, seat: int | None, since: int, title: str = "") -> None:
        """Say what a seat heard since so many events, the last lines of it."""
        if lines := self.news(seat, since):
            self.print((["", self.pen.dim(self.pen.words(title))] if title else []) + lines)

    def news(self, seat: int | None, since: int) -> list[str]:
        """What a seat heard since so many events, the last lines of it."""
        lines = self.narration.lines(seat, self.pen, since)
        left_out = len(lines) - NEWS
        if left_out > 0:
            lines = [self.pen.dim(self.pen.words("terminal.earlier", count=left_out)), *lines[left_out:]]
        return lines

    def hints_taken(self) -> list[str]:
        """How many hints were taken in this game; no line where there were none."""
        return [self.pen.dim(self.pen.words("terminal.hints_taken", hints=len(self.hinted)))] if self.hinted else []

    def refuse(self, refusal: Refusal) -> None:
        """Say why not."""
        self.print([self.pen.paint("✗ ", "shu", bold=True) + self.pen.refusal(refusal)])

    def print(self, lines: Sequence[str]) -> None:
        """Lines on the screen."""
        self.keyboard.say(lines, self.pen)

    # Leaving

    def document(self) -> Json:
        """The record as this table keeps it."""
        players = [str(sitter) for sitter in self.sitters]
        hints = {"hints": self.hinted} if self.hinted else {}
        return self.state.record() | {"deal": self.dealing.write(self.state), "players": players} | hints

    def keep(self) -> None:
        """Save after every step at a live table, so that no way of closing a window can lose more than a word."""
        if self.keyboard.is_live and self.people:
            write_saved(self.place(), self.document())

    def place(self) -> Path:
        """The file of this game; a new one of its own where none was named."""
        if self.path is None:
            self.path = fresh_path(self.game.name)
        return self.path

    def leave(self) -> None:
        """Save the unfinished game and say how to go on, if anybody is still there to read it."""
        path = self.place()
        write_saved(path, self.document())
        with suppress(OSError):
            self.keyboard.go_public()
            self.say_how_to_go_on(path)

    def say_how_to_go_on(self, path: Path) -> None:
        """The file, and the command that resumes it."""
        command = ["tokonoma", "play", "--resume", str(path)] + (["--data", str(self.data)] if self.data else [])
        if self.pen.language != "en":
            command += ["--language", self.pen.language]
        self.print(["", self.pen.words("terminal.saved", file=str(path))])
        self.print([self.pen.words("terminal.resume", command=shlex.join(command))])

    def give_up(self) -> None:
        """Show how it stood, and keep no game to go on with unless a file was asked for."""
        own = self.path is not None and self.path.parent == saves_folder()
        if own and self.path:
            self.path.unlink(missing_ok=True)
        seat = self.people[0] if len(self.people) == 1 else None
        title = self.pen.words("terminal.resigned", seat=self._at_keyboard)
        scores = ending.score_sheet(self.state.rulebook, self.state.scores(seat, everything=False), self.pen)
        look = Look(self.state.view(seat), title, [], "")
        self.keyboard.finish(look, [self.pen.bold(title), "", *scores], self.pen)

    def finish(self) -> None:
        """Show the last table, the places and every score; keep the record where one was asked for."""
        seat = self.people[0] if len(self.people) == 1 else None
        since = min((self._turn_began.get(each, 0) for each in self.people), default=len(self.narration))
        news = [*self.news(seat, since), *(self.coaches.lines(seat) if seat is not None else [])]
        look = Look(self.state.view(seat), self.pen.words("terminal.over"), news, "")
        self.keyboard.finish(look, [*ending.result(self.state, self.pen), *self.hints_taken()], self.pen)
        if self.path:
            write_saved(self.path, self.document())
            self.print(["", self.pen.words("terminal.recorded", file=str(self.path))])
