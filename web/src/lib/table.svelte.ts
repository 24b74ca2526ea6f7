/** One table as this page knows it: what the server told, what the player is composing, what waits for an answer. */
import { getContext, setContext } from "svelte";
import { type GameTable, loadTable } from "../boards/table";
import { makeContribution, readRecord, readWords, Refusal, Unreachable } from "./api";
import { compose, firstTouches, mustConfirm, type Pick, touch } from "./compose";
import { Connection, type Link, type Request } from "./connection";
import { Display } from "./display.svelte";
import { type Frame, frameOf } from "./frame.svelte";
import { m } from "../paraglide/messages.js";
import { keepKeys, type Keys, readKeys } from "./keyring";
import { nameAt } from "./levels";
import type { Answer, Clocks, FromServer, Hello, Line, Notice, Offer, Patched, Preview, Refused, SeatFacts, Step, TableFacts, View } from "./protocol";
import { sayRefusal } from "./refusals";
import type { AnswerTo } from "./results";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { say, type Words } from "./words";

const NOTHING: ReadonlySet<string> = new Set();

export class Table {
  facts = $state.raw<TableFacts | null>(null);
  game = $state.raw<GameTable | null>(null);
  words = $state.raw<Words>({});
  link = $state<Link>("connecting");
  yours = $state.raw<number[]>([]);
  host = $state(false);
  looking = $state<number | null>(null);
  version = $state(0);
  view = $state.raw<View | null>(null);
  /** The view before the first decision of one's own turn, while that turn is on. */
  turnStart = $state.raw<View | null>(null);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Line[]>([]);
  /** How many lines of the chat were on screen; what came since is marked. */
  chatRead = $state(0);
  clocks = $state.raw<Clocks>({ left: [], running: null });
  clocksAt = $state(0);
  takeBack = $state<number | null>(null);
  /** When a bot begins to play for whoever just left this seat, by the page's clock; null where that was not heard. */
  standInAt = $state<number | null>(null);
  watchers = $state(0);
  notice = $state.raw<Notice | null>(null);

  /** Things touched for the move in the making. */
  touches = $state.raw<string[]>([]);
  /** A move sent and not yet acknowledged: shown as pending, never as done. */
  pending = $state.raw<Offer | null>(null);
  /** Why the last touch or move was not taken, as it was told. */
  private reason = $state.raw<Refused | string | null>(null);
  /** The thing under the pointer or the keyboard's focus. */
  pointed = $state<string | null>(null);
  /** The thing under the pointer, in focus or touched for long just now, with what it is. */
  at = $state.raw<{ id: string; name: string } | null>(null);
  /** What the move that is thought of would do, once the server has said it. */
  preview = $state.raw<Preview | null>(null);
  /** A move that is written rather than touched, such as the amounts of a trade. */
  draft = $state.raw<Offer | null>(null);
  /** Whether the move is written just now: then nothing is lit. */
  writes = $state(false);
  /** The things a line of the log is about, while it is pointed at. */
  told = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Whether the results of a game that is over are shown, or put away to see the board. */
  showResults = $state(true);
  /** Whether a hint stands in place of the action bar. */
  hinting = $state(false);
  /** Several people at one device: the seat whose turn it is, while nobody has said that they are looking. */
  curtain = $state<number | null>(null);
  /** Who has said that they look; what the server said before may still come in. */
  private coming: number | null = null;

  /** A replayed game takes its views from the replay, not from the table's own story. */
  isReplay = false;

  display = new Display(
    () => this.game,
    () => play("wood"),
    () => this.shownAll(),
  );
  /** How the parts of the table are laid out in this window. */
  frame = $derived<Frame>(frameOf(this.game?.dense ?? false));
  /** The view the player has seen up to now: what is offered and said waits for the board. */
  current = $derived<View | null>(this.display.playing ? this.display.shown : this.view);
  /** The seat one looks from, where one left it or a bot plays at it: until one sits down again one plays nothing. */
  away = $derived.by<SeatFacts | null>(() => {
    const own = this.isReplay || this.looking === null ? undefined : this.facts?.seats[this.looking];
    return own && (own.left || own.stand_in) ? own : null;
  });
  legal = $derived<Offer[]>(this.pending || this.curtain !== null || this.display.playing || this.away ? [] : (this.view?.legal ?? []));
  pick = $derived<Pick | null>(this.view && "pick" in this.view.table ? this.view.table.pick : null);
  composition = $derived(compose(this.legal, this.touches, this.pick));
  /** The complete move that waits for the player's word. */
  ready = $derived(this.draft && this.legal.length > 0 ? this.draft : this.composition.complete);
  /** The move that is thought of: the one that is ready, or the one that the thing pointed at would complete. */
  thought = $derived.by<Offer | null>(() => {
    const id = this.at?.id;
    if (this.draft || !id || this.pending || (this.ready && this.touches.length > 0)) return this.ready;
    const touches = touch(this.legal, this.touches, id, this.pick);
    return (touches && compose(this.legal, touches, this.pick).complete) || this.ready;
  });
  isOver = $derived((this.current?.outcome ?? null) !== null || (this.current?.ending ?? null) !== null);
  /** Whether the board waits for somebody: in a lesson not while a try or an answer is looked at. */
  get waits(): boolean {
    return !this.isOver;
  }

  /** Why the last touch or move was not taken, said anew when the game's words come or the language changes. */
  get why(): string | null {
    return this.said(this.reason);
  }

  set why(reason: Refused | string | null) {
    this.reason = reason;
  }

  isMyTurn = $derived(this.current !== null && this.looking !== null && this.current.to_act === this.looking && !this.isOver && !this.away);
  /** The steps the board has shown. */
  toldSteps = $derived(this.display.told === null ? this.steps : this.steps.filter((step) => step.version <= this.display.told!));

  /** Whether the turn was called, the end heard. */
  private called = false;
  private ended = false;

  /** Why this browser may not come in, if it may not. */
  refused = $state<Refused | null>(null);
  private connection: Connection | null = null;
  /** Messages are taken one after another, also while the game's table is still being fetched. */
  private heard: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    protected readonly keys: Keys,
  ) {}

  open(): void {
    this.connection = new Connection(this.id, {
      hello: () => this.hello(),
      hear: (message) => {
        this.heard = this.heard.then(() => this.hear(message));
      },
      link: (link) => (this.link = link),
      refuse: (refused) => (this.refused = refused),
    });
  }

  close(): void {
    this.connection?.close();
  }

  // Hearing

  private hello(): Hello {
    const looking = this.looking === null ? {} : { looking: this.looking };
    return { type: "hello", secrets: this.keys.secrets, version: this.version, curtain: this.curtain !== null || this.mustAskWhoLooks, contribution: makeContribution(), ...looking };
  }

  /** Several people at one device, and nobody has said yet that they are looking: nothing secret may be shown. */
  private get mustAskWhoLooks(): boolean {
    return this.looking === null && !this.keys.watching && this.keys.secrets.length > 1;
  }

  private async hear(message: Exclude<FromServer, Answer | Patched>): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.game ??= await loadTable(message.facts.game);
        this.facts = message.facts;
        this.yours = message.yours;
        this.host = message.host;
        if (this.view === null) this.chatRead = message.chat.length;
        this.chat = message.chat;
        this.takeBack = message.take_back;
        this.setClocks(message.clocks);
        if (!this.isReplay) this.take(message.looking, message.version, message.steps, message.view, this.view !== null);
        return;
      case "update":
        this.setClocks(message.clocks);
        if (!this.isReplay) this.take(message.looking, message.version, message.steps, message.view, true);
        return;
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "presence":
        if (this.facts) this.facts = { ...this.facts, seats: message.seats, status: message.status, deal: message.deal, rematch: message.rematch };
        this.watchers = message.watchers;
        this.takeBack = message.take_back;
        return;
      case "clocks":
        return this.setClocks(message.clocks);
      case "notice":
        this.notice = message;
        if (message.code === "left" && message.seat === this.looking) this.standInAt = performance.now() + Number(message.values["seconds"]) * 1000;
    }
  }

  private setClocks(clocks: Clocks): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  private take(looking: number | null, version: number, steps: Step[], view: View | null, live: boolean): void {
    const other = looking !== this.looking;
    if (other) this.steps = [];
    else steps = steps.filter((step) => step.version > Math.max(this.version, this.steps.at(-1)?.version ?? 0));
    const struck = steps.some((step) => step.struck !== null);
    this.steps = strike([...this.steps, ...steps]);
    if (version > this.version) this.pending = null;
    this.looking = looking;
    this.version = version;
    this.view = view;
    this.preview = null;
    this.draft = null;
    const mine = view !== null && looking !== null && view.to_act === looking;
    if (!mine) this.turnStart = null;
    else if (!this.turnStart || !view.undo.may) this.turnStart = view;
    this.touches = firstTouches(view && view.legal.length > 0 ? this.pick : null);
    if (!live || other || struck || !view) this.display.set(view);
    else if (steps.length > 0) this.display.push({ steps, view });
    else this.display.set(view);
    if (live && !this.display.playing) this.shownAll();
    this.seeToTheCurtain();
  }

  /** The board has shown all there is: now the turn may be called and the end be heard. */
  private shownAll(): void {
    if (this.isMyTurn && !this.called) play("turn");
    if (this.isOver && !this.ended) play("end");
    this.called = this.isMyTurn;
    this.ended = this.isOver;
  }

  /** Several people at one device: whoever is to act shall look, behind a curtain where the game has secrets. */
  private seeToTheCurtain(): void {
    const seat = this.view?.to_act ?? null;
    if (seat === null || seat === this.looking || seat === this.coming || !this.yours.includes(seat)) return;
    if (this.game?.secrets === false) void this.look(seat);
    else if (this.curtain === null) {
      this.curtain = seat;
      void this.send({ type: "look", seat: null });
    }
  }

  // Asking

  send<R extends Request>(request: R): Promise<AnswerTo<R>> {
    return this.connection!.request(request);
  }

  async look(seat: number | null): Promise<void> {
    this.curtain = null;
    this.version = 0;
    this.coming = seat;
    await this.send({ type: "look", seat, version: 0 });
    if (this.coming === seat) this.coming = null;
  }

  /** The pointer or the focus has left a thing. Taking away what has the focus blurs it while the page is being drawn, so later. */
  leave(id: string): void {
    queueMicrotask(() => {
      if (this.at?.id === id) this.at = null;
    });
  }

  /** Touch a thing: choose it, let it go, complete a move with it, or learn why it cannot be. */
  async touch(id: string): Promise<void> {
    this.display.flush();
    this.why = this.away ? this.whyAway(this.away) : null;
    if (this.pending || this.away) return;
    if (this.ready && id === this.touches.at(-1)) return this.confirm();
    const touches = touch(this.legal, this.touches, id, this.pick);
    if (touches === null) return this.askWhy(id);
    this.touches = touches;
    const { complete, lit } = this.composition;
    if (complete && lit.size === 0 && !mustConfirm(complete, settings.confirm)) await this.confirm();
  }

  private whyAway({ stand_in }: SeatFacts): string {
    return stand_in ? m.refused_bot_plays() : m.away_sit_down();
  }

  protected async askWhy(id: string): Promise<void> {
    if (this.looking === null) return;
    const answer = await this.send({ type: "why", touch: [...this.touches, id] });
    const refused = answer.result?.refused ?? answer.refused;
    this.why = refused ?? null;
    if (refused) play("no");
  }

  /** What a move would do, as the server says; null where it cannot say it. A refused draft is told why. */
  async foresee(offer: Offer): Promise<Preview | null> {
    const answer = await this.send({ type: "preview", version: this.version, move: offer.move });
    if (offer === this.draft) this.why = answer.status === "illegal" ? answer.refused : null;
    return answer.result?.preview ?? null;
  }

  /** Send the move that is complete. */
  async confirm(): Promise<void> {
    const offer = this.ready;
    if (offer) await this.decide(offer);
  }

  async decide(offer: Offer): Promise<void> {
    this.display.flush();
    this.pending = offer;
    this.why = null;
    this.display.unmark();
    if (offer.ends_turn) this.display.turnBegins();
    const { version } = this;
    const answer = await this.send({ type: "move", version, move: offer.move });
    // An accepted move is pending until the table has changed by it: what was open before it is open no more.
    if (answer.refused || this.version > version) this.pending = null;
    if (answer.refused) this.why = answer.refused;
  }

  /** A refusal in the player's language, where the game's catalogue has it; else as the server says it. */
  reasonOf(refused: Refused): string {
    const key = refused.values["key"];
    if (typeof key !== "string" || !(key in this.words)) return sayRefusal(refused);
    const said = say(this.words, key, refused.values, settings.language, this.nameOf);
    return said.charAt(0).toLocaleUpperCase(settings.language) + said.slice(1);
  }

  /** A reason in words, whatever form it came in. */
  said(reason: Refused | string | null): string | null {
    return typeof reason === "string" || reason === null ? reason : this.reasonOf(reason);
  }

  /** Take back: first what is being composed, then the last decision of this turn. */
  async back(): Promise<void> {
    this.why = null;
    if (this.touches.length > firstTouches(this.pick).length) this.touches = this.touches.slice(0, -1);
    else if (this.view?.undo.may) {
      const answer = await this.send({ type: "undo", version: this.version });
      if (answer.refused) this.why = answer.refused;
    } else if (this.isMyTurn && this.view?.undo.why_not) this.why = this.view.undo.why_not;
  }

  get mayGoBack(): boolean {
    return !this.away && (this.touches.length > firstTouches(this.pick).length || (this.view?.undo.may ?? false));
  }

  /** What a seat is called; a person's seat keeps its name while a bot plays there. */
  nameOf = (seat: number): string => {
    return nameAt(this.facts?.seats ?? [], seat);
  };

  /** A seat's score as far as it is known; null where a game has none, or keeps it secret. */
  totalOf(view: View, seat: number): number | null {
    if (this.game?.total) return this.game.total(view, seat);
    return view.scores.find((score) => score.seat === seat)?.total ?? 0;
  }

  /** A link that shows a page of this table to whoever gets it: as a watcher sees it, and everything once the game is over. */
  async linkTo(path: string): Promise<string> {
    return `${location.origin}${path}#watch=${await this.watchKey()}`;
  }

  private async watchKey(): Promise<string> {
    const kept = readKeys(this.id) ?? this.keys;
    if (kept.watching) return kept.secrets[0] ?? "";
    if (kept.watch) return kept.watch;
    const answer = await this.send({ type: "share", seat: this.yours[0] ?? null });
    if (answer.refused) throw new Refusal(answer.refused);
    const watch = answer.result?.key ?? "";
    keepKeys(this.id, { ...kept, watch });
    return watch;
  }

  /** The record of the game, once it is over. */
  record(): Promise<Record<string, unknown>> {
    return readRecord(this.id, this.keys.secrets[0] ?? "");
  }

  async loadWords(): Promise<void> {
    if (this.facts) this.words = await readWords(this.facts.game, settings.language);
  }
}

/** The steps that still hold. */
function strike(steps: Step[]): Step[] {
  let kept: Step[] = [];
  for (const step of steps) {
    if (step.struck !== null) kept = kept.filter((each) => each.version <= step.struck!);
    if (step.events.length > 0) kept.push(step);
  }
  return kept;
}

export function explain(error: unknown): string {
  if (error instanceof Refusal) return sayRefusal(error.refused);
  if (error instanceof Unreachable) return m.server_silent();
  return error instanceof Error ? error.message : String(error);
}

const KEY = Symbol("table");

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

/** The table the components below are drawn for. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
