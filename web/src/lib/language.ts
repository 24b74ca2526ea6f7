/** Which language the page speaks; the settings say it, and every message asks here. */
import type { Language } from "./words";

type Said<Inputs> = (inputs: Inputs) => string;

let spoken: () => Language = () => "en";

/** Have the language asked for where it is kept. */
export function speak(language: () => Language): void {
  spoken = language;
}

/** One message out of its two forms. */
export function inLanguage<Inputs>(english: Said<Inputs>, french: Said<Inputs>): Said<Inputs> {
  return (inputs) => (spoken() === "fr" ? french : english)(inputs);
}
