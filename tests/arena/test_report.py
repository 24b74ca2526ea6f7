import re
from typing import Any

import pytest

from tokonoma.arena import Plan, figures, ladder, plots
from tokonoma.arena.report import page, ratings
from tokonoma.arena.report_style import STYLE
from tokonoma.bots import LEVELS
from tokonoma.bots.ratings import measured, rating
from tokonoma.kernel.library import GAMES

GAME = GAMES[0]
LONG = "run:python3 /home/somebody/bots/" + "a_very_long_name_" * 3 + "bot.py --playouts=300"


def game(number: int, bots: tuple[str, ...], winner: int, options: dict[str, str] | None = None) -> dict[str, Any]:
    """The result of a game as the arena keeps it."""
    seats = range(len(bots))
    return {
        "number": number,
        "bots": list(bots),
        "options": options or {},
        "shares": [float(seat == winner) for seat in seats],
        "places": [[winner], [seat for seat in seats if seat != winner]],
        "scores": [40 + 7 * ((number + seat) % 5) + 10 * (seat == winner) for seat in seats],
        "decisions": [20 + number % 3 for _ in seats],
        "seconds": [0.1 for _ in seats],
        "slowest": [0.02 for _ in seats],
    }


def of_match(bots: tuple[str, ...], deals: int = 6, **more: Any) -> tuple[Plan, dict[str, Any]]:
    """A match whose bots all win now and then, and its figures."""
    plan = Plan(GAME, bots, **more)
    lines = plan.line_ups()
    played = [
        game(number, lines[number % len(lines)], number % 3 % len(lines[0]), {"pace": "slow" if number % 5 else "fast"})
        for number in range(deals * len(lines))
    ]
    found = figures(played)
    if plan.ladder:
        found["ladder"] = ladder.steps(played, plan.bots)
    return plan, found


def told(bots: tuple[str, ...], found: dict[str, Any] | None = None, **more: Any) -> str:
    """The page of such a match, with what else was found."""
    plan, figured = of_match(bots, **more)
    return page(plan, figured | (found or {}), "tokonoma arena …")


def section(html: str, name: str) -> str:
    """What stands below a heading."""
    return html.split(f"<h2>{name}</h2>")[1].split("</section>")[0]


def headings(html: str) -> list[str]:
    return re.findall(r"<h2>(.*?)</h2>", html)


def names(html: str) -> list[str]:
    """The names of rows."""
    return re.findall(r'scope="row"[^>]*>(?:<svg.*?</svg></svg>)?([^<]*)', html)


# The page


def test_a_page_needs_nothing_but_itself_and_says_its_language_and_its_width() -> None:
    html = told(("greedy", "random"))
    assert html.startswith('<!doctype html>\n<html lang="en">')
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in html
    assert not re.search(r'(src|href)="|url\(|@import', html)
    assert html.count("<h1>") == 1 == html.count("<title>")
    assert headings(html) == ["Win rate", "Rating", "Scores", "Length", "By seat", "By pace", "Thinking"]


def test_a_long_name_stands_whole_and_no_name_is_read_as_html() -> None:
    html = told((LONG, "run:<b>&"))
    assert names(section(html, "Win rate")) == [LONG, "run:&lt;b&gt;&amp;"]
    assert "<b>" not in html


def test_every_picture_is_hidden_from_readers_and_its_numbers_are_cells() -> None:
    html = told(("greedy", "random"))
    drawn = re.sub(r'<(tr|tfoot|svg)[^>]* aria-hidden="true">.*?</\1>', "", html)
    assert "<line" not in drawn
    assert "<rect" not in drawn
    for row in of_match(("greedy", "random"))[1]["bots"].values():
        assert f"<td>{100 * row['win_rate']:.1f} %</td><td>{100 * row['low']:.1f} to {100 * row['high']:.1f}" in drawn


@pytest.mark.parametrize("scheme", [0, 1])
def test_words_and_bots_stand_out_from_their_ground_by_day_and_by_night(scheme: int) -> None:
    colours = dict(re.findall(r"--([\w-]+): (#\w+)", STYLE.split("@media print")[0].split("@media screen")[scheme]))
    for ground in ("washi", "paper"):
        assert min(contrast(colours[ink], colours[ground]) for ink in ("sumi", "sumi-2")) >= 4.5
        assert min(contrast(colours[f"look-{i}"], colours[ground]) for i in range(plots.COLOURS)) >= 3


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, as WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


# Bots and their looks


def test_a_bot_has_one_colour_and_one_mark_in_every_plot() -> None:
    html = told(("greedy", "random", "search:9p"))
    looks = re.findall(r'<tr class="(look-\d)"><th[^>]*><svg[^>]*>(.*?)</svg></svg>(\S+?)</th>', html)
    assert len(looks) == 3 * len(["Win rate", "Rating", "Scores", "By seat", "fast", "slow", "Thinking"])
    assert len({name: look for look, _, name in looks}) == len(set(looks)) == 3
    for colour in ("look-0", "look-1", "look-2"):
        (mark,) = {mark for look, mark, _ in looks if look == colour}
        seats = re.findall(
            rf'<tr class="{colour}"><th scope="row">seat .*?</tr><tr class="picture {colour}".*?</tr>', html
        )
        assert len(seats) == 2
        assert all(mark.split("</g>")[1] in seat for seat in seats)


def test_the_seats_of_a_bot_stand_in_one_group_below_its_name() -> None:
    groups = section(told(("greedy", "random")), "By seat").split("<tbody>")[1:]
    heads = [re.sub("<[^>]*>", "", each.split("</th>")[0]) for each in groups]
    assert heads == ["whoever sits there", "greedy", "random"]
    assert [names(each) for each in groups] == 3 * [["seat 0", "seat 1"]]


def test_bots_that_share_a_colour_differ_by_their_mark() -> None:
    looks = {(plots.colour(i), plots.mark(i, "0")) for i in range(24)}
    assert len(looks) == 24


# Who won


def test_the_even_share_is_drawn_among_several_and_not_alone() -> None:
    among = section(told(("greedy", "random"), seats=4), "Win rate")
    assert 'class="even" x1="25.00%"' in among
    assert "even share, 25 %" in among
    alone = told(("greedy", "random"), seats=1)
    assert 'class="even"' not in alone
    assert "even share" not in alone
    assert headings(alone) == ["Win rate", "Scores", "Length", "By pace", "Thinking"]


def test_a_bot_that_met_no_other_has_no_rating() -> None:
    assert "Rating" not in headings(told(("random",)))


def test_a_game_without_scores_has_no_distribution_of_them() -> None:
    plan, found = of_match(("greedy", "random"))
    for row in found["bots"].values():
        row["scores"] = {"mean": 0.0, "deviation": 0.0, "median": 0, "least": 0, "most": 0, "counts": {}}
    assert "Scores" not in headings(page(plan, found, ""))


def test_numbers_that_are_all_equal_are_one_bar() -> None:
    counts = {"mean": 3.0, "deviation": 0.0, "median": 3, "least": 3, "most": 3, "counts": {3: 7}}
    drawn = plots.distributions("", {"a": counts})
    assert drawn.count("<rect") == 1
    assert ">3</text>" in drawn


def test_the_interval_that_holds_whenever_one_stops_is_shown_from_twenty_deals_on() -> None:
    def shown(deals: int) -> str:
        row = {"deals": deals, "win_rate": 0.5, "low": 0.2345, "high": 0.7654, "even": 0.5}
        return section(told(("greedy", "random"), {"any_time": {"greedy": row}}), "Win rate")

    assert "<small>23.4 to 76.5</small>" in shown(20)
    assert 'class="at-any-time" x1="23.45%" x2="76.54%"' in shown(20)
    assert "whenever one stops (20 whole deals)" in shown(20)
    assert "23.4" not in shown(19)
    assert "whenever" not in shown(19)


# A ladder

LADDER = ("random", "greedy:0.2", "greedy")


def test_a_ladder_shows_its_steps_and_no_rate_that_mixes_opponents() -> None:
    html = told(LADDER, ladder=True)
    assert headings(html) == ["Ladder", "Rating", "Scores", "Length", "By seat", "Thinking"]
    assert names(section(html, "Ladder")) == ["greedy against greedy:0.2", "greedy:0.2 against random"]
    assert names(section(html, "By seat")) == ["seat 0", "seat 1"]
    for each in ("Rating", "Scores", "Thinking"):
        assert names(section(html, each)) == ["greedy", "greedy:0.2", "random"]


@pytest.mark.parametrize(("seats", "even", "aim"), [(2, "50", True), (4, "25", False)])
def test_the_steps_are_measured_against_the_even_share_and_in_games_of_two_against_the_aim(
    seats: int, even: str, aim: bool
) -> None:
    steps = section(told(LADDER, ladder=True, seats=seats), "Ladder")
    assert steps.count(f'class="even" x1="{even}.00%"') == 2
    assert steps.count('class="aim" x1="65.00%"') == 2 * aim
    assert "not told apart" in steps or "stronger" in steps or "weaker" in steps


@pytest.mark.parametrize("seats", [2, 3])
def test_the_ratings_of_a_ladder_follow_from_its_steps_as_those_of_the_levels_do(seats: int) -> None:
    plan = Plan(GAME, LEVELS, seats=seats, ladder=True)
    known = measured()[GAME][seats]
    steps = [
        {"bot": level, "below": LEVELS[i], "win_rate": row.won, "low": row.low, "high": row.high, "games": row.games}
        for i, level in enumerate(LEVELS[1:])
        for row in [known[level]]
    ]
    found = {name: int(row["cells"][0]) for name, row in ratings(plan, steps).items()}
    assert found == {level: rating(GAME, seats, level) for level in LEVELS}


def test_a_step_that_was_not_played_ends_the_ratings() -> None:
    plan = Plan(GAME, LADDER, ladder=True)
    step = {"below": "greedy:0.2", "bot": "greedy", "win_rate": 0.5, "low": 0.4, "high": 0.6, "games": 9}
    assert list(ratings(plan, [step])) == ["random"]


# What programs did wrong


def test_faults_are_shown_where_a_program_made_some() -> None:
    html = told((LONG, "random"), {"faults": {LONG: {"crashed <3>": 1234, "was late": 2}}})
    shown = section(html, "Faults")
    assert "any legal move was played" in shown
    assert names(shown) == ["crashed &lt;3&gt;", "was late"]
    assert re.findall(r"<td>(.*?)</td>", shown) == ["1,234", "2"]
    assert LONG in shown
    assert "Faults" not in headings(told((LONG, "random"), {"faults": {}}))
