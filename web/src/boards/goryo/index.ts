/** Goryō's table for the shell. */
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Mat from "./Mat.svelte";
import { goryo } from "./table";
import type { Event, GameTable } from "../table";
import { m } from "../../paraglide/messages.js";
import type { Flight } from "../../lib/motion";

const RULES: Record<string, string> = { space: "3.2", samurai: "4.1", tile: "5.7", gong: "5.5", spirit: "5.6" };

function flights(event: Event): Flight[] {
  switch (event.event) {
    case "moved":
      return [{ from: `samurai:${event["samurai"]}`, to: `samurai:${event["samurai"]}` }];
    case "searched":
    case "sniffed":
      return [{ from: null, to: `space:${event["space"]}` }];
    default:
      return [];
  }
}

function things(event: Event): string[] {
  const { space, samurai, object, path, gong } = event;
  const found = [space && `space:${space}`, samurai && `samurai:${samurai}`, gong !== undefined && `gong:${gong}`];
  if (!space && object) found.push(`tile:${object}`);
  if (Array.isArray(path)) found.push(...path.map((each) => `space:${each}`));
  return found.filter((id) => typeof id === "string");
}

const table: GameTable = {
  Board,
  Mat,
  Facts,
  secrets: true,
  stands(view) {
    const { round, rounds } = goryo(view);
    return m.goryo_round({ round: Math.max(round, 1), rounds });
  },
  flights,
  things,
  isQuiet: (event) => event.event === "laid",
  picture: ({ kind, value }) => (kind === "object" && value !== "none" ? { piece: value, colour: "var(--object)" } : null),
  rule: (id) => RULES[id.split(":")[0]!] ?? null,
};

export default table;
