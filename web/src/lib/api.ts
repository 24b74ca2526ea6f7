/** The server's HTTP interface, one function per door. A refusal is thrown as `Refusal` with the server's own words. */
import type { ClaimSeat, GameFacts, LastBoard, MyTable, OpenTable, Reach, Refused, SeatClaimed, StudyMoment, StudyRecord, TableFacts, TableOpened } from "./protocol";
import type { Language, Words } from "./words";

/** Something the server would not do, and why. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request: RequestInit = body === undefined ? { headers } : { method: "POST", body: JSON.stringify(body), headers: { ...headers, "Content-Type": "application/json" } };
  const response = await fetch(`/api${path}`, request).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (response.ok) return response;
  throw new Refusal(await response.json().catch(() => ({ kind: "unreadable", code: String(response.status), message: response.statusText, values: {} })));
}

export async function json<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> {
  return (await ask(path, body, headers)).json();
}

/** A promise kept for the next caller; a failed one is forgotten. */
function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const promise = kept.get(key) ?? make();
  kept.set(key, promise);
  promise.catch(() => kept.delete(key));
  return promise;
}

const catalogues = new Map<string, Promise<Words>>();
const rulebooks = new Map<string, Promise<string>>();
const shelves = new Map<string, Promise<GameFacts[]>>();

export const readGames = (): Promise<GameFacts[]> => once(shelves, "", () => json("/games"));
export const readWords = (game: string, language: Language): Promise<Words> => once(catalogues, `${game}/${language}`, () => json(`/games/${game}/words/${language}`));
export const readRules = (game: string, language: Language): Promise<string> => once(rulebooks, `${game}/${language}`, async () => (await ask(`/games/${game}/rules/${language}`)).text());
export const readMine = (): Promise<MyTable[]> => json("/mine");
export const readReach = (): Promise<Reach> => json("/reach");
export const readTable = (table: string): Promise<TableFacts> => json(`/tables/${table}`);
export const openTable = (wish: OpenTable): Promise<TableOpened> => json("/tables", wish);
export const claimSeat = (table: string, claim: ClaimSeat): Promise<SeatClaimed> => json(`/tables/${table}/claim`, claim);
export const readRecord = (table: string, secret: string): Promise<Record<string, unknown>> => json(`/tables/${table}/record`, undefined, { "X-Seat-Secret": secret });
export const readBoard = (table: string, secret: string): Promise<LastBoard> => json(`/tables/${table}/board`, undefined, { "X-Seat-Secret": secret });
export const studyRecord = (study: StudyRecord): Promise<StudyMoment> => json("/study", study);

/** 128 random bits as 22 characters: a seat's secret, or the mark of a request that may be sent twice. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Random bytes in hexadecimal, a player's part of the deal. */
export function makeContribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
