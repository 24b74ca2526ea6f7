/** Short names for Koinobori's table as the protocol declares it, and how its cards are drawn. */
import type { KoinoboriCard, KoinoboriCarps, KoinoboriTableView, View } from "../../lib/protocol";

export type {
  KoinoboriCard as Card,
  KoinoboriPost as Post,
  KoinoboriSeat as Seat,
  KoinoboriTableView as Koinobori,
} from "../../lib/protocol";

export type Colour = keyof KoinoboriCarps;
export type Ability = NonNullable<KoinoboriCard["ability"]>;

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

export function koinobori(view: View): KoinoboriTableView {
  return view.table as KoinoboriTableView;
}

/** The symbol and pigment of a carp. */
export function carpOf(colour: Colour): { piece: string; colour: string } {
  const name = colour === "dark_green" ? "green" : colour;
  return { piece: `carp-${name}`, colour: `var(--carp-${name})` };
}

export function pieceOf(ability: Ability): string {
  return PIECES[ability];
}
