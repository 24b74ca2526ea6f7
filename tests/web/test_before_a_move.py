"""What may be done is said before it is done: previews, prompts, reasons, the Goryō's plan, trades, explanations."""

import re
from threading import Event

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.web.test_steady_board import BOXES
from tests.web.visitor import GAMES, Visitor, Visits

PATIENCE = 15_000


def choose_a_move(me: Visitor) -> None:
    """Touch what is lit until a move is ready, and leave it unconfirmed."""
    for _ in range(4):
        expect(me.page.locator("[data-state~=lit], .confirm").first).to_be_visible(timeout=PATIENCE)
        if me.page.locator(".confirm").count():
            return
        me.touch(next(each for each in me.lit if not each.startswith("button:")))
        me.page.wait_for_timeout(150)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", GAMES)
def test_a_chosen_move_says_in_the_bar_what_it_would_do_and_the_board_stays(
    visits: Visits, game: str, width: int, height: int
) -> None:
    me = visits.visitor(width, height, confirm="always").sit_down(game)
    me.my_turn()
    before = me.page.evaluate(BOXES)
    choose_a_move(me)
    ahead = me.page.locator(".actions .ahead")
    expect(ahead).to_be_visible(timeout=PATIENCE)
    assert re.search(r"→|Then|breaks|stays", ahead.inner_text())
    bar, inside = me.page.locator(".actions").bounding_box(), ahead.bounding_box()
    assert bar
    assert inside
    assert bar["y"] <= inside["y"]
    assert inside["y"] + inside["height"] <= bar["y"] + bar["height"] + 1
    assert me.page.evaluate(BOXES) == before
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pointing_and_focus_preview_without_choosing(visits: Visits) -> None:
    me = visits.visitor(confirm="always").sit_down("gorinto")
    me.touch(me.offered("path"))
    space = me.offered("space")
    me.page.locator(f"[data-id='{space}']").hover()
    expect(me.page.locator(".ahead")).to_be_visible(timeout=PATIENCE)
    assert me.page.locator(".confirm").count() == 0, "nothing is chosen by pointing"
    me.page.mouse.move(2, 2)
    expect(me.page.locator(".ahead")).to_have_count(0)
    me.page.locator(f"[data-id='{space}']").focus()
    expect(me.page.locator(".ahead")).to_be_visible(timeout=PATIENCE)


def test_what_a_preview_counts_comes_true(visits: Visits) -> None:
    """Take goods in Gorbino's Quest: the purse then holds what the bar said."""
    me = visits.visitor(confirm="always").sit_down("gorbinos_quest", seats=[{"kind": "me"}, {"kind": "here"}])
    choose_a_move(me)
    expect(me.page.locator(".ahead")).to_contain_text("Cities left 15 → 14", timeout=PATIENCE)
    me.confirm()
    expect(me.page.locator("[data-id^='location:'] .city, .cities, [title*='14']").first).to_be_attached()


def test_a_full_hand_is_told_to_play_and_the_row_says_why_not(visits: Visits) -> None:
    me = next(filter(None, (with_a_full_hand(visits) for _ in range(8))))
    bar = me.page.locator(".actions")
    me.touch("row:left")
    expect(bar.get_by_role("alert")).to_contain_text("3 cards are in hand already")
    me.touch("post:p1")
    expect(bar.get_by_role("alert")).to_have_text("First choose a card of your hand, then the post")


def with_a_full_hand(visits: Visits) -> Visitor | None:
    """Somebody who took a card and is to act with three; nobody where the bot stole one of them."""
    me = visits.visitor(confirm="never").sit_down("koinobori")
    bar = me.page.locator(".actions")
    expect(bar).to_contain_text("Take up to 1 card, or play up to 1 card", timeout=PATIENCE)
    me.touch(me.offered("row"))
    me.page.mouse.move(1, 1)  # what is pointed at says what it would do
    expect(me.page.locator(".log")).to_contain_text("Seat 1 takes", timeout=PATIENCE)
    expect(bar).to_contain_text(re.compile("Your hand is full: play|Take up to 1 card, or play"), timeout=PATIENCE)
    return me if "Your hand is full: play" in bar.inner_text() else None


@pytest.mark.parametrize(
    ("game", "thing", "reason"),
    [
        ("gorinto", "a space of two tiles", "First choose a tile of the path"),
        ("goryo", "samurai:green", "The samurai act once your plan is confirmed"),
        ("gorbinos_quest", "province:misthaven", "Not now: Place your first city"),
    ],
)
def test_a_touched_thing_that_is_not_open_gets_its_reason(visits: Visits, game: str, thing: str, reason: str) -> None:
    me = visits.visitor(confirm="always").sit_down(game)
    me.my_turn()
    touched = me.space_of_two_tiles() if game == "gorinto" else thing
    me.page.locator(f"[data-id='{touched}']").first.dispatch_event("click")
    expect(me.page.locator(".actions [role=alert]")).to_contain_text(reason, timeout=PATIENCE)


def test_a_reason_asked_for_before_the_words_are_here_becomes_the_games_own(visits: Visits) -> None:
    me = visits.visitor(confirm="always")
    held: list[Route] = []
    is_answered = Event()

    def hold(route: Route) -> None:
        if is_answered.is_set():
            route.continue_()
        else:
            held.append(route)

    me.page.route("**/api/games/*/words/**", hold)
    me.sit_down("gorinto").my_turn()
    me.page.locator(f"[data-id='{me.space_of_two_tiles()}']").dispatch_event("click")
    alert = me.page.locator(".actions [role=alert]")
    expect(alert).to_be_visible(timeout=PATIENCE)
    assert held, "the words come by another address now"
    assert "First choose" not in alert.inner_text()
    is_answered.set()
    for each in held:
        each.continue_()
    expect(alert).to_contain_text("First choose a tile of the path", timeout=PATIENCE)


def lay_a_path(me: Visitor) -> bool:
    """Lay five cubes at a new table; whether the last one stands on something that may be broken."""
    me.sit_down("goryo")
    bar = me.page.locator(".actions")
    me.touch(me.offered("space"))
    if me.page.locator(".confirm").count():
        me.confirm()
    bound = me.page.locator(".seat dt", has_text="Bound to").locator("+ dd").first.inner_text().strip()
    never = "".join(f":not([aria-label*='{each}'])" for each in ("empty centre", "broken", "sealed", bound))
    for left in ("4 steps more", "3 steps more", "2 steps more", "the last step"):
        expect(bar).to_contain_text(left, timeout=PATIENCE)
        lit = me.page.locator("[data-id^='space:'][data-state~=lit]")
        targets = lit.and_(me.page.locator(f"[data-id]{never}"))
        if left == "the last step" and not targets.count():
            return False
        (targets if targets.count() else lit).first.click()
    return True


def test_the_goryo_lays_a_path_then_has_two_powers_and_confirms_once(visits: Visits) -> None:
    me = visits.visitor(confirm="irrevocable")
    assert any(lay_a_path(me) for _ in range(8)), "no deal let her end on a target"
    bar = me.page.locator(".actions")
    trail = bar.get_by_role("button", name="False Trail", exact=True)
    expect(trail).to_be_visible(timeout=PATIENCE)
    if me.page.locator(".confirm").count():
        assert not any(each.startswith("space:") for each in me.lit), "a power lights its spaces, not the plan"
    trail.click()
    expect(bar).to_contain_text("choose a space without a cube")
    expect(me.page.locator("[data-id^='space:'][data-state~=lit]")).to_have_count(31)
    me.touch(me.offered("space"))
    expect(me.page.locator(".confirm")).to_have_text("Confirm the plan", timeout=PATIENCE)
    me.confirm()
    expect(me.page.locator(".log")).to_contain_text("has planned her path", timeout=PATIENCE)
    expect(me.page.locator(".confirm")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_trade_is_one_sentence_with_amounts_set_at_once(visits: Visits, width: int, height: int) -> None:
    me = visits.visitor(width, height, confirm="never").sit_down("gorbinos_quest")
    for _ in range(8):
        me.my_turn()
        if "card:trade" in me.lit:
            break
        me.touch(next((each for each in me.lit if each == "good:gold"), me.lit[0]))
        me.page.wait_for_timeout(300)
    me.touch("card:trade")
    me.page.get_by_label("gold: bought, or sold where below nought").fill("-1")
    bar = me.page.locator(".actions")
    expect(bar).to_contain_text("Sell 1 gold", timeout=PATIENCE)
    expect(me.page.locator(".trade .sum")).to_contain_text("+20 coins")
    me.page.get_by_label("Buy one food more").click()
    me.page.get_by_label("Buy one food more").click()
    expect(bar).to_contain_text("Sell 1 gold, buy 2 food")
    expect(me.page.locator(".trade .sum")).to_contain_text("+10 coins")
    me.page.get_by_label("food: bought, or sold where below nought").fill("99")
    expect(bar.get_by_role("alert")).to_contain_text("coins", timeout=PATIENCE)
    me.page.get_by_label("food: bought, or sold where below nought").fill("2")
    expect(bar.get_by_role("alert")).to_have_count(0)
    button = me.page.locator(".confirm").bounding_box()
    assert button
    assert button["x"] + button["width"] <= width, "the main button is in sight"
    me.confirm()
    log = me.page.get_by_role("tab", name="Log")
    log.click()
    expect(me.page.locator(".log")).to_contain_text("buys 2", timeout=PATIENCE)


def test_the_only_move_plays_itself_and_the_log_says_so(visits: Visits) -> None:
    """Free goods are taken in order: after gold, gold is all that is left."""
    me = visits.visitor(confirm="never").sit_down("gorbinos_quest", seats=[{"kind": "me"}, {"kind": "here"}])
    for _ in range(10):
        if me.page.get_by_text("(the only move)").count():
            break
        me.my_turn()
        me.touch(next((each for each in me.lit if each == "good:gold"), me.lit[0]))
        me.page.wait_for_timeout(250)
    expect(me.page.locator(".log")).to_contain_text("takes gold (the only move)", timeout=PATIENCE)


def beside_an_ability(visits: Visits) -> tuple[Visitor, Locator] | None:
    """Somebody to act, and a card with an ability in the row or hand; nothing where the deal has none there."""
    me = visits.visitor(confirm="always").sit_down("koinobori")
    me.my_turn()
    cards = me.page.locator("[data-id^='row:'], [data-id^='card:']")
    able = [each for each in cards.all() if "; " in each.locator(".spoken").inner_text()]
    return (me, able[0]) if able else None


def test_a_card_explains_itself_when_pointed_at_focused_or_held(visits: Visits) -> None:
    me, able = next(filter(None, (beside_an_ability(visits) for _ in range(8))))
    does = "You may|May be placed"
    row = me.page.locator("[data-id^='row:'] >> nth=0")
    hint = me.page.locator(".actions .say")
    me.page.locator("[data-id^='card:']").first.click()
    able.focus()
    shown = able.get_attribute("data-id")
    assert shown
    for kind, wait in (("pointerdown", 700),):
        able.evaluate(
            f"each => each.dispatchEvent(new PointerEvent('{kind}', {{pointerType: 'touch', bubbles: true}}))"
        )
        me.page.wait_for_timeout(wait)
    chosen = me.page.locator("[data-state~=chosen]").count()
    able.evaluate(
        "each => { each.dispatchEvent(new PointerEvent('pointerup', {pointerType: 'touch', bubbles: true})) }"
    )
    able.dispatch_event("click")
    assert me.page.locator("[data-state~=chosen]").count() == chosen, "a long touch asks and does not choose"
    assert row.count()
    expect(hint).to_contain_text(re.compile(does + "|Take|Place"))
