/** Which page the address asks for. Secrets travel in the fragment only, which never leaves the browser. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; move: number | null; analysing: boolean; brought: boolean }
  | { page: "games" }
  | { page: "study" }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "first"; game: string }
  | { page: "puzzle"; game: string; puzzle: string | null }
  | { page: "lost" };

const FIRST_GAME = "first-game";
/** The address of the record that is being studied: /replay/record. */
export const RECORD = "record";

/** The page an address names. */
export function readRoute(url: URL): Route {
  const [, first = "", second = "", third = ""] = url.pathname.split("/");
  if (first === "") return { page: "home" };
  if (first === "games" || first === "study") return { page: first };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "learn" && second && third === FIRST_GAME) return { page: "first", game: second };
  if (first === "learn" && second && third) return { page: "lesson", game: second, lesson: third };
  if (first === "learn") return { page: "learn", game: second || null };
  if (first === "puzzles" && second) return { page: "puzzle", game: second, puzzle: third || null };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "analysis" && second === "record" && third) return { page: "replay", id: third, move: readMove(url.searchParams.get("move")), analysing: true, brought: true };
  if ((first === "replay" || first === "analysis") && second) return { page: "replay", id: second, move: readMove(url.searchParams.get("move")), analysing: first !== "replay", brought: false };
  return { page: "lost" };
}

function readMove(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** What the fragment carries, such as an invitation or a seat's secret. */
export function readFragment(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ""));
}

class Router {
  route = $state.raw<Route>(readRoute(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of ours. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = readRoute(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
