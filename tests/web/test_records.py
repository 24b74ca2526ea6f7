"""A record from a file opens for study, and a link to a move opens for whoever gets it."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect
from tests.web.test_layouts import SIZES
from tests.web.visitor import Visitor, Visits

import tokonoma


def record_of(name: str, moves: int = 10_000) -> dict[str, Any]:
    state, luck = tokonoma.game(name).new(seed=7), random.Random(7)
    while state.to_act is not None and moves > 0:
        state.play(luck.choice(state.legal()))
        moves -= 1
    return dict(state.record()) | {"players": ["Ana", "bot:strong"]}


def first_turn(name: str) -> int:
    """How many decisions the first turn of that game has."""
    state, luck, moves = tokonoma.game(name).new(seed=7), random.Random(7), 0
    first = state.to_act
    while state.to_act == first:
        state.play(luck.choice(state.legal()))
        moves += 1
    return moves


def file_of(text: str) -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


def open_record(me: Visitor, text: str) -> None:
    me.page.get_by_label("Open a record").set_input_files(file_of(text))


def test_a_finished_record_opens_for_study(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    record = record_of("gorinto")
    moves = sum(not step.startswith("~") for step in record["steps"])
    open_record(me, json.dumps(record))
    expect(me.page.locator("output")).to_have_text(f"Move 0 of {moves}")
    expect(me.page.locator(".seats")).to_contain_text("Ana")
    me.page.keyboard.press("End")
    expect(me.page.locator("output")).to_have_text(f"Move {moves} of {moves}")
    expect(me.page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(me.page.get_by_role("button", name="Link to this move")).to_have_count(0)
    me.page.reload()
    expect(me.page.locator("output")).to_have_text(f"Move {moves} of {moves}")
    me.page.keyboard.press("Home")
    expect(me.page.locator("output")).to_have_text(f"Move 0 of {moves}")
    me.page.get_by_role("button", name="Play on from here").click()
    me.my_turn()


def test_a_record_that_was_broken_off_is_played_on_from_its_end(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    open_record(me, json.dumps(record_of("gorinto", 4)))
    expect(me.page.locator("output")).to_have_text("Move 0 of 4")
    me.page.keyboard.press("End")
    expect(me.page.locator("output")).to_have_text("Move 4 of 4")
    me.page.get_by_role("button", name="Play on from here").click()
    me.my_turn()


@pytest.mark.parametrize("text", ["no record", "[]", '{"a": 1}', ""])
def test_a_file_that_is_no_record_is_told_in_a_sentence(visits: Visits, text: str) -> None:
    me = visits.visitor().open("/games")
    open_record(me, text)
    expect(me.page.locator("main [role=alert]")).to_have_text("This file is not a record of a game.")


def test_a_file_nested_too_deeply_is_told_in_a_sentence(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    open_record(me, '{"format": "tokonoma record", "steps": ' + "[" * 3000 + "]" * 3000 + "}")
    expect(me.page.locator("main [role=alert]")).to_have_text("This file holds no game")
    me.troubles = [each for each in me.troubles if "409" not in each and "400" not in each]


def test_a_damaged_record_is_told_with_its_place(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    record = record_of("gorinto", 4)
    open_record(me, json.dumps(record | {"steps": [*record["steps"], "nonsense"]}))
    expect(me.page.locator("main [role=alert]")).to_contain_text(f"steps[{len(record['steps'])}]")
    me.troubles = [each for each in me.troubles if "409" not in each and "400" not in each]


def link_of(me: Visitor) -> str:
    """What the button puts into the clipboard."""
    me.page.evaluate("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }")
    me.page.get_by_role("tab", name="Study").click()
    me.page.get_by_role("button", name="Link to this move").click()
    expect(me.page.get_by_role("button", name="Copied")).to_be_visible()
    return str(me.page.evaluate("window.copied"))


def test_a_link_to_a_move_shows_everything_to_whoever_gets_it(visits: Visits) -> None:
    me, stranger = visits.visitor().play_now("koinobori"), visits.visitor()
    me.give_up()
    me.page.get_by_role("link", name="Study this game").click()
    expect(me.page.locator("output")).to_contain_text("Move 0 of")
    expect(me.page.locator(".seats .held [role=img]").first).to_be_visible()
    link = link_of(me)
    stranger.page.goto(link)
    expect(stranger.page.locator("output")).to_contain_text("Move 0 of")
    hands = stranger.page.locator(".seats .held")
    expect(hands).to_have_count(2)
    for hand in hands.all():
        assert hand.get_by_role("img").count() > 0, "both hands lie open"
    assert "watch=" not in stranger.page.url, "the key does not stay in the address"


def test_whoever_holds_no_key_to_watch_with_is_given_one_to_share(visits: Visits) -> None:
    guest, stranger = visits.visitor(), visits.visitor()
    guest.sit_down("goryo")
    guest.page.evaluate(
        """() => {
            const keys = JSON.parse(localStorage.getItem("tokonoma.keys"))
            for (const each of Object.values(keys)) delete each.watch
            localStorage.setItem("tokonoma.keys", JSON.stringify(keys))
        }"""
    )
    guest.page.wait_for_selector("[data-state~=lit], .actions button[data-id]:enabled")
    guest.give_up()
    guest.page.get_by_role("link", name="Study this game").click()
    expect(guest.page.locator("output")).to_contain_text("Move 0 of")
    stranger.page.goto(link_of(guest))
    expect(stranger.page.locator("output")).to_contain_text("Move 0 of")


def test_a_replay_lists_its_moves_plays_itself_and_jumps_by_turn(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    record = record_of("gorinto", 40)
    open_record(me, json.dumps(record))
    shown, marked = me.page.locator("output"), me.page.locator(".moves [aria-current=step]")
    expect(me.page.locator(".moves button")).to_have_count(41)
    me.page.locator(".moves [data-move='7']").click()
    expect(shown).to_have_text("Move 7 of 40")
    expect(marked).to_have_attribute("data-move", "7")
    me.page.locator("body").press("ArrowRight")
    expect(shown).to_have_text("Move 8 of 40")
    me.page.locator("body").press("ArrowLeft")
    expect(shown).to_have_text("Move 7 of 40")
    me.page.locator("body").press("Home")
    me.page.locator("body").press("Shift+ArrowRight")
    expect(shown).to_have_text(f"Move {first_turn('gorinto')} of 40")
    me.page.locator("body").press("Home")
    expect(shown).to_have_text("Move 0 of 40")
    me.page.get_by_label("Speed").select_option("fast")
    me.page.get_by_role("button", name="Play the moves").click()
    expect(shown).to_have_text(re.compile(r"^Move ([2-9]|[1-3]\d) of 40"), timeout=10_000)
    me.page.get_by_role("button", name="Pause").click()
    me.page.get_by_role("tab", name="Study").click()
    me.page.get_by_text("Keys", exact=True).click()
    expect(me.page.get_by_text("one turn")).to_be_visible()
    me.page.get_by_label("Play as").select_option("1")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url("**/table/**")
    seats = me.page.evaluate("fetch('/api/mine').then(each => each.json())")[0]["seats"]
    assert seats == [1]


def test_a_replay_is_told_by_season_and_jumps_by_it(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    record = record_of("gorinto")
    open_record(me, json.dumps(record))
    heads = me.page.locator(".moves .stage")
    expect(heads).to_have_text(["Spring", "Summer", "Autumn", "Winter"])
    me.page.get_by_label("Go to").select_option(label="Autumn")
    expect(me.page.locator("header.bar")).to_contain_text("Autumn, turn 1")
    first = me.page.locator(".moves .stage", has_text="Autumn").locator("~ li:has(button)").first
    before = int(first.locator("button").get_attribute("data-move") or 0) - 1
    expect(me.page.locator("output")).to_have_text(re.compile(rf"^Move {before} of"))
    me.page.locator("body").press("2")
    expect(me.page.locator("header.bar")).to_contain_text("Summer, turn 1")
    expect(me.page.locator(".track i")).to_have_count(4)


def test_what_follows_from_a_move_is_told_below_it_in_its_order(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    open_record(me, json.dumps(record_of("gorinto")))
    ends = me.page.locator(".moves .head", has_text="Spring ends")
    move = ends.locator("xpath=preceding-sibling::li[button][1]/button")
    expect(move).to_have_text(re.compile("gathers"))
    expect(move).not_to_contain_text("wisdom")
    expect(ends.locator("xpath=following-sibling::li[1]")).to_contain_text("wisdom")


def test_a_move_that_tells_nothing_of_its_own_is_listed_as_it_was_decided(visits: Visits) -> None:
    me = visits.visitor().open("/games")
    record = record_of("gorbinos_quest")
    decided = [step for step in record["steps"] if not step.startswith("~")]
    open_record(me, json.dumps(record))
    shown = {step: me.page.locator(f"[data-move='{decided.index(step) + 1}']") for step in decided}
    bought = next(step for step in decided if step.startswith("buy:"))
    expect(shown[bought]).to_contain_text(re.compile(r"Buy one\s+\w+ for \d+ coins?"))
    rows = me.page.locator("[data-move]")
    expect(rows).to_have_count(len(decided) + 1)
    words = rows.all_inner_texts()
    for number, step in enumerate(decided, 1):
        assert "leaves the track" not in words[number], f"{number} {step}: {words[number]}"
        assert "Nothing shows" not in words[number], f"{number} {step}"


def test_a_move_of_several_parts_has_french_spaces_between_them(visits: Visits) -> None:
    me = visits.visitor(language="fr").open("/games")
    me.page.locator("input[type=file]").set_input_files(file_of(json.dumps(record_of("gorbinos_quest", 60))))
    told = me.page.locator("[data-move]").filter(has_text=";").first
    expect(told).to_contain_text("\u00a0; ")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["gorbinos_quest", "koinobori"])
def test_a_replay_fits_every_window_and_shows_the_move_it_is_at(
    visits: Visits, game: str, width: int, height: int
) -> None:
    me = visits.visitor(width, height).open("/games")
    open_record(me, json.dumps(record_of(game, 60)))
    me.page.wait_for_selector("[data-move='40']", state="attached")
    me.page.locator("[data-move='40']").evaluate("button => button.click()")
    here = me.page.locator(".moves [aria-current=step]")
    expect(here).to_have_attribute("data-move", "40")
    expect(here).to_be_in_viewport(ratio=0.9)
    least = 24 if height < 560 else 44
    for button in me.page.locator(".scrubber :is(button, select, input):visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= least - 0.5
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    expect(me.page.locator(".scrubber output")).to_have_js_property(
        "scrollWidth", me.page.locator(".scrubber output").evaluate("each => each.clientWidth")
    )
    foot = me.page.locator(".scrubber").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= height + 1
    assert foot["height"] <= 0.25 * height
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", ["gorinto", "goryo"])
def test_the_list_of_moves_has_room_below_the_facts_which_are_all_in_sight(visits: Visits, game: str) -> None:
    me = visits.visitor(1440, 900).open("/games")
    open_record(me, json.dumps(record_of(game, 40)))
    expect(me.page.get_by_role("button", name="Play on from here")).to_be_in_viewport()
    box = me.page.locator("#sheet").bounding_box()
    assert box is not None
    assert box["height"] >= 240
    assert me.page.locator(".facts").evaluate("each => each.scrollHeight - each.clientHeight") <= 1
