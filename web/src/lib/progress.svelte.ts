/** How far this browser's learner has come; nothing of it leaves the browser. */
import { keep, recall } from "./storage";

export interface Progress {
  /** The step one stopped at, counted from nought. */
  step: number;
  done: boolean;
}

const KEY = "tokonoma.learn";

interface Kept {
  /** Whoever said they know the games, or played one to its end, is not asked again. */
  known: boolean;
  lessons: Record<string, Progress>;
}

class Learner {
  known = $state(false);
  lessons = $state.raw<Record<string, Progress>>({});

  constructor() {
    Object.assign(this, recall<Kept>(KEY));
  }

  of(game: string, lesson: string): Progress | null {
    return this.lessons[`${game}/${lesson}`] ?? null;
  }

  /** Keep the step one is at; a lesson that was done once stays done. */
  at(game: string, lesson: string, step: number, done = false): void {
    const before = this.of(game, lesson);
    this.lessons = { ...this.lessons, [`${game}/${lesson}`]: { step, done: done || (before?.done ?? false) } };
    this.keep();
  }

  know(): void {
    this.known = true;
    this.keep();
  }

  private keep(): void {
    keep(KEY, { known: this.known, lessons: this.lessons });
  }
}

export const learner = new Learner();
