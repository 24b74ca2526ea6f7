/** Gorinto's table for the shell. */
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Line from "./Line.svelte";
import Mat from "./Mat.svelte";
import { gorinto } from "./view";
import type { GameTable } from "../table";
import { m } from "../../paraglide/messages.js";
import type { Flight } from "../../lib/motion";
import type { GameEvent } from "../../lib/protocol";
import { nameOf } from "../../lib/words";

const RULES: Record<string, string> = { path: "3.1", space: "3.4", tile: "3.5", gift: "8.3", mat: "3.3", token: "9.4" };
/** The set-up is seen on the board; the log would be long and tell nothing. */
const QUIET = new Set(["mountain_laid", "path_laid", "kitsune_tile_turned", "kitsune_tile_laid", "order_dealt"]);

function flights(event: GameEvent): Flight[] {
  const { event: kind, seat, element, path, space, partner } = event;
  switch (kind) {
    case "placed":
      return [{ from: `path:${path}`, to: `space:${space}` }];
    case "gathered":
      return [{ from: `space:${space}`, to: `mat:${seat}:${element}` }];
    case "kitsune_gathered":
      return [{ from: `space:${space}`, to: `mat:kitsune:${element}` }];
    case "gave":
      return [{ from: `mat:${seat}:${element}`, to: `mat:${partner}:${element}` }];
    case "removed":
    case "burrowed":
      return [{ from: `path:${path}`, to: null }];
    default:
      return [];
  }
}

function things(event: GameEvent): string[] {
  if (QUIET.has(event.event)) return [];
  return [event["path"] && `path:${event["path"]}`, event["space"] && `space:${event["space"]}`].filter((id) => typeof id === "string");
}

const table: GameTable = {
  Board,
  Mat,
  Line,
  Facts,
  shape: "square",
  secrets: false,
  stands(view, words) {
    const { landscape, season, turn, turns } = gorinto(view);
    if (view.outcome) return `${nameOf(words, "landscape", landscape)} · ${m.game_over()}`;
    return m.gorinto_stands({ landscape: nameOf(words, "landscape", landscape), season: nameOf(words, "season", season), turn, turns });
  },
  flights,
  things,
  isQuiet: (event) => QUIET.has(event.event),
  picture: ({ kind, value }) => (kind === "element" ? { piece: value, colour: `var(--${value})` } : null),
  teams: (view) => gorinto(view).teams?.map(({ seats }) => seats) ?? null,
  brought: (view, seat) => gorinto(view).seats[seat]?.wisdom ?? 0,
  rival(view) {
    const { kitsune } = gorinto(view);
    return kitsune ? { name: m.gorinto_kitsune(), total: kitsune.wisdom } : null;
  },
  rule: (id) => RULES[id.split(":")[0]!] ?? null,
};

export default table;
