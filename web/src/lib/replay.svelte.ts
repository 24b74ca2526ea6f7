/** A finished game, move by move, through any seat's eyes. It is drawn by the same boards as a running one. */
import type { Keys } from "./keyring";
import type { Refused, Step, ToldMove } from "./protocol";
import type { Moment } from "./results";
import { Table } from "./table.svelte";

/** Whose eyes: a seat, the watchers (null), or everything shown. */
export type Eyes = number | null | "all";

export class Replay extends Table {
  move = $state(0);
  moves = $state(0);
  eyes = $state<Eyes>("all");
  /** Whether a moment of it has been shown, so that the number of moves is known. */
  protected begun = false;
  /** Every move with what happened then, the set-up first. */
  story = $state.raw<ToldMove[]>([]);
  /** Where every season or round begins: the position before its first decision. */
  stages = $derived.by<{ title: Record<string, unknown>; move: number }[]>(() =>
    this.story.flatMap(({ stage }, move) => (stage && JSON.stringify(stage) !== JSON.stringify(this.story[move - 1]?.stage) ? [{ title: stage, move: move - 1 }] : [])),
  );
  private reasonShut = $state.raw<Refused | string | null>(null);
  /** Whether others can be sent a link to it. */
  readonly canBeLinked: boolean = true;
  /** Whether its decisions are judged too. */
  readonly isAnalysed: boolean = false;
  private seen = new Map<string, Promise<Moment | null>>();
  /** Where the player is going; what is shown may still be on its way there. */
  private wanted = 0;

  constructor(id: string, keys: Keys) {
    super(id, keys);
    this.isReplay = true;
  }

  /** Why it cannot be shown, said anew when the game's words come. */
  get trouble(): string | null {
    return this.said(this.reasonShut);
  }

  set trouble(reason: Refused | string | null) {
    this.reasonShut = reason;
  }

  /** Show the table after a move; one step forward is played out, everything else is shown at once. */
  async go(move: number, eyes: Eyes = this.eyes): Promise<void> {
    const wanted = Math.max(0, this.begun ? Math.min(move, this.moves) : move);
    this.wanted = wanted;
    const moment = await this.moment(wanted, eyes);
    if (!moment || wanted !== this.wanted) return;
    const next = moment.move === this.move + 1 && eyes === this.eyes && this.display.shown !== null;
    this.begun = true;
    this.move = moment.move;
    this.moves = moment.moves;
    if (this.story.length === 0 || eyes !== this.eyes) void this.tell(eyes);
    this.eyes = eyes;
    const step: Step = { version: moment.move, seat: moment.seat, forced: false, events: moment.events, struck: null };
    this.view = { ...moment.view, legal: [] };
    this.steps = [...this.steps.filter((each) => each.version < moment.move), step];
    if (next) this.display.push({ steps: [step], view: this.view }, true);
    else this.display.set(this.view);
    void this.moment(moment.move + 1, eyes);
  }

  /** Go some moves on or back from where one is going. */
  step(change: (move: number) => number): Promise<void> {
    return this.go(change(this.wanted));
  }

  /** Go to where the turn after this one begins, or back to where this one or the one before it began. */
  turn(by: 1 | -1): Promise<void> {
    const begins = this.story.flatMap(({ seat }, move) => (move > 1 && seat !== this.story[move - 1]!.seat ? [move - 1] : []));
    const next = by > 0 ? begins.find((move) => move > this.wanted) : begins.findLast((move) => move < this.wanted);
    return this.go(next ?? (by > 0 ? this.moves : 0));
  }

  private async tell(eyes: Eyes): Promise<void> {
    const story = await this.fetchStory(eyes);
    if (eyes === this.eyes) this.story = story;
  }

  protected async fetchStory(eyes: Eyes): Promise<ToldMove[]> {
    const answer = await this.send({ type: "moves", audience: eyes === "all" ? null : eyes, revealed: eyes === "all" });
    return answer.result?.moves ?? [];
  }

  protected moment(move: number, eyes: Eyes): Promise<Moment | null> {
    const key = `${eyes}/${move}`;
    const known = this.seen.get(key) ?? this.fetch(move, eyes);
    this.seen.set(key, known);
    return known;
  }

  protected async fetch(move: number, eyes: Eyes): Promise<Moment | null> {
    if (this.begun && move > this.moves) return null;
    const audience = eyes === "all" ? null : eyes;
    const answer = await this.send({ type: "replay", move, audience, revealed: eyes === "all" });
    if (answer.refused) this.trouble = answer.refused;
    return answer.result;
  }

  /** The record up to the move that is shown, to play on from. */
  async recordHere(): Promise<{ record: Record<string, unknown>; steps: number }> {
    const moment = await this.moment(this.move, this.eyes);
    return { record: await this.record(), steps: moment?.steps ?? 0 };
  }
}
