/** The order in which the things of Gorbino's Quest are drawn. */
import { everyKey } from "../../lib/every";
import type { GorbinosQuestGoods, GorbinosQuestTags } from "../../lib/protocol";

export const GOODS = everyKey<GorbinosQuestGoods>()("food", "wood", "coal", "iron", "gold");
export const TAGS = everyKey<GorbinosQuestTags>()("pink", "purple", "yellow", "blue", "red", "green");
