/** What a game's folder in `boards/` gives to the shell, which knows no game. */
import type { Component } from "svelte";
import type { Flight } from "../lib/motion";
import type { GameEvent, View } from "../lib/protocol";
import type { Part, Words } from "../lib/words";

/** A drawn piece: the id of a symbol and the pigment it is drawn in. */
export interface Picture {
  piece: string;
  colour: string;
  /** How many times wider than high it is drawn, where it is no square. */
  ratio?: number;
}

/** Somebody who plays against the seats and holds none, as the results tell of them. */
export interface Rival {
  name: string;
  total: number;
}

export interface GameTable {
  /** The board in the middle. */
  Board: Component<{ view: View }>;
  /** What lies in front of a seat; `narrow` where every row counts. */
  Mat: Component<{ view: View; seat: number; narrow: boolean }>;
  /** What matters most of a seat in one line or two, for the strip and the rail of seats. */
  Line?: Component<{ view: View; seat: number; strip?: boolean }>;
  /** The standing facts: above the panel's tabs, or in the panel's first tab. */
  Facts: Component<{ view: View }>;
  /** What a player holds, beside or above the action bar. */
  Hand?: Component<{ view: View }>;
  /** Whether the board is as high as it is wide, or takes all the width it gets. */
  shape: "square" | "wide";
  /** Whether the board has so much on it that seats get no columns of their own, however wide the window is. */
  dense?: boolean;
  /** Whether the mats of all seats belong to the standing facts where they get no column of their own. */
  openMats?: boolean;
  /** Whether seats have secrets from each other: people at one device then need a curtain. */
  secrets: boolean;
  /** One line for the bar: where the game stands. */
  stands(view: View, words: Words): string;
  /** The pieces that move when an event happens. */
  flights(event: GameEvent, view: View): Flight[];
  /** The things on the board an event is about; they are marked when its log line is pointed at. */
  things(event: GameEvent): string[];
  /** Events that the board shows and the log need not tell, such as every tile of the set-up. */
  isQuiet?(event: GameEvent): boolean;
  /** The picture to draw beside the name of a thing in a sentence, if it has one. */
  picture(part: Exclude<Part, string>): Picture | null;
  /** The rule that explains a thing on the board, such as "3.2". */
  rule(id: string): string | null;
  /** What a thing is for, beyond its name, such as what a card's ability does. */
  about?(id: string, view: View, words: Words): string | null;
  /** A seat's part in the game where seats differ, such as "the Samurai". */
  role?(seat: number, words: Words): string;
  /** What a seat's score is known to be, null where there is none or it is secret; without this, its total. */
  total?(view: View, seat: number): number | null;
  /** How a game that is won rather than counted was won; the results then say this instead of totals. */
  ending?(view: View, words: Words): string;
  /** The seats that win or lose together, where there are partners. */
  teams?(view: View): number[][] | null;
  /** What a partner brought in alone, of the pair's one total. */
  brought?(view: View, seat: number): number;
  /** Whom a game alone is played against. */
  rival?(view: View, words: Words): Rival | null;
  /** The seat whose doing an event is, where the event itself names none. */
  teller?(event: GameEvent): number | null;
  /** How many milliseconds the board plays an event out by itself; the next scene and the results wait for it. */
  lasts?(event: GameEvent): number;
}

/** A number with a true minus sign. */
export function figure(points: number): string {
  return String(points).replace("-", "−");
}

/** A number with its sign, as what one gains or loses. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points);
}

const FOLDERS = import.meta.glob<{ default: GameTable }>("./*/index.ts");

/** The table of a game, fetched when it is first needed. */
export async function loadTable(game: string): Promise<GameTable> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`no table for ${game}`);
  return (await load()).default;
}
