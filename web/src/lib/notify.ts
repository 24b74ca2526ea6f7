/** A word to a player who is looking at another tab, where the player allowed it. */
import { settings } from "./settings.svelte";

/** Tell it if this tab is hidden; gives back how to withdraw it. */
export function notify(title: string, body: string): (() => void) | undefined {
  if (!settings.notify || !document.hidden || !mayNotify()) return undefined;
  try {
    const note = new Notification(title, { body, tag: "turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    // Some browsers only let a service worker notify; the tab's title still tells.
    return undefined;
  }
}

function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Ask the browser for its leave; false where it refuses. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
