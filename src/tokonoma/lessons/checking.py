"""Plays a lesson through: by every right line, by every mistake that was foreseen, with every number that is said.

What is wrong is told with the file, the line of the step, and the cure. `tokonoma learn --check` prints it.
"""

import re
from collections.abc import Iterator
from functools import cache

from tokonoma.bots import bot
from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons import limits
from tokonoma.lessons.expressions import Wrong, evaluate
from tokonoma.lessons.facts import Facts, names_of
from tokonoma.lessons.lesson import Lesson, Mistake, Sentence
from tokonoma.lessons.lines import fits, may_become
from tokonoma.lessons.run import LessonRun, Verdict
from tokonoma.lessons.starting import beginning, ending

MOST_GAMES = 40  # until one is won, where a step is played to the end
MOST_LINES = 600  # right lines of one step that are played
NAMED = re.compile(
    r"\b(row|space|level|seat|path|post|rangée|case|niveau|siège|mât)s? \d( (and|et) \d)*", re.IGNORECASE
)  # names, not counts
DIGITS = re.compile(r"(?<![\w^’'.{|#-])[-−+×]?\s?(\d+)(?![\w}])")
WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
}


def problems(lesson: Lesson) -> list[str]:
    """What is wrong in a lesson."""
    found = []
    for number, step in enumerate(lesson.steps):
        try:
            found += [f"{lesson.file}, line {step.line}: {why}" for why in of_step(lesson, number)]
        except (Refusal, Wrong) as no:
            found.append(f"{lesson.file}, line {step.line}: {no}")
    return found


def of_step(lesson: Lesson, number: int) -> Iterator[str]:
    """What is wrong in a step."""
    run = LessonRun(lesson, number)
    step = run.step
    if step.kind in ("do", "play") and run.state.to_act != run.seat:
        yield f"seat {run.state.to_act} is to act, not the learner's {run.seat}: play the words of others in `before`"
        return
    yield from wrong_said(run, step.ask, run.state, "ask")
    yield from {"do": of_lines, "touch": of_touches, "number": of_number, "choice": of_choices, "play": of_game}[
        step.kind
    ](lesson, number)


# Right answers


def of_lines(lesson: Lesson, number: int) -> Iterator[str]:
    """Every right line is accepted word by word, and every mistake gets its own sentence."""
    step = lesson.steps[number]
    for line in step.do:
        count = 0
        for words in every_line(beginning(lesson, number).copy(), line, lesson.seat, []):
            count += 1
            run = LessonRun(lesson, number)
            verdicts = [run.try_move(word) for word in words]
            if [each.kind for each in verdicts] != ["going_on"] * (len(words) - 1) + ["done"]:
                yield f"{' '.join(words)} is right, but the lesson says {verdicts[-1].kind}"
            yield from wrong_said(run, step.yes, run.state, "yes") if count == 1 else []
            if line == step.do[0] and count == 1:
                yield from untrue(run)
        if not count:
            yield f"{line} cannot be played; {near(lesson, number, line)}"
    for mistake in step.mistakes:
        yield from of_mistake(lesson, number, mistake)


def every_line(state: State, line: str, seat: int, played: list[str]) -> Iterator[list[str]]:
    """Every way to play a line, as many as are looked at."""
    waiting = [(state, played)]
    found = 0
    while waiting and found < MOST_LINES:
        here, words = waiting.pop()
        if fits(line, words, here.to_act != seat):
            found += 1
            yield words
            continue
        if here.to_act != seat:
            continue
        for word in reversed(here.legal()):
            if may_become(line, [*words, word]):
                after = here.copy()
                after.play(word)
                waiting.append((after, [*words, word]))


def near(lesson: Lesson, number: int, line: str) -> str:
    """The cure: how far the line can be played, and what is legal there."""
    state = beginning(lesson, number).copy()
    for word in line.split():
        if word not in state.legal():
            return f"before {word} there are {', '.join(state.legal()[:12])}"
        state.play(word)
    return "its words do not end the turn"


def untrue(run: LessonRun) -> Iterator[str]:
    """What a lesson says holds after the first right line, and does not."""
    names = names_of(Facts(run.begun, run.seat), Facts(run.state, run.seat))
    for text in run.step.check:
        if not evaluate(text, names):
            yield f"check: {text} does not hold"


def of_mistake(lesson: Lesson, number: int, mistake: Mistake) -> Iterator[str]:
    """A mistake must be wrong, and some way to make it must be answered by its own sentence."""
    answers = list(answers_to(LessonRun(lesson, number), (mistake.do or "").split()))
    own = [each for each in answers if each.sentence is mistake.say]
    if not own:
        kinds = ", ".join(sorted({each.kind for each in answers})) or "no move"
        yield f"the mistake {mistake.do} never gets its own sentence ({kinds}): it is right, or another comes first"
        return
    run = LessonRun(lesson, number)
    yield from wrong_said(run, mistake.say, played_out(own[0].state, mistake, run), f"the mistake {mistake.do}")


def answers_to(run: LessonRun, words: list[str]) -> Iterator[Verdict]:
    """What is answered to a mistake, by every way to make it."""
    if not words:
        return
    fitting = [each for each in run.state.legal() if may_become(words[0], [each])] if "*" in words[0] else [words[0]]
    for word in fitting or [words[0]]:
        here = LessonRun(run.lesson, run.number)
        for before in [*run.tries, word]:
            verdict = here.try_move(before)
        if verdict.kind == "going_on":
            yield from answers_to(here, words[1:])
        else:
            yield verdict


def played_out(state: State, mistake: Mistake, run: LessonRun) -> State:
    """The table after the whole of a mistake, where its later words can be played."""
    after = state.copy()
    done = len(after.steps) - len(run.begun.steps)
    for word in (mistake.do or "").split()[done:]:
        if "*" not in word and after.to_act == run.seat and word in after.legal():
            after.play(word)
    return after


def of_touches(lesson: Lesson, number: int) -> Iterator[str]:
    """Every thing that is right is accepted."""
    step = lesson.steps[number]
    run = LessonRun(lesson, number)
    for thing in step.touch:
        run = run if step.touch_all else LessonRun(lesson, number)
        if run.try_touch(thing).kind == "wrong":
            yield f"{thing} is right, but the lesson says no"
    yield from wrong_said(run, step.yes, run.state, "yes")
    yield from untrue(run)
    for mistake in step.mistakes:
        if run.try_touch(str(mistake.touch)).sentence is not mistake.say:
            yield f"the mistake {mistake.touch} is right, or answered by another sentence"
        yield from wrong_said(run, mistake.say, run.state, f"the mistake {mistake.touch}")


def of_number(lesson: Lesson, number: int) -> Iterator[str]:
    """The number is the table's own, and every mistake another."""
    run = LessonRun(lesson, number)
    answer = run.answer()
    yield from untrue(run)
    for mistake in run.step.mistakes:
        if run.try_number(int(mistake.number or 0)).sentence is not mistake.say:
            yield f"the mistake {mistake.number} is right, or answered by another sentence"
        yield from wrong_said(run, mistake.say, run.state, f"the mistake {mistake.number}", mistake.number)
    if run.try_number(answer).kind != "done":
        yield f"{answer} is right, but the lesson says no"
    yield from wrong_said(run, run.step.yes, run.state, "yes", answer)


def of_choices(lesson: Lesson, number: int) -> Iterator[str]:
    """One answer is right, every other has its reason."""
    run = LessonRun(lesson, number)
    for at, choice in enumerate(run.step.choices):
        if (run.try_choice(at).kind == "done") != choice.is_right:
            yield f"choice {at + 1} is judged wrongly"
        yield from wrong_said(run, choice.no, run.state, f"choice {at + 1}") if choice.no else []
    yield from wrong_said(run, run.step.yes, run.state, "yes")
    yield from untrue(run)


def of_game(lesson: Lesson, number: int) -> Iterator[str]:
    """A game that is played on can be won."""
    run = LessonRun(lesson, number)
    yield from wrong_said(run, run.step.yes, run.state, "yes")
    if not run.step.goal:
        yield "a step that is played on needs a goal, such as `me in now.outcome.winners`"
    elif not any(is_won(LessonRun(lesson, number), seed) for seed in range(MOST_GAMES)):
        yield f"the goal was not reached in {MOST_GAMES} games"


def is_won(run: LessonRun, seed: int) -> bool:
    """Whether the goal is reached by one who plays well, with a slip now and then."""
    learner = bot("greedy~0.2", game(run.lesson.game))
    while True:
        thought = learner.think(run.state.view(run.seat), seed=seed * 1000 + len(run.state.steps))
        verdict = run.try_move(thought.move)
        if verdict.kind != "going_on":
            return verdict.kind == "done"


# What is said


def wrong_said(
    run: LessonRun, sentence: Sentence, state: State, where: str, number: int | None = None
) -> Iterator[str]:
    """What is too long, cannot be filled, or says a number that nothing bears out."""
    borne_out = claimed(run, state) | ({number} if number is not None else set())
    for language in LANGUAGES:
        text = run.say(sentence, language, state)
        why = limits.too_long(text, language, limits.NOTE)
        if why:
            yield f"{where}, {language}: {why}"
        odd = sorted(numbers_in(sentence[language], language) - borne_out)
        if odd:
            known = ", ".join(map(str, sorted(borne_out))) or "none"
            yield f"{where}, {language}: nothing bears out {odd[0]}; `claims` gives {known}"


def numbers_in(text: str, language: str) -> set[int]:
    """The numbers a sentence says, in digits or in words from two on."""
    plain = NAMED.sub("", re.sub(r"\{[^}]*\}", "", text))
    found = {int(digits) for digits in DIGITS.findall(plain)}
    spoken = re.findall(r"[a-zà-ÿ]+", plain.lower())
    return found | {WORDS[language].index(word) + 2 for word in spoken if word in WORDS[language]}


def claimed(run: LessonRun, state: State) -> set[int]:
    """The numbers that the claims of a step bear out, as the table stands."""
    names = names_of(Facts(run.begun, run.seat), Facts(state, run.seat))
    if any("end." in claim for claim in run.step.claims):
        names["end"] = Facts(ending(run.lesson, run.number), run.seat)
    found: set[int] = set()
    for claim in run.step.claims:
        if re.fullmatch(r"[-\d\s+*/]+", claim):
            raise Wrong(f"the claim {claim} bears itself out: ask the table, or point at a paragraph as §3.2")
        found |= paragraph(run.lesson.game, claim[1:]) if claim.startswith("§") else flat(value_of(claim, names))
    return found


def value_of(claim: str, names: dict[str, object]) -> object:
    """What a claim comes to; one that speaks of another moment of the step bears out nothing in this one."""
    try:
        return evaluate(claim, names)
    except Wrong:
        return None


def flat(value: object) -> set[int]:
    """The numbers in a value, without their signs."""
    if isinstance(value, bool) or value is None:
        return set()
    if isinstance(value, int | float):
        return {abs(int(value))}
    if isinstance(value, dict):
        return flat(list(value.values()))
    return set().union(*(flat(each) for each in value)) if isinstance(value, list | tuple | set) else set()


@cache
def paragraph(name: str, number: str) -> frozenset[int]:
    """The numbers a paragraph of the rules says."""
    page = (game(name).rulebook.folder / "RULES.md").read_text(encoding="utf-8")
    found = re.search(rf"^\*\*{re.escape(number)}\*\*(.*?)(?=^\*\*[R\d]|^## |\Z)", page, re.MULTILINE | re.DOTALL)
    if not found:
        raise Wrong(f"the rules have no paragraph {number}")
    digits = {int(digit) for digit in re.findall(r"\d+", found[1])}
    return frozenset(digits | numbers_in(found[1].replace("**", ""), "en"))
