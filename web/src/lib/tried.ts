/** Tables that begin from a decision of an analysed game, with the way back to it; kept until this tab is closed. */
const KEY = "tokonoma.tried.";

export function keepTried(table: string, address: string): void {
  sessionStorage.setItem(KEY + table, address);
}

export function triedFrom(table: string): string | null {
  return sessionStorage.getItem(KEY + table);
}
