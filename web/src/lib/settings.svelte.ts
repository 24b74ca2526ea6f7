/** A player's settings, kept in this browser only. */
import type { Confirm } from "./compose";
import { speak } from "./language";
import { keep, recall } from "./storage";
import type { Language } from "./words";

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "usual" | "fast" | "none";

/** What one second of the motion table lasts at each speed. */
export const PACE: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.5, none: 0 };

const KEY = "tokonoma.settings";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  confirm = $state<Confirm>("irrevocable");
  speed = $state<Speed>("usual");
  sound = $state(true);
  /** Whether a hidden tab tells by a notification that it is one's turn. */
  notify = $state(false);
  name = $state("");

  constructor() {
    const speaks = navigator.language.toLowerCase().startsWith("fr");
    Object.assign(this, { language: speaks ? "fr" : "en" }, recall<Settings>(KEY));
  }

  /** Whether the page is dark now, be it by choice or by the system's, which wins where it forces its colours. */
  get isDark(): boolean {
    if (forcesColours.matches) return prefersDark.matches;
    return this.theme === "dark" || (this.theme === "system" && prefersDark.matches);
  }

  /** How long a motion of so many milliseconds lasts for this player. */
  lasting(milliseconds: number): number {
    return prefersStill.matches ? 0 : milliseconds * PACE[this.speed];
  }

  keep(): void {
    const { language, theme, confirm, speed, sound, notify, name } = this;
    keep(KEY, { language, theme, confirm, speed, sound, notify, name });
  }
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const forcesColours = matchMedia("(forced-colors: active)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

export const settings = new Settings();

speak(() => settings.language);

/** Carry the settings to the document and to the browser's store, now and whenever they change. */
export function keepSettings(): void {
  const paint = () => (document.documentElement.dataset["theme"] = settings.isDark ? "dark" : "light");
  for (const each of [prefersDark, forcesColours]) each.addEventListener("change", paint);
  $effect(() => {
    paint();
    document.documentElement.lang = settings.language;
    settings.keep();
  });
}
