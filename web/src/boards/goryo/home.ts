/** Goryō on the home page. */
import { m } from "../../paraglide/messages.js";
import Picture from "../../home/Goryo.svelte";
import type { HomeEntry } from "../../home/shelf";

export const entry: HomeEntry = { place: 2, title: "Goryō", silk: "var(--ai)", Picture, line: () => m.line_goryo() };
