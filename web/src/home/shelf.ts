/** The four games in the order in which they hang in the alcove, each with its picture and its sentence. */
import type { Component } from "svelte";
import { m } from "../paraglide/messages.js";
import Gorinto from "./Gorinto.svelte";
import Goryo from "./Goryo.svelte";
import GorbinosQuest from "./GorbinosQuest.svelte";
import Koinobori from "./Koinobori.svelte";

export interface Scroll {
  game: string;
  title: string;
  silk: string;
  Picture: Component;
  line: () => string;
}

export const SHELF: readonly Scroll[] = [
  { game: "gorinto", title: "Gorinto", silk: "var(--ume)", Picture: Gorinto, line: () => m.line_gorinto() },
  { game: "goryo", title: "Goryō", silk: "var(--ai)", Picture: Goryo, line: () => m.line_goryo() },
  { game: "gorbinos_quest", title: "Gorbino’s Quest", silk: "var(--koke)", Picture: GorbinosQuest, line: () => m.line_gorbinos_quest() },
  { game: "koinobori", title: "Koinobori", silk: "var(--kaki)", Picture: Koinobori, line: () => m.line_koinobori() },
];

/** What a game is called. */
export function titleOf(game: string): string {
  return SHELF.find((scroll) => scroll.game === game)?.title ?? game;
}
