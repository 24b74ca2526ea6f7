/**
 * What the board shows, which may lag behind what is known: other people's moves are shown one after another, each with
 * its pieces flying. Where a turn has many, each takes less time, so that the turn is shown within about two seconds. A
 * player's own touch ends the show at once, so motion never blocks input.
 */
import { tick } from "svelte";
import type { GameTable } from "../boards/table";
import { land, landAll, lift } from "./motion";
import type { Step, View } from "./protocol";
import { PACE, settings } from "./settings.svelte";

/** Some steps, and the view after the last of them. */
export interface Scene {
  steps: readonly Step[];
  view: View;
}

const MOVE = 260;
const STAGGER = 60;
const BREATH = 220;
const REMEMBERED = 60;
/** How long a turn of somebody else is shown from its first decision on; where more is to be shown, each takes less. */
const TURN = 1400;
/** What is left of that at least, however late a decision is told. */
const LEAST = 160;
/** The part of its time a motion takes at least. */
const SHORTEST = 0.12;
/** What a board plays out by itself takes at least this part of its time, and is waited for so long. */
const SHORTEST_TOLD = 0.35;
const LEAST_TOLD = 250;
/** After so long a pause somebody decides anew, be it in the same turn. */
const PAUSE = 800;
/** How long the last thing of a game that a board plays out is seen before the results. */
const LAST_LOOK = 1600;

export class Display {
  /** What is drawn. */
  shown = $state.raw<View | null>(null);
  /** Everything that changed since the player's last decision. */
  just = $state.raw<ReadonlySet<string>>(new Set());
  playing = $state(false);
  /** The version up to which the board has shown what happened; the log tells no more. Null: everything. */
  told = $state<number | null>(null);

  /** The part of its usual time that a board takes to play something out by itself. */
  pace = $state(1);

  private queue: Scene[] = [];
  /** The turn that is shown: when its first decision was told, and whose it is; and when the board was last still. */
  private since = 0;
  private turnOf: number | null = null;
  private still = 0;
  /** What is shown takes its usual time, as in a replay, or when the last turn is watched again. */
  private isCalm = false;
  /** What was shown before the last turn of others, and the scenes since. */
  private before: View | null = null;
  private past: Scene[] = [];
  /** Counts the shows, so that one that was cut short does not end the next. */
  private shows = 0;
  private resume: () => void = () => undefined;

  constructor(
    private readonly game: () => GameTable | null,
    private readonly onScene: (scene: Scene) => void,
    /** Everything that was to be shown is shown. */
    private readonly onEnd: () => void = () => undefined,
  ) {}

  /** Show this at once, with nothing before it. */
  set(view: View | null): void {
    this.queue = [];
    landAll();
    this.shown = view;
    this.before = view;
    this.past = [];
    this.end();
  }

  push(scene: Scene, calm = false): void {
    if (!this.playing && this.isStill(scene)) return this.showAtOnce(scene);
    this.told ??= (scene.steps[0]?.version ?? 1) - 1;
    this.isCalm = calm;
    this.timeTurn(scene);
    this.queue.push(scene);
    this.past.push(scene);
    if (this.past.length > REMEMBERED) this.before = this.past.shift()!.view;
    if (!this.playing) void this.play();
  }

  /** How long a motion of so many milliseconds lasts that a board plays by itself. */
  lasting(milliseconds: number): number {
    return settings.lasting(milliseconds * this.pace);
  }

  /** The time of a turn runs from its first decision on; one's own decisions are each shown as a turn. */
  private timeTurn({ steps, view }: Scene): void {
    const seat = steps.find((step) => step.seat !== null)?.seat ?? null;
    const now = performance.now();
    const goesOn = (seat === null || seat === this.turnOf) && (this.playing || now - this.still < PAUSE);
    if (!goesOn || (seat !== null && seat === view.seat)) this.since = now;
    this.turnOf = seat ?? this.turnOf;
  }

  /** What is left to show the turn in, in milliseconds at the usual speed. */
  private get left(): number {
    return Math.max(LEAST, TURN - (performance.now() - this.since) / PACE[settings.speed]);
  }

  /** The part of its usual time that each scene takes, so that all that wait are shown in what is left. */
  private hurry(scene: Scene): number {
    const usual = [scene, ...this.queue].reduce((sum, each) => sum + this.usual(each), 0);
    return this.isCalm ? 1 : Math.min(1, Math.max(SHORTEST, this.left / usual));
  }

  private usual({ steps, view }: Scene): number {
    const game = this.game();
    const flights = game ? steps.flatMap((step) => step.events).flatMap((event) => game.flights(event, view)).length : 0;
    return (flights > 0 ? MOVE + (flights - 1) * STAGGER : 0) + BREATH;
  }

  /** Whether there is nothing to watch: no motion is wanted, and the board plays nothing out at the end of the game. */
  private isStill({ steps, view }: Scene): boolean {
    const lasts = steps.some((step) => step.events.some((event) => (this.game()?.lasts?.(event) ?? 0) > 0));
    return (document.hidden || settings.lasting(MOVE) === 0) && !(lasts && view.outcome !== null);
  }

  private showAtOnce(scene: Scene): void {
    this.past.push(scene);
    this.onScene(scene);
    this.mark(scene);
    this.shown = scene.view;
  }

  /** Forget what came before: the next replay begins here. */
  turnBegins(): void {
    this.before = this.queue.at(-1)?.view ?? this.shown;
    this.past = [];
  }

  /** The player decides: what was marked so far has been seen. */
  unmark(): void {
    this.just = new Set();
  }

  /** Show the last turn again. */
  replay(): void {
    if (!this.before || this.past.length === 0) return;
    this.flush();
    this.shown = this.before;
    this.just = new Set();
    this.queue = [...this.past];
    this.isCalm = true;
    void this.play();
  }

  /** End the show: everything is where it belongs. */
  flush(): void {
    const rest = this.queue;
    this.queue = [];
    landAll();
    this.resume();
    for (const scene of rest) this.mark(scene);
    if (rest.length > 0) this.shown = rest.at(-1)!.view;
    this.end();
  }

  /** Let a scene be looked at; a touch ends it. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.resume = done;
      setTimeout(done, milliseconds);
    });
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const show = ++this.shows;
    await tick();
    while (this.queue.length > 0 && show === this.shows) await this.show(this.queue.shift()!);
    if (show === this.shows) this.end();
  }

  private end(): void {
    const played = this.playing;
    this.shows += 1;
    this.playing = false;
    this.isCalm = false;
    this.still = performance.now();
    this.told = null;
    if (played) this.onEnd();
  }

  private mark(scene: Scene): void {
    const game = this.game();
    const events = scene.steps.flatMap((step) => step.events);
    if (game) this.just = new Set([...this.just, ...events.flatMap((event) => game.things(event))]);
  }

  private async show(scene: Scene): Promise<void> {
    const game = this.game();
    const events = scene.steps.flatMap((step) => step.events);
    const flights = game ? events.flatMap((event) => game.flights(event, scene.view)) : [];
    const hurry = this.hurry(scene);
    const duration = document.hidden ? 0 : settings.lasting(MOVE * hurry);
    const lifted = duration > 0 ? lift(flights) : [];
    const told = Math.max(0, ...events.map((event) => game?.lasts?.(event) ?? 0));
    const waits = this.isCalm || scene.view.outcome !== null ? told : Math.min(told, Math.max(LEAST_TOLD, this.left));
    if (told > 0) this.pace = Math.max(SHORTEST_TOLD, waits / told);
    this.onScene(scene);
    this.shown = scene.view;
    this.mark(scene);
    await tick();
    await land(lifted, duration, settings.lasting(STAGGER * hurry));
    if (told > 0) await this.look(scene, waits, duration > 0);
    if (this.told !== null) this.told = scene.steps.at(-1)?.version ?? this.told;
    if (duration > 0 && this.queue.length > 0) await this.pause(settings.lasting(BREATH * hurry));
  }

  /** Let the board play out what it shows by itself. The end of a game is looked at for a while even without motion. */
  private async look(scene: Scene, milliseconds: number, moves: boolean): Promise<void> {
    const least = scene.view.outcome === null || document.hidden ? 0 : LAST_LOOK;
    const lasts = Math.max(moves ? settings.lasting(milliseconds) : 0, least);
    if (lasts > 0) await this.pause(lasts);
  }
}

