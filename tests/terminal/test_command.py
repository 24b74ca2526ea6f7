"""The command as a person or a script meets it."""

import io
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tokonoma.cli import main
from tokonoma.kernel.words import fields
from tokonoma.terminal.pen import own_words

Run = Any


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)

    def run_command(line: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(each + "\n" for each in typed)))
        status = main(line.split())
        said = capsys.readouterr()
        return status, said.out, said.err

    return run_command


GAME = "gorinto"


def first_moves(count: int, seed: int = 5) -> list[str]:
    state = tokonoma.game(GAME).new(2, seed=seed)
    moves = []
    for _ in range(count):
        moves.append(state.legal()[0])
        state.play(moves[-1])
    return moves


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("play", "name a game"),
        ("play chess", "there is no game chess"),
        (f"play {GAME} --seats human,,greedy", "is empty"),
        (f"play {GAME} --seats " + ",".join(["human"] * 9), "seats, not 9"),
        (f"play {GAME} --seats human,nobody", "nobody is no bot"),
        (f"play {GAME} --mode none", "mode is none"),
        (f"play {GAME} --option colour=red", "no option colour"),
        (f"play {GAME} --option colour", "NAME=VALUE belongs here"),
        (f"play {GAME} --data nothing.toml", "nothing.toml cannot be read"),
        ("play --resume nothing.json", "nothing.json cannot be read"),
        ("replay nothing.json", "nothing.json cannot be read"),
        ("replay broken.json", "is no JSON document"),
        ("replay foreign.json", "format is"),
        ("verify nothing.json", "cannot be read"),
        ("verify deep.json", "cannot be read"),
        ("replay deep.json", "is no JSON document"),
        (f"play {GAME} --record .", "cannot be written: it is a folder"),
        (f"play {GAME} --record broken.json/game.json", "cannot be written: nothing can be written in"),
        ("bench chess --uncompiled", "there is no game chess"),
        ("bench gorinto --rounds 0", "it takes at least 1"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(run: Run, tmp_path: Path, line: str, says: str) -> None:
    (tmp_path / "broken.json").write_text('{"format": ')
    (tmp_path / "foreign.json").write_text('{"format": "chess"}')
    (tmp_path / "deep.json").write_text("[" * 100_000)
    status, out, err = run(line)
    assert status == 2
    assert says in err
    assert "Traceback" not in out + err


def test_a_place_that_cannot_be_written_is_said_so_and_play_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    _, out, _ = run(f"play {GAME} --seed 5 --seats human,random", "save file/game.json", "scores", "quit")
    assert "file/game.json cannot be written" in out
    assert "Go on with" in out


def test_leaving_saves_the_game_and_resuming_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    one, other = first_moves(2)
    status, out, _ = run(f"play {GAME} --seed 5 --seats human,human", one)
    assert status == 130
    saved = re.findall(r"Go on with: tokonoma (play --resume .*\.json)", out)[0]
    status, out, _ = run(saved + " --record end.json", other, "quit")
    assert "end.json" in out
    record = json.loads((tmp_path / "end.json").read_text("utf-8"))
    expected = tokonoma.game(GAME).new(2, seed=5)
    expected.play(one)
    expected.play(other)
    assert record["steps"] == expected.steps
    assert record["players"] == ["human", "human"]


def test_a_sealed_game_goes_on_with_the_same_luck_and_its_deal_checks(run: Run, tmp_path: Path) -> None:
    run(f"play {GAME} --seats human,random --record game.json", first_moves(1)[0])
    begun = json.loads((tmp_path / "game.json").read_text("utf-8"))
    status, _, _ = run("play --resume game.json --seats random,random")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert status == 0
    assert record["outcome"]
    assert record["steps"][: len(begun["steps"])] == begun["steps"]
    status, out, _ = run("verify game.json")
    assert (status, out.count(": ok ")) == (0, 4)


def test_a_deal_that_was_tampered_with_is_found_out(run: Run, tmp_path: Path) -> None:
    run(f"play {GAME} --seats random,random --record game.json")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    record["deal"]["drawn"][7][1] += 1
    (tmp_path / "game.json").write_text(json.dumps(record))
    status, out, _ = run("verify game.json")
    assert status == 1
    assert "WRONG draw 8" in out


def test_an_outcome_that_its_number_does_not_pick_is_found_out(run: Run, tmp_path: Path) -> None:
    run(f"play {GAME} --seats random,random --record game.json")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    draws = [i for i, step in enumerate(record["steps"]) if step.startswith("~")]
    one, other = next((a, b) for a, b in pairwise(draws) if record["steps"][a] != record["steps"][b])
    steps = record["steps"]
    steps[one], steps[other] = steps[other], steps[one]
    (tmp_path / "game.json").write_text(json.dumps(record))
    status, out, _ = run("verify game.json")
    assert status == 1
    assert f"steps[{one}]" in out


def test_a_game_with_an_owners_data_is_resumed_replayed_and_checked_with_it(run: Run, tmp_path: Path) -> None:
    shipped = (tokonoma.game(GAME).rulebook.folder / "box.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(shipped + '\n[mine]\norigin = "C"\nnote = "my own box"\n', "utf-8")
    run(f"play {GAME} --seats human,random --data mine.toml --record game.json", "quit")
    status, _, err = run("play --resume game.json --seats random,random")
    assert (status, "other component data" in err) == (2, True)
    assert run("play --resume game.json --seats random,random --data mine.toml")[0] == 0
    assert run("replay game.json --data mine.toml")[0] == 0
    assert run("verify game.json")[0] == 1
    assert run("verify game.json --data mine.toml")[0] == 0


def test_a_decision_can_be_taken_back_even_after_resuming(run: Run, tmp_path: Path) -> None:
    state = tokonoma.game(GAME).new(2, seed=5)
    first = next(offer["move"] for offer in state.view(state.to_act)["legal"] if not offer["ends_turn"])
    run(f"play {GAME} --seed 5 --seats human,human --record game.json", first)
    _, out, _ = run("play --resume game.json", "undo", "undo", "quit")
    assert "This turn has no decision to take back" in out
    assert json.loads((tmp_path / "game.json").read_text("utf-8"))["steps"] == state.steps


def test_commands_answer_and_refusals_say_what_holds_instead(run: Run) -> None:
    move = first_moves(1)[0]
    typed = ["help", "moves", f"moves {move}", f"why {move}", "why nonsense", "nonsense", "scores", "log 3", "rules"]
    _, out, err = run(f"play {GAME} --seed 5 --seats human,random", *typed, "rules 1", "/table", "undo", "quit")
    assert "Tab completes them" in out
    assert f"{move} can be played now" in out
    assert out.count("✗") == 3
    assert "Traceback" not in out + err


def test_commands_have_french_names_in_french(run: Run) -> None:
    _, out, _ = run(f"play {GAME} --seed 5 --seats human,random --language fr", "aide", "coups", "quitter")
    assert "Tab les complète" in out
    assert "--language fr" in out


def test_refusals_are_said_in_the_language_of_the_reader(run: Run) -> None:
    _, out, _ = run(f"play {GAME} --seed 5 --seats human,random --language fr", "reprendre", "zzz", "quitter")
    assert "Ce tour n’a pas de décision à reprendre" in out
    assert "zzz n’est pas un coup" in out


def test_a_record_is_told_whole_where_nobody_leafs_through_it(run: Run) -> None:
    run(f"play {GAME} --seed 6 --seats random,random --record game.json")
    for more, name in (("", "Random 1"), ("--all --seat 2", "Random 1"), ("--language fr", "Hasard 1")):
        status, out, _ = run(f"replay game.json {more}")
        assert status == 0
        assert name in out
    status, _, err = run("replay game.json --seat 9")
    assert (status, "no seat 9" in err) == (2, True)


def test_games_are_listed_for_people_and_for_programs(run: Run) -> None:
    listed = json.loads(run("games --json")[1])
    assert [each["name"] for each in listed] == list(tokonoma.GAMES)
    assert {"name", "title", "seats", "modes", "options", "rules", "status"} <= set(listed[0])
    assert listed[0]["title"] in run("games")[1]


def test_the_doctor_tells_the_form_of_every_unit(run: Run) -> None:
    found = json.loads(run("doctor --json")[1])
    assert {unit["mode"] for unit in found["units"]} <= {"native", "python"}
    assert all(unit["why"] for unit in found["units"] if unit["mode"] == "python")
    assert str(found["data_folder"]["path"]) in run("doctor")[1]


def test_the_doctor_tells_how_the_store_is(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, _ = run("doctor")
    assert (status, "tokonoma.db is not there yet" in out) == (0, True)
    assert not (tmp_path / "data").exists()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tokonoma.db").write_text("no database at all, " * 100)
    status, out, _ = run("doctor")
    assert (status, "does not answer" in out) == (1, True)


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    status, out, _ = run("")
    assert (status, "COMMAND" in out) == (2, True)


def test_the_catalogues_say_the_same_things_with_the_same_values() -> None:
    english, french = own_words("en"), own_words("fr")
    assert list(english) == list(french)
    for key in english:
        assert fields(english[key]) == fields(french[key]), key


def test_french_signs_never_break_from_their_word() -> None:
    for key, message in own_words("fr").items():
        assert not re.search(r" [:;!?»]|« |[^\W\d]'\w", message), key


def test_short_words_accents_and_near_spellings_are_understood(run: Run) -> None:
    _, out, _ = run(f"play {GAME} --seed 5 --seats human,random", "?", "movse", "q")
    assert "Tab completes them" in out
    assert "Did you mean: moves" in out
    assert "Go on with" in out
    _, out, _ = run(f"play {GAME} --seed 5 --seats human,random --language fr", "regles 1", "regels", "quitter")
    assert "Vouliez-vous dire" in out
    assert "règles" in out


def test_a_hint_tells_where_then_which_then_why(run: Run) -> None:
    state = tokonoma.game("goryo").new(2, seed=5)
    assert state.to_act == 0
    _, out, _ = run("play goryo --seed 5 --seats human,random", "hint", "quit")
    assert "Look at " in out
    assert "A strong bot" not in out
    _, out, _ = run("play goryo --seed 5 --seats human,random", "hint", "hint", "quit")
    word = re.findall(r"A strong bot would play (\S+):", out)[0]
    assert word in state.legal()
    assert "Chance to win" not in out
    _, out, _ = run("play goryo --seed 5 --seats human,random", "hint", "hint", "hint", "quit")
    assert re.search(r"Chance to win with it: \d+ %", out)
    assert "Next best: " in out


def test_a_hint_that_was_taken_is_kept_in_the_log_the_record_and_when_the_game_goes_on(run: Run) -> None:
    run("play goryo --seed 5 --seats human,random --record game.json", "hint", "hint", "quit")
    record = json.loads(Path("game.json").read_text("utf-8"))
    assert record["hints"] == [{"seat": 0, "steps": len(record["steps"]), "step": 2}]
    _, out, _ = run("play --resume game.json", "hint", "log", "quit")
    assert "1 hint was taken in this game" in out
    again = json.loads(Path("game.json").read_text("utf-8"))
    assert again["hints"] == record["hints"]  # the same moment, and no further than before
    _, out, _ = run("play --resume game.json --language fr", "journal", "quitter")
    assert "1 conseil pris dans cette partie" in out


def test_between_people_there_are_no_hints(run: Run) -> None:
    _, out, _ = run("play gorinto --seed 5 --seats human,human", "hint", "quit")
    assert "Between people there are no hints." in out


def test_resigning_is_offered_only_where_it_ends_the_game(run: Run) -> None:
    _, two, _ = run(f"play {GAME} --seed 5 --seats human,random", "help")
    _, three, _ = run(f"play {GAME} --seed 5 --seats human,random,random", "help", "resign yes", "quit")
    assert "give the game up" in two
    assert "give the game up" not in three
    assert "the others play on" in three
    assert "resigns" not in three


def test_resigning_is_asked_twice_shows_the_scores_and_leaves_nothing_to_resume(run: Run, tmp_path: Path) -> None:
    status, out, _ = run(f"play {GAME} --seed 5 --seats human,random", "resign", "resign yes")
    assert (status, "to do so type: resign yes" in out, "Seat 1 resigns." in out) == (0, True, True)
    assert [*tmp_path.rglob("*.json")] == []


def test_resume_alone_takes_the_game_left_last(run: Run) -> None:
    status, _, err = run("play --resume")
    assert (status, "there is no saved game" in err) == (2, True)
    run(f"play {GAME} --seed 5 --seats human,human", "quit")
    run("play goryo --seed 5 --seats human,human", "", "quit")
    _, out, _ = run("play --resume", "", "quit")
    assert "goryo-" in out


def test_the_log_begins_with_the_first_turn(run: Run) -> None:
    move = first_moves(1)[0]
    _, out, _ = run(f"play {GAME} --seed 5 --seats human,human", move, "log", "quit")
    log = out.rpartition("log\n")[2]
    assert "places" in log.splitlines()[0]


def test_the_rules_are_read_whole_by_chapter_or_by_word(run: Run) -> None:
    whole = run(f"rules {GAME} --language en")[1]
    assert "3.2" in whole
    assert len(run(f"rules {GAME} 3.2 --language en")[1]) < len(whole) / 10
    assert json.loads(run(f"rules {GAME} --language fr --json")[1])["language"] == "fr"
