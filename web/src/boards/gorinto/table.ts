/** Gorinto's table as the server describes it (`src/tokonoma/games/gorinto/view.py`). */
import type { View } from "../../lib/protocol";

export type Element = "void" | "wind" | "fire" | "water" | "earth";
export type Numbers = Record<Element, number>;

/** From the top of a pagoda. */
export const ELEMENTS: readonly Element[] = ["void", "wind", "fire", "water", "earth"];
export const COLUMNS: readonly string[] = ["a", "b", "c", "d", "e"];
export const ROWS: readonly string[] = ["1", "2", "3", "4", "5"];

export interface Goal {
  goal: string;
  letter: string;
  factor: number;
  seats: number[];
  now: Record<string, number>;
  /** The stacks that count, by seat. */
  stacks: Record<string, Element[]>;
}

export interface Key {
  element: Element;
  each: number;
  now: Record<string, number>;
}

export interface Kitsune {
  mat: Numbers;
  tiles: number;
  wisdom: number;
  keys: Element[];
  each_regular: number;
  each_own: number;
  now: number;
  head: string | null;
  tail: string | null;
  chits_drawn: number[];
  chits_left: number;
}

export interface Gorinto {
  mode: "standard" | "partnership" | "solo";
  landscape: string;
  season: string;
  season_number: number;
  turn: number;
  turns: number;
  decision: "place" | "gather" | "give" | "remove" | null;
  order: number[];
  coin: number | null;
  /** Every stack from the bottom up. */
  mountain: Record<string, Element[]>;
  /** What lies on every path space: an element, a Kitsune tile as "kitsune:3", or nothing. */
  path: Record<string, string | null>;
  goals: Goal[];
  keys: Key[];
  seats: { seat: number; mat: Numbers; tiles: number; understanding: Numbers; wisdom: number }[];
  gathering: { element: Element; space: string; reaches: string[]; owed: number; gathered: Numbers } | null;
  teams?: { seats: number[]; wisdom: number }[];
  kitsune?: Kitsune;
}

export function gorinto(view: View): Gorinto {
  return view.table as unknown as Gorinto;
}

/** How high the ground of each landscape is drawn, row by row; a picture only, the stacks themselves come from the server. */
const GROUND: Record<string, string> = {
  peak: "00000 01110 01210 01110 00000",
  waves: "01010 01010 01010 01010 01010",
  mesa: "01010 12221 02220 12221 01010",
  lake: "22222 21112 21012 21112 22222",
  hill: "01210 01210 01210 01210 01210",
};

/** The ground under a space: 0, 1 or 2. */
export function groundOf(landscape: string, column: number, row: number): number {
  return Number(GROUND[landscape]?.split(" ")[row]?.[column] ?? 0);
}
