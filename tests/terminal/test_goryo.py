from tests.games.goryo.drawn import table
from tokonoma import State
from tokonoma.kernel.words import catalogue
from tokonoma.terminal.drawing import prompt_hint
from tokonoma.terminal.goryo import draw
from tokonoma.terminal.pen import Pen, width_of

HUNT = """
       a         b         c              d         e         f
  ┌─────────┬─────────┬─────────┐    ┌─────────┬─────────┬─────────┐
1 │ Teapot  │ Scroll  │ Flower  │    │ Helmet  │ Teapot  │ Scroll  │
  │       a1│       b1│       c1│    │       d1│       e1│       f1│
  ├─────────┼─────────┼─────────┤    ├─────────┼─────────┼─────────┤
2 │ Fan     │         │ Mask    │════│ Flower  │         │ Urn     │
  │       a2│✓      b2│✗      c2│    │P      d2│       e2│       f2│
  ├─────────┼─────────┼─────────┤    ├─────────┼─────────┼─────────┤
3 │×Helmet  │ Urn     │■Lantern │    │■Lantern │ Fan     │ Mask    │
  │@      a3│G      b3│       c3│    │       d3│       e3│       f3│
  └─────────┴─────────┴─────────┘    └─────────┴─────────┴─────────┘
                 ║                                  ║
  ┌─────────┬─────────┬─────────┐    ┌─────────┬─────────┬─────────┐
4 │ Flower  │■Lantern │ Teapot  │    │ Urn     │■Lantern │ Mask    │
  │       a4│       b4│       c4│    │       d4│       e4│       f4│
  ├─────────┼─────────┼─────────┤    ├─────────┼─────────┼─────────┤
5 │ Mask    │         │ Helmet  │════│ Teapot  │         │ Flower  │
  │       a5│R      b5│       c5│    │       d5│B      e5│       f5│
  ├─────────┼─────────┼─────────┤    ├─────────┼─────────┼─────────┤
6 │ Fan     │ Scroll  │ Urn     │    │ Scroll  │ Helmet  │ Fan     │
  │       a6│       b6│       c6│    │       d6│       e6│       f6│
  └─────────┴─────────┴─────────┘    └─────────┴─────────┴─────────┘
@ Goryō   ✓ yes   ✗ no   × broken   ■ sealed
"""


def pen(state: State, language: str = "en", width: int = 80, colours: int = 0) -> Pen:
    return Pen(language, catalogue(state.rulebook.folder, language), colours=colours, width=width)


def hunting() -> State:
    state = table(bound="mask", drawn=("lantern",), plan="a2 b2 b1 c1 trail:f6")
    state.play("call:green search")
    state.play("move:b3 call:purple move:d2 sniff:c2")
    return state


def test_the_samurai_see_the_palace_with_prints() -> None:
    state = hunting()
    lines = [line.rstrip() for line in draw(state.view(1), pen(state))]
    assert lines[: HUNT.count("\n") - 1] == HUNT.strip("\n").splitlines()
    text = "\n".join(lines)
    assert "hidden" in text
    assert "~" not in text
    assert "G Green   b3  ●○    ●       ○      done" in text


def test_the_goryo_sees_her_own_screen() -> None:
    state = table(bound="mask")
    state.play("b3 b2 c2 c1 sprint:b1 trail:f6")
    text = "\n".join(draw(state.view(0), pen(state)))
    for shown in (
        "│ Scroll  │ Flower  │",
        "│6      b1│5      c1│",
        "◆Mask",
        "│~      f6│",
        "a3 b3 b2 c2 c1 b1 !",
        "~ f6",
    ):
        assert shown in text, shown


def test_nothing_of_her_screen_is_drawn_for_others() -> None:
    planned, other = table(bound="mask", plan="b3 b2 c2 c1 trail:f6"), table(bound="urn", plan="a2 a1 b1 c1")
    for seat in (1, None):
        drawn = [draw(state.view(seat), pen(state)) for state in (planned, other)]
        assert drawn[0] == drawn[1]


def test_the_drawing_fits_a_page_of_eighty_and_stacks_beside_on_a_wide_one() -> None:
    state = hunting()
    for language in ("en", "fr"):
        for colours in (0, 256):
            assert max(map(width_of, draw(state.view(1), pen(state, language, 80, colours)))) <= 80
            wide = draw(state.view(1), pen(state, language, 130, colours))
            assert max(map(width_of, wide)) <= 130
            assert len(wide) < 30


def test_the_prompt_says_what_is_asked_for_only_to_the_seat_to_act() -> None:
    state = table(bound="mask")
    assert prompt_hint(state.view(0), pen(state)).startswith("Plan your path")
    assert prompt_hint(state.view(1), pen(state)) == ""
