/** Gorinto on the home page. */
import { m } from "../../paraglide/messages.js";
import Picture from "../../home/Gorinto.svelte";
import type { HomeEntry } from "../../home/shelf";

export const entry: HomeEntry = { place: 1, title: "Gorinto", silk: "var(--ume)", Picture, line: () => m.line_gorinto() };
