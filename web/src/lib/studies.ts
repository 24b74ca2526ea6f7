/** The server's doors for studies, and the study this tab goes on with. */
import { json } from "./api";
import type { BeginStudy, StudyTable, TakeStudy, Thinking, ThinkAbout } from "./protocol";

const KEY = "tokonoma.study";

export const takeStudy = (take: TakeStudy): Promise<StudyTable> => json("/study/table", take);
export const thinkAbout = (about: ThinkAbout): Promise<Thinking> => json("/study/think", about);

/** A study as it is kept until the tab is closed: where it begins, and what was tried. */
export interface KeptStudy {
  begin: BeginStudy;
  steps: string[];
}

export function keepStudy(study: KeptStudy): void {
  sessionStorage.setItem(KEY, JSON.stringify(study));
}

export function forgetStudy(): void {
  sessionStorage.removeItem(KEY);
}

export function keptStudy(): KeptStudy | null {
  const text = sessionStorage.getItem(KEY);
  return text ? JSON.parse(text) : null;
}
