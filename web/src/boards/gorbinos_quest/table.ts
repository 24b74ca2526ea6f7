/** Short names for the table of Gorbino's Quest as the protocol declares it, and what the server does not send: the order things are drawn in. */
import type { GorbinosQuestScoringSlot, GorbinosQuestTableView, GorbinosQuestTags, GorbinosQuestTrackSlot, View } from "../../lib/protocol";
import type { GorbinosQuestCard, GorbinosQuestCost, GorbinosQuestGoods, GorbinosQuestHandCard } from "../../lib/protocol";

export type { GorbinosQuestCost as Cost, GorbinosQuestLocation as Location, GorbinosQuestSeat as Seat, GorbinosQuestTableView as Quest } from "../../lib/protocol";

export type Good = keyof GorbinosQuestGoods;
export type Tag = keyof GorbinosQuestTags;
export type Card = GorbinosQuestCard & Partial<Pick<GorbinosQuestHandCard, "may_play">>;

/** Whether a card lies on a slot of the track; then its face and its prices are there too. */
export function hasCard(slot: GorbinosQuestTrackSlot): slot is GorbinosQuestTrackSlot & Card & { parts: GorbinosQuestCost; cost: GorbinosQuestCost } {
  return slot.card !== null;
}

/** Whether a victory-point card lies on a scoring slot. */
export function hasVictory(slot: GorbinosQuestScoringSlot): slot is Required<GorbinosQuestScoringSlot> & { victory: string } {
  return slot.victory !== null;
}

export const GOODS: readonly Good[] = ["food", "wood", "coal", "iron", "gold"];
export const TAGS: readonly Tag[] = ["pink", "purple", "yellow", "blue", "red", "green"];

export function quest(view: View): GorbinosQuestTableView {
  return view.table as GorbinosQuestTableView;
}
