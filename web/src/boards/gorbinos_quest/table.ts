/** The table of Gorbino's Quest as the server describes it (`src/tokonoma/games/gorbinos_quest/view.py`). */
import type { View } from "../../lib/protocol";

export type Good = "food" | "wood" | "coal" | "iron" | "gold";
export type Tag = "pink" | "purple" | "yellow" | "blue" | "red" | "green";
export type Goods = Partial<Record<Good, number>>;

export interface Cost {
  goods: Goods;
  coins: number;
}

export interface Does {
  does: string;
  loans?: Record<string, number>;
  goods?: Goods;
  coins?: number;
  resources?: number;
  prices?: Record<Good, number>;
  buys?: number;
  income?: number;
  cards?: number;
}

export interface Card {
  card: string;
  type: string;
  tag: Tag | null;
  does: Does;
  may_play?: boolean | null;
}

export interface Location {
  location: string;
  province: string;
  capital: boolean;
  x: number;
  y: number;
  token: Good | null;
  cities: Record<string, number>;
  cost: (Cost & { in_reach: boolean; may_build: boolean }) | null;
}

export interface Slot {
  victory: string;
  times: number;
  divided_by: number;
  tag: Tag;
  seats: { seat: number; tags: number; count: number; per_tag: number; points: number; one_more_tag: number; one_more_city: number }[];
}

export interface Seat {
  seat: number;
  coins: number;
  goods: Record<Good, number>;
  income: number;
  income_space: number;
  cities_left: number;
  hand: Card[];
  discard: Card[];
  tags: Partial<Record<Tag, number>>;
}

export interface Trade {
  traded: Goods;
  net: number;
  coins_then: number;
  prices: Record<Good, number>;
}

export interface Quest {
  pace: string;
  round: number;
  first_player: number;
  cards_due: number;
  decision: string | null;
  map: { locations: Location[]; roads: [string, string][] };
  build_cost: { card: string; costs: Record<Good, Cost>; overbuilding: number[] };
  track: ((Card & { slot: number; surcharge: number; parts: Cost; cost: Cost }) | { slot: number; surcharge: number; card: null })[];
  deck: number;
  income_track: number[];
  seats: Seat[];
  slots: Slot[];
  playing: { card: string; acts_as: string | null; opponent: number | null; left?: number; trade?: Trade } | null;
}

export const GOODS: readonly Good[] = ["food", "wood", "coal", "iron", "gold"];
export const TAGS: readonly Tag[] = ["pink", "purple", "yellow", "blue", "red", "green"];

export function quest(view: View): Quest {
  return view.table as unknown as Quest;
}
