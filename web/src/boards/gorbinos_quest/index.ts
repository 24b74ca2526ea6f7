/** The table of Gorbino's Quest for the shell. */
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Mat from "./Mat.svelte";
import { GOODS } from "./drawing";
import { quest } from "./view";
import type { GameTable } from "../table";
import { m } from "../../paraglide/messages.js";
import type { Flight } from "../../lib/motion";
import type { GameEvent, GorbinosQuestGoods } from "../../lib/protocol";

const RULES: Record<string, string> = { card: "3.1", slot: "5.4", location: "5.6", province: "5.2", good: "5.3", coins: "5.3", seat: "5.7" };
const QUIET = new Set(["token_laid", "provinces_left_out", "revealed", "condition_shown", "turn_began"]);

function flights(event: GameEvent): Flight[] {
  const { event: kind, seat, good, location, opponent } = event;
  switch (kind) {
    case "cities_yielded":
      return [{ from: `location:${location}`, to: `purse:${seat}:${good}` }];
    case "built":
    case "first_city_placed":
      return [{ from: null, to: `location:${location}` }];
    case "stole":
      return [{ from: `purse:${opponent}:${good}`, to: `purse:${seat}:${good}` }];
    default:
      return [];
  }
}

function things(event: GameEvent): string[] {
  if (QUIET.has(event.event)) return [];
  const { location, province } = event;
  return [location && `location:${location}`, province && `province:${province}`].filter((id) => typeof id === "string");
}

const table: GameTable = {
  Board,
  Mat,
  Line,
  Facts,
  Hand,
  shape: "wide",
  dense: true,
  secrets: false,
  stands(view) {
    const { round, deck } = quest(view);
    return m.quest_stands({ round, deck });
  },
  flights,
  things,
  isQuiet: (event) => QUIET.has(event.event),
  picture({ kind, value }) {
    if (kind === "good" && GOODS.includes(value as keyof GorbinosQuestGoods)) return { piece: value, colour: `var(--${value})` };
    if (kind === "tag") return { piece: `tag-${value}`, colour: `var(--tag-${value})` };
    return kind === "card" ? { piece: `card-${value.split(".")[0]}`, colour: "var(--sumi)" } : null;
  },
  about(id, view, words) {
    const [kind, name] = id.split(":");
    const card = kind === "slot" ? quest(view).track[Number(name)]?.card : kind === "card" ? name : null;
    return card ? (words[`does.${card.split(".")[0]}`] ?? null) : null;
  },
  rule: (id) => RULES[id.split(":")[0]!] ?? null,
};

export default table;
