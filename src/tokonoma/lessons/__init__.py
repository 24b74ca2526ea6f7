"""Lessons: courses that teach a game at its own table, as data beside its rules.

course = tokonoma.lessons.course("gorinto")
run = LessonRun(course.lessons["placing"])
run.try_move("c>c3")        # a Verdict: done, going on, wrong, or refused, with its sentence

A lesson is a file `games/<game>/lessons/<lesson>.toml`; `docs/lessons.md` tells how one is written. Here files are
read and checked, and a lesson is run over a real `State`: every step is a state of the game, and a wrong try is refused
by the lesson, not by the rules. No game is known here.
"""

from tokonoma.lessons.course import Course, course, courses
from tokonoma.lessons.lesson import Lesson, Step
from tokonoma.lessons.run import LessonRun, Verdict

__all__ = ["Course", "Lesson", "LessonRun", "Step", "Verdict", "course", "courses"]
