from hypothesis import given
from hypothesis import strategies as st

from tokonoma.terminal.outline import draw
from tokonoma.terminal.pen import INKS, Pen, parsed, width_of

COLOURED = Pen(colours=2**24)
TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=30)


def test_without_colour_painting_changes_nothing() -> None:
    pen = Pen()
    assert [pen.paint("fire", "shu", bold=True), pen.lit("b3"), pen.dim("x")] == ["fire", "b3", "x"]


def test_every_pigment_paints_in_256_and_in_full_colour() -> None:
    for pigment in INKS:
        for pen in (COLOURED, Pen(colours=256)):
            for painted in (pen.paint("x", pigment), pen.paint("x", ground=pigment)):
                assert parsed(painted).plain == "x"
                assert painted.endswith("\x1b[0m")


def test_vermilion_is_close_to_its_token_in_256_colours() -> None:
    assert Pen(colours=256).paint("x", "shu").startswith("\x1b[38;5;167m")


def test_wide_characters_take_two_columns_and_codes_none() -> None:
    assert width_of("火") == 2
    assert width_of(COLOURED.paint("Goryō", "ume")) == 5
    assert width_of("o\u0304") == 1


@given(TEXTS, st.integers(1, 40), st.sampled_from("<>^"))
def test_fitted_text_has_exactly_the_width_asked_for(text: str, width: int, align: str) -> None:
    assert width_of(COLOURED.fit(COLOURED.paint(text, "ai"), width, align)) == width


def test_blocks_stand_side_by_side_and_wrap_where_the_page_ends() -> None:
    assert Pen().beside([["ab", "c"], ["de"]], gap=1) == ["ab de", "c"]
    narrow = Pen(width=4)
    assert narrow.beside([["ab"], ["de"]], gap=1) == ["ab", "", "de"]


def test_wide_characters_keep_columns_straight() -> None:
    rows = [[COLOURED.paint("火", "shu"), "1"], ["plain", "2"], ["", "3"]]
    assert {width_of(line) for line in COLOURED.columns(rows)} == {8}


def test_too_long_a_text_is_cut_with_an_ellipsis_and_keeps_its_colour() -> None:
    assert Pen().fit("a long name", 6) == "a lon…"
    cut = COLOURED.fit(COLOURED.paint("a long name", "ai"), 6)
    assert parsed(cut).plain == "a lon…"
    assert cut.endswith("\x1b[0m")


def test_columns_align_to_the_right_where_asked() -> None:
    assert Pen().columns([["a", "1"], ["bcd", "20"]], "<>", gap=1) == ["a    1", "bcd 20"]


def test_seats_are_counted_from_one_and_named_in_the_language() -> None:
    assert Pen().seat(0) == "○ Seat 1"
    assert Pen("fr").name(1) == "Siège 2"
    assert Pen(names={0: "greedy"}).seat(0) == "○ greedy"


def test_a_game_without_a_drawing_is_outlined() -> None:
    view = {"table": {"season": "winter", "mats": [{"fire": 2}, {"fire": 0}], "none": None}}
    assert draw(view, Pen(width=60)) == ["season  winter", "mats  (fire 2) (fire 0)", "none  –"]


def test_no_two_grounds_are_one_among_256_colours() -> None:
    pen = Pen(colours=256)
    painted = {name: pen.paint("x", ground=name) for name in ("ai", "shu", "odo", "ume", "seiji")}
    assert len(set(painted.values())) == len(painted)
