/** The games on the home page. Every folder of `boards/` with a `home.ts` is one. */
import type { Component } from "svelte";

/** What a game's `home.ts` says: its place in the row, title, colour, picture and sentence. */
export interface HomeEntry {
  place: number;
  title: string;
  silk: string;
  Picture: Component;
  line: () => string;
}

export interface Scroll extends HomeEntry {
  game: string;
}

const found = import.meta.glob<{ entry: HomeEntry }>("../boards/*/home.ts", { eager: true });

export const SHELF: readonly Scroll[] = Object.entries(found)
  .map(([path, { entry }]) => ({ game: path.split("/").at(-2) ?? "", ...entry }))
  .sort((a, b) => a.place - b.place);

/** What a game is called. */
export function titleOf(game: string): string {
  return SHELF.find((scroll) => scroll.game === game)?.title ?? game;
}
