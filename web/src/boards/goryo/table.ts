/** Goryō's table as the server describes it (`src/tokonoma/games/goryo/view.py`). */
import type { View } from "../../lib/protocol";

export type SamuraiName = "green" | "purple" | "red" | "blue";
export type Print = "green" | "red";

export interface Space {
  space: string;
  room: string;
  object: string | null;
  condition: "intact" | "broken" | "sealed" | null;
  pawn: boolean;
  samurai: SamuraiName[];
  print: Print | null;
}

export interface Samurai {
  samurai: SamuraiName;
  space: string;
  state: "ready" | "acting" | "done";
  moves: number;
  most_moves: number;
  search: number;
  sniff: number;
  actions_left: number;
}

export interface Plan {
  path: string[];
  sprint: boolean;
  target: string | null;
  trail: string | null;
}

export interface Discovery {
  round: number;
  path: string[];
  sprint: boolean;
  trail: string | null;
  trail_spent: boolean;
  target: string;
  object: string;
  true_prints: string[];
  false_prints: string[];
  red_prints: string[];
  mallet: [number, number];
  bags: number;
  caught_by: SamuraiName[];
  drawn: string[];
}

export interface Goryo {
  stage: "set_up" | "start" | "plan" | "hunt" | "draw" | "finished";
  decision: string | null;
  round: number;
  rounds: number;
  spaces: Space[];
  bridges: [string, string][];
  garden: { object: string; tile: "intact" | "flipped"; token: "object" | "seal" | null; intact: number; broken: number; sealed: number }[];
  gong: { mallet: number; last: number; bags: number[]; next_bag: number | null };
  spirits: { flipped: number; of: number };
  samurai: Samurai[];
  hunt: { actions: number; most_actions: number; actions_each: number; calls: number; most_calls: number };
  goryo: {
    space: string | null;
    broken: number;
    sprint: "unspent" | "spent";
    trail: "unspent" | "spent";
    planned: boolean;
    steps: number[];
    bound: string | null;
    plan: Plan | null;
  };
  discovery: Discovery | null;
  ending: string | null;
}

export const GORYO = 0;
export const SAMURAI = 1;

export function goryo(view: View): Goryo {
  return view.table as unknown as Goryo;
}

/** Where things are drawn: rooms of three by three cells with a garden between them. */
export const CELL = 92;
export const GARDEN = 76;
export const MARGIN = 23;

export const COLUMNS: readonly string[] = ["a", "b", "c", "d", "e", "f"];
export const ROWS: readonly string[] = ["1", "2", "3", "4", "5", "6"];

function along(at: number): number {
  return MARGIN + at * CELL + (at > 2 ? GARDEN : 0);
}

/** The corner of a space. */
export function cornerOf(space: string): { x: number; y: number } {
  return { x: along(COLUMNS.indexOf(space[0]!)), y: along(ROWS.indexOf(space[1]!)) };
}

/** The middle of a space. */
export function middleOf(space: string): { x: number; y: number } {
  const { x, y } = cornerOf(space);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Where the cube of a space lies: in its corner, so that a trail from cube to cube crosses no object. */
export function cubeOf(space: string): { x: number; y: number } {
  const { x, y } = cornerOf(space);
  return { x: x + 17, y: y + 17 };
}
