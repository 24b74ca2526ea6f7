/**
 * What the board shows, which may lag behind what is known: other people's moves are shown one after another, each with
 * its pieces flying. A player's own touch ends the show at once, so motion never blocks input.
 */
import { tick } from "svelte";
import type { Event, GameTable } from "../boards/table";
import { land, landAll, lift } from "./motion";
import type { Step, View } from "./protocol";
import { settings } from "./settings.svelte";

/** Some steps, and the view after the last of them. */
export interface Scene {
  steps: readonly Step[];
  view: View;
}

const MOVE = 260;
const STAGGER = 60;
const BREATH = 220;
const REMEMBERED = 60;

export class Display {
  /** What is drawn. */
  shown = $state.raw<View | null>(null);
  /** The things the last scene was about. */
  just = $state.raw<ReadonlySet<string>>(new Set());
  playing = $state(false);

  private queue: Scene[] = [];
  /** What was shown before the last turn of others, and the scenes since. */
  private before: View | null = null;
  private past: Scene[] = [];
  private resume: () => void = () => undefined;

  constructor(
    private readonly game: () => GameTable | null,
    private readonly onScene: (scene: Scene) => void,
  ) {}

  /** Show this at once, with nothing before it. */
  set(view: View | null): void {
    this.queue = [];
    landAll();
    this.shown = view;
    this.before = view;
    this.past = [];
  }

  push(scene: Scene): void {
    this.queue.push(scene);
    this.past.push(scene);
    if (this.past.length > REMEMBERED) this.before = this.past.shift()!.view;
    if (!this.playing) void this.play();
  }

  /** Forget what came before: the next replay begins here. */
  turnBegins(): void {
    this.before = this.queue.at(-1)?.view ?? this.shown;
    this.past = [];
  }

  /** Show the last turn again. */
  replay(): void {
    if (!this.before || this.past.length === 0) return;
    this.flush();
    this.shown = this.before;
    this.queue = [...this.past];
    void this.play();
  }

  /** End the show: everything is where it belongs. */
  flush(): void {
    const last = this.queue.at(-1);
    this.queue = [];
    landAll();
    this.resume();
    if (last) this.shown = last.view;
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
    await tick();
    while (this.queue.length > 0) await this.show(this.queue.shift()!);
    this.playing = false;
  }

  private async show(scene: Scene): Promise<void> {
    const game = this.game();
    const events = scene.steps.flatMap((step) => step.events as unknown as Event[]);
    const flights = game ? events.flatMap((event) => game.flights(event, scene.view)) : [];
    const duration = document.hidden ? 0 : settings.lasting(MOVE);
    const lifted = duration > 0 ? lift(flights) : [];
    this.onScene(scene);
    this.shown = scene.view;
    this.just = new Set(game ? events.flatMap((event) => game.things(event)) : []);
    await tick();
    await land(lifted, duration, settings.lasting(STAGGER));
    const told = Math.max(0, ...events.map((event) => game?.lasts?.(event) ?? 0));
    const breath = Math.max(told, this.queue.length > 0 ? BREATH : 0);
    if (duration > 0 && breath > 0) await this.pause(settings.lasting(breath));
  }
}

