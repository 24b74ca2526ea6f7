/** The server's doors for puzzles. */
import { json } from "./api";
import type { PuzzleMoment, PuzzleSet, TakePuzzle } from "./protocol";

let sets: Promise<PuzzleSet[]> | null = null;

/** The puzzles of every game, fetched once. */
export function readPuzzles(): Promise<PuzzleSet[]> {
  sets ??= json<PuzzleSet[]>("/puzzles");
  sets.catch(() => (sets = null));
  return sets;
}

export const takePuzzle = (game: string, puzzle: string, take: TakePuzzle): Promise<PuzzleMoment> => json(`/puzzles/${game}/${puzzle}`, take);
