/** The discovery of a round, played out: when each part of it begins, in milliseconds. */
import type { GoryoDiscovery, GoryoTableView } from "../../lib/protocol";

/** One step of the trail, then the prints, the mallet and the draws. */
export const STEP = 320;
export const PRINTS = 2100;
export const MALLET = 2700;
export const SEALS = 3200;
export const DISCOVERY = 3900;

/** The discovery that lies open: until somebody acts in the next hunt, or she plans on behind her own screen. */
export function openDiscovery({ stage, hunt, goryo, discovery }: GoryoTableView): GoryoDiscovery | null {
  const hunting = stage === "hunt" && hunt.calls > 0;
  const planning = goryo.plan !== null && goryo.plan.path.length > 1;
  return hunting || planning ? null : discovery;
}
