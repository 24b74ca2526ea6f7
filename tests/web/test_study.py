"""A study in the browser: draws entered by hand, moves tried and taken back, what a search thinks, positions set up."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.web.visitor import Visitor, Visits

import tokonoma
from tokonoma.bots.levels import bot


def record_of(name: str, decisions: int) -> dict[str, Any]:
    """The record of a game's beginning."""
    opened = tokonoma.game(name)
    state, player = opened.new(2, seed=4), bot("greedy", opened)
    for number in range(decisions):
        state.decide(player.move(state.view(state.to_act), seed=number))
    return dict(state.record())


def opened_from_file(me: Visitor, record: dict[str, Any], folder: Path) -> None:
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    me.open("/study")
    me.page.locator("input[type=file]").set_input_files(file)


def test_a_record_is_studied_and_the_best_move_tried_and_taken_back(visits: Visits, tmp_path: Path) -> None:
    me = visits.visitor()
    opened_from_file(me, record_of("gorinto", 6), tmp_path)
    note = me.page.locator("#note")
    expect(note.locator(".best li").first).to_be_visible(timeout=60_000)
    expect(note.locator(".chances li")).to_have_count(2)
    best = note.locator(".best button").first
    best.focus()
    expect(me.page.locator("main .told, main [data-state~=told]").first).to_be_attached()
    best.click()
    back = me.page.get_by_role("button", name="Take back").first
    expect(back).to_be_enabled()
    back.click()
    expect(back).to_be_disabled()
    me.page.reload()
    expect(note.locator(".best li").first).to_be_visible(timeout=60_000)


def test_a_game_from_the_table_is_entered_draw_by_draw(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    me.page.get_by_role("link", name="Study a position").click()
    me.page.get_by_role("combobox", name="Game").select_option("koinobori")
    me.page.get_by_role("combobox", name="Seats").select_option("3")
    me.page.get_by_role("button", name="Begin").click()
    note = me.page.locator("#note")
    expect(note).to_contain_text("What was drawn?")
    note.get_by_role("button", name="orange").first.click()
    expect(note.get_by_role("button", name="orange")).to_have_count(0)
    note.get_by_role("button", name="All by luck").click()
    expect(note).to_contain_text("What the bot thinks")
    expect(note.locator(".best li").first).to_be_visible(timeout=60_000)
    with me.page.expect_download() as given:
        me.page.get_by_role("button", name="Download the record").click()
    record = json.loads(Path(given.value.path()).read_text("utf-8"))
    assert (record["seats"], record["steps"][0]) == (3, "~orange")
    tokonoma.replay(record)


def test_a_position_that_cannot_be_is_refused_with_the_reason(visits: Visits) -> None:
    me = visits.visitor().open("/study")
    me.page.get_by_role("combobox", name="Game").select_option("gorinto")
    text = me.page.get_by_role("textbox", name="Set up a position")
    text.fill("mats: " + "F" * 21 + " / W")
    me.page.get_by_role("button", name="Look at it").click()
    expect(me.page.locator("main [role=alert]")).to_contain_text("21")
    me.troubles.clear()  # the browser notes the refusal too
    text.fill("mats: FFFF / W | keys: void fire")
    me.page.get_by_role("button", name="Look at it").click()
    expect(me.page.locator("#note .best li").first).to_be_visible(timeout=60_000)
    me.page.get_by_role("link", name="Leave the study").click()
    expect(text).to_be_visible()


def test_a_replay_is_studied_from_the_move_that_is_shown(visits: Visits, tmp_path: Path) -> None:
    record = record_of("goryo", 9)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    me = visits.visitor().open("/games")
    me.page.locator("input[type=file]").set_input_files(file)
    me.page.get_by_role("tab", name="Study").click()
    me.page.get_by_role("button", name="Study from here").click()
    expect(me.page.locator("#note")).to_contain_text("What the bot thinks")
    me.page.get_by_label("Show everything").uncheck()
    expect(me.page.locator("#note .best li").first).to_be_visible(timeout=60_000)


def finished_record(name: str) -> dict[str, Any]:
    """The record of a game that beginners played to its end."""
    opened = tokonoma.game(name)
    state, player, number = opened.new(2, seed=4), bot("greedy", opened), 0
    while state.to_act is not None:
        state.decide(player.move(state.view(state.to_act), seed=number))
        number += 1
    return dict(state.record()) | {"players": ["Aiko", "Benoît"]}


def test_a_finished_record_from_a_file_is_analysed_and_shared_by_its_link(visits: Visits, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished_record("koinobori")), "utf-8")
    me = visits.visitor().open("/games")
    me.page.locator("input[type=file]").set_input_files(file)
    me.page.get_by_role("tab", name="Study").click()
    me.page.get_by_role("button", name="Analyse the game").click()
    me.page.wait_for_url("**/analysis/record/*")
    expect(me.page.locator(".verdict dl")).to_be_visible(timeout=60_000)
    expect(me.page.get_by_text("Aiko").first).to_be_visible()
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("#verdict-title")).to_contain_text("2")
    other = visits.visitor().open(me.page.url.removeprefix(me.url))
    expect(other.page.locator("#verdict-title")).to_contain_text("2")
    expect(other.page.get_by_role("progressbar").or_(other.page.get_by_text("moves judged")).first).to_be_visible()
    me.page.get_by_role("button", name="Try again from here").click()
    me.page.wait_for_url("**/table/*")


def test_a_game_entered_by_hand_is_analysed(visits: Visits) -> None:
    me = visits.visitor().open("/study")
    me.page.get_by_role("combobox", name="Game").select_option("koinobori")
    me.page.get_by_role("button", name="Begin").click()
    note = me.page.locator("#note")
    note.get_by_role("button", name="All by luck").click()
    analyse = me.page.get_by_role("button", name="Analyse our evening")
    expect(note.locator(".best button").first).to_be_visible(timeout=60_000)
    expect(analyse).to_have_count(0)  # nothing was decided yet
    note.locator(".best button").first.click()
    analyse.click()
    me.page.wait_for_url("**/analysis/record/*")
    expect(me.page.locator(".verdict dl")).to_be_visible(timeout=60_000)
    me.open("/analysis/record/nothing")
    expect(me.page.locator("main [role=alert]")).to_contain_text("no such record")
    me.troubles.clear()  # the browser notes the refusal too


def test_the_best_line_is_drawn_on_the_board_and_a_tried_move_is_compared(visits: Visits, tmp_path: Path) -> None:
    me = visits.visitor()
    opened_from_file(me, record_of("koinobori", 6), tmp_path)
    note = me.page.locator("#note")
    expect(note.locator(".best li").first).to_be_visible(timeout=60_000)
    ghosts = me.page.locator(".ghosts .ghost")
    expect(ghosts.first).to_be_visible()
    expect(me.page.locator(".ghosts [data-id]")).to_have_count(0)  # copies are nothing to touch
    note.get_by_label("Draw the line on the board").uncheck()
    expect(ghosts).to_have_count(0)
    note.locator(".best button").last.click()
    me.page.get_by_role("button", name="Take back").first.click()
    expect(note.locator(".best em")).to_have_text("tried", timeout=60_000)


def test_a_copy_of_the_tile_one_places_lies_where_it_goes(visits: Visits, tmp_path: Path) -> None:
    me = visits.visitor()
    opened_from_file(me, record_of("gorinto", 0), tmp_path)  # the first decision places a tile
    tile = me.page.locator(".ghost.first .piece svg")
    expect(tile.locator("rect")).not_to_have_count(0, timeout=60_000)
    expect(tile.locator(".ring")).to_have_count(0)  # what belongs to the place it lies on is left out


def test_one_looks_longer_where_that_is_asked_for(visits: Visits, tmp_path: Path) -> None:
    me = visits.visitor()
    opened_from_file(me, record_of("koinobori", 40), tmp_path)
    longer = me.page.get_by_role("button", name="Look longer")
    expect(longer).to_be_enabled(timeout=150_000)
    expect(me.page.locator("#note")).to_contain_text("Look 4 of 5: 6,400 playouts")
    longer.click()
    expect(me.page.locator("#note")).to_contain_text("Look 5 of 5: 20,000 playouts", timeout=150_000)
    expect(longer).to_have_count(0)


def test_a_position_of_goryo_is_set_up_by_hand(visits: Visits) -> None:
    me = visits.visitor().open("/study")
    me.page.get_by_role("combobox", name="Game").select_option("goryo")
    text = me.page.get_by_role("textbox", name="Set up a position")
    text.fill("broken: a3 | bound: helmet")
    me.page.get_by_role("button", name="Look at it").click()
    expect(me.page.locator("main [role=alert]")).to_contain_text("bound")
    me.troubles.clear()  # the browser notes the refusal too
    text.fill(tokonoma.game("goryo").rulebook.sketch_example or "")
    me.page.get_by_role("button", name="Look at it").click()
    expect(me.page.locator("#note .best li").first).to_be_visible(timeout=60_000)


def test_the_reason_is_said_in_french_on_a_french_page(visits: Visits) -> None:
    me = visits.visitor(language="fr").open("/study")
    me.page.get_by_role("combobox", name="Jeu").select_option("goryo")
    me.page.get_by_role("textbox", name="Construire une position").fill("broken: a3 | bound: helmet")
    me.page.get_by_role("button", name="Regarder").click()
    expect(me.page.locator("main [role=alert]")).to_contain_text("elle est liée à un type déjà brisé ou tiré")
    me.troubles.clear()  # the browser notes the refusal too
