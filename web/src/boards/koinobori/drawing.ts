/** How the cards and posts of Koinobori are drawn. */
import { everyKey } from "../../lib/every";
import type { KoinoboriCard, KoinoboriCarps } from "../../lib/protocol";

type Ability = NonNullable<KoinoboriCard["ability"]>;

export const COLOURS = everyKey<KoinoboriCarps>()("dark_green", "lime", "orange", "black", "purple", "pink");
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

/** The symbol and pigment of a carp. */
export function carpOf(colour: keyof KoinoboriCarps): { piece: string; colour: string } {
  const name = colour === "dark_green" ? "green" : colour;
  return { piece: `carp-${name}`, colour: `var(--carp-${name})` };
}

export function pieceOf(ability: Ability): string {
  return PIECES[ability];
}
