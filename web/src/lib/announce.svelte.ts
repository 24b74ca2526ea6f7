/** What a screen reader is told: the log politely, the turn at once. `Announcer.svelte` holds the live regions. */

class Announcer {
  polite = $state("");
  assertive = $state("");

  say(text: string): void {
    this.polite = text;
  }

  call(text: string): void {
    this.assertive = text;
  }
}

export const announcer = new Announcer();
