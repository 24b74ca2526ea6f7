/** Goryō's table for the shell. */
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Mat from "./Mat.svelte";
import { DISCOVERY } from "./discovery";
import { GORYO, goryo, SAMURAI } from "./view";
import type { GameTable } from "../table";
import { m } from "../../paraglide/messages.js";
import type { Flight } from "../../lib/motion";
import type { GameEvent } from "../../lib/protocol";
import { nameOf } from "../../lib/words";

const RULES: Record<string, string> = { space: "3.2", samurai: "4.1", tile: "5.7", gong: "5.5", spirit: "5.6" };

/** Whose doing an event is. */
const HERS = new Set(["bound", "bound_secretly", "broke", "cube_laid", "sprint_laid", "trail_laid", "planned", "path_shown", "sprint_shown", "trail_hit", "trail_kept"]);
const THEIRS = new Set(["called", "moved", "searched", "sniffed", "hunt_ended", "true_print", "false_print", "mallet_moved", "spirit_caught", "draws_due", "token_drawn", "type_sealed"]);

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function flights(event: GameEvent): Flight[] {
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

function things(event: GameEvent): string[] {
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
  shape: "square",
  openMats: true,
  secrets: true,
  stands(view) {
    const { round, rounds } = goryo(view);
    return m.goryo_round({ round: Math.max(round, 1), rounds });
  },
  flights,
  things,
  isQuiet: (event) => event.event === "laid",
  picture: ({ kind, value }) => (kind === "object" && value !== "none" ? { piece: value, colour: "var(--object)" } : null),
  role: (seat, words) => nameOf(words, "role", String(seat)),
  total: () => null,
  ending: (view, words) => sentence(nameOf(words, "ending", goryo(view).ending ?? "")),
  teller: (event) => (HERS.has(event.event) ? GORYO : THEIRS.has(event.event) ? SAMURAI : null),
  lasts: (event) => (event.event === "path_shown" ? DISCOVERY : 0),
  rule: (id) => RULES[id.split(":")[0]!] ?? null,
};

export default table;
