/** What a view of Gorbino's Quest holds, as the protocol declares it, and what lies on its slots. */
import type { GorbinosQuestCard, GorbinosQuestCost, GorbinosQuestScoringSlot, GorbinosQuestTableView, GorbinosQuestTrackSlot, View } from "../../lib/protocol";

export function quest(view: View): GorbinosQuestTableView {
  return view.table as GorbinosQuestTableView;
}

/** Whether a card lies on a slot of the track; then its face and its prices are there too. */
export function hasCard(slot: GorbinosQuestTrackSlot): slot is GorbinosQuestTrackSlot & GorbinosQuestCard & { parts: GorbinosQuestCost; cost: GorbinosQuestCost } {
  return slot.card !== null;
}

/** Whether a victory-point card lies on a scoring slot. */
export function hasVictory(slot: GorbinosQuestScoringSlot): slot is Required<GorbinosQuestScoringSlot> & { victory: string } {
  return slot.victory !== null;
}
