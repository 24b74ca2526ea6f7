/** What the bots' levels are called, and the face of each: a picture of its own, loaded when it is shown. */
import { m } from "../paraglide/messages.js";

const NAMES: Record<string, () => string> = {
  beginner: () => m.level_beginner(),
  easy: () => m.level_easy(),
  middling: () => m.level_middling(),
  strong: () => m.level_strong(),
  expert: () => m.level_expert(),
};

/** The address of a level's face; a bot that somebody added has none. */
export function faceOf(level: string | null | undefined): string | null {
  return level && level in NAMES ? `/faces/${level}.svg` : null;
}

export function levelName(level: string): string {
  return NAMES[level]?.() ?? level;
}
