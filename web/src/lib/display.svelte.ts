/**
 * What the board shows, which may lag behind what is known: other people's moves are shown one after another, each with
 * its pieces flying. A player's own touch ends the show at once, so motion never blocks input.
 */
import { tick } from "svelte";
import type { GameTable } from "../boards/table";
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

  private queue: Scene[] = [];
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

  push(scene: Scene): void {
    if (!this.playing && this.isStill(scene)) return this.showAtOnce(scene);
    this.told ??= (scene.steps[0]?.version ?? 1) - 1;
    this.queue.push(scene);
    this.past.push(scene);
    if (this.past.length > REMEMBERED) this.before = this.past.shift()!.view;
    if (!this.playing) void this.play();
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
    const duration = document.hidden ? 0 : settings.lasting(MOVE);
    const lifted = duration > 0 ? lift(flights) : [];
    this.onScene(scene);
    this.shown = scene.view;
    this.mark(scene);
    await tick();
    await land(lifted, duration, settings.lasting(STAGGER));
    const told = Math.max(0, ...events.map((event) => game?.lasts?.(event) ?? 0));
    if (told > 0) await this.look(scene, told, duration > 0);
    if (this.told !== null) this.told = scene.steps.at(-1)?.version ?? this.told;
    if (duration > 0 && this.queue.length > 0) await this.pause(settings.lasting(BREATH));
  }

  /** Let the board play out what it shows by itself. The end of a game is looked at for a while even without motion. */
  private async look(scene: Scene, milliseconds: number, moves: boolean): Promise<void> {
    const least = scene.view.outcome === null || document.hidden ? 0 : LAST_LOOK;
    const lasts = Math.max(moves ? settings.lasting(milliseconds) : 0, least);
    if (lasts > 0) await this.pause(lasts);
  }
}

