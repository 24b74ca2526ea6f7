/** The server's doors for lessons. */
import { json } from "./api";
import type { CourseFacts, LessonMoment, TakeLesson } from "./protocol";

let courses: Promise<CourseFacts[]> | null = null;

/** Every course, fetched once. */
export function readCourses(): Promise<CourseFacts[]> {
  courses ??= json<CourseFacts[]>("/lessons");
  courses.catch(() => (courses = null));
  return courses;
}

export const takeLesson = (game: string, lesson: string, take: TakeLesson): Promise<LessonMoment> => json(`/lessons/${game}/${lesson}`, take);
