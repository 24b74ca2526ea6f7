/**
 * Composing a move by touching things. The server sends every legal move with the things one touches to make it, in order;
 * nothing here knows a rule, it only follows those lists.
 */

import type { Offer } from "./protocol";

/** What the touches made so far amount to. */
export interface Composition {
  /** Things touched so far, in order. */
  chosen: readonly string[];
  /** Things that may be touched next. */
  lit: ReadonlySet<string>;
  /** The move the touches spell exactly, even when more could still be touched. */
  complete: Offer | null;
  /** Every move that begins with the touches. */
  open: readonly Offer[];
}

/**
 * Several things to choose in any order, where the rules decide them one by one in an order of their own. A game puts it
 * into its table as `pick`: how many, which things with the word for each, what it comes to, whether the turn ends then.
 */
export interface Pick {
  count: number;
  things: Readonly<Record<string, string>>;
  say: Offer["say"];
  ends_turn: boolean;
}

/** What the touches so far allow; a pick, where there is one, takes the place of the single moves. */
export function compose(legal: readonly Offer[], touches: readonly string[], pick: Pick | null = null): Composition {
  if (pick && legal.length > 0) return composePick(pick, touches);
  const open = legal.filter((offer) => touches.every((id, at) => offer.touch[at] === id));
  const lit = new Set<string>();
  let complete: Offer | null = null;
  for (const offer of open) {
    const next = offer.touch[touches.length];
    if (next === undefined || isMain(offer, touches)) complete = offer;
    else lit.add(next);
  }
  return { chosen: touches, lit, complete, open };
}

/** The word that ends a turn whose parts are all made is the main button's: it waits there untouched. */
function isMain(offer: Offer, touches: readonly string[]): boolean {
  return touches.length === 0 && offer.touch.length === 1 && offer.touch[0] === "button:confirm";
}

function composePick({ count, things, say, ends_turn }: Pick, touches: readonly string[]): Composition {
  const full = touches.length === count;
  const lit = full ? [] : Object.keys(things).filter((id) => !touches.includes(id));
  const move = touches.map((id) => things[id]).join(" ");
  const complete = full ? { move, touch: [...touches], say, ends_turn, reveals: false } : null;
  return { chosen: touches, lit: new Set(lit), complete, open: complete ? [complete] : [] };
}

/** The touches a pick begins with: everything, where there is nothing to choose. */
export function firstTouches(pick: Pick | null): string[] {
  if (!pick) return [];
  const things = Object.keys(pick.things);
  return things.length === pick.count ? things : [];
}

/**
 * The touches after one more thing is touched, or null when that thing is not open now.
 *
 * Kinder than the bare list: a thing chosen before is let go again, another first thing replaces the one in hand, and a
 * thing that only one move asks for (a space only one tile can reach) chooses that whole move.
 */
export function touch(legal: readonly Offer[], touches: readonly string[], id: string, pick: Pick | null = null): string[] | null {
  if (pick && legal.length > 0) return touchPick(pick, touches, id);
  const after = touchOne(legal, touches, id);
  return after && pressOnlyButton(legal, after);
}

/** What to do with a thing needs no asking where there is only one thing to do. */
function pressOnlyButton(legal: readonly Offer[], touches: string[]): string[] {
  const [only, ...others] = compose(legal, touches).open;
  const isClear = only && others.length === 0 && only.touch.slice(touches.length).every((id) => id.startsWith("button:"));
  return isClear ? [...only.touch] : touches;
}

function touchOne(legal: readonly Offer[], touches: readonly string[], id: string): string[] | null {
  if (compose(legal, touches).lit.has(id)) return [...touches, id];
  const at = touches.indexOf(id);
  if (at >= 0) return touches.slice(0, at);
  for (let kept = touches.length - 1; kept >= 0; kept -= 1) {
    const start = touches.slice(0, kept);
    if (compose(legal, start).lit.has(id)) return [...start, id];
  }
  const asking = compose(legal, touches).open.filter((offer) => offer.touch.includes(id));
  const only = asking[0];
  return asking.length === 1 && only ? only.touch.slice(0, only.touch.indexOf(id) + 1) : null;
}

/** A thing picked before is let go; one too many replaces the one picked last. */
function touchPick({ count, things }: Pick, touches: readonly string[], id: string): string[] | null {
  if (!(id in things)) return null;
  if (touches.includes(id)) return touches.filter((each) => each !== id);
  return [...touches.slice(0, count - 1), id];
}

/** When a complete move waits for the player's word: always, when there is no way back from it, or never. */
export type Confirm = "always" | "irrevocable" | "never";

/** Whether a complete move waits for confirmation. */
export function mustConfirm(offer: Offer, confirm: Confirm): boolean {
  if (confirm === "irrevocable") return offer.ends_turn || offer.reveals;
  return confirm === "always";
}
