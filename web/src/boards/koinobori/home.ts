/** Koinobori on the home page. */
import { m } from "../../paraglide/messages.js";
import Picture from "../../home/Koinobori.svelte";
import type { HomeEntry } from "../../home/shelf";

export const entry: HomeEntry = { place: 4, title: "Koinobori", silk: "var(--kaki)", Picture, line: () => m.line_koinobori() };
