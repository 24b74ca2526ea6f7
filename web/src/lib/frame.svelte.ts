/**
 * How the parts of a table are laid out, by the window's width and height alone. Measured in em, so that a reader who
 * asks for larger letters gets the layout of a smaller window.
 */
import { MediaQuery } from "svelte/reactivity";

/**
 * wide: seats, board and panel in three columns. short: the same with a rail of seats and a tabbed panel. compact: seats
 * in a strip above, board and panel side by side. tall: board above, panel below. low: a phone lying on its side, board
 * at the left edge. phone: one column.
 */
export type Frame = "wide" | "short" | "compact" | "tall" | "low" | "phone";

const isLow = new MediaQuery("(max-height: 34.99em) and (min-width: 37.5em)");
const isPhone = new MediaQuery("(max-width: 43.74em)");
const isUpright = new MediaQuery("(max-width: 74.99em) and (orientation: portrait)");
const isCompact = new MediaQuery("(max-width: 74.99em)");
const isShort = new MediaQuery("(max-height: 47.49em)");

/** The frame of this window; a game with a large map has no use for the columns of the wide one. */
export function frameOf(isDense: boolean): Frame {
  if (isLow.current) return "low";
  if (isPhone.current) return "phone";
  if (isUpright.current) return "tall";
  if (isCompact.current) return "compact";
  return isShort.current || isDense ? "short" : "wide";
}

/** Whether the panel has room for the standing facts and the tabs below them, rather than for one at a time. */
export function hasRoom(): boolean {
  return !isShort.current && !isCompact.current;
}
