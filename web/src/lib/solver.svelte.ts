/** Which puzzles this browser's owner has solved, and how many in a row; nothing of it leaves the browser. */
import { keep, recall } from "./storage";

const KEY = "tokonoma.puzzles";
const SHOWN = 12;

export interface Solved {
  /** Every puzzle that was answered, in the order of the first answer: found by oneself, or shown. */
  found: Record<string, boolean>;
  /** Found in a row, across days; only an answer that was shown ends it. */
  row: number;
  /** Days in a row with the puzzle of the day solved, and the last of them. */
  days: number;
  day: string;
}

const NOTHING: Solved = { found: {}, row: 0, days: 0, day: "" };

class Solver {
  games = $state.raw<Record<string, Solved>>({});

  constructor() {
    this.games = recall<Record<string, Solved>>(KEY) as Record<string, Solved>;
  }

  of(game: string): Solved {
    return { ...NOTHING, ...this.games[game] };
  }

  /** The last few answers, the latest last. */
  last(game: string): boolean[] {
    return Object.values(this.of(game).found).slice(-SHOWN);
  }

  solve(game: string, puzzle: string, isToday: boolean, now = new Date()): void {
    const before = this.of(game);
    if (before.found[puzzle] !== undefined) return this.count(game, before, isToday, now);
    this.count(game, { ...before, found: { ...before.found, [puzzle]: true }, row: before.row + 1 }, isToday, now);
  }

  private count(game: string, solved: Solved, isToday: boolean, now: Date): void {
    const day = dayOf(now);
    const isNew = isToday && solved.day !== day;
    const follows = solved.day === dayOf(new Date(now.getTime() - 86_400_000));
    this.put(game, isNew ? { ...solved, day, days: follows ? solved.days + 1 : 1 } : solved);
  }

  /** An answer that was shown ends the row, once. */
  give(game: string, puzzle: string): void {
    const before = this.of(game);
    if (before.found[puzzle] === undefined) this.put(game, { ...before, found: { ...before.found, [puzzle]: false }, row: 0 });
  }

  private put(game: string, solved: Solved): void {
    this.games = { ...this.games, [game]: solved };
    keep(KEY, this.games);
  }
}

/** A day as the server counts it. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export const solver = new Solver();
