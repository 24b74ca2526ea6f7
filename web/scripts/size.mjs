/** Holds the promise: the JavaScript from the page's address to the first playable board, gzipped, at most 80 KB. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PAGE = "../src/tokonoma/server/page";
const MOST = 80 * 1024;
const manifest = JSON.parse(readFileSync(`${PAGE}/.vite/manifest.json`, "utf8"));

/** Every chunk that a chunk brings with it. */
function chunks(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of manifest[name].imports ?? []) chunks(next, found);
  return found;
}

let failed = false;
for (const board of Object.keys(manifest).filter((name) => /^src\/boards\/\w+\/index\.ts$/.test(name))) {
  const needed = new Set();
  for (const entry of ["index.html", "src/pages/Home.svelte", "src/pages/Table.svelte", board]) chunks(entry, needed);
  const files = new Set([...needed].map((name) => manifest[name].file).filter((file) => file.endsWith(".js")));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${PAGE}/${file}`), { level: 9 }).length, 0);
  console.log(`${board.split("/")[2]}: ${(bytes / 1024).toFixed(1)} KB of ${MOST / 1024} KB gzipped to the first playable board`);
  failed ||= bytes > MOST;
}
if (failed) process.exit(1);
