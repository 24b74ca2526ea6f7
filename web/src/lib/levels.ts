/** What the bots' levels are called. */
import { m } from "../paraglide/messages.js";

const NAMES: Record<string, () => string> = {
  beginner: () => m.level_beginner(),
  easy: () => m.level_easy(),
  middling: () => m.level_middling(),
  strong: () => m.level_strong(),
  expert: () => m.level_expert(),
};

export function levelName(level: string): string {
  return NAMES[level]?.() ?? level;
}
