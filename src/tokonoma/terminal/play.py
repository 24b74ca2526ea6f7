"""Sits people and bots down: a new game, or one that goes on."""

import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tokonoma.kernel import words
from tokonoma.kernel.data_folder import check_place
from tokonoma.kernel.library import Game
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.record import RECORD, damaged, read_header
from tokonoma.kernel.rulebook import Json
from tokonoma.terminal.chance_source import new_dealing, read_dealing, taken_over
from tokonoma.terminal.keyboard import Keyboard
from tokonoma.terminal.narration import Narration
from tokonoma.terminal.pen import Pen, own_words, pen_for
from tokonoma.terminal.saved import read_saved
from tokonoma.terminal.seating import HUMAN, Sitter, at_table, names, read_sitters, usual_sitters, welcome
from tokonoma.terminal.session import Session


@dataclass(frozen=True)
class Wish:
    """What somebody asked for at the command line."""

    game: str = ""
    seats: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    typed: bool = False
    language: str = "en"
    data: Path | None = None
    record: Path | None = None
    resume: Path | None = None
    coach: bool = False  # remarks what matters when it first happens
    plain: bool = False  # lines below each other even where the whole screen could be had


def play(wish: Wish) -> bool:
    """Play a game to its end (true) or until somebody leaves (false); refuses what cannot be."""
    if wish.record is not None:
        check_place(wish.record)
    session = begun(wish) if wish.resume is None else resumed(wish, wish.resume)
    if not wish.plain and session.people and session.keyboard.is_live:
        return play_full_screen(session)
    with hang_ups_as_leaving(session.keyboard):
        return session.run()


def play_full_screen(session: Session) -> bool:
    """Play in the panes of the whole screen; what remains to be said is said on the usual one."""
    from tokonoma.terminal.full_screen.running import run_app
    from tokonoma.terminal.full_screen.table import TableApp

    app = TableApp(session)
    with hang_ups_as_leaving(app.keyboard):
        done = run_app(app)
    if app.keyboard.farewell:
        print("\n".join(app.keyboard.farewell))
    if app.fault is not None:
        raise app.fault
    return bool(done)


def begun(wish: Wish) -> Session:
    """A new game."""
    game = open_game(wish.game, data=wish.data)
    sitters = read_sitters(wish.seats) if wish.seats else usual_sitters(game, wish.options, wish.coach)
    sitters = at_table(sitters, game)
    dealing = new_dealing(wish.seed, wish.typed)
    state = game.new(len(sitters), wish.options, dealing.seed)
    session = Session(game, state, sitters, dealing, table_pen(game, sitters, wish.language))
    session.narration.hear(len(state.steps), state.told)
    session.opening = len(state.told)
    session.path, session.data = wish.record, wish.data
    session.introduce()
    session.coaches.is_on = wish.coach
    session.welcome = welcome(sitters, session.pen, is_chosen=wish.seats is not None)
    return session


def resumed(wish: Wish, path: Path) -> Session:
    """A saved game, exactly where it was left."""
    document = read_header(read_saved(path), RECORD)
    game = open_game(document["game"], data=wish.data)
    sitters = at_table(read_sitters(wish.seats) if wish.seats else saved_sitters(document), game)
    state, story = retold(game, document)
    dealing = read_dealing(document)
    if dealing is None:
        dealing = taken_over(wish.seed, wish.typed, len(state.steps))
    luck = game.luck(dealing.seed)
    state.luck = luck and game.follow(document, luck, dealing.since).luck
    story.hear(len(state.steps), state.settle())
    session = Session(game, state, sitters, dealing, table_pen(game, sitters, wish.language))
    session.narration, session.opening = story, len(story)
    session.hinted = saved_hints(document)
    session.path, session.data = wish.record or path, wish.data
    session.coaches.is_on = wish.coach
    return session


def retold(game: Game, document: Any) -> tuple[Any, Narration]:
    """The state a record ends in, and all that happened on the way."""
    story = Narration(game.rulebook)
    state = game.start_of(document)
    story.hear(0, state.told)
    for _, told in game.walk(state, document):
        story.hear(len(state.steps), told)
    return state, story


def saved_sitters(document: Any) -> list[Sitter]:
    """Who sat where; people everywhere when the record does not tell."""
    players = document.get("players", [HUMAN] * document["seats"])
    if not isinstance(players, list) or len(players) != document["seats"]:
        raise damaged("players", f"a list of {document['seats']} belongs here")
    return read_sitters(",".join(map(str, players)))


def saved_hints(document: Any) -> list[Json]:
    """The hints that were taken before the game was left; refuses what is no list of them."""
    hints = document.get("hints", [])
    keys = {"seat", "steps", "step"}
    if not isinstance(hints, list) or not all(isinstance(each, dict) and keys <= each.keys() for each in hints):
        raise damaged("hints", "a list of hints belongs here")
    return hints


def table_pen(game: Game, sitters: Sequence[Sitter], language: str) -> Pen:
    """A pen that knows the game's words and who sits where."""
    catalogue = words.catalogue(game.rulebook.folder, language)
    return pen_for(language=language, catalogue=catalogue, names=names(sitters, own_words(language)))


@contextmanager
def hang_ups_as_leaving(keyboard: Keyboard) -> Iterator[None]:
    """A closed terminal or a polite kill leaves the table as Ctrl-C does, so that nothing is lost."""

    def leave(number: int, frame: Any) -> None:
        keyboard.break_off()

    hang_ups = [each for name in ("SIGINT", "SIGTERM", "SIGHUP") if (each := getattr(signal, name, None))]
    before = {each: signal.signal(each, leave) for each in hang_ups}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
