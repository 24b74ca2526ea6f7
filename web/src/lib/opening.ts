/** Opening a table and sitting down at it. */
import { claimSeat, makeSecret, openTable } from "./api";
import { addSecret, keepKeys } from "./keyring";
import type { GameFacts, OpenTable, SeatWish, TableOpened } from "./protocol";
import { settings } from "./settings.svelte";

/** Whether mode and options are the ones in which levels were rated: the first of each. */
export function isUsual(game: GameFacts, chosen: Record<string, string>): boolean {
  const mode = Object.keys(game.modes)[0];
  return (chosen["mode"] ?? mode) === mode && game.options.every(({ name, values }) => (chosen[name] ?? values[0]) === values[0]);
}

/** The middling bot: strong enough to be worth beating. */
export function middling(game: GameFacts): string {
  return game.levels[Math.floor(game.levels.length / 2)]?.name ?? "";
}

export function me(): SeatWish {
  return { kind: "me", secret: makeSecret(), ...(settings.name ? { name: settings.name } : {}) };
}

/** Me and bots of a middling level, in the default mode with as few seats as it allows. */
export function playNow(game: GameFacts): OpenTable {
  const seats = Object.values(game.modes)[0]?.[0] ?? 2;
  const bots = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "bot", level: middling(game) }));
  return { game: game.name, seats: [me(), ...bots], request: makeSecret() };
}

/** Me and somebody with a link. */
export function playWithAFriend(game: GameFacts): OpenTable {
  const seats = Object.values(game.modes).flat().find((count) => count > 1) ?? 2;
  return { game: game.name, seats: [me(), ...Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "person" }))], request: makeSecret() };
}

/** Open a table, keep its secrets in this browser, and tell its address. Whoever gave every seat away watches. */
export async function open(wish: OpenTable): Promise<string> {
  const { table, seats, watch, invitations }: TableOpened = await openTable(wish);
  const watching = seats.length === 0;
  keepKeys(table, { secrets: watching ? [watch] : seats.map((seat) => seat.secret), watching, watch, invitations });
  return `/table/${table}`;
}

/** Sit down by an invitation. */
export async function claim(table: string, token: string): Promise<void> {
  const secret = makeSecret();
  const claimed = await claimSeat(table, { token, secret, ...(settings.name ? { name: settings.name } : {}) });
  addSecret(table, claimed.secret);
}

/** A first game: me at the seat that is learnt first, easy bots that say why they move at the others, as few as there may be. */
export function firstGame(game: GameFacts, mine: number): OpenTable {
  return { game: game.name, seats: seatsOf(game, Object.values(game.modes)[0]?.[0] ?? 2, mine), aloud: true, request: makeSecret() };
}

function seatsOf(game: GameFacts, count: number, mine: number): SeatWish[] {
  const level = game.levels.find((each) => each.name === "easy")?.name ?? middling(game);
  return Array.from({ length: count }, (_, seat): SeatWish => (seat === mine ? me() : { kind: "bot", level }));
}

/** A table that begins from a position: me at one seat, easy bots at the others. */
export function tryPosition(game: GameFacts, count: number, mine: number, position: Record<string, unknown>): OpenTable {
  return { ...firstGame(game, mine), seats: seatsOf(game, count, mine), begin: { kind: "position", position } };
}
