/** Koinobori's table for the shell. */
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Mat from "./Mat.svelte";
import { carpOf } from "./drawing";
import { koinobori } from "./view";
import type { GameTable } from "../table";
import { m } from "../../paraglide/messages.js";
import type { Flight } from "../../lib/motion";
import type { GameEvent, KoinoboriCarps, View } from "../../lib/protocol";
import type { Words } from "../../lib/words";

const RULES: Record<string, string> = { row: "3.2", card: "4.1", post: "4.2", top: "5.2", own: "4.4", seat: "5.6", pile: "3.4", personal: "4.4" };

/** Where a seat's card is seen: face up in one's own hand, or as the backs of another's. */
function holder(view: View, seat: unknown, card: unknown): string {
  const hand = koinobori(view).seats[Number(seat)]?.hand;
  return hand ? `card:${card}` : `hand:${seat}`;
}

function flights(event: GameEvent, view: View): Flight[] {
  const { event: kind, seat, card, end, post, source, victim } = event;
  switch (kind) {
    case "took":
      return [{ from: `row:${end}`, to: holder(view, seat, card) }];
    case "placed":
    case "covered":
      return [{ from: holder(view, seat, card), to: `top:${post}` }];
    case "faced_down":
    case "faced_down_hidden":
      return [{ from: holder(view, seat, card), to: `personal:${seat}` }];
    case "moved":
      return [{ from: `top:${source}`, to: `top:${post}` }];
    case "stole":
    case "stole_hidden":
      return [{ from: holder(view, victim, card), to: holder(view, seat, card) }];
    default:
      return [];
  }
}

function things(event: GameEvent): string[] {
  const { post, end, event: kind, seat } = event;
  if (kind === "flag_set" || kind === "row_dealt" || kind === "dealt") return [];
  return [post && `top:${post}`, post && `post:${post}`, end && `row:${end}`, kind.startsWith("faced_down") && `personal:${seat}`].filter((id) => typeof id === "string");
}

/** What the ability of a card does, wherever the card lies open. */
function aboutCard(id: string, view: View, words: Words): string | null {
  const [kind, name] = id.split(":");
  const { row, posts, seats } = koinobori(view);
  const hand = seats.flatMap((seat) => seat.hand ?? []);
  const card = kind === "row" ? row.find((each) => each.ends.includes(name as never)) : kind === "top" ? posts.find((each) => each.post === name)?.cards.at(-1) : kind === "card" ? hand.find((each) => each.card === Number(name)) : undefined;
  return card?.ability ? (words[`does.${card.ability}`] ?? null) : null;
}

const table: GameTable = {
  Board,
  Mat,
  Line,
  Facts,
  Hand,
  shape: "wide",
  secrets: true,
  stands(view) {
    const { posts, pile } = koinobori(view);
    return m.koinobori_stands({ posts: posts.filter((post) => !post.closed).length, pile });
  },
  flights,
  things,
  isQuiet: (event) => ["flag_set", "row_dealt", "dealt", "dealt_hidden"].includes(event.event),
  picture: ({ kind, value }) => (kind === "colour" ? { ...carpOf(value as keyof KoinoboriCarps), ratio: 2 } : null),
  total: (view, seat) => (koinobori(view).seats[seat]?.carps ? (view.scores.find((score) => score.seat === seat)?.total ?? 0) : null),
  about: aboutCard,
  rule: (id) => RULES[id.split(":")[0]!] ?? null,
};

export default table;
