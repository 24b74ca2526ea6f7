/** The server's doors for lessons. */
import { json } from "./api";
import type { CourseFacts, FigureFacts, LessonMoment, TakeLesson } from "./protocol";

let courses: Promise<CourseFacts[]> | null = null;

/** Every course, fetched once. */
export function readCourses(): Promise<CourseFacts[]> {
  courses ??= json<CourseFacts[]>("/lessons");
  courses.catch(() => (courses = null));
  return courses;
}

const drawn = new Map<string, Promise<FigureFacts[]>>();

/** The pictures of a game's rules, fetched once. */
export function readFigures(game: string): Promise<FigureFacts[]> {
  const found = drawn.get(game) ?? json<FigureFacts[]>(`/figures/${game}`);
  drawn.set(game, found);
  found.catch(() => drawn.delete(game));
  return found;
}

export const takeLesson = (game: string, lesson: string, take: TakeLesson): Promise<LessonMoment> => json(`/lessons/${game}/${lesson}`, take);
