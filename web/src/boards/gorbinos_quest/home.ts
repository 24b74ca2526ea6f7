/** Gorbino’s Quest on the home page. */
import { m } from "../../paraglide/messages.js";
import Picture from "../../home/GorbinosQuest.svelte";
import type { HomeEntry } from "../../home/shelf";

export const entry: HomeEntry = { place: 3, title: "Gorbino’s Quest", silk: "var(--koke)", Picture, line: () => m.line_gorbinos_quest() };
