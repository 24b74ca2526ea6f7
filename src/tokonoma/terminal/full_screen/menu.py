"""What `tokonoma` alone shows at a terminal: play, learn, go on, watch, host. It answers with the command to run."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from tokonoma.bots.levels import LEVELS, levels
from tokonoma.bots.ratings import rating
from tokonoma.kernel import words
from tokonoma.kernel.library import GAMES, game
from tokonoma.terminal.full_screen.panes import ThemedApp, bind_first
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.saved import finished_games, unfinished_games

Command = list[str]
Entry = tuple[str, "Command | Callable[[], list[Entry]]"]  # a line, and a command or a further menu
CSS = """
Screen { align: center middle; }
#box { width: 64; max-width: 96%; height: auto; max-height: 92%; border: round $primary; padding: 1 2; }
#title { text-style: bold; margin-bottom: 1; }
OptionList { height: auto; max-height: 16; border: none; }
"""


class MenuApp(ThemedApp[Command | None]):
    """A list to choose from, and lists behind it; Escape goes back."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, pen: Pen) -> None:
        super().__init__()
        self.pen = pen
        self.bind_theme(pen.words("terminal.light_or_dark"))
        self.bind("escape", "one_back", description=pen.words("menu.back"))
        bind_first(self, "q,ctrl+c,ctrl+q", "quit", pen.words("command.quit"))
        self.trail: list[tuple[str, list[Entry]]] = [("Tokonoma", self.first_menu())]

    def compose(self) -> ComposeResult:
        """A title and a list."""
        with Vertical(id="box"):
            yield Static(id="title")
            yield OptionList(id="list")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """The first list."""
        self.show()

    def show(self) -> None:
        """The list one is at."""
        title, entries = self.trail[-1]
        self.query_one("#title", Static).update(title)
        choices = self.query_one(OptionList)
        choices.clear_options()
        choices.add_options([Option(indented(line)) for line, _ in entries])
        choices.highlighted = 0
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A command ends the menu, a further list opens."""
        line, leads_to = self.trail[-1][1][event.option_index]
        if isinstance(leads_to, list):
            self.exit(leads_to)
        else:
            self.trail.append((line.partition("\n")[0], leads_to()))
            self.show()

    def action_one_back(self) -> None:
        """The list before; nothing chosen at the first."""
        if len(self.trail) == 1:
            self.exit(None)
        else:
            self.trail.pop()
            self.show()

    # The lists

    def first_menu(self) -> list[Entry]:
        """Everything one may begin with; what is empty is left out."""
        words = self.pen.words
        entries: list[Entry] = [(words("menu.play"), self.games_menu), (words("menu.learn"), self.rules_menu)]
        if unfinished_games():
            entries.append((words("menu.go_on"), lambda: files_menu(unfinished_games(), ["play", "--resume"])))
        if finished_games():
            entries.append((words("menu.watch"), lambda: files_menu(finished_games(), ["replay"])))
        entries.append((words("menu.host"), ["serve"]))
        entries.append((words("menu.commands"), ["--help"]))
        return entries

    def games_menu(self) -> list[Entry]:
        """The games."""
        return [(game(name).rulebook.title, lambda name=name: self.seats_menu(name)) for name in GAMES]  # type: ignore[misc]

    def seats_menu(self, name: str) -> list[Entry]:
        """How many seats, those of the usual mode first; where there is no choice, against whom."""
        numbers = list(dict.fromkeys(each for counts in game(name).rulebook.modes.values() for each in counts))
        if len(numbers) == 1:
            return self.opponents_menu(name, numbers[0])
        return [self.seats_entry(name, seats) for seats in numbers]

    def seats_entry(self, name: str, seats: int) -> Entry:
        """A number of seats; whoever plays alone is asked no more."""
        if seats == 1:
            return self.pen.words("menu.alone"), play(name, ["human"])
        return self.pen.words("menu.seats", count=seats), lambda: self.opponents_menu(name, seats)

    def opponents_menu(self, name: str, seats: int) -> list[Entry]:
        """Against whom."""
        known = [each for each in levels(name) if each in LEVELS]
        entries: list[Entry] = [
            (self.opponent(name, seats, level), lambda level=level: self.sides_menu(name, seats, level))  # type: ignore[misc]
            for level in known
        ]
        return [*entries, (self.pen.words("menu.together", count=seats), play(name, ["human"] * seats))]

    def sides_menu(self, name: str, seats: int, level: str) -> list[Entry]:
        """At which seat one sits oneself, the bots of the level at all others."""
        sitters = [
            [f"level:{level}"] * seat + ["human"] + [f"level:{level}"] * (seats - seat - 1) for seat in range(seats)
        ]
        return [(self.side(name, seat), play(name, each)) for seat, each in enumerate(sitters)]

    def side(self, name: str, seat: int) -> str:
        """A seat as one's own, by its role where the game gives it one."""
        role = words.catalogue(game(name).rulebook.folder, self.pen.language).get(f"role.{seat}")
        return self.pen.words("menu.role", role=role) if role else self.pen.words("menu.seat", number=seat + 1)

    def opponent(self, name: str, seats: int, level: str) -> str:
        """A level as somebody to play against: its name, and under it how it plays and its rating."""
        character, word = self.pen.words(f"character.{level}"), self.pen.words(f"level.{level}")
        line = self.pen.words("menu.against", level=f"{character} ({word})")
        known = rating(name, seats, level)
        key = "menu.rating_alone" if level == LEVELS[0] else "menu.rating"
        rated = f" {self.pen.words(key, rating=known, seats=seats)}" if known else ""
        return f"{line}\n{self.pen.words(f'plays.{level}')}{rated}"

    def rules_menu(self) -> list[Entry]:
        """The games to learn."""
        return [(game(name).rulebook.title, ["learn", name]) for name in GAMES]


def files_menu(files: Sequence[tuple[str, str]], command: Command) -> list[Entry]:
    """Saved games, the last first."""
    return [(line, [*command, path]) for line, path in files]


def play(name: str, sitters: Sequence[str]) -> Command:
    """The command that begins a game with these sitters."""
    return ["play", name, "--seats", ",".join(sitters)]


def indented(line: str) -> RenderableType:
    """A line of a list; what stands below its first line is indented, wrapped lines too."""
    first, _, rest = line.partition("\n")
    return Group(first, Padding(rest, (0, 0, 0, 2))) if rest else first
