/** Koinobori's table as the server describes it (`src/tokonoma/games/koinobori/view.py`). */
import type { View } from "../../lib/protocol";

export type Colour = "dark_green" | "lime" | "orange" | "black" | "purple" | "pink";
export type Ability = "cover" | "move" | "extra_play" | "steal" | "take_one" | "take_two" | "refresh";

export interface Card {
  card: number;
  colours: Colour[];
  ability: Ability | null;
}

export interface Post {
  post: string;
  flag: Colour;
  closed: boolean;
  /** From the bottom up, each with what it covers. */
  cards: (Card & { covers: Card[] })[];
  carps: Partial<Record<Colour, number>>;
  winner: { colour: Colour; value: number; by: "most" | "next" | "flag"; ties: { carps: number; colours: Colour[] }[] };
}

export interface Seat {
  seat: number;
  level: number;
  draw: number;
  play: number;
  limit: number;
  hand_size: number;
  hand: Card[] | null;
  /** What the others saw this seat take; `sure` that it still holds it. */
  seen: (Card & { sure: boolean })[];
  personal: (Card | null)[];
  carps: Partial<Record<Colour, number>> | null;
}

export interface Koinobori {
  decision: string | null;
  turn: number;
  ability: Ability | null;
  row: (Card & { ends: ("left" | "right")[] })[];
  pile: number;
  discards: Card[];
  posts: Post[];
  seats: Seat[];
  /** What a carp of each colour would bring now. */
  colours: Record<Colour, number>;
}

export const COLOURS: readonly Colour[] = ["dark_green", "lime", "orange", "black", "purple", "pink"];
export const TALL = 5;
export const RUNGS = 3;

const PIECES: Record<Ability, string> = {
  cover: "cover",
  move: "move-top",
  extra_play: "extra-play",
  steal: "steal",
  take_one: "take-one",
  take_two: "take-two",
  refresh: "refresh",
};

export function koinobori(view: View): Koinobori {
  return view.table as unknown as Koinobori;
}

/** The symbol and pigment of a carp. */
export function carpOf(colour: Colour): { piece: string; colour: string } {
  const name = colour === "dark_green" ? "green" : colour;
  return { piece: `carp-${name}`, colour: `var(--carp-${name})` };
}

export function pieceOf(ability: Ability): string {
  return PIECES[ability];
}
